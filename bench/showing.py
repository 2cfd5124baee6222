"""What all commands of `cutpurse bench` do: load games, measure, and show and save what was found."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.measure import Progress
    from bench.results import Results
    from cutpurse.core.game import Game


def load_games(names: Sequence[str] | None = None) -> "list[Game]":
    """The games of these names; all, if none is named."""
    from cutpurse import games

    return [games.load(name) for name in names or games.names()]


def make_folder(folder: Path) -> None:
    from cutpurse.core.errors import CutpurseError

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CutpurseError(f"can't keep deals in {folder}: {error.strerror or error}") from None


def check_save(save: Path | None) -> None:
    """Say that nothing can be saved there before minutes are spent."""
    from cutpurse.terminal.files import check_room

    if save:
        check_room(save)


def measure_and_show(
    benchmark: "Callable[[Progress], Results]",
    games: "Sequence[Game]" = (),
    *,
    as_json: bool,
    save: Path | None,
    with_search: bool = False,
) -> None:
    """Compile what is measured (all games, if none is named), measure it, show what was found, and save it if asked."""
    from cutpurse.terminal.compiling import compile_game

    check_save(save)
    for game in games or load_games():
        compile_game(game, ["sharp", "quick"] if with_search else [])  # all levels are compiled with one
    show(benchmark, as_json=as_json, save=save)


def show(benchmark: "Callable[[Progress], Results]", *, as_json: bool, save: Path | None) -> None:
    """Measure something, show what was found, and save it if asked."""
    from rich.console import Console
    from rich.progress import TaskProgressColumn

    from bench.results import print_results
    from cutpurse.terminal.screen import progress_bar

    check_save(save)
    with progress_bar("Measuring", TaskProgressColumn()) as progress:
        results = benchmark(progress)
    if as_json:
        print(json.dumps(results.to_json(), indent=1))
    else:
        print_results(results, Console(highlight=False))
    if save:
        save.write_text(results.to_markdown(), encoding="utf-8")
