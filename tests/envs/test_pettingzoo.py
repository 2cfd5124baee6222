"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

import io
import pickle
import warnings
from contextlib import redirect_stdout
from functools import partial
from random import Random

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from cutpurse import games
from cutpurse.core.errors import CutpurseError, IllegalAction, OptionError
from cutpurse.core.game import Game
from cutpurse.envs import pettingzoo as ours
from cutpurse.envs.pettingzoo import Environment, environments
from tests.contract.walks import EXAMPLE, GAMES, HEARTS
from tests.games.double_deck import GAME as MANY

TABLES = [(game, seats) for game in GAMES for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# PettingZoo's test warns of any dict that is observed, unless the environment's name is on lists of its own games.
OF_DICTS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # of those who take their leave
}


def play_out(env: Environment, luck: Random, most: int = 100_000) -> list[tuple[str, int]]:
    """Play at random to the end; who did what."""
    told = []
    for agent in env.agent_iter(most):
        seen, _, terminated, _, _ = env.last()
        action = None if terminated else luck.choice(np.flatnonzero(seen["action_mask"]).tolist())
        if action is not None:
            told.append((agent, action))
        env.step(action)
    return told


@every_table
def test_the_api_test_passes_without_a_warning(game: Game, seats: int) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(Environment(game, seats=seats, mask="info"), num_cycles=100)


@every_game
def test_with_the_mask_in_the_observation_it_warns_of_dicts_and_nothing_else(game: Game) -> None:
    with redirect_stdout(io.StringIO()), warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(Environment(game), num_cycles=1000)
    assert {str(warning.message) for warning in told} <= OF_DICTS


@every_table
def test_the_seed_test_passes(game: Game, seats: int) -> None:
    seed_test(partial(Environment, game, seats=seats), num_cycles=100)
    seed_test(partial(Environment, game, seats=seats, mask="info"), num_cycles=100)


@every_game
def test_the_render_test_passes(game: Game) -> None:
    with redirect_stdout(io.StringIO()) as told:
        render_test(partial(Environment, game))
    assert game.title in told.getvalue()  # for human eyes


@every_game
def test_the_performance_benchmark_runs(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", iter(range(0, 10_000, 3)).__next__)  # five seconds pass within two rounds
    with redirect_stdout(io.StringIO()) as told:
        performance_benchmark(Environment(game))
    assert "Finished performance benchmark" in told.getvalue()


@every_table
def test_what_is_seen_and_permitted_and_won_is_what_a_match_says(game: Game, seats: int) -> None:
    from cutpurse.core.match import Match

    env = Environment(game, seats=seats)
    env.reset(seed=5)
    seed = np.random.default_rng(5).bytes(32)
    match, luck = Match(game, seats=seats, seed=seed), Random(1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            assert match.outcome is not None
            seat = env.possible_agents.index(agent)
            assert reward == (seat in match.outcome.winners) / max(1, len(match.outcome.winners))
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        assert agent == f"player_{match.turn}"
        assert match.turn is not None
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal
        assert np.array_equal(seen["observation"], game.observe(match.states, 0, match.turn))
        action = luck.choice(match.legal)
        env.step(action)
        match.play(action)
    assert match.over
    assert not env.agents


def test_somebody_who_waits_sees_the_table_and_may_do_nothing() -> None:
    env = Environment(games.load("lucre"))
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(waiting)
    assert not seen["action_mask"].any()
    assert env.observation_space(waiting).contains(seen)
    assert np.array_equal(env.state().reshape(4, -1)[env.agents.index(waiting)], seen["observation"])


def test_nobody_else_sees_anything() -> None:
    env = Environment(games.load("lucre"))
    env.reset(seed=1)
    with pytest.raises(
        CutpurseError, match=r"^there is no agent bob; there are player_0, player_1, player_2, player_3$"
    ):
        env.observe("bob")


def test_what_was_seen_is_not_changed_by_later_steps() -> None:
    env = Environment(games.load("lucre"))
    env.reset(seed=1)
    first = env.last()[0]
    kept = {name: array.copy() for name, array in first.items()}
    play_out(env, Random(3))
    assert all(np.array_equal(first[name], kept[name]) for name in kept)


def test_names_have_the_version_of_the_rules() -> None:
    from cutpurse.envs.pettingzoo import cryptruck_v1, cryptruck_v2, lucre_v1

    assert str(lucre_v1.env()) == "lucre_v1"
    assert [each.env()._template["rules"][0] for each in (cryptruck_v1, cryptruck_v2)] == [1, 2]
    assert set(environments()) >= {"lucre_v1", "coin_v1", "dirty_money_v1", "village_v2", "cryptruck_v2"}
    with pytest.raises(
        AttributeError, match=r"^there is no lucre_v9, for these versions of the rules are played: lucre_v1$"
    ):
        _ = ours.lucre_v9
    with pytest.raises(AttributeError, match="environments are called lucre_v1"):
        _ = ours.chess_v1


def test_pettingzoo_makes_them_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    registries: dict[str, dict[str, object]] = {"aec": {}, "parallel": {}}
    monkeypatch.setattr("pettingzoo.env_registry.registration._get_registry", registries.__getitem__)
    ours.register()
    for kind in registries:
        env = pettingzoo.make(kind, "cutpurse/cryptruck_v2", seats=4, open_gift=True)
        assert env.metadata["name"] == "cryptruck_v2"
        assert len(env.possible_agents) == 4


def test_options_are_keywords() -> None:
    env = Environment(games.load("cryptruck"), seats=5, white_led="free", open_gift=True)
    assert (env._template["open_gift"][0], env._template["white_led"][0]) == (1, 2)
    with pytest.raises(OptionError, match=r"^there is no option colour; there are auction, "):
        Environment(games.load("cryptruck"), colour="red")
    with pytest.raises(OptionError, match="white_led"):
        Environment(games.load("cryptruck"), white_led="never")
    with pytest.raises(CutpurseError, match=r"^Cryptruck .* is played by 3 to 5, not by 9$"):
        Environment(games.load("cryptruck"), seats=9)
    for wrong in ("4", 4.0, True, [3, 4]):
        with pytest.raises(CutpurseError, match=r"^a number of seats is a whole number, not "):
            Environment(games.load("cryptruck"), seats=wrong)  # type: ignore[arg-type]
    with pytest.raises(CutpurseError, match=r"^the render mode is one of human, ansi, rgb_array, not film$"):
        Environment(games.load("cryptruck"), render_mode="film")
    with pytest.raises(CutpurseError, match=r"^the mask is in the observation or in the info, not in a drawer$"):
        Environment(games.load("cryptruck"), mask="a drawer")  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, 40, 10_000, None, "keep", 1.0, True])
def test_a_wrong_action_is_refused_and_changes_nothing(action: object) -> None:
    env = Environment(games.load("lucre"))
    env.reset(seed=1)
    before = env._states.tobytes()
    with pytest.raises(IllegalAction, match=r"is not permitted to player_\d, who may choose \d+ \(.+\)"):
        env.step(action)  # type: ignore[arg-type]
    assert env._states.tobytes() == before
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])  # a number of NumPy will do


def test_a_game_that_has_not_begun_or_has_ended_is_told() -> None:
    env = Environment(games.load("lucre"), render_mode="ansi")
    for call in (lambda: env.step(0), env.render, env.last):
        with pytest.raises(CutpurseError, match=r"^no game is going on: call reset\(\) first$"):
            call()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(IllegalAction, match=r"^the game is over: step\(None\) for each agent, or reset\(\)"):
        env.step(0)
    play_out(env, Random(0))
    for call in (lambda: env.step(None), env.last):
        with pytest.raises(CutpurseError, match=r"^no game is going on"):
            call()
    assert "Lucre" in str(env.render())  # the end can still be looked at
    with pytest.raises(CutpurseError, match=r"^make the environment with render_mode"):
        Environment(games.load("lucre")).render()


def test_an_environment_can_be_pickled_amid_a_game() -> None:
    env = Environment(games.load("cryptruck"), seats=4)
    env.reset(seed=7)
    luck = Random(2)
    for _ in range(9):
        env.step(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    twin = pickle.loads(pickle.dumps(env))
    assert play_out(env, Random(4)) == play_out(twin, Random(4))
    env.reset()
    twin.reset()
    assert play_out(env, Random(4)) == play_out(twin, Random(4))  # the next deals are the same, too


def test_pictures_of_a_table_have_one_size_and_change_with_it() -> None:
    env = Environment(games.load("lucre"), render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape == after.shape
    assert (before != after).any()


def test_games_of_other_packages_and_with_many_actions_work() -> None:
    assert HEARTS.actions <= 63 < MANY.actions
    for game in (EXAMPLE, HEARTS, MANY):
        env = Environment(game)
        env.reset(seed=1)
        assert play_out(env, Random(1))
