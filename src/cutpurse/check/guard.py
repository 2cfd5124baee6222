"""A game's rules under supervision, interpreted: what they return is of the right kind, and what they write fits."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np

from cutpurse.check.broken import Broken, shortened
from cutpurse.check.places import Place, folders_of, is_in, place_of_function
from cutpurse.core.compiling import interpret, use_compiled
from cutpurse.core.game import Game
from cutpurse.core.state import Layout, StandIn

ANSWERS = ("turn", "legal", "greedy", "broken_law", "replayed")  # a number
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
    bodies, guard = dict(game.layout.bodies), Guard(game)
    interpret(game.layout)
    game.layout.bodies |= {name: guard.answering(name, bodies[name]) for name in ANSWERS}
    game.layout.bodies |= {name: guard.changing(name, bodies[name]) for name in CHANGES}
    try:
        yield
    finally:
        game.layout.bodies.update(bodies)
        use_compiled(game.layout)


class Guard:
    """Looks at what the functions of the contract do."""

    def __init__(self, game: Game) -> None:
        self.folders = folders_of(game)
        self.table_steps = 0

    def answering(self, name: str, body: Callable[..., Any]) -> Callable[..., Any]:
        """The same function; what it returns must be a number."""

        def call(s: StandIn, *args: Any) -> Any:
            self.table_steps *= name == "turn"
            value = body(s, *args)
            if not isinstance(value, (int, np.integer)):
                raise Misplaced(place_of_function(body), f"it returns {shortened(value)} where a number is needed")
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
