"""What the games of a batch are drawn from: players and options, each given as one value or as several."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any

from cutpurse.core.errors import CutpurseError, OptionError
from cutpurse.core.game import Game
from cutpurse.core.options import Value
from cutpurse.core.state import States
from cutpurse.envs.given import whole

MOST_TEMPLATES = 1024  # of more combinations so many are drawn, by the seed


def make_templates(
    game: Game, seats: int | Sequence[int] | None, options: Mapping[str, object] | None, size: int, draw: Random
) -> States:
    """Room for `size` states, and behind it a template for every combination of players and options.

    A list, a range or a set of an option's values is drawn from; anything else is a value.
    """
    if options is not None and not isinstance(options, Mapping):
        raise CutpurseError(f"options are values by name, not {options!r:.60}")
    chosen = combine(game, seats, options or {}, draw)
    states = game.layout.new(size + len(chosen))
    for i, (players, settled) in enumerate(chosen):
        states[size + i] = game.template(settled, players)[0]
    states[:size] = states[size]
    return states


def combine(
    game: Game, seats: int | Sequence[int] | None, options: Mapping[str, object], draw: Random
) -> list[tuple[int, dict[str, Value]]]:
    """All combinations that can be played, or many of them."""
    players = [None] if seats is None else numbers_of_players(seats)
    values = {name: several(value) for name, value in options.items()}
    for name, some in values.items():
        for value in some:  # what is wrong with a value by itself is told; what can't be combined is left out
            game.complete_options({name: value})
    empty = next((name for name, some in values.items() if not some), None if players else "seats")
    if empty:
        raise CutpurseError(f"{empty} is to be drawn from nothing; name a value, or several")
    found: list[tuple[int, dict[str, Value]]] = []
    refused: OptionError | None = None
    for number, *some in product_of([[*map(game.check_seats, players)], *values.values()], draw):
        try:
            found.append((number, game.complete_options(dict(zip(values, some, strict=True)), number)))
        except OptionError as error:
            refused = error
    if refused and not found:
        raise refused
    return found


def numbers_of_players(seats: object) -> list[int]:
    """One, or those that are drawn from."""
    some = seats if isinstance(seats, Iterable) and not isinstance(seats, str) else [seats]
    return [whole("a number of seats", number) for number in some]


def several(value: object) -> list[object]:
    """The values that an option is drawn from."""
    return list(value) if isinstance(value, (list, range, set, frozenset)) else [value]


def product_of(choices: Sequence[Sequence[Any]], draw: Random) -> Iterator[tuple[Any, ...]]:
    """All combinations, or so many of them as there may be templates."""
    if prod(map(len, choices)) <= MOST_TEMPLATES:
        yield from product(*choices)
    else:
        for _ in range(MOST_TEMPLATES):
            yield tuple(draw.choice(some) for some in choices)
