"""A review: the table and what is thought of its step, seen together on every screen, and the same at every opening."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from cutpurse.core.match import Match
from tests.contract.walks import OWN
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import finish, record_of, sit_down
from tests.web.test_accessible import TOO_SMALL, violations
from tests.web.test_layout import SIZES, Box, cover, resize

BOX = """(all, name) => {
    const boxes = all.map(one => one.getBoundingClientRect()).filter(box => box.width && box.height);
    const edge = (how, side) => how(...boxes.map(box => box[side]));
    return boxes.length ? {name, left: edge(Math.min, 'left'), top: edge(Math.min, 'top'),
                           right: edge(Math.max, 'right'), bottom: edge(Math.max, 'bottom')} : null;
}"""

# By name, what of the table and of the review must be seen at once.
PARTS = {
    "middle": ".well .centre .card, .trick .card, .trick .slot, .well .pot",
    "hand": ".hand .card",
    "what was done": ".verdict h2",
    "what was better": ".verdict .told p",
    "mistakes": ".verdict .mistakes",
    "try again": ".verdict .btn",
    "steps": ".transport",
    "bar": ".app > .bar",
}


def lose(person: Person, game: str) -> str:
    """A match in which choices were bad enough to talk about; its table."""
    table = sit_down(person, game)
    finish(person, table)
    return table


def open_review(person: Person, table: str, where: str = "") -> None:
    person.open(f"/t/{table}/m/1{where}")
    expect(person.page.locator(".chart")).to_be_visible()
    expect(person.page.locator(".progress")).to_be_hidden()  # every decision has been thought over


def next_mistake(page: Page) -> Locator:
    return page.get_by_role("button", name="Next mistake")


def step_of(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").input_value())


def decisions_of(person: Person, table: str) -> dict[int, dict[str, Any]]:
    """What the server says, by step."""
    answer = person.context.request.get(f"{person.url}/api/tables/{table}/matches/1/review")
    return {decision["step"]: decision for decision in map(json.loads, answer.text().splitlines()[1:])}


def open_a_mistake(person: Person, game: str) -> None:
    """The review of a match, at a choice of anybody that was not the best."""
    table = lose(person, game)
    step = next(step for step, one in decisions_of(person, table).items() if one["grade"] != "best")
    open_review(person, table, f"?step={step}&show=review")
    expect(person.page.get_by_role("button", name="Try again")).to_be_visible()


def boxes_of(page: Page) -> list[Box]:
    found = {name: page.locator(where).evaluate_all(BOX, name) for name, where in PARTS.items()}
    missing = [name for name, box in found.items() if box is None]
    assert not missing, missing
    return list(found.values())


@pytest.mark.parametrize("game", OWN)
def test_table_and_verdict_are_seen_together(invite: Invite, game: str) -> None:
    person = invite()
    open_a_mistake(person, game)
    page = person.page
    for name, size in SIZES.items():
        resize(person, size)
        page.evaluate("window.scrollTo(0, 0)")
        boxes = boxes_of(page)
        for number, one in enumerate(boxes):
            inside = one["left"] >= -1 and one["right"] <= size[0] + 1 and one["top"] >= -1
            assert inside, (name, one)
            assert one["bottom"] <= size[1] + 1, (name, one)
            covered = [other["name"] for other in boxes[number + 1 :] if cover(one, other)]
            assert covered == [], (name, one["name"])
        assert person.sideways == 0, name


def hand_of(match: Match, seat: int, step: int) -> set[str]:
    hands = [zone for zone in match.view(seat, step).zones if zone.seat == seat and zone.layout == "fan"]
    return {f"{card.face.suit} {card.face.rank}" for zone in hands for card in zone.cards if card.face}


def test_steps_and_decisions_go_together(invite: Invite) -> None:
    """Stepping the table shows the decision of that step; going to a decision moves the table."""
    person = invite()
    table = lose(person, "lucre")
    open_review(person, table)
    page, match = person.page, record_of(person, table)
    told = decisions_of(person, table)
    mistakes = [step for step, one in told.items() if one["seat"] == 0 and one["grade"] != "best"]
    assert mistakes, "somebody who always takes the last action makes mistakes"
    page.keyboard.press("Home")
    for number, step in enumerate([*mistakes, mistakes[0]]):  # after the last one comes the first again
        next_mistake(page).click()
        assert step_of(page) == step
        expect(page.locator(".verdict .mistakes span")).to_have_text(
            f"mistake {number % len(mistakes) + 1} of {len(mistakes)}"
        )
        expect(page.locator(".verdict h2")).to_have_text(re.compile(r"“.+”: −\d+%\schance\."))
        expect(page.locator(".verdict .told p")).to_have_text(re.compile(r"Better: .+ \(\d+%\)\."))
        shown = page.locator(".hand [data-face]").evaluate_all("all => all.map(card => card.dataset.face)")
        assert set(shown) == hand_of(match, 0, step)
        check_figures(page, told[step])
    page.get_by_role("button", name="Previous mistake").click()
    assert step_of(page) == mistakes[-1]
    page.keyboard.press("Home")
    for _ in range(12):  # by keys, past decisions of all seats and steps of the table
        page.keyboard.press("ArrowRight")
        good = told.get(step_of(page), {}).get("grade", "")
        expect(page.locator(".verdict .told")).to_have_attribute("data-kind", good)
        expect(page.get_by_role("button", name="Try again")).to_have_count(int(good in ("close", "costly")))


def check_figures(page: Page, decision: dict[str, Any]) -> None:
    """The loss is the difference of the two chances that are shown, and the chart falls at that step."""
    lost = re.search(r"−(\d+)%", page.locator(".verdict h2").inner_text())
    better = re.search(r"\((\d+)%\)", page.locator(".verdict .told p").inner_text())
    played = page.locator(".moment .figures .us td").first.inner_text().removesuffix("%")
    assert lost
    assert better
    assert int(lost[1]) == int(better[1]) - int(played)
    line = page.locator(".chart .line.own path").last.get_attribute("d") or ""
    points = [(float(x), float(y)) for x, y in re.findall(r"[ML]([\d.]+) ([\d.]+)", line)]
    cursor = re.match(r"M([\d.]+)", page.locator(".chart .cursor").get_attribute("d") or "")
    assert cursor
    at = next(n for n, (x, _) in enumerate(points) if abs(x - float(cursor[1])) < 0.1)
    assert points[at][1] > points[at - 1][1], "lower on the screen is a smaller chance"
    assert decision["loss"] > 0


def test_opened_again_it_shows_the_same(invite: Invite) -> None:
    ada, ben = invite(), invite()
    table = lose(ada, "lucre")
    open_review(ada, table)
    open_review(ben, table)
    ben.page.get_by_label("Whose choices").select_option("0")
    for place in (".moments .sum", ".moments ol"):
        expect(ben.page.locator(place)).to_have_text(ada.page.locator(place).text_content() or "")
    lines = [
        person.page.locator(".chart .line path").evaluate_all("all => all.map(p => p.getAttribute('d'))")
        for person in (ada, ben)
    ]
    assert sorted(lines[0]) == sorted(lines[1])


def test_a_moment_brings_the_table_back_on_a_phone(invite: Invite) -> None:
    person = invite(SIZES["phone"])
    open_review(person, lose(person, "lucre"))
    page = person.page
    moment = page.locator(".moments li button").first
    moment.scroll_into_view_if_needed()
    assert page.evaluate("window.scrollY") > 200
    moment.tap()
    page.wait_for_function("() => window.scrollY < 5")
    expect(page.locator("main.table")).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".verdict")).to_be_in_viewport(ratio=0.99)
    assert violations(person) == []
    assert page.evaluate(TOO_SMALL) == []


def without_chances(route: Route) -> None:
    """A review as it is in a game whose chances can't be trusted."""
    answer = route.fetch()
    head, *told = map(json.loads, answer.text().splitlines())
    for decision in told:
        for one in (decision, *decision["choices"]):
            one["chance"] = None
    route.fulfill(response=answer, body="".join(json.dumps(line) + "\n" for line in (head, *told)))


def test_a_game_without_chances_tells_scores(invite: Invite) -> None:
    """The chart has the chips to expect then, and no line says per cent."""
    person = invite()
    person.page.route("**/matches/1/review", without_chances)
    open_a_mistake(person, "village")
    page = person.page
    expect(page.get_by_role("heading", name="Chips to expect")).to_be_visible()
    lines = page.locator(".chart .line path").evaluate_all("all => all.map(p => p.getAttribute('d'))")
    assert len(lines) == 8  # each with its edge
    assert all("L" in line for line in lines)
    expect(page.locator(".verdict h2")).to_have_text(re.compile(r"“.+” was (nearly as good|costly)\."))
    assert "%" not in page.locator(".verdict").inner_text()


@pytest.mark.parametrize("game", ["lucre", "village"])
def test_seats_have_the_colours_that_they_have_at_the_table(invite: Invite, game: str) -> None:
    person = invite()
    open_review(person, lose(person, game))
    page = person.page
    colour = "(one, what) => getComputedStyle(one)[what]"
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        seats = page.locator("main.table .seat .plaque").all()
        at_table = {
            seat.locator(".who b").inner_text(): seat.locator(".crest").evaluate(colour, "backgroundColor")
            for seat in seats
        }
        in_chart = {
            line.locator(".endname").text_content(): line.locator("path").last.evaluate(colour, "stroke")
            for line in page.locator(".chart .line").all()
        }
        assert in_chart == at_table
