"""The command `cutpurse` as a shell runs it: help, errors, pipes, terminals and signals."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import cutpurse
from cutpurse.cli import app
from cutpurse.core.game import Game
from cutpurse.core.record import Record

COMMANDS = ["games", "rules", "play", "replay", "verify", "simulate", "arena", "transcript"]
COMMANDS += ["bench engine", "bench search", "bench strength"]
CUTPURSE = [sys.executable, "-m", "cutpurse"]
ESCAPES = re.compile(r"\x1b\[[?0-9;]*[a-zA-Z]")
PROMPT = "\n> "
PATIENCE = 20.0  # seconds for a process to answer, on a busy machine


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Interpreted rules, for they start at once; what is tested here are streams and signals."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "CUTPURSE_", "COLUMNS"))
    }
    ours = {"CUTPURSE_INTERPRETED": "1", "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
    return kept | ours


def records(folder: Path) -> list[Record]:
    return [cutpurse.read_record(file.read_text()) for file in sorted(folder.glob("cutpurse/records/*"))]


def cli(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["bench", "--help"], ["--version"], ["dance"]])
def test_help_and_errors_import_nothing_heavy(environment: Mapping[str, str], arguments: list[str]) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "cutpurse", *arguments]
    told = subprocess.run(command, env=environment, check=False, capture_output=True, text=True).stderr
    imported = {line.rpartition("|")[2].strip() for line in told.splitlines()}
    assert "typer" in imported
    assert not imported & {"numpy", "numba", "rich", "fluent", "fastapi", "sqlalchemy", "platformdirs"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    code, output, _ = cli(*command.split(), "--help")
    assert code == 0
    examples = re.findall(rf"^    cutpurse {command}", output, re.MULTILINE)
    assert len(examples) >= 2
    assert max(map(len, output.splitlines())) <= 80


def test_no_command_at_all_shows_help() -> None:
    for arguments in ([], ["bench"], ["lab"], ["puzzles"]):
        code, output, _ = cli(*arguments)
        assert code == 0
        assert re.search(r"^Commands\b.*:$", output, re.MULTILINE)


def test_help_lists_every_command_with_a_whole_sentence() -> None:
    _, output, _ = cli("--help")
    listed = re.findall(r"^  ([a-z-]+) {2,}[A-Z]", output.partition("Commands")[2], re.MULTILINE)
    assert sorted(listed) == sorted(get_command(app).commands)  # type: ignore[attr-defined]  # it is a group
    assert "..." not in output.partition("Commands")[2]


def test_a_missing_argument_names_the_help_that_tells_of_it() -> None:
    assert cli("rules")[2].endswith(" rules --help` tells more.\n")
    assert cli("lab", "tune", "coin")[2].endswith(" lab tune --help` tells more.\n")


def test_the_version() -> None:
    assert cli("--version") == (0, f"cutpurse {cutpurse.__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dance"], "No such command 'dance'."),
        (["--dance"], "No such option: --dance"),
        (["games", "chess"], "there is no game chess; there are "),
        (["rules"], "Missing argument 'GAME'."),
        (["play"], "name a game: coin or "),
        (["play", "lucre", "--seat", "5"], "there is no seat 5; there are 1 to 4, or by name Blue, Green, Red, Yellow"),
        (["play", "lucre", "--option", "speed=fast"], "there is no option speed; there are coins, "),
        (["play", "lucre", "-o", "mulligan=maybe"], "option mulligan can't be maybe; it takes on or off"),
        (["play", "lucre", "--bots", "clever"], "there is no bot clever; there are random, greedy"),
        (["play", "lucre", "--players", "5"], "Lucre is played by 4, not by 5"),
        (["play", "--from", "/nowhere"], "can't read /nowhere: no such file or directory"),
        (["play", "--from", "/nowhere", "--seed", "1"], "with --from the record says how the game is played"),
        (["play", "lucre", "--save", "/nowhere/x"], "can't save to /nowhere/x: there is no folder /nowhere"),
        (["replay", "/nowhere"], "can't read /nowhere: no such file or directory"),
        (["replay", "/dev/zero"], "/dev/zero is too long: more than"),
        (["replay", "\x1b[31mred\nfile"], "can't read �[31mred�file: no such file or directory"),
        (["verify", "-", "--commitment", "12"], "a commitment has 64 hexadecimal digits, not “12”"),
        (["verify", "-", "--entropy", "12"], "what a seat adds has 32 hexadecimal digits, not “12”"),
        (["verify", "-"], "standard input: line 1: the line “Game: …” is missing from the header"),
        (["simulate", "lucre", "--games", "0"], "Invalid value for '--games'"),
        (
            ["simulate", "lucre", "--bots", "sharp"],
            "simulate plays random and greedy only; `cutpurse arena` plays sharp",
        ),
        (["arena", "lucre"], "Missing argument 'BOT'."),
        (["arena", "lucre", "greedy"], "name two to 4 bots, not 1"),
        (
            ["arena", "lucre", "greedy", "random", "--plot", "x.gif"],
            "a plot is a .png or .svg file, which x.gif is not",
        ),
        (
            ["arena", "lucre", "greedy", "random", "--plot", "/nowhere/x.png"],
            "can't save to /nowhere/x.png: there is no",
        ),
        (
            ["arena", "lucre", "greedy", "random", "--save", "/nowhere/x"],
            "can't save to /nowhere/x: there is no folder",
        ),
        (["bench", "engine", "--save", "/nowhere/x"], "can't save to /nowhere/x: there is no folder /nowhere"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(arguments: list[str], told: str) -> None:
    code, output, error = cli(*arguments)
    assert code == 2
    assert output == ""
    assert error.startswith(f"cutpurse: {told}")
    assert error.count("\n") == 1
    assert error[:-1].isprintable()


def test_another_game_than_the_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f"Game: lucre\nRules: 1\nSeed: {'0' * 64}\n")
    assert cli("play", "coin", "--from", str(path)) == (2, "", f"cutpurse: {path} is a game of lucre, not of coin\n")


def test_an_error_survives_a_terminal_without_unicode(environment: Mapping[str, str], tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("é “x”\n")
    result = subprocess.run(
        [*CUTPURSE, "replay", str(tmp_path / "bad")],
        env={**environment, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert result.returncode == 2
    assert result.stderr.isascii()
    assert result.stderr.startswith(b"cutpurse: ")
    assert result.stderr.count(b"\n") == 1


def test_a_whole_game_through_a_pipe(environment: Mapping[str, str], tmp_path: Path) -> None:
    result = subprocess.run(
        [*CUTPURSE, "play", "lucre", "--bots", "greedy", "--seed", "pipe"],
        input=b"\xff\xfe\x00garbage\n" + b"x" * 100_000 + b"\n" + b"1\n" * 60,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, b"")
    (record,) = records(tmp_path)
    assert record.result
    assert record.result in result.stdout.decode()
    assert b"\x1b" not in result.stdout


@contextmanager
def playing(environment: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A game in a pipe, after the first decision."""
    command = [*CUTPURSE, "play", "lucre", "--bots", "greedy", "--seat", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin and process.stdout  # noqa: PT018
        process.stdin.write(b"keep\n")
        process.stdin.flush()
        read_until(process.stdout.fileno(), "Your card|You lead")
        yield process


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_leaves_a_saved_record(environment: Mapping[str, str], tmp_path: Path, kind: signal.Signals) -> None:
    with playing(environment) as process:
        process.send_signal(kind)
        output, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, error) == (128 + kind, b"")
    assert b"The game is saved. Go on with:" in output
    (record,) = records(tmp_path)
    assert record.match.actions


def test_a_killed_game_can_be_resumed(environment: Mapping[str, str], tmp_path: Path) -> None:
    """Nothing can be done after SIGKILL: the game is saved before each decision."""
    with playing(environment) as process:
        process.kill()
    (record,) = records(tmp_path)
    assert record.match.actions[0] == record.match.game.parse(record.match.frames[0].state, "keep")


def test_a_reader_who_has_heard_enough_leaves_a_saved_record(environment: Mapping[str, str], tmp_path: Path) -> None:
    with playing(environment) as process:
        assert process.stdin and process.stdout and process.stderr  # noqa: PT018
        process.stdout.close()
        process.stdin.write(b"1\n" * 60)
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
        assert process.stderr.read() == b""
    assert len(records(tmp_path)) == 1


def test_a_full_disk_is_told(environment: Mapping[str, str]) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run([*CUTPURSE, "games"], env=environment, stdout=full, stderr=subprocess.PIPE, check=False)
    assert result.returncode == 1
    assert result.stderr == b"cutpurse: No space left on device\n"


def test_closed_streams_do_no_harm(environment: Mapping[str, str], tmp_path: Path) -> None:
    shell = f"exec {sys.executable} -m cutpurse play lucre --bots greedy --seed a <&- >&- 2>&-"
    assert subprocess.run(["/bin/sh", "-c", shell], env=environment, check=False).returncode == 0
    assert len(records(tmp_path)) == 1


def read_until(stream: int, pattern: str) -> str:
    """What a process writes until it has written this."""
    text, end = "", time.monotonic() + PATIENCE
    while not re.search(pattern, ESCAPES.sub("", text)):
        ready, _, _ = select.select([stream], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"no {pattern} in:\n{text}"
        text += os.read(stream, 65536).decode(errors="replace")
    return text


IN_TERMINAL = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches this process
runpy.run_module("cutpurse", run_name="__main__")
"""


class Terminal:
    """A pseudo-terminal in which `cutpurse` runs."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], columns: int) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_TERMINAL, *arguments],
            env=environment,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)

    def type(self, text: str, until: str) -> str:
        os.write(self.master, text.encode())
        return read_until(self.master, until)

    def interrupt(self, until: str) -> str:
        """Press Ctrl-C until it is heard: one that comes just before a line is read waits for the next key."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            os.write(self.master, b"\x03")
            if select.select([self.master], [], [], 1.0)[0]:
                return read_until(self.master, until)
        raise AssertionError("Ctrl-C was not heard")

    def hang_up(self) -> None:
        os.close(self.master)
        self.master = -1

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.master >= 0:
            self.hang_up()


Open = Callable[..., Terminal]


@pytest.fixture
def in_terminal(environment: Mapping[str, str]) -> Iterator[Open]:
    """Run `cutpurse` with these arguments in a terminal."""
    opened: list[Terminal] = []

    def run(*arguments: str, columns: int = 80, **more: str) -> Terminal:
        opened.append(Terminal(arguments, {**environment, **more}, columns))
        return opened[-1]

    yield run
    for one in opened:
        one.close()


def test_ctrl_c_in_a_terminal_and_back_again(in_terminal: Open, tmp_path: Path) -> None:
    table = in_terminal("play", "lucre", "--bots", "greedy", "--seat", "1", "--seed", "a")
    first = table.type("", PROMPT)
    assert "\x1b[36m" in first  # the accent colour
    assert "Your hand" in ESCAPES.sub("", first)
    table.type("keep\r", r"Round 1 of 8[^>]*" + PROMPT)
    table.type("hal", "hal")
    told = table.interrupt("--from [^\r]*\r")
    assert table.process.wait(PATIENCE) == 128 + signal.SIGINT
    assert "The game is saved. Go on with:" in ESCAPES.sub("", told)
    (record,) = records(tmp_path)
    assert record.match.actions
    (file,) = tmp_path.glob("cutpurse/records/*")
    again = in_terminal("play", "--from", str(file))
    again.type("", r"Round 1 of 8[^>]*" + PROMPT)
    again.type("1\r", r"Round 2 of 8[^>]*" + PROMPT)
    again.type("\x04", "--from [^\r]*\r")
    assert again.process.wait(PATIENCE) == 0
    (later,) = records(tmp_path)
    assert later.match.actions[: len(record.match.actions)] == record.match.actions
    assert len(later.match.actions) > len(record.match.actions)


def test_a_terminal_that_is_closed_leaves_a_saved_record(in_terminal: Open, tmp_path: Path) -> None:
    table = in_terminal("play", "lucre", "--bots", "greedy", "--seat", "1")
    table.type("", PROMPT)
    table.type("keep\r", r"Round 1 of 8[^>]*" + PROMPT)
    table.hang_up()
    assert table.process.wait(PATIENCE)  # by the signal, or as nothing can be written any more
    (record,) = records(tmp_path)
    assert record.match.actions


def test_compiling_is_told_on_standard_error(environment: Mapping[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def warm(game: Game, parts: Sequence[str], tell: Callable[[str], None]) -> None:
        tell(f"Compiling {game.title}, once: {', '.join(parts)}")

    monkeypatch.setattr("cutpurse.terminal.compiling.warm", warm)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    code, _, error = cli("simulate", "lucre", "--games", "4", "--bots", "greedy")
    assert (code, error) == (0, "Compiling Lucre, once: rules\n")
    code, _, error = cli("compile", "lucre", "coin", "--part", "search", "--part", "rules")
    assert (code, error) == (0, "Compiling Lucre, once: search, rules\nCompiling COIN, once: search, rules\n")


def test_a_part_that_no_game_has_is_refused() -> None:
    code, _, error = cli("compile", "lucre", "--part", "look")
    assert (code, error) == (2, "cutpurse: a game has no part look; it has search, worlds, policy, redeal, rules\n")
