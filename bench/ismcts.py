"""Our Sharp against OpenSpiel's own search: one of it against IS-MCTS bots that play through our OpenSpiel interface.

They are OpenSpiel's in Python: its bots in C++ can't draw worlds of a game that is written in Python. Deals are played
in our arena, where such a bot is a Python class; what it is given is one of its seat's worlds, as an OpenSpiel state.
"""

import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.machine import machine
from bench.measure import Progress
from bench.ours import four_seats
from bench.pairings import AGAINST, Pairing, StrengthSettings, play_all
from bench.results import Limit, Results, Row
from bench.strength import share_row
from cutpurse.arena.tally import ArenaResult
from cutpurse.bots.position import Position
from cutpurse.core.chance import next_fast
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.envs.openspiel import SpielGame, SpielState, register

GAMES = ("lucre", "cryptruck")
DEALS = 64
SECONDS = 0.05  # for a move, of both
SIMULATIONS = 100  # for a move, where both have the same number
OURS = (f"sharp@{1000 * SECONDS:g}ms", f"sharp@{SIMULATIONS}")  # at equal time, and with equal numbers
EXPLORE = 1.4  # UCT's constant; what a game brings is 0 to 1
LEAST_TIMES = 2.0  # its fair share, at equal time

TIME = f"One Sharp against IS-MCTS, {1000 * SECONDS:g} ms a move"
NUMBER = f"One Sharp against IS-MCTS, {SIMULATIONS} simulations a move"
NOTES = {
    TIME: "The search is OpenSpiel's in Python (UCT, one random rollout, the action that was tried most often). It goes"
    " on until its time is up. Each game runs on one core.",
    NUMBER: "The same with as many simulations as Sharp has iterations, however long they take. There is no limit.",
}


class TimeIsUp(Exception):
    """The search has had its time."""


class TimedSearch(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """Its search, that stops by the clock and not by a number of simulations."""

    def run_search(self, state: SpielState) -> Any:
        self.end = time.perf_counter() + SECONDS
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        if time.perf_counter() >= self.end and self._root_node.total_visits > 0:
            raise TimeIsUp
        return super().sample_root_state(state)


@cache
def spiel_game(game: Game, seats: int) -> SpielGame:
    import pyspiel

    found: SpielGame = pyspiel.load_game(register(game), {"players": seats})
    return found


class Numbered:
    """OpenSpiel's search as a bot of the arena, with a number of simulations."""

    kind: type[Any] = ISMCTSBot
    simulations = SIMULATIONS

    def choose(self, position: Position) -> int:
        game = spiel_game(position.game, int(position.states["seats"][0]))
        luck = np.random.RandomState(int(next_fast(position.rng)))
        rollouts = RandomRolloutEvaluator(1, luck)
        search = self.kind(game, rollouts, EXPLORE, self.simulations, random_state=luck)
        return int(search.step(game.state_of(position)))


class Timed(Numbered):
    """The same, with as much time as ours."""

    kind = TimedSearch
    simulations = 1 << 30  # never reached


def run(games: Sequence[Game], settings: StrengthSettings, progress: Progress | None = None) -> Results:
    """Play both kinds of matches in all these games."""
    at_time = [pairing(game, OURS[0], Timed, settings) for game in games]
    at_number = [pairing(game, OURS[1], Numbered, settings) for game in games]
    here = machine()
    rows = [row(*each) for each in play_all(at_time + at_number, settings, progress)]
    return Results(
        title="Sharp beside OpenSpiel's IS-MCTS",
        date=date.today().isoformat(),
        taken="four at a table; duplicate deals in all seat rotations, from one fixed seed"
        + ("; as far as it has been played" if settings.only_kept else ""),
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def pairing(game: Game, one: str, kind: type[Numbered], settings: StrengthSettings) -> Pairing:
    others = f"python:{__name__}:{kind.__name__}"
    return Pairing(game=game, one=one, others=others, deals=settings.deals, part=AGAINST, seats=four_seats(game))


def row(pairing: Pairing, result: ArenaResult) -> Row:
    """Sharp's share of the wins, and what each move took."""
    one, others = result.bots
    if others.faults:
        raise CutpurseError(f"OpenSpiel's search has failed {others.faults} times in {result.title}")
    timed = pairing.others.endswith(Timed.__name__)
    enough = Limit(text=f"at least {LEAST_TIMES:g}x its fair share", met=one.win_share >= LEAST_TIMES * one.fair_share)
    told = share_row(TIME if timed else NUMBER, pairing, result, (enough,) if timed else ())
    took = f"a move {one.ms_median or 0:.0f} ms, theirs {others.ms_median or 0:.0f} ms"
    return replace(told, name=f"{result.title}: {one.name}, {others.seats} IS-MCTS", beside=(*told.beside, took))
