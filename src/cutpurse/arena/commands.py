"""The commands `simulate`, `arena` and `transcript`."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from cutpurse.arena import plots, tournament
from cutpurse.arena import simulate as simulation
from cutpurse.arena import transcript as transcripts
from cutpurse.arena.report import print_result
from cutpurse.bots import known_as
from cutpurse.core.seeds import read_seed
from cutpurse.games import load
from cutpurse.terminal.arguments import make_ready, read_bots, read_options
from cutpurse.terminal.files import check_room

PERIOD = 300.0  # seconds that the time left is judged by: one game of strong bots may take a minute


def simulate(
    game: str,
    *,
    games: int,
    bots: str,
    options: Sequence[str],
    players: int | None,
    seed: str | None,
    threads: int | None,
    as_json: bool,
) -> None:
    """Play many games, with a bar that moves, and show what they gave."""
    loaded = load(game)
    seats = loaded.check_seats(players)
    lineup = simulation.simple_line_up(read_bots(bots, seats), seats)
    settled = read_options(loaded, seats, options)
    make_ready(loaded)
    with progress_bar(loaded.title) as progress:
        result = simulation.simulate(
            loaded,
            games=games,
            bots=lineup,
            options=settled,
            seats=seats,
            seed=None if seed is None else read_seed(seed),
            threads=threads,
            progress=progress,
        )
    if as_json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        simulation.print_simulation(result, Console(highlight=False))


def arena(
    game: str,
    bots: Sequence[str],
    *,
    terms: tournament.Terms,
    options: Sequence[str],
    players: int | None,
    seed: str | None,
    save: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots meet on duplicate deals, with a bar that moves, and show who is better."""
    loaded = load(game)
    seats = loaded.check_seats(players)
    terms.check()
    if save:
        check_room(save)
    if plot:
        plots.check_plot(plot)
    plan = tournament.make_plan(
        loaded,
        bots=[known_as(name) for name in bots],
        options=read_options(loaded, seats, options),
        seats=seats,
        seed=None if seed is None else read_seed(seed),
        save=save,
    )
    make_ready(loaded, plan.lineup)
    with progress_bar(loaded.title) as progress:
        result = tournament.hold(plan, terms, save=save, progress=progress)
    if as_json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        console = Console(highlight=False)
        print_result(result, console)
        if result.interrupted and save:
            console.print("  The same command again goes on where this has stopped.")
    if plot:
        plots.draw(result, plot)


def transcript(game: str, *, seed: str | None, bots: str, options: Sequence[str], players: int | None) -> None:
    """Play one game and print all of it."""
    loaded = load(game)
    seats = loaded.check_seats(players)
    lineup = read_bots(bots, seats)
    settled = read_options(loaded, seats, options)
    make_ready(loaded, lineup)
    told = transcripts.transcript(
        loaded,
        bots=lineup,
        seed=None if seed is None else read_seed(seed),
        options=settled,
        seats=seats,
    )
    print(json.dumps(told, indent=1))


@contextmanager
def progress_bar(title: str, amount: ProgressColumn | None = None) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error that goes away when it is done; none where nobody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), amount or MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet, speed_estimate_period=PERIOD) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
