"""How the database's tables came to be what they are: each step is a file in `versions/`."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from cutpurse.server.storage.database import BadDatabase, open_engine

WAIT = 60.0  # seconds for another worker that migrates
LOCK = 7_283_478  # any number: the same for all workers


def migrate(url: str) -> None:
    """Bring a database to the newest version; of workers that start at the same time one does it, the others wait."""
    engine = open_engine(url, wait=WAIT, patience=0.0, writes=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            upgrade(connection)
    except DBAPIError as error:
        raise BadDatabase(f"the database can't be used: {error.orig}") from None
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    """Take the steps that this database has not seen, all in the transaction that is open."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "cutpurse.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise BadDatabase("this database was written by a newer Cutpurse: update Cutpurse, or name another database")
    command.upgrade(config, "head")
