"""`cutpurse serve`: the table server."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=65535, help="And at which port.  [default: 8000; with --open the next that is free]"
        ),
    ] = None,
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
    page: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", exists=True, file_okay=False, help="Another page than the one that comes with Cutpurse."
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser of this machine, if it has one.")
    ] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="Let clients ask as much as they like.")] = False,
    reload: Annotated[
        bool, typer.Option("--reload", help="For writing games: start anew when the files of a game have changed.")
    ] = False,
) -> int | None:
    """Open tables for people and bots, in a browser: the game server.

    \b
    Examples:
      cutpurse serve --open
      cutpurse serve --host 0.0.0.0 --name cards.example.org --https
      cutpurse serve --database postgresql://cards@localhost/cards --workers 4
      cutpurse serve --reload --open
    """
    import os

    from cutpurse.server.browser import free_port
    from cutpurse.server.http.guard import LOOPBACK
    from cutpurse.server.live.worker import Config
    from cutpurse.server.reload import serve_edited
    from cutpurse.server.serve import PORT, own_database, say
    from cutpurse.server.serve import serve as run

    config = Config(
        database=database or own_database(),
        compiled_elsewhere=True,
        thinkers=max(1, (os.cpu_count() or 1) // workers),
        limits=not no_limits,
        hosts=tuple(name or (LOOPBACK if host in LOOPBACK else ())),
        secure=secure,
        page=str(page or ""),
        reloads=reload,
    )
    port = port or (free_port(host, PORT) if open_browser else PORT)
    if reload:
        return serve_edited(run, say, config=config, host=host, port=port, workers=workers, open_browser=open_browser)
    run(config, host=host, port=port, workers=workers, open_browser=open_browser)
    return None
