"""What each seat earned, as a table."""

import pytest

import cutpurse
from cutpurse import bots
from cutpurse.core.chance import fast_rng
from cutpurse.core.ledger import Account, Entry, Statistics, statistics
from cutpurse.core.match import Match
from cutpurse.core.message import Message, msg
from cutpurse.terminal.accounts import accounts
from cutpurse.terminal.pen import WORDS, Pen


def entry(seat: int, stage: Message, cause: str, amount: int) -> Entry:
    return Entry(seat=seat, stage=(stage, msg("trick")), cause=msg("plain-text", text=cause), amount=amount)


FIRST, SECOND = (msg("round-of", round=number, of=2) for number in (1, 2))


NAMES = ("Fox", "Magpie")
FOUND = Statistics(
    game="dirty_money",
    unit="coins",
    accounts=tuple(Account(seat=i, name=NAMES[i], total=(6, -1)[i], counters=()) for i in range(2)),
    entries=(
        entry(0, FIRST, "tricks", 4),
        entry(1, FIRST, "fines", -1),
        entry(0, SECOND, "tricks", 2),
    ),
)


def drawn(found: Statistics, pen: Pen) -> list[str]:
    return [line.plain for line in accounts(found, pen)]


def test_by_cause_by_part_and_in_all() -> None:
    assert drawn(FOUND, Pen(80)) == [
        "What each seat earned, in coins:",
        "                 Fox  Magpie",
        "  tricks           6       0",
        "  fines            0      -1",
        "",
        "  Round 1 of 2     4      -1",
        "  Round 2 of 2     2       0",
        "",
        "  in all           6      -1",
        "",
    ]


@pytest.mark.parametrize("pen", [Pen(27), Pen(80, WORDS)])
def test_where_columns_do_not_fit_or_are_read_aloud(pen: Pen) -> None:
    told = " ".join(" ".join(drawn(FOUND, pen)).split())
    assert told == (
        "What each seat earned, in coins: tricks: Fox 6, Magpie 0 fines: Fox 0, Magpie -1 "
        "Round 1 of 2: Fox 4, Magpie -1 Round 2 of 2: Fox 2, Magpie 0 in all: Fox 6, Magpie -1"
    )
    assert max(map(len, drawn(FOUND, pen))) <= pen.width


def test_causes_that_are_too_many_are_left_out() -> None:
    """A game that names none has as many as there are steps."""
    many = tuple(entry(0, FIRST, f"Fox takes trick {number}.", 1) for number in range(13))
    one_part = Statistics(game="x", unit="coins", accounts=FOUND.accounts, entries=many)
    assert drawn(one_part, Pen(80)) == []
    two_parts = Statistics(game="x", unit="coins", accounts=FOUND.accounts, entries=(*many, entry(1, SECOND, "x", 1)))
    assert len(drawn(two_parts, Pen(80))) == 7


def finished(game: str, seats: int) -> Match:
    match, rng = cutpurse.new_match(game, seats=seats, seed=bytes(32)), fast_rng(1)
    while match.turn is not None:
        match.play(bots.choose("greedy", match, rng))
    return match


@pytest.mark.parametrize(
    ("game", "seats"), [("lucre", 4), ("coin", 4), ("dirty_money", 6), ("village", 4), ("cryptruck", 5)]
)
def test_every_game_fits_into_80_columns(game: str, seats: int) -> None:
    match = finished(game, seats)
    lines = drawn(statistics(match), Pen(80, words=match.game.words()))
    assert max(map(len, lines)) <= 80
    assert lines[1].split() == list(match.game.seat_names[:seats])
    assert lines[-2].split()[2:] == list(map(str, match.scores))
