"""What the server answers when it does not do what it was asked."""

from typing import Literal, TypeAlias

from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.message import Message

Code: TypeAlias = Literal[
    "bad_input",  # it can't be understood, or is out of bounds
    "not_found",
    "nobody",  # it takes somebody with a name: a cookie or a token
    "not_yours",  # another person's seat, or a stranger
    "not_now",  # the table is not there yet, or no longer
    "not_your_turn",
    "illegal",  # the rules forbid it
    "stale",  # meant for a position that has passed
    "taken",  # the seat, or the name
    "too_many",  # a limit
    "busy",  # the database does not answer; the message tells whether it may be done all the same
    "failed",  # a fault of the server's own, which is in its log
]


class Refused(CutpurseError):
    """Nothing has changed; the message says why. Words of a game need that game, to be told in a log."""

    def __init__(self, code: Code, message: Message, game: Game | None = None, seconds: float = 2.0) -> None:
        super().__init__(message, game)
        self.code = code
        self.seconds = seconds  # until it may be worth another try, if it is too much now


STATUS: dict[Code, int] = {
    "bad_input": 400,
    "nobody": 401,
    "not_yours": 403,
    "not_found": 404,
    "not_now": 409,
    "not_your_turn": 409,
    "stale": 409,
    "taken": 409,
    "illegal": 422,
    "too_many": 429,
    "busy": 503,
    "failed": 500,
}
