"""The search: what it owes to its budget, its memory, its luck and its seat."""

import threading
from copy import copy
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutpurse import bots
from cutpurse.bots.levels import LEVELS
from cutpurse.bots.position import Position
from cutpurse.bots.search.memory import FIRST_FREE, new_searches, new_tree
from cutpurse.bots.search.search import Run, Search, SearchResult
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.bots.search.tree import search_worlds
from cutpurse.check.outlooks import outlook_of
from cutpurse.check.walks import legal_of, redealt, turn_of
from cutpurse.core.chance import fast_rng
from cutpurse.core.compiling import interpreted
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from tests.contract.walks import GAMES, every_game, lucks, matches

A_WHILE = Budget(iterations=300)
NONE_STORED = np.zeros((0, 0))  # worlds
LUCRE, CRYPTRUCK, COIN = (next(game for game in GAMES if game.name == name) for name in ("lucre", "cryptruck", "coin"))


def first_choice(luck: int = 1) -> Position:
    return Position.of(Match(LUCRE, seed=bytes(32)), fast_rng(luck))


def thoughts(match: Match, luck: int, iterations: int = 200) -> SearchResult:
    """What the search thinks of the match's last position, final included, but for how long it took."""
    search = Search(
        replace(LEVELS["expert"][0], nested_worlds=1, nested_choices=2, final_gap=2.0), Budget(iterations=iterations)
    )
    return replace(search.think(Position.of(match, fast_rng(luck))), seconds=0.0)


@every_game
@given(data=st.data())
@settings(max_examples=20)
def test_thoughts_dont_depend_on_what_the_seat_cant_know(game: Game, data: st.DataObject) -> None:
    """The same view and the same luck, but other hidden cards: the same thoughts, to the last digit."""
    match, luck = data.draw(matches(game)), data.draw(lucks)
    if match.turn is not None:
        twin = copy(match)
        twin.frames = [*match.frames[:-1], Frame(redealt(match.states, match.turn, luck ^ 1))]
        assert thoughts(twin, luck) == thoughts(match, luck)


@every_game
@given(data=st.data())
@settings(max_examples=20)
def test_any_position_of_any_options_has_opinions_on_every_action(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    if match.turn is not None:
        found = thoughts(match, data.draw(lucks))
        assert sorted(each.action for each in found.actions) == match.legal
        assert found.chosen in match.legal
        assert sum(each.visits for each in found.actions) <= found.iterations
        for each in found.actions:
            assert each.visits > 0
            assert 0 <= each.value <= 1
            assert 0 <= each.win_share <= 1
            assert len(each.scores) == match.seats


@pytest.mark.parametrize("threads", [1, 2])
def test_with_a_budget_of_iterations_luck_decides_all(threads: int) -> None:
    search = Search(Settings(threads=threads), A_WHILE)
    first, again, other = (search.think(first_choice(luck)) for luck in (5, 5, 6))
    assert first.actions == again.actions
    assert first.chosen == again.chosen
    assert first.actions != other.actions


def test_a_budget_of_iterations_is_kept_unless_it_is_too_small_to_try_all() -> None:
    for iterations in (1, 3, 50, 1000):
        found = Search(Settings(), Budget(iterations=iterations)).think(first_choice())
        actions = len(first_choice().legal)
        assert iterations - actions < found.iterations < iterations + actions


def test_it_stops_at_once_when_told_to_and_still_has_an_opinion() -> None:
    stop = threading.Event()
    stop.set()
    found = Search(Settings(), Budget(seconds=600)).think(first_choice(), stop)
    assert all(each.visits for each in found.actions)


def test_iterations_have_a_limit_in_time_and_it_says_when_that_was_up() -> None:
    short, long = (
        Search(Settings(), Budget(iterations=300, seconds=seconds)).think(first_choice()) for seconds in (1e-9, 600)
    )
    assert short.out_of_time
    assert all(each.visits for each in short.actions)
    assert not long.out_of_time
    assert long.actions == Search(Settings(), A_WHILE).think(first_choice()).actions


def test_a_clear_decision_ends_early_and_is_the_same_one() -> None:
    position = Position.of(Match(LUCRE, options={"mulligan": "off"}, seed=bytes(32)), fast_rng(1))
    luck = position.rng.copy()

    def think(clear: float) -> SearchResult:
        position.rng[:] = luck
        return Search(Settings(), Budget(iterations=5000, clear=clear)).think(position)

    whole, early, never = think(0.0), think(3.0), think(1e9)
    assert early.chosen == whole.chosen
    assert early.iterations < whole.iterations == never.iterations
    assert think(3.0).actions == early.actions


def test_it_goes_on_when_its_tree_is_full() -> None:
    states = np.repeat(first_choice().states, 3)
    tree, searches = new_tree(20), new_searches(0, Settings())
    search_worlds(states, searches, tree, NONE_STORED, legal_of(states), 500, fast_rng(1))
    assert tree[0]["child"] == FIRST_FREE + 20 == len(tree)
    assert searches["visits"].sum() == 500 * len(first_choice().legal)


def test_it_thinks_the_same_interpreted() -> None:
    states = np.repeat(first_choice().states, 3)
    seat, legal = turn_of(states), legal_of(states)
    compiled, plain = (new_searches(seat, Settings()) for _ in range(2))
    search_worlds(states.copy(), compiled, new_tree(100), NONE_STORED, legal, 5, fast_rng(3))
    interpreted(search_worlds)(states.copy(), plain, new_tree(100), NONE_STORED, legal, 5, fast_rng(3))
    assert np.array_equal(compiled["visits"], plain["visits"])
    assert compiled["sums"] == pytest.approx(plain["sums"])


def test_one_choice_takes_no_thought() -> None:
    match = Match(CRYPTRUCK, seed=bytes(32))
    while len(match.legal) > 1:
        match.play(match.legal[0])
    assert Search(Settings(), Budget(seconds=600)).choose(Position.of(match, fast_rng(1))) == match.legal[0]


def test_the_oracle_sees_all_and_may_not_sit_down() -> None:
    assert getattr(bots.make("oracle@10"), "sees_all", False)
    assert not any(getattr(bots.make(name), "sees_all", False) for name in LEVELS)
    with pytest.raises(CutpurseError, match="can't sit at a table"):
        bots.line_up(["oracle@10"], 4)


def test_the_oracle_uses_what_it_sees() -> None:
    """With the true cards in view, other true cards give other thoughts."""
    match, oracle = Match(LUCRE, seed=bytes(32)), bots.make("oracle@400")
    assert isinstance(oracle, Search)
    positions = [Position.open(match, fast_rng(1)) for _ in range(2)]
    positions[1].states = redealt(match.states, positions[1].seat, 7)
    first, second = map(oracle.think, positions)
    assert first.actions != second.actions


@pytest.mark.parametrize("text", ["0", "0ms", "0.0s", "-5", "1e3", "fast", "", "5m", "9999999999"])
def test_budgets_that_are_none_are_told_in_a_sentence(text: str) -> None:
    with pytest.raises(CutpurseError, match="is not a budget"):
        bots.make(f"sharp@{text}")


def settled(children: dict[str, tuple[int, float]]) -> str:
    """What is told to follow Red's first Wealth card, if the tree has these visits and mean values there."""
    match = Match(LUCRE, options={"mulligan": "off"}, seed=bytes(32))
    position = Position.of(match, fast_rng(1))
    run = Run(position, Settings(), Budget(iterations=100))
    wealth = position.parse("wealth 7")
    match.play("wealth 7")
    tree = run.workers[0].tree
    for number, action in enumerate(match.legal):
        visits, mean = children.get(match.game.notation(match.state, action), (500, 0.2))
        if visits:
            node = FIRST_FREE + number
            tree[node] = (visits * mean, visits, action, 0, tree[wealth + 1]["child"])
            tree[wealth + 1]["child"] = node
    then = run.next_action(wealth)
    return "" if then is None else match.game.notation(match.state, then)


def test_the_next_action_is_told_only_if_it_is_clearly_ahead_of_all_others() -> None:
    assert settled({"2 up": (500, 0.6)}) == "2 up"
    assert settled({"2 up": (500, 0.6), "4 up": (500, 0.58)}) == ""
    assert settled({"2 up": (500, 0.6), "4 up": (3, 0.2)}) == ""  # which was hardly tried
    assert settled({"2 up": (500, 0.6), "4 up": (0, 0.0)}) == ""


def test_what_others_do_comes_between_so_nothing_is_told() -> None:
    match = Match(LUCRE, options={"mulligan": "off"}, seed=bytes(32))
    match.play("wealth 7")
    position = Position.of(match, fast_rng(1))
    assert Search(Settings(), Budget(iterations=2000)).think(position).then is None


def last_choice_of_a_round() -> Match:
    """The first Round of COIN, played by the greedy rules until one choice is left."""
    match, rng = Match(COIN, seed=bytes(32)), fast_rng(1)
    while match.states["rounds"][0] == 0:
        match.play(bots.make("greedy").choose(Position.of(match, rng)))
    while match.states["rounds"][0] or len(match.legal) < 2:
        match.take_back()
    return match


def test_after_a_new_deal_the_outlook_is_the_value() -> None:
    """Where the last choice of a deal leaves no luck, neither has the value any."""
    match = last_choice_of_a_round()
    found = thoughts(match, 1)
    for each in found.actions:
        then = match.fork()
        then.play(each.action)
        while then.states["rounds"][0] == 0:
            then.play(then.legal[0])
        expected = outlook_of(then.states)
        assert expected is not None
        assert each.win_share == pytest.approx(expected[0][found.seat])
        assert each.scores == pytest.approx(expected[1])
