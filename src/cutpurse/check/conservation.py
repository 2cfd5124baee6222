"""The third law: nothing is made or lost, somebody can always act, every game ends, and the outcome follows from it."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np

from cutpurse.check.broken import require
from cutpurse.check.walks import legal_of, require_lawful, standing_of, turn_of
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import LARGEST_FEATURE, MOST_ACTIONS, MOST_SEATS, OVER, TABLE, features, observe
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import thaw


def states_are_lawful(match: Match, at: int, luck: int) -> None:
    """Nothing is made or lost, and somebody can act."""
    game, states = match.game, match.frames[at].states
    require_lawful(match, at)
    turn = turn_of(states)
    require(turn in (TABLE, OVER) or 0 <= turn < match.seats, f"turn: {turn} is neither a seat, TABLE nor OVER", at)
    if turn >= 0:
        legal = legal_of(states)
        require(0 < legal < 1 << game.actions, f"legal: the set {legal:#x} is empty, or has no such actions", at)
        action = int(loop.greedy_at(states, 0, fast_rng(luck)))
        require(action >= 0 and legal >> action & 1, f"greedy: action {action} is not permitted", at)


def lost_cards_are_noticed(match: Match, at: int, luck: int) -> None:
    """The laws are no idle words: a hand with a card less, or with one that is elsewhere, is noticed."""
    game, states, field = match.game, match.frames[at].states.copy(), match.game.meanings.hands
    if not field:
        return
    require(field in game.layout.fields, f"the state has no field {field!r}: GAME says in `meanings` where hands are")
    hands, are_sets = states[field][0].tolist()[: match.seats], states[field].dtype == np.int64
    for seat, hand in enumerate(hands):
        for wrong in hands_like(hand, hands, are_sets):
            states[field][0, seat] = wrong
            broken = loop.broken_law_at(states, 0)
            told = f"broken_law: {field}[{seat}] is {wrong} instead of {hand}, and broken_law says {broken}"
            require(broken in game.broken_laws, f"{told}, which is not in GAME's broken_laws", at)
            require(interpreted(loop.broken_law_at)(states, 0) == broken, f"{told}; interpreted it says otherwise", at)
        states[field][0, seat] = hand


def hands_like(hand: Any, hands: list[Any], are_sets: bool) -> Iterator[Any]:
    """The same hand with a card less, or with one more: of a set of one word or several, or of so many of each kind."""
    if isinstance(hand, int):
        others = [other & ~hand for other in hands if other & ~hand]
        yield from {hand & hand - 1, *(hand | card & -card for card in others)} - {hand}
        return
    for i, held in enumerate(hand):
        near = hands_like(held, [other[i] for other in hands], True) if are_sets else (held + 1, held - 1)
        yield from ([*hand[:i], wrong, *hand[i + 1 :]] for wrong in near)


def is_within_limits(game: Game) -> None:
    """What GAME says fits the core, and itself."""
    require(0 < game.actions <= MOST_ACTIONS, f"GAME: actions is {game.actions}; 1 to {MOST_ACTIONS} are possible")
    require(game.seats == tuple(sorted(set(game.seats))), f"GAME: seats {game.seats} are not in order")
    low, high = min(game.seats), max(game.seats)
    require(low >= 2 and high <= MOST_SEATS, f"GAME: seats {game.seats}; 2 to {MOST_SEATS} can play")
    names = len(game.seat_names)
    require(high == names, f"GAME: {high} can play, but there are {names} seat_names")
    require(len({name.lower() for name in game.seat_names}) == names, f"GAME: seat_names {game.seat_names} repeat one")
    require(game.version >= 1, f"GAME: versions {game.versions}; the first is 1")
    writes = game.layout.bodies["features"] is not features.__wrapped__  # type: ignore[attr-defined]
    require(bool(game.features) == writes, "GAME: names of `features` and the function `features` go together")
    require(len(set(game.features)) == game.feature_count, "GAME: two of the `features` have the same name")
    require(all(length > 0 for _, length in game.observation), "GAME: a part of the observation has no length")


def observations_are_complete(match: Match, at: int, luck: int) -> None:
    """No more is written than there is, all of it numbers, and features are of the order of one."""
    game, state = match.game, match.frames[at].state
    for seat in range(match.seats):
        out = np.zeros(game.observation_size + 1, np.float32)
        out[-1] = np.nan
        observe(state, seat, out)
        require(np.isnan(out[-1]), "observe: it writes more numbers than `observation` in GAME has", at)
        wrong = np.flatnonzero(~np.isfinite(out[:-1]))
        require(not wrong.size, f"observe: {part_of(game, wrong)} is no number", at)
        large = np.flatnonzero(np.abs(out[:-1]) > LARGEST_FEATURE)
        require(not large.size, f"observe: {part_of(game, large)} is larger than {LARGEST_FEATURE}", at)


def features_are_small(match: Match, at: int, luck: int) -> None:
    """What an action means is as many numbers as the game names, all of them between -1 and 1."""
    game, states = match.game, match.frames[at].states
    seat, names = turn_of(states), match.game.features
    if not names or seat < 0:
        return
    s = thaw(states)
    for action in members(legal_of(states)):
        out = np.zeros(len(names) + 1, np.float32)
        out[-1] = np.nan
        features(s, seat, action, out)
        require(np.isnan(out[-1]), "features: it writes more numbers than `features` in GAME names", at)
        wrong = np.flatnonzero(~(np.abs(out[:-1]) <= 1))  # nor a number that is none
        told = ", ".join(f"{names[i]!r} is {out[i]}" for i in wrong)
        require(not wrong.size, f"features: of action {action} {told}, not between -1 and 1", at)
    rows = game.action_features(states, 0, seat)
    others = [action for action in range(game.actions) if not legal_of(states) >> action & 1]
    require(not rows[others].any(), "features: it writes to another action's row", at)


def part_of(game: Game, indices: "np.typing.NDArray[np.intp]") -> str:
    """The part of an observation that the first of some numbers is in."""
    if not indices.size:
        return ""
    left = first = int(indices[0])
    for name, length in game.observation:
        if left < length:
            return f"number {first} ({name!r}, {left})"
        left -= length
    return f"number {first}"


def outcome_follows_from_standing(match: Match, luck: int) -> None:
    """Ranks, winners and the reason of a match that is over."""
    game, outcome = match.game, match.outcome
    require((outcome is None) == (match.turn is not None), "there is an outcome just when the game is over")
    if outcome is None:
        return
    standing, last = standing_of(game, match.states), len(match.frames) - 1
    require(outcome.scores == match.scores, "scores: not the same as in the outcome", last)
    for seat, rank in enumerate(outcome.ranks):
        require(rank == 1 + sum(value > standing[seat] for value in standing), "ranks don't follow from standing", last)
        wins = rank == 1 and standing[seat] >= 0
        require((seat in outcome.winners) == wins, "winners don't follow from standing", last)
    reason = game.words().say(outcome.reason)
    missing = [game.seat_names[winner] for winner in outcome.winners if game.seat_names[winner] not in reason]
    require(not missing, f"reason: {reason!r} does not name {', '.join(missing)}, who wins by standing", last)
    require(match.legal == [], "legal: something is permitted when the game is over", last)


def standing_agrees_with_scores(match: Match, luck: int) -> None:
    """Whoever stands better has not the worse score; seats below 0 are out, whatever they have scored."""
    if not match.over or not match.game.meanings.scores_decide:
        return
    game, standing = match.game, standing_of(match.game, match.states)
    within = [seat for seat in range(match.seats) if standing[seat] >= 0]
    for one, other in permutations(within, 2):
        better, worse = match.scores[one], match.scores[other]
        told = f"seat {one} stands better than seat {other} ({standing[one]} to {standing[other]})"
        told += f" with the worse score ({better} to {worse}; lowest_wins is {game.lowest_wins})"
        holds = standing[one] <= standing[other] or game.better(better) >= game.better(worse)
        require(holds, f"standing: {told}", len(match.frames) - 1)
