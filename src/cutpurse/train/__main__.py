"""`python -m cutpurse.train GAME [FIELD=VALUE...]`: training by any field of the plan that is a number, text or path.

`cutpurse train` has those that are wanted most, and says more about them.
"""

import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from cutpurse.core.errors import CutpurseError
from cutpurse.games import load
from cutpurse.train.run import Plan, Training

KINDS: dict[Any, Any] = {float: float, int: int, str: str, Path: Path, int | None: int, Path | None: Path}
FIELDS: dict[str, Any] = {each.name: KINDS[each.type] for each in fields(Plan) if each.type in KINDS}


def read_plan(told: Sequence[str]) -> Plan:
    """A plan told in words: a game, then fields of it."""
    if not told:
        raise CutpurseError(f"name a game, then if you like FIELD=VALUE of {', '.join(FIELDS)}")
    game = load(told[0])
    given: dict[str, Any] = {"out": Path(f"{game.name}-policy")}
    for pair in told[1:]:
        field, _, value = pair.partition("=")
        try:
            given[field] = FIELDS[field](value)
        except KeyError:
            raise CutpurseError(f"a plan has no field {field!s:.40}; it has {', '.join(FIELDS)}") from None
        except ValueError:
            raise CutpurseError(f"“{value!s:.40}” is no value of {field}; write {field}=NUMBER") from None
    return Plan(game=game, **given)


def main(*told: str) -> None:
    """Train by a plan told in words; what is wrong is told in a sentence."""
    try:
        Training(read_plan(told), lambda line: print(line, flush=True)).run()
    except CutpurseError as error:
        sys.exit(f"cutpurse.train: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
