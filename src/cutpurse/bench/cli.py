"""The command `cutpurse bench`. Nothing heavy is imported before a command needs it."""

from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperGroup

bench = typer.Typer(cls=TyperGroup, rich_markup_mode=None, add_completion=False)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table to a file as Markdown, too.")]


@bench.callback(invoke_without_command=True)
def measure(context: typer.Context) -> None:
    """Measure how fast things are, and how strong the bots."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@bench.command()
def engine(as_json: AsJson = False, save: Save = None) -> None:
    """Measure the engine beside a C loop and, if it is installed, OpenSpiel.

    \b
    Examples:
      cutpurse bench engine
      cutpurse bench engine --json
    """
    from cutpurse.bench.commands import engine as run

    run(as_json=as_json, save=save)


@bench.command()
def search(as_json: AsJson = False, save: Save = None) -> None:
    """Measure the search beside OpenSpiel's, if that is installed, and how well it keeps to its time.

    \b
    Examples:
      cutpurse bench search
      cutpurse bench search --save bench/search.md
    """
    from cutpurse.bench.commands import search as run

    run(as_json=as_json, save=save)


@bench.command()
def strength(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Names of games; all, if none is named.")
    ] = None,
    deals: Annotated[int, typer.Option(metavar="N", help="At most so many deals for two bots.")] = 256,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep deals in a folder; the same command again goes on from there."),
    ] = None,
    only_kept: Annotated[
        bool, typer.Option("--only-kept", help="Play nothing: show what has been kept so far.")
    ] = False,
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
      cutpurse bench strength lucre coin --deals 64
    """
    from cutpurse.bench.commands import strength as run

    run(games or [], deals=deals, keep=keep, only_kept=only_kept, threads=threads, as_json=as_json, save=save)


@bench.command()
def server(
    tables: Annotated[
        list[int] | None, typer.Argument(metavar="TABLES", min=1, help="Numbers of tables.  [default: 10 to 10,000]")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1, help="How long each load lasts.")] = 20.0,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often all servers are measured.")] = 2,
    postgres: Annotated[str, typer.Option(metavar="URL", help="Measure on this empty PostgreSQL database, too.")] = "",
    as_json: AsJson = False,
    save: Save = None,
) -> None:
    """Measure the table server beside boardgame.io's, with a load generator of its own. This takes about an hour.

    \b
    Examples:
      cutpurse bench server --save bench/server.md
      cutpurse bench server 100 1000 --seconds 5 --rounds 1
    """
    from cutpurse.bench.commands import server as run

    run(tables or [], seconds=seconds, rounds=rounds, postgres=postgres, as_json=as_json, save=save)
