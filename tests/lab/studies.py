"""Small studies of the tiny game, in this process."""

from typing import Any

from cutpurse.arena.setup import Setup
from cutpurse.lab.report import Report, make_plan, open_store, run_report
from tests.lab.tiny import GAME

SEED = bytes(range(32))


def setup(*bots: str, **options: Any) -> Setup:
    names = bots or ("greedy",)
    lineup = [*names, *[names[-1]] * (4 - len(names))]
    return Setup(game=GAME, options=GAME.complete_options(options, 4), seats=4, lineup=lineup, seed=SEED)


def study(games: int = 2_000, search: int = 0, bots: tuple[str, ...] = ("greedy",), **options: Any) -> Report:
    plan = make_plan(setup(*bots, **options), games=games, search=search)
    return run_report(plan, open_store(plan, None), threads=1)


def figures(report: Report, metric: str) -> dict[str, float]:
    return {figure.group: figure.value for figure in report.of(metric)}
