"""Somebody who plays by what the page offers, and knows no game."""

import secrets
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from cutpurse import games
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.record_reader import read_record
from tests.web.browsing import Person

CARDS = "main.table button.card.is-playable:visible"
BUTTONS = "main.table [data-action]:visible"
OFFERED = f"{CARDS}, {BUTTONS}"
ASIDE = "main.table .acts button:not([data-action]):visible"  # more or less of something, other buttons
PENDING = "main.table .is-selected, main.table .acts .main.warn"  # a card is chosen, or a question asked
RESULT = "section.result"
ASIDES = 0.2  # how often something is pressed that decides nothing

# Whole games, but not the longest.
SHORT: dict[str, dict[str, str]] = {
    "coin": {"target": "round"},
    "dirty_money": {"rounds": "1"},
    "village": {"night_cap": "2"},
}


def sit_down(person: Person, game: str, *, bot: str = "novice", name: str = "Ada", **settings: object) -> str:
    """A table with bots that don't wait, at which this person has the first seat; the cards are dealt. Its id."""
    seats = min(games.load(game).seats)
    bots = ["", *[bot] * (seats - 1)]
    person.introduce(name)
    wanted = {"game": game, "seats": seats, "bots": bots, "pace": 0, "options": SHORT.get(game, {})}
    table: str = person.ask("/api/tables", **wanted | settings)["id"]
    person.ask(f"/api/tables/{table}/do", do="sit", seat=0)
    person.ask(f"/api/tables/{table}/do", do="ready", entropy=secrets.token_hex(16))
    person.open(f"/t/{table}")
    return table


def sit_at(person: Person, record: str, step: int, seat: int, bots: list[str], pace: float = 0) -> str:
    """Play on from a step of a record, in the seat that no bot has; the table's id."""
    person.introduce("Ada")
    start = {"record": person.ask("/api/records", text=record)["id"], "step": step, "seat": seat}
    table: str = person.ask("/api/tables", bots=bots, pace=pace, start=start)["id"]
    person.ask(f"/api/tables/{table}/do", do="sit", seat=seat)
    person.ask(f"/api/tables/{table}/do", do="ready", entropy=secrets.token_hex(16))
    person.open(f"/t/{table}")
    assert on_turn(person)
    return table


def on_turn(person: Person) -> bool:
    """Wait until there is something to be done; False: the match is over."""
    person.page.locator(f"{OFFERED}, {RESULT}").first.wait_for()
    return person.page.locator(RESULT).count() == 0


def press_something(person: Person, draw: Random) -> None:
    """Any card that is playable and any button may be pressed; a card that is chosen is then played."""
    page = person.page
    if page.locator(PENDING).count():
        offers = page.locator("main.table .acts [data-action]:visible")
    elif draw.random() < ASIDES and page.locator(f"{ASIDE}:enabled").count():
        offers = page.locator(f"{ASIDE}:enabled")
    else:
        offers = page.locator(OFFERED)
    person.press(offers.nth(draw.randrange(offers.count())))


def play_on(person: Person, draw: Random, most: int = 1000) -> int:
    """Press what is offered until the match is over, or that many times; how many."""
    presses = 0
    while presses < most and on_turn(person):
        press_something(person, draw)
        presses += 1
    return presses


def record_of(person: Person, table: str, match: int = 1) -> Match:
    """What the server has written down, played again."""
    text = person.ask(f"/api/tables/{table}/matches/{match}/record.txt")
    return read_record(text, games.load).match


def picture_of(person: Person, table: str) -> dict[str, Any]:
    """The table as the server shows it to this person now."""
    picture: dict[str, Any] = person.ask(f"/api/tables/{table}")["picture"]
    return picture


def said(game: str, told: Iterable[object], viewer: int | None = 0) -> list[str]:
    """Messages, as the server tells them, in words for somebody in that seat."""
    words = games.load(game).words()
    return [words.say(msgspec.convert(message, Message), viewer) for message in told]


def play_past(person: Person, table: str, most: int = 10_000) -> None:
    """Play past the page, which shows it: to the end, or that many moves and until it is one's turn again."""
    moves = 0
    while True:
        picture = picture_of(person, table)
        actions = (picture.get("view") or {}).get("actions")
        if picture["board"]["phase"] == "over" or (actions and moves == most):
            return
        if actions:
            move = {"do": "move", "id": secrets.token_hex(4), "match": picture["board"]["matches"]}
            person.ask(f"/api/tables/{table}/do", **move, action=actions[-1]["id"])
            moves += 1


finish = play_past
