"""Databases for the tests: each test that asks for one runs on SQLite and on a real PostgreSQL."""

import asyncio
import inspect
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from cutpurse.server.live import worker
from cutpurse.server.storage.migrations import migrate
from cutpurse.server.storage.store import Store

from .postgres import Postgres
from .raw_http import serving
from .server_process import Running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine has an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


LONG = 30.0  # seconds: the disk of a busy machine may be slow, and that is not what we test


@dataclass
class Database:
    """An empty database, and ways to take it away for a while."""

    url: str
    server: Postgres | None = None  # none: SQLite

    @property
    def name(self) -> str:
        return self.url.rpartition("/")[2]

    @contextmanager
    def gone(self) -> Iterator[None]:
        """Nobody can write: the server is stopped, or somebody else holds the lock of the file."""
        with self.server.away() if self.server else self.locked():
            yield

    @contextmanager
    def locked(self) -> Iterator[None]:
        assert not self.server
        with closing(sqlite3.connect(self.url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this test process, started by the first test that needs it."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def empty_sqlite(tmp_path: Path) -> Database:
    return Database(f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.fixture
def empty_postgresql(postgres: Postgres) -> Iterator[Database]:
    url = postgres.fresh_database()
    yield Database(url, postgres)
    postgres.give_back(url)


@pytest.fixture(params=["empty_sqlite", "empty_postgresql"], ids=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest) -> Database:
    database: Database = request.getfixturevalue(request.param)
    return database


@pytest.fixture
def database(empty_database: Database) -> Database:
    """A database with all its tables, and nothing in them."""
    migrate(empty_database.url)
    return empty_database


@pytest.fixture
def sqlite(empty_sqlite: Database) -> Database:
    """For what is so on SQLite only."""
    migrate(empty_sqlite.url)
    return empty_sqlite


@pytest.fixture
def postgresql(empty_postgresql: Database) -> Database:
    """For what is so on PostgreSQL only; ask for `postgres`, too, to take the server away."""
    migrate(empty_postgresql.url)
    return empty_postgresql


@pytest.fixture(autouse=True)
def patient_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker in this process waits for a slow disk, too."""
    monkeypatch.setattr(worker, "Store", partial(Store, wait=LONG, patience=LONG))


@pytest.fixture
def database_url(database: Database) -> str:
    return database.url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    store = Store(database_url, patience=LONG)
    yield store
    store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits, for all tests of a module."""
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as it is started by default."""
    with serving(tmp_path_factory.mktemp("limited")) as running:
        yield running
