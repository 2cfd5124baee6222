"""Words for messages, in the language that somebody asks for.

Catalogues are Fluent files (`words/en.ftl`), one per language: the common ones here, others beside each game's rules.
The page renders the same catalogues with the same rules (`web/src/words`); `tests/core/words_vectors.json` holds both
to it. Two functions can be used in a catalogue: `YOU($seat)` is "yes" where that seat is the reader's own, or among
`$seats`, and `FORM($card, case: "accusative")` is an attribute of the entry that names the card, where it has one. The
reader's own seat keeps its name, unless a form is asked for that the entry `you` has; in a list it is "You", and first.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Junk, Resource

from cutpurse.core.message import Item, Message

ENGLISH = "en"
YOU = "you"  # the entry that the reader's own seat is told by
KIND = re.compile(r"(seat|card|suit)s?\d*")


class Words:
    """What messages say in one language: entries of several catalogues, of which later ones win."""

    def __init__(self, language: str, sources: Iterable[str], seat_names: Sequence[str] = ()) -> None:
        self.language = language
        self.seat_names = seat_names
        self.gaps: set[str] = set()  # what could not be said as it should: keys, and arguments that don't fit
        functions: Any = {"YOU": you, "FORM": form}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(parsed(source), allow_overrides=True)

    def say(self, message: Message, viewer: int | None = None) -> str:
        """The message in words, as somebody in this seat reads it (None: anybody else)."""
        entry = self._entry(message.key)
        if entry is None or entry.value is None:
            self.gaps.add(message.key)
            return message.key
        return self._format(message.key, entry.value, self._arguments(message, viewer))

    def say_all(self, messages: Iterable[Message], viewer: int | None = None) -> str:
        """Several messages side by side, as of a stage or a card's badges."""
        return ", ".join(self.say(message, viewer) for message in messages)

    def find(self, key: str, attribute: str = "") -> str | None:
        """An entry without arguments, or an attribute of it, if there is such."""
        entry = self._entry(key)
        pattern = entry and (entry.attributes.get(attribute) if attribute else entry.value)
        return self._format(key, pattern, {}) if pattern else None

    def _entry(self, key: str) -> Any:
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _format(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        value, errors = self._bundle.format_pattern(pattern, args)
        self.gaps.update(f"{key}: {error}" for error in errors)
        text = str(value)
        return " ".join(text.split()) if "\n" in text else text

    def _arguments(self, message: Message, viewer: int | None) -> dict[str, Any]:
        return {name: self._argument(name, value, viewer) for name, value in message.args.items()}

    def _argument(self, name: str, value: Any, viewer: int | None) -> Any:
        kind = found[1] if (found := KIND.fullmatch(name)) else ""
        if not isinstance(value, tuple):
            return self._item(kind, value, viewer)
        if kind == "seat":
            value = tuple(sorted(value, key=lambda seat: seat != viewer))
        return Listed(self, [self._item(kind, item, viewer) for item in value])

    def _item(self, kind: str, value: Item, viewer: int | None) -> Any:
        if isinstance(value, Message):
            return Inserted(self, value, viewer)
        if kind == "seat":
            assert isinstance(value, int)
            return SeatName(self, value, viewer)
        if kind == "card":
            return CardName(self, str(value))
        if kind == "suit":
            return Name(self, "suit", str(value))
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else value

    def list(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        text = items[0]
        for item in items[1:-1]:
            text = self.fill("list-middle", list=text, item=item)
        return self.fill("list-last", list=text, item=items[-1])

    def fill(self, key: str, **texts: str) -> str:
        """An entry with texts for its arguments, as they are."""
        return self._format(key, self._bundle.get_message(key).value, texts)


class Inserted(FluentType):
    """A message within a message."""

    def __init__(self, words: Words, message: Message, viewer: int | None) -> None:
        self.words, self.message, self.viewer = words, message, viewer

    def format(self, locale: object) -> str:
        return self.words.say(self.message, self.viewer)

    def form(self, case: str) -> str:
        entry = self.words._entry(self.message.key)
        pattern = entry and entry.attributes.get(case)
        arguments = self.words._arguments(self.message, self.viewer)
        return self.words._format(self.message.key, pattern, arguments) if pattern else self.format(None)


class Listed(FluentType):
    """Several things, A, B and C; of seats also whether the reader's own is among them."""

    def __init__(self, words: Words, items: Sequence[Any]) -> None:
        self.words, self.items = words, items
        self.own = any(getattr(item, "own", False) for item in items)

    def format(self, locale: object) -> str:
        return self.words.list([self._item(item, "") for item in self.items])

    def form(self, case: str) -> str:
        return self.words.list([self._item(item, case) for item in self.items])

    def _item(self, item: Any, case: str) -> str:
        if not hasattr(item, "form"):
            return str(item)
        if not case and getattr(item, "own", False):
            return self.words.find(YOU) or str(item.format(None))
        return str(item.form(case))


class Name(FluentType):
    """The name of a suit or a rank: by its own entry, else as it is."""

    def __init__(self, words: Words, kind: str, name: str) -> None:
        self.words, self.key, self.name = words, f"{kind}-{name.replace(' ', '-')}", name

    def format(self, locale: object) -> str:
        return self.words.find(self.key) or self.name

    def form(self, case: str) -> str:
        return self.words.find(self.key, case) or self.format(None)


class SeatName(Name):
    """The name of a seat, and whether it is the reader's own."""

    def __init__(self, words: Words, seat: int, viewer: int | None) -> None:
        known = 0 <= seat < len(words.seat_names)
        super().__init__(words, "seat", words.seat_names[seat] if known else str(seat))
        self.own = seat == viewer

    def form(self, case: str) -> str:
        return (self.own and self.words.find(YOU, case)) or super().form(case)


class CardName(FluentType):
    """The name of a card: suit and rank, or the one that it has."""

    def __init__(self, words: Words, card: str) -> None:
        self.words = words
        suit, _, rank = card.rpartition(" ")
        self.suit, self.rank = Name(words, "suit", suit or rank), Name(words, "rank", rank)
        self.whole = bool(suit)

    def format(self, locale: object) -> str:
        return self.form("")

    def form(self, case: str) -> str:
        suit, rank = self.suit.form(case), self.rank.form(case)
        if not self.whole:  # one word: it names a suit or a rank, whichever has an entry
            return suit if self.words.find(self.suit.key) else rank
        return self.words.fill("card", suit=suit, rank=rank)


def you(seat: SeatName | Listed) -> str:
    """YOU($seat) in a catalogue."""
    return "yes" if seat.own else "no"


def form(thing: Any, case: str) -> str:
    """FORM($thing, case: "accusative") in a catalogue."""
    return str(thing.form(case))


class Source(str):
    """The text of a catalogue, and its file."""

    file: str | None = None


def parsed(source: str) -> Resource:
    """The entries of a catalogue; SyntaxError tells file and line of what is none."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise syntax_error(source, entry)
    return resource


def syntax_error(source: str, junk: Any) -> SyntaxError:
    """What is wrong with an entry that can't be read: in one of its own lines, though noticed in the next entry."""
    fault, end = junk.annotations[0], junk.span.start + len(junk.content.rstrip())
    line = source.count("\n", 0, min(fault.span.start, end))
    return SyntaxError(fault.message, (getattr(source, "file", None), line + 1, None, source.split("\n")[line]))


def catalogue(folder: Traversable, language: str) -> Source | None:
    """The catalogue of a folder for a language."""
    file = folder.joinpath("words", f"{language}.ftl")
    if not file.is_file():
        return None
    source = Source(file.read_text(encoding="utf-8"))
    source.file = str(file)
    return source


def common_sources(language: str) -> list[str]:
    """The catalogues that belong to no game: of the whole package, and of its rooms."""
    package = resources.files("cutpurse")
    rooms = sorted((room for room in package.iterdir() if room.is_dir()), key=lambda room: room.name)
    found = (catalogue(folder, language) for folder in (package, *rooms))
    return [text for text in found if text is not None]


def sources_of(packages: Iterable[str], language: str) -> list[str]:
    """The catalogues that some packages have for a language."""
    found = (catalogue(resources.files(package), language) for package in packages)
    return [text for text in found if text is not None]


def languages_of(package: str) -> tuple[str, ...]:
    """The languages that a package has words in, English first."""
    folder = resources.files(package).joinpath("words")
    files = folder.iterdir() if folder.is_dir() else ()
    names = {file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")}
    return tuple(sorted(names, key=lambda name: (name != ENGLISH, name)))


def words_of(packages: Sequence[str], language: str, seat_names: Sequence[str] = ()) -> Words:
    """The common words and those of some packages; what a language lacks is said in English."""
    sources = []
    for known in dict.fromkeys((ENGLISH, language)):
        sources += common_sources(known) + sources_of(packages, known)
    return Words(language, sources, seat_names)


@cache
def common(language: str = ENGLISH) -> Words:
    """The words that belong to no game."""
    return words_of((), language)
