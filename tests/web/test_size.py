"""The page is small, comes from one place, and is quick."""

import gzip
from pathlib import Path

import cutpurse
from tests.web.conftest import Invite
from tests.web.scenes import SCENES

PAGE = Path(cutpurse.__file__).parent / "web"
MOST = 150_000  # bytes, compressed, of all that runs and styles what a player of matches sees, in one language
MOST_MORE = 10_000  # of each part that is loaded when it is wanted: another language, puzzles, tournaments
SHEETS = Path(__file__).parents[2] / "web" / "src"
SEEN = ("lobby", "waiting", "rules-lucre", "table-lucre", "review")


def zipped(data: bytes) -> int:
    return len(gzip.compress(data, 9))


def test_scripts_and_styles_are_small_and_nothing_comes_from_elsewhere(invite: Invite) -> None:
    person = invite()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    for name in SEEN:
        SCENES[name](person)
    assert [url for url in asked if not url.startswith((person.url, "data:", "blob:"))] == []
    assert person.heard.missing == []
    assert not any("/assets/de-" in url for url in asked)  # other languages come when they are chosen

    code = {path.name: zipped(path.read_bytes()) for path in PAGE.rglob("*") if path.suffix in (".js", ".css")}
    loaded = {url.rpartition("/")[2] for url in asked}.intersection(code)
    art = sum(zipped(path.read_bytes()) for path in SHEETS.rglob("*.svg"))  # drawings are in the scripts
    assert len(loaded) > 3
    assert sum(code[name] for name in loaded) - art < MOST
    assert {name: size for name, size in code.items() if name not in loaded and size >= MOST_MORE} == {}
