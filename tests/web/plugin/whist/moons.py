"""Whist with colours and drawings of its own, of which one can't be used."""

from cutpurse.core.look import STANDARD_RANKS, Look, Suit
from whist.renamed import renamed

public, own = renamed("moons", {"Clubs": "Moons", "Diamonds": "Suns", "Hearts": "Comets", "Spades": "Waves"})

LOOK = Look(
    suits=(
        Suit(name="Moons", letter="M", colour="#d98bb0", symbol="moon"),
        Suit(name="Suns", letter="S", colour="#f7e9a0", symbol="sun"),
        Suit(name="Comets", letter="C", colour="#10141c", symbol="comet"),
        Suit(name="Waves", letter="W", colour="blue", symbol="wave"),
    ),
    ranks=STANDARD_RANKS,
    back="b-moons",
    mat="m-moons",
    tint="#8a2f5a",
    large=2,
)
