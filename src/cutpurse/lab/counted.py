"""What can be counted in recorded games without knowing what anything is called: a table with a row per game."""

import numpy as np
import numpy.typing as npt

from cutpurse.arena.setup import Setup
from cutpurse.core.game import Game
from cutpurse.lab.recording import Recording, record_simple
from cutpurse.lab.samples import Column, Floats, Ints, Key, Table

MOST_TOLD = 10  # so many legal actions, or more, are told as one
FORCED, CHOICE, DOUBLING = 2.0, 5.0, 2.0  # seconds: a forced move; a choice; more for each doubling of what there is
PACE_GAMES = 200  # by which the usual rules are timed


def count_games(setup: Setup, recording: Recording, pace: float) -> Table:
    """All columns that need no words."""
    columns: dict[Key, Column] = {}
    won = shares_of(recording.standings)
    names = setup.game.seat_names
    for seat in range(setup.seats):
        columns["win_share", names[seat]] = Column(won[:, seat])
        columns["points", names[seat]] = Column(recording.scores[:, seat].astype(np.float64))
    columns |= bot_columns(setup, recording, won)
    columns |= length_columns(recording, pace)
    columns |= lead_columns(setup.game, recording, won)
    return Table(recording.games, columns)


def shares_of(standings: Ints) -> Floats:
    """Of each game, the part of the win that each seat has."""
    winners = (standings == standings.max(axis=1, keepdims=True)) & (standings >= 0)
    shares: Floats = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
    return shares


def bot_columns(setup: Setup, recording: Recording, won: Floats) -> dict[Key, Column]:
    """How each bot has done, where several play; they change seats from game to game."""
    if len(setup.names) < 2:
        return {}
    place = (np.arange(setup.seats) + recording.games[:, None]) % setup.seats  # who of the line-up sits in each seat
    bot_at = np.array([setup.names.index(name) for name in setup.lineup])[place]
    columns = {}
    for bot, name in enumerate(setup.names):
        held = (bot_at == bot).astype(np.float64)
        seats = held.sum(axis=1)
        columns["bot_win_share", name] = Column((won * held).sum(axis=1), seats)
        columns["bot_points", name] = Column((recording.scores * held).sum(axis=1), seats)
    return columns


def game_of(recording: Recording) -> Ints:
    """The place of the game that each decision belongs to."""
    return np.repeat(np.arange(len(recording.games)), np.diff(recording.begin))


def length_columns(recording: Recording, pace: float) -> dict[Key, Column]:
    """How many decisions, among how much, and how long people would take."""
    among, game, games = recording.among, game_of(recording), len(recording.games)

    def total(amount: npt.NDArray[np.generic]) -> Floats:
        return np.bincount(game, weights=amount.astype(np.float64), minlength=games).astype(np.float64)

    decisions = np.diff(recording.begin).astype(np.float64)
    choices = total(among > 1)
    told = np.minimum(among, MOST_TOLD)
    columns = {
        ("decisions", ""): Column(decisions),
        ("choices", ""): Column(choices),
        ("minutes", ""): Column(total(seconds_for(among)) * pace / 60),
        ("forced", ""): Column(decisions - choices, decisions),
        ("options", ""): Column(total(np.where(among > 1, among, 0)), choices),
    }
    for number in range(1, MOST_TOLD + 1):
        name = f"{number} or more" if number == MOST_TOLD else str(number)
        columns["legal", name] = Column(total(told == number), decisions)
    return columns


def seconds_for(among: Ints) -> Floats:
    """How long people think, in proportion: longer with each doubling of the choice (Hick's law)."""
    seconds: Floats = np.where(among > 1, CHOICE + DOUBLING * np.log2(np.maximum(among, 1)), FORCED)
    return seconds


def pace_of(game: Game) -> float:
    """How much slower people are than `seconds_for`: so that the usual rules take the minutes that the game states."""
    seats = game.check_seats(None)
    usual = Setup(
        game=game, options=game.complete_options(None, seats), seats=seats, lineup=["greedy"] * seats, seed=bytes(32)
    )
    recording = record_simple(usual, range(PACE_GAMES))
    return 60 * game.minutes * PACE_GAMES / max(1.0, float(seconds_for(recording.among).sum()))


def lead_columns(game: Game, recording: Recording, won: Floats) -> dict[Key, Column]:
    """Who was ahead in points when, and by how much it was won."""
    sign = -1 if game.lowest_wins else 1
    final = sign * recording.scores
    games, rows = len(recording.games), np.arange(len(recording.games))
    winner = won.argmax(axis=1)
    decided = won.max(axis=1) > 0  # somebody has won
    others = np.where(won > 0, np.iinfo(np.int64).min, final).max(axis=1)
    beaten = decided & (won == 0).any(axis=1)
    top = np.sort(final, axis=1)[:, ::-1]
    columns = {
        ("shared", ""): Column(((won > 0).sum(axis=1) > 1).astype(np.float64)),
        ("nobody", ""): Column((~decided).astype(np.float64)),
        ("level", ""): Column((top[:, 0] == top[:, 1]).astype(np.float64)),
        ("margin", ""): Column(np.where(beaten, final[rows, winner] - others, 0).astype(np.float64), beaten * 1.0),
    }
    before, of = sign * recording.before, game_of(recording)
    deficit = np.zeros(games)
    np.maximum.at(deficit, of, before.max(axis=1) - before[np.arange(len(of)), winner[of]])
    columns["behind", ""] = Column(np.where(decided, deficit, 0), decided * 1.0)
    columns |= change_columns(recording, before, final)
    middle = (recording.begin[:-1] + recording.begin[1:]) // 2
    played = np.diff(recording.begin) > 0
    half = before[np.minimum(middle, max(0, len(before) - 1))] if len(before) else np.zeros_like(final)
    ahead = half == half.max(axis=1, keepdims=True)
    alone = played & decided & (ahead.sum(axis=1) == 1)
    columns["half_time", ""] = Column(np.where(alone, won[rows, ahead.argmax(axis=1)], 0.0), alone * 1.0)
    return columns


def change_columns(recording: Recording, before: Ints, final: Ints) -> dict[Key, Column]:
    """How often the lead in points passed to another seat, and when for the last time."""
    games = len(recording.games)
    points = np.concatenate([before, final])
    of = np.concatenate([game_of(recording), np.arange(games)])
    when = np.concatenate([np.arange(len(before)), recording.begin[1:]])
    order = np.lexsort((when, of))  # the end of a game after its decisions
    points, of, when = points[order], of[order], when[order]
    first = points == points.max(axis=1, keepdims=True)
    alone = first.sum(axis=1) == 1
    leader, of, when = first.argmax(axis=1)[alone], of[alone], when[alone]
    changed = (leader[1:] != leader[:-1]) & (of[1:] == of[:-1])
    changes = np.bincount(of[1:][changed], minlength=games).astype(np.float64)
    last = np.zeros(games)
    np.maximum.at(last, of[1:][changed], (when[1:] - recording.begin[of[1:]])[changed])
    length = np.maximum(np.diff(recording.begin), 1)
    return {("lead_changes", ""): Column(changes), ("last_change", ""): Column(last / length)}
