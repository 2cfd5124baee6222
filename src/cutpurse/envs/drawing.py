"""A table with all its cards as text and as a picture, for any game: it knows zones, cards, counters and colours."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from cutpurse.core.game import Game
from cutpurse.core.paint import inks_of, theme_of
from cutpurse.core.state import StandIn
from cutpurse.core.view import Card, View, Zone
from cutpurse.core.words import Words
from cutpurse.envs.extras import need
from cutpurse.terminal.pen import Pen
from cutpurse.terminal.table import table

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

COLUMNS = 100  # of text

# Of a picture, in pixels.
WIDTH, EDGE, GAP = 960, 16, 5
CARD_WIDTH, CARD_HEIGHT, BAND = 38, 52, 17
LARGE, SMALL = 16, 12  # letters
BLOCK = 2 * EDGE + LARGE + SMALL + CARD_HEIGHT  # a seat, or the middle: its name, labels, cards
TINT = "#7f9a2f"  # of a table whose game names none
PAPER, BACK, EDGE_INK = "#fbf9f2", "#8b9196", "#5b5f58"
COLOURS = {  # those that looks call by name
    "blue": "#2f6fb5",
    "green": "#3d8b4f",
    "red": "#c43d3d",
    "yellow": "#e0b429",
    "violet": "#7d53ad",
    "slate": "#55606b",
    "orange": "#dd7f2d",
    "white": "#f4f4f0",
}


def open_view(game: Game, state: StandIn) -> View:
    """What a spectator sees, with the cards in front of each seat as that seat sees them."""
    view = game.view(state, None)
    shown = {
        zone.id: zone.cards
        for seat in view.seats
        for zone in game.view(state, seat.number).zones
        if zone.seat == seat.number
    }
    return replace(view, zones=tuple(replace(zone, cards=shown.get(zone.id, zone.cards)) for zone in view.zones))


def text(game: Game, state: StandIn) -> str:
    """The table with all its cards, as the terminal draws it."""
    return drawn(game, open_view(game, state))


def seen_by(game: Game, state: StandIn, seat: int | None) -> str:
    """The same as a seat sees it (None: a spectator)."""
    return drawn(game, game.view(state, seat))


def drawn(game: Game, view: View) -> str:
    pen = Pen(COLUMNS, words=game.words(), viewer=view.seat)
    lines = [line.plain.rstrip() for line in table(view, pen, game.title)]
    return "\n".join([*lines, pen.say(view.prompt)])


def picture(game: Game, state: StandIn) -> npt.NDArray[np.uint8]:
    """The table as an RGB picture, of one size for all states of a table: the middle, then a block for each seat."""
    need("PIL", "pettingzoo")
    from PIL import Image, ImageDraw

    view, words = open_view(game, state), game.words()
    mat = theme_of(game.looks().tint or TINT).light
    image = Image.new("RGB", (WIDTH, (1 + len(view.seats)) * BLOCK + EDGE + 2 * LARGE), mat.mat)
    sheet = Sheet(ImageDraw.Draw(image), game, mat.ink)
    sheet.block(EDGE, [f"{game.title} · {words.say_all(view.stage)}", *counts(view, None, words)], zones_of(view, None))
    for place, seat in enumerate(view.seats, 1):
        if seat.number == view.turn:
            sheet.mark(EDGE + place * BLOCK)
        told = [seat.name, *counts(view, seat.number, words), *map(words.say, seat.markers)]
        sheet.block(EDGE + place * BLOCK, told, zones_of(view, seat.number))
    sheet.write(EDGE, EDGE + (1 + len(view.seats)) * BLOCK, words.say(view.prompt))
    return np.asarray(image)


def counts(view: View, seat: int | None, words: Words) -> list[str]:
    return [f"{words.say(counter.label)} {counter.value}" for counter in view.counters if counter.seat == seat]


def zones_of(view: View, seat: int | None) -> list[Zone]:
    return [zone for zone in view.zones if zone.seat == seat and zone.count]


class Sheet:
    """What a picture is drawn on."""

    def __init__(self, draw: "ImageDraw", game: Game, ink: str) -> None:
        from PIL import ImageFont

        self.draw = draw
        self.ink = ink
        self.words = game.words()
        self.suits = {suit.name: suit for suit in game.looks().suits}
        self.large, self.small = ImageFont.load_default(LARGE), ImageFont.load_default(SMALL)

    def write(self, x: float, y: float, text: str, font: Any = None) -> None:
        self.draw.text((x, y), text, self.ink, font or self.large)

    def mark(self, y: int) -> None:
        """A triangle before the seat on turn."""
        self.draw.polygon([(3, y + 2), (EDGE - 4, y + LARGE // 2 + 2), (3, y + LARGE + 2)], self.ink)

    def block(self, y: int, told: list[str], zones: list[Zone]) -> None:
        """A line of words, and below it zones side by side. Cards overlap as far as they must."""
        self.write(EDGE, y, "    ".join(told))
        labels = [self.label(zone) for zone in zones]
        widths = [self.small.getlength(label) for label in labels]
        cards = sum(len(zone.cards) for zone in zones)
        room = WIDTH - 2 * EDGE - sum(max(width, CARD_WIDTH) + EDGE for width in widths)
        step = min(CARD_WIDTH + GAP, room / max(1, cards - len(zones)))
        x: float = EDGE
        for zone, label, width in zip(zones, labels, widths, strict=True):
            self.write(x, y + LARGE + EDGE // 2, label, self.small)
            for place, card in enumerate(zone.cards):
                self.card(x + place * step, y + LARGE + SMALL + EDGE, card)
            x += max(width, (len(zone.cards) - 1) * step + CARD_WIDTH) + EDGE

    def label(self, zone: Zone) -> str:
        """The name of a zone; of a pile, that shows its top at most, how many there are."""
        return f"{self.words.say(zone.label)} {zone.count}" if zone.layout == "pile" else self.words.say(zone.label)

    def card(self, x: float, y: float, card: Card) -> None:
        """Paper with a band in the suit's colour, its letter and the rank; or a back."""
        box = (x, y, x + CARD_WIDTH, y + CARD_HEIGHT)
        self.draw.rounded_rectangle(box, 4, PAPER if card.face else BACK, EDGE_INK)
        if not card.face:
            return
        suit = self.suits.get(card.face.suit) or self.suits.get(card.face.rank)
        colour = COLOURS.get(suit.colour, suit.colour) if suit else PAPER
        self.draw.rounded_rectangle((x + 1, y + 1, x + CARD_WIDTH - 1, y + BAND), 3, colour)
        middle = x + CARD_WIDTH / 2
        letter = suit.letter if suit else card.face.suit[:3]
        self.draw.text((middle, y + BAND / 2 + 1), letter, inks_of(colour).on, self.small, anchor="mm")
        rank = card.face.rank[:3]  # as much as there is room for
        self.draw.text((middle, y + (BAND + CARD_HEIGHT) / 2), rank, EDGE_INK, self.large, anchor="mm")
        pips = sum(pip.count for pip in card.face.pips)
        for place in range(min(pips, 7)):
            left = x + 3 + place * 5
            self.draw.ellipse((left, y + CARD_HEIGHT - 6, left + 3, y + CARD_HEIGHT - 3), EDGE_INK)
