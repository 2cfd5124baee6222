"""The first law: nothing that a seat can't know reaches its screen, its bot, its log or its training data."""

from typing import Any

import numpy as np

from cutpurse.check.broken import SHUFFLES, difference, different_fields, require
from cutpurse.check.conservation import part_of
from cutpurse.check.walks import after, legal_of, redealt, turn_of
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.contract import TABLE
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.state import States, thaw

OTHER_LUCK = 2**63  # for a second redeal


def given_to_programs(game: Game, states: States, seat: int) -> dict[str, Any]:
    """What a bot or a training run gets at this seat."""
    on_turn = turn_of(states) == seat
    return {
        "turn": turn_of(states),
        "scores": game.scores(states),
        "legal": legal_of(states) if on_turn else None,
        "greedy": int(loop.greedy_at(states, 0, fast_rng(7))) if on_turn else None,
    }


def shown_to_people(game: Game, states: States, seat: int) -> dict[str, Any]:
    """What a person sees at this seat, and somebody who stands beside the table."""
    s = thaw(states)
    reasons = [game.why_not(s, action) for action in range(game.actions)] if turn_of(states) == seat else []
    return {
        "view": game.view(s, seat).to_json(),
        "a spectator's view": game.view(s, None).to_json(),
        "why_not": reasons,
        **advice(game, states, seat),
    }


def advice(game: Game, states: States, seat: int) -> dict[str, Any]:
    """What hints say of the actions of a seat on turn, and which of them no bot chooses."""
    because, pointless = game.shows("because"), game.shows("pointless")
    s, actions = thaw(states), members(legal_of(states)) if turn_of(states) == seat else []
    return {
        "because": [tuple(because(s, action)) for action in actions] if because else [],
        "pointless": [pointless(s, action) for action in actions] if pointless else [],
    }


def told(game: Game, before: States, action: int | None, then: States, seat: int) -> list[Message]:
    """What the log tells a seat after a step."""
    lines = game.log(thaw(before), action, thaw(then))
    return [line.message for line in lines if line.visible_to(seat)]


def require_the_same(game: Game, world: States, states: States, seat: int, at: int) -> None:
    """In another world of the seat its programs get the same."""
    apart = difference(given_to_programs(game, states, seat), given_to_programs(game, world, seat))
    require(not apart, f"seat {seat} is told what it can't know, or redeal changes what it knows: {apart}", at)
    one, other = game.observe(states, 0, seat), game.observe(world, 0, seat)
    if one.tobytes() != other.tobytes():
        part = part_of(game, np.flatnonzero(one != other))
        require(False, f"observe: {part} of seat {seat} changes with what it can't know, or redeal changes it", at)


def programs_get_what_a_seat_knows(match: Match, at: int, luck: int) -> None:
    """In a redealt world a program gets the same."""
    states = match.frames[at].states
    for seat in range(match.seats):
        require_the_same(match.game, redealt(states, seat, luck + at), states, seat, at)


def features_tell_what_a_seat_knows(match: Match, at: int, luck: int) -> None:
    """What an action means to the seat on turn is the same in a redealt world."""
    game, states, seat = match.game, match.frames[at].states, turn_of(match.frames[at].states)
    if not game.features or seat < 0:
        return
    one = game.action_features(states, 0, seat)
    other = game.action_features(redealt(states, seat, luck + at), 0, seat)
    apart = [f"{game.features[i]!r} of action {action}" for action, i in np.argwhere(one != other)]
    require(not apart, f"features: {''.join(apart[:1])} changes with what seat {seat} can't know", at)


def people_see_what_a_seat_knows(match: Match, at: int, luck: int) -> None:
    """In a redealt world people see the same."""
    game, states = match.game, match.frames[at].states
    for seat in range(match.seats):
        world = redealt(states, seat, luck + seat)
        apart = difference(shown_to_people(game, states, seat), shown_to_people(game, world, seat))
        require(not apart, f"seat {seat} is shown what it can't know, or redeal changes what it knows: {apart}", at)


def supposed_worlds_are_possible(match: Match, at: int, luck: int) -> None:
    """What `suppose` gives keeps the laws, tells nothing, and depends on nothing hidden."""
    game, states, seat = match.game, match.frames[at].states, (at + luck) % match.seats
    world = redealt(states, seat, luck, loop.suppose_at)
    require(loop.broken_law_at(world, 0) == 0, f"suppose: a world of seat {seat} breaks a law", at)
    require_the_same(game, world, states, seat, at)
    again = redealt(redealt(states, seat, luck + 1), seat, luck, loop.suppose_at)
    fields = different_fields(game, again, world)
    require(not fields, f"suppose: a world of seat {seat} depends on what it can't know, in {fields}", at)


def redeal_keeps_nothing_hidden(match: Match, at: int, luck: int) -> None:
    """A world redealt again is the same world as the state redealt: so nothing hidden survives a redeal."""
    game, states = match.game, match.frames[at].states
    for seat in range(match.seats):
        world = redealt(states, seat, luck + at)
        broken = int(loop.broken_law_at(world, 0))
        require(broken == 0, f"redeal: a world of seat {seat} breaks law {broken} ({game.broken_laws.get(broken)})", at)
        world["seed"], world["block"], world["words"] = 1, 2, 3  # of another world's shuffles
        again = redealt(states, seat, luck + OTHER_LUCK)
        fields = different_fields(game, again, redealt(world, seat, luck + OTHER_LUCK))
        hint = " (call `reseed(s, rng)`)" if any(field in fields for field in SHUFFLES) else ""
        require(not fields, f"redeal: for seat {seat} hidden things stay as they are, in {fields}{hint}", at)


def what_is_told_is_known(match: Match, at: int, luck: int) -> None:
    """After a step in each of two states that a seat can't tell apart, it is shown and told the same if and only if
    it still can't tell them apart, that is if a redeal of both gives the same.
    """
    game, states, seat = match.game, match.frames[at].states, (at + luck) % match.seats
    if match.options.get(game.meanings.untold):
        return
    world = redealt(states, seat, luck + at)
    for action, other in pairs_of_steps(states, world, seat, fast_rng(luck)):
        here, there = after(states, action), after(world, other)
        apart = difference(
            {"view": game.view(thaw(here), seat).to_json(), "log": told(game, states, action, here, seat)},
            {"view": game.view(thaw(there), seat).to_json(), "log": told(game, world, other, there, seat)},
        )
        apart = apart or difference({"turn": turn_of(here)}, {"turn": turn_of(there)})
        fields = different_fields(game, redealt(here, seat, luck), redealt(there, seat, luck))
        step = "a step of the table" if action is None else f"action {action} of seat {turn_of(states)}"
        hint = f"after {step}, or {other} in another world"
        leak = "it is told what it may not know, or the state forgets what it has seen"
        require(
            fields or not apart,
            f"redeal takes for the same what seat {seat} can tell apart, {hint}: {apart}; {leak}",
            at,
        )
        silent = "either it is not told what it may know, or redeal keeps what is hidden"
        require(
            apart or not fields,
            f"seat {seat} sees and reads the same, {hint}, but redeal differs in {fields}; {silent}",
            at,
        )


def pairs_of_steps(states: States, world: States, seat: int, rng: Any) -> list[tuple[int | None, int | None]]:
    """A step in the one state with each step in the other that this seat might take for the same."""
    turn, legal = turn_of(states), legal_of(states)
    if turn == TABLE:
        return [(None, None)]
    if not legal:
        return []
    action = pick(rng, legal)
    return [(action, action)] if turn == seat else [(action, other) for other in members(legal_of(world))]
