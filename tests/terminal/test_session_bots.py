"""A person at the table with bots that others have written."""

import os
import shlex
import sys
from pathlib import Path

import pytest

import cutpurse
from cutpurse.core.record import Record
from tests.bots.conftest import LAST_ACTION, PRELUDE, named
from tests.terminal.conftest import Run

LUCRE = ("play", "lucre", "--bots", "greedy", "--seat", "1", "--seed", "a table by the door")
ENOUGH = ["1"] * 60
SILLY = "for question, actions in questions(): answer(question, 'wealth 99')"


def bot(folder: Path, lines: str) -> str:
    """The name of a bot that runs these lines of Python, in a file whose name has a comma and a space."""
    file = folder / "my, bot.py"
    file.write_text(PRELUDE + lines, encoding="utf-8")
    return named([sys.executable, str(file)])


def saved(output: str) -> Record:
    return cutpurse.read_record(Path(shlex.split(output.splitlines()[-1])[-1]).read_text())


def test_a_whole_game_against_a_program(run: Run, tmp_path: Path) -> None:
    name = bot(tmp_path, LAST_ACTION)
    result = run(*LUCRE, "--bots", f"{name},greedy", typed=ENOUGH)
    assert result.exit_code == 0, result.output
    record = saved(result.stdout)
    assert record.players == ("you", name, "greedy", "greedy")
    frames = record.match.frames
    chosen = [
        (frame.action, record.match.game.view(frames[number].state, 1).actions[-1].id)
        for number, frame in enumerate(frames[1:])
        if frame.seat == 1
    ]
    assert len(chosen) > 10
    assert [action for action, _ in chosen] == [last for _, last in chosen]
    assert "bot failed" not in result.stdout


def test_faults_are_told_without_what_they_might_tell_and_in_full_at_the_end(run: Run, tmp_path: Path) -> None:
    result = run(*LUCRE, "--bots", f"{bot(tmp_path, SILLY)},greedy", typed=ENOUGH)
    told, detail = "Green's bot failed; the greedy rules chose for it.", "“wealth 99” is not an action here"
    flat = " ".join(result.stdout.split())
    assert told in flat
    assert flat.rindex(told) < flat.index(" wins") < flat.index(detail)
    greedy = saved(run(*LUCRE, "--bots", "greedy", typed=ENOUGH).stdout)
    assert saved(result.stdout).match.actions == greedy.match.actions


def test_a_program_is_ended_when_the_player_leaves(run: Run, tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    stubborn = f"open({str(pid_file)!r}, 'w').write(str(os.getpid()))\n{LAST_ACTION}\ntime.sleep(1000)"
    name = bot(tmp_path, stubborn)
    result = run(*LUCRE, "--bots", name, typed=["1", "1", "1", "quit"])
    assert result.exit_code == 0, result.output
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid_file.read_text()), 0)
    again = shlex.split(" ".join(result.stdout.splitlines()[-1:]))
    assert again[:3] == ["cutpurse", "play", "--from"]
    assert again[4:] == ["--bots", ",".join([name] * 3)]
    resumed = run(*again[1:], typed=["quit"])
    assert f"Green ({name})" in " ".join(resumed.stdout.split())


def test_what_a_record_names_is_not_run(run: Run, tmp_path: Path) -> None:
    left = run(*LUCRE, typed=["quit"])
    file = tmp_path / "from-a-stranger.txt"
    harm = tmp_path / "harm"
    record = Record(match=saved(left.stdout).match, players=("you", f"run:touch {harm}", "python:os:abort", "Ann"))
    file.write_text(record.to_text())
    result = run("play", "--from", file, "--bots", "greedy", typed=ENOUGH)
    assert result.exit_code == 0, result.output
    assert "against Green (greedy)" in " ".join(result.stdout.split())
    assert not harm.exists()
