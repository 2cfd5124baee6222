"""After a match: the result, the replay from any seat, the review, and what can be made of it again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cutpurse import games
from cutpurse.core.match import Match
from cutpurse.core.record_reader import read_record
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, finish, on_turn, picture_of, record_of, said, sit_down


@pytest.fixture
def ada(invite: Invite) -> Person:
    """She has just played a match of Lucre."""
    person = invite()
    table = sit_down(person, "lucre")
    finish(person, table)
    expect(person.page.locator(RESULT)).to_be_visible()
    return person


def table_of(person: Person) -> str:
    return person.page.url.partition("/t/")[2].partition("/")[0]


def open_replay(person: Person, step: int = 0) -> Match:
    """The replay at the table; the match as the server has it."""
    table = table_of(person)
    person.open(f"/t/{table}/m/1?step={step}&show=table")
    expect(person.page.locator(".transport")).to_be_visible()
    return record_of(person, table)


def slider(page: Page) -> tuple[int, int]:
    """Where it stands, and where it ends."""
    step = page.get_by_role("slider", name="Step")
    return int(step.input_value()), int(step.get_attribute("max") or 0)


def hand_shown(page: Page) -> set[str]:
    faces: list[str] = page.locator(".hand [data-face]").evaluate_all("all => all.map(card => card.dataset.face)")
    return set(faces)


def hand_of(match: Match, seat: int, step: int) -> set[str]:
    hands = [zone for zone in match.view(seat, step).zones if zone.seat == seat and zone.layout == "fan"]
    return {f"{card.face.suit} {card.face.rank}" for zone in hands for card in zone.cards if card.face}


def test_a_replay_goes_by_buttons_keys_and_slider(ada: Person) -> None:
    match, page = open_replay(ada), ada.page
    last = len(match.frames) - 1
    assert slider(page) == (0, last)
    page.get_by_role("button", name="One step forward").click()
    assert slider(page)[0] == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert slider(page)[0] == 2
    page.keyboard.press("End")
    assert slider(page)[0] == last
    page.keyboard.press("Home")
    assert slider(page)[0] == 0
    page.get_by_role("slider", name="Step").fill("10")
    assert slider(page)[0] == 10
    shown = page.locator(".ledger .log li:not(.head)").all_inner_texts()
    assert [line.strip() for line in shown] == said("lucre", match.view(0, 10).log)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("12")


def test_a_replay_is_seen_with_anybodys_eyes(ada: Person) -> None:
    match, page = open_replay(ada, step=6), ada.page
    for seat in range(match.seats):
        page.get_by_label("Seen by").select_option(str(seat))
        expect(page.locator(".hand")).to_be_visible()
        page.wait_for_function("seat => new URL(location).searchParams.get('eyes') === seat", arg=str(seat))
        assert hand_shown(page) == hand_of(match, seat, 6)
    page.get_by_label("Seen by").select_option("")
    page.wait_for_function("() => !new URL(location).searchParams.has('eyes')")
    assert hand_shown(page) <= {""}


def test_a_review_shows_a_chart_and_moments(ada: Person) -> None:
    page = ada.page
    page.get_by_role("button", name="See the cards").click()
    expect(page.get_by_role("link", name="Review")).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="Review").click()
    chart = page.get_by_role("img", name="Chance to win after each decision")
    expect(chart).to_be_visible()
    expect(page.locator(".progress")).to_be_hidden()  # every decision has been thought over
    assert chart.locator(".line").count() == 4
    assert all(
        "L" in path for path in chart.locator(".line path").evaluate_all("all => all.map(p => p.getAttribute('d'))")
    )
    counted = page.locator(".moments .sum b").all_inner_texts()
    assert sum(map(int, counted)) > 3
    moments = page.locator(".moments li button")
    assert moments.count() <= 4
    if moments.count():
        moments.first.click()
        expect(page.locator(".verdict h2")).not_to_be_empty()
        expect(page.locator(".moment .figures .us")).to_be_visible()
    expect(page.locator(".hands > div")).to_have_count(4)
    match = record_of(ada, table_of(ada))
    totals = page.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert [int(total) for total in totals] == list(match.scores)


@pytest.mark.parametrize(("button", "step"), [("Play on from here", 9), ("Same deal", 0)])
def test_a_match_is_played_again_from_a_step(ada: Person, button: str, step: int) -> None:
    match, before = open_replay(ada, step=9), table_of(ada)
    ada.page.get_by_role("button", name="What would Expert do?").click()
    expect(ada.page.locator(".advice .us")).to_be_visible()
    ada.page.get_by_role("button", name=button).click()
    ada.page.wait_for_url(lambda address: before not in address)
    assert on_turn(ada)
    view = picture_of(ada, table_of(ada))["view"]
    told = said("lucre", match.view(0, step).log)
    assert told == said("lucre", view["log"])[: len(told)]
    finish(ada, table_of(ada))
    expect(ada.page.locator(RESULT)).to_be_visible()


def test_a_mistake_is_tried_again(ada: Person) -> None:
    """From before it, in the seat that made it, with the same cards."""
    page, before = ada.page, table_of(ada)
    match = record_of(ada, before)
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".progress")).to_be_hidden()  # every decision has been thought over
    moment = page.locator(".moments li button", has=page.locator(".bad")).first
    expect(moment).to_contain_text(re.compile(r"Better: .+ \(\d+%\)\..*−\d+%", re.DOTALL))
    moment.click()
    expect(page.locator(".verdict h2")).to_have_text(re.compile(r"−\d+%\schance\.$"))
    step = slider(page)[0]
    cells = page.locator(".moment .figures td:nth-child(2)").all_inner_texts()
    chances = [int(cell.removesuffix("%")) for cell in cells]
    assert chances == sorted(chances, reverse=True)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_url(lambda address: before not in address)
    assert on_turn(ada)
    assert hand_shown(page) == hand_of(match, 0, step - 1)


def test_text_that_is_no_record_is_refused_with_a_sentence(invite: Invite) -> None:
    person = invite()
    person.open("/")
    person.page.get_by_role("button", name="Watch a record").click()
    person.page.get_by_label("Paste a record").fill("Game: lucre\n\nnonsense")
    person.page.get_by_role("button", name="Watch", exact=True).click()
    expect(person.page.get_by_role("alert")).to_contain_text("Line 3")
    person.heard.complaints.clear()  # the browser tells of the 400


def test_a_match_is_shared_and_its_deal_is_proved(ada: Person, invite: Invite, tmp_path: Path) -> None:
    match, ben = open_replay(ada, step=9), invite()
    ada.page.get_by_role("button", name="Share and keep").click()
    checks = ada.page.locator(".checks li")
    expect(checks.first).to_contain_text("The server's secret is the one it had fixed")
    assert ada.page.locator(".checks .bad").count() == 0
    ben.page.goto(ada.page.get_by_label("Link to this step").input_value())
    expect(ben.page.get_by_role("slider", name="Step")).to_have_value("9")
    assert hand_shown(ben.page) == hand_of(match, 0, 9)
    ben.page.goto(ada.page.get_by_label("The same deal, for a friend").input_value())
    expect(ben.page.get_by_text("The same deal as in a match")).to_be_visible()
    ben.page.get_by_role("button", name="Start with bots").click()
    ben.page.locator(OFFERED).first.wait_for()
    assert hand_shown(ben.page) == hand_of(match, 0, 0)
    for kind in ("text", "JSON"):
        with ada.page.expect_download() as coming:
            ada.page.get_by_role("link", name=f"Download as {kind}").click()
        coming.value.save_as(tmp_path / kind)
        assert read_record((tmp_path / kind).read_text(), games.load).match.scores == match.scores
        ben.open("/")
        ben.page.get_by_role("button", name="Watch a record").click()
        ben.page.get_by_label("or choose a file").set_input_files(tmp_path / kind)
        ben.page.wait_for_url("**/r/*")
        ben.page.get_by_role("button", name="Table", exact=True).click()
        expect(ben.page.locator("main.table")).to_be_visible()
        assert slider(ben.page)[1] == len(match.frames) - 1
