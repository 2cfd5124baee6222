"""Laws that hold in COIN at any time."""

from cutpurse.core.compiling import rule
from cutpurse.games._twosided.laws import broken_deck, wrong_sizes
from cutpurse.games.coin.rules import BANK, BURY, MIDDLE, NEW_ROUND, RESOLVE

BROKEN_LAWS = {1: "a colour's cards are not all there once", 2: "a hand or deck has the wrong size"}


@rule
def broken_law(s):
    """Every colour's thirteen cards are somewhere, once; hands and decks have the sizes of COI-34, COI-35."""
    if broken_deck(s):
        return 1
    if s.phase >= NEW_ROUND:
        return 0
    in_trick = s.phase == BANK or s.phase == MIDDLE or s.phase == RESOLVE
    return 2 if wrong_sizes(s, in_trick, s.phase == BANK, s.actor if s.phase == BURY else -1) else 0
