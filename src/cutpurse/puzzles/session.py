"""Puzzles in a terminal, one after another."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.text import Text

from cutpurse.core.match import Match
from cutpurse.puzzles import showing
from cutpurse.puzzles.puzzle import Collection, Puzzle
from cutpurse.puzzles.showing import PuzzleChoice, Solution
from cutpurse.terminal.hint import line
from cutpurse.terminal.line_session import LineSession
from cutpurse.terminal.pen import ACCENT, FAINT, INDENT, STRONG, ink
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.signals import Stopped, stoppable

MOST_ROWS = 6
CAN_TYPE = {
    "a number": "the choice with that number",
    "an action": "as it is written beside the choice, such as: {example}",
    "hint": "leaves two choices, of which one is right; the streak does not grow then",
    "skip": "the next puzzle",
    "table": "draw the table again",
    "log": "what has happened so far",
    "?": "how to play",
    "quit": "leave",
}


class PuzzleSession(LineSession):
    """One person, and puzzles. Everything shown before a guess comes from the view of the seat to act."""

    can_type = CAN_TYPE

    def __init__(self, collection: Collection, puzzles: Sequence[Puzzle], screen: Screen) -> None:
        super().__init__(screen)
        self.collection = collection
        self.puzzles = puzzles
        self.solved = self.tried = self.streak = 0

    def run(self) -> int:
        """Until there are no more, or the person leaves. The exit code."""
        with stoppable():
            try:
                for puzzle in self.puzzles:
                    self.play(puzzle)
                self.screen.say("Those were all.")
            except EOFError:
                self.end_line()
            except Stopped as stopped:
                if stopped.code:
                    self.end_line()
                    return stopped.code
            with suppress(OSError):
                self.screen.say(f"Solved: {self.solved} of {self.tried}.")
        return 0

    def play(self, puzzle: Puzzle) -> None:
        """Show a puzzle until it is solved, failed or skipped."""
        self.puzzle, self.match, self.seat = puzzle, self.collection.match(puzzle), puzzle.seat
        self.hinted = False
        self.screen.show_game(self.match.game, puzzle.seat)
        self.draw()
        self.ask()

    def draw(self) -> None:
        title = f"Puzzle {self.puzzle.id}, {self.puzzle.stars} of 5 stars"
        self.screen.draw([Text(), *self.screen.pen.prose(title, STRONG)])
        self.draw_table()

    def commands(self) -> dict[str, Callable[[], object]]:
        return super().commands() | {"hint": self.hint, "skip": lambda: True, "table": self.draw}

    def hint(self) -> None:
        self.hinted = True
        left = set(showing.hint(self.puzzle, self.match).actions)
        told = [f"{n} ({action.text})" for n, action in enumerate(self.view.actions, 1) if action.id in left]
        self.screen.say(f"One of these is right: {' or '.join(told)}.")

    def choose(self, action: int) -> None:
        """The guess: say whether it was right."""
        told = showing.solution(self.puzzle, self.match, action)
        self.tried += 1
        self.solved += told.right
        self.streak = 0 if not told.right else self.streak + (not self.hinted)
        self.screen.draw(verdict(told, self.match, self.screen))
        self.screen.say(f"Streak: {self.streak}. Solved: {self.solved} of {self.tried}.")


def verdict(told: Solution, match: Match, screen: Screen) -> list[Text]:
    """Whether it was right, why, and what all choices are worth."""
    pen, game, view = screen.pen, match.game, match.game.view(match.state, match.turn)
    answer = pen.say(told.label)
    because = "; ".join(pen.say(reason) for reason in (*told.reasons, *([told.then] if told.then else [])))
    head = f"Right: {answer}." if told.right else f"Not the best. “{answer}” is better."
    numbers = {action.id: str(number) for number, action in enumerate(view.actions, 1)}
    texts = {action.id: action.text for action in view.actions}
    chances = told.choices[0].chance is not None
    heads = ["", "", "wins" if chances else "value", game.unit, "chosen by"]
    rows = [heads, *(row(choice, numbers, texts) for choice in told.choices[:MOST_ROWS])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    widths[0] = INDENT - 2
    while sum(widths) + 2 * (len(widths) - 1) > pen.width and len(widths) > 3:
        widths.pop()
    lines = [ink(line(cells, widths), "" if cells is not heads else FAINT) for cells in rows]
    why = pen.prose(f"{because[:1].upper()}{because[1:]}.", indent=2) if because else []
    return [Text(), *pen.prose(head, f"{STRONG} {ACCENT}"), *why, Text(), *lines, Text()]


def row(choice: PuzzleChoice, numbers: dict[int, str], texts: dict[int, str]) -> list[str]:
    worth = f"{choice.value:.2f}" if choice.chance is None else f"{choice.chance:.0%}"
    bots = ", ".join(f"{bot} {share:.0%}" for bot, share in choice.bots.items())
    return [numbers[choice.action], texts[choice.action], worth, f"{choice.score:.1f}", bots]
