"""The blocks of code in what people read, and how each is checked.

A block may have a remark before it, which no reader sees:

    <!-- not run: it needs PostgreSQL -->
    <!-- run by tests/docs/test_research.py -->
"""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
READER = MarkdownIt("commonmark").enable("table")
REMARK = re.compile(r"<!-- (?:not run: (?P<reason>.+?)|run by (?P<test>\S+)) -->\s*")
PROGRAMS = ("cutpurse", "make", "pip", "python")  # whose arguments can be checked
UNMARKED = {  # the README is also the first page of the package, and has no remarks
    ("README.md", "> hint"): "it shows what a hint looks like; figures differ from machine to machine",
}


@dataclass(frozen=True)
class Block:
    """A block of code on a page."""

    page: str
    line: int
    language: str
    text: str
    reason: str = ""  # why it is not run
    test: str = ""  # the test that runs it

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def kind(self) -> str:
        """How it is checked; empty if there is no way but a remark."""
        if self.language in ("cards", "json", "python"):
            return "session" if self.language == "python" and ">>>" in self.text else self.language
        if self.language == "pycon":
            return "session"
        if not self.language and re.match(r"\S+/\n  \w+/", self.text):
            return "folders"
        told = list(commands(self.text))
        return "shell" if self.language in ("", "sh") and told and all(line[0] in PROGRAMS for line in told) else ""


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a shell's block, each in words."""
    for line in text.replace("\\\n", " ").splitlines():
        try:
            words = shlex.split(line, comments=True)
        except ValueError:  # an apostrophe: it is no command
            words = [line]
        if words:
            yield words


def pages() -> list[Path]:
    """What people read: our pages, and how to play, in every language."""
    places = ("*.md", "bench/*.md", "docs/**/*.md", "src/cutpurse/games/*/README*.md")
    return sorted({file for place in places for file in ROOT.glob(place) if "CHANGELOG" not in file.name})


def blocks() -> Iterator[Block]:
    for file in pages():
        yield from blocks_of(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))


def blocks_of(page: str, text: str) -> Iterator[Block]:
    """Every block of a page, fenced or indented, also within lists."""
    before = ""
    for token in READER.parse(text):
        if token.type in ("fence", "code_block"):
            assert token.map is not None
            remark = REMARK.fullmatch(before)
            found = {name: value for name, value in (remark.groupdict() if remark else {}).items() if value}
            if reason := UNMARKED.get((page, token.content.partition("\n")[0])):
                found = {"reason": reason}
            yield Block(page, token.map[0] + 1, (token.info.split() or [""])[0], token.content, **found)
        before = token.content if token.type == "html_block" else ""
