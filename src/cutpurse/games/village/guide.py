"""The guided first game of The Village: a Day and a Night as the Rake, up to a winning hand."""

from cutpurse.core.guide import Guide, GuideStep

GUIDE = Guide(
    seed="lesson 434",
    seats=4,
    minutes=3,
    steps=(
        GuideStep(say="guide-aim", at=("hand.0",)),
        GuideStep(say="guide-day", at=("seat.1",), then=("East: put 1", "South: put 2", "West: put 1")),
        GuideStep(
            say="guide-wager",
            at=("seat.2",),
            play=("put 3",),
            other="guide-wager-other",
            then=("East: stand", "South: stand", "West: stand"),
        ),
        GuideStep(
            say="guide-pots",
            at=("pot.end", "pot.daily"),
            then=(
                "East: draw",
                "East: end turn",
                "East: discard Rake",
                "South: draw",
                "South: end turn",
                "West: draw",
                "West: end turn",
                "West: discard Rake",
            ),
        ),
        GuideStep(say="guide-night", at=("courtyard",)),
        GuideStep(say="guide-power", at=("deck",), play=("draw two",), other="guide-power-other"),
        GuideStep(say="guide-end-turn", at=("hand.0",), play=("end turn",), other="guide-end-turn-other"),
        GuideStep(say="guide-discard", at=("courtyard",), play=("discard Coffer",), other="guide-discard-other"),
        GuideStep(say="guide-discard-too", play=("discard Coffer",), other="guide-discard-too-other"),
        GuideStep(
            say="guide-full",
            at=("courtyard", "refuse"),
            then=(
                "East: draw",
                "East: end turn",
                "East: discard Hill",
                "South: accuse East",
                "South: draw",
                "South: end turn",
                "South: discard Rake",
                "South: expose Coffer",
            ),
        ),
        GuideStep(say="guide-accused", at=("seat.2",), then=("West: draw", "West: end turn", "West: discard Steeple")),
        GuideStep(
            say="guide-token",
            at=("seat.2",),
            play=("stumble South",),
            other="guide-token-other",
            then=("South: discard Hill",),
        ),
        GuideStep(say="guide-trade", at=("courtyard",), play=("give Steeple",), other="guide-trade-other"),
        GuideStep(say="guide-take", at=("courtyard",), play=("take Rake",), other="guide-take-other"),
        GuideStep(
            say="guide-six",
            at=("hand.0",),
            play=("end turn",),
            other="guide-six-other",
            then=("East: conceal", "South: conceal", "West: conceal"),
        ),
        GuideStep(say="guide-reveal", at=("hand.0",), play=("reveal",), other="guide-reveal-other"),
        GuideStep(say="guide-won", at=("chips.0", "chips.3")),
        GuideStep(say="guide-end"),
    ),
)
