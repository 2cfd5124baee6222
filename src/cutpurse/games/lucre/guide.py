"""The guided first game of Lucre: three rounds, one of them as the Lead."""

from cutpurse.core.guide import Guide, GuideStep

GUIDE = Guide(
    seed="lesson 7167",
    seats=4,
    options={"mulligan": "off"},
    steps=(
        GuideStep(say="guide-aim", at=("hand.0",)),
        GuideStep(say="guide-purse", at=("prize.card",), then=("Green: wealth 6", "Green: 10 up")),
        GuideStep(say="guide-lead", at=("seat.1", "middle.1"), then=("Red: 7 up", "Yellow: 12 up")),
        GuideStep(say="guide-middle", at=("middle",)),
        GuideStep(say="guide-lowest", play=("2 up",), other="guide-lowest-other"),
        GuideStep(say="guide-resolved", at=("coins.0", "coins.3")),
        GuideStep(say="guide-wealth", at=("prize.card",), play=("wealth 11",), other="guide-wealth-other"),
        GuideStep(
            say="guide-highest",
            play=("12 up",),
            other="guide-highest-other",
            then=("Green: 3 up", "Red: 10 up", "Yellow: 6 down"),
        ),
        GuideStep(say="guide-won", at=("coins.0",)),
        GuideStep(say="guide-third", at=("prize.card",), then=("Yellow: wealth 11", "Yellow: 9 up")),
        GuideStep(
            say="guide-down",
            at=("hand.0",),
            play=("5 down", "9 down"),
            other="guide-down-other",
            then=("Green: 2 up", "Red: 13 up"),
        ),
        GuideStep(say="guide-so-far", at=("coins.0",)),
        GuideStep(say="guide-last-card", at=("hand.0",)),
        GuideStep(say="guide-end"),
    ),
)
