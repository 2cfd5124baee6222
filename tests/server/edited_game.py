"""The documentation's example as another package's game, in a folder where a test can edit it."""

import os
import shutil
import sys
from pathlib import Path

from tests.installing import install

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "high_card"


class EditedGame:
    """High Card, installed as an editor works on it: its sources and its entry point are on the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "high_card"
        shutil.copytree(EXAMPLE / "src" / "high_card", self.folder, ignore=shutil.ignore_patterns("__pycache__"))
        install(folder, "high_card = high_card:GAME")
        path = [str(folder), *filter(None, sys.path)]
        self.environment = {"PYTHONPATH": os.pathsep.join(path), "CUTPURSE_INTERPRETED": "1"}

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.folder / file).read_text(encoding="utf-8")
        assert old in text
        (self.folder / file).write_text(text.replace(old, new), encoding="utf-8")
