"""What Lucre looks like, and when it gives advice to beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Blue", letter="B", colour="blue", symbol="key"),
        Suit(name="Green", letter="G", colour="green", symbol="leaf"),
        Suit(name="Red", letter="R", colour="red", symbol="knife"),
        Suit(name="Yellow", letter="Y", colour="yellow", symbol="bell"),
    ),
    pips={"coin": "p-coin"},
    back="b-lucre",
    mat="m-lucre",
)

TIPS = (
    Tip(when="start", key="tip-start"),
    Tip(when="action:put-beneath", key="tip-swap"),
    Tip(when="action:to-wealth", key="tip-wealth"),
    Tip(when="action:face-up", key="tip-up"),
    Tip(when="action:face-down", key="tip-down"),
    Tip(when="why", key="tip-why"),
    Tip(when="log:lowest-stays", key="tip-lowest"),
    Tip(when="log:highest-takes", key="tip-takes"),
    Tip(when="log:late-round-begins", key="tip-late"),
)
