"""Sharp and Expert choose nothing silly: not in any case of the suite, and not by bad luck. Where Quick does is listed.

A complaint becomes a case: paste the saved record into the game's file, cut it off where the decision is due, and put
a title, the reason and the right or the wrong actions above it.
"""

import pytest

from cutpurse.bots import Position, make
from cutpurse.core.chance import fast_rng
from tests.blunders.cases import FOLDER, Case, read_cases
from tests.contract.walks import OWN

ITERATIONS = {"sharp": 6_000, "expert": 18_000}  # many for the way Sharp searches; about what Expert has
RANDOM_SOURCES = 3
MOST_UNLUCKY = 1  # of these, with the few iterations that people meet in Sharp
FEWEST = 12  # cases a game

# The learned policy looks once: what it can't see then, docs/bots.md explains by kinds.
TOO_MUCH_FOR_QUICK = {
    "coin: Exchanging what one knows",
    "coin: Gray Coins enough",
    "cryptruck: Buy the card that wins",
    "cryptruck: Don't buy away your own trick",
    "cryptruck: First the higher trump",
    "cryptruck: It wins the last trick, too",
    "cryptruck: Stay clear",
    "cryptruck: Three are enough: lead low",
    "dirty_money: A trick that brings all the others",
    "dirty_money: Both of the last tricks",
    "dirty_money: Don't feed a cleaner",
    "dirty_money: Eight coins with four fingerprints or with none",
    "dirty_money: Four low Artifacts on one trick",
    "dirty_money: Fourteen fingerprints each",
    "dirty_money: Keep the cleaner for the last trick",
    "dirty_money: Lead the card that must lose",
    "dirty_money: Only stay below sixteen",
    "dirty_money: Six fingerprints for Fox",
    "dirty_money: The cleaner for the lead",
    "village: Giving the Daily Pot away",
    "village: Six Rakes for all to see, too early",
    "village: Taking the winning card away",
    "village: The Token stops a certain winner",
    "village: What the sixth Rake makes room for",
}

CASES = [case for file in sorted(FOLDER.glob("*.txt")) for case in read_cases(file)]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
@pytest.mark.parametrize("level", ITERATIONS)
def test_no_blunder(level: str, case: Case) -> None:
    chosen, blunders, told = choices(f"{level}@{ITERATIONS[level]}", case)
    assert blunders.isdisjoint(chosen), told


@every_case
def test_sharp_makes_no_habit_of_it(case: Case) -> None:
    chosen, blunders, told = choices("sharp", case)
    assert sum(action in blunders for action in chosen) <= MOST_UNLUCKY, told


def test_the_learned_policy_fails_where_it_is_known_to() -> None:
    failed = set()
    for case in CASES:
        chosen, blunders, _ = choices("quick", case)
        if not blunders.isdisjoint(chosen):
            failed.add(str(case))
    assert failed == TOO_MUCH_FOR_QUICK


def choices(bot: str, case: Case) -> tuple[list[int], set[int], str]:
    """What a bot chooses from each random source, what it may not, and both in words."""
    match = case.match()
    made = make(bot)
    chosen = [made.choose(Position.of(match, fast_rng(source))) for source in range(RANDOM_SOURCES)]
    told = ", ".join(match.game.notation(match.state, action) for action in chosen)
    return chosen, case.blunders(match), f"{bot} chose {told}. {case.verdict}"


@every_case
def test_cases_are_sound(case: Case) -> None:
    assert case.blunders(case.match())


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_cases(game: str) -> None:
    assert sum(case.file == f"{game}.txt" for case in CASES) >= FEWEST
