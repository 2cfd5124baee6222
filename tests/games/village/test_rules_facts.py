"""What an engine for The Village relies on: how turns, games and numbers of cards and chips behave."""

from itertools import pairwise

import pytest

from cutpurse.core import loop
from cutpurse.games.village.laws import BROKEN_LAWS
from cutpurse.games.village.rules_table import ACTIONS, Action

from ..builder import random_game
from .builder import VILLAGE, village


def test_a_turn_takes_its_parts_in_any_order() -> None:  # VIL-E01
    hands = {"North": "HHHSSC", "East": "SSSHCR", "West": "RRRHSC"}
    table = village(hands=hands, refuse="S", courtyard="C", deck="H", token="East", turn="East")
    table.do("accuse West", "take refuse", "stumble North", "discard Coffer", "draw")
    assert table.may == ["end turn"]
    table.do("end turn", "discard Hill", "discard Hill", "expose Coffer")
    assert (table.held("East"), table.courtyard) == ("SSSSR+C", "HHC")
    assert table.turn == "South"


def test_a_stumble_may_come_between_all_else_and_the_stumbled_player_replaces_a_public_card() -> None:
    """VIL-E01, VIL-A20."""
    table = village(hands={"East": "SSSSHR"}, public={"East": "H"}, token="North", deck="C")
    table.do("draw", "stumble East", "discard public Hill")
    assert (table.turn, table.may) == ("East", ["expose Steeple", "expose Rake"])
    table.do("expose Rake")
    assert (table.held("East"), table.turn) == ("SSSS+R", "North")
    assert "end turn" in table.may


def test_sixty_two_actions_are_enough_as_a_trade_takes_two() -> None:
    """VIL-E02. Wagers 22, five in a turn that need no card, 8 to give, 4 to take, 8 discards, 3 + 3 targets, …"""
    assert [after - action for action, after in pairwise([*Action, ACTIONS])] == [
        *[1, 20, 1],
        *[1, 1, 1, 1, 8, 4, 8],
        *[3, 3, 4, 1, 1, 4],
    ]
    assert VILLAGE.actions == ACTIONS == 62


def test_luck_decides_at_the_deal_only() -> None:  # VIL-E03
    match = random_game(VILLAGE, 5)
    words = {frame.states["words"][0] for frame in match.frames[1:]}  # the first step deals the hands
    assert len(words) == 1


def test_at_most_ten_cards_are_drawn_in_a_night() -> None:  # VIL-E04
    table = village()
    for number in range(8):
        table.do("draw two" if table.turn == "West" else "draw", "end turn")
        while table.may[0].startswith("discard"):
            table.do(table.may[0])
        assert number == 7 or table.stage == f"Night 1, turn {number + 2} of 8"
    assert len(table.cards_left) == 56 - 10


def test_a_day_takes_at_most_twelve_decisions() -> None:  # VIL-E05, VIL-A04
    table = village(day=True)
    for number in range(12):
        assert table.stage == "Day 1, wagers", number
        table.wager(1 if number < 4 else 1 + (number > 4))
    assert table.stage == "Night 1, turn 1 of 8"


def test_players_who_only_pass_and_trade_would_play_for_ever() -> None:  # VIL-E06, VIL-A24
    table = village(courtyard="H", night=28).end_night()
    table.wager(1, 1, 1, 1, 0, 0, 0)
    for _ in range(8):
        table.do("give Hill", "take Hill", "end turn")
    assert len(table.cards_left) == 55
    table.end_night()
    assert table.winners == []
    assert table.stacks == [50] * 4
    assert table.reason == "30 Nights have passed: everybody loses"


def test_scores_are_chips_and_winners_come_first() -> None:  # VIL-E09
    """A winner with few chips still wins; the others are ranked by their chips."""
    hands = {"West": "RRRRRR"}
    table = village(hands=hands, stacks=(80, 60, 50, 0), turn="West", second=True).end_night("West")
    assert table.winners == ["West"]
    assert table.outcome.scores == (80, 60, 50, 10)
    assert table.outcome.ranks == (2, 3, 4, 1)
    assert sum(score - 50 for score in table.outcome.scores) == 0


@pytest.mark.parametrize(("field", "place", "law"), [("courtyard", 0, 1), ("stack", 2, 2)])
def test_a_card_or_a_chip_too_many_is_found(field: str, place: int, law: int) -> None:  # VIL-E08
    states = village(courtyard="HS").match.states.copy()
    states[field][0, place] += 1
    assert loop.broken_law_at(states, 0) == law
    assert law in BROKEN_LAWS


def test_cards_in_a_hand_that_they_did_not_come_to_are_found() -> None:  # VIL-E08
    states = village(hands={"North": "HHHHHH", "East": "SSSSSS"}).match.states.copy()
    states["hidden"][0, :2] = states["hidden"][0, [1, 0]]
    assert loop.broken_law_at(states, 0) == 4


def test_a_courtyard_or_a_hand_that_is_too_large_is_found() -> None:  # VIL-E08, VIL-19, VIL-20
    full = village(courtyard="HHSS", refuse="R").match.states.copy()
    full["courtyard"][0, 3] += 1
    full["refused"][0] -= 1
    assert loop.broken_law_at(full, 0) == 3
    seven = village(turn="East").do("draw").match.states.copy()
    assert loop.broken_law_at(seven, 0) == 0  # in the own turn
    seven["turns"][0] += 1
    assert loop.broken_law_at(seven, 0) == 5
