"""Players that are not people: each chooses an action for the seat on turn, from what that seat may know."""

from collections.abc import Callable, Sequence
from typing import Any

from cutpurse.core import loop
from cutpurse.core.chance import pick
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match
from cutpurse.core.state import States

BOTS: dict[str, Callable[[States, Any], int]] = {
    "random": lambda states, rng: pick(rng, loop.legal_at(states, 0)),
    "greedy": lambda states, rng: loop.greedy_at(states, 0, rng),
}
NAMES = tuple(BOTS)
KINDS = {"random": loop.RANDOM, "greedy": loop.GREEDY}  # what compiled loops call them


def choose(name: str, match: Match, rng: Any) -> int:
    """The action that the bot of that name takes for the seat on turn; `rng` is a fast generator."""
    return int(BOTS[name](match.states, rng))


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last one named fills the seats that are left."""
    for name in names:
        if name not in BOTS:
            raise CutpurseError(f"there is no bot {name!s:.60}; there are {', '.join(NAMES)}")
    if not 1 <= len(names) <= seats:
        raise CutpurseError(f"name one to {seats} bots, not {len(names)}")
    return [*names, *[names[-1]] * (seats - len(names))]
