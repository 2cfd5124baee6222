"""`python -m cutpurse.train GAME [FIELD=VALUE...]`: training where only NumPy, Numba and PyTorch are installed.

The fields are those of `Plan`; `cutpurse train` says more about them.
"""

import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from cutpurse.games import load
from cutpurse.train.run import Plan, Training

KINDS: dict[Any, Any] = {float: float, int: int, str: str, Path: Path, int | None: int, Path | None: Path}


def main(name: str, *told: str) -> None:
    """Train by a plan told in words."""
    game = load(name)
    kinds = {each.name: KINDS[each.type] for each in fields(Plan) if each.type in KINDS}
    given: dict[str, Any] = {"out": Path(f"{game.name}-policy")}
    for field, _, value in (pair.partition("=") for pair in told):
        given[field] = kinds[field](value)
    Training(Plan(game=game, **given), lambda line: print(line, flush=True)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
