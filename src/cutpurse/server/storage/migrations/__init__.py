"""How the database's tables came to be what they are: each step is a file in `versions/`."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from cutpurse.server.storage.database import BadDatabase, in_a_line, open_engine

WAIT = 60.0  # seconds for another worker that migrates
LOCK = 7_283_478  # any number: the same for all workers


def migrate(url: str) -> None:
    """Bring a database to the newest version; of workers that start at the same time one does it, the others wait."""
    engine = open_engine(url, wait=WAIT, patience=0.0, writes=True)
    try:
        with engine.begin() as connection:
            lock(connection)
            upgrade(connection)
    except DBAPIError as error:
        raise BadDatabase(f"the database can't be used: {in_a_line(error)}") from None
    finally:
        engine.dispose()


def lock(connection: Connection) -> None:
    """Until the transaction ends nobody else changes the schema. On SQLite whoever writes is alone anyhow."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, step: str = "head") -> None:
    """Take the steps that this database has not seen, up to that one, all in the transaction that is open."""
    config = config_of(connection)
    if set(MigrationContext.configure(connection).get_current_heads()) - known_steps():
        raise BadDatabase("this database was written by a newer Cutpurse: update Cutpurse, or name another database")
    command.upgrade(config, step)


def known_steps() -> set[str]:
    return {step.revision for step in ScriptDirectory.from_config(config_of(None)).walk_revisions()}


def newest_step() -> str:
    return ScriptDirectory.from_config(config_of(None)).get_current_head() or ""


def config_of(connection: Connection | None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "cutpurse.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config
