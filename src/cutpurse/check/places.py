"""Where in a game's sources something went wrong, and what: from exceptions, and from errors of the compiler."""

import builtins
import linecache
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from types import FunctionType, TracebackType
from typing import Any

from cutpurse.core.game import Game
from cutpurse.core.state import StandIn

NONE_HINT = "something is None: does every path of the function that gave it end in `return`?"


@dataclass(frozen=True, kw_only=True)
class Place:
    """A line of a game's sources."""

    file: Path
    line: int
    function: str = ""

    def __str__(self) -> str:
        return f"{self.file.name}, line {self.line}" + (f", in {self.function}" if self.function else "")

    @property
    def source(self) -> str:
        return linecache.getline(str(self.file), self.line).strip()


def folders_of(game: Game) -> tuple[Path, ...]:
    """The folders that a game's functions are in."""
    bodies = [body for body in game.layout.bodies.values() if isinstance(body, FunctionType)]
    shown = [Path(module.__file__) for module in (*game.rules, *game.shown) if module.__file__]
    files = [*shown, *(Path(body.__code__.co_filename) for body in bodies)]
    core = Path(__file__).parents[1] / "core"
    return tuple(dict.fromkeys(file.parent for file in files if not file.is_relative_to(core)))


def is_in(file: str, folders: Iterable[Path]) -> bool:
    return any(Path(file).is_relative_to(folder) for folder in folders)


def place_of_function(function: Any) -> Place:
    """The line of a function's name."""
    code = function.__code__
    lines = range(code.co_firstlineno, code.co_firstlineno + 10)
    named = (at for at in lines if linecache.getline(code.co_filename, at).lstrip().startswith("def "))
    return Place(file=Path(code.co_filename), line=next(named, code.co_firstlineno), function=function.__name__)


def place_of_error(error: BaseException, folders: Sequence[Path]) -> Place | None:
    """The last line within some folders that an exception has come through."""
    if isinstance(error, SyntaxError) and error.filename and is_in(error.filename, folders):
        return Place(file=Path(error.filename), line=error.lineno or 1)
    return last_place(error.__traceback__, folders)


def last_place(trace: TracebackType | None, folders: Sequence[Path]) -> Place | None:
    frames = [(frame, line) for frame, line in traceback.walk_tb(trace) if is_in(frame.f_code.co_filename, folders)]
    if not frames:
        return None
    frame, line = frames[-1]
    name = frame.f_code.co_qualname.split(".")[0]
    return Place(file=Path(frame.f_code.co_filename), line=line, function="" if name[0] == "<" else name)


def suggestion(name: str, known: Iterable[str]) -> str:
    close = get_close_matches(name, list(known), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""


def no_field(name: str, fields: Iterable[str]) -> str:
    return f"the state has no field {name!r}.{suggestion(name, fields)}"


def no_name(name: str, known: Iterable[str]) -> str:
    return f"the name {name!r} is not defined.{suggestion(name, [*known, *vars(builtins)])}"


def sentence_of(error: BaseException) -> str:
    """What an exception means to the author of a game."""
    if isinstance(error, AttributeError) and isinstance(error.obj, StandIn):
        return no_field(error.name or "", error.obj.layout.fields)
    if isinstance(error, NameError) and error.name:
        frames = list(traceback.walk_tb(error.__traceback__))
        known = frames[-1][0].f_globals if frames else {}
        return no_name(error.name, known)
    text = " ".join((error.msg if isinstance(error, SyntaxError) else str(error)).split())
    if isinstance(error, TypeError) and "NoneType" in text:
        return f"{text}; {NONE_HINT}"
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
