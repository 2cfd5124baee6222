"""The guided first game of COIN: three Tricks, the first of them in the learner's own Colour."""

from cutpurse.core.guide import Guide, GuideStep

GUIDE = Guide(
    seed="lesson 4003",
    seats=4,
    options={"target": "round"},
    minutes=3,
    steps=(
        GuideStep(say="guide-aim", at=("hand.0",)),
        GuideStep(
            say="guide-bank",
            at=("prize.card",),
            play=("bank 7",),
            other="guide-bank-other",
            then=("Blue: 9 up", "Orange: 12 up", "Yellow: 5 up"),
        ),
        GuideStep(say="guide-middle", at=("middle",)),
        GuideStep(say="guide-lowest", at=("prize.card",), play=("2 up",), other="guide-lowest-other"),
        GuideStep(say="guide-exchange", play=("exchange",), other="guide-exchange-other"),
        GuideStep(
            say="guide-bury",
            at=("hand.0",),
            play=("bury 9",),
            other="guide-bury-other",
            then=("Blue: keep", "Orange: keep", "Yellow: keep"),
        ),
        GuideStep(say="guide-second", at=("prize.card",), then=("Yellow: bank 4",)),
        GuideStep(
            say="guide-barred",
            at=("prize.card", "hand.0"),
            play=("13 up",),
            other="guide-barred-other",
            then=("Blue: 6 up", "Orange: 7 up", "Yellow: 3 down"),
        ),
        GuideStep(
            say="guide-foreign",
            at=("coins.0",),
            play=("keep",),
            other="guide-foreign-other",
            then=("Blue: keep", "Orange: keep", "Yellow: keep"),
        ),
        GuideStep(say="guide-third", at=("prize.card",), then=("Yellow: bank 11",)),
        GuideStep(
            say="guide-gray",
            at=("hand.0",),
            play=("4 down", "10 down"),
            other="guide-gray-other",
            then=("Blue: 1 up", "Orange: 13 up", "Yellow: 12 down"),
        ),
        GuideStep(say="guide-gray-done", at=("seat.0",)),
        GuideStep(say="guide-end"),
    ),
)
