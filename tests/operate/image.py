"""The steps of the Dockerfile, taken one by one in a folder of the test's own, where no engine builds images."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dockerfile_parse import DockerfileParser

ROOT = Path(__file__).parents[2]
PLACES = ("/build", "/opt/cutpurse", "/data")  # of the image, which lie in the folder here
PROGRAMS = ("/usr/bin", "/bin")


def instructions() -> list[tuple[str, str]]:
    """What the Dockerfile says: (instruction, value)."""
    parsed: list[dict[str, Any]] = DockerfileParser(str(ROOT / "Dockerfile"), cache_content=True).structure
    return [(step["instruction"], step["value"]) for step in parsed if step["instruction"] != "COMMENT"]


def tracked(path: str) -> list[Path]:
    """The files of a checkout below a path: what the image's context has, without what was built in it."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [Path(name) for name in listed.stdout.split("\0") if name]


@dataclass
class Image:
    """What the steps have made so far."""

    folder: Path
    python: str
    environment: dict[str, str] = field(default_factory=dict)
    place: Path = Path()
    shell: tuple[str, ...] = ("/bin/sh", "-c")
    told: dict[str, str] = field(default_factory=dict)  # the instructions that only tell how it is started

    def take(self, instruction: str, value: str) -> None:
        match instruction:
            case "FROM":
                programs = self.folder / "programs"
                programs.mkdir(exist_ok=True)
                (programs / "python").unlink(missing_ok=True)
                (programs / "python").symlink_to(self.python)
                self.environment = {"PATH": os.pathsep.join([str(programs), *PROGRAMS]), **carried()}
            case "WORKDIR":
                self.place = Path(self.placed(value))
                self.place.mkdir(parents=True, exist_ok=True)
            case "COPY":
                self.copy(value)
            case "ENV":
                for setting in value.replace("\\\n", " ").split():
                    name, _, text = setting.partition("=")
                    text = text.strip('"').replace("$PATH", self.environment["PATH"])
                    self.environment[name] = os.pathsep.join(map(self.placed, text.split(os.pathsep)))
            case "RUN":
                self.run(value)
            case "SHELL":
                self.shell = tuple(json.loads(value))
            case _:
                self.told[instruction] = value

    def copy(self, value: str) -> None:
        *sources, target = [word for word in value.split() if not word.startswith("--")]
        for source in sources:
            if value.startswith("--from"):
                shutil.copytree(self.placed(source), self.place / target)
                continue
            for file in tracked(source):
                to = self.place / target / (file.relative_to(source) if (ROOT / source).is_dir() else file.name)
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, to)

    def run(self, command: str) -> None:
        if os.getuid():  # an engine runs steps as root
            command = command.replace("10001", str(os.getuid()), 1).replace("10001", str(os.getgid()))
        done = subprocess.run(
            [*self.shell, self.placed(command)], cwd=self.place, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"

    def placed(self, text: str) -> str:
        for place in PLACES:
            text = text.replace(place, f"{self.folder}{place}")
        return text

    def command(self, instruction: str) -> list[str]:
        """The words of a command that is written as a list; a check has flags before it."""
        told = self.told[instruction]
        words: list[str] = json.loads(told[told.index("[") :])
        return words


def carried() -> dict[str, str]:
    """How packages are reached from this machine is the machine's own business."""
    names = [
        name for name in os.environ if name.startswith(("PIP_", "NPM_", "npm_")) or "_CA_" in name or "CERT" in name
    ]
    return {name: os.environ[name] for name in [*names, "HOME"] if name in os.environ}


def build(folder: Path, python: str) -> Image:
    """Take all steps."""
    image = Image(folder, python)
    for instruction, value in instructions():
        image.take(instruction, value)
    return image
