"""Sharp and Expert choose nothing silly: not in any case of the suite, and not by bad luck.

A complaint becomes a case: paste the saved record into the game's file, cut it off where the decision is due, and put
a title, the reason and the right or the wrong actions above it.
"""

import pytest

from cutpurse.bots import Position, make
from cutpurse.core.chance import fast_rng
from tests.blunders.cases import FOLDER, Case, read_cases
from tests.contract.walks import OWN

ITERATIONS = {"sharp": 6_000, "expert": 18_000}  # about what Sharp has time for, and half of what Expert has
RANDOM_SOURCES = 3
FEWEST = 12  # cases a game

CASES = [case for file in sorted(FOLDER.glob("*.txt")) for case in read_cases(file)]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
@pytest.mark.parametrize("level", ITERATIONS)
def test_no_blunder(level: str, case: Case) -> None:
    match = case.match()
    blunders = case.blunders(match)
    bot = make(f"{level}@{ITERATIONS[level]}")
    chosen = [bot.choose(Position.of(match, fast_rng(source))) for source in range(RANDOM_SOURCES)]
    told = ", ".join(match.game.notation(match.state, action) for action in chosen)
    assert blunders.isdisjoint(chosen), f"{level} chose {told}. {case.verdict}"


@every_case
def test_cases_are_sound(case: Case) -> None:
    assert case.blunders(case.match())


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_cases(game: str) -> None:
    assert sum(case.file == f"{game}.txt" for case in CASES) >= FEWEST
