"""What COIN looks like, and when it gives advice to beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Red", letter="R", colour="red", symbol="square", pip="s-square"),
        Suit(name="Blue", letter="B", colour="blue", symbol="round", pip="s-round"),
        Suit(name="Orange", letter="O", colour="orange", symbol="tri", pip="s-tri"),
        Suit(name="Yellow", letter="Y", colour="yellow", symbol="cross", pip="s-cross"),
    ),
    pips={"coin": "p-coin", "gray": "p-gray"},
    back="b-coin",
    mat="m-coin",
    large=2,  # the Points of complete Rounds decide, the Coins of this one are what is played for
)

TIPS = (
    Tip(when="start", key="tip-start"),
    Tip(when="action:to-bank", key="tip-bank"),
    Tip(when="action:face-up", key="tip-up"),
    Tip(when="action:face-down", key="tip-down"),
    Tip(when="why", key="tip-why"),
    Tip(when="log:highest-takes", key="tip-takes"),
    Tip(when="action:exchange", key="tip-exchange"),
    Tip(when="action:put-beneath", key="tip-bury"),
    Tip(when="log:last-trick-begins", key="tip-last"),
    Tip(when="log:new-round", key="tip-new-round"),
)
