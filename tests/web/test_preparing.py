"""A first start, with nothing compiled: every game can be played at once, and people are told what is not there yet."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from cutpurse import games
from cutpurse.bots.warm import PARTS, stamp, warm
from cutpurse.core import compiling
from tests.server.server_process import Running
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, play_on, sit_down

LONG = 300_000  # milliseconds: games are compiled at the lowest priority, and the machine may be busy
SIMPLE = ".seat .simple"


@contextmanager
def first_start(folder: Path) -> Iterator[Running]:
    """A server whose compiled code is in that folder."""
    database, cache = f"sqlite:///{folder / 'tables.db'}", {"CUTPURSE_CACHE": str(folder)}
    with Running(database, folder / "log", environment=cache) as server:
        yield server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with first_start(tmp_path_factory.mktemp("first")) as server:
        yield server


@pytest.mark.parametrize("name", games.names())
def test_no_game_waits_for_the_compiler(invite: Invite, name: str) -> None:
    person = invite()
    person.open(f"/?game={name}")
    told = person.page.locator(".preparing")
    expect(told).to_contain_text("Stronger bots are being prepared, once, and play by simple rules until then:")
    expect(told).to_contain_text(games.load(name).title.split(" (")[0])
    sit_down(person, name, bot="casual")
    expect(person.page.locator(OFFERED).first).to_be_visible()
    assert play_on(person, Random(name), most=2) == 2
    marked = person.page.locator(SIMPLE)
    assert marked.count() >= 2
    assert "Casual is being prepared" in (marked.first.get_attribute("title") or "")


def test_a_hint_says_that_its_bot_is_being_prepared(invite: Invite) -> None:
    person = invite()
    sit_down(person, "village", bot="sharp")
    expect(person.page.locator(OFFERED).first).to_be_visible()
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.get_by_text("The strong bot that would be asked is being prepared")).to_be_visible()
    person.heard.complaints.clear()  # the browser's, of what was refused


def test_stronger_bots_take_over_in_the_middle_of_a_match(browser: Browser, tmp_path: Path) -> None:
    """Nothing seems to be compiled; but whoever compiles Lucre finds it done."""
    warm(games.load("lucre"), list(PARTS), lambda told: None)
    known = tmp_path / "compiled" / compiling.CACHE.name
    shutil.copytree(compiling.CACHE, known, copy_function=os.link)
    for part in PARTS:
        (known / stamp(games.load("lucre"), part).name).unlink()
    with first_start(tmp_path) as server:
        person = Person.new(browser, server.url)
        sit_down(person, "lucre", bot="casual")
        expect(person.page.locator(OFFERED).first).to_be_visible()
        expect(person.page.locator(SIMPLE)).to_have_count(0, timeout=LONG)
        expect(person.page.locator(".seat[data-at] .who").first).to_contain_text("Casual")
        play_on(person, Random(1))
        expect(person.page.locator("section.result")).to_be_visible()
        assert not person.heard.complaints
        person.close()
