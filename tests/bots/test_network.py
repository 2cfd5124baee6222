"""The compiled network gives what NumPy gives, and only the seat's own knowledge counts."""

import numpy as np
import pytest

from cutpurse.bots.policy.network import SHAPE, choose_at, sample
from cutpurse.bots.policy.weights import Policy, Room, part_shapes
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_ACTIONS
from cutpurse.core.game import Game
from cutpurse.core.state import States
from cutpurse.games import load

HIDDEN, SECOND = 16, 8


def random_policy(game: Game, seed: int = 1) -> Policy:
    rng = np.random.default_rng(seed)
    shapes = part_shapes(game, HIDDEN, SECOND)
    parts = {name: rng.normal(0, 0.3, shape).astype(np.float16).astype(np.float32) for name, shape in shapes.items()}
    return Policy(game, HIDDEN, SECOND, parts)


def choose(states: States, room: Room, luck: int = 5) -> tuple[int, float]:
    seat = int(loop.turn_at(states, 0))
    return choose_at(  # type: ignore[no-any-return]
        states, 0, seat, room.net, room.shape, room.observation, room.inputs, room.actions, room.work, room.scores,
        fast_rng(luck),
    )  # fmt: skip


def by_numpy(policy: Policy, room: Room, size: int) -> tuple[np.ndarray, float]:
    """Scores and value of what was last shown to the compiled network."""
    parts = policy.parts
    known = np.maximum(room.observation / 255 @ parts["w1"] + parts["b1"], 0)
    inputs = room.inputs.reshape(MOST_ACTIONS, -1)[:size] / 127
    first = np.maximum(known @ parts["w2"] + inputs @ parts["wf"] + parts["embedding"][room.actions[:size]], 0)
    scores = np.maximum(first @ parts["w3"] + parts["b3"], 0) @ parts["w4"]
    return scores, float(known @ parts["v"] + parts["bv"][0])


def play_on(states: States, actions: int) -> None:
    """Greedy choices, from the deal on."""
    out = np.zeros(MOST_ACTIONS, np.int64)
    loop.begin_at(states, 0, out)
    for luck in range(actions):
        loop.act_at(states, 0, int(loop.greedy_at(states, 0, fast_rng(luck))), out)


@pytest.mark.parametrize("name", ["lucre"])
def test_compiled_scores_are_those_of_numpy(name: str) -> None:
    game = load(name)
    policy = random_policy(game)
    room = Room(policy)
    for moves in (0, 3, 9, 20):
        states = game.deal(game.complete_options(), game.seats[0], bytes([moves] * 32))
        play_on(states, moves)
        action, value = choose(states, room)
        legal = np.zeros(MOST_ACTIONS, np.int64)
        size = loop.list_actions(loop.legal_at(states, 0), legal)
        scores, expected = by_numpy(policy, room, size)
        assert room.actions[:size].tolist() == legal[:size].tolist()
        np.testing.assert_allclose(room.scores[:size], scores, atol=1e-4)
        assert value == pytest.approx(expected, abs=1e-4)
        assert action == legal[int(np.argmax(room.scores[:size]))]


def test_other_hidden_cards_change_no_score() -> None:
    game = load("lucre")
    room = Room(random_policy(game))
    states = game.deal(game.complete_options(), 4, bytes(32))
    play_on(states, 11)
    first = choose(states, room), room.scores.copy()
    for luck in range(20):
        world = states.copy()
        loop.redeal_at(world, 0, int(loop.turn_at(world, 0)), fast_rng(luck))
        assert choose(world, room) == first[0]
        assert (room.scores == first[1]).all()


def test_samples_follow_the_scores() -> None:
    rng, counts = fast_rng(3), [0, 0, 0]
    for _ in range(4000):
        scores = np.log([0.5, 0.3, 0.2])
        counts[sample(scores, 3, 1.0, rng)] += 1
        assert scores.sum() == pytest.approx(1)
    np.testing.assert_allclose(np.array(counts) / 4000, [0.5, 0.3, 0.2], atol=0.04)


def test_parts_fit_the_shape() -> None:
    policy = random_policy(load("lucre"))
    assert len(policy.shape) == SHAPE
    assert len(policy.flat()) == policy.shape[5]
