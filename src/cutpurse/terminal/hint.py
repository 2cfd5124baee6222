"""What a strong bot thinks of a player's choices."""

from collections.abc import Sequence

from rich.text import Text

from cutpurse.bots.calibration import opponents
from cutpurse.bots.explain import Explanation, Outlook, explain
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position, Rng
from cutpurse.bots.search.settings import Budget
from cutpurse.core.compiling import is_interpreted
from cutpurse.core.match import Match
from cutpurse.core.view import View
from cutpurse.terminal.pen import FAINT, INDENT, Pen, ink

ADVISER = "expert"
BUDGET = Budget(seconds=0.5)
MOST_ROWS = 5
PREPARING = "The bot that gives hints is being compiled, once; ask again in half a minute."


def hint(match: Match, players: Sequence[str], rng: Rng, pen: Pen) -> list[Text]:
    """What to choose for the seat on turn against these players, why, and what the next best choices are worth."""
    view = match.game.view(match.state, match.turn)
    if len(view.actions) == 1:
        return pen.prose(f"There is nothing to choose but {view.actions[0].text}.")
    if is_interpreted(match.states):
        return pen.prose(PREPARING)
    position = Position.of(match, rng)
    explanation = explain(level(ADVISER, BUDGET).think(position), position, opponents(players, position.seat))
    numbers = {action.id: str(number) for number, action in enumerate(view.actions, 1)}
    advice = f"{ADVISER.title()} would choose {numbers[explanation.chosen]}, {pen.say(explanation.words)}."
    return [*pen.prose(advice), Text(), *comparison(explanation, numbers, view, pen), Text()]


def comparison(explanation: Explanation, numbers: dict[int, str], view: View, pen: Pen) -> list[Text]:
    """The chosen action and those that come next, a line each; a narrow window shows fewer columns."""
    names = [seat.name for seat in view.seats]
    heads = ["", "", "" if explanation.actions[0].chance is None else "wins", explanation.unit, "best other", "tried"]
    rows = [heads, *(cells(outlook, numbers, names) for outlook in explanation.actions[:MOST_ROWS])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    widths[0] = INDENT - 2
    while sum(widths) + 2 * (len(widths) - 1) > pen.width and len(widths) > 3:
        widths.pop()
    return [ink(line(row, widths), "" if row is not heads else FAINT) for row in rows]


def cells(outlook: Outlook, numbers: dict[int, str], names: Sequence[str]) -> list[str]:
    rival = f"{outlook.rival_score:.1f} ({names[outlook.rival]})"
    tried = f"{outlook.visits:,}"
    wins = outlook.grade if outlook.chance is None else f"{outlook.chance:.0%}"
    return [numbers[outlook.action], outlook.text, wins, f"{outlook.score:.1f}", rival, tried]


def line(row: Sequence[str], widths: Sequence[int]) -> str:
    """Numbers to the right, the action to the left."""
    pairs = zip(row, widths, strict=False)  # columns that do not fit are left out
    padded = [cell.ljust(width) if i == 1 else cell.rjust(width) for i, (cell, width) in enumerate(pairs)]
    return "  ".join(padded).rstrip()
