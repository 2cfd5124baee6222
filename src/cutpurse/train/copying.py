"""Copying the search: the chances of actions follow their values."""

import time
from collections.abc import Callable

import torch
from torch import Tensor
from torch.nn import functional

from cutpurse.train.collect import Labelled
from cutpurse.train.model import Kept, Net

SHARPNESS = 0.03  # a value lower by so much is 2.7 times less likely to be copied; the standard error adds to it
HELD_OUT = 20  # one decision in so many is kept to measure
ROWS = 4096  # decisions in a step
RATE = 2e-3  # of learning, at most


def copy_search(
    net: Net,
    data: Labelled,
    until: float,
    rounds: int,
    generator: torch.Generator,
    tell: Callable[..., None],
) -> None:
    """Train the network on labelled decisions, and tell how well it agrees with the search where it was not shown."""
    device = next(net.parameters()).device
    kept, targets, tops, value_targets = prepare(data, device)
    order = torch.randperm(len(data), generator=generator)
    held = order[: max(1, len(order) // HELD_OUT)].to(device)
    rest = order[len(held) :]
    rows = min(ROWS, max(64, len(rest) // 16))
    steps = rounds * max(1, len(rest) // rows)
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    step, start = 0, time.time()
    for number in range(rounds):
        shuffled = rest[torch.randperm(len(rest), generator=generator)].to(device)
        for at in range(0, len(shuffled) - rows + 1, rows):
            chosen = shuffled[at : at + rows]
            loss = loss_of(net, kept, targets, value_targets, chosen)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            if step < steps:
                schedule.step()
            step += 1
        tell("copy", round=number, seconds=time.time() - start, **agreement(net, kept, targets, tops, held))
        if time.time() > until:
            break


def prepare(data: Labelled, device: torch.device) -> tuple[Kept, Tensor, Tensor, Tensor]:
    """The decisions on the device; for each, the chances to be copied, the best action's place and the value."""
    sizes = torch.from_numpy(data.sizes).to(device)
    most = int(sizes.max())
    starts = torch.cumsum(sizes, 0) - sizes
    kept = Kept(
        torch.from_numpy(data.observation).to(device), starts, sizes,
        torch.from_numpy(data.inputs).to(device), torch.from_numpy(data.actions).to(device), most,
    )  # fmt: skip
    everything = torch.arange(len(data), device=device)
    owner = torch.repeat_interleave(everything, sizes)
    place = torch.arange(len(owner), device=device) - starts[owner]
    values = torch.full((len(data), most), -1e9, device=device)
    errors = torch.full((len(data), most), 1e9, device=device)
    values[owner, place] = torch.from_numpy(data.values).to(device)
    errors[owner, place] = torch.from_numpy(data.errors).to(device)
    best, tops = values.max(1)
    spread = SHARPNESS + 0.5 * errors.gather(1, tops[:, None])
    return kept, torch.softmax((values - best[:, None]) / spread, 1), tops, best


def loss_of(net: Net, kept: Kept, targets: Tensor, values: Tensor, rows: Tensor) -> Tensor:
    chances, guessed = net(kept.batch(rows))
    return -(targets[rows] * chances.clamp_min(-50)).sum(1).mean() + functional.mse_loss(guessed, values[rows])


@torch.no_grad()
def agreement(net: Net, kept: Kept, targets: Tensor, tops: Tensor, rows: Tensor) -> dict[str, float]:
    """How often the best action is chosen, and the cross-entropy beyond the least possible one."""
    agreed, lost = 0.0, 0.0
    for part in rows.split(ROWS):
        chances, _ = net(kept.batch(part))
        wanted = targets[part]
        agreed += float((chances.argmax(1) == tops[part]).sum())
        lost += float((wanted * (wanted.clamp_min(1e-9).log() - chances.clamp_min(-50))).sum())
    return {"agreement": agreed / len(rows), "divergence": lost / len(rows)}
