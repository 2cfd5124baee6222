"""`cutpurse play`: a new game against bots, or one that was saved."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cutpurse.cli.parameters import BOTS, MaybeGame, Options, Players, Seed, Words

if TYPE_CHECKING:
    from cutpurse.core.record import Record


def play(
    game: MaybeGame = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Your seat, by name or counted from 1.  [default: by chance]")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    bots: Annotated[
        str,
        typer.Option(metavar="NAME,...", help=f"Who plays the other seats: {BOTS}; the last fills the rest."),
    ] = "sharp",
    players: Players = None,
    source: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on with a saved game that is not over.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the record goes.  [default: your data folder]")
    ] = None,
    words: Words = False,
) -> int:
    """Play against bots in this terminal, line by line.

    Type the number of a choice, or the action as it is written; `help` lists what else can be typed. However you
    leave, the record is saved.

    \b
    Examples:
      cutpurse play lucre
      cutpurse play lucre --seat Red --bots greedy,random
      cutpurse play lucre --bots "run:python3 my_bot.py"
      cutpurse play coin --seed tuesday --option target=round
      cutpurse play --from game.txt
    """
    import secrets

    from cutpurse.cli.arguments import read_bots, read_options, read_seat, seed_bytes
    from cutpurse.core.errors import CutpurseError
    from cutpurse.core.match import Match
    from cutpurse.core.record import Record
    from cutpurse.games import names
    from cutpurse.terminal.compiling import Meanwhile, load_for_one_match
    from cutpurse.terminal.files import check_place, new_place
    from cutpurse.terminal.screen import Screen
    from cutpurse.terminal.session import YOU, Session, say_finished

    if save is not None:
        check_place(save)
    screen = Screen(spoken=words)
    if source is not None:
        if seed is not None or option or players is not None:
            raise CutpurseError(
                "with --from the record says how the game is played: leave out --seed, --option and --players"
            )
        record, own = resume(source, game, seat, bots)
        if record.match.outcome:
            say_finished(record.match, source, screen)
            return 0
        with Meanwhile(record.match.game) as meanwhile:
            return Session(record, own, screen, save or source, meanwhile).run()
    if game is None:
        raise CutpurseError(f"name a game: {' or '.join(names())}")
    loaded = load_for_one_match(game)
    seats = loaded.check_seats(players)
    own = secrets.randbelow(seats) if seat is None else read_seat(loaded, seats, seat)
    lineup = read_bots(bots, seats - 1)
    lineup.insert(own, YOU)
    settled = read_options(loaded, seats, option)
    with Meanwhile(loaded) as meanwhile:
        match = Match(loaded, options=settled, seats=seats, seed=seed_bytes(seed))
        record = Record(match=match, players=tuple(lineup))
        return Session(record, own, screen, save or new_place(loaded.name), meanwhile).run()


def resume(source: Path, game: str | None, seat: str | None, bots: str) -> "tuple[Record, int]":
    """The record to go on with, and the player's seat: the one that is called you, or the one that is asked for."""
    from cutpurse.cli.arguments import name_bots, read_seat
    from cutpurse.core.errors import CutpurseError
    from cutpurse.terminal.compiling import load_for_one_match
    from cutpurse.terminal.files import read_record_file
    from cutpurse.terminal.session import YOU

    record = read_record_file(source, load_for_one_match)
    match = record.match
    if game is not None and game != match.game.name:
        raise CutpurseError(f"{source} is a game of {match.game.name}, not of {game}")
    players = list(record.players or [""] * match.seats)
    if seat is not None:
        own = read_seat(match.game, match.seats, seat)
    elif YOU in players:
        own = players.index(YOU)
    else:
        raise CutpurseError(f"{source} does not say which seat is yours: name it with --seat")
    players[own] = YOU
    record.players = tuple(name_bots(players, bots, own))
    return record, own
