"""The learned policy: how long a choice takes, and what it gains against greedy players."""

import time
from collections.abc import Sequence
from datetime import date
from random import Random

from bench.machine import machine
from bench.measure import Progress, Spread, counter
from bench.ours import four_seats
from bench.results import Limit, Results, Row, figure
from cutpurse import bots
from cutpurse.bots.policy.bot import policy_of
from cutpurse.bots.policy.network import choose_at
from cutpurse.bots.policy.weights import Policy, Room
from cutpurse.bots.position import Position
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States
from cutpurse.train.evaluation import Strength, strengths

MOST_US = 20.0  # a choice
BASE = "greedy"
POSITIONS, EVERY = 200, 3  # of each game; one decision in so many
ROUNDS = 20

TIME, GAIN = "CPU time of a choice", f"One quick against {BASE} ones"
NOTES = {
    TIME: f"`choose_at`, called from Python, in {POSITIONS} positions with a choice from games of {BASE} players, four"
    f" at the table where that can be: the best and the worst of {ROUNDS} rounds.",
    GAIN: "Played in compiled loops, on duplicate deals from every seat.",
}


def run(games: Sequence[Game], deals: int, threads: int, progress: Progress | None = None) -> Results:
    """Times, then games at every number of players."""
    if deals < 2:
        raise CutpurseError("play at least 2 deals")
    known = [(game, policy) for game in games if (policy := policy_of(game))]
    if not known:
        raise CutpurseError("none of these games comes with a policy")
    done = counter(progress, sum(1 + len(game.seats) for game, _ in known))
    here, rows = machine(), []
    for game, policy in known:
        rows.append(time_row(game, time_of_choice(game, policy)))
        done()
    for game, policy in known:
        for seats in game.seats:
            rows += [gain_row(game, found) for found in strengths(policy, deals, threads, 1, seats=[seats])]
            done()
    return Results(
        title="The learned policy",
        date=date.today().isoformat(),
        taken=f"{deals:,} deals for each number of players",
        machine=here,
        notes=NOTES,
        rows=tuple(rows),
    )


def time_of_choice(game: Game, policy: Policy, rounds: int = ROUNDS) -> Spread:
    """Microseconds of CPU time."""
    room, rng, found = Room(policy), fast_rng(1), []
    places = positions(game)
    for _ in range(rounds + 1):  # the first one loads the code
        start = time.process_time()
        for states, seat in places:
            choose_at(
                states, 0, seat, room.net, room.shape, room.observation, room.inputs, room.actions, room.work,
                room.scores, rng,
            )  # fmt: skip
        found.append((time.process_time() - start) / len(places) * 1e6)
    return Spread.of_times(found[1:])


def positions(game: Game, wanted: int = POSITIONS) -> list[tuple[States, int]]:
    """Positions with a choice, and the seat on turn; always the same ones."""
    found: list[tuple[States, int]] = []
    luck, rng, bot, choices = Random(game.name), fast_rng(1), bots.make(BASE), 0
    while len(found) < wanted:
        match = Match(game, seats=four_seats(game), seed=luck.randbytes(32))
        while not match.over and len(found) < wanted:
            position = Position.of(match, rng)
            if len(position.legal) > 1:
                choices += 1
                if choices % EVERY == 0:
                    found.append((position.states.copy(), position.seat))
            match.play(bot.choose(position))
    return found


def time_row(game: Game, found: Spread) -> Row:
    limit = Limit(text=f"at most {MOST_US:.0f} µs", met=found.best <= MOST_US)
    return figure(TIME, game.title, found, unit="µs", limits=(limit,))


def gain_row(game: Game, found: Strength) -> Row:
    return Row(
        part=GAIN,
        name=f"{game.title}, {found.seats} players",
        unit="share",
        figures={"wins": found.wins, "95% from": found.wins - found.error, "to": found.wins + found.error},
        ratio=found.times_fair,
        beside=(f"{found.times_fair:.2f}x fair",),
    )
