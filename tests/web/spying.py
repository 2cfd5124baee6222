"""Everything a browser knows about cards: what it was told, what it shows, what it keeps, and all of its memory."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from cutpurse.core.match import Match
from tests.web.browsing import Person

Seen = tuple[str, str]
"""Suit and rank of a face."""

HEX = re.compile(r"[0-9a-f]{64}")
STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, document.cookie])"
SHOWN = "[...document.querySelectorAll('[data-face]')].map(card => card.dataset.face).filter(face => face.trim())"


@dataclass
class Known:
    """What a browser knew at one moment."""

    turn: int  # how often its person had moved
    texts: list[str]  # told since the moment before, shown, stored, remembered
    faces: set[Seen]

    @property
    def lines(self) -> set[str]:
        """What it was told in words."""
        return {line for text in self.texts for data in read_lines(text) for line in lines_in(data)}


class Spy:
    """Looks into the browser of a person again and again."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.moments: list[Known] = []
        self._frames = self._responses = 0

    def look(self, *, memory: bool = False) -> Known:
        """Note all that is known now; with the whole memory of the page, which takes a second."""
        page, heard = self.person.page, self.person.heard
        texts = [*heard.frames[self._frames :], *self._bodies(), page.evaluate(STORED), page.content()]
        self._frames, self._responses = len(heard.frames), len(heard.responses)
        faces = {face for text in texts for data in read_lines(text) for face in faces_in(data)}
        faces |= {suit_and_rank(shown) for shown in page.evaluate(SHOWN)}
        if memory:
            strings, remembered = memory_of(self.person)
            texts += strings
            faces |= remembered
        self.moments.append(Known(heard.moves, texts, faces))
        return self.moments[-1]

    def _bodies(self) -> list[str]:
        """What was answered to requests for data; the page itself is the same for everybody."""
        fresh = self.person.heard.responses[self._responses :]
        return [answer.text() for answer in fresh if "/api/" in answer.url and "/api/games" not in answer.url]


def suit_and_rank(shown: str) -> Seen:
    suit, _, rank = shown.rpartition(" ")
    return suit, rank


def read_lines(text: str) -> Iterator[Any]:
    """What is told in lines of JSON; other texts hold none."""
    for line in text.split("\n"):
        if line.startswith(("{", "[")):
            with suppress(ValueError):
                yield json.loads(line)


def inside(data: Any) -> Iterator[dict[str, Any]]:
    """Every object in something told, however deep; what is kept as text in it is read, too."""
    if isinstance(data, str):
        data = list(read_lines(data))
    if isinstance(data, dict):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from inside(value)


def faces_in(data: Any) -> Iterator[Seen]:
    for told in inside(data):
        if "suit" in told and "rank" in told:
            yield str(told["suit"]), str(told["rank"])


def lines_in(data: Any) -> Iterator[str]:
    for told in inside(data):
        for name in ("lines", "log"):
            yield from told.get(name) or ()


def memory_of(person: Person) -> tuple[list[str], set[Seen]]:
    """All strings in the page's memory, and all objects there that have a suit and a rank."""
    session = person.context.new_cdp_session(person.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return read_snapshot(json.loads("".join(chunks)))


def read_snapshot(snapshot: dict[str, Any]) -> tuple[list[str], set[Seen]]:
    """Chromium's format: rows of numbers, nodes with their edges in order, and the strings they name."""
    meta, strings = snapshot["snapshot"]["meta"], snapshot["strings"]
    nodes, edges = snapshot["nodes"], snapshot["edges"]
    width, name_at, count_at = len(meta["node_fields"]), *map(meta["node_fields"].index, ("name", "edge_count"))
    step, what_at, to_at = len(meta["edge_fields"]), *map(meta["edge_fields"].index, ("name_or_index", "to_node"))
    kinds, kind_at = meta["edge_types"][0], meta["edge_fields"].index("type")
    types, type_at = meta["node_types"][0], meta["node_fields"].index("type")
    wanted = {strings.index(name): name for name in ("suit", "rank") if name in strings}
    found: set[Seen] = set()
    at = 0
    for node in range(0, len(nodes), width):
        end = at + nodes[node + count_at] * step
        has: dict[str, str] = {}
        for edge in range(at, end, step):
            name = wanted.get(edges[edge + what_at])
            if name and kinds[edges[edge + kind_at]] == "property":
                value = edges[edge + to_at]
                if types[nodes[value + type_at]].endswith("string"):
                    has[name] = strings[nodes[value + name_at]]
        if len(has) == 2:
            found.add((has["suit"], has["rank"]))
        at = end
    return strings, found


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
                self.lines.append(set(view.log))

    def stolen(self, known: Known) -> set[object]:
        """What a browser knew that its seat could not."""
        secrets = {self.match.seed.hex()} & {word for text in known.texts for word in HEX.findall(text)}
        return (known.faces - self.faces[known.turn]) | (known.lines - self.lines[known.turn]) | secrets
