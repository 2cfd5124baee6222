"""Numba's errors, which may have two hundred lines: this line of the game, and one sentence.

A message is nested: each call on the way to the fault tells that it failed, then why, then where. The last "Failed in
nopython mode pipeline" is that of the fault itself, and what follows up to an empty line is what is wrong.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from cutpurse.check.places import Place, is_in, no_field

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
RECORD = re.compile(r"Record\(.*?;(?:True|False)\)")
LOCATION = re.compile(r'File "([^"]+)", line (\d+)|(?:at|from) (/[^\n]+?) \((\d+)\)')
FAILED = re.compile(r"Failed in nopython mode pipeline \(step: [^\n]*\)\s*")
MOST = 240  # characters

GISTS = (  # what Numba says, and what that means
    (r"unexpected keyword argument '(\w+)'.*", "compiled code has no `{0}=` here"),
    (r"Cannot capture the non-constant value associated with variable '(\w+)'.*", "a lambda can't use {0!r} here"),
    (r"Untyped global name '(\w+)': Cannot determine Numba type of <class 'function'>.*", "{0!r} lacks `@rule`"),
    (
        r"Untyped global name '(\w+)': Cannot determine Numba type of <class '(?:[\w.]+\.)?(\w+)'>.*",
        "compiled code can't use {0!r}, an object of type {1}: put what you need of it into a constant",
    ),
    (r"Untyped global name '(\w+)':\s*(.*)", "compiled code can't use {0!r}: {1}"),
    (r"Cannot unify (.+?) and (.+?) for '([\w.]+?)(?:\.\d+)?'.*", "{2!r} is now {0}, now {1}: it needs one type"),
    (r"Can't unify return type from the following types: (.+)", "it returns different types, {0}: it needs one"),
    (r"Unknown attribute '(\w+)' of type (.+)", "{1} has no {0!r} in compiled code"),
    (r"The use of a (?:reflected )?(\w+).*, assigned to variable '(\w+)' in globals.*", "{1!r} is a {0}: use a tuple"),
    (r"The use of yield in a closure is unsupported.*", "compiled code has no generators: write a loop"),
    (r"No implementation of function .*?>>> (.+?)(?: There are .*)?", "compiled code has no {0}"),
)


def text_of(error: BaseException) -> str:
    return RECORD.sub("the state", ESCAPES.sub("", str(error)))


def compiler_fault(error: BaseException, folders: Sequence[Path], fields: Iterable[str]) -> tuple[Place | None, str]:
    """Where a game can't be compiled, and why."""
    if isinstance(error, KeyError) and error.args and isinstance(error.args[0], str):  # Numba's, for an unknown field
        return first_use(error.args[0], folders), no_field(error.args[0], fields)
    return named_place(text_of(error), folders), gist(text_of(error))


def first_use(name: str, folders: Sequence[Path]) -> Place | None:
    """Where a game's sources use an attribute first."""
    for file in (file for folder in folders for file in sorted(folder.glob("*.py"))):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(rf"\.{re.escape(name)}\b", line):
                return Place(file=file, line=number)
    return None


def named_place(text: str, folders: Sequence[Path]) -> Place | None:
    """The first line of the game that a message names, of the fault itself if it names one there."""
    for part in (FAILED.split(text)[-1], text):
        for found in LOCATION.finditer(part):
            file = Path(found[1] or found[3]).resolve()
            if is_in(str(file), folders):
                return Place(file=file, line=int(found[2] or found[4]))
    return None


def gist(text: str) -> str:
    """What is wrong, in one sentence."""
    last = FAILED.split(text)[-1]
    told = " ".join(last.split("File ")[0].split())
    for source in (told, " ".join(last.split())):
        for pattern, meaning in GISTS:
            if found := re.search(pattern, source):
                return shortened(meaning.format(*(group.strip() for group in found.groups())))
    return shortened(f"Numba says: {told or text.strip() or 'nothing'}")


def shortened(text: str) -> str:
    return text if len(text) <= MOST else f"{text[: MOST - 3]}..."
