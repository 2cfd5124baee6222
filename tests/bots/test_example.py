"""The documentation's example of a bot in a program of its own plays every game."""

import sys
from pathlib import Path

from cutpurse.arena.transcript import transcript
from cutpurse.bots.seated import Seated
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.bots.conftest import named
from tests.contract.walks import EXAMPLE, every_game

LINE_BOT = named([sys.executable, str(Path(__file__).parents[2] / "docs" / "examples" / "line_bot.py")])


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
        assert [seated.faults(seat) for seat in range(3)] == [[], [], []]
        children = [bot._child.process for bot in seated._guarded().values()]  # type: ignore[attr-defined]
        assert len({child.pid for child in children}) == 3
    assert [child.returncode for child in children] == [0, 0, 0]  # each ended by itself


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    lines = (Path(__file__).parents[2] / "docs" / "examples" / "line_bot.py").read_text().splitlines()
    assert len(lines) <= 20
    assert not [
        line for line in lines if "import" in line and line not in ("import json", "import random", "import sys")
    ]
