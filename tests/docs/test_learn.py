"""The example that learns: a few seconds are enough to see it."""

import torch

from cutpurse.envs.batch import Batch
from docs.examples.learn import Network, learn


def test_it_learns_on_a_tiny_budget() -> None:
    torch.manual_seed(1)
    batch = Batch("lucre", 256, bots=["you", "random"], rotate=True, seed=1)
    learning = learn(batch, Network(batch, width=64), steps=16, rate=3e-3)
    first, *_, last = [next(learning) for _ in range(10)]
    assert first < 0.4, "it begins as one of four random players"
    assert last > 0.5


def test_it_learns_from_the_arrays_themselves() -> None:
    batch = Batch("lucre", 4, seed=1)
    observation = torch.from_dlpack(batch.observation)
    batch.step(batch.choose())
    assert observation.data_ptr() == batch.observation.ctypes.data
    assert observation.numpy().tobytes() == batch.observation.tobytes()
