"""The greedy bots: positions in which one choice is clearly right, or clearly silly, and whole games against luck."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.greedy import holds_one
from cutpurse.games._twosided.rules import DOWN, PRIZES, SEATS, UP, VALUES
from cutpurse.games.coin.greedy import gray_worth
from tests.games.builder import COIN, LUCRE, Table, as_seed, coin_table, lucre_table
from tests.games.steps import greedy_choice


def choice(table: Table) -> str:
    return greedy_choice(table.match)


# Lucre. Where Green leads, Blue plays last and knows what each of its cards would do.

OTHERS = ("Green", "Red", "Yellow")


def blue_last(hand: list[int], *middle: str, purse: str = "Green 4", **options: Any) -> Table:
    """The first round, Blue to play last after these cards of Green, Red and Yellow."""
    values = [int(card.split()[0]) for card in middle]
    taken = {*values, *hand, int(purse.split()[1])}
    aside, *small = [value for value in range(1, VALUES + 1) if value not in taken]  # the first bars nobody's card
    hands = {name: [value, aside, *small[:2]] for name, value in zip(OTHERS, values, strict=True)}
    table = lucre_table(purse, hands=hands | {"Blue": hand}, **options)
    return table.play(f"Green: wealth {aside}", *plays(OTHERS, middle))


def plays(names: tuple[str, ...], middle: tuple[str, ...]) -> list[str]:
    return [f"{name}: {card}" for name, card in zip(names, middle, strict=True)]


BLUE_LAST: dict[str, tuple[str, list[int], str, str, str, str]] = {  # purse, Blue's hand, the middle, what is right
    "the 12 is rich, and the 13 wins again later": ("Green 4", [5, 8, 12, 13], "10 up", "6 up", "9 up", "12 up"),
    "of equal winning cards the weakest is enough": ("Green 12", [6, 8, 9, 13], "3 up", "4 up", "5 up", "6 up"),
    "a Purse of three coins is worth the 13": ("Green 12", [5, 6, 8, 13], "11 up", "1 up", "4 up", "13 up"),
    "a Purse of one coin is not worth the 13": ("Green 9", [5, 6, 8, 13], "11 up", "1 up", "4 up", "5 down"),
    "nothing beats the 12, but the 2 shows three coins": ("Green 4", [2, 6, 8, 10], "12 up", "4 up", "5 up", "2 up"),
    "any card is one coin, and the 6 is the poorest": ("Green 4", [2, 6, 7, 12], "13 up", "1 up", "8 up", "6 down"),
    "the 12 is barred, not to be thrown away": ("Green 4", [6, 7, 11, 12], "12 up", "1 up", "5 up", "6 down"),
    "alone the 2 shows three coins and wins": ("Green 4", [2, 6, 8, 13], "5 down", "4 down", "5 down", "2 up"),
}


@pytest.mark.parametrize("why", BLUE_LAST)
def test_who_plays_last_knows_what_each_card_brings(why: str) -> None:
    purse, hand, *middle, right = BLUE_LAST[why]
    assert choice(blue_last(hand, *middle, purse=purse)) == right


def test_a_lone_card_that_wins_no_purse_still_shows_its_coins() -> None:
    """LUC-A08: it stays face up; the 7 shows two coins, and would seldom do so later."""
    assert choice(blue_last([4, 5, 7, 12], "5 down", "4 down", "5 down", lone_card="no_contest")) == "7 up"


def test_waiting_purses_raise_the_stake() -> None:
    """LUC-A07: alone a Purse of one coin is not worth the 13, with two that wait it is."""
    won = {"Blue": ["Red 2"], "Red": ["Yellow 3"]}
    answers = []
    for given in (won, {}):
        hands = {"Green": [11, 2, 3, 5], "Red": [1, 4, 5], "Yellow": [4, 5, 6], "Blue": [5, 6, 8, 13]}
        table = lucre_table("Red 2", "Yellow 3", "Green 9", hands=hands, won=given, unclaimed="carry")
        table.play("Green: wealth 3", "Green: 11 up", "Red: 1 up", "Yellow: 4 up")
        answers.append(choice(table))
    assert answers == ["5 down", "13 up"]


def test_a_leader_who_has_counted_leads_a_sure_card() -> None:
    """Where all cards above the 11 lie open nobody can beat it; else somebody may, for a Purse of two coins."""
    purses, hands = ("Green 1", "Red 1", "Blue 7"), {"Blue": [4, 5, 6, 11]}
    seen = lucre_table(*purses, hands=hands, wealth={"Green": [12, 13], "Red": [12, 13], "Yellow": [12, 13]})
    unseen = lucre_table(*purses, hands=hands)
    assert choice(seen.play("Blue: wealth 5")) == "11 up"
    assert choice(unseen.play("Blue: wealth 5")) != "11 up"


LEADS = {
    "two coins for sure on a 7, which is seldom highest or lowest; the 12 wins": ([4, 7, 12, 13], "wealth 7"),
    "three coins on the 2, but it is often lowest and shows them all the same": ([2, 4, 7, 13], "wealth 7"),
    "one coin on each, but the 13 wins Purses": ([4, 8, 10, 13], "wealth 4"),
}


@pytest.mark.parametrize("why", LEADS)
def test_the_lead_adds_what_would_bring_least_in_the_middle(why: str) -> None:
    hand, right = LEADS[why]
    assert choice(lucre_table("Blue 5", hands={"Blue": hand})) == right


def test_a_lead_card_that_goes_face_down_is_a_poor_one() -> None:
    """LUC-A10: where it counts one coin whatever it is."""
    table = lucre_table("Blue 5", hands={"Blue": [2, 4, 7, 12]}, lead_card_down=True)
    assert choice(table) == "wealth 4"


def test_poor_cards_of_the_first_hand_are_swapped_and_rich_ones_kept() -> None:
    table = lucre_table(hands={"Blue": [5, 6, 12], "Green": [2, 12, 13]})
    assert choice(table) == "swap 5"
    assert choice(table.play("Blue: swap 5")) == "swap 6"
    assert choice(table.play("Blue: swap 6")) == "keep"  # now it is Green's choice


def last_round(hand: list[int], *middle: str, purse: str = "Green 9") -> Table:
    """The eighth round, Blue to play last with two cards."""
    past = ["Blue 5", "Blue 6", "Green 8", "Red 7", "Red 6", "Yellow 7", "Yellow 6"]
    green, red, yellow = (int(card.split()[0]) for card in middle)
    hands = {"Green": [green, 10, 11], "Red": [red, 10], "Yellow": [yellow, 11], "Blue": hand}
    return lucre_table(*past, purse, hands=hands).play("Green: wealth 10", *plays(OTHERS, middle))


def test_the_last_card_shows_so_the_rich_one_is_kept_for_it() -> None:
    """LUC-29: the 12 wins nothing in the middle, but counts three coins as the last card."""
    assert choice(last_round([4, 12], "13 up", "1 up", "8 up")) == "4 down"


def test_in_the_last_round_the_purse_is_won_and_the_rich_card_counts_too() -> None:
    """9 up: one coin, the Purse, and three for the 2 that is left; 2 up: three coins and one."""
    assert choice(last_round([2, 9], "3 up", "4 up", "8 up", purse="Green 5")) == "9 up"


def test_coins_are_read_from_the_table_that_is_played() -> None:
    """LUC-A01: where the 4 and the 9 carry three coins and the 2 one, they are the rich cards."""
    coins = "1,1,1,3,1,1,1,1,3,1,1,1,1"
    assert choice(blue_last([2, 4, 8, 10], "12 up", "5 up", "6 up", coins=coins)) == "4 up"
    assert choice(lucre_table("Blue 5", hands={"Blue": [2, 7, 9, 12]}, coins=coins)) == "wealth 9"


# COIN. Who banks a card plays last.

FIRST = ("Blue", "Orange", "Yellow")
SIX_TRICKS = ["Blue 9", "Orange 9", "Yellow 9", "Blue 8", "Orange 8", "Yellow 8"]


def red_last(hand: list[int], *middle: str, trick: str = "Red 4", aside: int = 5, **options: Any) -> Table:
    """The first Trick, Red to play last after these cards of Blue, Orange and Yellow."""
    values = [int(card.split()[0]) for card in middle]
    small = [value for value in range(1, VALUES + 1) if value not in values]
    hands = {name: [value, *small[:3]] for name, value in zip(FIRST, values, strict=True)}
    table = coin_table(trick, hands=hands | {"Red": [*hand, aside]}, **options)
    return table.play(f"Red: bank {aside}", *plays(FIRST, middle))


RED_LAST: dict[str, tuple[str, list[int], str, str, str, str]] = {  # Trick card, Red's hand, the middle, what is right
    "the 12 is rich, and the 13 wins again later": ("Red 7", [8, 12, 13], "10 up", "6 up", "9 up", "12 up"),
    "of equal winning cards the weakest is enough": ("Red 12", [8, 9, 13], "7 up", "3 up", "1 up", "8 up"),
    "any card is a Gray Coin, and the 6 is the poorest": ("Red 4", [6, 11, 12], "13 up", "1 up", "8 up", "6 down"),
    "the 12 is barred, not to be thrown away": ("Red 4", [6, 11, 12], "12 up", "1 up", "8 up", "6 down"),
}


@pytest.mark.parametrize("why", RED_LAST)
def test_coin_who_plays_last_knows_what_each_card_brings(why: str) -> None:
    trick, hand, *middle, right = RED_LAST[why]
    assert choice(red_last(hand, *middle, trick=trick)) == right


def late(hand: list[int], red_up: list[int], others_up: list[int], blue: str = "5 up", **options: Any) -> Table:
    """The seventh Trick, Red last after 5, 12 and 10. Six cards lie in its Bank, eight in the others, these face up."""
    hands = {"Blue": [5, 1], "Orange": [12, 1], "Yellow": [10, 1], "Red": [*hand, 8, 6]}
    banks = {"Red": red_up, "Blue": others_up, "Orange": others_up, "Yellow": others_up}
    table = coin_table(*SIX_TRICKS, "Red 13", hands=hands, banks=banks, **options)
    return table.play("Red: bank 8", f"Blue: {blue}", "Orange: 12 up", "Yellow: 10 up")


def test_coin_a_low_card_that_would_lose_the_most_gray_coins_goes_face_down() -> None:
    """COI-28: Red has six Gray Coins, the others five: one more keeps the bonus, the two Coins of the 3 do not."""
    table = late([3, 7], [], [2, 4, 6])
    assert [table.counter(f"gray.{seat}").value for seat in range(SEATS)] == [6, 5, 5, 5]
    assert choice(table).endswith("down")


def test_coin_without_hope_of_the_bonus_a_low_card_shows_its_coins() -> None:
    """Red has one Gray Coin, the others eight: the 3 stays face up as the lowest, two Coins instead of one."""
    table = late([3, 7], [1, 2, 4, 5, 9], [])
    assert table.counter("gray.0").value == 1
    assert choice(table) == "3 up"


def test_coin_a_gray_coin_is_worth_itself_and_its_part_in_the_bonus() -> None:
    """COI-26, COI-28, COI-A07: the bonus is worth most to who can still gain or lose it."""
    hopeless, level = late([3, 7], [1, 2, 4, 5, 9], []), late([3, 7], [], [2, 4])
    assert gray_worth(hopeless.match.state, 0) == 1
    assert gray_worth(level.match.state, 0) > 3
    unscored = late([3, 7], [1, 2, 4, 5, 9], [], gray_coins_score=False)
    assert gray_worth(unscored.match.state, 0) == 0


def test_coin_a_card_face_down_in_the_middle_is_a_gray_coin_already() -> None:
    """One behind, Red can draw level; when Blue adds another it can not."""
    assert gray_worth(late([3, 7], [], [2], blue="5 up").match.state, 0) > 3
    assert gray_worth(late([3, 7], [], [2], blue="5 down").match.state, 0) == 1


def test_coin_a_tie_for_the_bonus_counts_for_less_where_it_is_not_paid_in_full() -> None:
    """COI-A05: one behind, a Gray Coin makes Red level; that is worth the bonus only if everyone level gains it."""
    paid, unpaid = (late([3, 7], [], [2], gray_tie=tie) for tie in ("everyone", "nobody"))
    assert gray_worth(paid.match.state, 0) > gray_worth(unpaid.match.state, 0)


def last_trick(hand: list[int], *middle: str, trick: str = "Red 4") -> Table:
    """The eighth Trick, Red to play last with two cards and few Gray Coins."""
    past = ["Red 7", "Blue 7", "Blue 6", "Orange 7", "Orange 6", "Yellow 7", "Yellow 6"]
    hands = {name: [int(card.split()[0]), 13] for name, card in zip(FIRST, middle, strict=True)}
    banks = {"Red": [1, 3, 6, 8, 10], "Blue": [1], "Orange": [1], "Yellow": [2]}
    table = coin_table(*past, trick, hands=hands | {"Red": [*hand, 11]}, banks=banks)
    return table.play("Red: bank 11", *plays(FIRST, middle))


def test_coin_the_last_card_turns_gray_so_the_rich_one_is_played() -> None:
    """COI-30: 2 up is three Coins now; 9 up is one and a Trick card of one, and the 2 would end as one Gray Coin."""
    assert choice(last_trick([2, 9], "3 up", "5 up", "8 up")) == "2 up"


def test_coin_a_rich_trick_card_is_worth_more_than_a_rich_card() -> None:
    """9 up is one Coin and a Trick card of three, more than the three Coins of the 2."""
    assert choice(last_trick([2, 9], "3 up", "5 up", "8 up", trick="Red 12")) == "9 up"


@pytest.mark.parametrize(("hand", "right"), [([4, 7, 12, 13], "bank 7"), ([4, 8, 10, 13], "bank 4")])
def test_coin_the_bank_takes_what_would_bring_least_in_the_middle(hand: list[int], right: str) -> None:
    assert choice(coin_table("Red 5", hands={"Red": hand})) == right


def until_red_may(table: Table, *actions: str) -> Table:
    """All others play on, face down and without exchanges; Red takes these actions, until it has to choose again."""
    for action in (*actions, ""):
        while table.turn != "Red":
            table.play(next((move for move in table.moves if move.endswith(("down", "keep"))), table.moves[0]))
        if action:
            table.play(f"Red: {action}")
    return table


def test_coin_an_unknown_card_is_worth_a_look_and_the_poorest_is_buried() -> None:
    """COI-A03: whatever is drawn, the poorest card can be put beneath the deck."""
    table = coin_table("Yellow 5", hands={"Red": [1, 6, 12, 13]}, decks={"Red": [2]})
    assert choice(until_red_may(table, "1 down")) == "exchange"
    assert choice(until_red_may(table, "exchange")) == "bury 6"


@pytest.mark.parametrize(("remembered", "answer"), [([5], "exchange"), ([5, 6], "keep")])
def test_coin_a_shuffled_deck_is_worth_a_look_while_it_holds_unknown_cards(remembered: list[int], answer: str) -> None:
    """COI-A04: after six Tricks Red's deck holds the 5 and the 6, and Red knows one of them, or both."""
    hands, decks = {"Red": [1, 11, 12, 13]}, {"Red": [5, 6]}
    table = coin_table(*SIX_TRICKS, hands=hands, decks=decks, after_burying="shuffle")
    until_red_may(table, "1 down").match.states["remembered"][0, 0] = sum(1 << value for value in remembered)
    assert choice(table) == answer


@pytest.mark.parametrize(("buried", "answer"), [(6, "keep"), (12, "exchange")])
def test_coin_a_known_card_is_drawn_only_if_it_is_better(buried: int, answer: str) -> None:
    """COI-A04: after five Tricks Red's deck holds what it has buried itself, the second such card on top."""
    to_come = ["Yellow 6", "Blue 5", "Blue 6", "Orange 5"]
    hands, decks = {"Red": [1, 11, 12, 13]}, {"Red": [4, 5, 6, 7, 8, 9, 10]}
    table = coin_table("Yellow 5", to_come=to_come, hands=hands, decks=decks)
    until_red_may(table, "1 down", "exchange", "bury 4", "5 down", "exchange", f"bury {buried}")
    until_red_may(table, "7 down", "exchange", "bury 8", "9 down", "exchange", "bury 10", "4 down")
    assert table.deck("Red")[0] == buried
    assert choice(table) == answer


def test_coin_an_exchange_that_changes_nothing_is_not_made() -> None:
    """COI-36: after the seventh Trick what is put back is drawn at once."""
    table = coin_table(*SIX_TRICKS, "Red 13", hands={"Red": [1, 2, 3, 4]})
    assert choice(until_red_may(table, "bank 1", "2 down")) == "keep"


def test_coin_where_everyone_must_exchange_greedy_does() -> None:
    """COI-A03: even where it changes nothing."""
    table = coin_table(*SIX_TRICKS, "Red 13", hands={"Red": [1, 2, 3, 4]}, exchange="forced")
    while table.turn != "Red" or "exchange" not in table.may:
        table.play(table.moves[0])
    assert choice(table) == "exchange"


def test_coin_a_trick_card_that_comes_to_its_colour_anyway_is_not_paid_for() -> None:
    """COI-A02: all others lie face down. If so Red takes the Trick card face down, too; else it must show a card."""
    played = ([6, 8, 9], "5 down", "5 down", "4 down")
    assert choice(red_last(*played, trick="Red 12", unclaimed="lead")) == "6 down"
    assert choice(red_last(*played, trick="Red 12", unclaimed="aside")) == "6 up"


def test_coin_a_lone_card_that_wins_nothing_goes_face_down() -> None:
    """COI-A02: with no contest the 6 would show one Coin and win nothing, and a Gray Coin be lost."""
    played = ([6, 8, 9], "5 down", "5 down", "4 down")
    assert choice(red_last(*played, trick="Red 12", lone_card="takes")) == "6 up"
    assert choice(red_last(*played, trick="Red 12", lone_card="no_contest")) == "6 down"


# Whole games


def greedy_games(game: Game, number: int) -> Iterator[tuple[StandIn, int]]:
    """Every choice of four greedy players in so many games, with the state before it."""
    for seed in range(number):
        match = Match(game, seed=as_seed(seed))
        while not match.over:
            action = int(loop.greedy_at(match.states, 0, fast_rng(seed)))
            yield match.state, action
            match.play(action)


def open_values(s: StandIn) -> list[int]:
    return [s.middle[seat] for seat in range(SEATS) if s.faces >> seat & 1]


def in_the_middle(game: Game, number: int) -> Iterator[tuple[StandIn, int, bool]]:
    """The same for plays to the middle: the value and whether it lies face up."""
    for s, action in greedy_games(game, number):
        if action >= UP and s.phase == game.rules[0].MIDDLE:
            yield s, (action - UP) % VALUES + 1, action < DOWN


@pytest.mark.parametrize(("game", "number"), [(LUCRE, 40), (COIN, 8)], ids=["lucre", "coin"])
def test_no_card_is_shown_that_is_sure_to_be_turned_over(game: Game, number: int) -> None:
    for s, value, face_up in in_the_middle(game, number):
        others = open_values(s)
        assert not (face_up and others and min(others) < value < max(others)), (others, value)


@pytest.mark.parametrize(("game", "number"), [(LUCRE, 40), (COIN, 8)], ids=["lucre", "coin"])
def test_no_card_goes_face_down_while_a_weaker_and_poorer_one_is_there(game: Game, number: int) -> None:
    """A lower card with fewer coins does the same and is worth less later."""
    for s, value, face_up in in_the_middle(game, number):
        lower = [other for other in members(s.hand[s.actor]) if other < value]
        assert face_up or all(s.coins[other - 1] >= s.coins[value - 1] for other in lower), (lower, value)


@pytest.mark.parametrize(("game", "number"), [(LUCRE, 40), (COIN, 8)], ids=["lucre", "coin"])
def test_who_plays_last_and_wins_uses_no_better_card_than_needed(game: Game, number: int) -> None:
    """No weaker card that wins, too, shows as many coins or more."""
    wins = 0
    for s, value, face_up in in_the_middle(game, number):
        if s.played == SEATS - 1 and face_up and value > max(open_values(s), default=0):
            wins += 1
            others = [other for other in members(s.hand[s.actor] & ~s.barred) if max(open_values(s), default=0) < other]
            assert all(s.coins[other - 1] < s.coins[value - 1] for other in others if other < value), (others, value)
    assert wins > 20


def test_lucre_who_plays_last_in_the_last_round_gets_the_most_there_is() -> None:
    """Nothing is left to chance: what the card brings, and the front of the one that is left."""
    ends = 0
    for s, value, face_up in in_the_middle(LUCRE, 40):
        if s.trick == PRIZES and s.played == SEATS - 1:
            ends += 1
            hand = members(s.hand[s.actor])
            totals = {
                (card, up): now(s, card, up) + sum(s.coins[other - 1] for other in hand if other != card)
                for card in hand
                for up in (True, False)
            }
            assert totals[value, face_up] == max(totals.values())
    assert ends == 40


def now(s: StandIn, value: int, face_up: bool) -> int:
    """The coins that the last card of a trick brings, barred or not."""
    others, front = open_values(s), s.coins[value - 1]
    if not face_up or s.barred >> value & 1:
        return 1
    if value > max(others, default=0):
        return int(front + s.coins[(s.prize[s.trick - 1] & 15) - 1])
    return int(front) if value < min(others) else 1


def shares(game: Game, kinds: list[int], games: int) -> tuple[float, float]:
    """The share of wins and the mean score of the first of these players."""
    states = game.template(game.settle_options(), SEATS, 2)
    standings, points = np.zeros((2, games, SEATS), np.int64)
    loop.play_games(states, 0, games, np.array(kinds), fast_rng(2), standings, points)
    numbers = np.arange(games)
    seats = -numbers % SEATS  # the bots change seats from game to game
    first = standings == standings.max(axis=1, keepdims=True)
    won = first / first.sum(axis=1, keepdims=True)
    return float(won[numbers, seats].mean()), float(points[numbers, seats].mean())


@pytest.mark.parametrize(("game", "least"), [(LUCRE, 0.9), (COIN, 0.95)], ids=["lucre", "coin"])
def test_greedy_beats_three_random_players(game: Game, least: float) -> None:
    """By chance it would win a quarter."""
    share, _ = shares(game, [loop.GREEDY, loop.RANDOM, loop.RANDOM, loop.RANDOM], 2000)
    assert share > least


@pytest.mark.parametrize("game", [LUCRE, COIN], ids=["lucre", "coin"])
def test_a_random_player_hardly_ever_beats_three_greedy_ones(game: Game) -> None:
    share, _ = shares(game, [loop.RANDOM, loop.GREEDY, loop.GREEDY, loop.GREEDY], 2000)
    assert share < 0.02


def test_lucre_four_greedy_players_leave_fewer_coins_lying_than_random_ones() -> None:
    _, greedy = shares(LUCRE, [loop.GREEDY] * SEATS, 2000)
    _, random = shares(LUCRE, [loop.RANDOM] * SEATS, 2000)
    assert greedy > 19 > random + 1


def test_the_chance_to_hold_a_card_is_that_of_drawing_it() -> None:
    """One of 13 in a hand of 4; two of 4 in a hand of 2; all cards; none."""
    assert holds_one(13, 1, 4) == pytest.approx(4 / 13)
    assert holds_one(4, 2, 2) == pytest.approx(5 / 6)
    assert (holds_one(4, 4, 2), holds_one(4, 0, 2), holds_one(4, 3, 2)) == (1, 0, 1)
