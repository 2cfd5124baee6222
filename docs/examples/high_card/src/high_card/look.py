"""What High Card looks like, and when it gives advice to beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(suits=(Suit(name="Card", letter="C", colour="blue", symbol="star"),))
TIPS = (
    Tip(when="start", key="tip-start"),
    Tip(when="log:takes-round", key="tip-count"),
)
