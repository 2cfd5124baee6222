"""`cutpurse think`: bots that think on another machine than the server."""

from typing import Annotated

import typer

from cutpurse.cli.parameters import DATABASE


def think(
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar=DATABASE,
            help="The servers' database: postgresql://…, or sqlite:///FILE on one machine.",
        ),
    ],
    processes: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=256, help="How many bots think at once.  [default: one a core]"),
    ] = None,
) -> None:
    """Let bots think here for servers elsewhere, which have too much to do themselves.

    Servers put positions into their database, with nothing that a player could not know; they are taken from there and
    answered. Start and end it at any time, on as many machines as you like: nothing is lost, bots only think shorter.

    \b
    Examples:
      cutpurse think --database postgresql://cards@db.example.org/cards
      cutpurse think --database postgresql://cards@db.example.org/cards --processes 16
    """
    from cutpurse.server.live.pool import cores
    from cutpurse.server.think import think as run

    run(database, cores() if processes is None else processes)
