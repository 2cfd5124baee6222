"""A game's rules under supervision, interpreted: what they return is of the right kind, and what they write fits."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np

from cutpurse.check.broken import Broken, shortened
from cutpurse.check.places import Place, folders_of, is_in, place_of_function
from cutpurse.core.compiling import interpret, use_compiled
from cutpurse.core.game import Game
from cutpurse.core.state import StandIn, copy

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
            before, given = copy(s), [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in args]
            result = body(s, *args)
            for field in s.layout.fields:
                if why := misfit(s, field):
                    raise Misplaced(writer_of(field, before, lambda: body(before, *given), self.folders), why)
            return result

        return call


def misfit(s: StandIn, field: str) -> str:
    """Why a field's value can't be stored in the state; nothing if it can."""
    kind, shape = s.layout.dtype[field].base, s.layout.dtype[field].shape
    limits = np.iinfo(kind)
    value: Any = getattr(s, field, None)
    if np.shape(value) != shape:
        return f"the field {field!r} becomes {shortened(value)}, of another shape than {shape or 'a number'}"
    for one in np.ravel(np.array(value, dtype=object)):
        if not isinstance(one, (int, np.integer, np.bool_)):
            return f"the field {field!r} becomes {shortened(one)}, which is no whole number"
        if not limits.min <= one <= limits.max:
            return f"the field {field!r} becomes {one}, but {kind} holds {limits.min} to {limits.max}"
    return ""


def writer_of(field: str, s: StandIn, again: Callable[[], Any], folders: Sequence[Path]) -> Place | None:
    """The line that writes what does not fit into a field: the call is made again, line by line."""
    last: Place | None = None
    found: Place | None = None

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal last, found
        if found is None and last is not None and misfit(s, field):
            found = last
        at = frame.f_back if event == "return" else frame
        if at is not None and is_in(at.f_code.co_filename, folders):
            last = Place(file=Path(at.f_code.co_filename), line=at.f_lineno, function=at.f_code.co_name)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        again()
    finally:
        sys.settrace(before)
    return found or last
