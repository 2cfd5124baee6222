"""Where in a game's sources something went wrong, and what: from exceptions, and from errors of the compiler."""

import builtins
import linecache
import re
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
LOCATION = re.compile(r'File "([^"]+)", line (\d+)')
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


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
    name = frame.f_code.co_name
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
    text = " ".join(str(error).split())
    if isinstance(error, TypeError) and "NoneType" in text:
        return f"{text}; {NONE_HINT}"
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def place_of_compiler_error(error: BaseException, folders: Sequence[Path]) -> Place | None:
    """The line of the game that Numba could not compile: the last that its message names."""
    text = ESCAPES.sub("", str(error))
    named = [(file, int(line)) for file, line in LOCATION.findall(text)]
    location = getattr(error, "loc", None)  # of the innermost error, where Numba keeps it
    if location is not None:
        named.append((str(location.filename), int(location.line)))
    found = [(Path(file).resolve(), line) for file, line in named if is_in(str(Path(file).resolve()), folders)]
    return Place(file=found[-1][0], line=found[-1][1]) if found else None


def sentence_of_compiler_error(error: BaseException, fields: Iterable[str]) -> str:
    """The gist of Numba's message, which may have two hundred lines."""
    text = ESCAPES.sub("", str(error))
    if missing := re.search(r"KeyError: '(\w+)'", text):
        return no_field(missing[1], fields)
    for pattern, told in GISTS:
        if found := re.search(pattern, text):
            return told.format(*found.groups())
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if not line.startswith(NOISE)]
    return "Numba can't compile it: " + (telling or lines or [type(error).__name__])[0]


NOISE = ("Failed in", "During:", "File ", "^", "<source elided>", "-", "def ", "There are", "Rejected", "with error")
GISTS = (
    (r"keyword argument '?(key|reverse)'?|sorted\(\).*key", "compiled code knows no `sorted` with `{0}`"),
    (r"Untyped global name '(\w+)': ?(.*)", "compiled code can't use the name {0!r}: {1}"),
    (r"Cannot unify (.+?) and (.+?) for '([\w.]+)'", "{2!r} is now {0} and now {1}: in compiled code it has one type"),
    (r"Can't unify return type from the following types: (.+)", "it returns now this and now that: {0}; one is needed"),
    (r"Unknown attribute '(\w+)' of type (.{1,60})", "compiled code knows no attribute {0!r} of {1}"),
    (r"Use of unsupported NumPy function '([\w.]+)'", "compiled code knows no {0}"),
    (r"Use of unsupported opcode \((\w+)\)", "compiled code has no {0}"),
    (r"No implementation of function (Function\(<.+?>\)|\S+) found for signature:\s+>>> (.+)", "Numba has no {1}"),
    (r"(Cannot cast .+)", "{0}"),
    (r"(UnsupportedError|UnsupportedBytecodeError|TypingError): (.{1,200})", "{1}"),
)
