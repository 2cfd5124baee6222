"""A bot that is a Python class of somebody else, named by its module and its name."""

import sys
from importlib import import_module

from cutpurse.bots.guard import Fault, Guarded
from cutpurse.bots.position import Bot, Position
from cutpurse.core.errors import CutpurseError

FORM = "python:package.module:Class"


class PythonBot(Guarded):
    """Asks an object of the class. It runs in this process: nothing can stop it if it never answers."""

    def __init__(self, kind: type[Bot]) -> None:
        super().__init__()
        try:
            self.bot = kind()
        except (Exception, SystemExit) as error:
            raise CutpurseError(f"the bot {kind.__name__} can't be made: {told(error)}") from None

    def ask(self, position: Position) -> object:
        try:
            return self.bot.choose(position.copy())
        except (Exception, SystemExit) as error:
            raise Fault(f"failed with {told(error)}") from None


def told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error!s:.100}" if str(error) else type(error).__name__


def find_class(text: str) -> type[Bot]:
    """The class that `package.module:Class` names; modules in the current folder are found, too."""
    module, colon, name = text.partition(":")
    if not (colon and module and name):
        raise CutpurseError(f"name a module and a class: {FORM}, not python:{text!s:.60}")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = getattr(import_module(module), name, None)
    except (Exception, SystemExit) as error:
        raise CutpurseError(f"the module {module!s:.60} can't be imported: {told(error)}") from None
    if not isinstance(found, type):
        raise CutpurseError(f"there is no class {name!s:.60} in the module {module!s:.60}")
    if not callable(getattr(found, "choose", None)):
        raise CutpurseError(f"the class {name!s:.60} has no method choose(position)")
    return found
