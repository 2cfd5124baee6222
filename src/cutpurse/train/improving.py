"""Improving a policy by playing: proximal policy optimisation (PPO), with a critic that sees all.

J. Schulman et al., Proximal Policy Optimization Algorithms, arXiv 1707.06347, 2017.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional

from cutpurse.bots.policy.network import INPUTS, OBSERVATION
from cutpurse.bots.policy.weights import Policy, work_room
from cutpurse.core.game import Game
from cutpurse.core.state import States
from cutpurse.train.model import Critic, Kept, Net
from cutpurse.train.rollouts import estimate_advantages, play_to_learn, typical_span

PAIRS = 9  # actions of a decision that there is room for, on average
SPAN_GAMES = 64


@dataclass(frozen=True, kw_only=True)
class Practice:
    """How a policy practises."""

    decisions: int = 16_384  # for each thread, between two updates
    rows: int = 8_192  # decisions in a step
    rounds: int = 2  # of all decisions, in an update
    rate: float = 3e-4
    clip: float = 0.2
    entropy: float = 0.003
    trust: float = 0.95  # lambda of the advantage estimates
    win_weight: float = 0.7
    mix: tuple[float, ...] = (0.35, 0.3, 0.5, 0, 0)  # who plays: see `rollouts`


class Memory:
    """What one thread has played."""

    def __init__(self, game: Game, states: States, shape: np.ndarray, decisions: int, seed: int) -> None:
        views, width = max(game.seats), int(shape[OBSERVATION])
        pairs = decisions * PAIRS + 256
        self.states = states.copy()
        self.views = views
        self.observation = np.zeros((decisions, views, width), np.uint8)
        self.inputs = np.zeros((pairs, int(shape[INPUTS])), np.int8)
        self.actions = np.zeros(pairs, np.int64)
        self.starts, self.sizes, self.chosen = (np.zeros(decisions, np.int64) for _ in range(3))
        self.chances, self.rewards = np.zeros(decisions, np.float32), np.zeros(decisions, np.float32)
        self.seats, self.games = np.zeros(decisions, np.int64), np.zeros(decisions, np.int64)
        self.work = work_room(shape)
        self.rng = np.array([seed * 2_654_435_761 % (1 << 61) + 12345], np.int64)
        self.kept = 0

    def fill(self, nets: np.ndarray, shape: np.ndarray, mix: np.ndarray, worth: np.ndarray) -> None:
        self.kept = int(
            play_to_learn(
                self.states, nets, shape, mix, worth, self.views, self.observation.reshape(-1),
                self.inputs.reshape(-1), self.actions, self.starts, self.sizes, self.chosen, self.chances, self.seats,
                self.games, self.rewards, self.work, self.rng,
            )
        )  # fmt: skip


class Improver:
    """A policy that practises in so many threads."""

    def __init__(
        self, net: Net, states: States, practice: Practice, threads: int, seed: int, device: torch.device
    ) -> None:
        game = net.game
        self.net, self.practice, self.device = net, practice, device
        self.shape = net.policy().shape
        self.critic = Critic(game).to(device)
        self.optimizer = torch.optim.Adam(net.parameters(), practice.rate)
        self.critic_optimizer = torch.optim.Adam(self.critic.parameters(), 1e-3)
        self.generator = torch.Generator().manual_seed(seed)
        self.memories = [Memory(game, states, self.shape, practice.decisions, seed * 1000 + i) for i in range(threads)]
        self.pool = ThreadPoolExecutor(threads)
        span = float(typical_span(states.copy(), SPAN_GAMES, np.array([seed + 99_991], np.int64)))
        self.worth = np.array([practice.win_weight, max(1.0, span), game.better(1)], np.float64)

    def play(self, past: Sequence[Policy]) -> int:
        """Play with the weights as they are, some seats by earlier ones; how many decisions were kept."""
        nets = np.stack([policy.flat() for policy in (self.net.policy(), *past)])
        mix = np.array(self.practice.mix, np.float64)
        list(self.pool.map(lambda memory: memory.fill(nets, self.shape, mix, self.worth), self.memories))
        return sum(memory.kept for memory in self.memories)

    def learn(self, critic_only: bool = False) -> dict[str, float]:
        """Update the weights by what was played."""
        practice, device = self.practice, self.device
        kept, told = self.gather()
        chosen, chances, shown = told["chosen"], told["chances"], told["shown"]
        values = self.criticise(shown)
        gains, targets = self.advantages(values)
        sums = dict.fromkeys(("policy", "value", "entropy", "moved", "critic"), 0.0)
        steps = 0
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(practice.rounds):
            order = torch.randperm(len(chosen), generator=self.generator).to(device)
            for rows in order.split(practice.rows):
                critic_loss = functional.mse_loss(self.critic(shown[rows]), targets[rows])
                step(self.critic_optimizer, self.critic, critic_loss)
                sums["critic"] += float(critic_loss.detach())
                steps += 1
                if critic_only:
                    continue
                every, guessed = self.net(kept.batch(rows))
                now = every.gather(1, chosen[rows][:, None])[:, 0]
                ratio = (now - chances[rows]).exp()
                gain = gains[rows]
                clipped = ratio.clamp(1 - practice.clip, 1 + practice.clip)
                policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
                entropy = -(every.exp() * every.clamp_min(-50)).sum(1).mean()
                value_loss = functional.mse_loss(guessed, targets[rows])
                step(self.optimizer, self.net, policy_loss + 0.25 * value_loss - practice.entropy * entropy)
                sums["policy"] += float(policy_loss.detach())
                sums["value"] += float(value_loss.detach())
                sums["entropy"] += float(entropy.detach())
                sums["moved"] += float((chances[rows] - now).detach().mean())
        explained = 1 - float((targets - values).var() / targets.var().clamp_min(1e-9))
        return {name: total / max(1, steps) for name, total in sums.items()} | {"explained": explained}

    def gather(self) -> tuple[Kept, dict[str, torch.Tensor]]:
        """What all threads have played, on the device."""
        device, memories = self.device, [memory for memory in self.memories if memory.kept]

        def joined(name: str) -> torch.Tensor:
            return torch.cat([torch.from_numpy(vars(each)[name][: each.kept]).to(device) for each in memories])

        starts, inputs, actions, before = [], [], [], 0
        for each in memories:
            pairs = int(each.starts[each.kept - 1] + each.sizes[each.kept - 1])
            starts.append(torch.from_numpy(each.starts[: each.kept]).to(device) + before)
            inputs.append(torch.from_numpy(each.inputs[:pairs]).to(device))
            actions.append(torch.from_numpy(each.actions[:pairs]).to(device))
            before += pairs
        sizes = joined("sizes")
        shown = self.critic.shown(joined("observation"))
        own = shown[:, : self.net.game.observation_size]
        kept = Kept(own, torch.cat(starts), sizes, torch.cat(inputs), torch.cat(actions), int(sizes.max()))
        return kept, {name: joined(name) for name in ("chosen", "chances")} | {"shown": shown}

    @torch.no_grad()
    def criticise(self, shown: torch.Tensor) -> torch.Tensor:
        return torch.cat([self.critic(part) for part in shown.split(self.practice.rows)])

    def advantages(self, values: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """How much better each decision turned out than the critic thought, and what it should think."""
        gains, targets, at = [], [], 0
        guessed = values.float().cpu().numpy()
        for each in self.memories:
            gain, target = np.zeros(each.kept, np.float32), np.zeros(each.kept, np.float32)
            estimate_advantages(
                guessed[at : at + each.kept], each.rewards, each.seats, each.games, self.practice.trust, gain, target
            )
            at += each.kept
            gains.append(gain)
            targets.append(target)
        gained, wanted = (torch.from_numpy(np.concatenate(each)).to(self.device) for each in (gains, targets))
        return gained, wanted


def step(optimizer: torch.optim.Optimizer, module: torch.nn.Module, loss: torch.Tensor) -> None:
    """One step down the gradient."""
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(module.parameters(), 0.5)
    optimizer.step()
