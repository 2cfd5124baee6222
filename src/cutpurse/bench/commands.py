"""The commands of `bench`."""

import json
from pathlib import Path

from rich.console import Console

from cutpurse import games
from cutpurse.arena.commands import progress_bar
from cutpurse.bench import engine as benchmark
from cutpurse.terminal.arguments import load_game
from cutpurse.terminal.files import check_room


def engine(*, as_json: bool, save: Path | None) -> None:
    """Measure the engine, show what was found, and keep it if asked to."""
    if save:  # said before minutes are spent
        check_room(save)
    for name in games.names():
        load_game(name)
    with progress_bar("Measuring") as progress:
        results = benchmark.run(progress)
    if as_json:
        print(json.dumps(results.to_json(), indent=1))
    else:
        benchmark.print_results(results, Console(highlight=False))
    if save:
        save.write_text(results.to_markdown(), encoding="utf-8")
