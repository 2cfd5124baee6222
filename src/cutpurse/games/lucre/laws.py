"""Laws that hold in Lucre at any time."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.laws import broken_deck, wrong_sizes
from cutpurse.games.lucre.rules import ENDED, MIDDLE, RESOLVE, SWAP, WEALTH

BROKEN_LAWS = {1: "a guild's cards are not all there once", 2: "a hand or deck has the wrong size"}


@rule
def broken_law(s):
    """Every guild's thirteen cards are somewhere, once; hands and decks have the sizes of LUC-38, LUC-39."""
    if broken_deck(s):
        return 1
    if s.phase == SWAP or s.phase == ENDED:
        return 0
    in_round = s.phase == WEALTH or s.phase == MIDDLE or s.phase == RESOLVE
    return 2 if wrong_sizes(s, in_round, s.phase == WEALTH, -1) else 0
