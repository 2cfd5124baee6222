"""The second law: a record gives the same states byte for byte, compiled or interpreted."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np

from cutpurse.check.broken import different_fields, require
from cutpurse.check.walks import legal_of, turn_of
from cutpurse.core import loop
from cutpurse.core.bits import joined
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.core.record_reader import read_record
from cutpurse.core.state import States


def steps(match: Match) -> list[tuple[int | None, int | None, bytes]]:
    """Every step of a match with the bytes of the state after it."""
    return [(frame.seat, frame.action, frame.states.tobytes()) for frame in match.frames]


def records_give_the_same_states(match: Match, luck: int) -> None:
    """A record, as text and as JSON, is read back as the same match."""
    game = match.game
    record = Record(match=match, players=game.seat_names[: match.seats], takebacks=luck % 10)
    text, twin = record.to_text(), json.dumps(record.to_json())
    for again in (read_record(text, lambda _: game), read_record(twin, lambda _: game)):
        require(steps(again.match) == steps(match), "a record of the match, read again, gives other states")
        same = (again.players, again.takebacks) == (record.players, record.takebacks)
        require(same, "a record of the match, read again, has other players")
        same = again.to_text() == text and json.dumps(again.to_json()) == twin
        require(same, "a record of the match, read and written again, is another text")


def both(entry: Callable[..., Any], states: States, *args: Any, rng: int | None = None) -> tuple[Any, ...]:
    """Call an entry compiled and interpreted: the results, the states and the arrays afterwards must be the same."""
    outcomes = []
    for call in (entry, interpreted(entry)):
        copies = [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in (states, *args)]
        if rng is not None:
            copies.append(fast_rng(rng))
        result = call(copies[0], *copies[1:])
        outcomes.append((result, *[copy.tobytes() for copy in copies if isinstance(copy, np.ndarray)]))
    name = entry.__name__.removesuffix("_at")
    told = f"compiled it returns {outcomes[0][0]}, interpreted {outcomes[1][0]}"
    require(outcomes[0][0] == outcomes[1][0], f"{name}: {told}")
    require(outcomes[0] == outcomes[1], f"{name}: compiled and interpreted write different numbers")
    return outcomes[0]


def both_ways_step_alike(match: Match, at: int, luck: int) -> None:
    """Interpreted, a step gives the same bytes as in the match."""
    game, frame = match.game, match.frames[at]
    if at == 0:
        name, states = "deal", game.template(match.options, match.seats)
        states["seed"] = frame.states["seed"]
        interpreted(loop.deal_at)(states, 0)
    else:
        states = match.frames[at - 1].states.copy()
        name = "advance" if frame.action is None else "play"
        entry = loop.advance_at if frame.action is None else loop.play_at
        interpreted(entry)(states, 0, *([] if frame.action is None else [frame.action]))
    fields = different_fields(game, frame.states, states)
    require(not fields, f"{name}: compiled and interpreted differ, in {fields}", at)
    require(states.tobytes() == frame.states.tobytes(), f"{name}: compiled and interpreted give different bytes", at)


def both_ways_answer_alike(match: Match, at: int, luck: int) -> None:
    """Compiled and interpreted, every function of the contract answers the same."""
    states, per_seat = match.frames[at].states, np.zeros(MOST_SEATS, np.int64)
    for entry in (loop.turn_at, loop.broken_law_at):
        both(entry, states, 0)
    for entry in (loop.scores_at, loop.standing_at):
        both(entry, states, 0, per_seat)
    for seat in range(match.seats):
        both(loop.observe_at, states, 0, seat, np.zeros(match.game.observation_size, np.float32))
        both(loop.redeal_at, states, 0, seat, rng=luck)
    if turn_of(states) >= 0:
        require(
            joined(both(loop.legal_at, states, 0)[0]) == legal_of(states),
            "legal: it does not answer twice the same",
            at,
        )
        both(loop.greedy_at, states, 0, rng=luck)
        if match.game.features:
            rows = np.zeros((match.game.actions, match.game.feature_count), np.float32)
            both(loop.features_at, states, 0, turn_of(states), rows)
        action = pick(fast_rng(luck), legal_of(states))
        both(loop.act_at, states, 0, action, np.zeros(MOST_ACTIONS, np.int64))
