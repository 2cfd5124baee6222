"""Puzzles in the browser: one is solved, one is failed, a hint is asked for, and the streak is remembered."""

import json

import pytest
from playwright.sync_api import expect

from cutpurse import games
from cutpurse.puzzles.puzzle import Collection, Puzzle, puzzles_of
from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite


def lucre() -> Collection:
    collection = puzzles_of(games.load("lucre"))
    assert collection is not None
    return collection


def of_a_card(label: str) -> list[Puzzle]:
    """Puzzles whose answer is done with a card's button of that name."""
    return [puzzle for puzzle in lucre().puzzles.values() if puzzle.kind.endswith(f" {label}")]


def show(person: Person, puzzle: Puzzle) -> None:
    person.open(f"/puzzles/lucre?id={puzzle.id}")
    expect(person.page.locator("main.table .hand .card").first).to_be_visible()


def take(person: Person, puzzle: Puzzle, action: int) -> None:
    """Choose the card of an action at the table, and then what to do with it."""
    match = lucre().match(puzzle)
    view = match.game.view(match.state, puzzle.seat)
    wanted = next(each for each in view.actions if each.id == action)
    person.press(person.page.locator(f"[data-card='{wanted.target}']"))
    person.press(person.page.locator(f".acts [data-action='{action}']:visible").first)
    expect(person.page.locator(".puzzle-told")).to_be_visible()


def streak(person: Person) -> str:
    return person.page.locator("[data-streak]").inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_one_is_solved_and_one_is_failed(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    one, other = of_a_card("face-up")[:2]
    show(person, one)
    assert streak(person) == "0"
    take(person, one, one.answer)
    told = person.page.locator(".puzzle-told")
    expect(told.locator("h2")).to_contain_text("Right")
    expect(told).to_be_in_viewport()
    assert streak(person) == "1"
    person.page.reload()
    expect(person.page.locator("main.table .hand .card").first).to_be_visible()
    assert streak(person) == "1"
    show(person, other)
    wrong = next(value.action for value in other.values if value.action != other.answer)
    take(person, other, wrong)
    expect(told.locator("h2")).to_contain_text("Not the best")
    expect(told.locator("tr.us")).to_contain_text("yours")
    assert streak(person) == "0"
    assert person.sideways == 0


def test_a_hint_leaves_two_choices_and_does_not_count(invite: Invite) -> None:
    person = invite()
    puzzle = of_a_card("face-up")[2]
    show(person, puzzle)
    person.page.keyboard.press("h")
    expect(person.page.locator(".puzzle-hint")).to_contain_text("One of these is right")
    expect(person.page.locator(".hand .card.is-hinted").first).to_be_visible()
    take(person, puzzle, puzzle.answer)
    assert streak(person) == "0"
    kept = json.loads(person.page.evaluate("localStorage.getItem('cutpurse.puzzles.lucre')"))
    assert kept["marks"] == {puzzle.id: "helped"}


def test_a_hint_is_scrolled_to_on_a_phone(invite: Invite) -> None:
    person = invite((390, 844))
    show(person, of_a_card("face-up")[2])
    person.press(person.page.get_by_role("button", name="Hint"))
    expect(person.page.locator(".puzzle-hint")).to_be_in_viewport(ratio=1)


def test_the_next_one_is_another_and_of_the_stars_that_are_wanted(invite: Invite) -> None:
    person = invite()
    person.open("/puzzles")
    person.page.get_by_role("link", name="Solve puzzles: Lucre").click()
    expect(person.page.locator("main.table")).to_be_visible()
    stars = next(iter(lucre().puzzles.values())).stars
    person.page.get_by_label("How hard").select_option(str(stars))
    expect(person.page.get_by_role("img", name=f"{stars} of 5 stars")).to_be_visible()
    before = person.page.url
    person.page.keyboard.press("n")
    expect(person.page).not_to_have_url(before)
    expect(person.page.get_by_role("img", name=f"{stars} of 5 stars")).to_be_visible()


def test_a_puzzle_is_played_on_from(invite: Invite) -> None:
    person = invite()
    person.introduce("Ada")
    puzzle = of_a_card("face-up")[0]
    show(person, puzzle)
    take(person, puzzle, puzzle.answer)
    person.page.get_by_role("button", name="Play on from here").click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("main.table .hand .card").first).to_be_visible()


def test_nothing_that_the_seat_cannot_know_comes_before_the_guess(invite: Invite) -> None:
    person = invite()
    puzzle = of_a_card("face-up")[0]
    show(person, puzzle)
    person.page.keyboard.press("h")
    expect(person.page.locator(".puzzle-hint")).to_be_visible()
    told = [
        response.text() for response in person.heard.responses if "/puzzles" in response.url and "/api/" in response.url
    ]
    assert len(told) == 3
    assert not any(puzzle.seed in text or '"record"' in text or '"reasons"' in text for text in told)
