"""What a seat of Lucre can't know; all worlds are counted in `_twosided/test_worlds`."""

from cutpurse.core.match import Match
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.rules import owner_of, value_of

from .._twosided.builder import LUCRE, deck_of, lucre_table, world

HANDS = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}


def unseen_own(s: StandIn, seat: int) -> frozenset[int]:
    return frozenset(deck_of(s, seat)) | {value_of(prize) for prize in s.prize[s.trick :] if owner_of(prize) == seat}


def test_a_seat_can_count_its_unseen_cards_but_not_place_them() -> None:  # LUC-E05, LUC-34, LUC-35
    match = Match(LUCRE, seed=bytes(32))
    while len(match.actions) < 20:
        match.play(match.legal[-1])
    worlds = [world(match, seat=1, number=number) for number in range(60)]
    assert {unseen_own(s, 1) for s in worlds} == {unseen_own(match.state, 1)}
    assert {(s.hand[1], s.down[1]) for s in worlds} == {(match.state.hand[1], match.state.down[1])}
    assert len({tuple(s.deck[1]) for s in worlds}) > 1
    assert len({tuple(s.prize[s.trick :]) for s in worlds}) > 1
    for other in (0, 2, 3):
        assert len({s.hand[other] for s in worlds}) > 1
        assert len({s.down[other] for s in worlds}) > 1


def test_everybody_remembers_what_was_turned_over() -> None:  # LUC-36, LUC-A11, LUC-E05
    table = lucre_table("Red 9", hands=HANDS)
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 6 down", "Blue: 10 up", "Green: 3 up")
    worlds = [world(table.match, seat=0, number=number) for number in range(40)]
    assert {s.turned[2] for s in worlds} == {1 << 4}
    assert len({s.down[3] for s in worlds}) > 1
