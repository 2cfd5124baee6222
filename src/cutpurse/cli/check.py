"""`cutpurse check`: what is wrong with a game, for whoever writes it."""

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import AsJson, GameName


def check(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to look at closely.")] = 30,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The number that the first game follows from.")] = 0,
    quick: Annotated[bool, typer.Option("--quick", help="Compile nothing: all laws, in a few games.")] = False,
    keep: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write records of games that show a fault into a folder.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Tell the author of a game what is wrong with it, with file and line, or with the game and the step.

    It loads the game, looks through its sources, plays it interpreted and compiled under random options, and checks
    all laws: nothing is lost, nothing hidden shows, redeals are exact, views, words and looks are whole. Each stage
    begins when the one before has found nothing. The exit code is 1 if anything is wrong.

    \b
    Examples:
      cutpurse check high_card
      cutpurse check high_card --quick
      cutpurse check high_card --games 1000 --seed 7 --keep faults
      cutpurse check high_card --json
    """
    import json

    from cutpurse.check import run
    from cutpurse.check.report import keep_records, plain_report, print_report
    from cutpurse.core.errors import CutpurseError
    from cutpurse.games import names
    from cutpurse.terminal.screen import Screen, progress_line

    if game not in names() and (Path(game) / "pyproject.toml").is_file():
        raise CutpurseError(f"{game} is not installed yet: pip install -e {game}")
    with progress_line() as tell:
        report = run.check(game, run.Settings(games=games, seed=seed, quick=quick), tell)
    kept = keep_records(report, keep) if keep else {}
    if as_json:
        print(json.dumps(plain_report(report, kept), indent=1))
    else:
        print_report(report, kept, Screen())
    return 1 if report.faults else 0
