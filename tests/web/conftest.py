"""The real page, served by the real server, in a real browser.

A browser lives as long as a module: Playwright runs an event loop, and tests elsewhere start their own.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.server_process import Running
from tests.web.browsing import DESKTOP, Person, chromium

Invite = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("page")
    with Running(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def invite(browser: Browser, server: Running) -> Iterator[Invite]:
    """Makes people, each with a browser of their own; afterwards none of their browsers may have complained."""
    people: list[Person] = []

    def new(size: tuple[int, int] = DESKTOP, **settings: object) -> Person:
        people.append(Person.new(browser, server.url, size, **settings))
        return people[-1]

    yield new
    complaints = [complaint for person in people for complaint in person.heard.complaints]
    for person in people:
        person.close()
    assert not complaints
