"""Rules are written once and run two ways: compiled by Numba, or interpreted by Python.

`@rule` marks a function of the rules; `@entry` one that Python calls, with an array of states and an index;
`@contract` one that each game gives its own body. Compiled code finds that body by the state's type, at compile
time, so that loops and searches are written once and cost nothing. With `CUTPURSE_INTERPRETED=1` everything
runs as plain Python, and gives the same bytes. One game alone can be interpreted, too (`interpret`), until its compiled
code is there.
"""

import functools
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import llvmlite
import numba
import numpy as np
from numba.extending import overload, register_jitable
from platformdirs import user_cache_dir

from cutpurse.core.pipelines import ENTRY, RULE
from cutpurse.core.sources import engine_digest
from cutpurse.core.state import LAYOUTS, Layout, States, copy, freeze, is_states, thaw

INTERPRETED = os.environ.get("CUTPURSE_INTERPRETED", "0") not in ("", "0")
UNUSED_DAYS = 30  # after which compiled code of other source versions is removed


def cache_folder() -> Path:
    """Where compiled code is kept: one folder per version of the engine's sources and of the compiler.

    Numba itself looks only at the file of a cached function, so that an edited rule would keep running as before.
    The sources of a game are part of its state's type (`core.state.layout`).
    """
    sources = engine_digest(Path(__file__).parents[1])
    python = f"{sys.version_info.major}{sys.version_info.minor}"
    name = f"{sources}-py{python}-np{np.__version__}-nb{numba.__version__}-ll{llvmlite.__version__}"
    root = Path(os.environ.get("CUTPURSE_CACHE", user_cache_dir("cutpurse"))) / "compiled"
    try:
        (root / name).mkdir(parents=True, exist_ok=True)
        os.utime(root / name)
        forget_old_caches(root)
        return root / name
    except OSError:  # a read-only home: compiled code lives as long as this process, and those that it starts
        os.environ["CUTPURSE_CACHE"] = tempfile.mkdtemp(prefix="cutpurse-")
        return cache_folder()


def forget_old_caches(root: Path) -> None:
    """Remove compiled code that nobody has used for a month."""
    for folder in root.iterdir():
        if time.time() - folder.stat().st_mtime > UNUSED_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


if not INTERPRETED:
    CACHE = cache_folder()
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]

Function: TypeAlias = Callable[..., Any]

_jitable: Callable[[Function], Function] = register_jitable(**RULE)


_interpreted: set[np.dtype[Any]] = set()  # the types of states that are not run compiled


def rule(function: Function) -> Function:
    """A function of the rules: plain Python to Python, compiled into whatever compiled code calls it."""
    return _jitable(function)


def contract(stub: Function) -> Function:
    """A function to which every game gives its own body."""
    name = stub.__name__

    @functools.wraps(stub)
    def call(s: Any, *args: Any) -> Any:
        return s.layout.bodies[name](s, *args)

    overload(call, strict=False, jit_options=RULE)(lambda s, *args: LAYOUTS[s].bodies[name])
    return call


def entry(function: Function, *, nogil: bool = True) -> Function:
    """A function that Python calls with an array of states; compiled when first called with a game's states."""
    plain = interpreted(function)
    if INTERPRETED:
        return plain
    compiled = numba.njit(nogil=nogil, **ENTRY)(function)

    @functools.wraps(function)
    def run(states: States, *args: Any) -> Any:
        if _interpreted and states.dtype in _interpreted:  # written out: this takes less than a microsecond in all
            return plain(states, *args)
        return compiled(states, *args)

    run.compiled = compiled  # type: ignore[attr-defined]
    return run


def quick(function: Function) -> Function:
    """An entry that takes a microsecond. It keeps Python's lock: in a busy server it would wait far longer for it."""
    return entry(function, nogil=False)


def interpret(layout: Layout) -> None:
    """Let a game's rules run as plain Python from now on: compiling them would take too long."""
    _interpreted.add(layout.dtype)


def use_compiled(layout: Layout) -> None:
    """Let a game's rules run compiled again, in the middle of a match, too: a state is the same bytes both ways."""
    _interpreted.discard(layout.dtype)


def is_interpreted(states: States) -> bool:
    """Whether the game of these states waits for its compiled code."""
    return states.dtype in _interpreted


def interpreted(function: Function) -> Function:
    """The same entry as plain Python: states are thawed before and frozen after the call."""
    plain = getattr(function, "__wrapped__", function)

    @functools.wraps(plain)
    def run(*args: Any) -> Any:
        thawed = [[thaw(arg, i) for i in range(len(arg))] if is_states(arg) else arg for arg in args]
        result = plain(*thawed)
        for array, stand_ins in zip(args, thawed, strict=True):
            if array is not stand_ins:
                for i, stand_in in enumerate(stand_ins):
                    freeze(stand_in, array, i)
        return result

    return run


def copy_state(states: Any, to: int, source: int) -> None:
    """Overwrite one state of an array with another."""
    states[to] = copy(states[source])


overload(copy_state, strict=False, jit_options=RULE)(lambda *kinds: _copy_state)


def _copy_state(states: Any, to: Any, source: Any) -> None:
    states[to] = states[source]
