"""How many processes think, as people say it."""

import pytest
from typer.testing import CliRunner

from cutpurse.cli import app
from cutpurse.server import serve, think
from cutpurse.server.live import pool
from cutpurse.server.live.worker import Config

DATABASE = "sqlite:///tables.db"


@pytest.mark.parametrize(
    ("arguments", "each"),
    [([], 6), (["--thinkers", "0"], 0), (["--thinkers", "3"], 3), (["--workers", "4"], 2), (["--workers", "2"], 3)],
)
def test_thinkers_are_shared_out_among_the_workers(
    arguments: list[str], each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = list[Config]()
    monkeypatch.setattr(pool, "cores", lambda: 6)
    monkeypatch.setattr(serve, "serve", lambda config, **rest: started.append(config))
    result = CliRunner().invoke(app, ["serve", "--database", DATABASE, *arguments])
    assert result.exit_code == 0, result.stderr
    assert [config.thinkers for config in started] == [each]


def test_a_pool_has_as_many_processes_as_there_are_cores_or_as_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    started = list[tuple[str, int]]()
    monkeypatch.setattr(pool, "cores", lambda: 6)
    monkeypatch.setattr(think, "think", lambda database, processes: started.append((database, processes)))
    for more in ([], ["--processes", "2"]):
        assert CliRunner().invoke(app, ["think", "--database", DATABASE, *more]).exit_code == 0
    assert started == [(DATABASE, 6), (DATABASE, 2)]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["think"], "--database"),
        (["think", "--database", DATABASE, "--processes", "0"], "--processes"),
        (["think", "--database", "mysql://somewhere"], "a database is named like"),
        (["serve", "--thinkers", "-1"], "--thinkers"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
