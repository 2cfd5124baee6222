"""Bots as people name them."""

import pytest

from cutpurse import bots
from cutpurse.bots.process import SECONDS, ProcessBot
from cutpurse.core.errors import CutpurseError

COMMAND = "run:python3 'my, bot.py' --level=2"


def test_a_command_has_its_time() -> None:
    usual, quick = bots.make(COMMAND), bots.make("run@250ms:python3")
    assert isinstance(usual, ProcessBot)
    assert isinstance(quick, ProcessBot)
    assert (usual.command, usual.seconds) == (["python3", "my, bot.py", "--level=2"], SECONDS)
    assert (quick.command, quick.seconds) == (["python3"], 0.25)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("run", "there is no bot run; there are random, greedy, .*, run:COMMAND, python:MODULE:CLASS"),
        ("run:", "name the command that is your bot, such as: run:python3 my_bot.py"),
        ("run:  ", "name the command that is your bot"),
        ("run:no_such_program -x", "there is no program no_such_program to run; .* ./my_bot, or python3 my_bot.py"),
        ("run:python3 'open", "a quotation mark is not closed in the command"),
        ("run@100:python3", "say how long a command may think in ms or s, such as run@2s:…, not run@100:…"),
        ("run@0s:python3", "“0s” is not a budget"),
        ("run@soon:python3", "“soon” is not a budget"),
        ("run:python3 a; b", "no semicolon"),
        ("run:python3 \x1b[2J", "no control characters"),
        ("run:python3 " + "x" * 500, "at most 500 characters"),
        ("python@1s:a:B", "a Python class can't be stopped when its time is up"),
        ("python:", "name a module and a class"),
        ("java:x", "there is no bot java:x"),
    ],
)
def test_names_that_mean_no_bot_are_told_in_a_sentence(name: str, told: str) -> None:
    with pytest.raises(CutpurseError, match=told):
        bots.line_up([name], 4)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Greedy, random", ["greedy", "random"]),
        ("greedy,", ["greedy", ""]),
        (",", ["", ""]),
        ("", [""]),
        (f"{COMMAND},sharp@1000", [COMMAND, "sharp@1000"]),
        (r"run:./Bot a\,b,greedy", [r"run:./Bot a\,b", "greedy"]),
        ('run:./bot "a, \\"b,c", greedy', ['run:./bot "a, \\"b,c"', "greedy"]),
        ("run:./bot 'open,greedy", ["run:./bot 'open", "greedy"]),
        ("python:my.Module:Bot,EXPERT", ["python:my.Module:Bot", "expert"]),
    ],
)
def test_commas_part_names_but_not_within_quotation_marks(text: str, names: list[str]) -> None:
    assert bots.split_names(text) == names


@pytest.mark.parametrize("name", ["run:rm", "run@5s:rm", "python:os:abort", "run:\nrm"])
def test_a_name_that_runs_code_is_known(name: str) -> None:
    assert bots.is_outside(name)
