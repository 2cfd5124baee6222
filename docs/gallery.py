"""Makes the gallery: the lab's reports on all games as they are, into docs/gallery. `make gallery` runs it.

What was played is kept in .gallery, so that it goes on after Ctrl-C; without that folder it takes an hour or so.
"""

import subprocess
import sys
from pathlib import Path

from cutpurse import games

ROOT = Path(__file__).parents[1]
GALLERY, KEPT = ROOT / "docs" / "gallery", ROOT / ".gallery"
SEED = "gallery"
SIZE = ("--games", "10000", "--search", "40")


def make(name: str) -> None:
    """The report on one game: the page and its figures as JSON."""
    out = GALLERY / f"{name}.html"
    words = ["lab", "report", name, *SIZE, "--seed", SEED, "--keep", str(KEPT / f"{name}.lab"), "--out", str(out)]
    subprocess.run([sys.executable, "-m", "cutpurse", *words], check=True)
    out.with_suffix(".parquet").unlink()  # the JSON has the same, and shows what has changed


if __name__ == "__main__":
    for folder in (GALLERY, KEPT):
        folder.mkdir(exist_ok=True)
    for name in sys.argv[1:] or games.names():
        make(name)
