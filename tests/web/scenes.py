"""Every page and every state in which people look at it, each reached by a person in a few steps."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from playwright.sync_api import expect

from cutpurse import games
from tests.web.browsing import Person
from tests.web.playing import RESULT, finish, on_turn, play_past, sit_down

Scene = Callable[[Person], None]

SOME_MOVES = 10


def lobby(person: Person) -> None:
    person.open("/")
    expect(person.page.get_by_role("button", name="Start with bots")).to_be_visible()


def lobby_with_matches(person: Person) -> None:
    """Somebody who has played before, and is to move somewhere."""
    finish(person, sit_down(person, "lucre"))
    table = person.ask("/api/tables", game="coin", bots=["", "", "novice", "novice"], listed=True)["id"]
    person.ask(f"/api/tables/{table}/do", do="sit", seat=0)
    lobby(person)
    expect(person.page.locator(".list a").first).to_be_visible()


def options(game: str, person: Person) -> None:
    person.open(f"/?game={game}")
    person.page.get_by_role("button", name="Change options").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def who_i_am(person: Person) -> None:
    person.introduce("Ada")
    lobby(person)
    person.page.get_by_role("button", name="Ada").click()
    person.page.get_by_role("button", name="Carry me to another device").click()
    expect(person.page.get_by_role("img", name="The link as a QR code")).to_be_visible()


def import_a_record(person: Person) -> None:
    lobby(person)
    person.page.get_by_role("button", name="Watch a record").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def waiting_room(person: Person) -> None:
    lobby(person)
    person.page.get_by_role("button", name="Invite by link").click()
    expect(person.page.locator(".share")).to_be_visible()


def at_turn(game: str, person: Person, moves: int = SOME_MOVES) -> None:
    """In the middle of a game, when something is to be decided."""
    table = sit_down(person, game, bot="casual")
    play_past(person, table, most=moves)
    assert on_turn(person)


def a_card_chosen(person: Person) -> None:
    at_turn("lucre", person, moves=3)
    person.page.keyboard.press("1")


def settings(person: Person) -> None:
    at_turn("lucre", person, moves=2)
    person.page.get_by_role("button", name="Table").click()
    expect(person.page.get_by_text("Cards a quarter larger")).to_be_visible()


def rules_at_the_table(person: Person) -> None:
    at_turn("coin", person, moves=1)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog").locator("article")).to_be_visible()


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


def hint(person: Person) -> None:
    at_turn("cryptruck", person, moves=4)
    person.page.keyboard.press("h")
    expect(person.page.locator(".note-paper.hint")).to_be_visible()


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
    person.page.get_by_role("button", name="Share and keep").click()
    expect(person.page.locator(".checks li").first).to_be_visible()


def rules(game: str, person: Person) -> None:
    person.open(f"/rules/{game}")
    expect(person.page.locator("article h2").first).to_be_visible()


def arriving(person: Person) -> None:
    person.open("/carry/some-code")
    expect(person.page.get_by_role("button", name="Yes, that is me")).to_be_visible()


def nowhere(person: Person) -> None:
    person.open("/some/old/link")
    expect(person.page.get_by_text("There is nothing at this address.")).to_be_visible()
    person.heard.complaints.clear()  # the browser tells of the 404


def spectator(person: Person) -> None:
    browser = person.context.browser
    assert browser is not None
    host = Person.new(browser, person.url)
    person.open(f"/t/{sit_down(host, 'village')}")
    expect(person.page.locator("main.table")).to_be_visible()
    host.close()


def all_scenes() -> Iterator[tuple[str, Scene]]:
    yield "lobby", lobby
    yield "lobby-again", lobby_with_matches
    yield "me", who_i_am
    yield "import", import_a_record
    yield "waiting", waiting_room
    yield "chosen", a_card_chosen
    yield "settings", settings
    yield "hint", hint
    yield "ledger-scores", partial(ledger, "Score sheet")
    yield "ledger-tricks", partial(ledger, "Last trick")
    yield "rules-table", rules_at_the_table
    yield "review", review
    yield "share", share
    yield "arrive", arriving
    yield "nowhere", nowhere
    yield "spectator", spectator
    for game in ("lucre", "village"):
        yield f"options-{game}", partial(options, game)
        yield f"result-{game}", partial(result, game)
        yield f"replay-{game}", partial(replay, game)
    for game in games.names():
        yield f"table-{game}", partial(at_turn, game)
        yield f"rules-{game}", partial(rules, game)


SCENES = dict(all_scenes())
