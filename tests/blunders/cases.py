"""The files of the blunder suite, one per game: decisions in which a thoughtful player sees what to do.

    Title: The last Purse for nothing
    Why: Nobody plays after Blue, and only the 12 beats what lies there.
    Right: 12 up

    Game: lucre
    Rules: 1
    Seed: 64 hexadecimal digits

    Blue: swap 7
    ...

A case begins with its title and ends before the next one. `Right` names the actions of which one must be chosen,
`Wrong` those of which none may be, separated by semicolons; an indented line continues the one above. Then follows a
record that stops where the decision is due. Lines that start with # are remarks.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import cutpurse
from cutpurse.core.errors import CutpurseError, IllegalAction, RecordError
from cutpurse.core.match import Match
from cutpurse.core.message import Message

FOLDER = Path(__file__).parent
NAMES = ("Title", "Why", "Right", "Wrong")


class CaseError(ValueError):
    """A case that can't be read, with its file and line."""

    def __init__(self, message: str, file: str, line: int) -> None:
        super().__init__(f"{file}, line {line}: {message}")


@dataclass(frozen=True)
class Case:
    """A decision, and the actions that are right, or wrong, there."""

    file: str
    line: int  # of the title
    title: str
    why: str
    actions: tuple[str, ...]
    right: bool  # whether these are the only right ones, or the wrong ones
    record: str
    record_line: int  # of the record's first line

    def __str__(self) -> str:
        return f"{self.file.removesuffix('.txt')}: {self.title}"

    @property
    def verdict(self) -> str:
        return f"{'Right' if self.right else 'Wrong'}: {'; '.join(self.actions)}. {self.why}"

    def match(self) -> Match:
        """The match, played up to the decision."""
        try:
            match = cutpurse.read_record(self.record).match
        except RecordError as error:
            raise self.of_record(error) from None
        if match.game.name != self.file.removesuffix(".txt"):
            raise self.fault(f"this is a case of {match.game.name}: put it into {match.game.name}.txt")
        if match.over:
            raise self.fault("the game is over after these moves; the record stops where the decision is due")
        return match

    def blunders(self, match: Match) -> set[int]:
        """The legal actions that may not be chosen: one at least, and not all."""
        named = {self.read_action(match, text) for text in self.actions}
        blunders = set(match.legal) - named if self.right else named
        if not 0 < len(blunders) < len(match.legal):
            raise self.fault("every legal action is right, or every one is wrong; name some of them, not all")
        return blunders

    def read_action(self, match: Match, text: str) -> int:
        try:
            action = match.game.parse(match.state, text)
        except IllegalAction as error:
            raise self.fault(str(error)) from None
        if action not in match.legal:
            legal = "; ".join(match.game.notation(match.state, action) for action in match.legal)
            raise self.fault(f"{text} is not permitted here; permitted are {legal}")
        return action

    def of_record(self, error: RecordError) -> "CaseError":
        """A record's error, its line counted from the beginning of the file."""
        assert error.where
        line, fault = error.where.args["line"], error.message.args["error"]
        assert isinstance(line, int)
        assert isinstance(fault, Message)
        return CaseError(str(CutpurseError(fault, error.game)), self.file, line + self.record_line - 1)

    def fault(self, message: str) -> "CaseError":
        return CaseError(message, self.file, self.line)


def read_cases(file: Path) -> list[Case]:
    """The cases in a file, in order, their records not yet played; CaseError with the line at fault."""
    lines = file.read_text(encoding="utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("Title:")]
    for number, line in enumerate(lines[: starts[0] if starts else None], 1):
        if line.strip() and not line.startswith("#"):
            raise CaseError(f"“{line:.60}” belongs to no case; cases begin with “Title: …”", file.name, number)
    cases = [read_case(file.name, lines[start:end], start + 1) for start, end in pairwise([*starts, len(lines)])]
    first: dict[str, int] = {}
    for case in cases:
        if first.setdefault(case.title, case.line) != case.line:
            raise case.fault(f"line {first[case.title]} has the same title")
    return cases


def read_case(file: str, lines: Sequence[str], start: int) -> Case:
    """One case, whose title is line `start` of the file."""
    texts, length = read_head(file, lines, start)
    named = [name for name in ("Right", "Wrong") if name in texts]
    if not texts["Title"] or not texts.get("Why") or len(named) != 1:
        raise CaseError("a case has a title, “Why: …”, and either “Right: …” or “Wrong: …”, each once", file, start)
    return Case(
        file=file,
        line=start,
        title=texts["Title"],
        why=texts["Why"],
        actions=tuple(text.strip() for text in texts[named[0]].split(";") if text.strip()),
        right=named == ["Right"],
        record="\n".join(lines[length:]),
        record_line=start + length,
    )


def read_head(file: str, lines: Sequence[str], start: int) -> tuple[dict[str, str], int]:
    """What stands above the record, by name, and how many lines it takes."""
    texts: dict[str, str] = {}
    last = ""
    for number, line in enumerate(lines):
        name, _, text = line.partition(":")
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            texts[last] += f" {line.strip()}"
        elif name not in NAMES:
            return texts, number
        elif name in texts:
            raise CaseError(f"{name} is given twice", file, start + number)
        else:
            last = name
            texts[name] = text.strip()
    raise CaseError("there is no record after this title", file, start)
