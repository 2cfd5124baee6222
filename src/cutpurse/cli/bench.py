"""`cutpurse bench`: the benchmarks, which are not installed but found beside the sources."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import typer

from cutpurse.core.errors import CutpurseError


def bench(context: typer.Context) -> Any:
    """Measure how fast things are, and how strong the bots; in a checkout of the sources."""
    checkout = Path(__file__).parents[3]
    if not (checkout / "bench" / "cli.py").is_file():
        raise CutpurseError("benchmarks are not installed: they are run in a checkout of the sources")
    sys.path.insert(0, str(checkout))
    return import_module("bench.cli").app(context.args, prog_name=context.command_path, standalone_mode=False)
