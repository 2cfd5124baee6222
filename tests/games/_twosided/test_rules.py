"""What Lucre and COIN share, each test in both games: set-up, cards and coins, the trick."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from cutpurse.core.errors import CutpurseError, OptionError
from cutpurse.core.game import Game
from cutpurse.core.match import Match

from ..builder import as_seed
from .builder import COIN, LUCRE, Table, coin_end, coin_table, lucre_end, lucre_table, prize_deck


@dataclass(frozen=True)
class Sister:
    """One of the two games, and how its tables are laid out."""

    game: Game
    table: Callable[..., Table]
    end: Callable[..., Table]
    hoards_name: str  # how that calls what lies face up in front of the seats
    verb: str  # what the prize's owner does with its extra card
    fourth: str  # the seat beside Red, Blue and Yellow

    def dealt(self, number: int) -> Table:
        return Table(Match(self.game, seed=as_seed(number)))

    def trick(self, *to_come: str, red: str, yellow: str, blue: str, fourth: str, **options: Any) -> Table:
        """A trick for Red 9, in which Red lays its 6 aside, everybody plays this card, and all keep their hands."""
        hands = {"Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12], "Blue": [10, 9, 8, 12], self.fourth: [1, 3, 5, 12]}
        table = self.table("Red 9", hands=hands, to_come=to_come, **options)
        plays = {"Red": red, "Yellow": yellow, "Blue": blue, self.fourth: fourth}
        table.play(f"Red: {self.verb} 6")
        for _ in range(4):
            table.play(f"{table.turn}: {plays[table.turn]}")
        while "keep" in table.may and to_come:
            table.play(f"{table.turn}: keep")
        return table

    def hoards(self, red: str = "", yellow: str = "", blue: str = "", fourth: str = "") -> dict[str, str]:
        """What lies in front of the seats after that trick; a back, where nothing else is said."""
        backs = {"Red": red or "Red 6, 1 back", "Yellow": yellow or "1 back", "Blue": blue or "1 back"}
        return {**backs, self.fourth: fourth or "1 back"}


SISTERS = (
    Sister(LUCRE, lucre_table, lucre_end, "wealth", "wealth", "Green"),
    Sister(COIN, coin_table, coin_end, "banks", "bank", "Orange"),
)
in_both_games = pytest.mark.parametrize("sister", SISTERS, ids=["lucre", "coin"])
ALL_DOWN = {"red": "4 down", "yellow": "2 down", "blue": "10 down", "fourth": "1 down"}
ONE_UP = {**ALL_DOWN, "yellow": "2 up"}


# Set-up


@in_both_games
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_is_for_four(sister: Sister, seats: int) -> None:  # LUC-01, COI-01
    with pytest.raises(CutpurseError, match=f"{sister.game.title} is played by 4, not by {seats}"):
        Match(sister.game, seats=seats)


@in_both_games
def test_every_deck_has_each_value_once_and_gives_two_prizes(sister: Sister) -> None:
    """LUC-02, LUC-03, LUC-08..10, COI-02, COI-06, COI-07."""
    decks, names = [], sister.game.seat_names
    for number in range(60):
        table = sister.dealt(number)
        decks.append(prize_deck(table))
        assert sorted(card.split()[0] for card in decks[-1]) == sorted(2 * names)
        for name in names:
            own = [int(value) for owner, value in map(str.split, decks[-1]) if owner == name]
            assert sorted(table.hand(name) + table.deck(name) + own) == list(range(1, 14))
    assert all({deck[place].split()[0] for deck in decks} == set(names) for place in range(8))


@in_both_games
def test_decks_are_shuffled(sister: Sister) -> None:  # LUC-08, COI-06
    tables = [sister.dealt(number) for number in range(100)]
    for name in sister.game.seat_names:
        assert {table.deck(name)[0] for table in tables} == set(range(1, 14))


@in_both_games
def test_the_same_value_shows_the_same_coins_in_every_deck(sister: Sister) -> None:  # LUC-04, LUC-06, COI-03, COI-04
    table = sister.table("Red 13", hands={name: [2, 3, 9, 12] for name in sister.game.seat_names})
    for seat, name in enumerate(sister.game.seat_names):
        faces = [card.face for card in table.zone(f"hand.{seat}", name).cards if card.face]
        coins = [(face.suit, face.rank, face.pips[0].count) for face in faces]
        assert coins == [(name, "2", 3), (name, "3", 2), (name, "9", 1), (name, "12", 3)]


@in_both_games
def test_hands_and_prizes_to_come_are_secret(sister: Sister) -> None:  # LUC-13, LUC-34, LUC-A04, COI-08, COI-09
    table = sister.table("Red 9", hands={"Red": [3, 5, 10, 11]}, to_come=["Blue 2", "Blue 9"])
    red = table.seat("Red")
    assert table.cards(f"hand.{red}", "Red") == "Red 3, Red 5, Red 10, Red 11"
    for viewer in (*sister.game.seat_names, None):
        assert (table.cards("prizes", viewer), table.zone("prizes", viewer).count) == ("1 back", 7)
        assert viewer == "Red" or table.cards(f"hand.{red}", viewer) == "4 backs"


@pytest.mark.parametrize(
    ("sister", "words"),
    [(SISTERS[0], "Purse Lead Wealth face down"), (SISTERS[1], "Trick Bank Gray 65")],
    ids=["lucre", "coin"],
)
def test_the_reference_can_be_read_at_any_time(sister: Sister, words: str) -> None:  # LUC-07, COI-05
    assert all(word.lower() in sister.game.how_to_play().lower() for word in words.split())


# Coins


ESTIMATED = (1, 3, 2, 1, 1, 1, 2, 1, 1, 1, 2, 3, 1)
LEAN = (1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1)
RICH = (1, 3, 2, 2, 1, 1, 2, 1, 1, 2, 2, 3, 1)
TYPED_IN = (3, 2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 3, 3)


@in_both_games
@pytest.mark.parametrize(
    ("coins", "table"),
    [
        ("estimated", ESTIMATED),
        ("lean", LEAN),
        ("rich", RICH),
        ("3,2,1,3,2,1,3,2,1,3,2,3,3", TYPED_IN),
        (TYPED_IN, TYPED_IN),
    ],
)
def test_coins_are_ready_made_or_typed_in(sister: Sister, coins: object, table: tuple[int, ...]) -> None:
    """LUC-A01, COI-A01: as they show on cards, and are counted."""
    front = sister.end(**{sister.hoards_name: {"Red": [1, 2, 3, 4, 5, 6, 7]}}, coins=coins)
    red = front.seat("Red")
    faces = [card.face for card in front.zone(f"hoard.{red}").cards if card.face]
    assert tuple(face.pips[0].count for face in faces) == table[:7]
    assert front.counter(f"coins.{red}").value == sum(table[:7]) + 3


@in_both_games
@pytest.mark.parametrize("coins", ["1,2,3", "0,1,1,1,1,1,1,1,1,1,1,1,1", "4,1,1,1,1,1,1,1,1,1,1,1,1", "golden", ""])
def test_other_coins_are_refused(sister: Sister, coins: str) -> None:  # LUC-A01, LUC-04, COI-A01, COI-03
    with pytest.raises(OptionError, match="option coins can't be"):
        sister.game.complete_options({"coins": coins})


# The trick


@in_both_games
def test_a_back_shows_one_coin_and_no_value(sister: Sister) -> None:  # LUC-05, LUC-T04, COI-03
    table = sister.trick(**ALL_DOWN)
    assert table.hoards == sister.hoards()
    assert sorted(table.counter(f"coins.{seat}").value for seat in range(4)) == [1, 1, 1, 2]
    assert table.cards("unclaimed") == "Red 9"


@in_both_games
def test_the_only_face_up_card_is_highest_and_lowest_and_takes_the_prize(sister: Sister) -> None:
    """LUC-T03, LUC-A08, COI-A02."""
    assert sister.trick(**ONE_UP).hoards == sister.hoards(yellow="Yellow 2, Red 9")


@in_both_games
def test_face_down_cards_do_not_compete(sister: Sister) -> None:  # LUC-21, LUC-24..26, LUC-A09, COI-18..21
    table = sister.trick(red="12 down", yellow="2 up", blue="10 up", fourth="3 up")
    assert table.hoards == sister.hoards(blue="Blue 10, Red 9", yellow="Yellow 2")


@in_both_games
@pytest.mark.parametrize(
    ("unclaimed", "after", "waiting"),
    [("aside", "Blue 3", "Red 9"), ("carry", "Red 9, Blue 3", ""), ("lead", "Blue 3", "")],
)
def test_a_prize_that_nobody_wins(sister: Sister, unclaimed: str, after: str, waiting: str) -> None:
    """LUC-A07, COI-A02: it is set aside for good, waits for the next winner, or goes to its owner."""
    table = sister.trick("Blue 3", unclaimed=unclaimed, **ALL_DOWN)
    assert table.hoards == sister.hoards(red="Red 6, Red 9, 1 back" if unclaimed == "lead" else "")
    table.play(f"Blue: {sister.verb} 8")
    for _ in range(4):
        table.play(f"{table.turn}: 12 up" if table.turn == "Blue" else next(m for m in table.moves if "down" in m))
    assert table.hoards["Blue"] == f"Blue 8, Blue 12, {after}, 1 back"
    assert (table.cards("unclaimed") if "unclaimed" in table.zones() else "") == waiting


@in_both_games
@pytest.mark.parametrize(("unclaimed", "red"), [("aside", ""), ("carry", ""), ("lead", "Red 6, Red 9, 1 back")])
def test_without_contest_a_lone_card_stays_face_up_and_wins_nothing(sister: Sister, unclaimed: str, red: str) -> None:
    """LUC-A07, LUC-A08, COI-A02; two cards are a contest."""
    lone = sister.trick(lone_card="no_contest", unclaimed=unclaimed, **ONE_UP)
    assert lone.hoards == sister.hoards(red=red, yellow="Yellow 2")
    two = sister.trick(lone_card="no_contest", unclaimed=unclaimed, **{**ONE_UP, "blue": "10 up"})
    assert two.hoards == sister.hoards(yellow="Yellow 2", blue="Blue 10, Red 9")


# Memory


@in_both_games
def test_a_turned_card_leaves_the_table_but_stays_in_the_log(sister: Sister) -> None:  # LUC-A11, COI-A10
    table = sister.trick(red="4 down", yellow="2 up", blue="10 up", fourth="3 up")
    for viewer in (*sister.game.seat_names, None):
        assert table.cards(f"hoard.{table.seat(sister.fourth)}", viewer) == "1 back"
        told = "You play 3 face up." if viewer == sister.fourth else f"{sister.fourth} plays 3 face up."
        assert told in table.log(viewer)


@in_both_games
def test_strict_memory_hides_the_log_of_earlier_tricks(sister: Sister) -> None:  # LUC-A11, COI-A10
    table = sister.trick("Blue 3", strict_memory="on", red="4 down", yellow="2 up", blue="10 up", fourth="3 up")
    assert "Red adds" not in " ".join(table.log())
    table.play(f"Blue: {sister.verb} 8").play(table.moves[-1])
    assert [message.key for message in table.view().log[-2:]] == [f"adds-to-{sister.verb}", "plays-face-down"]
    for _ in range(3):
        table.play(table.moves[-1])
    assert f"{sister.fourth} plays 3 face up." not in table.log()
