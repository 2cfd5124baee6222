"""Games as they were played: every decision with who made it, among how many, and how the scores stood.

Game number `g` has the deal and the luck that the seed and `g` decide, whatever the options and the number of games: so
options are compared on the same deals, and any game can be played again from its actions.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cutpurse.arena.duplicate import blaming, move
from cutpurse.arena.setup import Setup
from cutpurse.bots import KINDS, Bot, make
from cutpurse.bots.guard import Guarded
from cutpurse.bots.position import Rng
from cutpurse.core import loop
from cutpurse.core.bits import count, members
from cutpurse.core.chance import fast_rng, pick, seed_words
from cutpurse.core.compiling import copy_state, entry
from cutpurse.core.contract import MOST_SEATS, OVER, deal, greedy, legal, play, scores, standing
from cutpurse.core.match import Match
from cutpurse.lab.samples import Ints

ROOM = 64  # decisions of a game that there is room for at first


@dataclass(frozen=True, kw_only=True)
class Recording:
    """Some games, decision by decision."""

    games: Ints  # their numbers
    begin: Ints  # where the decisions of each game begin, and at last where they end
    seat: Ints  # of each decision: who made it,
    action: Ints  # what was chosen,
    among: Ints  # and how many actions were legal
    before: Ints  # the scores before each decision, by seat
    scores: Ints  # in the end, by game and seat
    standings: Ints

    def actions_of(self, game: int) -> list[int]:
        """What was chosen in the game at this place."""
        return [int(action) for action in self.action[self.begin[game] : self.begin[game + 1]]]


def record(setup: Setup, games: Sequence[int]) -> Recording:
    """Play these games: in compiled code, if all bots are simple ones."""
    return record_simple(setup, games) if is_simple(setup.lineup) else record_bots(setup, games)


def is_simple(lineup: Sequence[str]) -> bool:
    """Whether compiled loops play for all seats, thousands of games a second."""
    return set(lineup) <= set(KINDS)


def deal_seed(setup: Setup, game: int) -> bytes:
    return setup.stream("deal", game)


def luck_of(setup: Setup, game: int) -> Rng:
    """The random numbers that the bots of a game draw."""
    return fast_rng(int.from_bytes(setup.stream("luck", game)[:8], "little"))


@entry
def record_games(states, games, kinds, seeds, lucks, begin, seats, actions, among, before, points, standings):
    """Play and write down all games, if there is room for them; whether there was.

    From the template in `states[0]`, using `states[1]`. In game number `g` `kinds[(q + g) % seats]` moves for seat `q`.
    """
    at = 0
    for game in range(len(games)):
        copy_state(states, 1, 0)
        s = states[1]
        for i in range(8):
            s.seed[i] = seeds[game][i]
        deal(s)
        rng = lucks[game]
        begin[game] = at
        seat = loop.run_table(s)
        while seat != OVER:
            if at == len(actions):
                return False
            permitted = legal(s)
            at_random = kinds[(seat + games[game]) % s.seats] == loop.RANDOM
            action = pick(rng, permitted) if at_random else greedy(s, rng)
            scores(s, before[at])
            seats[at], actions[at], among[at] = seat, action, count(permitted)
            at += 1
            play(s, action)
            seat = loop.run_table(s)
        scores(s, points[game])
        standing(s, standings[game])
    begin[len(games)] = at
    return True


def record_simple(setup: Setup, games: Sequence[int]) -> Recording:
    """Games of `random` and `greedy`."""
    states = setup.game.template(setup.options, setup.seats, 2)
    kinds = np.array([KINDS[name] for name in setup.lineup], np.int64)
    numbers = np.array(games, np.int64)
    seeds = np.array([seed_words(deal_seed(setup, game)) for game in games], np.int64).reshape(-1, 8)
    room = ROOM * max(1, len(games))
    while True:
        lucks = np.array([luck_of(setup, game) for game in games], np.int64).reshape(-1, 1)
        begin = np.zeros(len(games) + 1, np.int64)
        seat, action, among = (np.zeros(room, np.int64) for _ in range(3))
        before = np.zeros((room, MOST_SEATS), np.int64)
        points, standings = (np.zeros((len(games), MOST_SEATS), np.int64) for _ in range(2))
        written = (begin, seat, action, among, before, points, standings)
        if record_games(states, numbers, kinds, seeds, lucks, *written):
            break
        room *= 2
    end, seats = begin[-1], setup.seats
    return Recording(
        games=numbers,
        begin=begin,
        seat=seat[:end],
        action=action[:end],
        among=among[:end],
        before=before[:end, :seats],
        scores=points[:, :seats],
        standings=standings[:, :seats],
    )


def record_bots(setup: Setup, games: Sequence[int]) -> Recording:
    """Games of any bots, one decision at a time."""
    rows: list[tuple[int, int]] = []
    actions: list[int] = []
    before: list[tuple[int, ...]] = []
    begin, points, standings = [0], [], []
    kept: dict[int, Bot] = {}
    try:
        for game in games:
            rng = luck_of(setup, game)
            match = Match(setup.game, options=setup.options, seats=setup.seats, seed=deal_seed(setup, game))
            places = [(seat + game) % setup.seats for seat in range(setup.seats)]
            bots = [kept.get(place) or make(setup.lineup[place]) for place in places]
            kept |= {place: bot for place, bot in zip(places, bots, strict=True) if isinstance(bot, Guarded)}
            while (seat := match.turn) is not None:
                among = len(members(loop.legal_at(match.states, 0)))
                before.append(match.scores)
                with blaming(setup.lineup[places[seat]], f"game {game + 1}"):
                    move(bots[seat], match, rng)
                rows.append((seat, among))
            actions += match.actions
            begin.append(len(rows))
            points.append(match.scores)
            standings.append(standing_of(match))
    finally:
        for bot in kept.values():
            bot.close()  # type: ignore[attr-defined]  # only guarded ones are kept
    made = np.array(rows, np.int64).reshape(-1, 2)
    return Recording(
        games=np.array(games, np.int64),
        begin=np.array(begin, np.int64),
        seat=made[:, 0],
        action=np.array(actions, np.int64),
        among=made[:, 1],
        before=np.array(before, np.int64).reshape(-1, setup.seats),
        scores=np.array(points, np.int64).reshape(-1, setup.seats),
        standings=np.array(standings, np.int64).reshape(-1, setup.seats),
    )


def standing_of(match: Match) -> Ints:
    out = np.zeros(MOST_SEATS, np.int64)
    loop.standing_at(match.states, 0, out)
    return out[: match.seats]


def replay(setup: Setup, recording: Recording, at: int) -> Match:
    """The game at this place of a recording, as a match."""
    game = int(recording.games[at])
    match = Match(setup.game, options=setup.options, seats=setup.seats, seed=deal_seed(setup, game))
    for action in recording.actions_of(at):
        match.play(action)
    return match
