"""The network in PyTorch, the same as in `bots/policy/network.py`, and a critic that sees what every seat knows."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from cutpurse.bots.policy.network import STEPS
from cutpurse.bots.policy.weights import Parts, Policy, part_shapes
from cutpurse.core.game import Game

BYTE = 255.0


@dataclass(frozen=True)
class Batch:
    """Some decisions: what is known, and all their actions in a row."""

    observation: Tensor  # [decisions, numbers], bytes
    inputs: Tensor  # [pairs, inputs]
    actions: Tensor  # [pairs]
    owner: Tensor  # [pairs]: to which decision an action belongs
    place: Tensor  # [pairs]: the how-many-th of its actions it is
    most: int  # actions of a decision


class Net(nn.Module):
    """The policy, with a head for the value of a position."""

    def __init__(self, game: Game, hidden: int, second: int) -> None:
        super().__init__()
        self.game, self.hidden, self.second = game, hidden, second
        for name, shape in part_shapes(game, hidden, second).items():
            part = torch.zeros(shape)
            if len(shape) == 2 and name != "embedding":
                nn.init.normal_(part, std=(2 / shape[0]) ** 0.5 * (2.0 if name == "w1" else 1.0))
            elif name == "w4":
                nn.init.normal_(part, std=0.1 / shape[0] ** 0.5)
            setattr(self, name, nn.Parameter(part))

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of actions [decisions, most], and the values [decisions]."""
        known = functional.relu(batch.observation.float() @ (self.w1 / BYTE) + self.b1)
        context = (known @ self.w2)[batch.owner]
        first = functional.relu(context + batch.inputs.float() @ (self.wf / STEPS) + self.embedding[batch.actions])
        scores = functional.relu(first @ self.w3 + self.b3) @ self.w4
        table = scores.new_full((len(batch.observation), batch.most), -1e9)
        table = table.index_put((batch.owner, batch.place), scores)
        return functional.log_softmax(table, dim=1), known @ self.v + self.bv

    def policy(self) -> Policy:
        """The weights, for compiled code."""
        names = part_shapes(self.game, self.hidden, self.second)
        parts = {name: getattr(self, name).detach().float().cpu().numpy().copy() for name in names}
        return Policy(self.game, self.hidden, self.second, parts)

    def take(self, parts: Parts) -> None:
        """Go on from these weights: what was smaller grows so that all scores stay the same."""
        with torch.no_grad():
            for name, known in parts.items():
                part: Tensor = getattr(self, name)
                if known.ndim == 2:
                    part[known.shape[0] :, : known.shape[1]] = 0  # what is new counts for nothing at first
                else:
                    part.zero_()
                part[tuple(map(slice, known.shape))] = torch.from_numpy(np.array(known))


class Critic(nn.Module):
    """For training: what a position is worth to the deciding seat, by its view and what is hidden in the others'."""

    def __init__(self, game: Game, hidden: int = 128) -> None:
        super().__init__()
        self.columns = hidden_columns(game)
        numbers = game.observation_size + (max(game.seats) - 1) * len(self.columns)
        self.first = nn.Linear(numbers, hidden)
        self.rest = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, 1))

    def shown(self, observations: Tensor) -> Tensor:
        """Of what every seat knows [decisions, views, numbers], the deciding one first, all that it is shown."""
        return torch.cat([observations[:, 0], observations[:, 1:, self.columns].flatten(1)], 1)

    def forward(self, shown: Tensor) -> Tensor:
        values: Tensor = self.rest(functional.linear(shown.float(), self.first.weight / BYTE, self.first.bias))[:, 0]
        return values


def hidden_columns(game: Game) -> list[int]:
    """Where an observation tells what only its own seat knows: parts named so, or everything if there are none."""
    columns: list[int] = []
    at = 0
    for name, length in game.observation:
        if name.startswith("own "):
            columns += range(at, at + length)
        at += length
    return columns or list(range(at))


class Kept:
    """Decisions in memory, of which batches are made. Bytes, on the device where the network is."""

    def __init__(
        self, observation: Tensor, starts: Tensor, sizes: Tensor, inputs: Tensor, actions: Tensor, most: int
    ) -> None:
        self.observation, self.starts, self.sizes = observation, starts, sizes  # [decisions, numbers]
        self.inputs, self.actions, self.most = inputs, actions, most

    def batch(self, rows: Tensor) -> Batch:
        """These decisions."""
        sizes = self.sizes[rows]
        owner = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), sizes)
        before = torch.cumsum(sizes, 0) - sizes
        place = torch.arange(len(owner), device=rows.device) - before[owner]
        pairs = self.starts[rows][owner] + place
        return Batch(self.observation[rows], self.inputs[pairs], self.actions[pairs].long(), owner, place, self.most)
