"""What the documentation tells about bots of your own is true, and its example plays every game."""

import json
import re
import sys
from pathlib import Path

import jsonschema
import pytest

from cutpurse import games
from cutpurse.arena.transcript import transcript
from cutpurse.bots import MOST_CHARACTERS, protocol
from cutpurse.bots.process import MOST_STARTS, SECONDS, TO_START
from cutpurse.bots.seated import Seated
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.bots.conftest import named
from tests.contract.walks import EXAMPLE, every_game

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots-of-your-own.md").read_text(encoding="utf-8")
PROGRAM = DOCS / "examples" / "line_bot.py"
LINE_BOT = named([sys.executable, str(PROGRAM)])


def blocks(language: str) -> list[str]:
    """The examples in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@every_game
def test_the_example_plays_whole_games(game: Game) -> None:
    for seats in game.seats:
        told = transcript(game, bots=[LINE_BOT, "greedy"], seats=seats, seed=bytes([seats] * 32))
        assert "faults" not in told
        by_hand = [step for step in told["steps"] if step["by"] == game.seat_names[0]]
        assert any(len(step["legal"]) > 1 for step in by_hand)


def test_each_seat_has_a_program_of_its_own() -> None:
    match, rng = Match(EXAMPLE, seats=3, seed=bytes(32)), fast_rng(1)
    with Seated([LINE_BOT] * 3) as seated:
        while not match.over:
            match.play(seated.choose(match, rng))
        seated.over(match)
        assert seated.faults == [(), (), ()]
        children = [bot._child.process for bot in seated._guarded().values()]  # type: ignore[attr-defined]
        assert len({child.pid for child in children}) == 3
    assert [child.returncode for child in children] == [0, 0, 0]  # each ended by itself


def test_the_example_is_the_one_in_the_documentation() -> None:
    assert PROGRAM.read_text(encoding="utf-8").partition("\n\n")[2] == blocks("python")[1]


def test_the_class_in_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(blocks("python")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    told = transcript(games.load("lucre"), bots=["python:my_bots:Cautious", "greedy"], seed=bytes(32))
    assert "faults" not in told
    played = [step["action"] for step in told["steps"] if step["by"] == "Blue"]
    assert sum("down" in action for action in played) == 8
    assert not any("up" in action for action in played)


def test_the_lines_in_the_documentation_fit_the_schema() -> None:
    lines = [json.loads(block) for block in blocks("json")]
    assert [line.get("type") for line in lines] == ["hello", "choose", "over", None]
    validator = jsonschema.Draft202012Validator(protocol.schema())
    for line in lines:
        validator.validate(line)


def test_the_numbers_in_the_documentation_are_ours() -> None:
    told = " ".join(PAGE.split())
    for number in (
        f"`ms` ({SECONDS:g} s;",
        f"has {TO_START:g} s more",
        f"at most {MOST_STARTS} times in all",
        f"more than {protocol.MOST_ANSWER:,} bytes",
        f"more than {protocol.MOST_SAID:,} bytes",
        f"the last {protocol.MOST_LOG} messages",
        f"at most {MOST_CHARACTERS} characters",
    ):
        assert number in told
