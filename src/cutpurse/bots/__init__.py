"""Players that are not people: each chooses an action for the seat on turn, from what that seat may know.

A bot is named by a text: `greedy`, `expert`, or a level that searches with a budget of its own, `sharp@1000`
(iterations), `sharp@20ms`, `sharp@1.5s`. A bot of your own is `run:COMMAND` (`run@2s:COMMAND` has two seconds for an
answer) or `python:package.module:Class`: such names run code, so they are taken from the command line and never from a
record.
"""

import re
from collections.abc import Callable, Sequence
from functools import partial

from cutpurse.bots.levels import LEVELS, ORACLE, level
from cutpurse.bots.policy.bot import QuickBot
from cutpurse.bots.position import Bot, Position, Rng
from cutpurse.bots.process import SECONDS, ProcessBot, read_command
from cutpurse.bots.python_class import PythonBot, find_class
from cutpurse.bots.search.settings import Budget
from cutpurse.bots.simple import GreedyBot, NoviceBot, RandomBot
from cutpurse.core import loop
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match

__all__ = [
    "KINDS",
    "NAMES",
    "ORACLE",
    "QUICK",
    "Bot",
    "Position",
    "choose",
    "is_outside",
    "is_search",
    "known_as",
    "line_up",
    "make",
    "maker",
    "needs_compiled",
    "read_budget",
    "split_names",
]

QUICK = "quick"  # the learned policy
NAMES = ("random", "greedy", "novice", "casual", QUICK, "sharp", "expert")  # who may sit at a table
AT_ONCE: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "novice": NoviceBot,
    QUICK: QuickBot,
}  # who do not search
KINDS = {"random": loop.RANDOM, "greedy": loop.GREEDY}  # what compiled loops call them

OUTSIDE = re.compile(r"(run|python)(?:@([^:]*))?:(.*)", re.DOTALL)  # a bot of somebody else
MOST_CHARACTERS = 500  # of a name
BETWEEN_COMMAS = re.compile(r"""((?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|[^,])*)(,|$)""", re.DOTALL)


def make(name: str) -> Bot:
    """The bot that a text names; it may be `oracle`, too, who may not sit at a table."""
    return maker(name)()


def maker(name: str) -> Callable[[], Bot]:
    """What makes the bot that a text names; nothing is made or run before it is called."""
    if outside := OUTSIDE.fullmatch(name):
        return outside_maker(name, *outside.groups(""))
    word, at, budget = name.partition("@")
    if is_search(name):
        return partial(level, word, read_budget(budget) if at else None)
    if name in AT_ONCE:
        return AT_ONCE[name]
    raise CutpurseError(f"there is no bot {name!s:.60}; there are {', '.join(NAMES)}, run:COMMAND, python:MODULE:CLASS")


def outside_maker(name: str, kind: str, budget: str, what: str) -> Callable[[], Bot]:
    """For a bot of somebody else: a command to run, or a Python class."""
    if len(name) > MOST_CHARACTERS or ";" in name or not name.isprintable():
        raise CutpurseError(
            f"the name of a bot goes into records: at most {MOST_CHARACTERS} characters, no semicolon, no control"
            " characters; put a longer command into a script"
        )
    if kind == "python":
        if budget:
            raise CutpurseError("a Python class can't be stopped when its time is up; leave out the time after python")
        return partial(PythonBot, find_class(what))
    seconds = read_budget(budget).seconds if budget else SECONDS
    if not seconds:
        raise CutpurseError(f"say how long a command may think in ms or s, such as run@2s:…, not run@{budget!s:.20}:…")
    return partial(ProcessBot, read_command(what), seconds)


def is_outside(name: str) -> bool:
    """Whether a name makes us run somebody else's code."""
    return OUTSIDE.fullmatch(name) is not None


def is_search(name: str) -> bool:
    """Whether a name is that of a level that searches, or of the oracle, with or without a budget of its own."""
    return name.partition("@")[0] in (*LEVELS, ORACLE)


def needs_compiled(name: str) -> bool:
    """Whether the bot of that name follows the greedy rules where a game is interpreted."""
    return name == QUICK or is_search(name)


def known_as(text: str) -> str:
    """A name as it was typed: in small letters if it is one of ours; in others capitals matter."""
    name = text.strip()
    return name if ":" in name else name.lower()


def split_names(text: str) -> list[str]:
    """Names with commas between them; a comma within quotation marks belongs to a command."""
    names: list[str] = []
    for found in BETWEEN_COMMAS.finditer(text):
        names.append(known_as(found[1]))
        if not found[2]:
            break
    return names


def read_budget(text: str) -> Budget:
    """1000 (iterations), 20ms, 1.5s."""
    found = re.fullmatch(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)(ms|s)", text, re.ASCII)
    if not found or not re.search("[1-9]", text):
        raise CutpurseError(f"“{text!s:.20}” is not a budget; budgets look like 1000 (iterations), 20ms, 1.5s")
    iterations, number, unit = found.groups()
    if iterations:
        return Budget(iterations=int(iterations))
    return Budget(seconds=float(number) / (1000 if unit == "ms" else 1))


def choose(name: str, match: Match, rng: Rng) -> int:
    """The action that the bot of that name takes for the seat on turn; `rng` is a fast generator."""
    return make(name).choose(Position.of(match, rng))


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: the last one named fills the seats that are left."""
    for name in names:
        if name.partition("@")[0] == ORACLE:
            raise CutpurseError("the oracle sees all cards and can't sit at a table; `cutpurse arena` measures it")
        maker(name)
    if not 1 <= len(names) <= seats:
        raise CutpurseError(f"name one to {seats} bots, not {len(names)}")
    return [*names, *[names[-1]] * (seats - len(names))]
