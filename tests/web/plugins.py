"""Games of other packages, as pip would install them: their sources and their entry points on the path."""

import os
import secrets
from pathlib import Path

from tests.installing import install
from tests.web.browsing import Person

WEB = Path(__file__).parent
EXAMPLES = ("high_card", "hearts", "eight_tricks")  # of the documentation
SOURCES = (WEB / "plugin", *(WEB.parents[1] / "docs" / "examples" / name / "src" for name in EXAMPLES))
ENTRIES = (
    "whist = whist:GAME",
    "bare = whist:BARE",
    "moons = whist:MOONS",
    *(f"{name} = {name}:GAME" for name in EXAMPLES),
)


def installed(folder: Path) -> dict[str, str]:
    """The environment of a server that has them; rules are interpreted there, which is enough to look at."""
    install(folder, *ENTRIES)
    path = [str(folder), *map(str, SOURCES), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path), "CUTPURSE_INTERPRETED": "1"}


def sit_with_bots(person: Person, game: str, seats: int = 4) -> str:
    """A table of somebody else's game, at which this person has the first seat; the cards are dealt. Its id."""
    person.introduce("Ada")
    bots = ["", *["greedy"] * (seats - 1)]
    table: str = person.ask("/api/tables", game=game, seats=seats, bots=bots, pace=0)["id"]
    person.ask(f"/api/tables/{table}/do", do="sit", seat=0)
    person.ask(f"/api/tables/{table}/do", do="ready", entropy=secrets.token_hex(16))
    person.open(f"/t/{table}")
    return table
