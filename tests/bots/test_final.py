"""The final: the best actions once more, among seats that look ahead from what they know themselves."""

import threading
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.beliefs import WORK
from cutpurse.bots.search.final import compare, look_ahead
from cutpurse.bots.search.plan import Budget, Plan
from cutpurse.bots.search.search import Search
from cutpurse.bots.search.tree import new_memory
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.state import States, thaw
from tests.contract.walks import GAMES, every_game, legal_of, lucks, matches, redealt, turn_of

CRYPTRUCK = next(game for game in GAMES if game.name == "cryptruck")
LUCRE = next(game for game in GAMES if game.name == "lucre")
EXPERT = LEVELS["expert"][0]
ALL_NEAR = replace(EXPERT, near=2.0, glances=2, room=0)  # every race has a final, a short one
ANEW = np.zeros((0, 0))  # no worlds are kept


def first_choice(luck: int = 1) -> Position:
    return Position.of(Match(CRYPTRUCK, seed=bytes(32)), fast_rng(luck))


def look(states: States, seat: int, luck: int) -> tuple[int, list[float]]:
    """What the seat chooses when it looks ahead, and what it has seen."""
    mind, plan = new_memory()[0], Plan(glances=1, tails=1, margin=0.0)
    places = [thaw(states) for _ in range(WORK)]
    chosen = look_ahead(places, seat, plan.settings(10.0), mind, fast_rng(luck))
    return chosen, mind.sums.tolist()


@every_game
@given(data=st.data())
@settings(max_examples=5)
def test_a_seat_that_looks_ahead_looks_from_what_it_knows(game: Game, data: st.DataObject) -> None:
    """In a line of a search it must not know the searching seat's cards, which are the same in all its worlds."""
    match, luck = data.draw(matches(game)), data.draw(lucks)
    if match.turn is not None:
        seen = look(match.states, match.turn, luck)
        assert seen[0] in match.legal
        assert look(redealt(match.states, match.turn, luck ^ 1), match.turn, luck) == seen


def test_a_seat_that_looks_ahead_stays_with_the_greedy_rules_unless_another_is_clearly_better() -> None:
    states, seat = first_choice().states, first_choice().seat
    places = [thaw(states) for _ in range(WORK)]
    suggested = int(loop.greedy_at(states, 0, fast_rng(4)))
    assert look_ahead(places, seat, Plan(margin=1.0).settings(10.0), new_memory()[0], fast_rng(4)) == suggested


def test_it_compares_the_same_interpreted() -> None:
    states = np.repeat(first_choice().states, WORK)
    seat, legal, plan = turn_of(states), legal_of(states), ALL_NEAR.settings(10.0)
    compiled, plain = ((new_memory(), new_memory()) for _ in range(2))
    compare(states.copy(), seat, legal, 2, ANEW, plan, plan, *compiled, fast_rng(3))
    interpreted(compare)(states.copy(), seat, legal, 2, ANEW, plan, plan, *plain, fast_rng(3))
    for one, other in zip(compiled, plain, strict=True):
        assert np.array_equal(one["visits"], other["visits"])
    assert compiled[0]["sums"] == pytest.approx(plain[0]["sums"])


@pytest.mark.parametrize("threads", [1, 2])
def test_with_a_budget_of_iterations_luck_decides_all(threads: int) -> None:
    search = Search(replace(ALL_NEAR, threads=threads), Budget(iterations=3000))
    first, again = (search.think(first_choice(5)) for _ in range(2))
    assert (first.opinions, first.chosen) == (again.opinions, again.chosen)


def test_playouts_of_the_seats_that_look_ahead_count_as_iterations() -> None:
    thought = Search(ALL_NEAR, Budget(iterations=3000)).think(first_choice())
    visits = sum(opinion.visits for opinion in thought.opinions)
    assert visits < thought.iterations - 1000
    assert 2000 < thought.iterations < 4000


@pytest.mark.parametrize("iterations", [100, 3000])
def test_without_room_for_enough_worlds_the_race_goes_on(iterations: int) -> None:
    thought = Search(replace(EXPERT, near=2.0), Budget(iterations=iterations)).think(first_choice())
    assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations
    assert 0.9 * iterations < thought.iterations <= iterations


def test_there_is_none_where_the_game_does_not_ask_for_it() -> None:
    position = Position.of(Match(LUCRE, seed=bytes(32)), fast_rng(1))
    thought = Search(ALL_NEAR, Budget(iterations=3000)).think(position)
    assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations


def test_there_is_none_if_the_race_is_clear() -> None:
    thought = Search(replace(EXPERT, near=0.0), Budget(iterations=3000)).think(first_choice())
    assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations < 1000


def test_it_can_be_stopped_amid_the_final() -> None:
    stop = threading.Event()
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    thought = Search(replace(ALL_NEAR, race=1e-9), Budget(seconds=600)).think(first_choice(), stop)
    assert thought.iterations > sum(opinion.visits for opinion in thought.opinions)
