"""Every block of code in the documentation is run, or checked as far as it can be, or says why not."""

import ast
import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer

import cutpurse.kit
from cutpurse import bots, games
from cutpurse.cli import app
from cutpurse.core import fair
from cutpurse.core.errors import CutpurseError
from cutpurse.core.options import read_pairs
from cutpurse.server.http.manual import read_cards
from tests.docs.code_blocks import ROOT, Block, blocks, blocks_of, commands, pages

ALL = list(blocks())
EXAMPLES = ("my_game", "eight_tricks", "hearts")  # games that a reader makes or installs
QUICK = ("games", "rules", "transcript", "simulate")  # commands that end by themselves, soon
FEWER = ["--games", "2", "--threads", "1"]
MARKED_ONLY = "it can't be checked: say why, in a remark before it (tests/docs/code_blocks.py)"


def of_kind(kind: str, marked: bool = False) -> list[Block]:
    return [block for block in ALL if block.kind == kind and (marked or not (block.reason or block.test))]


def every(found: list[Block]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("block", found, ids=str)


def cutpurse_lines() -> Iterator[tuple[Block, list[str]]]:
    for block in of_kind("shell"):
        yield from ((block, words) for words in commands(block.text) if words[0] == "cutpurse")


def test_every_block_is_checked_or_says_why_not() -> None:
    assert len(ALL) > 100
    for block in ALL:
        assert block.kind or block.reason or block.test, f"{block}: {MARKED_ONLY}"


def test_no_remark_stands_alone() -> None:
    """A remark counts only right before a block."""
    written = sum(file.read_text(encoding="utf-8").count("<!-- ") for file in pages())
    assert written == sum(bool(block.reason or block.test) for block in ALL if not block.page.startswith("README"))


@every([block for block in ALL if block.test])
def test_the_test_that_is_named_reads_that_page(block: Block) -> None:
    assert Path(block.page).name in (ROOT / block.test).read_text(encoding="utf-8")


def test_blocks_are_found_and_told_apart() -> None:
    text = (
        "```sh\ncutpurse games\n```\n\n- in a list:\n\n  <!-- not run: too long -->\n\n  ```\n  ls\n  ```\n\n"
        "words\n\n    cutpurse rules lucre  # indented\n\n<!-- run by tests/x.py -->\n\n```python\n>>> 1\n1\n```\n"
    )
    found = [(block.line, block.kind, block.reason, block.test) for block in blocks_of("a.md", text)]
    assert found == [
        (1, "shell", "", ""),
        (9, "", "too long", ""),
        (15, "shell", "", ""),
        (19, "session", "", "tests/x.py"),
    ]


# Data


@every(of_kind("json", marked=True))
def test_json_can_be_read(block: Block) -> None:
    assert isinstance(json.loads(block.text), dict)


@every([block for block in of_kind("cards") if block.page.startswith("src/")])
def test_cards_can_be_drawn(block: Block) -> None:
    look = games.load(block.page.split("/")[-2]).looks()
    assert all(read_cards(row, look) for row in block.text.splitlines())


@every(of_kind("folders"))
def test_folders_are_there(block: Block) -> None:
    above = Path()
    for line in block.text.splitlines():
        folder = Path(line.split()[0])
        above = above if line.startswith(" ") else folder
        assert (ROOT / (above / folder if line.startswith(" ") else folder)).is_dir()


# Python


@every(of_kind("python", marked=True))
def test_python_is_python_and_what_it_takes_from_the_kit_is_there(block: Block) -> None:
    kit = {file.stem for file in Path(cutpurse.kit.__file__).parent.glob("*.py")}
    for node in ast.walk(ast.parse(block.text)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cutpurse"):
            module = import_module(node.module)
            for name in node.names:
                assert hasattr(module, name.name) or import_module(f"{node.module}.{name.name}")
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in kit:
            module = import_module(f"cutpurse.kit.{node.value.id}")
            assert hasattr(module, node.attr), f"{block}: {ast.unparse(node)}"


@every(of_kind("python"))
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block.text, str(block), "exec"), {"__name__": "documentation"})


def test_the_deal_of_the_page_on_fair_dealing_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    """The example computes what the record beside it says, and what the server's own code does."""
    record, example = (block.text for block in ALL if block.page == "docs/fair-dealing.md" and block.test)
    exec(example, {})
    commitment, seed = capsys.readouterr().out.split()
    told = dict(line.strip().split(": ", 1) for line in record.splitlines())
    secret = bytes.fromhex(told["Secret"])
    entropy = dict(part.split("=") for part in told["Entropy"].split("; "))
    seats = games.load("lucre").seat_names
    assert commitment == told["Commitment"] == fair.commitment(secret)
    added = {seats.index(name): bytes.fromhex(digits) for name, digits in entropy.items()}
    assert seed == fair.seed_of(secret, added).hex()


@every(of_kind("session"))
def test_a_session_gives_what_it_shows(block: Block) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, session_names(block), str(block), block.page, block.line)
    assert test.examples
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def session_names(block: Block) -> dict[str, Any]:
    """What earlier sessions of the same page have named."""
    names: dict[str, Any] = {}
    for other in of_kind("session"):
        if other.page == block.page and other.line < block.line:
            test = doctest.DocTestParser().get_doctest(other.text, names, "before", block.page, 0)
            doctest.DocTestRunner(verbose=False).run(test, clear_globs=False)
            names = test.globs
    return names


# Commands


@every(of_kind("shell"))
def test_every_command_is_one_that_the_program_takes(
    block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for words in commands(block.text):
        for word in words:
            if re.fullmatch(r"[\w-]+\.(backup|txt)", word):
                Path(word).touch()  # a file that the reader has
        CHECKS[words[0]](words[1:])


def check_cutpurse(words: list[str]) -> None:
    """Read the arguments as the program does, without running it: the game, the bots and the options exist."""
    given = parsed(words)
    name = given.get("game")
    assert name is None or name in games.names() or name in EXAMPLES
    if name in games.names():
        game = games.load(name)
        seats = given.get("players") or game.seats[0]
        pairs = {key: value for key, value in read_pairs(given.get("option") or ()).items() if value[:1] != "@"}
        game.complete_options(pairs, seats)
        lineup = given.get("bots")
        named = lineup if isinstance(lineup, list) else bots.split_names(lineup or "greedy")
        ours = [name for name in named if name != bots.ORACLE and not bots.is_outside(name)]
        assert bots.line_up(ours[:seats] or ["greedy"], seats)


def parsed(words: list[str]) -> dict[str, Any]:
    """The parameters of a command, as typer reads them. SystemExit or an error if it refuses."""
    command: Any = typer.main.get_command(app)
    context = None
    while True:
        context = command.make_context(command.name or "cutpurse", list(words), parent=context)
        if not hasattr(command, "resolve_command"):
            return dict(context.params)
        _, command, words = command.resolve_command(context, [*context._protected_args, *context.args])


def check_make(words: list[str]) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert words[0] in targets


def check_pip(words: list[str]) -> None:
    """What is installed is an example, a folder that is here, or this package with extras that it has."""
    assert words[0] == "install"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = re.fullmatch(r"cutpurse(?:\[([\w,]+)\])?", words[-1])
    here = (ROOT / words[-1] / "pyproject.toml").is_file()
    assert here or words[-1] in EXAMPLES or (wanted and set((wanted[1] or "lab").split(",")) <= set(extras))


def check_python(words: list[str]) -> None:
    assert (ROOT / words[0]).is_file()


CHECKS = {"cutpurse": check_cutpurse, "make": check_make, "pip": check_pip, "python": check_python}


def quick_lines() -> list[str]:
    """The commands that are run, each once: those that are quick with fewer games, and on this machine alone."""
    found = {shlex.join(words[1:]) for _, words in cutpurse_lines() if words[1] in QUICK}
    return sorted(line for line in found if "--cluster" not in line and "run" not in line)


def test_quick_commands_run(tmp_path: Path) -> None:
    """All in one process, whose rules are interpreted: nothing is compiled for it."""
    lines = [shlex.split(line) for line in quick_lines()]
    lines = [words + (FEWER if words[0] == "simulate" else []) for words in lines]
    environment = os.environ | {"CUTPURSE_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    ran = subprocess.run(
        [sys.executable, "-c", RUN, json.dumps(lines)],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert [told for told in json.loads(ran.stdout) if told[1:] != [0, "", True]] == []


RUN = """
import json, sys
from typer.testing import CliRunner
from cutpurse.cli import app
told = []
for words in json.loads(sys.argv[1]):
    result = CliRunner().invoke(app, words)
    told.append([words, result.exit_code, result.stderr, bool(result.stdout)])
print(json.dumps(told))
"""


def test_wrong_commands_are_found() -> None:
    for words in (["dance"], ["play", "lucre", "--bots", "nobody"], ["play", "luker"], ["rules", "lucre", "--quickly"]):
        with pytest.raises((CutpurseError, AssertionError, typer.TyperException)):
            check_cutpurse(words)
    with pytest.raises(AssertionError):
        check_make(["coffee"])
