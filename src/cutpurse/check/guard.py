"""A game's rules under supervision, interpreted: what they return is of the right kind, and what they write fits."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from inspect import unwrap
from pathlib import Path
from types import FrameType, NoneType
from typing import Any, TypeAlias

import numpy as np

from cutpurse.check.broken import Broken, shortened
from cutpurse.check.places import Place, folders_of, is_in, place_of_function
from cutpurse.core.bits import WIDTH
from cutpurse.core.compiling import interpret, use_compiled
from cutpurse.core.game import Game
from cutpurse.core.message import Message
from cutpurse.core.state import Layout, StandIn
from cutpurse.core.view import Own, View

Kinds: TypeAlias = tuple[type, ...]
NUMBER: Kinds = (int, np.integer)
ANSWERS: dict[str, Kinds] = dict.fromkeys(("turn", "greedy", "broken_law", "replayed"), NUMBER)
ANSWERS |= dict.fromkeys(("scores", "standing", "observe", "features"), (NoneType,))  # these write into an array
ANSWERS["outlook"] = (bool,)  # and this one into two, if the game can tell
SHOWS: dict[str, Kinds] = {
    "public": (View,),
    "own": (Own,),
    "notation": (str,),
    "action_name": (Message,),
    "why_not": (Message, NoneType),
    "log": (list, tuple),
    "reason": (Message,),
}
NAMES = {int: "a number", np.integer: "a number", tuple: "a pair of words", NoneType: "nothing", str: "a text"}
CHANGES = ("deal", "play", "advance", "redeal", "suppose", "rewind", "copy_hidden")  # the state
MOST_TABLE_STEPS = 2000  # in a row


class Misplaced(Broken):
    """Something wrong at a known place of the sources."""

    def __init__(self, place: Place | None, what: str) -> None:
        super().__init__(what)
        self.place = place


@contextmanager
def guarded(game: Game) -> Iterator[None]:
    """Interpret a game's rules, and look at all that they return and write."""
    bodies, shown, guard = dict(game.layout.bodies), vars(game._shown).copy(), Guard(game)
    interpret(game.layout)
    answers = ANSWERS | {"legal": NUMBER if game.actions <= WIDTH else (tuple,)}
    game.layout.bodies |= {name: guard.answering(name, bodies[name], kind) for name, kind in answers.items()}
    game.layout.bodies |= {name: guard.changing(name, bodies[name]) for name in CHANGES}
    vars(game._shown).update({name: guard.answering(name, shown[name], kind) for name, kind in SHOWS.items()})
    try:
        yield
    finally:
        game.layout.bodies.update(bodies)
        vars(game._shown).update(shown)
        use_compiled(game.layout)


class Guard:
    """Looks at what the functions of the contract do."""

    def __init__(self, game: Game) -> None:
        self.folders = folders_of(game)
        self.table_steps = 0

    def answering(self, name: str, body: Callable[..., Any], kinds: Kinds) -> Callable[..., Any]:
        """The same function; what it returns must be of some kind, and the state stays as it was."""

        def call(s: StandIn, *args: Any) -> Any:
            self.table_steps *= name == "turn"
            before, value = values_of(s), body(s, *args)
            if not isinstance(value, kinds):
                due = " or ".join(dict.fromkeys(NAMES.get(kind, f"a {kind.__name__}") for kind in kinds))
                raise Misplaced(place_of_function(unwrap(body)), f"it returns {shortened(value)} instead of {due}")
            if changed := [field for field in before if getattr(s, field) != before[field]]:
                told = f"it changes {', '.join(changed)}, but only {', '.join(CHANGES[:4])} and the like change a state"
                raise Misplaced(place_of_function(unwrap(body)), told)
            return value

        return call

    def changing(self, name: str, body: Callable[..., Any]) -> Callable[..., Any]:
        """The same function; what it writes must fit the fields of the state."""

        def call(s: StandIn, *args: Any) -> Any:
            self.table_steps = self.table_steps + 1 if name == "advance" else 0
            if self.table_steps > MOST_TABLE_STEPS:
                told = f"the table makes {MOST_TABLE_STEPS} steps in a row, and turn still says TABLE: an endless game"
                raise Misplaced(place_of_function(body), told)
            before, given = values_of(s), [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args]
            result = body(s, *args)
            for field in s.layout.fields:
                if why := misfit(s, field):
                    raise Misplaced(self.writer_of(field, s, before, partial(body, s, *given)), why)
            return result

        return call

    def writer_of(self, field: str, s: StandIn, before: dict[str, Any], again: Callable[[], Any]) -> Place | None:
        """The line that writes what does not fit into a field: the call is made again, line by line."""
        last: Place | None = None
        found: Place | None = None
        for name, value in before.items():
            setattr(s, name, value)

        def trace(frame: FrameType, event: str, arg: object) -> Any:
            nonlocal last, found
            if found is None and last is not None and misfit(s, field):
                found = last
            at = frame.f_back if event == "return" else frame
            if at is not None and is_in(at.f_code.co_filename, self.folders):
                last = Place(file=Path(at.f_code.co_filename), line=at.f_lineno, function=at.f_code.co_name)
            return trace

        tracer = sys.gettrace()
        sys.settrace(trace)
        try:
            again()
        finally:
            sys.settrace(tracer)
        return found or last


def values_of(s: StandIn) -> dict[str, Any]:
    """A copy of all that is in a state. Lists are copied by hand: this is called very often."""
    return {field: copied(getattr(s, field)) for field in s.layout.fields}


def copied(value: Any) -> Any:
    return [copied(one) for one in value] if isinstance(value, list) else value


def misfit(s: StandIn, field: str) -> str:
    """Why a field's value can't be stored in the state; nothing if it can."""
    kind, shape, low, high = limits_of(s.layout, field)
    numbers: Any = [getattr(s, field, None)]
    for length in shape:
        if any(not isinstance(row, list) or len(row) != length for row in numbers):
            return f"the field {field!r} becomes {shortened(getattr(s, field))}, of another shape than {shape}"
        numbers = [number for row in numbers for number in row]
    for one in numbers:
        if not isinstance(one, (int, np.integer, np.bool_)):
            return f"the field {field!r} becomes {shortened(one)}, which is no whole number"
        if not low <= one <= high:
            return f"the field {field!r} becomes {one}, but {kind} holds {low} to {high}"
    return ""


@cache
def limits_of(layout: Layout, field: str) -> tuple[str, tuple[int, ...], int, int]:
    """What a field can hold: the name of its kind, its shape, the least and the largest number."""
    kind = layout.dtype[field]
    limits = np.iinfo(kind.base)
    return kind.base.name, kind.shape, int(limits.min), int(limits.max)
