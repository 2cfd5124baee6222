"""The state of one game in progress: a fixed-size record, hidden things included.

Python holds states as NumPy structured arrays. Compiled code sees one of them as a record with attributes;
interpreted code, and the words of a game, see a plain stand-in with the same attributes.
"""

import sys
from collections.abc import Callable
from functools import cached_property, wraps
from itertools import count
from struct import Struct
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

i8, i16, i32, i64, u32 = np.int8, np.int16, np.int32, np.int64, np.uint32

F = TypeVar("F", bound=Callable[..., Any])

States: TypeAlias = npt.NDArray[np.void]
"""An array of records of one game."""

ALIGNMENT = 8
NOT_YET = object()
COMMON = {
    "seats": i8,  # how many play
    "rules": i8,  # the version of the rules
    "seed": (u32, 8),  # what all shuffles of this game are drawn from; see `chance`
    "block": (u32, 16),
    "words": i32,
}


class Layout:
    """The fields of a game's state, and the bodies this game gives to the functions of the contract."""

    def __init__(self, name: str, fields: dict[str, Any]) -> None:
        self.module = self.name = name
        kinds: dict[str, tuple[Any, tuple[int, ...]]] = {
            field: (kind[0], tuple(kind[1:])) if isinstance(kind, tuple) else (kind, ())
            for field, kind in (COMMON | fields).items()
        }
        # Large items first, and a tail of a known length: no gaps, whose bytes a copy would not keep.
        self.fields = tuple(sorted(kinds, key=lambda field: -np.dtype(kinds[field][0]).itemsize))
        self._described: list[Any] = [(field, *kinds[field]) for field in self.fields]
        self.bodies: dict[str, Any] = {}
        self.stand_in: type[StandIn] = type(
            "State", (StandIn,), {"__slots__": (*self.fields, "memory"), "layout": self}
        )

    def compiled_from(self, sources: str) -> None:
        """Let the name carry a hash of the rules' sources: an edited game is compiled again, and only that game."""
        if "dtype" not in vars(self):  # else there are states of that type already
            self.name = f"{self.module}_{sources}"

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The type of the record."""
        # The tail's name makes it unmistakable, for two games may have the same fields.
        tail = (self.name, i8, (ALIGNMENT - np.dtype(self._described).itemsize % ALIGNMENT,))
        dtype = np.dtype([*self._described, tail], align=True)
        LAYOUTS[numba.from_dtype(dtype)] = self
        BY_DTYPE[dtype] = self
        return dtype

    def new(self, count: int = 1) -> States:
        return np.zeros(count, self.dtype)

    @cached_property
    def thaw(self) -> Callable[[States], "StandIn"]:
        """Reads one state. Written for these fields: 8 µs for Lucre's 36; field by field, NumPy takes twice as long."""
        kinds = [self.dtype[field].subdtype or (self.dtype[field], ()) for field in self.fields]
        letters = [f"{int(np.prod(shape))}{LETTERS[kind.str[1:]]}" for kind, shape in kinds]
        places = count()
        lines = [f"s.{field} = {listed(shape, places)}" for field, (_, shape) in zip(self.fields, kinds, strict=True)]
        made: dict[str, Any] = {"new": self.stand_in, "unpack": Struct(f"={''.join(letters)}").unpack_from}
        exec("\n ".join(["def thaw(state):", "s, v = new(), unpack(state)", "s.memory = {}", *lines, "return s"]), made)
        return cast("Callable[[States], StandIn]", made["thaw"])


LETTERS = {"b1": "?", "f4": "f", "f8": "d"}  # of numbers, by NumPy and by `struct`
LETTERS |= {f"{sign}{1 << i}": letter for sign, row in (("i", "bhiq"), ("u", "BHIQ")) for i, letter in enumerate(row)}


def listed(shape: tuple[int, ...], places: "count[int]") -> str:
    """How the next of the values `v` are written as a number, a list, or a list of lists."""
    if not shape:
        return f"v[{next(places)}]"
    if len(shape) > 1:
        return f"[{', '.join(listed(shape[1:], places) for _ in range(shape[0]))}]"
    first, *_, last = [next(places) for _ in range(shape[0])] * 2
    return f"[*v[{first}:{last + 1}]]"


class StandIn:
    """A state as a plain Python object: numbers and lists of numbers."""

    __slots__ = ()
    layout: Layout
    memory: dict[Any, Any]  # what words have worked out; see `once`

    if TYPE_CHECKING:  # each layout has its own fields

        def __getattr__(self, field: str) -> Any: ...

        def __setattr__(self, field: str, value: Any) -> None: ...


def once(function: F) -> F:
    """Work something out once for each state, however many look at it. For words: they never change a state."""

    @wraps(function)
    def look(s: StandIn, *args: Any) -> Any:
        key = (function, args)
        found = s.memory.get(key, NOT_YET)
        if found is NOT_YET:
            found = s.memory[key] = function(s, *args)
        return found

    return cast("F", look)


LAYOUTS: dict[Any, Layout] = {}  # by Numba's type of the record
BY_DTYPE: dict[np.dtype[Any], Layout] = {}


def layout(**fields: Any) -> Layout:
    """The layout of a state, from `name=kind` or `name=(kind, length, …)`, for the rules in the calling module."""
    return Layout(sys._getframe(1).f_globals["__name__"].replace(".", "_"), fields)


def is_states(value: object) -> bool:
    return isinstance(value, np.ndarray) and value.dtype in BY_DTYPE


def thaw(states: States, i: int = 0) -> StandIn:
    """A copy of one state as a stand-in."""
    return BY_DTYPE[states.dtype].thaw(states if states.size == 1 else states[i : i + 1])


def copy_states(states: States) -> States:
    """A copy. By bytes, which takes a tenth of the time that NumPy takes to copy records field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def freeze(stand_in: StandIn, states: States, i: int = 0) -> None:
    """Write a stand-in back. A number that does not fit its field is an error, never a wrapped number."""
    for field in stand_in.layout.fields:
        states[field][i] = getattr(stand_in, field)


def copy(stand_in: StandIn) -> StandIn:
    """Another stand-in of the same state."""
    twin = type(stand_in)()
    twin.memory = {}
    for field in stand_in.layout.fields:
        setattr(twin, field, duplicate(getattr(stand_in, field)))
    return twin


def duplicate(value: Any) -> Any:
    """A number, or lists of its own; `deepcopy` takes ten times as long."""
    if not isinstance(value, list):
        return value
    return [duplicate(row) for row in value] if isinstance(value[0], list) else value[:]
