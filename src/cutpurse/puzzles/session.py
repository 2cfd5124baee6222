"""Puzzles in a terminal, one after another."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.text import Text

from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match
from cutpurse.core.view import View
from cutpurse.puzzles import showing
from cutpurse.puzzles.puzzle import Collection, Puzzle
from cutpurse.puzzles.showing import PuzzleChoice, Solution
from cutpurse.terminal.hint import line
from cutpurse.terminal.listing import show_rules
from cutpurse.terminal.pen import ACCENT, FAINT, INDENT, STRONG, ink
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.session import sentence, typed_actions
from cutpurse.terminal.signals import Stopped, stoppable
from cutpurse.terminal.table import choices, table

MOST_ROWS = 6
HELP = {
    "a number": "the choice with that number",
    "an action": "as it is written beside the choice, such as: {example}",
    "hint": "leaves two choices, of which one is right; the streak does not grow then",
    "skip": "the next puzzle",
    "table": "draw the table again",
    "log": "what has happened so far",
    "?": "how to play",
    "quit": "leave",
}


class PuzzleSession:
    """One person, and puzzles. Everything shown before a guess comes from the view of the seat to act."""

    def __init__(self, collection: Collection, puzzles: Sequence[Puzzle], screen: Screen) -> None:
        self.collection = collection
        self.game = collection.game
        self.puzzles = puzzles
        self.screen = screen
        self.solved = self.tried = self.streak = 0

    def run(self) -> int:
        """Until there are no more, or the person leaves. The exit code."""
        with stoppable():
            try:
                for puzzle in self.puzzles:
                    self.play(puzzle)
                self.screen.say("Those were all.")
            except EOFError:
                with suppress(OSError):
                    self.screen.say()
            except Stopped as stopped:
                if stopped.code:
                    with suppress(OSError):
                        self.screen.say()
                    return stopped.code
            with suppress(OSError):
                self.screen.say(f"Solved: {self.solved} of {self.tried}.")
        return 0

    def play(self, puzzle: Puzzle) -> None:
        """Show a puzzle until it is solved, failed or skipped."""
        self.puzzle, self.match = puzzle, self.collection.match(puzzle)
        self.hinted = False
        self.screen.show_game(self.game, puzzle.seat)
        self.draw(puzzle)
        while not self.obey(self.screen.ask("> ")):
            pass

    @property
    def view(self) -> View:
        return self.match.view(self.puzzle.seat)

    def draw(self, puzzle: Puzzle) -> None:
        view, pen = self.view, self.screen.pen
        title = f"Puzzle {puzzle.id}, {puzzle.stars} of 5 stars"
        self.screen.draw([Text(), *pen.prose(title, STRONG), Text(), *table(view, pen, self.game.title)])
        self.screen.say(pen.say(view.prompt), f"{STRONG} {ACCENT}")
        self.screen.draw([Text(), *choices(view, pen), Text()])

    def obey(self, text: str) -> bool:
        """Do what was typed; True if the puzzle is done with."""
        try:
            return self.carry_out(text)
        except CutpurseError as error:
            self.screen.say(sentence(error))
            return False

    def carry_out(self, text: str) -> bool:
        actions = self.view.actions
        typed = " ".join(text.lower().split())
        meant = typed_actions(actions)
        if typed in meant:
            self.guess(meant[typed])
            return True
        if command := self.commands().get(typed):
            return bool(command())
        raise CutpurseError(f"choose a number from 1 to {len(actions)}; help lists what else you can type")

    def commands(self) -> dict[str, Callable[[], object]]:
        """What can be typed besides an action; a command whose answer is true ends the puzzle."""
        return {
            "hint": self.hint,
            "skip": lambda: True,
            "table": lambda: self.draw(self.puzzle),
            "log": self.log,
            "?": lambda: show_rules(self.game, self.screen),
            "help": self.help,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }

    def hint(self) -> None:
        self.hinted = True
        left = set(showing.hint(self.puzzle, self.match).actions)
        told = [f"{n} ({action.text})" for n, action in enumerate(self.view.actions, 1) if action.id in left]
        self.screen.say(f"One of these is right: {' or '.join(told)}.")

    def log(self) -> None:
        pen = self.screen.pen
        for told in self.view.log:
            self.screen.draw(pen.prose(pen.say(told), indent=2))

    def help(self) -> None:
        example = self.view.actions[-1].text
        for word, meaning in HELP.items():
            start = ink(f"  {word}", ACCENT)
            self.screen.draw(self.screen.pen.prose(meaning.format(example=example), "", 14, start))

    def quit(self) -> None:
        raise Stopped

    def guess(self, action: int) -> None:
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
