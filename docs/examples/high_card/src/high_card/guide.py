"""The guided first game of High Card: one round."""

from cutpurse.core.guide import Guide, GuideStep

GUIDE = Guide(
    seed="lesson 12",
    seats=2,
    minutes=1,
    steps=(
        GuideStep(say="guide-hand", at=("hand.0",)),
        GuideStep(say="guide-play", play=("play 12",), other="guide-not-that", then=("East: play 9",)),
        GuideStep(say="guide-won", at=("points.0",)),
    ),
)
