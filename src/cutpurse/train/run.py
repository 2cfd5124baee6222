"""One training from the beginning to the weights: collect, copy, improve, measure; it goes on where it was stopped."""

import json
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from operator import gt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

from cutpurse.bots.policy.weights import FILE, Parts, Policy, WrongPolicy, part_shapes, read_parts
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.state import States
from cutpurse.train.collect import Labelled, collect, label_games
from cutpurse.train.copying import copy_search
from cutpurse.train.evaluation import Strength, overall, strengths
from cutpurse.train.improving import Improver, Practice
from cutpurse.train.model import Net
from cutpurse.train.tables import training_tables

CHECKPOINT, CURVES = "checkpoint.pt", "curves.jsonl"
LAST_DEALS = 4  # times as many deals measure what is kept in the end, other ones than it was chosen by
WARM_DECISIONS = 2048
EARLIER = 8  # policies that it also plays against


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is trained, and how long."""

    game: Game
    out: Path
    minutes: float = 5.0
    workers: int = 2
    seed: int = 1
    hidden: int = 64
    second: int = 32
    iterations: int = 200  # of the search that is copied
    decisions: int | None = None  # at most so many are copied
    collecting: float = 0.35  # of the time
    copying: float = 0.08
    rounds: int = 30  # of all decisions, while copying
    deals: int = 300  # to measure with, for each number of players
    every: float = 20.0  # seconds between two measurements
    first_critic: int = 5  # updates of the critic alone
    updates: int | None = None  # at most
    device: str = "auto"
    begin: Path | None = None  # weights to go on from, of this game
    practice: Practice = field(default_factory=Practice)


def no_bar(done: int, whole: int) -> None:
    """Show nothing."""


class Training:
    """One run, in a folder."""

    def __init__(
        self, plan: Plan, say: Callable[[str], None] = print, progress: Callable[[int, int], None] = no_bar
    ) -> None:
        self.plan, self.say, self.progress = plan, say, progress
        self.start = time.time()
        self.device = device_of(plan.device)
        plan.out.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(plan.workers)  # more only wait for each other
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.generator = torch.Generator().manual_seed(plan.seed)
        self.net = Net(plan.game, plan.hidden, plan.second).to(self.device)
        if plan.begin:
            self.net.take(fitting(plan))
        self.best: tuple[float, Policy] | None = None
        self.earlier: deque[Policy] = deque(maxlen=EARLIER)
        self.updates = self.decisions = 0
        self.before = self.trained = 0.0  # seconds of runs before this one, and of all
        self.interrupted = False

    def run(self) -> list[Strength]:
        """All of it; how strong the policy is that was kept."""
        plan = self.plan
        saved = plan.out / CHECKPOINT
        state = self.load(saved) if saved.exists() else None
        self.warm_up()
        self.begun = time.time()
        self.end = self.begun + 60 * plan.minutes
        if state is None:
            self.copy()
        else:
            self.judge(state["kept"])  # by the deals of this run: those of the last one may have been others
        seed = plan.seed + self.updates
        improver = Improver(self.net, self.tables(), plan.practice, plan.workers, seed, self.device)
        if state:
            with self.refusing():
                improver.critic.load_state_dict(state["critic"])
                improver.optimizer.load_state_dict(state["optimizer"])
                improver.critic_optimizer.load_state_dict(state["critic_optimizer"])
        elif self.best:
            self.save(improver)  # what was copied took long to collect
        self.improve(improver)
        return self.finish()

    @property
    def weights(self) -> Path:
        """Where the best policy is kept."""
        return self.plan.out / FILE

    def tables(self) -> States:
        """Where it plays: a state to play in, and templates."""
        return training_tables(self.plan.game, Random(self.plan.seed))

    def opponents(self) -> Sequence[Policy]:
        """The policies that it plays against, besides greedy players."""
        return self.earlier

    def strengths(self, policy: Policy, deals: int, seed: int) -> list[Strength]:
        """How strong a policy is."""
        return strengths(policy, deals, self.plan.workers, seed)

    def about(self) -> dict[str, str]:
        """What else must be the same to go on from a checkpoint."""
        return {}

    def warm_up(self) -> None:
        """Have all compiled that is needed, once, before processes and threads do it at the same time."""
        plan = self.plan
        if plan.collecting > 0 and not (plan.out / CHECKPOINT).exists():
            label_games(plan.game.name, plan.iterations, 0, time.time() + 3600, 1)
        small = replace(plan.practice, decisions=WARM_DECISIONS, rows=WARM_DECISIONS)
        net = Net(plan.game, plan.hidden, plan.second).to(self.device)
        improver = Improver(net, self.tables(), small, 1, plan.seed, self.device)
        if improver.play(self.opponents()):
            improver.learn()
        self.strengths(improver.net.policy(), 2, plan.seed)
        self.tell("compiled")

    def copy(self) -> None:
        """Collect decisions of the search, and copy them."""
        plan, length = self.plan, self.end - time.time()
        if plan.collecting <= 0:
            return
        pieces: list[Labelled] = []
        told = time.time()
        until = told + plan.collecting * length
        for piece in collect(plan.game.name, plan.iterations, plan.workers, until, plan.seed, plan.decisions):
            pieces.append(piece)
            if time.time() - told > self.plan.every:
                told = time.time()
                self.tell("collect", decisions=sum(map(len, pieces)))
        if not pieces:
            return
        data = Labelled.joined(pieces)
        self.tell("collect", decisions=len(data))
        copied_until = time.time() + plan.copying * length
        copy_search(self.net, data, copied_until, plan.rounds, self.generator, self.tell)
        self.measure()

    def improve(self, improver: Improver) -> None:
        """Practise until the time is up, or Ctrl-C."""
        try:
            self.practise(improver)
        except KeyboardInterrupt:
            self.interrupted = True
        self.measure()
        self.save(improver)

    def practise(self, improver: Improver) -> None:
        """Play and learn in turn, and measure now and then."""
        plan = self.plan
        begun = measured = time.time()
        if self.best is None:
            self.measure()
        last = (LAST_DEALS + 1) * self.seconds_of_measure + 3
        first = self.updates
        while time.time() < self.end - last and (plan.updates is None or self.updates - first < plan.updates):
            left = (self.end - time.time()) / max(1e-9, self.end - begun)
            for group in improver.optimizer.param_groups:
                group["lr"] = plan.practice.rate * max(0.05, left)
            before = time.time()
            self.decisions += improver.play(self.opponents())
            played = time.time()
            told = improver.learn(critic_only=self.updates < plan.first_critic)
            self.updates += 1
            self.progress(int(time.time() - self.begun), int(self.end - self.begun))
            if time.time() - measured > plan.every:
                self.tell(
                    "improve", update=self.updates, decisions=self.decisions, playing=played - before,
                    learning=time.time() - played, **told,
                )  # fmt: skip
                self.measure()
                measured = time.time()
                self.save(improver)

    def measure(self) -> None:
        """How strong the policy is now; it is also one to play against."""
        policy = rounded(self.net.policy())
        self.judge(policy)
        self.earlier.append(policy)

    def judge(self, policy: Policy) -> None:
        """Against greedy players; the best policy is kept."""
        plan, before = self.plan, time.time()
        found = self.strengths(policy, plan.deals, plan.seed)
        now = overall(found)
        if self.best is None or now > self.best[0]:
            self.best = now, policy
            policy.write(self.weights)
        self.seconds_of_measure = time.time() - before
        self.tell("measure", overall=now, best=self.best[0], **{f"wins_{each.seats}": each.wins for each in found})

    def finish(self) -> list[Strength]:
        """Measure what was kept, on deals that it was not chosen by."""
        assert self.best
        plan = self.plan
        found = self.strengths(self.best[1], LAST_DEALS * plan.deals, plan.seed + 1_000_000_007)
        about = {f"wins_{each.seats}": each.wins for each in found} | {
            f"error_{each.seats}": each.error for each in found
        }
        self.tell("kept", overall=overall(found), **about)
        for each in found:
            self.say(f"{plan.game.title}, {each}")
        return found

    def tell(self, stage: str, **numbers: float) -> None:
        """A line of the curves."""
        rounded_off = {name: round(number, 5) for name, number in numbers.items()}
        line = {"stage": stage, "time": round(self.before + time.time() - self.start, 1)} | rounded_off
        with (self.plan.out / CURVES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.say(" ".join([self.plan.game.name, *(f"{name}={value}" for name, value in line.items())]))

    def save(self, improver: Improver) -> None:
        """Keep all that is needed to go on."""
        self.trained = self.before + time.time() - self.begun
        state = {
            "net": self.net.state_dict(),
            "critic": improver.critic.state_dict(),
            "optimizer": improver.optimizer.state_dict(),
            "critic_optimizer": improver.critic_optimizer.state_dict(),
            "about": self.about(),
            "updates": self.updates,
            "decisions": self.decisions,
            "seconds": self.trained,
            "earlier": [{name: torch.from_numpy(part) for name, part in each.parts.items()} for each in self.earlier],
        }
        beside = self.plan.out / (CHECKPOINT + ".new")
        torch.save(state, beside)
        beside.replace(self.plan.out / CHECKPOINT)

    def load(self, file: Path) -> dict[str, Any]:
        """Go on from there."""
        plan = self.plan
        with self.refusing():
            state: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)
            if state["about"] != self.about():
                raise WrongPolicy("it is about something else")
            self.net.load_state_dict(state["net"])
            state["kept"] = Policy.read(plan.game, self.weights)
            for parts in state["earlier"]:
                arrays = {name: part.cpu().numpy() for name, part in parts.items()}
                self.earlier.append(Policy(plan.game, plan.hidden, plan.second, arrays))
            self.updates, self.decisions, self.before = state["updates"], state["decisions"], state["seconds"]
        return state

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Whatever goes wrong within, it is the checkpoint's fault: damaged, or of another training."""
        try:
            yield
        except Exception as error:
            plan = self.plan
            raise CutpurseError(
                f"what is in {plan.out} is no such training of {plan.game.title} as it is now; take another folder"
            ) from error


def device_of(name: str) -> torch.device:
    """Where PyTorch computes; a CutpurseError if it can't there."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    try:
        device = torch.device(name)
        torch.zeros(1, device=device).cpu()
    except Exception as error:  # a name that it doesn't know, or lacks the libraries for: each raises something else
        raise CutpurseError(f"PyTorch can't compute on the device {name!s:.40} here; cpu is always there") from error
    return device


def fitting(plan: Plan) -> Parts:
    """The weights to go on from; the network may be larger, and shown further numbers behind those it knew."""
    parts, _ = read_parts(plan.game, plan.begin)
    shapes = part_shapes(plan.game, plan.hidden, plan.second)
    if parts.keys() != shapes.keys() or any(
        part.ndim != len(shapes[name]) or any(map(gt, part.shape, shapes[name])) for name, part in parts.items()
    ):
        raise WrongPolicy(f"{plan.begin}: no smaller network for {plan.game.title}")
    return parts


def rounded(policy: Policy) -> Policy:
    """With the digits that the file keeps, so that what is measured is what is kept."""
    parts = {name: part.astype(np.float16).astype(np.float32) for name, part in policy.parts.items()}
    return Policy(policy.game, policy.hidden, policy.second, parts)
