"""A sensible player of Cryptruck."""

from cutpurse.core.chance import pick
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.rules import legal


@rule
def greedy(s, rng):
    return pick(rng, legal(s))
