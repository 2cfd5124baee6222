"""Bots that don't think ahead: at random, by a game's greedy rules, or by these but not always."""

from cutpurse.bots.position import Position
from cutpurse.core import loop
from cutpurse.core.chance import below, fraction, pick

CARELESS = 0.2  # of Novice's choices


class RandomBot:
    """Any legal action, each equally likely."""

    def choose(self, position: Position) -> int:
        return int(pick(position.rng, loop.legal_at(position.states, 0)))


class GreedyBot:
    """What the game's greedy rules say."""

    def choose(self, position: Position) -> int:
        return int(loop.greedy_at(position.states, 0, position.rng))


class NoviceBot(GreedyBot):
    """What the greedy rules say, but now and then any action, save for those that the game calls pointless."""

    def choose(self, position: Position) -> int:
        if len(position.legal) == 1 or fraction(position.rng) >= CARELESS:
            return super().choose(position)
        sensible = [action for action in position.legal if not position.is_pointless(action)] or position.legal
        return sensible[below(position.rng, len(sensible))]
