"""Takes the pictures of the page: `python -m docs.screens [NAME ...]`, in real games, with the browser of the tests.

Every deal has a fixed seed; bots of the server then play on, so that a picture may differ in a card from run to run.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect

from cutpurse import bots, games, new_match
from cutpurse.core.chance import fast_rng
from cutpurse.core.record import Record
from cutpurse.core.seeds import read_seed
from cutpurse.core.view import View
from cutpurse.puzzles.puzzle import puzzles_of
from tests.server.server_process import Running
from tests.web.browsing import DESKTOP, PHONE, Person, chromium
from tests.web.playing import finish, sit_at
from tests.web.scenes import SCENES

FOLDER = Path(__file__).parent / "pictures" / "screens"
COLOURS = 128
SETTLED = 2500  # milliseconds after which nothing moves or is marked as new
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@dataclass(frozen=True)
class Deal:
    """A moment of a game: a seat's so-manieth decision in a deal that is always the same, or one soon after it."""

    game: str
    decisions: int
    seat: int = 0
    seats: int = 4
    played: int = 2  # cards of the trick, at least
    mood: str = ""
    seed: str = "a picture"

    def comes(self, view: View) -> bool:
        """Whether it is a moment worth a picture: others have played already, or the night has fallen."""
        cards = [len(zone.cards) for zone in view.zones if zone.layout == "trick"]
        return sum(cards) >= self.played and view.mood == self.mood


DEALS = {
    "lucre": Deal("lucre", 5),
    "coin": Deal("coin", 6, seat=1),
    "dirty_money": Deal("dirty_money", 5, seat=1),
    "village-day": Deal("village", 13, played=0, mood="day"),
    "village-night": Deal("village", 14, played=0, mood="night"),
    "cryptruck": Deal("cryptruck", 3, seat=2),
}
HABIT = {"level": "sharp", "pace": 0.7, "game": "lucre"}


def played(deal: Deal) -> tuple[str, int]:
    """The record of such a game, played to its end by greedy bots; and the step before the decision."""
    match, rng = new_match(deal.game, seed=read_seed(deal.seed), seats=deal.seats), fast_rng(0)
    decisions, step = 0, 0
    while not match.over:
        if match.turn == deal.seat:
            decisions += 1
            if decisions >= deal.decisions and not step and deal.comes(match.view(deal.seat)):
                step = len(match.frames) - 1
        match.play(bots.choose("greedy", match, rng))
    assert step, f"there is no such moment in {deal}"
    return Record(match=match).to_text(), step


def sit_there(deal: Deal, person: Person) -> str:
    """Play on from that moment, against sharp bots; the table's id."""
    text, step = played(deal)
    levels = ["" if seat == deal.seat else "sharp" for seat in range(deal.seats)]
    return sit_at(person, text, step, deal.seat, levels, pace=0.3)


def choose_a_card(deal: Deal, person: Person) -> None:
    sit_there(deal, person)
    person.page.keyboard.press("2")


def ask_for_a_hint(deal: Deal, person: Person) -> None:
    sit_there(deal, person)
    person.page.keyboard.press("h")
    expect(person.page.locator(".note-paper.hint")).to_be_visible()


def look_at(tab: str, deal: Deal, person: Person) -> None:
    sit_there(deal, person)
    if person.touches:
        person.page.get_by_role("button", name="Ledger").tap()
    person.page.get_by_role("tab", name=tab).last.click()


def see_the_end(deal: Deal, person: Person) -> None:
    finish(person, sit_there(deal, person))
    expect(person.page.locator("section.result")).to_be_visible()


def look_back(deal: Deal, show: str, person: Person) -> None:
    """The replay of a record at the moment of the deal, or its review."""
    text, step = played(deal)
    person.introduce("Ada")
    record = person.ask("/api/records", text=text)["id"]
    person.open(f"/r/{record}?step={step}&eyes={deal.seat}&show={show}")
    expect(person.page.locator(".transport")).to_be_visible()
    if show == "review":
        expect(person.page.locator(".progress")).to_be_hidden()
        person.page.locator(".moments li button").first.click()
        person.page.locator(".ledger").evaluate("beside => beside.scrollTo(0, 0)")


def learn(steps: int, person: Person) -> None:
    """A guided game of Lucre, after so much has been read."""
    person.open("/learn/lucre")
    for _ in range(steps):
        person.press(person.page.locator(".coach .main"))
    expect(person.page.locator(".coach p")).to_be_visible()


def puzzle(stars: int, person: Person) -> None:
    """A puzzle of Lucre of so many stars, and a hint."""
    found = puzzles_of(games.load("lucre"))
    assert found
    person.open(f"/puzzles/lucre?id={min(name for name, one in found.puzzles.items() if one.stars == stars)}")
    expect(person.page.locator(".hand .card").first).to_be_visible()
    person.page.keyboard.press("h")
    expect(person.page.locator(".puzzle-hint")).to_be_visible()


@dataclass(frozen=True)
class Picture:
    """What is taken, and how: on which devices in the light, on which in the dark."""

    scene: Callable[[Person], object]
    light: tuple[str, ...] = ("desktop", "phone")
    dark: tuple[str, ...] = ()


def all_pictures() -> Iterator[tuple[str, Picture]]:
    yield "lobby", Picture(SCENES["lobby-again"], dark=("desktop",))
    yield "guided", Picture(partial(learn, 4))
    yield "puzzle", Picture(partial(puzzle, 3), light=("desktop",))
    yield "options", Picture(SCENES["options-village"], light=("phone",))
    yield "waiting", Picture(SCENES["waiting"])
    yield "rules", Picture(SCENES["rules-lucre"])
    yield "settings", Picture(SCENES["settings"], light=("phone",))
    for name, deal in DEALS.items():
        dark = {"lucre": ("desktop", "phone"), "village-night": ("desktop",)}.get(name, ())
        yield name, Picture(partial(sit_there, deal), dark=dark)
    yield "choice", Picture(partial(choose_a_card, DEALS["lucre"]))
    yield "hint", Picture(partial(ask_for_a_hint, DEALS["cryptruck"]))
    yield "scores", Picture(partial(look_at, "Score sheet", DEALS["dirty_money"]), light=("phone",))
    yield "tricks", Picture(partial(look_at, "Last trick", DEALS["dirty_money"]), light=("desktop",))
    yield "result", Picture(partial(see_the_end, DEALS["lucre"]))
    yield "replay", Picture(partial(look_back, DEALS["coin"], "table"), light=("desktop",))
    yield "review", Picture(partial(look_back, DEALS["lucre"], "review"), dark=("desktop",))


PICTURES = dict(all_pictures())


def take(browser: Browser, url: str, name: str, size: str, theme: str) -> Path:
    person = Person.new(browser, url, SIZES[size], theme=theme)
    person.context.add_init_script(f"localStorage.setItem('cutpurse.newtable', '{json.dumps(HABIT)}')")
    PICTURES[name].scene(person)
    person.page.mouse.move(0, 0)
    person.page.evaluate("window.scrollTo(0, 0)")
    person.page.wait_for_timeout(SETTLED)
    shot = Image.open(BytesIO(person.page.screenshot()))
    path = FOLDER / f"{name}-{size}{'-dark' if theme == 'dark' else ''}.png"
    shot.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    person.close()
    return path


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(chromium())
        server = stack.enter_context(Running(f"sqlite:///{folder / 'tables.db'}", folder / "log"))
        for name in names or PICTURES:
            wanted = [(size, "light") for size in PICTURES[name].light] + [
                (size, "dark") for size in PICTURES[name].dark
            ]
            for size, theme in wanted:
                path = take(browser, server.url, name, size, theme)
                print(f"{path.name:36} {path.stat().st_size // 1000:4} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
