"""Two bots that don't think ahead: one plays at random, one by a game's greedy rules."""

from cutpurse.bots.position import Position
from cutpurse.core import loop
from cutpurse.core.chance import pick


class RandomBot:
    """Any legal action, each equally likely."""

    def choose(self, position: Position) -> int:
        return int(pick(position.rng, loop.legal_at(position.states, 0)))


class GreedyBot:
    """What the game's greedy rules say."""

    def choose(self, position: Position) -> int:
        return int(loop.greedy_at(position.states, 0, position.rng))
