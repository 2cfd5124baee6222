"""Walks into a game: matches of random moves under random options, each from a number alone, and looks at positions."""

import random
from collections.abc import Callable, Iterator

import numpy as np

from cutpurse.arena.laws import random_options
from cutpurse.check.broken import Broken, require
from cutpurse.core import loop
from cutpurse.core.bits import joined
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.errors import OptionError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States

MOST_DRAWS = 100  # of options that so many can play with


def new_match(game: Game, seed: int) -> Match:
    """A match that follows from a number: the default options, or all of them at random."""
    draw = random.Random(seed)
    seats, cards = draw.choice(game.seats), draw.randbytes(32)
    for _ in range(MOST_DRAWS):
        options = random_options(game, draw) if draw.random() < 0.7 else {}
        try:
            game.complete_options(options, seats)
        except OptionError:
            continue
        return Match(game, options=options, seats=seats, seed=cards)
    raise Broken(f"{MOST_DRAWS} draws of options gave none that {seats} can play with: see `why_unplayable`")


def go_on(match: Match, luck: int, most: int) -> Iterator[Match]:
    """Play on, at most so many actions, seats by chance random or greedy: the match after each of them."""
    rng, draw, game = fast_rng(luck), random.Random(luck), match.game
    greedy = [draw.random() < 0.4 for _ in range(match.seats)]
    for at in range(len(match.frames)):
        require_lawful(match, at)
    for _ in range(most):
        if match.turn is None:
            return
        step = len(match.frames) - 1
        require(
            len(match.actions) < game.most_decisions,
            f"the game goes on after {game.most_decisions} decisions, which is `most_decisions` of GAME",
            step,
        )
        match.play(choose(match, rng) if greedy[match.turn] else pick(rng, permitted(match)))
        for at in range(step + 1, len(match.frames)):
            require_lawful(match, at)
        yield match


def require_lawful(match: Match, at: int) -> None:
    """Nothing was made or lost in a step."""
    game, frame = match.game, match.frames[at]
    broken = int(loop.broken_law_at(frame.states, 0))
    by = (
        "deal"
        if at == 0
        else "advance"
        if frame.action is None
        else f"play, action {frame.action} of seat {frame.seat}"
    )
    require(broken == 0, f"broken_law: after {by}: {game.broken_laws.get(broken, f'law {broken}, not in GAME')}", at)


def permitted(match: Match) -> int:
    """What the seat on turn may do, which is never nothing."""
    legal, step = joined(loop.legal_at(match.states, 0)), len(match.frames) - 1
    require(legal, f"legal: seat {match.turn} is to act, but nothing is permitted", step)
    most = match.game.actions
    require(0 < legal < 1 << most, f"legal: the set of actions {legal:#x} has others than 0 to {most - 1}", step)
    return legal


def choose(match: Match, rng: object) -> int:
    """What `greedy` chooses, which is always permitted."""
    legal, action = permitted(match), int(loop.greedy_at(match.states, 0, rng))
    holds = action >= 0 and legal >> action & 1
    require(holds, f"greedy: action {action} of seat {match.turn} is not permitted", len(match.frames) - 1)
    return action


def asked_in(match: Match) -> Iterator[Match]:
    """The match whenever all are asked: forks, at the beginning of each such phase and in the middle of it."""
    for number, frame in enumerate(match.frames):
        if frame.turn >= 0 and match.game.asked(frame.state):
            then = match.fork()
            del then.frames[number + 1 :]
            yield then


def redealt(states: States, seat: int, luck: int, redeal: Callable[..., None] = loop.redeal_at) -> States:
    """A world of the seat: a copy of the state with all exchanged that it can't know."""
    world = states.copy()
    redeal(world, 0, seat, fast_rng(luck % 2**64))
    return world


def turn_of(states: States) -> int:
    return int(loop.turn_at(states, 0))


def legal_of(states: States) -> int:
    """The set of legal actions as one number, however many there are; empty when it is nobody's turn."""
    return 0 if turn_of(states) in (TABLE, OVER) else joined(loop.legal_at(states, 0))


def after(states: States, action: int | None) -> States:
    """The state after an action, or after a step of the table."""
    stepped = states.copy()
    if action is None:
        loop.advance_at(stepped, 0)
    else:
        loop.play_at(stepped, 0, action)
    return stepped


def standing_of(game: Game, states: States) -> list[int]:
    out = np.zeros(len(game.seat_names) + 2, np.int64)
    loop.standing_at(states, 0, out)
    return [int(value) for value in out[: states["seats"][0]]]
