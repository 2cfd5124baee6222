"""Who will win? Chances from playouts, all along a game, and what a choice is worth.

At every point of a game worlds are dealt that agree with what a seat knows, for one seat after the other, and greedy
bots play them to the end. So the chance is what the players together could reckon; nobody looks into hidden cards. The
value of an action is the mean over worlds that agree with what its seat knows, the same worlds for each action.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from typing import Any

import numpy as np

from cutpurse.arena.setup import Setup
from cutpurse.bots.position import Rng
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import copy_state, entry, rule
from cutpurse.core.contract import MOST_SEATS, TABLE, play, redeal, scores, standing, turn
from cutpurse.core.match import Frame, Match
from cutpurse.lab.recording import record, replay
from cutpurse.lab.samples import Column, Floats, Ints, Key, Table

PLAYOUTS = 96  # for a chance
MOST_POINTS = 48  # of a game at which chances are asked for
WORLDS = 32  # for the value of a choice
MOST_CHOICES = 12  # of a game that are valued
DECIDED = 0.9  # the chance from which on a game is in effect decided
CLEARLY = 0.1  # by so much more chance somebody is the new favourite
TENTHS = tuple(f"{10 * tenth}%" for tenth in range(10))


@rule
def add_win(s, standings, wins):
    """Add each seat's part of the win."""
    standing(s, standings)
    best, winners = 0, 0
    for seat in range(s.seats):
        if standings[seat] > best or (standings[seat] == best and winners == 0):
            best, winners = standings[seat], 1
        elif standings[seat] == best:
            winners += 1
    for seat in range(s.seats):
        if winners and standings[seat] == best:
            wins[seat] += 1 / winners


@entry
def chances_at(states, kinds, playouts, rng, standings, wins):
    """Play out the position in `states[0]`, using `states[1]`: from worlds of one seat after the other."""
    for number in range(playouts):
        copy_state(states, 1, 0)
        s = states[1]
        if turn(s) != TABLE:
            redeal(s, number % s.seats, rng)
        loop.play_out(s, kinds, 0, rng)
        add_win(s, standings, wins)


@entry
def values_at(states, kinds, actions, rng, standings, wins, points):
    """What each action brings the seat on turn, world by world, from `states[0]`; the same luck for each action."""
    seat = turn(states[0])
    for world in range(len(points)):
        copy_state(states, 1, 0)
        redeal(states[1], seat, rng)
        luck = rng[0]
        for i in range(len(actions)):
            rng[0] = luck
            copy_state(states, 2, 1)
            s = states[2]
            play(s, actions[i])
            loop.play_out(s, kinds, 0, rng)
            scores(s, standings)
            points[world][i] = standings[seat]
            shares = wins[world]
            add_own_win(s, standings, seat, shares, i)


@rule
def add_own_win(s, standings, seat, shares, i):
    """The seat's part of the win."""
    standing(s, standings)
    winners = 0
    for other in range(s.seats):
        if standings[other] > standings[seat]:
            return
        winners += standings[other] == standings[seat]
    if standings[seat] >= 0:
        shares[i] = 1 / winners


def trace_game(setup: Setup, game: int) -> tuple[Table, dict[str, Any]]:
    """Chances and choices of one game, as columns; and its course, to be drawn."""
    recording = record(setup, [game])
    match = replay(setup, recording, 0)
    rng = fast_rng(int.from_bytes(setup.stream("chances", game)[:8], "little"))
    frames = [frame for frame in match.frames if frame.turn >= 0]
    outcome = match.outcome
    assert outcome is not None
    points = np.unique(np.linspace(0, max(0, len(frames) - 1), min(MOST_POINTS, len(frames))).astype(np.int64))
    chances = np.array([chances_of(match, frames[at], rng) for at in points]).reshape(-1, match.seats)
    columns = chance_columns(points, chances, outcome.winners, len(frames))
    columns |= choice_columns(setup, match, frames, rng)
    course = {
        "game": game,
        "decision": [int(at) for at in points],
        "chances": [[round(float(c), 4) for c in row] for row in chances],
        "winners": [setup.game.seat_names[seat] for seat in outcome.winners],
        "decisions": len(frames),
    }
    return Table(recording.games, columns), course


def chances_of(match: Match, frame: Frame, rng: Rng) -> Floats:
    """Each seat's chance to win, as the table may reckon it."""
    states = match.game.layout.new(2)
    states[0] = frame.states[0]
    kinds = np.full(MOST_SEATS, loop.GREEDY, np.int64)
    wins = np.zeros(MOST_SEATS)
    chances_at(states, kinds, PLAYOUTS, rng, np.zeros(MOST_SEATS, np.int64), wins)
    return wins[: match.seats] / PLAYOUTS


def chance_columns(points: Ints, chances: Floats, winners: tuple[int, ...], decisions: int) -> dict[Key, Column]:
    """When it was decided, and how the winner's chance rose. A game that nobody wins is never decided."""
    columns: dict[Key, Column] = {}

    def put(metric: str, value: float, group: str = "", n: float = 1.0) -> None:
        columns[metric, group] = Column(np.array([value * n]), np.array([n]))

    if not len(points):
        return columns
    put("favourite_changes", favourite_changes(chances))
    if not winners:
        return columns
    own = chances[:, list(winners)].sum(axis=1)
    open_until = np.flatnonzero(own < DECIDED)
    at = int(points[open_until[-1]]) + 1 if len(open_until) else 0
    put("decided_at", at / decisions)
    put("tail", float(decisions - at))
    put("winner_low", float(own.min()))
    for tenth, name in enumerate(TENTHS):
        put("winner_chance", float(own[np.searchsorted(points, tenth * decisions / 10, side="right") - 1]), name)
    return columns


def favourite_changes(chances: Floats) -> int:
    """How often another seat became the favourite, and by more than the noise of the playouts."""
    changes, favourite = 0, int(chances[0].argmax())
    for row in chances[1:]:
        if row.max() >= row[favourite] + CLEARLY:
            changes, favourite = changes + 1, int(row.argmax())
    return changes


def choice_columns(setup: Setup, match: Match, frames: list[Frame], rng: Rng) -> dict[Key, Column]:
    """How much better the best action is than one at random, and than the worst.

    The best is chosen by one half of the worlds and valued by the other, so that luck in the playouts is not taken for
    value.
    """
    real = [frame for frame in frames if len(members(loop.legal_at(frame.states, 0))) > 1]
    chosen = real[:: max(1, -(-len(real) // MOST_CHOICES))]
    sums: dict[str, float] = {"choice_points": 0.0, "choice_wins": 0.0, "blunder_points": 0.0, "blunder_wins": 0.0}
    for frame in chosen:
        wins, points = values_of(match, frame, rng)
        if setup.game.lowest_wins:
            points = -points
        for unit, values in (("wins", wins), ("points", points)):
            halves = values[::2].mean(axis=0), values[1::2].mean(axis=0)
            for pick, judge in (halves, halves[::-1]):
                best, worst = judge[pick.argmax()], judge[pick.argmin()]
                sums[f"choice_{unit}"] += float(best - judge.mean()) / 2
                sums[f"blunder_{unit}"] += float(best - worst) / 2
    return {(metric, ""): Column(np.array([total]), np.array([float(len(chosen))])) for metric, total in sums.items()}


def values_of(match: Match, frame: Frame, rng: Rng) -> tuple[Floats, Floats]:
    """Wins and points of the seat on turn by world and action."""
    states = match.game.layout.new(3)
    states[0] = frame.states[0]
    actions = np.array(members(loop.legal_at(frame.states, 0)), np.int64)
    kinds = np.full(MOST_SEATS, loop.GREEDY, np.int64)
    wins, points = np.zeros((WORLDS, len(actions))), np.zeros((WORLDS, len(actions)))
    values_at(states, kinds, actions, rng, np.zeros(MOST_SEATS, np.int64), wins, points)
    return wins, points
