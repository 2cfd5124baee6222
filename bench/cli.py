"""The command `cutpurse bench`. Nothing heavy is imported before a command needs it."""

from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperGroup

from bench.showing import check_save, load_games, make_folder, measure_and_show, show

app = typer.Typer(cls=TyperGroup, rich_markup_mode=None, add_completion=False, pretty_exceptions_enable=False)

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Names of games; all, if none is named.")]
Keep = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep deals in a folder; the same command again goes on from there."),
]
OnlyKept = Annotated[bool, typer.Option("--only-kept", help="Play nothing: show what has been kept so far.")]
Threads = Annotated[int, typer.Option(metavar="N", min=1, help="How many games at once.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table to a file as Markdown, too.")]


@app.callback(invoke_without_command=True)
def measure(context: typer.Context) -> None:
    """Measure how fast things are, and how strong the bots."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def engine(as_json: AsJson = False, save: Save = None) -> None:
    """Measure the engine beside a C loop and, if it is installed, OpenSpiel.

    \b
    Examples:
      cutpurse bench engine
      cutpurse bench engine --json
    """
    from bench.engine import run

    measure_and_show(run, as_json=as_json, save=save)


@app.command()
def peers(as_json: AsJson = False, save: Save = None) -> None:
    """Measure ours beside OpenSpiel, RLCard, PettingZoo's card games and Pgx, which are installed when first needed.

    \b
    Examples:
      cutpurse bench peers
      cutpurse bench peers --save bench/peers.md --json
    """
    from bench.all_peers import run
    from bench.peer_processes import PACKAGES, python_of
    from cutpurse.terminal.screen import progress_line

    check_save(save)
    with progress_line() as tell:
        for library in PACKAGES:
            python_of(library, tell)
    measure_and_show(run, as_json=as_json, save=save)


@app.command()
def learning(as_json: AsJson = False, save: Save = None) -> None:
    """Measure how far the example that learns comes in two minutes; needs PyTorch.

    \b
    Examples:
      cutpurse bench learning
    """
    from bench.learning import run

    show(run, as_json=as_json, save=save)


@app.command()
def search(as_json: AsJson = False, save: Save = None) -> None:
    """Measure the search beside OpenSpiel's, if that is installed, and how well it keeps to its time.

    \b
    Examples:
      cutpurse bench search
      cutpurse bench search --save bench/search.md
    """
    from bench.search import run

    measure_and_show(run, as_json=as_json, save=save, with_search=True)


@app.command()
def strength(
    games: Games = None,
    deals: Annotated[int, typer.Option(metavar="N", help="At most so many deals for two bots.")] = 256,
    part: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PART",
            help="steps (each level against the one below), greedy (Sharp, Expert and the oracle against greedy bots),"
            " quick (the learned policy beside Sharp, by the number of players), options (levels under random table"
            " options); may be repeated.  [default: all]",
        ),
    ] = None,
    keep: Keep = None,
    only_kept: OnlyKept = False,
    threads: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many games at once.  [default: all cores]")
    ] = None,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure how strong the bots are: each against weaker ones, and Expert beside the oracle. This takes hours.

    \b
    Examples:
      cutpurse bench strength --keep deals --save bench/strength.md
      cutpurse bench strength lucre coin --deals 64 --part steps
    """
    from bench.pairings import PARTS, StrengthSettings
    from bench.strength import run

    settings = StrengthSettings(deals=deals, keep=keep, threads=threads, only_kept=only_kept, parts=part or PARTS)
    loaded = load_games(games)
    if keep:
        make_folder(keep)
    if only_kept:  # then nothing need be compiled
        show(lambda progress: run(loaded, settings, progress), as_json=as_json, save=save)
        return
    measure_and_show(
        lambda progress: run(loaded, settings, progress), loaded, as_json=as_json, save=save, with_search=True
    )


@app.command()
def policy(
    games: Games = None,
    deals: Annotated[int, typer.Option(metavar="N", help="Deals for each number of players.")] = 2000,
    threads: Threads = 1,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure the learned policy: the CPU time of a choice, and what it gains against greedy bots.

    \b
    Examples:
      cutpurse bench policy --save bench/policy.md
      cutpurse bench policy dirty_money --deals 500 --json
    """
    from bench.policy import run

    loaded = load_games(games)
    measure_and_show(lambda progress: run(loaded, deals, threads, progress), loaded, as_json=as_json, save=save)


@app.command()
def ismcts(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Names of games.  [default: lucre cryptruck]")
    ] = None,
    deals: Annotated[int, typer.Option(metavar="N", help="So many deals of each match.")] = 64,
    keep: Keep = None,
    only_kept: OnlyKept = False,
    threads: Threads = 1,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Play one Sharp against three of OpenSpiel's IS-MCTS bots, at equal time and at equal numbers of simulations.

    \b
    Examples:
      cutpurse bench ismcts --keep deals --save bench/ismcts.md
      cutpurse bench ismcts lucre --deals 8
    """
    from bench.ismcts import GAMES, run
    from bench.pairings import StrengthSettings

    settings = StrengthSettings(deals=deals, keep=keep, threads=threads, only_kept=only_kept, steps=False)
    loaded = load_games(games or GAMES)
    if keep:
        make_folder(keep)
    measure_and_show(
        lambda progress: run(loaded, settings, progress), loaded, as_json=as_json, save=save, with_search=True
    )


@app.command()
def calibration(
    keep: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Positions are kept here; the same command again goes on.")
    ],
    games: Games = None,
    positions: Annotated[int, typer.Option(metavar="N", min=100, help="For each kind of opponents.")] = 2500,
    fit: Annotated[bool, typer.Option("--fit", help="Write the curves that hints use anew, for these games.")] = False,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure how far the win chances of hints come true. This takes an hour or two.

    \b
    Examples:
      cutpurse bench calibration positions --save bench/calibration.md
      cutpurse bench calibration positions --fit
    """
    from bench.calibration import run

    loaded = load_games(games)
    make_folder(keep)
    measure_and_show(
        lambda progress: run(loaded, positions, keep, fit, progress),
        loaded,
        as_json=as_json,
        save=save,
        with_search=True,
    )


@app.command()
def advice(
    games: Games = None,
    positions: Annotated[int, typer.Option(metavar="N", min=1, help="Of each game.")] = 200,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure how often advice names a next action that the same bot calls costly when it comes to it.

    \b
    Examples:
      cutpurse bench advice
      cutpurse bench advice lucre --positions 500
    """
    from bench.advice import run

    loaded = load_games(games)
    measure_and_show(
        lambda progress: run(loaded, positions, progress), loaded, as_json=as_json, save=save, with_search=True
    )


@app.command()
def outlook(
    games: Games = None,
    matches: Annotated[int, typer.Option(metavar="N", min=1, help="Of each game and kind of players.")] = 500,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure what a deal brings, for a game's outlook, and how far outlooks at the end of a deal come true.

    \b
    Examples:
      cutpurse bench outlook coin
      cutpurse bench outlook coin --matches 2000
    """
    from bench.outlook import run

    loaded = load_games(games)
    measure_and_show(
        lambda progress: run(loaded, matches, progress), loaded, as_json=as_json, save=save, with_search=True
    )


@app.command()
def puzzles(
    games: Games = None,
    sample: Annotated[int, typer.Option(metavar="N", min=1, help="Puzzles of each game.")] = 20,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Check the puzzles that come with games: a search with ten times the budget has to give the same answers.

    \b
    Examples:
      cutpurse bench puzzles --save bench/puzzles.md
      cutpurse bench puzzles lucre --sample 100
    """
    from bench.puzzles import run

    loaded = load_games(games)
    measure_and_show(
        lambda progress: run(loaded, sample, progress), loaded, as_json=as_json, save=save, with_search=True
    )


@app.command()
def lab(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game.")] = "lucre",
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often everything is measured.")] = 2,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure the designer's lab: a report on 100,000 games, and what spreading its work costs. Takes minutes.

    \b
    Examples:
      cutpurse bench lab
      cutpurse bench lab --rounds 3 --save bench/lab.md
    """
    from bench.lab import run

    loaded = load_games([game])
    measure_and_show(lambda progress: run(loaded, rounds, progress), loaded, as_json=as_json, save=save)


@app.command()
def server(
    tables: Annotated[
        list[int] | None, typer.Argument(metavar="TABLES", min=1, help="Numbers of tables.  [default: 10 to 10,000]")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1, help="How long each load lasts.")] = 10.0,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often all servers are measured.")] = 3,
    postgres: Annotated[str, typer.Option(metavar="URL", help="Measure on this empty PostgreSQL database, too.")] = "",
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure the table server beside boardgame.io's, with a load generator of its own. This takes an hour or two.

    \b
    Examples:
      cutpurse bench server --save bench/server.md
      cutpurse bench server 100 1000 --seconds 5 --rounds 1
    """
    from bench.processes import check_installed
    from bench.server import SIZES, Settings, run

    check_installed()
    settings = Settings(sizes=tables or SIZES, seconds=seconds, rounds=rounds, postgres=postgres)
    measure_and_show(lambda progress: run(settings, progress), as_json=as_json, save=save, with_search=True)


@app.command()
def thinking(
    tables: Annotated[
        list[int] | None, typer.Argument(metavar="TABLES", min=1, help="Numbers of tables.  [default: 2, 10, 50]")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1, help="How long each round lasts.")] = 20.0,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often all of it is measured.")] = 2,
    before: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", exists=True, file_okay=False, help="Measure the sources of this checkout, too."),
    ] = None,
    cheap: Annotated[
        bool, typer.Option("--cheap", help="Three bots of the cheap level at each table instead, and tables without.")
    ] = False,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure the table server with three Sharp bots at each table, which think in one process or in two.

    \b
    Examples:
      cutpurse bench thinking --save bench/thinking.md
      cutpurse bench thinking 10 --seconds 10 --before ../older
      cutpurse bench thinking --cheap 50
    """
    from bench.processes import check_installed
    from bench.thinking import SIZES, run, run_cheap

    check_installed()
    sizes = tables or SIZES
    measure_and_show(
        lambda progress: (
            run_cheap(sizes, seconds, rounds, progress) if cheap else run(sizes, seconds, rounds, before, progress)
        ),
        as_json=as_json,
        save=save,
        with_search=True,
    )


@app.command()
def start(
    games: Games = None,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often all of it is measured.")] = 1,
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure how long a newcomer waits for the first card, in a real browser, with nothing compiled yet.

    \b
    Examples:
      cutpurse bench start
      cutpurse bench start lucre --rounds 3
    """
    from bench.start import check_installed, run

    check_installed()
    loaded = load_games(games)
    show(lambda progress: run(loaded, rounds, progress), as_json=as_json, save=save)
