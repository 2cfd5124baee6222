"""The page is small, comes from one place, and is quick."""

import gzip
from pathlib import Path

import cutpurse
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
    assert not any("/assets/de-" in url for url in asked)  # other languages come when they are chosen
