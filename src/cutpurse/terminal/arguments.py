"""What people give on the command line, read and checked."""

from collections.abc import Sequence
from pathlib import Path

from cutpurse import bots, games
from cutpurse.bots.warm import warm_bots
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.options import Value, read_pairs
from cutpurse.core.warm import warm
from cutpurse.terminal.files import read_text_file
from cutpurse.terminal.screen import progress_line

MOST_IN_OPTION = 100_000  # bytes of a file


def load_game(name: str) -> Game:
    """The game of that name, compiled and ready."""
    game = games.load(name)
    make_ready(game)
    return game


def make_ready(game: Game, players: Sequence[str] = ()) -> None:
    """Compile a game, and what these bots need in it, if that was not done before.

    What is wrong with the input is to be said before it.
    """
    with progress_line() as tell:
        warm(game, tell)
    if players:
        with progress_line() as tell:
            warm_bots(game, players, tell)


def read_seat(game: Game, seats: int, text: str) -> int:
    """A seat, given by its name or counted from 1."""
    named = game.seat_number(text)
    if named is None and text.isascii() and text.isdigit() and len(text) < 4:
        named = int(text) - 1
    if named is None or not 0 <= named < seats:
        names = ", ".join(game.seat_names[:seats])
        raise CutpurseError(f"there is no seat {text:.60}; there are 1 to {seats}, or by name {names}")
    return named


def read_options(game: Game, seats: int, pairs: Sequence[str]) -> dict[str, Value]:
    """Options given as `name=value`, all others by default; `name=@FILE` takes the value from a file."""
    given = {
        name: read_text_file(Path(value[1:]), MOST_IN_OPTION) if value.startswith("@") else value
        for name, value in read_pairs(pairs).items()
    }
    return game.settle_options(given, seats)


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
