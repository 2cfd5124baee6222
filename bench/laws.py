"""Play a great many games with every option drawn at random, and check every step.

    python bench/laws.py [GAMES] [SEED]

By default 100,000 games of each game, random and greedy bots mixed. The first fault ends it, with what is needed to
see it again.
"""

import sys
from functools import partial

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from cutpurse import games
from cutpurse.arena.laws import LawBroken, Report, keep_laws

GAMES = 100_000


def main(count: int = GAMES, seed: int = 0) -> list[Report]:
    """Check every game there is, with a bar that moves."""
    bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    reports = []
    with Progress(*bars, console=Console(stderr=True)) as progress:
        for name in games.names():
            game = games.load(name)
            task = progress.add_task(game.title, total=count)
            reports.append(keep_laws(game, count, seed=seed, progress=partial(show, progress, task)))
    return reports


def show(progress: Progress, task: TaskID, done: int, total: int) -> None:
    progress.update(task, completed=done, total=total)


def table(reports: list[Report]) -> Table:
    found = Table(title="No law was broken", title_style="bold", box=box.SIMPLE)
    found.add_column("game", style="cyan")
    for column in ("games", "option sets", "decisions", "longest game", "bound", "seconds"):
        found.add_column(column, justify="right")
    for report in reports:
        counted = (report.games, report.option_sets, report.decisions, report.longest, report.most)
        found.add_row(report.game, *(f"{number:,}" for number in counted), f"{report.seconds:.1f}")
    return found


if __name__ == "__main__":
    try:
        Console().print(table(main(*(int(word) for word in sys.argv[1:3]))))
    except LawBroken as broken:
        sys.exit(f"A law is broken. {broken}")
