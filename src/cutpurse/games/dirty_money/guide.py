"""The guided first game of Dirty Money: five tricks with three rivals, up to the cleaner."""

from cutpurse.core.guide import Guide, GuideStep

GUIDE = Guide(
    seed="lesson 118",
    seats=4,
    options={"rounds": "1"},
    steps=(
        GuideStep(say="guide-aim", at=("hand.0",)),
        GuideStep(say="guide-lead", at=("seat.1",), then=("Magpie: Jewels 8", "Weasel: Jewels 9", "Raven: Jewels 12")),
        GuideStep(say="guide-follow", at=("trick",), play=("Jewels 3",), other="guide-follow-other"),
        GuideStep(say="guide-taken", at=("coins.3", "prints.3"), then=("Raven: Artifacts 6",)),
        GuideStep(
            say="guide-win",
            at=("trick",),
            play=("Artifacts 15",),
            other="guide-win-other",
            then=("Magpie: Artifacts 7", "Weasel: Artifacts 9"),
        ),
        GuideStep(
            say="guide-your-lead",
            at=("coins.0", "prints.0"),
            play=("Paintings 3",),
            other="guide-your-lead-other",
            then=("Magpie: Paintings 12", "Weasel: Paintings 15", "Raven: Paintings 4"),
        ),
        GuideStep(say="guide-weasel", at=("seat.2",), then=("Weasel: Junk 2", "Raven: Junk 10")),
        GuideStep(
            say="guide-void", at=("trick",), play=("Artifacts 2",), other="guide-void-other", then=("Magpie: Junk 13",)
        ),
        GuideStep(
            say="guide-dirty", at=("prints.1",), then=("Magpie: Jewels 13", "Weasel: Jewels 10", "Raven: Jewels 14")
        ),
        GuideStep(say="guide-cleaner", at=("trick",), play=("cleaner",), other="guide-cleaner-other"),
        GuideStep(say="guide-wiped", at=("coins.0", "prints.0")),
        GuideStep(say="guide-end", at=("prints.3",)),
    ),
)
