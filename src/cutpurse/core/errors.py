"""What can go wrong with what people give us. Each says what was wrong, where, and what would be right."""

from typing import TYPE_CHECKING

from cutpurse.core.message import Message, msg

if TYPE_CHECKING:
    from cutpurse.core.game import Game


class CutpurseError(ValueError):
    """The root of all errors below: bad input, told in one sentence.

    What players can cause is a message; the game it is about gives the words. A plain text is for people at a terminal.
    What it quotes may come from anywhere: nothing in it breaks the line or speaks to the terminal.
    """

    def __init__(self, message: Message | str, game: "Game | None" = None) -> None:
        super().__init__(message)
        self.message = message if isinstance(message, Message) else msg("plain-text", text=message)
        self.game = game

    def __str__(self) -> str:
        from cutpurse.core.words import common  # not before it is needed: Fluent takes a moment to load

        text = self.args[0]
        if isinstance(text, Message):
            text = (self.game.words() if self.game else common()).say(self.message)
        return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


class UnknownGame(CutpurseError):
    """No game of that name is installed."""


class OptionError(CutpurseError):
    """An option that the game does not have, or a value it does not allow."""


class IllegalAction(CutpurseError):
    """An action that is unknown, out of turn or not permitted now."""


class UndoRefused(CutpurseError):
    """The last action can't be taken back under the undo law."""


class RecordError(CutpurseError):
    """A record that can't be read, with the place at fault."""

    def __init__(self, message: Message | str, where: Message | None = None, game: "Game | None" = None) -> None:
        told = message if isinstance(message, Message) else msg("plain-text", text=message)
        super().__init__(msg("record-error", where=where, error=told) if where else told, game)
        self.where = where  # line 12, or in JSON actions[3]
