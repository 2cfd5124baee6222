"""Guided first games, played to their end by somebody who does what the coach says, and now and then something else."""

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from cutpurse import games
from tests.contract.walks import OWN
from tests.server.server_process import Running
from tests.web.browsing import DESKTOP, Person
from tests.web.conftest import Invite
from tests.web.plugins import installed
from tests.web.test_accessible import violations
from tests.web.test_layout import faults

Data: TypeAlias = dict[str, Any]  # as the server sends it: what has its default is left out
PHONE = (390, 844)
COACH = ".coach p"
both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Rules are interpreted, which is enough to learn by."""
    folder = tmp_path_factory.mktemp("learning")
    plugins = installed(folder / "plugins")
    with Running(f"sqlite:///{folder / 'tables.db'}", folder / "log", environment=plugins) as server:
        yield server


class Learner:
    """Somebody in a guided game, and what the server has told of it."""

    def __init__(self, person: Person, game: str, language: str) -> None:
        self.person, self.page = person, person.page
        self.words = games.load(game).words(language)
        self.guide: Data = person.ask(f"/api/games/{game}/guide")
        self.scene: Data = self.guide["scenes"][0]
        person.open(f"/learn/{game}")

    @property
    def coach(self) -> Locator:
        return self.page.locator(COACH)

    @property
    def view(self) -> Data:
        view: Data = self.scene["view"]
        return view

    @property
    def wanted(self) -> list[int]:
        return [way["action"] for way in self.scene.get("ways", ()) if "action" in way]

    def is_told(self, what: str) -> None:
        """The coach says the scene's words, or its other ones, and the bar tells how far we are."""
        expect(self.coach).to_have_text(self.words.find(self.scene[what]["key"]) or "")
        expect(self.page.locator(".bar .where")).to_contain_text(f"{self.scene['step'] + 1} ")

    def go_on(self) -> None:
        """Read and go on, or do what is wanted; then the next scene is there."""
        way = self.scene["ways"][0]
        if "action" in way:
            self.do(way["action"])
        else:
            self.person.press(self.page.locator(".coach .main"))
        self.scene = self.guide["scenes"][way["to"]]
        self.is_told("say")

    def do(self, number: int) -> None:
        """By the page: with a card, a card and a button, or a button."""
        action = next(one for one in self.view["actions"] if one["id"] == number)
        button = self.page.locator(f'main.table [data-action="{number}"]:visible').first
        card = next((one for one in cards(self.view) if one["id"] == action.get("target")), None)
        if card:
            self.person.press(self.page.locator(f'[data-card="{card["id"]}"]').first)
            if len(card["actions"]) == 1 and not self.person.touches:
                return
        elif self.person.touches and action.get("target", "").startswith("seat."):
            self.person.press(self.page.locator(".acts button:not([data-action]):visible").first)
        self.person.press(button)

    def other_action(self) -> int | None:
        """Something else that is permitted, and done without a question."""
        able = {card["id"] for card in cards(self.view) if not card.get("why_not")}
        for action in self.view.get("actions", ()):
            plain = not action.get("grave") and action.get("number") is None and action.get("target") in able
            if plain and action["id"] not in self.wanted:
                return int(action["id"])
        return None

    def reads_the_step(self) -> None:
        """It is told whole, and lies under nothing else of the bar."""
        assert not self.page.evaluate(STEP_HIDDEN)

    def sees_what_is_meant(self) -> None:
        """Whatever the coach points at is on the screen, and marked."""
        self.page.wait_for_function(MARKED, arg=len(self.scene.get("at", ())))


# Of the middle of a trick its cards are marked, for it has no box of its own.
MARKED = """many => [...document.querySelectorAll('.is-marked')]
    .map(one => one.matches('.trick-places') ? one.querySelector('.card') : one)
    .filter(one => one.checkVisibility()).length >= many"""


STEP_HIDDEN = """() => {
    const step = [...document.querySelectorAll('.bar .where > span')].find(one => one.checkVisibility());
    const {left, right} = step.getBoundingClientRect();
    const others = [...document.querySelectorAll('.bar > :is(h1, .tool)')].map(one => one.getBoundingClientRect());
    return step.scrollWidth > step.clientWidth + 1 || others.some(one => one.left < right && left < one.right);
}"""


def cards(view: Data) -> Iterator[Data]:
    return (card for zone in view["zones"] for card in zone["cards"])


@pytest.mark.parametrize("language", ["en", "de"])
@both_sizes
@pytest.mark.parametrize("game", OWN)
def test_a_guided_game_leads_to_its_end(invite: Invite, game: str, size: tuple[int, int], language: str) -> None:
    person = invite(size, language=language)
    learner = Learner(person, game, language)
    learner.is_told("say")
    answered = 0
    while "ways" in learner.scene:
        assert list(faults(person, size)) == []
        learner.sees_what_is_meant()
        learner.reads_the_step()
        if learner.wanted and (other := learner.other_action()) is not None:
            learner.do(other)
            learner.is_told("other")
            assert list(faults(person, size)) == []
            answered += 1
        learner.go_on()
    assert answered
    assert violations(person) == []
    expect(person.page.locator(".coach .main")).to_have_attribute("href", f"/?game={game}")


@both_sizes
def test_a_guided_game_goes_on_where_it_was_left_and_begins_again(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    learner = Learner(person, "lucre", "en")
    learner.is_told("say")
    for _ in range(4):
        learner.go_on()
    person.page.reload()
    learner.is_told("say")
    learner.go_on()
    person.press(person.page.get_by_role("link", name="Leave"))
    person.press(person.page.get_by_role("link", name=re.compile("Learn by playing.*Lucre")))
    learner.is_told("say")
    while "ways" in learner.scene:
        learner.go_on()
    person.press(person.page.get_by_role("button", name="From the beginning"))
    learner.scene = learner.guide["scenes"][0]
    learner.is_told("say")
