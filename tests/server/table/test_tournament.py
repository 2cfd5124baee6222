"""A tournament from its log: who takes part, the rounds, the standings, and what is refused."""

from collections.abc import Callable
from itertools import count

import pytest

from cutpurse.core.fair import commitment
from cutpurse.server.table.events import Clock
from cutpurse.server.table.matches import table_from
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.tournament import MOST_PEOPLE, Tournament, fold
from cutpurse.server.table.tournament_events import AnyEvent, Opened, Plan, decode, encode
from cutpurse.server.table.tournament_view import describe, picture, to_csv

from ..tables import ADA, BEN, ENTROPY, SECRET

PLAN = Plan(game="lucre", seats=4, rounds=3, bot="greedy", clock=Clock(move=60.0), pause=10.0)


class Log:
    """A tournament, and what has happened there."""

    def __init__(self, plan: Plan = PLAN, people: int = 0) -> None:
        self.events: list[AnyEvent] = []
        self.state = Tournament(id="cup")
        self._ids = count()
        self.happen([Opened(by=ADA, plan=plan, secret=SECRET)])
        for number in range(people):
            self.happen(self.state.join(person(number), f"Player {number}", bytes([number] * 16), "", 1.0))

    def happen(self, news: list[AnyEvent]) -> list[AnyEvent]:
        for event in news:
            self.events.append(decode(encode(event)))
            self.state.apply(event)
        return news

    def new_id(self) -> str:
        return f"table-{next(self._ids):04}"

    def begin(self) -> None:
        self.happen(self.state.begin(ADA, "", self.new_id, 2.0))

    def play_round(self, now: float = 3.0) -> None:
        """The first seat wins everywhere, the others follow."""
        for match in list(self.state.now_played):
            self.happen(self.state.finish(match.table, (40, 30, 20, 10), (1, 2, 3, 4), now))


def person(number: int) -> str:
    return ADA if number == 0 else f"person-{number}"


def test_bots_fill_the_tables_up() -> None:
    log = Log(people=6)
    log.begin()
    assert [entrant.bot for entrant in log.state.entrants] == [""] * 6 + ["greedy"] * 2
    (first,) = log.state.rounds
    assert sorted(player for match in first.tables for player in match.players) == list(range(8))


def test_one_alone_plays_against_bots() -> None:
    log = Log(people=1)
    log.begin()
    assert len(log.state.entrants) == 4


def test_all_tables_of_a_round_have_the_same_deal_and_each_round_another() -> None:
    log = Log(people=8)
    log.begin()
    one, other = (table_from(log.state.opening(match, 3.0)) for match in log.state.rounds[0].tables)
    assert one.playing.seed == other.playing.seed == log.state.seed(1)
    assert log.state.seed(2) != log.state.seed(1)
    assert one.phase == "playing"
    assert one.agreed.tournament == "cup"
    assert all(chair.person for chair in one.chairs)


def test_the_deals_follow_from_what_all_have_added() -> None:
    log, other = Log(people=8), Log(people=7)
    other.happen(other.state.join(person(7), "Player 7", bytes(16), "", 1.0))
    assert log.state.commitment == other.state.commitment == commitment(SECRET)
    assert log.state.seed(1) != other.state.seed(1)


def test_rounds_follow_by_themselves_and_the_last_ends_it() -> None:
    log = Log(people=8)
    log.begin()
    for number in (1, 2, 3):
        assert len(log.state.rounds) == number
        assert log.state.due is None
        log.play_round(now=100.0 * number)
        assert log.state.go_on(log.new_id, 100.0 * number + 9.0) == []
        log.happen(log.state.go_on(log.new_id, 100.0 * number + 10.0))
    assert log.state.phase == "over"
    assert len(log.state.rounds) == 3
    assert fold("cup", log.events).standings() == log.state.standings()
    assert [standing.played for standing in log.state.standings()] == [3] * 8


def test_seats_and_opponents_change() -> None:
    log = Log(people=8)
    log.begin()
    log.play_round()
    log.happen(log.state.go_on(log.new_id, 1000.0))
    first, second = log.state.rounds
    for match in first.tables:
        for other in second.tables:
            assert len(set(match.players) & set(other.players)) == 2
            assert all(one != two for one, two in zip(match.players, other.players, strict=True))


def test_match_points_come_from_ranks_and_points_of_the_game_break_ties() -> None:
    log = Log(people=4)
    log.begin()
    (match,) = log.state.now_played
    log.happen(log.state.finish(match.table, (10, 30, 30, 5), (3, 1, 1, 4), 3.0))
    by_player = {standing.player: standing for standing in log.state.standings()}
    told = [(by_player[player].points, by_player[player].score, by_player[player].place) for player in match.players]
    assert told == [(1.0, 10, 3), (2.5, 30, 1), (2.5, 30, 1), (0.0, 5, 4)]
    assert [by_player[player].won for player in match.players] == [0, 1, 1, 0]


def test_points_of_the_game_tell_winners_apart() -> None:
    log = Log(people=8)
    log.begin()
    one, other = log.state.now_played
    log.happen(log.state.finish(one.table, (40, 30, 20, 10), (1, 2, 3, 4), 3.0))
    log.happen(log.state.finish(other.table, (50, 30, 20, 10), (1, 2, 3, 4), 3.0))
    assert log.state.standings()[0].player == other.players[0]


def test_a_match_is_counted_once() -> None:
    log = Log(people=4)
    log.begin()
    (match,) = log.state.now_played
    assert log.happen(log.state.finish(match.table, (4, 3, 2, 1), (1, 2, 3, 4), 3.0))
    assert log.state.finish(match.table, (1, 2, 3, 4), (4, 3, 2, 1), 3.0) == []
    assert log.state.finish("elsewhere", (1, 2, 3, 4), (4, 3, 2, 1), 3.0) == []


def test_whoever_leaves_does_not_stop_it() -> None:
    log = Log(people=8)
    log.begin()
    log.happen(log.state.leave(person(3), "", 3.0))
    log.play_round()
    log.happen(log.state.go_on(log.new_id, 1000.0))
    match = next(match for match in log.state.now_played if 3 in match.players)
    table = table_from(log.state.opening(match, 1001.0))
    chair = table.chairs[match.players.index(3)]
    assert (chair.person, chair.bot) == ("", "greedy")
    assert picture(log.state, person(3)).me is None
    log.happen(log.state.join(person(3), "Player 3", b"", "", 4.0))
    assert picture(log.state, person(3)).me == 3


def test_whoever_has_left_is_told_so_and_a_bot_keeps_the_seat_of_that_round() -> None:
    log = Log(people=8)

    def told() -> tuple[bool, bool, bool]:
        seen = picture(log.state, person(3))
        assert seen.table == describe(log.state, person(3)).table
        return seen.left, seen.me == 3, bool(seen.table)

    assert told() == (False, True, False)
    log.begin()
    assert told() == (False, True, True)
    log.happen(log.state.leave(person(3), "", 3.0))
    assert told() == (True, False, False)
    log.happen(log.state.join(person(3), "Player 3", b"", "", 4.0))
    assert told() == (False, True, False)
    log.play_round()
    log.happen(log.state.go_on(log.new_id, 1000.0))
    assert told() == (False, True, True)
    assert not picture(log.state, "").left


def test_before_it_begins_people_come_and_go() -> None:
    log = Log(people=3)
    log.happen(log.state.leave(person(1), "", 2.0))
    assert [entrant.name for entrant in log.state.entrants] == ["Player 0", "Player 2"]
    log.happen(log.state.join(BEN, "Ben", ENTROPY, "", 2.0))
    assert len(log.state.entrants) == 3


def test_what_comes_twice_is_done_once() -> None:
    log = Log()
    assert log.happen(log.state.join(BEN, "Ben", ENTROPY, "a", 1.0))
    assert log.state.was_asked(BEN, "join", "a")
    assert log.state.join(BEN, "Ben", ENTROPY, "b", 1.0) == []
    log.happen(log.state.leave(BEN, "c", 1.0))
    assert log.state.join(BEN, "Ben", ENTROPY, "a", 1.0) == []  # a late copy brings nobody back
    assert log.state.leave(BEN, "d", 1.0) == []


def test_what_is_refused() -> None:
    log = Log(people=2)
    refused: list[Callable[[], object]] = [
        lambda: log.state.begin(BEN, "", log.new_id, 1.0),
        lambda: log.state.join(BEN, "Player 1", ENTROPY, "", 1.0),
        lambda: log.state.join(BEN, "Ben", b"short", "", 1.0),
        lambda: Log().state.begin(ADA, "", log.new_id, 1.0),
        lambda: Tournament().agreed,
    ]
    for command in refused:
        with pytest.raises(Refused):
            command()
    log.begin()
    with pytest.raises(Refused):
        log.state.join(BEN, "Ben", ENTROPY, "", 1.0)
    assert log.state.begin(ADA, "", log.new_id, 1.0) == []


def test_there_is_an_end_to_how_many_take_part() -> None:
    log = Log(people=MOST_PEOPLE)
    with pytest.raises(Refused):
        log.state.join(BEN, "Ben", ENTROPY, "", 1.0)


def test_the_secret_shows_when_it_is_over_only() -> None:
    log = Log(Plan(game="lucre", seats=4, rounds=1), people=4)
    assert picture(log.state, "").proof is None
    log.begin()
    assert picture(log.state, "").proof is None
    log.play_round()
    proof = picture(log.state, "").proof
    assert proof
    assert proof.secret == SECRET.hex()
    assert len(proof.entropy) == 4


def test_a_name_is_no_formula() -> None:
    log = Log()
    log.happen(log.state.join(BEN, "=1+1", ENTROPY, "", 1.0))
    assert to_csv(log.state).splitlines() == [
        "place,name,bot,match_points,game_points,played,won",
        "1,'=1+1,,0.0,0,0,0",
    ]
