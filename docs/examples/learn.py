"""Learn to play a game from its results alone: policy gradients in PyTorch, on a batch.

    python docs/examples/learn.py                    # Cryptruck against three random players, for two minutes
    python docs/examples/learn.py lucre --seconds 60 --others greedy

One seat learns, the others are played by bots within the step. It is PPO (Schulman et al., 2017) as small as it can be.
The reward is by how much the seat's score is above the mean in the end, which tells more than who won.
"""

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from cutpurse.envs.batch import Batch

FORBIDDEN = -1e9  # as good as never
SCALE = 10  # points that count as 1
MEMORY = 0.95  # how far a surprise goes back to the decisions before it (lambda of GAE)
CLIP = 0.2  # how far a chance may move before the rows are gathered anew
PASSES = 2


class Rows(NamedTuple):
    """Decisions, and what came of them."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # logarithm of the chance with which it was taken
    advantage: Tensor
    goal: Tensor  # what the network should have expected


class Network(nn.Module):
    """What to do, and what to expect in the end."""

    def __init__(self, batch: Batch, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(batch.observation.shape[1], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, batch.mask.shape[1]), nn.Linear(width, 1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.body(observation.float() / 255)
        return self.policy(seen).masked_fill(~mask, FORBIDDEN), self.value(seen)[:, 0]


def gather(batch: Batch, network: Network, steps: int) -> tuple[Rows, float]:
    """Some steps of all games, a row for each decision; and the share of the games won that ended meanwhile."""
    observation, mask = torch.from_dlpack(batch.observation), torch.from_dlpack(batch.mask)  # no copies
    taken: list[tuple[Tensor, ...]] = []
    won, games, everyone = 0.0, 0, range(batch.size)
    for _ in range(steps):
        logits, value = network(observation, mask)
        choice = torch.distributions.Categorical(logits=logits, validate_args=False)
        action, seen = choice.sample(), (observation.clone(), mask.clone())
        mine = batch.place()  # where the learner sits; the next game may change that
        batch.step(action.numpy())
        ended = torch.from_numpy(batch.ended.copy())
        ahead = torch.from_numpy(batch.scores[everyone, mine] - batch.scores.mean(axis=1)).float() / SCALE
        won, games = won + batch.rewards[everyone, mine].sum(), games + batch.ended.sum()
        taken.append((*seen, action, choice.log_prob(action), value, torch.where(ended, ahead, 0), ended))
    following, advantage = network(observation, mask)[1], torch.zeros(batch.size)
    advantages = []
    for *_, value, reward, ended in reversed(taken):  # what came of it, from the end back
        going_on = (~ended).float()
        surprise = reward + going_on * following - value
        following, advantage = value, surprise + MEMORY * going_on * advantage
        advantages.append(advantage)
    observed, masks, actions, chances, values, _, _ = map(torch.cat, zip(*taken, strict=True))
    better = torch.cat(advantages[::-1])
    return Rows(observed, masks, actions, chances, better, better + values), float(won / max(1, games))


def improve(network: Network, optimiser: torch.optim.Optimizer, rows: Rows, size: int = 2048) -> None:
    """A few passes over the decisions, in small pieces."""
    better = (rows.advantage - rows.advantage.mean()) / (rows.advantage.std() + 1e-6)
    for _ in range(PASSES):
        for piece in torch.randperm(len(better)).split(size):
            logits, value = network(rows.observation[piece], rows.mask[piece])
            choice = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = (choice.log_prob(rows.action[piece]) - rows.chance[piece]).exp()
            gain = torch.minimum(ratio * better[piece], ratio.clamp(1 - CLIP, 1 + CLIP) * better[piece])
            curious = 0.01 * choice.entropy()
            loss = functional.mse_loss(value, rows.goal[piece]) - (gain + curious).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def learn(batch: Batch, network: Network, *, steps: int = 32, rate: float = 1e-3) -> Iterator[float]:
    """Learn for as long as somebody asks; each time the share of games won meanwhile."""
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    while True:
        with torch.no_grad():
            rows, won = gather(batch, network, steps)
        improve(network, optimiser, rows)
        yield won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="cryptruck")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--others", default="random", help="who holds the other seats: random or greedy")
    parser.add_argument("--games", type=int, default=512, help="how many games at once")
    given = parser.parse_args()
    torch.manual_seed(1)
    batch = Batch(given.game, given.games, seats=4, bots=["you", given.others], rotate=True, seed=1)
    network, start = Network(batch), time.monotonic()
    for number, won in enumerate(learn(batch, network), 1):
        print(f"{time.monotonic() - start:5.0f} s  turn {number:3}  wins {won:.1%}; by chance 25%", flush=True)
        if time.monotonic() - start > given.seconds:
            return


if __name__ == "__main__":
    main()
