"""What can go wrong with what people give us. Each says what was wrong, where, and what would be right."""


class CutpurseError(ValueError):
    """The root of all errors below: bad input, told in one sentence.

    What it quotes may come from anywhere: nothing in it breaks the line or speaks to the terminal.
    """

    def __init__(self, message: str) -> None:
        super().__init__("".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in message))


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

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where  # "line 12", or in JSON "actions[3]"
