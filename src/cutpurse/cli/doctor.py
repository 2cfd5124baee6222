"""`cutpurse doctor`: whether this machine is ready to serve."""

from typing import Annotated

import typer

from cutpurse.cli.parameters import PORT, AsJson, Database


def doctor(
    database: Database = None,
    port: Annotated[
        int, typer.Option(metavar="N", min=1, max=65535, envvar=PORT, help="Where a server is to listen.")
    ] = 8000,
    as_json: AsJson = False,
) -> int:
    """Look whether this machine is ready to serve: what is installed, where data lies, disk, database, port, limits.

    Nothing is changed. The exit code is 1 if there is a problem, else 0.

    \b
    Examples:
      cutpurse doctor
      cutpurse doctor --database postgresql://cards@localhost/cards
      cutpurse doctor --json
    """
    import msgspec
    from rich.text import Text

    from cutpurse.server.doctor import examine
    from cutpurse.server.serve import own_database
    from cutpurse.terminal.screen import Screen

    styles = {"ok": "green", "warning": "yellow", "problem": "bold red"}
    found = []
    screen = Screen()
    for finding in examine(database or own_database(), port):
        found.append(finding)
        if not as_json:
            state = (f"{finding.state:<8}", styles[finding.state])
            screen.draw([Text.assemble(state, f" {finding.topic:<18} {finding.found}")])
            screen.draw([Text(f"{'':28}{finding.advice}")] if finding.advice else [])
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    return int(any(finding.state == "problem" for finding in found))
