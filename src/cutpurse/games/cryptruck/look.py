"""What Cryptruck looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Blue", letter="B", colour="blue", symbol="hex"),
        Suit(name="Green", letter="G", colour="green", symbol="wave"),
        Suit(name="Red", letter="R", colour="red", symbol="bolt"),
        Suit(name="Yellow", letter="Y", colour="yellow", symbol="pixel"),
        Suit(name="Violet", letter="V", colour="violet", symbol="ring"),
        Suit(name="White", letter="W", colour="white", symbol="star"),
    ),
    pips={"block": "p-block"},
    back="b-cryptruck",
    mat="m-cryptruck",
    large=2,  # the points of complete rounds decide, the blocks of this one are what is played for
)

TIPS = (
    Tip(when="start", key="tip-aim"),
    Tip(when="zone:trump", key="tip-trump"),
    Tip(when="action:reveal", key="tip-reveal"),
    Tip(when="action:want", key="tip-want"),
    Tip(when="action:give", key="tip-give"),
    Tip(when="why", key="tip-why"),
    Tip(when="log:wins-trick", key="tip-blocks"),
    Tip(when="log:wins-trick-has-three", key="tip-three"),
    Tip(when="log:round-over", key="tip-round"),
)
