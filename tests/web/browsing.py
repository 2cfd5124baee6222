"""A real browser, and a person in front of it who knows nothing but what the page shows."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

DESKTOP = (1280, 800)
PHONE = (360, 640)
TOUCHES_BELOW = 600  # pixels
PATIENCE = 60_000  # milliseconds: the machine may be busy, and that is not what we test

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    """The browser of the system."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise RuntimeError("there is no Chromium here: on Debian, apt-get install chromium")


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@dataclass
class Heard:
    """All that the browser was told, and what it complained about."""

    complaints: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    responses: list[Response] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def forgive_lost_lines(self) -> None:
        """A browser complains when it finds no server: that is what some tests are about."""
        self.complaints = [told for told in self.complaints if "net::ERR_" not in told and "WebSocket" not in told]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    def _response(self, response: Response) -> None:
        self.responses.append(response)
        if response.status >= 400:
            self.missing.append(f"{response.status} {response.url}")

    @property
    def moves(self) -> int:
        """How often the page has moved for its person; what it sends twice is the same move."""
        wishes = map(json.loads, self.sent)
        return len({wish["id"] for wish in wishes if wish["do"] == "move"})


@dataclass
class Person:
    """Somebody with a browser of their own."""

    url: str
    context: BrowserContext
    page: Page
    heard: Heard

    @staticmethod
    def new(browser: Browser, url: str, size: tuple[int, int] = DESKTOP, **settings: object) -> "Person":
        width, height = size
        touch = width < TOUCHES_BELOW
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if touch else 1,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        remember(context, "cutpurse.settings", {"pause": 0, "speed": 0, "summary": "never", "tips": False} | settings)
        remember(context, "cutpurse.newtable", {"game": "lucre", "level": "novice", "pace": 0})
        page = context.new_page()
        heard = Heard()
        heard.listen(page)
        return Person(url, context, page, heard)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def introduce(self, name: str) -> None:
        """Be somebody here, as if the page had been visited before."""
        self.ask("/api/people", name=name)
        self.context.add_init_script("localStorage.setItem('cutpurse.known', 'yes')")

    def ask(self, path: str, **wanted: object) -> Any:
        """Ask something of the server past the page, as this person; with more than a path it is a wish."""
        address = self.url + path
        answer = self.context.request.post(address, data=wanted) if wanted else self.context.request.get(address)
        assert answer.ok, answer.text()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text()

    @property
    def touches(self) -> bool:
        """Whether this is somebody with a phone."""
        size = self.page.viewport_size
        return size is not None and size["width"] < TOUCHES_BELOW

    def press(self, place: Locator) -> None:
        """As a mouse or a finger does: only what can be seen, and is not covered. Of a card the left edge shows."""
        position: Position | None = {"x": 8, "y": 16} if place.evaluate("one => one.matches('.card')") else None
        if self.touches:
            place.tap(position=position)
        else:
            place.click(position=position)

    @property
    def sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def close(self) -> None:
        self.context.close()


def remember(context: BrowserContext, key: str, chosen: dict[str, object]) -> None:
    """What this person has chosen before; what is changed in the page stays changed."""
    told = json.dumps(json.dumps(chosen))
    context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {told})")
