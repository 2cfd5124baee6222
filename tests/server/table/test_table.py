"""A table: what people may do there, what is refused and why, and that the log tells it all."""

import pytest

from cutpurse.core.fair import commitment, seed_of
from cutpurse.server.table import events
from cutpurse.server.table.events import Clock
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import Proof

from ..tables import ADA, BEN, ENTROPY, SECRET, begun, happen, opened, play_on


def test_a_person_sits_where_no_bot_is_meant_to() -> None:
    table = opened(("greedy", "greedy", "", "greedy"))
    happen(table, table.sit(ADA, "Ada", None, 0.0))
    assert table.seat_of(ADA) == 2
    assert table.seat_of(BEN) is None


def test_a_seat_holds_one() -> None:
    table = opened()
    happen(table, table.sit(ADA, "Ada", 0, 0.0))
    with pytest.raises(Refused, match="Ada sits there") as refused:
        table.sit(BEN, "Ben", 0, 0.0)
    assert refused.value.code == "taken"
    for number in range(3):
        happen(table, table.sit(f"p{number}", f"Person {'abc'[number]}", None, 0.0))
    with pytest.raises(Refused, match="all seats are taken"):
        table.sit(BEN, "Ben", None, 0.0)


def test_the_match_begins_when_all_are_ready() -> None:
    table = opened(("", "", "greedy", "greedy"))
    happen(table, table.sit(ADA, "Ada", None, 0.0))
    happen(table, table.sit(BEN, "Ben", None, 0.0))
    happen(table, table.ready(ADA, ENTROPY, 0.0))
    assert not table.matches
    happen(table, table.ready(BEN, bytes([7]) * 16, 0.0))
    assert table.playing.seed == seed_of(SECRET, {0: ENTROPY, 1: bytes([7]) * 16})


def test_nobody_waits_for_a_seat_that_is_free() -> None:
    table = opened(("", "", "greedy", "greedy"))
    happen(table, table.sit(ADA, "Ada", None, 0.0))
    happen(table, table.ready(ADA, ENTROPY, 0.0))
    assert table.match is None


def test_the_deal_can_be_checked_after_the_match_and_not_before() -> None:
    table = begun()
    assert table.proof is None
    assert table.commitment == commitment(SECRET)
    play_on(table)
    assert table.proof == Proof(secret=SECRET.hex(), entropy={"0": ENTROPY.hex()})


def test_a_move_that_is_sent_twice_is_played_once() -> None:
    table = begun()
    match = table.playing
    action = match.legal[0]
    happen(table, table.move(ADA, action, 1, "same", 1.0))
    assert table.move(ADA, action, 1, "same", 2.0) == []


def test_a_move_by_words_is_the_same() -> None:
    table = begun()
    (event,) = table.move(ADA, "keep", 1, "a", 1.0)
    assert isinstance(event, events.Moved)
    assert table.playing.game.notation(table.playing.state, event.action) == "keep"


@pytest.mark.parametrize(
    ("person", "action", "match", "code", "sentence"),
    [
        (BEN, 0, 1, "not_yours", "you don't sit at this table"),
        (ADA, 0, 2, "stale", "this was meant for match 2; now it is match 1"),
        (ADA, 999, 1, "illegal", "action 999 is not permitted: it is not an action of this phase"),
        (ADA, "dance", 1, "illegal", "dance"),
    ],
)
def test_what_is_wrong_with_a_move_is_told(
    person: str, action: int | str, match: int, code: str, sentence: str
) -> None:
    table = begun()
    with pytest.raises(Refused, match=sentence) as refused:
        table.move(person, action, match, "a", 1.0)
    assert refused.value.code == code


def test_a_bot_plays_for_who_is_gone_and_hands_back() -> None:
    table = begun()
    assert 0 not in table.bots_to_move()
    happen(table, table.step_in(0, 60.0))
    assert 0 in table.bots_to_move()
    assert table.step_in(0, 61.0) == []
    happen(table, table.come_back(ADA, 62.0))
    assert 0 not in table.bots_to_move()
    assert table.come_back(ADA, 63.0) == []


def test_a_bot_plays_the_rest_for_who_wants_it_so() -> None:
    table = begun()
    happen(table, table.rest(ADA, 1.0))
    assert 0 in table.bots_to_move()
    assert table.rest(ADA, 2.0) == []
    happen(table, table.sit(ADA, "Ada", None, 3.0))
    assert 0 not in table.bots_to_move()


def test_a_clock_for_each_move() -> None:
    table = begun(clock=Clock(move=30.0))
    assert table.deadline(0) == 30.0
    assert table.deadline(1) is None  # a bot


def test_a_bank_with_an_increment() -> None:
    table = begun(clock=Clock(bank=60.0, increment=5.0))
    happen(table, table.move(ADA, "keep", 1, "a", 12.0))
    play_on(table, 3 * 3)  # all have swapped
    assert not table.together
    assert table.banks[0] == 60.0 - 12.0 + 5.0


def test_a_rematch_moves_the_seats_on_and_keeps_the_score() -> None:
    table = begun()
    with pytest.raises(Refused, match="not over yet"):
        table.rematch(ADA, True, SECRET, 2.0)
    play_on(table)
    assert sum(table.wins.values()) == pytest.approx(1)
    happen(table, table.rematch(ADA, True, bytes(32), 2.0))
    assert table.seat_of(ADA) == 1
    happen(table, table.ready(ADA, ENTROPY, 3.0))
    play_on(table)
    assert table.matches == 2
    assert sum(table.wins.values()) == pytest.approx(2)


def test_before_the_deal_somebody_may_take_another_name() -> None:
    table = opened(("", "", "greedy", "greedy"))
    happen(table, table.sit(ADA, "Guest 710", 0, 0.0))
    happen(table, table.sit(BEN, "Ben", 1, 0.0))
    happen(table, table.ready(ADA, ENTROPY, 0.0))
    happen(table, table.sit(ADA, "Ada", None, 1.0))
    assert [chair.name for chair in table.chairs[:2]] == ["Ada", "Ben"]
    assert table.chairs[0].entropy == ENTROPY  # ready all the same
    with pytest.raises(Refused, match="Ben sits here already"):
        table.sit(ADA, "Ben", 0, 2.0)
    happen(table, table.ready(BEN, ENTROPY, 3.0))
    assert table.sit(ADA, "Eve", None, 4.0) == []  # a record has one name for each who plays


def test_only_phrases_can_be_said() -> None:
    table = begun()
    happen(table, table.say(ADA, "hello", 1.0))
    with pytest.raises(Refused, match="there is no phrase"):
        table.say(ADA, "<script>", 1.0)


def test_a_bot_keeps_its_wins_when_the_seats_move_on() -> None:
    table = begun()
    play_on(table)
    before = [table.wins.get(table.holder(seat), 0.0) for seat in range(4)]
    happen(table, table.rematch(ADA, True, SECRET, 2.0))
    assert [table.wins.get(table.holder(seat), 0.0) for seat in range(4)] == [before[-1], *before[:-1]]
    assert sum(before) == 1.0
