"""Parameters that several commands share."""

from typing import Annotated

import typer

BOTS = (
    "random, greedy, novice, casual, quick, sharp, expert (or sharp@20ms, or sharp@1000 iterations), run:COMMAND,"
    " python:MODULE:CLASS"
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game, such as lucre; `games` lists them.")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Name of a game, such as lucre.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A table option, as `games` lists them; `NAME=@FILE` reads it from a file; may be repeated.",
    ),
]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="What the cards are dealt from: 64 hexadecimal digits, or any text.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play, where the game leaves a choice.")]
Threads = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="How many processes at once.  [default: all cores]")
]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, or `local` for one on this machine."),
]
DATABASE = "CUTPURSE_DATABASE"  # in the environment
PORT = "CUTPURSE_PORT"
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar=DATABASE,
        help="sqlite:///FILE or postgresql://…  [default: SQLite in your data folder]",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Words = Annotated[bool, typer.Option("--words", help="Write coins and marks as words, for a screen reader.")]
