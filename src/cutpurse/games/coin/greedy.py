"""A simple player of COIN that never throws coins away."""

from cutpurse.core.bits import lowest
from cutpurse.core.compiling import rule
from cutpurse.games.coin.rules import legal


@rule
def greedy(s, rng):
    return lowest(legal(s))
