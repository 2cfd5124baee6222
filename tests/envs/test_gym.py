"""One learning seat among bots, by Gymnasium's rules."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector

from cutpurse import games
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.envs.gym import VectorGame


def random_actions(observations: dict[str, Any], rng: np.random.Generator) -> Any:
    chances = rng.random(observations["action_mask"].shape) * observations["action_mask"]
    return chances.argmax(axis=1)


def play(envs: Any, steps: int, seed: int = 1) -> list[Any]:
    rng = np.random.default_rng(seed)
    observations, infos = envs.reset(seed=seed)
    told = [(observations, infos)]
    for _ in range(steps):
        told.append(envs.step(random_actions(told[-1][0], rng)))
    return told


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_gymnasium_finds_nothing_wrong(dtype: Any) -> None:
    """All of its checks that a vector environment can pass; those of steps want a single one's plain numbers."""
    envs = VectorGame("lucre", 1, bots=["greedy"], dtype=dtype, illegal="random")
    env_checker.check_reset_seed_determinism(envs)  # type: ignore[arg-type]
    env_checker.check_reset_options(envs)  # type: ignore[arg-type]
    env_checker.check_reset_return_type(envs)  # type: ignore[arg-type]
    env_checker.check_returned_data_not_reused(envs)  # type: ignore[arg-type]
    env_checker.check_space_limit(envs.single_observation_space, "observation")
    env_checker.check_space_limit(envs.single_action_space, "action")


@pytest.mark.parametrize("name", games.names())
def test_what_comes_back_is_in_the_spaces(name: str) -> None:
    envs = gymnasium.make_vec(f"cutpurse/{name}-v{games.load(name).version}", num_envs=3, bots=["greedy", "random"])
    for observations, rewards, terminated, truncated, _ in play(envs, 20)[1:]:
        assert observations in envs.observation_space
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert rewards.dtype == np.float64
        assert terminated.dtype == truncated.dtype == np.bool_
        assert observations["action_mask"].any(axis=1).all()
    envs.close()


def test_a_seed_decides_everything() -> None:
    one, other = (play(VectorGame("lucre", 5, bots=["greedy", "novice"]), 30) for _ in range(2))
    assert env_checker.data_equivalence(one, other, exact=True)


def test_a_new_game_begins_in_the_same_step() -> None:
    envs = VectorGame("lucre", 8, bots=["greedy"], dtype="float32")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ends = 0
    for _, rewards, ended, _, infos in play(envs, 60)[1:]:
        assert not rewards[~ended].any()
        if not ended.any():
            assert infos == {}
            continue
        ends += int(ended.sum())
        assert infos["_final_obs"].tolist() == ended.tolist()
        for i in np.flatnonzero(ended):
            final, scores = infos["final_obs"][i], infos["final_info"]["scores"][i]
            assert final in envs.single_observation_space
            assert not final["action_mask"].any()
            mine = scores[infos["final_info"]["seat"][i]]
            assert (rewards[i] > 0) <= (mine == scores.max())
    assert ends > 8


def test_gymnasiums_wrappers_count_games() -> None:
    envs = vector.RecordEpisodeStatistics(VectorGame("lucre", 8, bots=["greedy"]))
    play(envs, 60)
    assert envs.episode_count > 8
    assert 0 <= np.mean(envs.return_queue) < 0.25, "random loses to greedy bots"


def test_levels_that_search_may_hold_seats() -> None:
    told = play(VectorGame("lucre", 3, bots=["casual@5", "random", "novice"]), 40)
    assert sum(step[2].sum() for step in told[1:]) >= 3


def test_players_may_vary() -> None:
    envs = VectorGame("cryptruck", 20, bots=["random"], seats=[3, 4, 5])
    play(envs, 60)
    assert {*envs.batch.states["seats"].tolist()} == {3, 4, 5}


def test_what_is_not_permitted_is_an_error_or_exchanged() -> None:
    wrong = np.argmin(VectorGame("lucre", 2).reset(seed=1)[0]["action_mask"], axis=1)
    strict, lenient = VectorGame("lucre", 2), VectorGame("lucre", 2, illegal="random")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="environment 0"):
        strict.step(wrong)
    lenient.reset(seed=1)
    lenient.step(wrong)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bots": ["deep_blue"]}, "there is no bot deep_blue for this; there are random, greedy, novice"),
        ({"bots": ["run:cat"]}, "there is no bot run:cat for this"),
        ({"bots": ["oracle"]}, "there is no bot oracle for this"),
        ({"bots": ["oracle@5"]}, "there is no bot oracle@5 for this"),
        ({"bots": []}, "^name at least one bot: bots hold all seats but yours$"),
        ({"bots": [None]}, "^bots are told by their names, not by None$"),
        ({"bots": ["greedy"] * 7}, "name one to 4 for the seats of a batch, not 8, 'you' among them$"),
        ({"illegal": "ignore"}, "illegal is one of 'error', 'random', not 'ignore'"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        VectorGame("lucre", 2, **given)


@pytest.mark.parametrize("actions", [[-1, 3], [3, 40], [3, -(2**40)]])
def test_a_number_of_no_action_is_an_error(actions: list[int]) -> None:
    """Also -1, which leaves an environment of a batch as it is."""
    envs = VectorGame("lucre", 2)
    envs.reset(seed=1)
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(IllegalAction, match=r"^environment [01]: actions are 0 to 39, not -?\d+$"):
        envs.step(np.array(actions))
    assert envs.batch.states.tobytes() == before


def test_a_number_of_no_action_is_exchanged() -> None:
    envs = VectorGame("lucre", 4, illegal="random")
    legal = envs.reset(seed=1)[0]["action_mask"].argmax(axis=1)
    for wrong in (legal + envs.game.actions, np.full(4, -1), np.full(4, 2**40)):
        before = [envs.batch.states[i].tobytes() for i in range(4)]
        envs.step(wrong)
        assert all(envs.batch.states[i].tobytes() != before[i] for i in range(4))


@pytest.mark.parametrize("illegal", ["error", "random"])
@pytest.mark.parametrize("actions", [[1], [1, 2, 3], [[1, 2]], []])
def test_actions_that_are_not_one_for_each_are_refused(illegal: Any, actions: list[Any]) -> None:
    envs = VectorGame("lucre", 2, illegal=illegal)
    envs.reset(seed=1)
    with pytest.raises(CutpurseError, match=r"^step takes an action for each of 2 environments, not an array of \("):
        envs.step(np.array(actions))


def test_one_seed_for_all() -> None:
    with pytest.raises(CutpurseError, match="one seed together"):
        VectorGame("lucre", 2).reset(seed=[1, 2])


@pytest.mark.parametrize("illegal", ["error", "random"])
@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0.9, 1.2], "actions are whole numbers, not float64"),
        (float("nan"), "actions are whole numbers, not float64"),
        (["1", "2"], "actions are whole numbers, not <U1"),
        (None, "actions are whole numbers, not object"),
        ([[1], [2, 3]], "actions are one row of numbers"),
    ],
)
def test_what_can_not_be_actions_is_refused_and_nothing_is_rounded(illegal: Any, actions: Any, sentence: str) -> None:
    envs = VectorGame("lucre", 2, illegal=illegal)
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(CutpurseError, match=f"^{sentence}"):
        envs.step(actions)
    assert envs.batch.states.tobytes() == before


@pytest.mark.parametrize("bots", ["greedy", "casual"])
def test_games_begin_with_reset(bots: str) -> None:
    envs = VectorGame("lucre", 2, bots=bots)
    with pytest.raises(CutpurseError, match=r"^no games are going on: call reset\(\) first$"):
        envs.step(envs.batch.choose())


def test_reset_takes_no_options() -> None:
    envs = VectorGame("lucre", 2)
    envs.reset(options={})
    with pytest.raises(CutpurseError, match=r"^reset deals everywhere, and takes no options, such as reset_mask$"):
        envs.reset(options={"reset_mask": np.array([True, False])})
