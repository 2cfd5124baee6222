"""How things are written: the signs for coins and marks, and lines that break where they may."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from cutpurse.core.message import Message
from cutpurse.core.view import Card, Face
from cutpurse.core.words import Words, common

ACCENT = "cyan"  # the one colour
FAINT = "dim"
STRONG = "bold"

LEAST_COLUMNS = 24  # beside a label; if fewer are left, what belongs to it goes below
INDENT = 6  # of what goes below


@dataclass(frozen=True, kw_only=True)
class Signs:
    """The characters that stand for things."""

    pips: dict[str, str]  # a kind of pip that has a sign; the others are written as words
    between: str  # cards of a row
    dot: str  # parts of a heading
    turn: str  # before the seat on turn
    every_suit: bool = False  # whether each card of a row is told with its suit


# Where only ASCII can be shown, these are written otherwise.
FOLDED = str.maketrans(
    {"“": '"', "”": '"', "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "·": "-", "×": "x", "→": "->"}
    | {"●": "o", "✱": "*", "■": "#"}
)
UNICODE = Signs(pips={"coin": "●", "fingerprint": "✱", "block": "■"}, between="   ", dot=" · ", turn="▸ ")
ASCII = Signs(pips={"coin": "o", "fingerprint": "*", "block": "#"}, between="   ", dot=" - ", turn="> ")
WORDS = Signs(pips={}, between=", ", dot=", ", turn="", every_suit=True)  # for a screen reader


def ink(text: str, style: str) -> Text:
    """Text of its own style, to which more can be appended in another."""
    return Text().append(text, style)


@dataclass(frozen=True)
class Pen:
    """Writes for a width, with the signs the reader can take."""

    width: int = 80
    signs: Signs = UNICODE
    words: Words = field(default_factory=common)
    viewer: int | None = None  # the reader's seat

    def say(self, message: Message | None) -> str:
        return self.words.say(message, self.viewer) if message else ""

    def card(self, card: Card, *, suit: bool = True, label: Message | None = None) -> Text:
        """Red 12 ●●● (highest); a badge is left out where the label of its place says the same."""
        text = Text(self.face(card.face, suit=suit) if card.face else "face down")
        badges = [badge for badge in card.badges if not (label and badge.key in (label.key, f"the-{label.key}"))]
        if badges:
            text.append(f" ({self.words.say_all(badges, self.viewer)})", ACCENT)
        return text

    def face(self, face: Face, *, suit: bool = True) -> str:
        name = f"{face.suit} {face.rank}".strip() if suit else face.rank
        signs = [self.signs.pips[pip.kind] * pip.count for pip in face.pips if pip.kind in self.signs.pips]
        words = [
            f"{pip.count} {pip.kind}{'' if pip.count == 1 else 's'}"
            for pip in face.pips
            if pip.count and pip.kind not in self.signs.pips
        ]
        return " ".join(filter(None, [name, *signs, f"with {' and '.join(words)}" if words else ""]))

    def cards(self, cards: Iterable[Card], label: Message | None = None) -> list[Text]:
        """A row of cards: the suit once for neighbours that share it, those without a rank counted, the backs last."""
        all_cards = list(cards)
        faces = [card for card in all_cards if card.face]
        written = []
        for _, alike in groupby(faces, lambda card: (card.face and card.face.suit, card.badges)):
            first, *rest = alike
            if first.face and not first.face.rank:
                number = f"{1 + len(rest)} " if rest else ""
                written.append(Text(number).append_text(self.card(first, label=label)))
            else:
                written.append(self.card(first, label=label))
                written += [self.card(card, suit=self.signs.every_suit, label=label) for card in rest]
        backs = len(all_cards) - len(faces)
        return [*written, Text(f"{backs} face down")] if backs else written

    def hang(self, start: Text, parts: Sequence[Text], indent: int) -> list[Text]:
        """The start, then the parts from column `indent` on, over as many lines as it takes; a part is never broken."""
        between = self.signs.between
        whole = sum(part.cell_len for part in parts) + len(between) * (len(parts) - 1)
        lines, indent = self.begin(start, indent, whole)
        filled = False
        for part in parts:
            if filled and lines[-1].cell_len + len(between) + part.cell_len > self.width:
                lines[-1].append(between.rstrip())
                lines.append(Text(" " * indent))
                filled = False
            lines[-1].append(between if filled else "").append_text(part)
            filled = True
        return lines

    def prose(self, text: str, style: str = "", indent: int = 0, start: Text | None = None) -> list[Text]:
        """The start, if any, then a sentence from column `indent` on, over as many lines as it takes."""
        lines, indent = self.begin(start or Text(), indent, cell_len(text))
        first, *rest = wrap(text, self.width - indent, break_long_words=False, break_on_hyphens=False) or [""]
        lines[-1].append(first, style)
        return [*lines, *(Text(" " * indent).append(line, style) for line in rest)]

    def begin(self, start: Text, indent: int, whole: int) -> tuple[list[Text], int]:
        """The lines up to where something `whole` columns long begins, and the column where its lines begin."""
        if self.width - indent >= min(whole, LEAST_COLUMNS):
            return [start.copy().append(" " * (indent - start.cell_len))], indent
        return [*([start] if start else []), Text(" " * INDENT)], INDENT  # too narrow for two columns
