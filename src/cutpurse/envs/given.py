"""What a batch is given, read and checked: a sentence says what is wrong with it."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse.core.errors import CutpurseError

Array: TypeAlias = npt.NDArray[Any]
Rows: TypeAlias = Sequence[int] | Sequence[bool] | Array
"""Some environments: their numbers, or a truth value for each environment there is."""

LARGEST = np.uint64(np.iinfo(np.int64).max)  # action that can be looked at; beyond it they are taken for negative


def whole(what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
        raise CutpurseError(f"{what} is a whole number, not {number!r:.60}")
    return int(number)


def at_least_one(what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
        raise CutpurseError(f"a batch has a whole number of {what}, not {number!r:.60}")
    if number < 1:
        raise CutpurseError(f"a batch needs at least one of its {what}, not {number}")
    return int(number)


def one_of(what: str, value: object, allowed: Sequence[object]) -> None:
    if not (value is None or isinstance(value, str)) or value not in allowed:
        names = ", ".join(map(repr, allowed))
        raise CutpurseError(f"{what} is one of {names}, not {value!r:.60}")


def read_actions(actions: npt.ArrayLike, size: int) -> Array:
    """An action for each of so many environments, or one for all of them."""
    given = as_array("actions", actions)
    if given.shape not in ((), (size,)):
        raise CutpurseError(f"step takes an action for each of {size} environments, not an array of {given.shape}")
    if given.dtype.kind not in "iu":
        raise CutpurseError(f"actions are whole numbers, not {given.dtype}")
    return np.minimum(given, LARGEST) if given.dtype == np.uint64 else given


def read_rows(which: Rows | None, size: int) -> Array:
    """The numbers of environments, given so or by a truth value for each."""
    if which is None:
        return np.arange(size)
    given = np.atleast_1d(as_array("environments", which))
    if given.dtype == np.bool_ and given.shape == (size,):
        return np.flatnonzero(given)
    if given.ndim > 1 or (given.size and given.dtype.kind not in "iu"):
        raise CutpurseError(
            f"environments are told by a list of numbers, or by {size} truth values, not by {which!r:.60}"
        )
    if given.size and not 0 <= given.min() <= given.max() < size:
        raise CutpurseError(f"there are environments 0 to {size - 1}, not {given.min()} to {given.max()}")
    return given.astype(np.int64)


def read_names(bots: object) -> list[str]:
    """The bots of a line-up."""
    named = bots if isinstance(bots, Iterable) and not isinstance(bots, str) else [bots]
    return [read_name(bot) for bot in named]


def read_name(bot: object) -> str:
    if not isinstance(bot, str):
        raise CutpurseError(f"bots are told by their names, not by {bot!r:.60}")
    return bot


def as_array(what: str, given: object) -> Array:
    try:
        return np.asarray(given)
    except ValueError:
        raise CutpurseError(f"{what} are one row of numbers, not {given!r:.60}") from None
