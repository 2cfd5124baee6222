"""What the cards taken in a round are worth."""

from cutpurse.core.bits import count
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.options import WhiteScores
from cutpurse.games.cryptruck.rules_cards import BLOCKS, WHITES, firsts_of

NO_BLOCKS = 5  # points, CRY-22


@rule
def blocks_in(s, cards):
    """The block cards among these."""  # CRY-21
    return cards & (BLOCKS & ~WHITES if s.white_scores == WhiteScores.NOTHING else BLOCKS)  # CRY-A05


@rule
def colours_in(s, blocks):
    """How many colours these block cards count for."""  # CRY-23
    found = count(firsts_of(blocks & ~WHITES))
    if s.white_scores == WhiteScores.COLOUR:  # CRY-A05
        found += blocks & WHITES != 0
    return max(1, found)


@rule
def worth(s, taken):
    """The points for all the cards a seat has taken."""
    blocks = blocks_in(s, taken)
    number = count(blocks)
    if number == 0:
        return NO_BLOCKS if taken or not s.trick_for_five else 0  # CRY-22, CRY-A12
    return number * colours_in(s, blocks) if number <= 3 else number  # CRY-23, CRY-24
