"""What is shipped: the wheel, the image and the services around it; installed and played where nothing else is."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from ..server.server_process import free_port
from .image import ROOT, Image, build, instructions

INTERPRETED = {"CUTPURSE_INTERPRETED": "1"}  # compiling all games once more would tell nothing new
START = 120.0  # seconds


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """All steps of the Dockerfile, in a clean folder with a Python and what any system has."""
    return build(tmp_path_factory.mktemp("image"), os.path.realpath(sys.executable))


@contextmanager
def running(image: Image, *arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The image's own command; and where it answers."""
    port = free_port()
    settings = image.environment | {"CUTPURSE_PORT": str(port)} | environment
    command = [*image.command("ENTRYPOINT"), *(arguments or image.command("CMD"))]
    with (image.folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=image.place, env=settings, stdout=log, stderr=log, stdin=subprocess.DEVNULL
        )
    try:
        yield process, f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def wait_for_health(image: Image, process: "subprocess.Popen[bytes]", url: str) -> None:
    """By the image's own check."""
    check, environment = image.command("HEALTHCHECK"), image.environment | {"CUTPURSE_PORT": url.rpartition(":")[2]}
    end = time.monotonic() + START
    while subprocess.run(check, env=environment, capture_output=True).returncode:
        assert process.poll() is None, (image.folder / "log").read_text()[-3000:]
        assert time.monotonic() < end, "it does not get healthy"
        time.sleep(0.2)


def without_tools(image: Image) -> dict[str, str]:
    """Its programs, and no others: no Node.js, no compiler."""
    found = image.environment | INTERPRETED | {"PATH": str(Path(image.placed("/opt/cutpurse/venv/bin")))}
    for tool in ("node", "npm", "cc", "gcc", "make"):
        assert shutil.which(tool, path=found["PATH"]) is None
    return found


def test_a_match_is_played_over_http(image: Image) -> None:
    program = written(image)
    with running(image, **INTERPRETED) as (process, url):
        wait_for_health(image, process, url)
        with httpx.Client(base_url=url, timeout=60, trust_env=False) as client:
            assert '<script type="module"' in client.get("/").text
            assert client.post("/api/people", json={"name": "Ada"}).status_code == 201
            settings = {"game": "cryptruck", "bots": ["", "greedy", "greedy"], "pace": 0}
            table = client.post("/api/tables", json=settings).json()["id"]
            bot = [sys.executable, str(ROOT / "docs" / "examples" / "table_bot.py"), url, table]
            player = subprocess.Popen(bot, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                end = time.monotonic() + START
                while client.get(f"/api/tables/{table}").json()["picture"]["board"]["phase"] != "over":
                    assert time.monotonic() < end
                    time.sleep(0.2)
            finally:
                player.kill()
                player.wait()
            assert "Game: cryptruck" in client.get(f"/api/tables/{table}/matches/1/record.txt").text
        process.terminate()
        assert process.wait(30) in (0, -signal.SIGTERM), "the stop signal ends it"
    assert list(Path(image.placed("/data")).rglob("tables.db")), "what was played lies in the volume"
    assert written(image) == program, "and nothing elsewhere: the image may be read-only"


def written(image: Image) -> dict[Path, float]:
    """Every file of the program, and when it was changed."""
    return {path: path.stat().st_mtime for path in Path(image.placed("/opt/cutpurse")).rglob("*")}


def test_a_match_is_played_in_the_terminal(image: Image) -> None:
    done = subprocess.run(
        ["cutpurse", "play", "cryptruck", "--bots", "random"],
        cwd=image.place,
        env=without_tools(image),
        input="1\n" * 400,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout.splitlines()[-1] or "win" in done.stdout[-2000:]


def test_rules_are_compiled_without_a_compiler(image: Image) -> None:
    environment = without_tools(image)
    del environment["CUTPURSE_INTERPRETED"]
    command = ["cutpurse", "simulate", "lucre", "--games", "1000", "--bots", "random", "--json"]
    done = subprocess.run(command, cwd=image.place, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert '"games": 1000' in done.stdout


def test_the_image_is_as_it_should_be() -> None:
    hadolint = shutil.which("hadolint") or str(Path(sys.executable).parent / "hadolint")
    done = subprocess.run([hadolint, str(ROOT / "Dockerfile")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    last_stage = dict(instructions())
    assert last_stage["USER"].partition(":")[0] not in ("", "0", "root")
    assert last_stage["VOLUME"] == "/data"
    assert last_stage["STOPSIGNAL"] == "SIGTERM"
    assert "/healthz" in last_stage["HEALTHCHECK"]


def test_an_engine_builds_it_where_one_runs() -> None:
    """Elsewhere the steps have been taken one by one, above."""
    docker = shutil.which("docker")
    if docker and subprocess.run([docker, "info"], capture_output=True).returncode == 0:
        subprocess.run([docker, "build", "--quiet", str(ROOT)], check=True)
    assert [name for name, _ in instructions()].count("FROM") == 2


def test_the_services_are_as_safe_as_the_image() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    server, postgres, proxy = (compose["services"][name] for name in ("server", "postgres", "proxy"))
    for service in (server, proxy):
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
    assert server["ports"] == ["127.0.0.1:8000:8000"], "only the proxy is reached from elsewhere"
    assert server["depends_on"]["postgres"] == {"condition": "service_healthy"}
    assert "healthcheck" in postgres
    assert proxy["profiles"] == ["tls"]
    named = {volume.partition(":")[0] for service in compose["services"].values() for volume in service["volumes"]}
    assert named == set(compose["volumes"])
    secrets = [server["environment"]["CUTPURSE_OPERATOR_KEY"], postgres["environment"]["POSTGRES_PASSWORD"]]
    assert all(secret.startswith("${") for secret in secrets), "no secret is written here"
