"""What a seat of COIN can't know; all worlds are counted in `_twosided/test_worlds`."""

from .._twosided.builder import Table, coin_table, deck_of, world

HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
TRICK = ("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up", "Red: 11 down")
OTHERS_KEEP = ("Blue: keep", "Orange: keep", "Yellow: keep")


def after_one_trick() -> Table:
    return coin_table("Red 9", hands=HANDS, decks={"Red": [8]}, to_come=["Blue 1"]).play(*TRICK)


def test_a_seat_knows_the_tail_of_its_own_deck_and_no_more() -> None:  # COI-E04, COI-A04
    table = after_one_trick().play("Red: exchange", "Red: bury 5", *OTHERS_KEEP)
    table.play("Blue: bank 7", "Orange: 6 down", "Yellow: 6 up", "Red: 3 down", "Blue: 6 down")
    table.play("Red: exchange").play(table.moves[0], *OTHERS_KEEP)
    tail = table.deck("Red")[-2:]
    worlds = [world(table.match, seat=0, number=number) for number in range(60)]
    assert {tuple(deck_of(s, 0)[-2:]) for s in worlds} == {tuple(tail)}
    assert {(s.hand[0], s.down[0]) for s in worlds} == {(table.match.state.hand[0], table.match.state.down[0])}
    assert len({tuple(deck_of(s, 0)[:-2]) for s in worlds}) > 1
    assert len({tuple(s.prize[s.trick :]) for s in worlds}) > 1
    for other in (1, 2, 3):
        assert len({s.hand[other] for s in worlds}) > 1
        assert len({tuple(deck_of(s, other)) for s in worlds}) > 1


def test_everybody_remembers_what_was_turned_over() -> None:  # COI-A10, COI-E04
    worlds = [world(after_one_trick().match, seat=2, number=number) for number in range(40)]
    assert {s.turned[1] for s in worlds} == {1 << 3}
    assert len({s.down[0] for s in worlds}) > 1
