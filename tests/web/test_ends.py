"""How the ends of tricks, rounds and matches are told; and that tips don't outlive their moment."""

import re
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, finish, picture_of, play_past, sit_down

ROUND_END = "section.round-end"
SLOW = 600_000  # milliseconds: long enough to be looked at


def prompt(page: Page) -> str:
    return page.locator(".prompt p").inner_text()


def play_until(person: Person, table: str, key: str) -> None:
    """Play past the page until a message with this key is in the log."""
    while True:
        picture = picture_of(person, table)
        if key in {line["key"] for line in picture["view"].get("log", ())}:
            return
        assert picture["board"]["phase"] == "playing"
        play_past(person, table, most=1)


def play_if_on_turn(person: Person, table: str) -> bool:
    """Move past the page, where this person is to; False: the match is over."""
    picture = picture_of(person, table)
    actions = (picture.get("view") or {}).get("actions")
    if actions:
        move = {"do": "move", "id": secrets.token_hex(4), "match": 1, "action": actions[-1]["id"]}
        person.ask(f"/api/tables/{table}/do", **move)
    return bool(picture["board"]["phase"] == "playing")


def test_a_full_trick_says_who_takes_it(invite: Invite) -> None:
    person = invite(pause=SLOW)
    table = sit_down(person, "dirty_money")
    play_until(person, table, "takes")
    expect(person.page.locator(".trick-places .card")).to_have_count(3)
    assert re.search(r"\btakes? ", prompt(person.page))
    expect(person.page.get_by_text("One moment.")).to_be_hidden()


def test_the_end_of_a_round_stays_until_one_goes_on(invite: Invite) -> None:
    person = invite(summary="stay")
    table, page = sit_down(person, "cryptruck"), person.page
    play_until(person, table, "round-over")
    end = page.locator(ROUND_END)
    expect(end.get_by_role("heading")).to_have_text("Round 1 is over.")
    seats = len(picture_of(person, table)["view"]["seats"])
    expect(end.locator(".ranks li")).to_have_count(seats)
    expect(end.locator(".told-lines li")).to_have_count(seats)
    page.locator("main.table .well").dispatch_event("click")  # skips what passes, and this does not
    page.wait_for_timeout(300)
    expect(end).to_be_visible()
    page.keyboard.press(" ")
    expect(end).to_be_hidden()
    page.locator(OFFERED).first.wait_for()
    heads = page.locator(".ledger .log li").evaluate_all(
        "all => all.map(li => [li.matches('.head'), li.innerText.trim()])"
    )
    over = next(n for n, (_, text) in enumerate(heads) if text == "Round 1 is over.")
    under = [text for head, text in heads[:over] if head][-1]
    assert under.startswith("Round 1")


def test_a_gain_floats_beside_the_number(invite: Invite) -> None:
    person = invite()
    person.context.add_init_script(
        """window.floated = []
        new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
          const found = node.querySelector?.('.gained') ?? (node.matches?.('.gained') ? node : null)
          if (found) floated.push(found.textContent)
        }))).observe(document, { childList: true, subtree: true })"""
    )
    table = sit_down(person, "lucre")
    play_past(person, table, most=6)
    person.page.wait_for_function("floated.some((text) => /^\\+[1-9]/.test(text))")


def test_the_result_says_my_place_and_who_is_busted(invite: Invite) -> None:
    person = invite()
    table = sit_down(person, "dirty_money")
    finish(person, table)
    result = person.page.locator(RESULT)
    expect(result).to_be_visible()
    picture = picture_of(person, table)
    ranks, seats = picture["board"]["ranks"], picture["view"]["seats"]
    words = {1: "first", 2: "second", 3: "third"}
    if picture["board"].get("winners"):
        expect(result.locator(".place")).to_have_text(f"You finish {words[ranks[0]]} of {len(seats)}.")
        places = [int(text) for text in result.locator(".placing").all_inner_texts()]
        assert places == sorted(ranks)
    assert result.locator(".out").count() == sum("out" in seat for seat in seats)
    assert set(result.locator(".out").all_inner_texts()) <= {"busted"}


@pytest.mark.parametrize("rotate", [False, True])
def test_a_rematch_of_somebody_else_leaves_my_result(invite: Invite, rotate: bool) -> None:
    ada, ben = invite(), invite()
    ada.introduce("Ada")
    ben.introduce("Ben")
    table = ada.ask("/api/tables", game="lucre", bots=["", "", "novice", "novice"], pace=0)["id"]
    for seat, person in enumerate((ada, ben)):
        person.ask(f"/api/tables/{table}/do", do="sit", seat=seat)
    for person in (ada, ben):
        person.ask(f"/api/tables/{table}/do", do="ready", entropy="00" * 16)
        person.open(f"/t/{table}")
    while play_if_on_turn(ada, table):
        play_if_on_turn(ben, table)
    told = ben.page.locator(RESULT).locator("h2")
    expect(told).to_be_visible()
    text, place = told.inner_text(), ben.page.locator(f"{RESULT} .place").inner_text()
    expect(ada.page.locator(RESULT)).to_be_visible()
    ada.page.get_by_role("button", name="Rematch, rotated" if rotate else "Rematch same seats").click()
    expect(ada.page.get_by_role("heading", name="Who plays?")).to_be_visible()
    again = ben.page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    assert told.inner_text() == text
    assert ben.page.locator(f"{RESULT} .place").inner_text() == place
    again.click()
    expect(ben.page.get_by_role("heading", name="Who plays?")).to_be_visible()


def test_a_tip_goes_with_its_moment_and_none_comes_after_the_end(invite: Invite) -> None:
    person = invite(tips=True)
    table, page = sit_down(person, "lucre"), person.page
    tip = page.locator(".note-paper.tip")
    expect(tip).to_contain_text("After eight rounds")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_contain_text("You may swap up to two cards")
    page.get_by_role("button", name="Keep your hand").click()
    expect(page.get_by_text("You may swap up to two cards")).to_be_hidden()
    finish(person, table)
    expect(page.locator(RESULT)).to_be_visible()
    expect(tip).to_be_hidden()


def test_no_live_region_speaks_of_a_turn_after_the_end(invite: Invite) -> None:
    person = invite()
    person.introduce("Ada")
    person.open("/")
    person.page.get_by_role("button", name="Start with bots").click()
    person.page.locator(OFFERED).first.wait_for()
    finish(person, person.page.url.partition("/t/")[2])
    expect(person.page.locator(RESULT)).to_be_visible()
    expect(person.page.locator("[role=status], [aria-live]").filter(has_text="Your turn")).to_have_count(0)
