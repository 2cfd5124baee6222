"""The guided first game of Cryptruck: a whole round of six tricks with two others, from the auction to the count."""

from cutpurse.core.guide import Guide, GuideStep

GUIDE = Guide(
    seed="lesson 321",
    seats=3,
    minutes=3,
    steps=(
        GuideStep(say="guide-aim", at=("hand.0",)),
        GuideStep(say="guide-count", at=("blocks.0",)),
        GuideStep(say="guide-trump", at=("trump.card",), then=("Cleo: reveal Red 1",)),
        GuideStep(
            say="guide-want", at=("offer.card",), play=("want",), other="guide-want-other", then=("Bram: decline",)
        ),
        GuideStep(
            say="guide-give",
            at=("hand.0",),
            play=("give Red 2",),
            other="guide-give-other",
            then=("Bram: Red 5", "Cleo: Red 2"),
        ),
        GuideStep(say="guide-followed", at=("seat.1",), then=("Bram: Blue 5", "Cleo: Blue 6")),
        GuideStep(
            say="guide-follow", at=("trick",), play=("Blue 2",), other="guide-follow-other", then=("Cleo: White 3",)
        ),
        GuideStep(
            say="guide-white", at=("trick",), play=("Green 6",), other="guide-white-other", then=("Bram: Blue 1",)
        ),
        GuideStep(
            say="guide-lead",
            at=("blocks.0",),
            play=("Red 3",),
            other="guide-lead-other",
            then=("Bram: Red 6", "Cleo: Green 3"),
        ),
        GuideStep(say="guide-trumped", at=("seat.2",), then=("Cleo: Green 2",)),
        GuideStep(say="guide-second", at=("trick",), play=("Green 4",), then=("Bram: Red 4",)),
        GuideStep(say="guide-three", at=("blocks.0",)),
        GuideStep(say="guide-last", at=("hand.0",), play=("Blue 3",), then=("Bram: Blue 4", "Cleo: Green 1")),
        GuideStep(say="guide-round", at=("points.0", "points.1", "points.2")),
        GuideStep(say="guide-end"),
    ),
)
