"""All choose at the same time: two people, each in a browser of their own, and neither waits for the other."""

import secrets

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import CARDS, OFFERED, picture_of

PROMPT = "main.table .prompt"


def two_at(game: str, invite: Invite, **settings: object) -> tuple[Person, Person, str]:
    """Ada and Ben in the first seats, with two quick bots."""
    ada, ben = invite(), invite()
    ada.introduce("Ada")
    ben.introduce("Ben")
    wanted = {"game": game, "bots": ["", "", "novice", "novice"], "pace": 0, **settings}
    table: str = ada.ask("/api/tables", **wanted)["id"]
    for seat, person in enumerate((ada, ben)):
        person.ask(f"/api/tables/{table}/do", do="sit", seat=seat)
        person.ask(f"/api/tables/{table}/do", do="ready", entropy=secrets.token_hex(16))
        person.open(f"/t/{table}")
    return ada, ben, table


def seat(person: Person, number: int) -> Locator:
    return person.page.locator(f"main.table section.seat[data-seat='{number}']")


def expect_asked(person: Person) -> None:
    expect(person.page.locator(PROMPT)).to_contain_text("All choose at the same time.")
    expect(person.page.locator(OFFERED).first).to_be_visible()


def press(person: Person, label: str) -> None:
    person.press(person.page.locator("main.table [data-action]:visible", has_text=label).first)


def play_card(person: Person) -> None:
    """Put the first card of the hand beneath the deck."""
    person.press(person.page.locator(CARDS).first)


def test_both_swap_at_the_same_time(invite: Invite) -> None:
    ada, ben, table = two_at("lucre", invite)
    for person in (ada, ben):
        expect_asked(person)
    expect(ada.page).to_have_title("Your turn · Lucre")
    expect(ben.page).to_have_title("Your turn · Lucre")  # neither waits for the other
    expect(seat(ada, 1)).to_contain_text("is choosing")
    play_card(ben)
    expect(ben.page.locator(PROMPT)).to_contain_text("Choose a second card")
    expect(seat(ada, 1)).to_contain_text("is choosing")  # nobody sees that he has put one beneath
    press(ben, "That is all")
    expect(ben.page.locator(PROMPT)).to_contain_text("You have chosen")
    expect(ben.page).not_to_have_title("Your turn · Lucre")
    expect(seat(ada, 1)).not_to_contain_text("is choosing")
    expect(seat(ben, 0)).to_contain_text("is choosing")
    expect_asked(ada)
    ben.page.keyboard.press("z")  # he changes his mind, as long as she has not chosen
    expect(seat(ada, 1)).to_contain_text("is choosing")
    expect(ben.page.locator(PROMPT)).to_contain_text("Choose a second card")
    press(ben, "That is all")
    expect(seat(ada, 1)).not_to_contain_text("is choosing")
    press(ada, "Keep")
    for person in (ada, ben):
        expect(person.page.locator("header")).to_contain_text("Round 1 of 8")
        expect(person.page.locator(PROMPT)).not_to_contain_text("same time")
    log = [line["key"] for line in picture_of(ben, table)["view"]["log"]]
    assert log[:3] == ["puts-beneath", "draws", "cards-swapped"]


def to_the_exchange(people: tuple[Person, Person], table: str) -> None:
    """Past the page: both take the first thing they may, until both may exchange."""
    while True:
        views = [picture_of(person, table)["view"] for person in people]
        if all(view["actions"] and view["prompt"]["key"] == "all-choose" for view in views):
            return
        for person, view in zip(people, views, strict=True):
            if view["actions"] and view["prompt"]["key"] != "all-choose":
                move = {"do": "move", "id": secrets.token_hex(4), "match": 1, "action": view["actions"][0]["id"]}
                person.ask(f"/api/tables/{table}/do", **move)
                break


def test_both_exchange_at_the_same_time(invite: Invite) -> None:
    ada, ben, table = two_at("coin", invite)
    to_the_exchange((ada, ben), table)
    for person in (ada, ben):
        expect_asked(person)
    cards = ben.page.locator("main.table .hand button.card")
    held = cards.count()
    press(ben, "Exchange")
    expect(cards).to_have_count(held + 1)  # he has drawn, and she has not chosen
    expect(seat(ada, 1)).to_contain_text("is choosing")
    play_card(ben)
    expect(ben.page.locator(PROMPT)).to_contain_text("You have chosen")
    expect(seat(ada, 1)).not_to_contain_text("is choosing")
    press(ada, "Keep")
    for person in (ada, ben):
        expect(person.page.locator("header")).to_contain_text("Trick 2 of 8")
    told = [line for line in picture_of(ada, table)["view"]["log"] if line["key"] == "exchanged"]
    assert 1 in told[0]["args"]["seats"]
    assert 0 not in told[0]["args"]["seats"]


def test_a_reload_in_the_middle_shows_the_same(invite: Invite) -> None:
    ada, ben, _ = two_at("lucre", invite)
    expect_asked(ben)
    press(ben, "Keep")
    expect(ben.page.locator(PROMPT)).to_contain_text("You have chosen")
    before = ben.page.locator("main.table").inner_text()
    ben.page.reload()
    expect(ben.page.locator(PROMPT)).to_contain_text("You have chosen")
    assert ben.page.locator("main.table").inner_text() == before
    expect_asked(ada)
