"""What Hearts looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(
    suits=(
        Suit(name="Clubs", letter="C", colour="slate", symbol="leaf"),
        Suit(name="Diamonds", letter="D", colour="orange", symbol="jewel"),
        Suit(name="Hearts", letter="H", colour="red", symbol="bell"),
        Suit(name="Spades", letter="S", colour="blue", symbol="knife"),
    ),
)
TIPS = (
    Tip(when="start", key="tip-aim"),
    Tip(when="why", key="tip-why"),
    Tip(when="log:takes-points", key="tip-points"),
    Tip(when="log:hearts-broken", key="tip-broken"),
)
