"""Seats, options, seeds and bots, read from the command line and checked."""

from collections.abc import Sequence
from pathlib import Path

from cutpurse import bots
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.options import Value, read_pairs
from cutpurse.core.seeds import read_seed
from cutpurse.terminal.files import read_text_file

MOST_IN_OPTION = 100_000  # bytes of a file


def read_seat(game: Game, seats: int, text: str) -> int:
    """A seat, given by its name or counted from 1."""
    named = game.seat_number(text)
    if named is None and text.isascii() and text.isdigit() and len(text) < 4:
        named = int(text) - 1
    if named is None or not 0 <= named < seats:
        names = ", ".join(game.seat_names[:seats])
        raise CutpurseError(f"there is no seat {text:.60}; there are 1 to {seats}, or by name {names}")
    return named


def read_options(game: Game, seats: int, pairs: Sequence[str] | None) -> dict[str, Value]:
    """Options given as `name=value`, all others by default; `name=@FILE` takes the value from a file."""
    given = {name: read_value(value) for name, value in read_pairs(pairs or ()).items()}
    return game.complete_options(given, seats)


def read_value(value: str) -> str:
    """The value of an option as it was typed; of `@FILE` what is in that file."""
    return read_text_file(Path(value[1:]), MOST_IN_OPTION) if value.startswith("@") else value


def seed_bytes(text: str | None) -> bytes | None:
    """The seed that a text stands for; None: it is drawn later."""
    return None if text is None else read_seed(text)


def read_bots(text: str, seats: int) -> list[str]:
    """A bot for each of so many seats, from names with commas between; the last one fills what is left."""
    return bots.line_up(bots.split_names(text), seats)


def name_bots(players: Sequence[str], given: str, you: int) -> list[str]:
    """Who moves for each seat, you included: as the record says where it names bots of ours.

    A record may come from anybody: what code is run is never taken from it.
    """
    others = iter(read_bots(given, len(players) - 1))
    return [player if seat == you or is_ours(player) else next(others) for seat, player in enumerate(players)]


def is_ours(name: str) -> bool:
    """Whether a name is that of a bot that may sit at a table and runs no code but ours."""
    if bots.is_outside(name) or name.partition("@")[0] == bots.ORACLE:
        return False
    try:
        bots.maker(name)
    except CutpurseError:
        return False
    return True
