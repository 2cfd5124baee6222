"""Many games at once do what one match after the other does."""

from random import Random
from typing import Any

import numpy as np
import pytest

from cutpurse import games
from cutpurse.core import compiling, loop
from cutpurse.core.contract import OVER
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.match import Match
from cutpurse.envs.batch import Batch
from tests.catalogues import ROOT
from tests.games.double_deck import GAME as DOUBLE_DECK

NAMES = games.names()
SHOWN = ("turn", "mask", "observation", "rewards", "ended", "scores", "last_observation")


def shown(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in SHOWN}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def match_of(batch: Batch, i: int) -> Match:
    """A match of the same deal."""
    return Match(
        batch.game,
        seats=int(batch.states["seats"][i]),
        seed=batch.states["seed"][i].astype("<u4").tobytes(),
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_as_matches_do(name: str) -> None:
    batch = Batch(name, 3, seed=7, dtype="float32")
    matches = [match_of(batch, i) for i in range(3)]
    ends = 0
    for number in range(200):
        for i, match in enumerate(matches):
            assert batch.turn[i] == match.turn
            assert np.flatnonzero(batch.mask[i]).tolist() == match.legal
            expected = batch.game.observe(match.states, 0, match.turn or 0)
            assert np.array_equal(batch.observation[i], expected)
        actions = batch.choose("greedy" if number % 2 else "random").copy()
        movers = batch.turn.copy()
        batch.step(actions)
        for i, match in enumerate(matches):
            match.play(int(actions[i]))
            assert batch.ended[i] == match.over
            if match.outcome is None:
                assert not batch.rewards[i].any()
                continue
            share = 1 / max(1, len(match.outcome.winners))
            rewards = [share if seat in match.outcome.winners else 0 for seat in range(match.seats)]
            assert batch.rewards[i].tolist() == pytest.approx(rewards)
            assert tuple(batch.scores[i]) == match.scores
            last = batch.game.observe(match.states, 0, int(movers[i]))
            assert np.array_equal(batch.last_observation[i], last)
            matches[i] = match_of(batch, i)
            ends += 1
    assert ends or batch.game.most_decisions > 200


@pytest.mark.parametrize("threads", [2, 3])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    one = Batch("lucre", 300, seed=3, bots=["you", "greedy", "random"], rotate=True)
    several = Batch("lucre", 300, seed=3, bots=["you", "greedy", "random"], rotate=True, threads=threads)
    for _ in range(40):
        one.step(one.choose())
        several.step(several.choose())
        assert same(shown(one), shown(several))


def test_the_deals_are_the_same_whatever_is_played() -> None:
    seeds = []
    for bot in ("random", "greedy"):
        batch = Batch("cryptruck", 1, seed=5, seats=4, bots=["you", bot])
        dealt: list[list[int]] = []
        while len(dealt) < 5:
            dealt.append(batch.states["seed"][0].tolist())
            while True:
                batch.step(batch.choose(bot))
                if batch.ended[0]:
                    break
        seeds.append(dealt)
    assert seeds[0] == seeds[1]
    assert len({*map(tuple, seeds[0])}) == 5


@pytest.mark.parametrize("observe", ["turn", "all", None])
@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_compiled_and_interpreted_it_is_the_same(observe: Any, dtype: Any) -> None:
    kinds: dict[str, Any] = {"seed": 2, "seats": [3, 4, 5], "observe": observe, "dtype": dtype}
    kinds |= {
        "bots": ["you", "you", "greedy", "random"],
        "rotate": True,
        "options": {"auction": ["first_trick", "every_trick"]},
    }
    compiled = Batch("cryptruck", 3, **kinds)
    played = []
    for _ in range(25):
        played.append((compiled.choose().copy(), shown(compiled)))
        compiled.step(played[-1][0])
    compiling.interpret(compiled.game.layout)
    interpreted = Batch("cryptruck", 3, **kinds)
    for actions, then in played:
        assert same(shown(interpreted), then)
        interpreted.step(actions)


def test_every_seat_is_observed_for_a_critic_that_sees_all() -> None:
    batch = Batch("lucre", 5, seed=1, observe="all", dtype="float32")
    batch.step(batch.choose())
    assert batch.observation.shape == (5, 4, batch.game.observation_size)
    for i in range(5):
        for seat in range(4):
            assert np.array_equal(batch.observation[i, seat], batch.game.observe(batch.states, i, seat))


def test_without_observations_there_are_none() -> None:
    batch = Batch("lucre", 5, seed=1, observe=None)
    batch.step(batch.choose())
    assert batch.observation.shape == (5, 0)


def test_the_arrays_are_the_same_ones_and_lie_in_one_piece() -> None:
    batch = Batch("coin", 8, seed=1)
    first = [getattr(batch, name) for name in SHOWN]
    batch.step(batch.choose())
    batch.reset([2])
    for name, array in zip(SHOWN, first, strict=True):
        assert getattr(batch, name) is array
        assert array.flags.c_contiguous
        lent = np.from_dlpack(array)
        assert lent.ctypes.data == array.ctypes.data, "no copy"


def test_players_and_options_are_drawn_from_what_is_given() -> None:
    batch = Batch(
        "cryptruck",
        400,
        seed=1,
        seats=[3, 5],
        options={"auction": ["first_trick", "every_trick"], "open_gift": True},
        observe="all",
    )
    assert {*batch.states["seats"].tolist()} == {3, 5}
    assert {*batch.states["auction"].tolist()} == {0, 1}
    assert {*batch.states["open_gift"].tolist()} == {1}
    assert batch.rewards.shape == (400, 5)
    for _ in range(200):
        batch.step(batch.choose())
        three = batch.states["seats"] == 3
        assert not batch.observation[three, 3:].any()
        assert not batch.rewards[batch.ended & three, 3:].any() or (batch.ended & ~three).any()
    assert {*batch.states["seats"].tolist()} == {3, 5}


def test_seats_that_bots_hold_are_played_within_the_step() -> None:
    batch = Batch("lucre", 50, seed=1, bots=["random", "you", "greedy"])
    rewards = np.zeros(4)
    for _ in range(2000):
        batch.step(batch.choose())
        assert (batch.turn == 1).all()
        rewards += batch.rewards.sum(axis=0)
    assert rewards[2] > 1.3 * rewards[0], "greedy beats random"
    assert rewards[3] > 1.3 * rewards[1]


def test_places_rotate_from_deal_to_deal() -> None:
    batch = Batch("lucre", 200, seed=1, bots=["you", "greedy"], rotate=True)
    assert {*batch.turn.tolist()} == {0, 1, 2, 3}
    for _ in range(30):
        assert np.array_equal(batch.turn, batch.place(0))
        batch.step(batch.choose())


def test_states_are_saved_forked_and_restored() -> None:
    batch = Batch("dirty_money", 20, seed=1, bots=["you", "greedy"], rotate=True)
    for _ in range(7):
        batch.step(batch.choose())
    kept, then = batch.state(), shown(batch)
    actions = [batch.choose().copy()]
    batch.step(actions[0])
    for _ in range(60):
        actions.append(batch.choose().copy())
        batch.step(actions[-1])
    later = shown(batch)
    batch.load(kept)
    assert all(np.array_equal(getattr(batch, name), then[name]) for name in ("turn", "mask", "observation"))
    twin = Batch("dirty_money", 20, seed=99, bots=["you", "greedy"], rotate=True)
    twin.load(kept)
    for action in actions:
        batch.step(action)
        twin.step(action)
    assert same(shown(batch), later)
    assert all(np.array_equal(getattr(twin, name), later[name]) for name in ("turn", "mask", "observation"))
    batch.load(batch.state([3]), [5, 6, 7])
    assert np.array_equal(batch.mask[3], batch.mask[6])
    assert batch.states[6].tobytes() == batch.states[3].tobytes()


def test_a_state_of_something_else_is_refused() -> None:
    lucre, coin = Batch("lucre", 4, seed=1), Batch("coin", 4, seed=1)
    with pytest.raises(CutpurseError, match="no state of Lucre as its rules are now"):
        lucre.load(coin.state())
    with pytest.raises(CutpurseError, match="3 states can't go to 4 environments"):
        lucre.load(lucre.state([0, 1, 2]))
    with pytest.raises(CutpurseError, match="a game of 5 players is too large for this batch of 3"):
        Batch("cryptruck", 4, seed=1, seats=3).load(Batch("cryptruck", 4, seed=1, seats=5).state())
    with pytest.raises(CutpurseError, match="there are environments 0 to 3, not 4 to 4"):
        lucre.state([4])
    state = lucre.state()
    lists = {name: array.tolist() for name, array in state.items()}
    for wrong in (None, {}, lists, state | {"deals": state["deals"][:, None]}, state | {"moves": state["moves"][0]}):
        with pytest.raises(CutpurseError, match="no state of Lucre as its rules are now"):
            lucre.load(wrong)  # type: ignore[arg-type]


def test_an_action_that_is_not_permitted_changes_nothing() -> None:
    batch = Batch("lucre", 4, seed=1)
    before, states = shown(batch), batch.states.copy()
    actions = batch.choose().copy()
    for wrong in (-2, 40, 63, 64, 1000, int(np.flatnonzero(~batch.mask[2])[0])):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=r"environment 2, \w+: .* is not permitted: "):
            batch.step(actions)
        assert same(shown(batch), before)
        assert batch.states.tobytes() == states.tobytes()


def test_what_is_written_over_the_masks_permits_nothing() -> None:
    batch = Batch("lucre", 4, seed=1)
    wrong = np.argmin(batch.mask, axis=1)
    batch.mask[:] = True
    batch.turn[:] = 99
    with pytest.raises(IllegalAction):
        batch.step(wrong)


def test_an_environment_is_left_as_it_is() -> None:
    batch = Batch("lucre", 4, seed=1)
    before = shown(batch)
    batch.step([-1, -1, batch.choose()[2], -1])
    assert np.array_equal(batch.mask[[0, 1, 3]], before["mask"][[0, 1, 3]])
    assert not np.array_equal(batch.observation[2], before["observation"][2])


def test_an_ended_game_waits_to_be_reset() -> None:
    batch = Batch("lucre", 4, seed=1, auto_reset=False)
    while not (batch.turn == OVER).all():
        batch.step(batch.choose())
    assert not batch.mask.any()
    assert batch.choose().tolist() == [-1] * 4
    with pytest.raises(
        IllegalAction, match="environment 0 has ended; reset it, or leave it as it is with the action -1"
    ):
        batch.step([0, -1, -1, -1])
    batch.reset([1, 3])
    assert (batch.turn != OVER).tolist() == [False, True, False, True]


def test_rewards_may_be_scores() -> None:
    batch = Batch("lucre", 10, seed=1, reward="score")
    while not batch.ended.any():
        batch.step(batch.choose())
    assert np.array_equal(batch.rewards[batch.ended], batch.scores[batch.ended])


def test_a_game_with_more_actions_than_fit_one_word() -> None:
    batch = Batch(DOUBLE_DECK, 6, seed=1)
    assert batch.mask.shape[1] > 63
    seen = np.zeros(batch.game.actions, bool)
    for _ in range(300):
        for i in range(6):
            words = loop.legal_at(batch.states, i)
            assert np.flatnonzero(batch.mask[i]).tolist() == [
                action for action in range(batch.game.actions) if words[action // 63] >> action % 63 & 1
            ]
        seen |= batch.mask.any(axis=0)
        batch.step(batch.choose())
    assert seen[:63].any()
    assert seen[63:].any()


def cut_off() -> set[tuple[str, str]]:
    """The parts of observations of which docs/research.md says that bytes lose something."""
    lines = (ROOT / "docs" / "research.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {(row[0], row[1]) for row in rows if row[0] in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_bytes_lose_what_the_documentation_says_and_no_more(name: str) -> None:
    game, draw = games.load(name), Random(1)
    options = {option.name: [option.sample(draw) for _ in range(4)] for option in game.options}
    given: dict[str, Any] = {"seats": list(game.seats), "options": options, "seed": 1}
    exact, as_bytes = Batch(game, 64, dtype="float32", **given), Batch(game, 64, dtype="uint8", **given)
    outside = np.zeros(game.observation_size, bool)
    for number in range(300):
        near = np.abs(as_bytes.observation / 255 - np.clip(exact.observation, 0, 1))
        assert near.max() <= 0.5 / 255 + 1e-6
        outside |= ((exact.observation < 0) | (exact.observation > 1 + 1e-6)).any(axis=0)
        actions = exact.choose("greedy" if number % 2 else "random")
        exact.step(actions)
        as_bytes.step(actions)
    ends = np.cumsum([length for _, length in game.observation])
    lossy = {game.observation[np.searchsorted(ends, at, side="right")][0] for at in np.flatnonzero(outside)}
    assert {(name, part) for part in lossy} <= cut_off()
