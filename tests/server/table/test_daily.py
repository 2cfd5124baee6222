"""The deal of the day: which it is, and how results are compared."""

import hashlib

import pytest

from cutpurse import games
from cutpurse.server.storage.daily import Play
from cutpurse.server.table import events
from cutpurse.server.table.commands import EXAMPLES, decide, read_command
from cutpurse.server.table.daily import (
    Finished,
    check_day,
    compare,
    day_of,
    end_of,
    luck_of_bot,
    opening,
    seed_for,
    settings_for,
)
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

from ..tables import ADA, BEN, SECRET, happen

DAY = "2026-11-18"


def begun(secret: bytes = SECRET, day: str = DAY) -> Table:
    table = Table()
    happen(table, opening(settings_for(games.load("lucre"), day), secret, ADA, "Ada", 1.0))
    return table


def test_a_day_begins_and_ends_at_midnight_utc() -> None:
    end = end_of(DAY)
    assert (day_of(end - 1), day_of(end), day_of(end - 86_400)) == (DAY, "2026-11-19", DAY)


@pytest.mark.parametrize("text", ["2026-02-30", "2026-13-01", "0000-00-00", "9999-99-99"])
def test_there_is_no_such_day(text: str) -> None:
    with pytest.raises(Refused):
        check_day(text)


def test_each_day_game_and_server_has_a_deal_of_its_own() -> None:
    asked = [(SECRET, DAY, "lucre"), (SECRET, DAY, "coin"), (SECRET, "2026-11-19", "lucre"), (bytes(32), DAY, "lucre")]
    seeds = {seed_for(*each) for each in asked}
    assert len(seeds) == 4
    assert hashlib.sha256(f"{DAY} lucre".encode()).digest() not in seeds


def test_everybody_has_the_same_cards_and_seat() -> None:
    one, other = begun(), begun()
    assert one.view(0) == other.view(0)
    assert one.seat_of(ADA) == 0
    assert begun(day="2026-11-19").view(0) != one.view(0)


def test_bots_answer_the_same_play_in_the_same_way() -> None:
    one, other = begun(), begun()
    before = luck_of_bot(one.playing)
    assert luck_of_bot(other.playing) == before
    one.playing.play(one.playing.legal[0])
    assert luck_of_bot(one.playing) != before


@pytest.mark.parametrize("do", sorted(set(EXAMPLES) - {"sit", "move"}))
def test_nothing_but_playing_is_done(do: str) -> None:
    with pytest.raises(Refused):
        decide(begun(), read_command(EXAMPLES[do]), ADA, "Ada", 2.0)


@pytest.mark.parametrize(("person", "seat"), [(BEN, None), (BEN, 1), (ADA, 1), ("", None)])
def test_nobody_else_sits_down(person: str, seat: int | None) -> None:
    with pytest.raises(Refused):
        decide(begun(), read_command({"do": "sit", "seat": seat}), person, "Ben", 2.0)


def test_whoever_comes_back_sits_where_they_sat() -> None:
    table = begun()
    happen(table, [events.SteppedIn(at=2.0, seat=0)])
    assert decide(table, read_command({"do": "sit"}), ADA, "Ada", 3.0) == [events.Returned(at=3.0, seat=0)]


def test_nobody_alone_with_bots_may_take_back_more_than_others() -> None:
    assert not begun().alone


def test_what_is_over_after_the_day_does_not_count() -> None:
    assert Play(day=DAY, game="lucre", table="t", score=1, rank=1, ended=end_of(DAY) - 1).counts
    assert not Play(day=DAY, game="lucre", table="t", score=1, rank=1, ended=end_of(DAY)).counts
    assert not Play(day=DAY, game="lucre", table="t").counts


def finished(name: str, score: int, rank: int = 1) -> Finished:
    return Finished(person=f"person-{name.lower()}", name=name, table=f"table-{name.lower()}", score=score, rank=rank)


def places(game: str, *found: Finished) -> list[tuple[int, str]]:
    return [(row.place, row.name) for row in compare(games.load(game), found, ADA).rows]


def test_points_are_compared_side_by_side() -> None:
    found = [finished("Ada", 20), finished("Ben", 30, 2), finished("Cleo", 20, 3), finished("Dan", 10)]
    compared = compare(games.load("lucre"), found, ADA)
    assert places("lucre", *found) == [(1, "Ben"), (2, "Ada"), (2, "Cleo"), (4, "Dan")]
    assert (compared.players, compared.mean, compared.scores) == (4, 20.0, ((30, 1), (20, 2), (10, 1)))
    assert [row.me for row in compared.rows] == [False, True, False, False]


def test_where_points_do_not_decide_the_place_goes_first() -> None:
    assert places("village", finished("Ada", 90, 2), finished("Ben", 10, 1)) == [(1, "Ben"), (2, "Ada")]


def test_one_s_own_result_is_always_shown() -> None:
    many = [finished(f"P{number}", 1000 - number) for number in range(200)]
    compared = compare(games.load("lucre"), [*many, finished("Ada", -5)], ADA)
    assert (len(compared.rows), compared.rows[-1].name, compared.rows[-1].place) == (101, "Ada", 201)


def test_nobody_has_played_yet() -> None:
    compared = compare(games.load("lucre"), [], ADA)
    assert (compared.players, compared.mean, compared.scores, compared.rows) == (0, None, (), ())
