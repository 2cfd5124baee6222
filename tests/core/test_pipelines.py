"""Rules are compiled once, and optimised once for each entry that they are compiled into."""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numba
import pytest
from numba.core import event
from numba.core.codegen import CPUCodeLibrary

from cutpurse.core.compiling import rule
from cutpurse.core.pipelines import ENTRY


def entry(function: Callable[..., Any], *, nogil: bool = True) -> Any:
    """An entry that is not kept: it is compiled each time that this is run."""
    return numba.njit(nogil=nogil, **ENTRY | {"cache": False})(function)


class Heard(event.Listener):
    """The functions that have been compiled."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def on_start(self, told: Any) -> None:
        pass

    def on_end(self, told: Any) -> None:
        self.names.append(told.data["dispatcher"].py_func.__name__)


@pytest.fixture
def compiled() -> Iterator[list[str]]:
    heard = Heard()
    event.register("numba:compile", heard)
    yield heard.names
    event.unregister("numba:compile", heard)


def test_a_rule_is_compiled_once_for_all_entries_and_rules(compiled: list[str]) -> None:
    @rule
    def doubled(x):
        return 2 * x

    @rule
    def quadrupled(x):
        return doubled(doubled(x))

    entries = [
        entry(lambda x: doubled(x) + 1),
        entry(lambda x: doubled(x) + 2, nogil=False),
        entry(lambda x: quadrupled(x) + doubled(x)),
    ]
    assert [run(3) for run in entries] == [7, 8, 18]
    assert compiled.count("doubled") == compiled.count("quadrupled") == 1


def test_a_rule_is_optimised_within_its_entry_only(monkeypatch: pytest.MonkeyPatch) -> None:
    optimised, optimise = [], CPUCodeLibrary._optimize_final_module

    def count(library: Any) -> None:
        optimised.append(library.name)
        optimise(library)

    monkeypatch.setattr(CPUCodeLibrary, "_optimize_final_module", count)

    @rule
    def added(x, y):
        return x + y

    @rule
    def added_twice(x, y):
        return added(added(x, y), y)

    def top(x, y):
        return added_twice(x, y)

    assert entry(top)(1, 2) == 5
    assert len(optimised) == 1
    assert "top" in optimised[0]


def test_an_error_in_a_rule_reaches_python() -> None:
    @rule
    def checked(n):
        if n < 0:
            raise ValueError("less than nothing")
        return n

    run = entry(lambda n: checked(n))
    assert run(5) == 5
    with pytest.raises(ValueError, match="less than nothing"):
        run(-1)


NAMES = """
import sys
import numba
from numba.core.itanium_mangler import mangle
from cutpurse import games
names = {name: mangle("deal", [numba.from_dtype(games.load(name).layout.dtype)]) for name in sys.argv[1:]}
print(*(names[name] for name in sorted(names)))
"""


def test_names_of_compiled_functions_do_not_depend_on_what_came_before() -> None:
    """Else the kept code of two games, compiled by two processes, meets under one name in a third."""
    told = [
        subprocess.run([sys.executable, "-c", NAMES, *order], capture_output=True, text=True, check=True).stdout.split()
        for order in (("lucre", "coin", "village"), ("village", "coin", "lucre"), ("coin", "village", "lucre"))
    ]
    assert len(set(told[0])) == 3
    assert told[0] == told[1] == told[2]
