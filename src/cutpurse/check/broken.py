"""A law that is broken: one sentence that says what is wrong, and at which step of the match."""

from typing import Any

import numpy as np

from cutpurse.core.game import Game
from cutpurse.core.state import States

SHUFFLES = ("seed", "block", "words")  # fields of the shuffles


class Broken(AssertionError):
    """What is wrong, in one sentence; `step` is the number of the step after which it shows."""

    def __init__(self, what: str, step: int | None = None) -> None:
        super().__init__(what)
        self.what, self.step = what, step


def require(holds: object, what: str, step: int | None = None) -> None:
    """Nothing, if it holds; else `what` is wrong."""
    if not holds:
        raise Broken(what, step)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how; nothing if they are the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [(f"{path}.{key}" if path else str(key), one.get(key), other.get(key)) for key in {**one, **other}]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", *both) for i, both in enumerate(zip(one, other, strict=True))]
    else:
        return "" if one == other else f"{path} is {shortened(one)} in one and {shortened(other)} in the other"
    return next(filter(None, (difference(a, b, name) for name, a, b in pairs)), "")


def shortened(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def different_fields(game: Game, one: States, other: States) -> str:
    """The fields in which two states differ, with their values, those of the shuffles last; nothing if in none."""
    found = [field for field in game.layout.fields if not np.array_equal(one[field][0], other[field][0])]
    values = {field: [shortened(states[field][0].tolist()) for states in (one, other)] for field in found}
    shuffles = [field for field in found if field in SHUFFLES]
    return ", ".join([*(f"{name} ({' and '.join(values[name])})" for name in found if name not in shuffles), *shuffles])
