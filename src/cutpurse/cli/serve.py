"""`cutpurse serve`: the table server."""

import re
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import PORT, Database

KEY = "[!-~]{16,100}"
NAME = "[A-Za-z0-9._-]*[A-Za-z0-9][.]?|[0-9A-Fa-f:]+"  # or an IPv6 address


class LogLevel(StrEnum):
    """What the log tells at least."""

    DEBUG = "debug"
    INFO = "info"  # every request
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="CUTPURSE_HOST", help="Where to listen; 0.0.0.0 is everywhere.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=65535,
            envvar=PORT,
            help="And at which port.  [default: 8000; with --open the next that is free]",
        ),
    ] = None,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, envvar="CUTPURSE_WORKERS", help="Processes that share the work.")
    ] = 1,
    thinkers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            max=256,
            envvar="CUTPURSE_THINKERS",
            help="Processes in which bots think, shared out among the workers; 0: only where `think` runs."
            "  [default: one a core]",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST",
            envvar="CUTPURSE_NAME",
            help="A host name that people reach this server by; may be repeated.",
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--https", envvar="CUTPURSE_HTTPS", help="People come by HTTPS, through a proxy before us.")
    ] = False,
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
    operator_key: Annotated[
        str,
        typer.Option(
            metavar="KEY",
            envvar="CUTPURSE_OPERATOR_KEY",
            show_envvar=True,
            help="Opens /operator and /metrics; better in the environment than here.  [default: they stay shut]",
        ),
    ] = "",
    log_level: Annotated[
        LogLevel, typer.Option(envvar="CUTPURSE_LOG_LEVEL", help="What the log tells, from that on.")
    ] = LogLevel.INFO,
    reload: Annotated[
        bool, typer.Option("--reload", help="For writing games: start anew when the files of a game have changed.")
    ] = False,
) -> int | None:
    """Open tables for people and bots, in a browser: the game server.

    \b
    Examples:
      cutpurse serve --open
      cutpurse serve --host 0.0.0.0 --name cards.example.org --https
      cutpurse serve --database postgresql://cards@localhost/cards --workers 4 --thinkers 8
      cutpurse serve --reload --open
      CUTPURSE_OPERATOR_KEY=… cutpurse serve --log-level warning

    Most options can be set in the environment instead, as CUTPURSE_DATABASE and so on: docs/operating.md.
    """
    from cutpurse.server.http.guard import LOOPBACK
    from cutpurse.server.live.pool import cores
    from cutpurse.server.live.worker import Config
    from cutpurse.server.ports import free_port
    from cutpurse.server.reload import serve_edited
    from cutpurse.server.serve import PORT, own_database, say
    from cutpurse.server.serve import serve as run

    config = Config(
        database=database or own_database(),
        compiled_elsewhere=True,
        thinkers=-(-(cores() if thinkers is None else thinkers) // workers),  # rounded up
        limits=not no_limits,
        hosts=(*map(check_name, name or ()), *LOOPBACK)
        if name or host in LOOPBACK
        else (),  # health checks come by loopback
        secure=secure,
        page=str(page or ""),
        reloads=reload,
        operator_key=check_key(operator_key),
        log_level=log_level.value,
    )
    port = port or (free_port(host, PORT) if open_browser else PORT)
    if reload:
        return serve_edited(run, say, config=config, host=host, port=port, workers=workers, open_browser=open_browser)
    run(config, host=host, port=port, workers=workers, open_browser=open_browser)
    return None


def check_name(name: str) -> str:
    """A host name as a browser sends it; with anything else in it the server would answer nobody."""
    if not re.fullmatch(NAME, name):
        raise typer.BadParameter(f"{name} is no host name, such as cards.example.org", param_hint="--name")
    return name.lower().rstrip(".")


def check_key(key: str) -> str:
    """A key that a header can carry whole, and that nobody guesses."""
    if key and not re.fullmatch(KEY, key):
        raise typer.BadParameter("needs 16 to 100 letters and digits, and no spaces", param_hint="--operator-key")
    return key
