"""Whether a game can be loaded, and whether what it says of itself fits: functions, options, fields, entry point."""

import inspect
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from cutpurse import games
from cutpurse.check.broken import Broken, require
from cutpurse.check.guard import Misplaced
from cutpurse.check.places import no_field, place_of_error, place_of_function, sentence_of
from cutpurse.core import contract
from cutpurse.core.errors import CutpurseError, UnknownGame
from cutpurse.core.game import CONTRACT, SHOWN, Game

PARAMETERS = {  # of what shows a game, as in docs/adding-a-game.md
    "public": 1,
    "own": 2,
    "notation": 2,
    "action_name": 2,
    "why_not": 2,
    "log": 3,
    "reason": 1,
    "because": 2,
    "pointless": 2,
    "gains": 3,
    "asked": 1,
    "transcript": 1,
}


def load_game(name: str) -> Game:
    """The game of that name; Broken says why it can't be loaded, UnknownGame that there is none."""
    try:
        game = games.load(name)
    except UnknownGame:
        raise
    except AssertionError as error:
        raise Broken(f"the entry point {name} is no `Game`") from error
    except Exception as error:
        what = str(error) if isinstance(error, CutpurseError) else sentence_of(error)
        raise Misplaced(place_of_error(error, home_of(name)), what) from error
    require(game.name == name, f"GAME is called {game.name!r}, but the entry point of its package {name!r}")
    return game


def home_of(name: str) -> list[Path]:
    """The folder of a game that can perhaps not be loaded."""
    points = [point.module for point in entry_points(group=games.GROUP) if point.name == name]
    spec = find_spec(points[0].split(".")[0] if points else f"cutpurse.games.{name}")
    return [Path(spec.origin).parent] if spec and spec.origin else []


def faults_of_declarations(game: Game) -> Iterator[Broken]:
    """What GAME says fits its functions, its options and its state."""
    yield from wrong_parameters(game)
    fields = game.layout.fields
    for option in game.options:
        if option.name not in fields:
            yield Broken(f"the option {option.name!r} has no field: {no_field(option.name, fields)}")
        elif option.read(option.write(option.default)) != option.default:
            yield Broken(f"the option {option.name!r} does not read its own default {option.default!r}")
    meanings = game.meanings
    for field in (*meanings.seat, *meanings.seats, *meanings.shared, *meanings.encoded):
        if field not in fields:
            yield Broken(f"`meanings` of GAME: {no_field(field, fields)}")
    if not game.broken_laws:
        yield Broken("GAME has no broken_laws: `broken_law` has nothing to tell")


def wrong_parameters(game: Game) -> Iterator[Broken]:
    """Functions that take more or less than they are given."""
    due = {name: len(inspect.signature(getattr(contract, name)).parameters) for name in CONTRACT}
    found = {name: game.layout.bodies[name] for name in CONTRACT}
    due |= PARAMETERS
    found |= {name: function for name in (*SHOWN, *PARAMETERS) if (function := game.shows(name))}
    for name, function in found.items():
        taken = inspect.signature(function).parameters
        if len(taken) != due[name]:
            what = f"{name} takes {len(taken)} arguments ({', '.join(taken)}), but is given {due[name]}"
            yield Misplaced(place_of_function(inspect.unwrap(function)), what)
