"""Everything a browser was told about cards, and what its seat could know by then."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cutpurse.core.match import Match
from tests.web.browsing import Person

Seen = tuple[str, str]
"""Suit and rank of a face."""

HEX = re.compile(r"[0-9a-f]{64}")


@dataclass
class Known:
    """What a browser was told between two moments."""

    turn: int  # how often its person had moved
    texts: list[str]

    @property
    def faces(self) -> set[Seen]:
        return {(told["suit"], told["rank"]) for told in self.objects() if "suit" in told and "rank" in told}

    @property
    def lines(self) -> set[str]:
        """The log, as messages."""
        told = [line for told in self.objects() for name in ("lines", "log") for line in told.get(name) or ()]
        return {json.dumps(line, sort_keys=True) for line in told}

    @property
    def numbers(self) -> set[str]:
        return {number for text in self.texts for number in HEX.findall(text)}

    def objects(self) -> Iterator[dict[str, Any]]:
        """Every object in what was told in lines of JSON, however deep."""
        for text in self.texts:
            for line in text.split("\n"):
                with suppress(ValueError):
                    yield from inside(json.loads(line))


def inside(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from inside(value)


@dataclass
class Spy:
    """Looks again and again at what the browser of a person was told; the page itself is the same for everybody."""

    person: Person
    moments: list[Known] = field(default_factory=list)
    frames: int = 0
    responses: int = 0

    def look(self) -> None:
        heard = self.person.heard
        fresh = [answer for answer in heard.responses[self.responses :] if "/api/tables" in answer.url]
        texts = [*heard.frames[self.frames :], *(answer.text() for answer in fresh)]
        self.frames, self.responses = len(heard.frames), len(heard.responses)
        self.moments.append(Known(heard.moves, texts))


@dataclass
class Truth:
    """What a seat could know in a match that is over, from its record."""

    match: Match
    seat: int

    def __post_init__(self) -> None:
        self.faces: list[set[Seen]] = []  # by how often it had moved: all that it had been shown until then
        self.lines: list[set[str]] = []
        shown: set[Seen] = set()
        for number in range(len(self.match.frames)):
            view = self.match.view(self.seat, number)
            shown |= set(view.faces())
            if view.turn == self.seat:
                self.faces.append(set(shown))
                self.lines.append({json.dumps(msgspec.to_builtins(line), sort_keys=True) for line in view.log})

    def stolen(self, known: Known) -> set[object]:
        """What a browser was told that its seat could not know."""
        secrets = {self.match.seed.hex()} & known.numbers
        return (known.faces - self.faces[known.turn]) | (known.lines - self.lines[known.turn]) | secrets
