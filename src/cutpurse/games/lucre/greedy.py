"""A simple player of Lucre that never throws coins away."""

from cutpurse.core.bits import lowest
from cutpurse.core.compiling import rule
from cutpurse.games.lucre.rules import legal


@rule
def greedy(s, rng):
    return lowest(legal(s))
