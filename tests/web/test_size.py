"""The page is small, comes from one place, and is quick."""

import gzip
from pathlib import Path

import cutpurse
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.scenes import SCENES

PAGE = Path(cutpurse.__file__).parent / "web"
MOST = 150_000  # bytes, compressed, of everything the page runs and is styled by
SHEETS = Path(__file__).parents[2] / "web" / "src"


def zipped(data: bytes) -> int:
    return len(gzip.compress(data, 9))


def test_scripts_and_styles_are_under_150_kb_without_art() -> None:
    code = [path for path in PAGE.rglob("*") if path.suffix in (".js", ".css")]
    art = sum(zipped(path.read_bytes()) for path in SHEETS.rglob("*.svg"))  # drawings are in the scripts
    assert sum(zipped(path.read_bytes()) for path in code) - art < MOST
    assert len(code) > 3


def test_nothing_comes_from_elsewhere(invite: Invite) -> None:
    person = invite()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    for name in ("lobby", "waiting", "rules-lucre", "table-lucre", "review"):
        SCENES[name](person)
    assert asked
    assert [url for url in asked if not url.startswith((person.url, "data:", "blob:"))] == []
    assert person.heard.missing == []


def transferred(person: Person) -> dict[str, int]:
    """What the browser has loaded for this page, by the ends of their names, in bytes on the wire."""
    sizes: dict[str, int] = person.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType('resource')
            .filter(one => one.name.includes('/assets/'))
            .map(one => [one.name.split('/').pop(), one.encodedBodySize]))"""
    )
    return sizes


def test_what_comes_over_the_wire_is_compressed(invite: Invite) -> None:
    person = invite()
    SCENES["lobby"](person)
    sizes = transferred(person)
    assert sizes
    assert all(size < 1.1 * zipped((PAGE / "assets" / name).read_bytes()) + 200 for name, size in sizes.items())
    assert not any(name.startswith("de-") for name in sizes)  # other languages come when they are chosen
