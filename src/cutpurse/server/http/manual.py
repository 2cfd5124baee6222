"""How to play, for the page: a game's README in sections of HTML, with its pictures of cards as data.

A picture is a fenced block called `cards`, with cards from left to right on a line:

    Blue 12, 3 coins (highest) | Red 3, 2 coins | back

It becomes a figure whose `data-cards` is a list of cards as in views; the page draws them as at the table.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

import msgspec
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.game_data import how_to_play
from cutpurse.core.look import Look
from cutpurse.core.message import Plain, msg
from cutpurse.core.view import Card, Face, Pip

CARD = re.compile(r"(?P<name>[^,()]+)(?P<pips>(?:, *\d+ \w+)*)(?: *\((?P<badge>[^()]+)\))?")


class Section(Plain, frozen=True, kw_only=True):
    """A part of the rules; the first has no title."""

    title: str
    html: str


class Manual(Plain, frozen=True, kw_only=True):
    """How to play a game."""

    name: str
    title: str
    sections: tuple[Section, ...]


@lru_cache
def manual(name: str, language: str) -> Manual:
    """The rules of a game in a language, or in English where they are not translated."""
    return make_manual(games.load(name), language)


def make_manual(game: Game, language: str) -> Manual:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("fence", fence)
    title, parts = game.title, [("", list[Token]())]
    tokens = markdown.parse(how_to_play(game, language))
    for i, token in enumerate(tokens):
        heading = token.tag if token.type in ("heading_open", "heading_close") else ""
        if token.type == "inline" and tokens[i - 1].tag in ("h1", "h2"):
            if tokens[i - 1].tag == "h1":
                title = token.content
            else:
                parts.append((token.content, []))
        elif heading not in ("h1", "h2"):
            parts[-1][1].append(token)
    look = {"look": game.looks()}
    sections = (
        Section(title=name, html=markdown.renderer.render(body, markdown.options, look)) for name, body in parts
    )
    return Manual(name=game.name, title=title, sections=tuple(sections))


def fence(renderer: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """A block of cards as figures, one a line; any other as it is."""
    if tokens[at].info.strip() != "cards":
        return renderer.fence(tokens, at, options, env)
    try:
        rows = [read_cards(line, env["look"]) for line in tokens[at].content.splitlines()]
    except CutpurseError:  # another package's game: then it is text
        return renderer.fence(tokens, at, options, env)
    figures = (escape(msgspec.json.encode(row).decode()) for row in rows)
    return "".join(f'<figure data-cards="{cards}"></figure>\n' for cards in figures)


def read_cards(line: str, look: Look) -> tuple[Card, ...]:
    """The cards of a picture; CutpurseError if there are none such in the game."""
    return tuple(read_card(text.strip(), f"card.{i}", look) for i, text in enumerate(line.split("|")))


def read_card(text: str, name: str, look: Look) -> Card:
    found = CARD.fullmatch(text)
    if not found:
        raise CutpurseError(f"“{text}” is not a card; cards look like “Blue 12, 3 coins (highest)” or “back”")
    badges = (msg("plain-text", text=found["badge"]),) if found["badge"] else ()
    if found["name"].strip() == "back":
        return Card(id=name, badges=badges)
    face = Face(**read_name(found["name"].strip(), look), pips=tuple(read_pips(found["pips"], look)))
    return Card(id=name, face=face, badges=badges)


def read_name(text: str, look: Look) -> dict[str, str]:
    """Blue 12; or Hill, where cards have no rank."""
    suits = {suit.name.lower(): suit.name for suit in look.suits}
    if text.lower() in suits:
        return {"suit": suits[text.lower()], "rank": ""}
    suit, _, rank = text.rpartition(" ")
    if suit.lower() not in suits:
        raise CutpurseError(f"“{text}” is not a card: the suits are {', '.join(suits.values())}")
    return {"suit": suits[suit.lower()], "rank": rank}


def read_pips(text: str, look: Look) -> list[Pip]:
    """3 coins, 2 fingerprints."""
    pips = []
    for part in text.split(",")[1:]:
        count, word = part.split()
        kind = word.removesuffix("s")
        if kind not in look.pips:
            raise CutpurseError(f"“{word}” are not on cards: there are {', '.join(look.pips)}")
        pips.append(Pip(kind=kind, count=int(count)))
    return pips
