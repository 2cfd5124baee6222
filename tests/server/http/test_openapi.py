"""The description of the interface is true: what follows it is answered so, and what does not is refused.

Schemathesis reads the description and makes requests from it, good ones and bad ones. Its own tests for pytest need an
older pytest, so it runs as the command that it is.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from ..raw_http import faults, http, newcomer, open_table
from ..server_process import Running

# What no description can tell: which names can be read, which options and seats a game has, who sits where.
CONFIG = """
[checks]
positive_data_acceptance.expected-statuses = [200, 201, 204, 400, 401, 403, 404, 409, 422]
"""
# A table that it knows is put in place of whatever it makes up, also of what should be refused.
KNOWN_TABLE = """
negative_data_rejection.enabled = false
[parameters]
table_id = "{table}"
"""


@pytest.fixture(scope="module")
def token(server: Running) -> str:
    return newcomer(server)


@pytest.fixture(scope="module")
def table(server: Running, token: str) -> str:
    """Ada plays against bots; and no game needs to be made ready any more."""
    table = open_table(server, token, hints=False)
    with http(server, token) as client:
        for game in client.get("/api/games").json():
            assert client.post("/api/tables", json={"game": game["name"]}).status_code == 201
        for command in ({"do": "sit"}, {"do": "ready", "entropy": "00" * 16}):
            assert client.post(f"/api/tables/{table}/do", json=command).status_code == 200
    return table


@pytest.mark.parametrize("config", [CONFIG, CONFIG + KNOWN_TABLE], ids=["no table", "a table"])
def test_what_somebody_asks(server: Running, token: str, table: str, tmp_path: Path, config: str) -> None:
    """Schemathesis is let loose on the server, also with a table that it knows; it may find nothing."""
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(config.format(table=table))
    command = [sys.executable, "-m", "schemathesis.cli", f"--config-file={settings}", "--no-color", "run"]
    command += [f"{server.url}/api/openapi.json", "--generation-deterministic", "--exclude-path-regex=/stream$"]
    command += ["--warnings=off", "--max-examples=10", f"--header=Authorization: Bearer {token}"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"(\d+) generated, \1 passed", done.stdout), done.stdout
    assert faults(server) == []


# The stream never ends, so it is tried by hand.


@pytest.mark.parametrize(("accept", "kind"), [("*/*", "application/x-ndjson"), ("text/event-stream",) * 2])
def test_the_stream_is_as_described(server: Running, token: str, accept: str, kind: str) -> None:
    table = open_table(server, token)
    with http(server, token, accept=accept) as client:
        described = client.get("/api/openapi.json").json()
        operation = described["paths"]["/api/tables/{table_id}/stream"]["get"]
        assert kind in operation["responses"]["200"]["content"]
        message = {"$ref": "#/components/schemas/Told", "components": described["components"]}
        validator = jsonschema.Draft202012Validator(message)
        with client.stream("GET", f"/api/tables/{table}/stream") as answer:
            assert answer.headers["content-type"].split(";")[0] == kind
            lines = (line.removeprefix("data: ") for line in answer.iter_lines() if "{" in line)
            first = json.loads(next(lines))
            assert client.post(f"/api/tables/{table}/do", json={"do": "sit"}).status_code == 200
            told = [first, json.loads(next(lines))]
        for item in told:
            validator.validate(item)
        assert "picture" in first


@pytest.mark.parametrize("mark", ["", "x", "0.", "-1.-1", "beside.99999999999999", "9.1", "٣.٣", "0.1e3", "beside.0"])
def test_a_mark_that_is_none_of_ours_begins_anew(server: Running, table: str, mark: str) -> None:
    with http(server, accept="text/event-stream") as client:
        headers = {"last-event-id": mark.encode()}
        with client.stream("GET", f"/api/tables/{table}/stream", headers=headers) as answer:  # type: ignore[arg-type]
            assert '"n":' in next(line for line in answer.iter_lines() if line.startswith("data"))


# The description itself.


def test_everything_is_described_with_examples(server: Running) -> None:
    with http(server) as client:
        described = client.get("/api/openapi.json").json()
    assert set(described["components"]["securitySchemes"]) == {"token", "cookie"}
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert {"400", "403", "429", "500", "503"} <= set(operation["responses"]), (method, path)
            assert ("401" in operation["responses"]) == ("security" in operation), (method, path)
            if body := operation.get("requestBody"):
                content = body["content"]["application/json"]
                name = content["schema"].get("$ref", "/").rsplit("/", 1)[1]
                fields = described["components"]["schemas"].get(name, {}).get("properties", {})
                assert "examples" in content or any("examples" in field for field in fields.values()), (method, path)
