"""The command `cutpurse serve`. Nothing heavy is imported before it runs."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=1, max=65535, help="And at which port.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…  [default: SQLite in your data folder]"),
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Processes that share the work.")] = 1,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="A host name that people reach this server by; may be repeated."),
    ] = None,
    secure: Annotated[bool, typer.Option("--https", help="People come by HTTPS, through a proxy before us.")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="Let clients ask as much as they like.")] = False,
) -> None:
    """Open tables for people and bots: the game server.

    \b
    Examples:
      cutpurse serve
      cutpurse serve --host 0.0.0.0 --name cards.example.org --https
      cutpurse serve --database postgresql://cards@localhost/cards --workers 4
    """
    from cutpurse.server.serve import serve as run

    names = tuple(name or ())
    run(host=host, port=port, database=database, workers=workers, names=names, secure=secure, limits=not no_limits)
