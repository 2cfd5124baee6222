"""`cutpurse train`: a fast policy for a game, learnt from the search and from playing."""

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import GameName

Minutes = Annotated[
    float, typer.Option(metavar="M", min=0.01, max=100_000, help="Train for so many minutes, once all is compiled.")
]
Luck = Annotated[
    int, typer.Option("--seed", metavar="N", min=0, max=2**32 - 1, help="For luck; what is played also hangs on time.")
]


def train(
    game: GameName,
    minutes: Minutes = 10.0,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Processes that search and threads that play.  [default: all]"),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Weights, curves and checkpoints.  [default: GAME-policy]")
    ] = None,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=1, help="Playouts of the search that is copied, for each decision.")
    ] = 200,
    hidden: Annotated[int, typer.Option(metavar="N", min=8, max=256, help="Units of the network's layers.")] = 64,
    collecting: Annotated[
        float, typer.Option(metavar="SHARE", min=0, max=0.9, help="The part of the time to search; 0: only play.")
    ] = 0.35,
    deals: Annotated[int, typer.Option(metavar="N", min=2, help="Deals to measure with, for each table size.")] = 300,
    seed: Luck = 1,
    device: Annotated[str, typer.Option(metavar="NAME", help="Where PyTorch computes: auto, cpu, cuda.")] = "auto",
) -> None:
    """Train a fast policy for a game: it copies the search, then improves by playing itself.

    The folder holds policy.npz, which belongs into the game's folder; curves.jsonl; and a checkpoint, from which the
    same command goes on. Ctrl-C while it improves ends it early, with what was learnt; before that nothing is kept.

    \b
    Examples:
      cutpurse train lucre --minutes 5
      cutpurse train village --minutes 30 --workers 8 --out village-policy
    """
    import os

    from cutpurse.envs.extras import need
    from cutpurse.games import load

    need("torch", "train")
    from cutpurse.train.run import Plan, Training

    loaded = load(game)
    plan = Plan(
        game=loaded,
        out=out or Path(f"{loaded.name}-policy"),
        minutes=minutes,
        workers=workers or os.cpu_count() or 1,
        seed=seed,
        hidden=hidden,
        iterations=iterations,
        collecting=collecting,
        deals=deals,
        device=device,
    )
    Training(plan, lambda line: print(line, flush=True)).run()
