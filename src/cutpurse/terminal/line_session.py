"""A person at a table in a terminal, who types a line at a time: an action, or a command."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from rich.text import Text

from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.view import Action, View
from cutpurse.terminal.listing import show_rules
from cutpurse.terminal.pen import ACCENT, STRONG, ink
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.signals import Stopped
from cutpurse.terminal.table import choices, table


class LineSession(ABC):
    """What playing and solving puzzles share. Everything shown comes from the seat's view."""

    can_type: Mapping[str, str]  # what can be typed, and what it does
    match: Match
    seat: int

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    @property
    def view(self) -> View:
        return self.match.game.view(self.match.state, self.seat)

    @abstractmethod
    def choose(self, action: int) -> None:
        """Take an action."""

    def commands(self) -> dict[str, Callable[[], object]]:
        """What can be typed besides an action; a command whose answer is true ends the asking."""
        return {
            "log": self.log,
            "?": lambda: show_rules(self.match.game, self.screen),
            "help": self.help,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }

    def draw_table(self) -> None:
        view, pen = self.view, self.screen.pen
        self.screen.draw([Text(), *table(view, pen, self.match.game.title)])
        self.screen.say(self.say(view.prompt), f"{STRONG} {ACCENT}")
        self.screen.draw([Text(), *choices(view, pen), Text()])

    def ask(self) -> None:
        """Ask until an action is taken, or a command ends the asking."""
        while not self.obey(self.screen.ask("> ")):
            pass

    def obey(self, text: str) -> bool:
        """Do what was typed; True if that ends the asking. What can't be done is told in a sentence."""
        try:
            return self.carry_out(text)
        except CutpurseError as error:
            self.screen.say(sentence(error))
            return False

    def carry_out(self, text: str) -> bool:
        typed = " ".join(text.lower().split())
        actions = typed_actions(self.view.actions)
        if typed in actions:
            self.choose(actions[typed])
            return True
        if command := self.commands().get(typed):
            return bool(command())
        return self.carry_out_other(text)

    def carry_out_other(self, _: str) -> bool:
        """Do what was typed where it is neither an action of the list nor a command."""
        count = len(self.view.actions)
        raise CutpurseError(f"choose a number from 1 to {count}; help lists what else you can type")

    def say(self, message: Message) -> str:
        return self.screen.pen.say(message)

    def list(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.draw(self.screen.pen.prose(line, indent=2))

    def log(self) -> None:
        self.list([self.say(message) for message in self.match.view(self.seat).log] or ["Nothing has happened yet."])

    def help(self) -> None:
        example = self.view.actions[-1].text
        for word, meaning in self.can_type.items():
            start = ink(f"  {word}", ACCENT)
            self.screen.draw(self.screen.pen.prose(meaning.format(example=example), "", 14, start))

    def quit(self) -> None:
        raise Stopped

    def end_line(self) -> None:
        """Leave the line on which something was to be typed; the terminal may be gone."""
        with suppress(OSError):
            self.screen.say()


def typed_actions(actions: Sequence[Action]) -> dict[str, int]:
    """What can be typed for each action: its number in the list, or the action as it is written."""
    return {str(number): action.id for number, action in enumerate(actions, 1)} | {
        action.text.lower(): action.id for action in actions
    }


def sentence(error: CutpurseError) -> str:
    """An error as people write a sentence."""
    told = str(error)
    return f"{told[:1].upper()}{told[1:]}{'' if told.endswith(('.', '?')) else '.'}"
