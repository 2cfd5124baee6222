"""The games in OpenSpiel, by OpenSpiel's own checks, algorithms and ours."""

import io
import pickle
import unittest
from contextlib import redirect_stdout
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, evaluate_bots, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.tests import games_sim_test

from cutpurse import games
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError, IllegalAction, OptionError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.envs.openspiel import SpielBot, register
from tests.contract.walks import EXAMPLE, GAMES, HEARTS
from tests.games.double_deck import GAME as MANY

OWN = [game for game in GAMES if game not in (EXAMPLE, HEARTS)]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_own_game = pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))

SHORT = {"coin": {"target": 1}, "village": {"chips": 10, "night_cap": 1}}  # games that may be long
TINY_DECK = (
    ";".join(["31", *["-"] * 14])
    + "/"
    + "/".join([";".join(["-"] * 15)] * 2)
    + "/"
    + ";".join(["12", "20", *["-"] * 13])
)
TINY = {"players": 3, "rounds": 1, "deck": TINY_DECK, "deals": 6}  # three cards, and a cleaner each


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example's games are known by name, as if they were installed."""
    others = {game.name: game for game in (EXAMPLE, HEARTS, MANY)}
    monkeypatch.setattr("cutpurse.envs.played.load", lambda name: others.get(name) or games.load(name))


def load(game: Game, **parameters: Any) -> Any:
    return pyspiel.load_game(register(game), SHORT.get(game.name, {}) | parameters)


def begun(game: Any, luck: Random, decisions: int = 0) -> Any:
    """A state after so many random decisions."""
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        decisions -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@every_table
def test_random_games_keep_all_of_openspiels_rules(game: Game, seats: int) -> None:
    pyspiel.random_sim_test(load(game, players=seats), num_sims=1, serialize=True, verbose=False)


@every_own_game
def test_with_few_deals_and_zero_sum_they_do_so_too(game: Game) -> None:
    pyspiel.random_sim_test(load(game, deals=7, zero_sum=True), num_sims=1, serialize=True, verbose=False)


@every_own_game
def test_openspiels_simulation_of_all_registered_games_passes(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 100)
    with redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest().sim_game(load(game))


@every_own_game
def test_openspiels_api_test_of_all_registered_games_passes(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    few = partial(sample_some_states, max_states=40)
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: few(game))
    attributes = {"game": load(game), "game_name": register(game)}
    kind = type(f"EnforceAPIPartialTree_{game.name}", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@every_own_game
def test_what_is_seen_and_permitted_and_won_is_what_a_match_says(game: Game) -> None:
    state, luck = begun(load(game, deals=3), Random(1)), Random(2)
    match = Match(game, seats=state.num_players(), options=SHORT.get(game.name), seed=seed_of(state))
    while not state.is_terminal():
        assert state.current_player() == match.turn
        assert state.legal_actions() == match.legal
        assert match.turn is not None
        seen = game.observe(match.states, 0, match.turn)
        assert np.array_equal(np.array(state.observation_tensor(match.turn), np.float32), seen)
        assert state.information_state_tensor(match.turn)[: len(seen)] == state.observation_tensor(match.turn)
        action = luck.choice(match.legal)
        assert state.action_to_string(match.turn, action) == game.notation(match.state, action)
        state.apply_action(action)
        match.play(action)
    assert match.outcome is not None
    winners = match.outcome.winners
    assert state.returns() == [(seat in winners) / max(1, len(winners)) for seat in range(match.seats)]


def seed_of(state: Any) -> bytes:
    return np.array(state.played.states["seed"][0], "<u4").tobytes()


@every_own_game
def test_a_history_decides_the_state(game: Game) -> None:
    spiel = load(game)
    state = begun(spiel, Random(3), decisions=12)
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.played.states.tobytes() == state.played.states.tobytes()
    assert [again.information_state_string(seat) for seat in range(again.num_players())] == [
        state.information_state_string(seat) for seat in range(state.num_players())
    ]


@every_game
def test_another_world_is_the_same_to_its_seat_and_hides_the_rest(game: Game) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in (0, 3, 9):
        state = begun(load(game), Random(decisions), decisions)
        seats = range(state.num_players())
        for seat in seats if not state.is_terminal() else ():
            worlds = [state.resample_from_infostate(seat, sampler) for _ in range(4)]
            for world in worlds:
                assert world.information_state_string(seat) == state.information_state_string(seat)
                assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert world.observation_string(seat) == state.observation_string(seat)
                assert world.history() == state.history()
            assert len({world.played.states.tobytes() for world in worlds}) > 1


def test_what_others_remember_is_not_to_be_found_in_a_world() -> None:
    """Two states that look the same to seat 0: with the same luck the same world comes of both."""
    state = begun(load(games.load("lucre")), Random(5), decisions=8)
    other = state.clone()
    loop.redeal_at(other.played.states, 0, 0, fast_rng(1))
    other.played.past.memories.clear()
    one, two = (each.resample_from_infostate(0, lambda: 0.5) for each in (state, other))
    assert one.played.states.tobytes() == two.played.states.tobytes()
    for seat in range(1, 4):
        assert one.information_state_string(seat) == two.information_state_string(seat)


def test_information_states_have_perfect_recall() -> None:
    """By OpenSpiel's own check, that walks through a whole game."""
    assert len(api_test._assert_is_perfect_recall(load(games.load("dirty_money"), **TINY))) > 10


@every_own_game
def test_states_can_be_pickled_and_cloned(game: Game) -> None:
    state = begun(load(game), Random(6), decisions=9)
    for twin in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert twin.played.states.tobytes() == state.played.states.tobytes()
        assert str(twin) == str(state)
        assert twin.information_state_string(0) == state.information_state_string(0)
        before = state.played.states.tobytes()
        twin.apply_action(twin.legal_actions()[0])
        assert state.played.states.tobytes() == before


def test_public_and_private_observations_are_told_apart() -> None:
    spiel = load(games.load("lucre"))
    state = begun(spiel, Random(1), decisions=6)
    kind = partial(pyspiel.IIGObservationType, perfect_recall=False)
    public = spiel.make_py_observer(kind(public_info=True, private_info=pyspiel.PrivateInfoType.NONE))
    private = spiel.make_py_observer(kind(public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert len({public.string_from(state, seat) for seat in range(4)}) == 1
    assert len({private.string_from(state, seat) for seat in range(4)}) == 4
    assert public.tensor is private.tensor is None


def test_ismcts_and_our_bots_play_a_game_together() -> None:
    spiel, luck = load(games.load("cryptruck"), players=4), np.random.RandomState(1)
    search = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, luck), 1.4, 6, random_state=luck)
    bots = [search, SpielBot("greedy", seed=1), SpielBot("casual@4", seed=2), SpielBot("random", seed=3)]
    state = begun(spiel, Random(1))
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_openspiel_evaluates_our_bots() -> None:
    spiel = load(games.load("lucre"))
    bots = [SpielBot("greedy", seed=seat) for seat in range(4)]
    assert sum(evaluate_bots.evaluate_bots(spiel.new_initial_state(), bots, np.random.RandomState(1))) == pytest.approx(
        1
    )


def test_a_bot_of_ours_is_shown_nothing_that_its_seat_cannot_know() -> None:
    state = begun(load(games.load("lucre")), Random(5), decisions=8)
    world = state.position(fast_rng(1)).states.tobytes()
    loop.redeal_at(state.played.states, 0, state.current_player(), fast_rng(9))
    assert state.position(fast_rng(1)).states.tobytes() == world


def test_a_seed_decides_what_a_bot_does() -> None:
    state = begun(load(games.load("lucre")), Random(5), decisions=8)
    chosen = [[SpielBot("sharp@20", seed=seed).step(state) for _ in range(3)] for seed in (1, 1)]
    assert chosen[0] == chosen[1]
    assert len({SpielBot("random", seed=seed).step(state) for seed in range(20)}) > 1


def test_cfr_solves_a_game_that_options_have_cut_down() -> None:
    spiel = load(games.load("dirty_money"), **TINY)
    solver = cfr.CFRPlusSolver(spiel)
    gaps = []
    for _ in range(3):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.nash_conv(spiel, solver.average_policy()))
    assert gaps[0] > gaps[-1]
    assert gaps[-1] < 0.1


def test_mccfr_comes_nearer_to_an_equilibrium() -> None:
    spiel = load(games.load("dirty_money"), **TINY)
    np.random.seed(1)  # the solver's luck
    solver = external_sampling_mccfr.ExternalSamplingSolver(spiel)
    gaps = []
    for iterations in (2, 100):
        for _ in range(iterations):
            solver.iteration()
        gaps.append(exploitability.nash_conv(spiel, solver.average_policy()))
    assert gaps[1] < gaps[0] / 2


def test_mccfr_runs_on_any_deals() -> None:
    spiel = load(games.load("dirty_money"), **TINY | {"deals": 0})
    solver = external_sampling_mccfr.ExternalSamplingSolver(spiel)
    for _ in range(5):
        solver.iteration()
    state = begun(spiel, Random(1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_options_are_parameters() -> None:
    spiel = pyspiel.load_game("cutpurse_cryptruck(players=5,white_led=free,open_gift=True,first_dealer=2)")
    state = begun(spiel, Random(1))
    assert [int(state.played.states[name][0]) for name in ("seats", "white_led", "open_gift", "first_dealer")] == [
        5,
        2,
        1,
        2,
    ]
    assert str(pyspiel.load_game(str(spiel))) == str(spiel)
    for text in ("48", "60", TINY_DECK):
        deck = pyspiel.load_game("cutpurse_dirty_money", {"deck": text})
        assert pyspiel.load_game(str(deck)).options == deck.options
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("cutpurse_cryptruck(colour=red)")
    with pytest.raises(OptionError, match="white_led"):
        pyspiel.load_game("cutpurse_cryptruck(white_led=never)")
    with pytest.raises(CutpurseError, match=r"Cryptruck .* is played by 3 to 5"):
        pyspiel.load_game("cutpurse_cryptruck(players=9)")
    with pytest.raises(CutpurseError, match=r"^deals is a number up to 100000, or 0 for 2\*\*32 of them, not -1$"):
        pyspiel.load_game("cutpurse_cryptruck(deals=-1)")


def test_a_wrong_action_and_an_ended_game_are_told() -> None:
    state = begun(load(games.load("lucre")), Random(1))
    wrong = next(action for action in range(40) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match=rf"^action {wrong} is not permitted to seat \d, which may choose \d+ \("):
        state.apply_action(wrong)
    with pytest.raises(IllegalAction, match=r"^chance has the outcomes 0 to 255, not 300$"):
        state.get_game().new_initial_state().apply_action(300)
    state = begun(load(games.load("lucre")), Random(1), decisions=1000)
    with pytest.raises(IllegalAction, match="over"):
        state.apply_action(0)
    with pytest.raises(CutpurseError, match=r"^nobody is to move"):
        SpielBot("greedy").step(state)


def test_a_game_with_many_actions_works() -> None:
    pyspiel.random_sim_test(load(MANY), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("player", [-1, 3, 9])
def test_only_a_player_has_worlds(player: int) -> None:
    state = begun(load(games.load("cryptruck"), players=3), Random(1), 3)
    with pytest.raises(CutpurseError, match=f"^players are 0 to 2, not {player}$"):
        state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_an_observer_of_nothing_private_is_told_nothing_private() -> None:
    game = load(games.load("cryptruck"))
    state = begun(game, Random(1), 3)

    def observer(public: bool, private: Any) -> Any:
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)
        return game.make_py_observer(kind)

    kinds = pyspiel.PrivateInfoType
    assert observer(False, kinds.NONE).string_from(state, 0) == ""
    assert "Hand" in observer(False, kinds.SINGLE_PLAYER).string_from(state, 0)
    public = {observer(True, kinds.NONE).string_from(state, player) for player in range(3)}
    assert len(public) == 1
    with pytest.raises(CutpurseError, match=r"^an observer tells what one player knows, or what all know; not "):
        observer(True, kinds.ALL_PLAYERS)


@pytest.mark.parametrize("name", ["oracle", "oracle@20"])
def test_who_sees_all_cards_is_no_bot_for_openspiel(name: str) -> None:
    with pytest.raises(CutpurseError, match=f"^{name} sees all cards, and a bot is given only what its seat knows$"):
        SpielBot(name)
