"""Compile a game before it is used, and tell how far that is."""

from collections.abc import Callable

import numpy as np

from cutpurse.core import compiling, loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.game import Game


def warm(game: Game, tell: Callable[[str], None]) -> None:
    """Compile everything that Python calls; nothing is told if that was done before."""
    if compiling.INTERPRETED:
        return
    stamp = compiling.CACHE / f"{game.layout.name}.ready"
    if stamp.exists():
        return
    calls = every_entry(game)
    for number, call in enumerate(calls, 1):
        tell(f"Compiling the rules of {game.title}, once: {number} of {len(calls)}")
        call()
    stamp.touch()


def every_entry(game: Game) -> list[Callable[[], object]]:
    """A call of each compiled function, on a game of its own."""
    options = game.settle_options()
    states = game.template(options, game.seats[0], count=2)
    rng = fast_rng(0)
    actions = np.zeros(MOST_ACTIONS, np.int64)
    per_seat = np.zeros(MOST_SEATS, np.int64)
    table = np.zeros((1, MOST_SEATS), np.int64)
    observation = np.zeros(game.observation_size, np.float32)

    def act() -> None:
        loop.begin_at(states, 0, actions)
        loop.act_at(states, 0, int(actions[0]), actions)

    def play() -> None:
        loop.begin_at(states, 0, actions)
        loop.play_at(states, 0, int(actions[0]))

    def advance() -> None:
        while loop.turn_at(states, 0) >= 0:
            loop.play_at(states, 0, int(np.log2(loop.legal_at(states, 0))))
        loop.advance_at(states, 0)

    return [
        lambda: loop.play_games(game.template(options, game.seats[0], 2), 0, 1, per_seat, rng, table, table.copy()),
        lambda: loop.deal_at(states, 0),
        act,
        play,
        advance,
        lambda: loop.scores_at(states, 0, per_seat),
        lambda: loop.standing_at(states, 0, per_seat),
        lambda: loop.redeal_at(states, 0, 0, rng),
        lambda: loop.observe_at(states, 0, 0, observation),
        lambda: loop.greedy_at(game.deal(options, game.seats[0], bytes(32)), 0, rng),
        lambda: loop.broken_law_at(states, 0),
    ]
