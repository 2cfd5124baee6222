"""What a game expects of a match that goes on: chances, from what everybody knows, for every seat alike."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.check.broken import require
from cutpurse.check.rotation import has_twin, turned
from cutpurse.check.walks import redealt, turn_of
from cutpurse.core import loop
from cutpurse.core.compiling import interpreted
from cutpurse.core.contract import MOST_SEATS, OVER
from cutpurse.core.match import Match
from cutpurse.core.state import States

Outlook = npt.NDArray[np.float64]  # chances, and points; a column for each seat
CLOSE = 1e-9  # compiled and interpreted, roots and exponentials may differ in the last digit


def outlook_of(states: States, call: Callable[..., Any] = loop.outlook_at) -> Outlook | None:
    """What the game expects here; None if it can't tell."""
    out = np.full((2, MOST_SEATS), np.nan)
    return out[:, : int(states["seats"][0])] if call(states, 0, out[0], out[1]) else None


def outlooks_are_chances(match: Match, at: int, luck: int) -> None:
    """An outlook has chances that add up to 1, the best for the best score, and goes by what everybody knows."""
    game, states, seats = match.game, match.frames[at].states, match.seats
    found = None if turn_of(states) == OVER else outlook_of(states)
    if found is None:
        return
    chances, points = found
    require(np.isfinite(found).all(), f"outlook: it writes {found.tolist()}: not a number for every seat", at)
    require(chances.min() >= 0 and abs(chances.sum() - 1) < CLOSE, f"outlook: {chances.tolist()} are no chances", at)
    for one, other in permutations(range(seats), 2):
        told = f"seat {one} expects {points[one]:.4g} points and seat {other} {points[other]:.4g}, with chances of"
        told += f" {chances[one]:.4g} and {chances[other]:.4g} (lowest_wins is {game.lowest_wins})"
        worse = game.better(points[one] - points[other]) > 0 and chances[one] < chances[other]
        require(not worse or not game.meanings.scores_decide, f"outlook: {told}", at)
    for seat in range(seats):
        require_close(outlook_of(redealt(states, seat, luck + seat)), found, f"in another world of seat {seat}", at)
    require_close(outlook_of(states, interpreted(loop.outlook_at)), found, "interpreted", at)
    if has_twin(game, states):
        require_close(
            outlook_of(turned(game, states, 1)), np.roll(found, 1, axis=1), "on a table turned by a chair", at
        )


def require_close(one: Outlook | None, other: Outlook, where: str, at: int) -> None:
    told = None if one is None else one.tolist()
    holds = one is not None and np.allclose(one, other, rtol=CLOSE, atol=CLOSE)
    require(holds, f"outlook: {where} it is {told}, not {other.tolist()}", at)
