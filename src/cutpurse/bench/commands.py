"""The commands of `bench`."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import TaskProgressColumn

from cutpurse import games
from cutpurse.arena.commands import progress_bar
from cutpurse.bench import engine as engine_benchmark
from cutpurse.bench import search as search_benchmark
from cutpurse.bench import server as server_benchmark
from cutpurse.bench import strength as strength_benchmark
from cutpurse.bench.measure import Progress
from cutpurse.bench.processes import check_installed
from cutpurse.bench.results import Results, print_results
from cutpurse.core.errors import CutpurseError
from cutpurse.terminal.arguments import make_ready
from cutpurse.terminal.files import check_room

SEARCHING = ["sharp"]  # all levels are compiled with one


def engine(*, as_json: bool, save: Path | None) -> None:
    """Measure the engine."""
    run(engine_benchmark.run, games.names(), as_json=as_json, save=save)


def search(*, as_json: bool, save: Path | None) -> None:
    """Measure the search."""
    run(search_benchmark.run, games.names(), SEARCHING, as_json=as_json, save=save)


def strength(
    names: Sequence[str],
    *,
    deals: int,
    keep: Path | None,
    only_kept: bool,
    threads: int | None,
    as_json: bool,
    save: Path | None,
) -> None:
    """Measure how strong the bots are, in these games or in all."""
    names = names or games.names()
    terms = strength_benchmark.Terms(deals=deals, keep=keep, threads=threads, only_kept=only_kept)
    loaded = [games.load(name) for name in names]
    terms.check()
    if keep:
        make_folder(keep)
    run(lambda progress: strength_benchmark.run(loaded, terms, progress), names, SEARCHING, as_json=as_json, save=save)


def server(
    sizes: Sequence[int], *, seconds: float, rounds: int, postgres: str, as_json: bool, save: Path | None
) -> None:
    """Measure the table server with so many tables."""
    check_installed()
    terms = server_benchmark.Terms(
        sizes=sizes or server_benchmark.SIZES, seconds=seconds, rounds=rounds, postgres=postgres
    )
    run(lambda progress: server_benchmark.run(terms, progress), games.names(), SEARCHING, as_json=as_json, save=save)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CutpurseError(f"can't keep deals in {folder}: {error.strerror or error}") from None


def run(
    benchmark: Callable[[Progress], Results],
    names: Sequence[str],
    bots: Sequence[str] = (),
    *,
    as_json: bool,
    save: Path | None,
) -> None:
    """Measure, show what was found, and keep it if asked to."""
    if save:  # said before minutes are spent
        check_room(save)
    for name in names:
        make_ready(games.load(name), bots)
    with progress_bar("Measuring", TaskProgressColumn()) as progress:
        results = benchmark(progress)
    if as_json:
        print(json.dumps(results.to_json(), indent=1))
    else:
        print_results(results, Console(highlight=False))
    if save:
        save.write_text(results.to_markdown(), encoding="utf-8")
