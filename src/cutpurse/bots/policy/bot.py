"""The policy as a bot: one look by a small network, no search."""

import logging
from functools import cache
from importlib import resources

from cutpurse.bots.policy.network import choose_at
from cutpurse.bots.policy.weights import FILE, Policy, Room, WrongPolicy
from cutpurse.bots.position import Position
from cutpurse.bots.simple import GreedyBot
from cutpurse.core import compiling
from cutpurse.core.game import Game

log = logging.getLogger(__name__)


@cache
def policy_of(game: Game) -> Policy | None:
    """The policy that comes with a game. If it has none that fits, that is logged once."""
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    try:
        with file.open("rb") as opened:
            return Policy.read(game, opened)
    except WrongPolicy as error:
        log.warning("%s; the greedy rules serve", error)
        return None


class QuickBot:
    """What the learned policy scores highest; the greedy rules where a game has none."""

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy  # else that of the game
        self.room: Room | None = None
        self.game: Game | None = None

    def choose(self, position: Position) -> int:
        if self.game is not position.game:
            self.game = position.game
            policy = self.policy or policy_of(position.game)
            self.room = Room(policy) if policy else None
        room = self.room
        if room is None or compiling.is_interpreted(position.states) or compiling.INTERPRETED:
            return GreedyBot().choose(position)
        if len(position.legal) == 1:
            return position.legal[0]
        action, _ = choose_at(
            position.states, 0, position.seat, room.net, room.shape, room.observation, room.inputs, room.actions,
            room.work, room.scores, position.rng,
        )  # fmt: skip
        return int(action)
