"""The libraries of others, each in a process and in an environment of its own, installed when it is first needed."""

import json
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_cache_path

from bench.measure import Rate
from cutpurse.core.errors import CutpurseError

PACKAGES = {  # what each needs, and what it is called
    "openspiel": ("open-spiel==2.0.2", "OpenSpiel 2.0.2"),
    "rlcard": ("rlcard==1.2.0", "RLCard 1.2.0"),
    "pettingzoo": ("pettingzoo[classic]==1.27.0", "PettingZoo 1.27.0"),
    "pgx": ("pgx==2.6.0", "Pgx 2.6.0"),
}
CHECKOUT = Path(__file__).parents[1]


def python_of(library: str, tell: Callable[[str], None] = print) -> Path:
    """The interpreter of a library's own environment, which is made if it is not there."""
    package, title = PACKAGES[library]
    folder = user_cache_path("cutpurse") / "peers" / f"{package.replace('[', '-').replace(']', '')}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready"
    if not ready.exists():
        tell(f"Installing {title}, once")
        venv.create(folder, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            last = (done.stderr.strip() or "pip says nothing").splitlines()[-1]
            raise CutpurseError(f"{title} can't be installed: {last!s:.200}")
        ready.touch()
    return python


@contextmanager
def rates_of(library: str) -> Iterator[dict[str, Rate]]:
    """What can be measured of a library, by name. Its process waits meanwhile, and ends with the block."""
    command = [str(python_of(library)), "-W", "ignore", "-m", "bench.peer_loops", library]
    process = subprocess.Popen(
        command, cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin
    assert process.stdout
    asked, answers = process.stdin, process.stdout

    def answer() -> str:
        line = answers.readline()
        if not line:
            last = (process.communicate()[1].strip() or "it says nothing").splitlines()[-1]
            raise CutpurseError(f"{PACKAGES[library][1]} has broken down: {last!s:.200}")
        return line

    def rate(name: str) -> Rate:
        def ask(seconds: float) -> float:
            asked.write(json.dumps([name, seconds]) + "\n")
            asked.flush()
            return float(answer())

        return ask

    try:
        yield {f"{PACKAGES[library][1]} {name}": rate(name) for name in json.loads(answer())}
    finally:
        process.kill()
        process.communicate()
