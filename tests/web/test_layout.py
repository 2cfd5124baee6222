"""The table on every screen: prize, prompt, hand, buttons and notes are all seen, and none covers another."""

from collections.abc import Iterator
from typing import NotRequired, TypedDict

import pytest
from playwright.sync_api import expect

from cutpurse import bots, games, new_match
from cutpurse.core.chance import fast_rng
from cutpurse.core.record import Record
from cutpurse.core.seeds import read_seed
from tests.contract.walks import OWN
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import sit_at

SIZES = {
    "phone": (390, 844),
    "phone held sideways": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "desktop at 200 per cent": (640, 400),
}
FINGER = 43  # pixels: 44, less the edge
TABLES = [*((game, min(games.load(game).seats)) for game in OWN), ("dirty_money", 6), ("cryptruck", 5)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)

# Boxes of what counts, as the screen has them: what is not there has none. A note is what a tip or a hint lies on, a
# tag hangs on a card, a seat is a plaque. Things of one owner may touch each other.
BOXES = """() => {
    const owners = new Map();
    const owner = one => {
        const it = one.closest('.trick, .seat, .zone') ?? one;
        return owners.get(it) ?? owners.set(it, owners.size).get(it);
    };
    const box = (name, one) => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return {name, owner: owner(one), left, top, right, bottom};
    };
    const seen = one => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0;
    const all = (name, where) => [...document.querySelectorAll(where)].filter(seen).map(one => box(name, one));
    const hand = all('', '.hand .card');
    const around = hand.length ? [{name: 'hand', owner: -1,
        left: Math.min(...hand.map(one => one.left)), top: Math.min(...hand.map(one => one.top)),
        right: Math.max(...hand.map(one => one.right)), bottom: Math.max(...hand.map(one => one.bottom))}] : [];
    return [...all('prompt', '.prompt p'), ...around, ...all('note', '.note-paper'),
            ...all('bar', '.app > .bar'), ...all('buttons', '.acts'),
            ...all('prize', '.well .centre .card'), ...all('pot', '.well .pot'),
            ...all('trick', '.trick .card, .trick .slot'), ...all('tag', '.well .tag'),
            ...all('caption', '.well .zone > .caps, .well .zone-note'), ...all('seat', '.plaque'),
            ...all('marker', '.lead'), ...all('holding', '.opps .holds .card, .opps .suits span')
           ].filter(one => one.bottom > one.top + 1);
}"""

# How much of each card in the hand can be hit: from its own corner to where the next one begins, to the right or below.
STRIPS = """() => [...document.querySelectorAll('.hand .card')].map(card => {
    const {left, top, right, bottom} = card.getBoundingClientRect();
    const hits = (x, y) => card.contains(document.elementFromPoint(x, y));
    let [wide, high] = [0, 0];
    for (let x = left + .25; x < right && hits(x, top + 14); x += .25) wide += .25;
    for (let y = top + .25; y < bottom && hits(left + 14, y); y += .25) high += .25;
    return [wide, high];
})"""


# Names, numbers and labels that don't fit where they stand.
CLIPPED = """() => [...document.querySelectorAll(
    '.bar h1, .bar .where > span, .plaque .who b, .plaque .who > span, .plaque .tally, .lead, .acts .btn > span')]
    .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0)
    .filter(one => {
        const frame = one.closest('.plaque, .btn, .bar, .seat').getBoundingClientRect();
        const {left, right} = one.getBoundingClientRect();
        const cut = getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1;
        return cut || right > frame.right + 1 || left < frame.left - 1;
    }).map(one => one.textContent.trim())"""


class Box(TypedDict):
    name: str
    owner: NotRequired[int]
    left: float
    top: float
    right: float
    bottom: float


def cover(one: Box, other: Box) -> bool:
    """Whether two boxes of different owners lie over each other, by more than an edge."""
    if "owner" in one and one.get("owner") == other.get("owner"):
        return False
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 2 and high > 2


def faults(person: Person, size: tuple[int, int]) -> Iterator[str]:
    """What can't be seen whole, and what covers what."""
    boxes: list[Box] = person.page.evaluate(BOXES)
    for number, one in enumerate(boxes):
        inside = one["left"] >= -1 and one["right"] <= size[0] + 1 and one["top"] >= -1 and one["bottom"] <= size[1] + 1
        if not inside:
            yield f"{one['name']} is cut: {one}"
        yield from (f"{one['name']} and {other['name']}" for other in boxes[number + 1 :] if cover(one, other))


def resize(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_boxes_are_compared() -> None:
    box = Box(name="", owner=1, left=0, top=0, right=10, bottom=10)
    assert cover(box, Box(name="", owner=2, left=5, top=0, right=15, bottom=10))
    assert not cover(box, Box(name="", owner=1, left=5, top=0, right=15, bottom=10))
    assert not cover(box, Box(name="", owner=2, left=9, top=0, right=20, bottom=10))
    assert not cover(box, Box(name="", owner=2, left=0, top=10, right=10, bottom=20))


def moment(game: str, seats: int, decisions: int) -> tuple[str, int]:
    """The record of a match that is always the same, and a step of it: the first seat has decided so often, and is on
    turn while something lies in the middle, if the game has tricks.
    """
    match, rng = new_match(game, seed=read_seed(f"{game} {seats}"), seats=seats), fast_rng(0)
    step, made = 0, 0
    while not match.over:
        if match.turn == 0:
            made += 1
            tricks = [zone for zone in match.view(0).zones if zone.layout == "trick"]
            if made > decisions and not step and (not tricks or tricks[0].cards):
                step = len(match.frames) - 1
        match.play(bots.choose("greedy", match, rng))
    assert step, f"there is no such moment in {game}"
    return Record(match=match).to_text(), step


def sit_among(person: Person, game: str, seats: int, decisions: int) -> None:
    """At a table of so many, after some decisions, when it is one's turn."""
    record, step = moment(game, seats, decisions)
    sit_at(person, record, step, 0, ["", *["greedy"] * (seats - 1)])


@every_table
def test_nothing_covers_what_counts(invite: Invite, game: str, seats: int) -> None:
    """With a tip or a hint on the table, which is the most there is to show."""
    person = invite(tips=True)
    sit_among(person, game, seats, decisions=2)
    if not person.page.locator(".note-paper").count():
        person.page.keyboard.press("h")
    expect(person.page.locator(".note-paper")).to_be_visible()
    look_around(person)


@every_table
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_covers_what_lies_there_later(invite: Invite, game: str, seats: int, language: str) -> None:
    """Cards have gathered before the seats."""
    person = invite(language=language)
    sit_among(person, game, seats, decisions=9)
    look_around(person)


def look_around(person: Person) -> None:
    """On every screen all can be seen and read, and hit by a finger where there are fingers."""
    found: list[str] = []
    expect(person.page.locator(".gained")).to_have_count(0)  # floats for a moment, over anything
    for name, size in SIZES.items():
        resize(person, size)
        found += [f"{name}: {fault}" for fault in faults(person, size)]
        found += [f"{name}: {text} does not fit" for text in person.page.evaluate(CLIPPED)]
        strips = person.page.evaluate(STRIPS)
        found += [f"{name}: a card of {strip}" for strip in strips if min(strip) < FINGER and size[0] < 900]
        prize = person.page.locator(".well").evaluate(PRIZE_OFF)
        found += [f"{name}: the prize is {prize} beside the middle"] if prize > 0.12 else []
        assert person.sideways == 0, name
    assert not found, "\n".join(found)


# By how much of the well's width the middle of what lies there is beside its middle.
PRIZE_OFF = """well => {
    const cards = [...well.querySelectorAll('.mid .card, .yard .zone')].map(one => one.getBoundingClientRect());
    if (!cards.length) return 0;
    const {left, width} = well.getBoundingClientRect();
    const middle = (Math.min(...cards.map(one => one.left)) + Math.max(...cards.map(one => one.right))) / 2;
    return Math.abs(middle - left - width / 2) / width;
}"""
