"""What High Card looks like, and what it tells beginners."""

from cutpurse.core.look import Look, Suit, Tip

LOOK = Look(suits=(Suit(name="Card", letter="C", colour="blue", symbol="star"),))
TIPS = (
    Tip(when="start", text="Three cards each, one a round. The highest takes a point."),
    Tip(when="line:takes round", text="The cards are played in the open: count which high ones are gone."),
)
