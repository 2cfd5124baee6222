"""`cutpurse compact`, `backup` and `restore`: the tables of a server, in less room and in a safe place."""

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import AsJson, Database


def compact(
    database: Database = None,
    hours: Annotated[
        float, typer.Option(metavar="N", min=0, help="Tables where nothing has happened for so many hours.")
    ] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Pack finished matches: each takes one row of the database, and can be replayed, reviewed and verified as before.

    A server does the same by itself, an hour after a table has come to rest. It may run meanwhile.

    \b
    Examples:
      cutpurse compact
      cutpurse compact --database postgresql://cards@localhost/cards --hours 24
      cutpurse compact --hours 0 --json
    """
    import msgspec

    from cutpurse.server.storage.compaction import compact as run
    from cutpurse.server.storage.database import check_exists
    from cutpurse.server.storage.migrations import migrate
    from cutpurse.terminal.screen import progress_bar

    url = database or default_database()
    check_exists(url)
    migrate(url)
    with progress_bar("Compacting") as progress:
        saved = run(url, hours * 3600, progress)
    if as_json:
        print(msgspec.json.encode(saved).decode())
    elif not saved.matches:
        print("There was nothing to compact.")
    else:
        print(f"{saved.matches} matches at {saved.tables} tables: {saved.events} events are {saved.matches} rows now,")
        print(f"and {size(saved.bytes_before)} of them {size(saved.bytes_after)}.")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.", dir_okay=False)],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write a whole database to one file, as it stands at this moment; servers may run meanwhile.

    Keep the file safe: it has the cards of matches that are being played.

    \b
    Examples:
      cutpurse backup cards.backup
      cutpurse backup cards-monday.backup --database postgresql://cards@localhost/cards
    """
    import msgspec

    from cutpurse.server.storage.backup import back_up
    from cutpurse.terminal.screen import progress_bar

    with progress_bar("Rows") as progress:
        done = back_up(database or default_database(), file, progress, replace=replace)
    print(msgspec.json.encode(done).decode() if as_json else f"{done.rows} rows are in {file}, {size(done.bytes)}.")


def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="What `backup` has written.", exists=True, dir_okay=False)
    ],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete what is in the database now.")] = False,
    as_json: AsJson = False,
) -> None:
    """Fill a database from a backup, of SQLite or PostgreSQL alike: all of it, or nothing if anything is wrong.

    \b
    Examples:
      cutpurse restore cards.backup
      cutpurse restore cards.backup --database postgresql://cards@localhost/cards
      cutpurse restore cards.backup --database sqlite:///cards.db --replace
    """
    import msgspec
    from sqlalchemy import make_url

    from cutpurse.server.storage.restoring import restore as run
    from cutpurse.terminal.screen import progress_bar

    url = database or default_database()
    with progress_bar("Rows") as progress:
        done = run(url, file, progress, replace=replace)
    told = f"{done.rows} rows are in {make_url(url).render_as_string()} again, as of {done.at}."  # without its password
    print(msgspec.json.encode(done).decode() if as_json else told)


def default_database() -> str:
    from cutpurse.server.serve import own_database  # which takes a while to import

    return own_database()


def size(count: int) -> str:
    """So many bytes, for people."""
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{count / 1e3:.1f} kB"
