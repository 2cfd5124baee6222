"""How long a newcomer waits: from the click in the lobby to the first card that can be played, with nothing compiled.

A server with an empty cache and an empty database, and Chromium as it is, with one person for each game.
"""

import json
import os
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from bench.machine import machine
from bench.measure import Progress
from bench.processes import Server, free_port, serving
from bench.results import Limit, Results, Row
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MOST_SECONDS = 3.0  # from the click to the first card
MOST_PREPARING = 30.0  # from the click to bots at their own level, in the game that newcomers are offered
PATIENCE = 300.0
INTERVAL = 0.02  # seconds between two looks at a page
ASKING = 1.0  # seconds between two questions to the server, which has other work
PLAYABLE = "main.table button.card.is-playable:visible, main.table [data-action]:visible"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

ALONE = "One game is clicked, nothing is compiled"
TOGETHER = "All games are clicked at once, nothing is compiled"
PREPARED = "The bots of the game that newcomers are offered search at their own level"
NOTES = {
    ALONE: "Seconds from the click in the lobby to the first card or button that can be pressed, with a new"
    " server and an empty cache for each game. Other seats may act before, at the table's usual pace.",
    TOGETHER: "The same with one server, and five people who click within a second.",
    PREPARED: "Seconds from the click until everything of the game is compiled, in the runs above.",
}


def check_installed() -> None:
    """Say what is missing, before minutes are spent."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        raise CutpurseError("Playwright is not installed; `make test` installs it, in the sources") from None
    find_browser()


def find_browser() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        raise CutpurseError("there is no Chromium here: on Debian, apt-get install chromium")
    return found


def run(games: Sequence[Game], rounds: int, progress: Progress) -> Results:
    from playwright.sync_api import sync_playwright

    here = machine()
    names = [game.name for game in games]
    visits = [(ALONE, [name]) for name in names] + [(TOGETHER, names)]
    waits: dict[tuple[str, str], list[float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for number, (part, clicked) in enumerate(visits * rounds, 1):
            with new_server() as server:
                for key, seconds in visit(browser, server, part, clicked, starter(games)):
                    waits.setdefault(key, []).append(seconds)
            progress(number, len(visits) * rounds)
        browser.close()
    titles = {game.name: game.title for game in games}
    return Results(
        title="A first start",
        date=date.today().isoformat(),
        taken=f"{rounds} {'round' if rounds == 1 else 'rounds'}, a new server with an empty cache each time",
        machine=here,
        notes=NOTES,
        rows=tuple(
            row(part, titles.get(name, name), found) for (part, name), found in sorted(waits.items(), key=by_part)
        ),
    )


def by_part(found: tuple[tuple[str, str], list[float]]) -> int:
    return list(NOTES).index(found[0][0])


def starter(games: Sequence[Game]) -> str:
    """The game that newcomers are offered."""
    return next((game.name for game in games if game.starter), games[0].name)


@contextmanager
def new_server() -> Iterator[Server]:
    """A server that has never run: no compiled code, no tables."""
    with tempfile.TemporaryDirectory(prefix="cutpurse-start-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "cutpurse", "serve", "--port", str(port), "--no-limits"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        cores, log = frozenset(os.sched_getaffinity(0)), Path(folder) / "log"
        with serving(command, port, "/healthz", cores, log, {"CUTPURSE_CACHE": folder}) as server:
            yield server


def visit(
    browser: "Browser", server: Server, part: str, games: Sequence[str], starter: str
) -> Iterator[tuple[tuple[str, str], float]]:
    """Click these games one after another; how long each person waits, and how long until the starter is compiled."""
    people = {name: in_lobby(browser, server, name) for name in games}
    clicked: dict[str, float] = {}
    for name, page in people.items():
        clicked[name] = time.perf_counter()
        page.get_by_role("button", name="Start with bots").click()
    waiting = dict(people)
    while waiting:
        for name, page in list(waiting.items()):
            if page.locator(PLAYABLE).count():
                yield (part, name), time.perf_counter() - clicked[name]
                del waiting[name]
        if time.perf_counter() - min(clicked.values()) > PATIENCE:
            raise CutpurseError(f"no card to play after {PATIENCE:.0f} seconds: {', '.join(waiting)}")
        time.sleep(INTERVAL)
    if starter in clicked:
        yield (PREPARED, part), wait_until_prepared(server, starter) - clicked[starter]
    for page in people.values():
        page.context.close()


def in_lobby(browser: "Browser", server: Server, game: str) -> "Page":
    """Somebody who has never been here, with a game chosen and the button in sight."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    page.goto(f"{server.address}/?game={game}")
    page.get_by_role("button", name="Start with bots").wait_for()
    return page


def wait_until_prepared(server: Server, game: str) -> float:
    """When a game is compiled."""
    while True:
        with urllib.request.urlopen(f"{server.address}/api/preparing", timeout=PATIENCE) as answer:
            if game not in [each["game"] for each in json.load(answer)]:
                return time.perf_counter()
        time.sleep(ASKING)


def row(part: str, name: str, found: Sequence[float]) -> Row:
    most = MOST_PREPARING if part == PREPARED else MOST_SECONDS
    return Row(
        part=part,
        name=name,
        unit="s",
        figures={"best": min(found), "worst": max(found)},
        limits=(Limit(text=f"under {most:g} s", met=max(found) < most),),
    )
