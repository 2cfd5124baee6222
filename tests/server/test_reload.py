"""A server that starts anew when a game has been edited."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from cutpurse.server.reload import changed, look, place_of, sources

from .client import Client
from .edited_game import EditedGame
from .server_process import Running

PATIENCE = 120.0  # seconds: processes start slowly on a busy machine
RELOADING = ("--no-limits", "--reload")


@pytest.fixture
def game(tmp_path: Path) -> EditedGame:
    return EditedGame(tmp_path)


@pytest.fixture
def server(tmp_path: Path, game: EditedGame) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Running(database, tmp_path / "log", more=RELOADING, environment=game.environment) as running:
        yield running


def until(holds: Callable[[], object]) -> None:
    """Wait for something; while the server starts anew there is no answer."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if holds():
                return
        except httpx.HTTPError:
            pass
        assert time.monotonic() < end
        time.sleep(0.1)


def words(server: Running) -> str:
    return httpx.get(f"{server.url}/api/games/high_card/words/en", trust_env=False).text


def titles(server: Running) -> list[str]:
    return [game["title"] for game in httpx.get(f"{server.url}/api/games", trust_env=False).json()]


async def test_an_edited_game_is_served_and_tables_stay(server: Running, game: EditedGame) -> None:
    ada = await Client.new(server.url, "Ada")
    table = await ada.open(game="high_card", seats=2, bots=["", "greedy"], pace=0)
    assert (await ada.do(table, do="sit")).status_code == 200
    game.edit("words/en.ftl", "middle = Middle", "middle = Centre")
    until(lambda: "Centre" in words(server))
    game.edit("__init__.py", 'title="High Card"', 'title="Highest Card"')
    until(lambda: "Highest Card" in titles(server))
    await ada.close()
    ada = Client(server.url, ada.token)
    assert (await ada.ready(table)).status_code == 200
    async with ada.socket(table) as talk:
        assert await talk.play_on() > 1
    await ada.close()


def test_a_game_that_can_t_be_loaded_is_told_and_the_old_one_served(server: Running, game: EditedGame) -> None:
    game.edit("rules.py", "def deal(s):", "def deal(s:")
    line = (game.folder / "rules.py").read_text().split("def deal(s:")[0].count("\n") + 1
    until(lambda: f"high_card can't be loaded: {game.folder / 'rules.py'}, line {line}: " in server.log.read_text())
    assert "High Card" in titles(server)
    game.edit("rules.py", "def deal(s:", "def deal(s):")
    game.edit("__init__.py", 'title="High Card"', 'title="Mended Card"')
    until(lambda: "Mended Card" in titles(server))


def test_a_server_that_can_load_nothing_waits_for_an_edit(tmp_path: Path, game: EditedGame) -> None:
    game.edit("__init__.py", "import Game", "import Gane")
    log = tmp_path / "log"
    log.touch()

    def mend() -> None:
        until(lambda: "__init__.py, line 3: ImportError: cannot import name 'Gane'" in log.read_text())
        until(lambda: "Nothing is served" in log.read_text())
        game.edit("__init__.py", "import Gane", "import Game")

    with ThreadPoolExecutor(1) as somebody:
        mended = somebody.submit(mend)
        with Running(
            f"sqlite:///{tmp_path / 'tables.db'}", log, more=RELOADING, environment=game.environment
        ) as server:
            assert "High Card" in titles(server)
        mended.result()


def test_it_ends_with_all_its_processes(server: Running) -> None:
    below = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert below
    assert server.stop() == 0
    assert not server.healthy()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in below))


def test_what_serves_ends_when_nobody_is_above_it(server: Running) -> None:
    os.kill(server.process.pid, 9)
    server.process.wait()
    until(lambda: not server.healthy())


def test_files_that_are_new_gone_or_different_are_edited(tmp_path: Path) -> None:
    seen = [look([tmp_path])]

    def edited() -> Path | None:
        seen.append(look([tmp_path, tmp_path / "gone"]))
        return changed(*seen[-2:])

    assert edited() is None
    file = tmp_path / "words" / "en.ftl"
    for text in ("a = b", "a = bc"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        assert edited() == file
    file.unlink()
    assert edited() == file
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "rules.pyc").write_text("")
    assert edited() is None


def test_an_error_is_placed_in_the_game_rather_than_in_what_it_calls() -> None:
    file = sources()[0] / "lucre" / "rules.py"
    with pytest.raises(ValueError, match="oops") as caught:
        exec(compile("\n\nint('oops')", file, "exec"))
    assert place_of(caught.value) == f"{file}, line 3"
    with pytest.raises(ValueError, match="oops") as caught:
        int("oops")
    assert place_of(caught.value).startswith(f"{__file__}, line ")
