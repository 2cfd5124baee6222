"""The final: the best actions once more, with nested searches, each from what its seat knows."""

import threading
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.memory import SCRATCH, new_searches
from cutpurse.bots.search.nested import compare_worlds, nested_choice
from cutpurse.bots.search.search import Search, SearchResult
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.check.walks import legal_of, redealt, turn_of
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw
from tests.contract.walks import GAMES, every_game, lucks, matches

CRYPTRUCK = next(game for game in GAMES if game.name == "cryptruck")
LUCRE = next(game for game in GAMES if game.name == "lucre")
EXPERT = LEVELS["expert"][0]
ALWAYS = replace(EXPERT, final_gap=2.0, nested_worlds=2, final_min_worlds=0)  # every search has a final, a short one
NONE_STORED = np.zeros((0, 0))  # worlds


def first_choice(luck: int = 1) -> Position:
    return Position.of(Match(CRYPTRUCK, seed=bytes(32)), fast_rng(luck))


def visits_of(found: SearchResult) -> int:
    return sum(each.visits for each in found.actions)


def look(states: States, seat: int, luck: int) -> tuple[int, list[float]]:
    """What the seat chooses by a nested search, and the values that it found."""
    nested = new_searches(seat, Settings(nested_worlds=1, deal_playouts=1, nested_margin=0.0))[0]
    chosen = nested_choice([thaw(states) for _ in range(SCRATCH)], seat, nested, fast_rng(luck))
    return chosen, nested.sums.tolist()


@every_game
@given(data=st.data())
@settings(max_examples=5)
def test_a_nested_search_knows_what_its_seat_knows(game: Game, data: st.DataObject) -> None:
    """In a line of a search it must not know the searching seat's cards, which are the same in all its worlds."""
    match, luck = data.draw(matches(game)), data.draw(lucks)
    if match.turn is not None:
        seen = look(match.states, match.turn, luck)
        assert seen[0] in match.legal
        assert look(redealt(match.states, match.turn, luck ^ 1), match.turn, luck) == seen


def test_a_nested_search_takes_the_greedy_action_unless_another_is_clearly_better() -> None:
    states, seat = first_choice().states, first_choice().seat
    places = [thaw(states) for _ in range(SCRATCH)]
    suggested = int(loop.greedy_at(states, 0, fast_rng(4)))
    assert nested_choice(places, seat, new_searches(seat, Settings(nested_margin=1.0))[0], fast_rng(4)) == suggested


def test_it_compares_the_same_interpreted() -> None:
    states = np.repeat(first_choice().states, SCRATCH)
    seat, legal = turn_of(states), legal_of(states)
    compiled, plain = (new_searches(seat, ALWAYS, 2) for _ in range(2))
    compare_worlds(states.copy(), compiled, NONE_STORED, legal, 2, fast_rng(3))
    interpreted(compare_worlds)(states.copy(), plain, NONE_STORED, legal, 2, fast_rng(3))
    assert np.array_equal(compiled["visits"], plain["visits"])
    assert compiled["sums"] == pytest.approx(plain["sums"])


@pytest.mark.parametrize("threads", [1, 2])
def test_with_a_budget_of_iterations_luck_decides_all(threads: int) -> None:
    search = Search(replace(ALWAYS, threads=threads), Budget(iterations=3000))
    first, again = (search.think(first_choice(5)) for _ in range(2))
    assert (first.actions, first.chosen) == (again.actions, again.chosen)


@pytest.mark.parametrize("iterations", [100, 3000])
def test_without_time_for_enough_worlds_halving_goes_on(iterations: int) -> None:
    found = Search(replace(EXPERT, final_gap=2.0), Budget(iterations=iterations)).think(first_choice())
    assert visits_of(found) == found.iterations
    assert 0.9 * iterations < found.iterations <= iterations


def test_there_is_none_where_the_game_does_not_ask_for_it() -> None:
    position = Position.of(Match(LUCRE, seed=bytes(32)), fast_rng(1))
    found = Search(ALWAYS, Budget(iterations=3000)).think(position)
    assert visits_of(found) == found.iterations


def test_it_can_be_stopped_amid_the_final() -> None:
    stop = threading.Event()
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    found = Search(replace(ALWAYS, halving_share=1e-9), Budget(seconds=600)).think(first_choice(), stop)
    assert found.iterations > visits_of(found)
