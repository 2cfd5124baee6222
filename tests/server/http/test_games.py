"""What the server tells of games: drawings of other packages, made safe."""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from starlette.requests import Request

from cutpurse import games
from cutpurse.core.drawings import drawings_of
from cutpurse.core.guided import guided
from cutpurse.server.http.games import game_drawings, guide_text, guided_game
from cutpurse.server.live.worker import Worker
from cutpurse.server.table.refusals import Refused

from ..raw_http import http
from ..server_process import Running

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{}</svg>'


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lucre, as if it were of a package with a good and a bad drawing."""
    folder = tmp_path / "drawn" / "drawings"
    folder.mkdir(parents=True)
    (tmp_path / "drawn" / "__init__.py").touch()
    (folder / "s-good.svg").write_text(SVG.format('<path d="M0 0h1"/>'), encoding="utf-8")
    (folder / "s-bad.svg").write_text(SVG.format("<script>alert(1)</script>"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(vars(games.load("lucre")), "package", "drawn")
    yield
    drawings_of.cache_clear()
    sys.modules.pop("drawn", None)


@pytest.mark.usefixtures("drawn")
def test_drawings_of_other_packages_bring_nothing_that_runs() -> None:
    request = Request({"type": "http", "headers": []})
    answer = asyncio.run(game_drawings(request, "lucre"))
    text = bytes(answer.body).decode()
    assert "own-lucre-s-good" in text
    assert "bad" not in text
    assert "script" not in text
    assert answer.media_type == "image/svg+xml"
    again = Request({"type": "http", "headers": [(b"if-none-match", answer.headers["etag"].encode())]})
    assert asyncio.run(game_drawings(again, "lucre")).status_code == 304


def test_a_guided_game_is_played_through_once() -> None:
    assert guide_text("lucre") is guide_text("lucre")
    told = json.loads(guide_text("lucre"))
    assert len(told["scenes"]) == len(guided(games.load("lucre")).scenes)


def test_a_guided_game_is_told_and_others_are_refused(server: Running) -> None:
    with http(server) as client:
        answer = client.get("/api/games/lucre/guide")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert answer.text == guide_text("lucre")
        again = client.get("/api/games/lucre/guide", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        assert client.get("/api/games/chess/guide").status_code == 404


def test_a_game_without_a_guide_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(games.load("lucre")), "guide", None)
    with pytest.raises(Refused, match="Lucre has no guided first game"):
        asyncio.run(guided_game(Request({"type": "http", "headers": []}), cast("Worker", None), "lucre"))
