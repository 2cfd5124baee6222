"""How far the example of docs/research.md that learns comes in two minutes."""

import time
from datetime import date

from bench.machine import machine
from bench.measure import Progress, Spread
from bench.results import Limit, Results, figure
from cutpurse.core.errors import CutpurseError
from cutpurse.envs.batch import Batch

PART = "Cryptruck, one learning seat among three random players"
GAMES, SECONDS, THREADS = 512, 120.0, 2
FAIR, LEAST = 0.25, 0.35  # of all games
LAST = 10  # turns that are counted: what it has learned by then


def run(progress: Progress | None = None, seconds: float = SECONDS) -> Results:
    """Learn, and tell the share of games that were won in the end."""
    try:
        import torch

        from docs.examples.learn import Network, learn
    except ModuleNotFoundError:
        raise CutpurseError("PyTorch is not installed; make .venv/ready-torch installs it for CPUs") from None
    here = machine()
    torch.set_num_threads(THREADS)
    torch.manual_seed(1)
    batch = Batch("cryptruck", GAMES, seats=4, bots=["you", "random"], rotate=True, seed=1)
    shares, start = [], time.monotonic()
    for share in learn(batch, Network(batch)):
        shares.append(share)
        spent = time.monotonic() - start
        if progress:
            progress(min(int(spent), int(seconds)), int(seconds))
        if spent > seconds:
            break
    won = sum(shares[-LAST:]) / len(shares[-LAST:])
    limit = Limit(text=f"at least {LEAST:.0%}; by chance {FAIR:.0%}", met=won >= LEAST)
    return Results(
        title="What the example learns",
        date=date.today().isoformat(),
        taken=f"{len(shares)} turns in {seconds:.0f} s on {THREADS} cores",
        machine=here,
        notes={PART: f"The share of games won in the last {LAST} turns, and in the first one."},
        rows=(figure(PART, "wins", Spread(won, shares[0]), unit="share", limits=(limit,)),),
    )
