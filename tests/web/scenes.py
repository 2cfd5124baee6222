"""Every page and every state in which people look at it, each reached by a person in a few steps."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from playwright.sync_api import expect

from tests.contract.walks import OWN
from tests.server.server_process import OPERATOR_KEY
from tests.web.browsing import Person
from tests.web.playing import RESULT, finish, on_turn, play_past, sit_down

Scene = Callable[[Person], None]

SOME_MOVES = 10


def press(person: Person, *names: str) -> None:
    for name in names:
        person.page.get_by_role("button", name=name).click()


def looking(path: str, *buttons: str, at: str) -> Scene:
    """Somebody called Ada opens an address, presses some buttons and sees something."""

    def scene(person: Person) -> None:
        person.introduce("Ada")
        person.open(path)
        press(person, *buttons)
        expect(person.page.locator(at).first).to_be_visible()

    return scene


def lobby_with_matches(person: Person) -> None:
    """Somebody who has played before, and is to move somewhere."""
    finish(person, sit_down(person, "lucre"))
    table = person.ask("/api/tables", game="coin", bots=["", "", "novice", "novice"], listed=True)["id"]
    person.ask(f"/api/tables/{table}/do", do="sit", seat=0)
    person.open("/")
    expect(person.page.locator(".list a").first).to_be_visible()


def nowhere(person: Person) -> None:
    person.open("/some/old/link")
    expect(person.page.get_by_text("There is nothing at this address.")).to_be_visible()
    person.heard.complaints.clear()  # the browser tells of the 404


def operator(person: Person) -> None:
    """Whoever runs the server, with some tables open."""
    sit_down(person, "lucre")
    person.open("/operator")
    person.page.get_by_label("Operator's key").fill(OPERATOR_KEY)
    press(person, "Open")
    expect(person.page.locator(".tiles")).to_be_visible()


def at_turn(game: str, person: Person, moves: int = SOME_MOVES) -> None:
    """In the middle of a game, when something is to be decided."""
    table = sit_down(person, game, bot="casual")
    play_past(person, table, most=moves)
    assert on_turn(person)


def deciding(game: str, moves: int, key: str, at: str) -> Scene:
    """Somebody who has moved some times presses a key and sees something."""

    def scene(person: Person) -> None:
        at_turn(game, person, moves)
        person.page.keyboard.press(key)
        expect(person.page.locator(at).first).to_be_visible()

    return scene


def settings(person: Person) -> None:
    at_turn("lucre", person, moves=2)
    press(person, "Table")


def ledger(tab: str, person: Person) -> None:
    at_turn("dirty_money", person)
    beside = person.page.get_by_role("button", name="Ledger")
    if beside.is_visible():
        beside.click()
    tabs = person.page.get_by_role("tab", name=tab)
    tabs.last.click()
    if tab == "Score sheet":
        person.page.locator(".rowopen:visible").first.click()
        expect(person.page.locator(".reasons li:visible").first).to_be_visible()


def result(game: str, person: Person) -> None:
    finish(person, sit_down(person, game))
    expect(person.page.locator(RESULT)).to_be_visible()


def replay(game: str, person: Person) -> None:
    table = sit_down(person, game)
    finish(person, table)
    person.open(f"/t/{table}/m/1?step=12&show=table")
    expect(person.page.locator(".transport")).to_be_visible()


def review(person: Person) -> None:
    table = sit_down(person, "lucre")
    finish(person, table)
    person.open(f"/t/{table}/m/1")
    expect(person.page.locator(".chart")).to_be_visible()
    expect(person.page.locator(".progress")).to_be_hidden()
    with suppress(AssertionError):  # somebody who gave nothing away has no moments
        expect(person.page.locator(".moments li button").first).to_be_visible(timeout=500)
        person.page.locator(".moments li button").first.click()


def share(person: Person) -> None:
    replay("lucre", person)
    press(person, "Share and keep")
    expect(person.page.locator(".checks li").first).to_be_visible()


def spectator(person: Person) -> None:
    browser = person.context.browser
    assert browser is not None
    host = Person.new(browser, person.url)
    person.open(f"/t/{sit_down(host, 'village')}")
    expect(person.page.locator("main.table")).to_be_visible()
    host.close()


def puzzle_told(person: Person) -> None:
    """Somebody has looked at a hint, and failed or solved a puzzle."""
    person.open("/puzzles/lucre")
    expect(person.page.locator(".hand .card").first).to_be_visible()
    person.page.keyboard.press("h")
    expect(person.page.locator(".puzzle-hint")).to_be_visible()
    person.page.keyboard.press("1")
    person.page.keyboard.press("Enter")
    told, sure = person.page.locator(".puzzle-told"), person.page.locator(".prompt").get_by_text("are you sure")
    expect(told.or_(sure).first).to_be_visible()
    if sure.count():  # a card that may only go face down asks once more
        person.page.keyboard.press("Enter")
    expect(told).to_be_visible()


def all_scenes() -> Iterator[tuple[str, Scene]]:
    yield "lobby", looking("/", at=".new .btn.main")
    yield "lobby-again", lobby_with_matches
    yield "me", looking("/", "Ada", "Carry me to another device", at=".qr")
    yield "import", looking("/", "Watch a record", at="dialog")
    yield "waiting", looking("/", "Invite by link", at=".share")
    yield "arrive", looking("/carry/some-code", at="main .btn.main")
    yield "chosen", deciding("lucre", 3, "1", at=".is-selected")
    yield "settings", settings
    yield "hint", deciding("cryptruck", 4, "h", at=".note-paper.hint")
    yield "ledger-scores", partial(ledger, "Score sheet")
    yield "ledger-tricks", partial(ledger, "Last trick")
    yield "rules-table", deciding("coin", 1, "?", at="dialog article")
    yield "review", review
    yield "share", share
    yield "nowhere", nowhere
    yield "operator", operator
    yield "puzzles", looking("/puzzles", at=".puzzle-games a")
    yield "puzzle", looking("/puzzles/cryptruck", at="main.table")
    yield "puzzle-told", puzzle_told
    yield "spectator", spectator
    for game in ("lucre", "village"):
        yield f"options-{game}", looking(f"/?game={game}", "Change options", at="dialog")
        yield f"result-{game}", partial(result, game)
        yield f"replay-{game}", partial(replay, game)
    for game in OWN:
        yield f"table-{game}", partial(at_turn, game)
        yield f"rules-{game}", looking(f"/rules/{game}", at="article h2")


SCENES = dict(all_scenes())
