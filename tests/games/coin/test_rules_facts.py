"""What holds in every game of COIN: the rules over whole games, what follows by counting, facts for the engine."""

from collections import Counter
from typing import Any

import pytest

from cutpurse.core.match import Match
from cutpurse.games._twosided.rules import prize_owner, prize_value
from cutpurse.games.coin.rules import BURY, MIDDLE, NEW_ROUND, OFFER, REVEAL, SCORE

from .._twosided.builder import COIN, LUCRE, Table, coin_end, coin_table, deck_sizes, hand_sizes, lucre_end, lucre_table
from ..builder import legal_words, random_game, steps

COLOURS = ("Red", "Blue", "Orange", "Yellow")


@pytest.fixture(scope="module")
def random_games() -> list[Match]:
    return [random_game(COIN, number) for number in range(12)]


def round_ends(match: Match) -> list[tuple[Any, Any]]:
    """The states before and after each scoring."""
    return [(before.state, after.state) for before, after in steps(match) if before.state.phase == SCORE]


def test_a_round_has_eight_tricks(random_games: list[Match]) -> None:  # COI-11
    for match in random_games:
        tricks = [after.state.trick for before, after in steps(match) if before.state.phase == REVEAL]
        assert tricks == [1, 2, 3, 4, 5, 6, 7, 8] * match.state.rounds


def test_everyone_must_play_one_card_to_the_middle(random_games: list[Match]) -> None:  # COI-18
    for match in random_games:
        for frame in match.frames:
            s = frame.state
            if s.phase == MIDDLE:
                down = [action for action in legal_words(COIN, frame) if action.endswith("down")]
                assert len(down) == s.hand[s.actor].bit_count() > 0
            if s.phase == MIDDLE and s.played == 3:
                assert s.actor == prize_owner(s)


def test_there_is_an_exchange_after_each_trick_but_the_eighth(random_games: list[Match]) -> None:  # COI-22, COI-23
    for match in random_games:
        asked = Counter((s.rounds, s.trick, s.actor) for s in states_in(match, OFFER))
        assert set(asked) == {
            (number, trick, seat) for number in range(match.state.rounds) for trick in range(1, 8) for seat in range(4)
        }
        assert set(asked.values()) == {1}


def states_in(match: Match, phase: int) -> list[Any]:
    return [frame.state for frame in match.frames if frame.state.phase == phase]


def test_a_real_majority_has_at_least_five_gray_coins(random_games: list[Match]) -> None:  # COI-T03, COI-39
    for match in random_games:
        for _, s in round_ends(match):
            gray = [(s.turned[seat] | s.down[seat]).bit_count() for seat in range(4)]
            assert sum(gray) >= 20
            assert max(gray) >= 5


def test_a_normal_game_lasts_three_or_four_rounds(random_games: list[Match]) -> None:  # COI-32, COI-40, COI-E05
    rounds = Counter(match.state.rounds for match in random_games)
    assert set(rounds) <= {2, 3, 4, 5}
    assert rounds[3] + rounds[4] > len(random_games) // 2


# Counting facts


def test_hands_shrink_with_the_own_colour_and_decks_with_every_trick(random_games: list[Match]) -> None:
    """COI-25, COI-34, COI-35."""
    for match in random_games:
        came_up = [0, 0, 0, 0]
        for before, after in steps(match):
            if before.state.phase == REVEAL:
                assert hand_sizes(before.state) == [3 - times for times in came_up]
                assert deck_sizes(after.state) == [8 - after.state.trick] * 4
                came_up[prize_owner(after.state)] += 1
            if before.state.phase == OFFER and after.state.phase != BURY:
                assert deck_sizes(after.state) == [8 - after.state.trick] * 4
            if before.state.phase == SCORE:
                assert came_up == [2, 2, 2, 2]
                assert (hand_sizes(before.state), deck_sizes(before.state)) == ([1] * 4, [0] * 4)
                came_up = [0, 0, 0, 0]


def test_the_final_bank_is_eleven_own_cards_and_the_trick_cards_won(random_games: list[Match]) -> None:  # COI-37
    for match in random_games:
        for _, s in round_ends(match):
            zones = {zone.id: zone for zone in COIN.view(s, None).zones}
            for seat, colour in enumerate(COLOURS):
                cards = zones[f"hoard.{seat}"].cards
                own = [card for card in cards if ".prize." not in card.id]
                assert len(own) == 11
                assert len(cards) == 11 + s.taker.count(seat)
                assert all(card.face is None or card.face.suit == colour for card in own)
                assert all(card.face for card in cards if ".prize." in card.id)


def test_the_tricks_colour_is_never_barred_by_its_own_cards(random_games: list[Match]) -> None:  # COI-38
    for match in random_games:
        for s in states_in(match, MIDDLE):
            owner = prize_owner(s)
            own = s.hand[owner] | 1 << s.middle[owner]
            assert not own >> prize_value(s) & 1
            assert s.up[owner] & own == 0


def test_a_round_gives_at_least_eleven_points_each_and_53_together(random_games: list[Match]) -> None:  # COI-40
    for match in random_games:
        for before, after in round_ends(match):
            points = [new - old for old, new in zip(before.total, after.total, strict=True)]
            assert 11 <= min(points) <= max(points) < 65
            assert sum(points) >= 53


# For the engine


@pytest.mark.parametrize(("answer", "decisions"), [("keep", 17), ("exchange", 24)])
def test_a_player_decides_17_to_24_times_a_round(answer: str, decisions: int) -> None:  # COI-E01
    table = Table(Match(COIN, options={"target": "round"}, seed=bytes(32))).play_until("The end", choose=answer)
    seats = [frame.seat for frame in table.match.frames if frame.action is not None]
    assert [seats.count(seat) for seat in range(4)] == [decisions] * 4


def test_41_actions_of_which_at_most_eight_are_legal(random_games: list[Match]) -> None:  # COI-E02
    assert COIN.actions == 41
    legal = [
        len(legal_words(COIN, frame)) for match in random_games for frame in match.frames if frame.state.phase <= BURY
    ]
    assert max(legal) == 8
    assert min(legal) >= 2


def test_chance_enters_at_the_start_of_a_round_only(random_games: list[Match]) -> None:  # COI-E03
    for match in random_games:
        for before, after in steps(match):
            if before.state.phase == NEW_ROUND:
                assert after.state.words > before.state.words
            else:
                assert after.state.words == before.state.words


def test_coin_is_not_lucre() -> None:  # COI-E06
    hands = {"Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}
    lucre, coin = lucre_table("Red 9", hands=hands), coin_table("Red 9", hands=hands)
    lucre.play("Red: wealth 6")
    coin.play("Red: bank 6")
    assert (lucre.turn, coin.turn) == ("Red", "Blue")  # who plays to the middle first
    lucre.play("Red: 4 down")
    coin.play("Blue: 1 down", "Orange: 1 down")
    assert lucre.turn == coin.turn == "Yellow"
    assert ("9 up" in lucre.may, "9 up" in coin.may) == (True, False)  # what the prize bars
    last = {"Red": 12}
    assert lucre_end(last=last).step().hoards["Red"] == "Red 12, 10 backs"  # where the last card goes
    assert coin_end(last=last).step().hoards["Red"] == "11 backs"
    assert Table(Match(LUCRE)).stage == "Before round 1"  # a swap before the first round
    assert Table(Match(COIN)).stage == "Round 1, Trick 1 of 8"
    won = {"Red": ["Yellow 4"]}
    assert lucre_end(last=last, won=won).step().scores["Red"] == 10 + 3 + 1
    assert coin_end(last=last, won=won).step().scores["Red"] == 11 + 1 + 1 + 11  # foreign card and gray majority
    assert not coin_end().step().match.over  # several Rounds
    assert lucre_end().step().match.over
