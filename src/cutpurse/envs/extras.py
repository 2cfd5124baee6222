"""Libraries that not everybody has: each comes with an extra of its own."""

from importlib import import_module
from types import ModuleType

from cutpurse.core.errors import CutpurseError


class MissingExtra(CutpurseError, ImportError):
    """A library that an extra installs is not there."""


def need(module: str, extra: str) -> ModuleType:
    """The module, or one sentence that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise MissingExtra(f"{module} is not installed; pip install 'cutpurse[{extra}]'") from None
