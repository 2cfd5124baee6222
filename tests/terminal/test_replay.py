"""Records, step by step."""

import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

import pytest

import cutpurse
from cutpurse import bots
from cutpurse.core.chance import fast_rng
from cutpurse.core.fair import Proof, commitment
from cutpurse.core.match import Match
from cutpurse.core.record import Record, result_of
from cutpurse.terminal import replay as replaying
from cutpurse.terminal.files import save_record
from cutpurse.terminal.replay import Replay, usual_viewer
from cutpurse.terminal.screen import Screen
from tests.terminal.conftest import Run, told

PLAYERS = ("greedy", "you", "greedy", "random")


def played(actions: int, game: str = "lucre") -> Match:
    match = cutpurse.new_match(game, seed=bytes(32))
    rng = fast_rng(5)
    while not match.over and len(match.actions) < actions:
        match.play(bots.choose("random", match, rng))
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.txt"
    save_record(Record(match=played(1000), players=PLAYERS), path)
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.json"
    save_record(Record(match=played(20), players=PLAYERS, takebacks=1), path)
    return path


def test_a_pipe_gets_every_step(run: Run, finished: Path) -> None:
    result = run("replay", finished)
    match = played(1000)
    last = len(match.frames) - 1
    assert result.exit_code == 0
    assert f"{last} steps, everything open." in result.stdout
    assert [line for line in result.stdout.splitlines() if line.startswith("Step ")] == [
        f"Step {number} of {last}" for number in range(last + 1)
    ]
    flat = " ".join(result.stdout.split())
    assert all(text in flat for text in told(match))
    assert result.stdout.endswith(f"{result_of(match)}.\n")


def test_everything_open_shows_every_hand(finished: Path) -> None:
    match = played(1000)
    opened = Replay(Record(match=match), None)
    for number, frame in enumerate(match.frames):
        seen = opened.view(number)
        assert seen.seat is None
        for seat in range(match.seats):
            own = match.game.view(frame.state, seat)
            faces = {card.face for zone in own.zones if zone.seat == seat for card in zone.cards if card.face}
            assert faces <= {card.face for zone in seen.zones for card in zone.cards}
        assert {zone.label.key for zone in seen.zones if zone.layout == "fan"} == {"hand"}
    assert finished.exists()


def test_from_a_seat_only_what_it_knew(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--seat", "Green")
    match = played(1000)
    flat = " ".join(result.stdout.split())
    assert "as Green saw it" in flat
    assert all(text in flat for text in told(match, 1))
    assert not [text for text in told(match, 1, seen=False) if text in flat]


def test_everything_is_open_unless_it_is_your_own_unfinished_game(run: Run, unfinished: Path) -> None:
    assert usual_viewer(Record(match=played(3), players=PLAYERS)) == 1
    assert usual_viewer(Record(match=played(3))) is None
    assert usual_viewer(Record(match=played(1000), players=PLAYERS)) is None
    assert "everything open" in run("replay", unfinished, "--seat", "ALL").stdout


def test_json_has_header_steps_and_outcome(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--json")
    data = json.loads(result.stdout)
    match = played(1000)
    assert match.outcome is not None
    assert (data["game"], data["rules"], data["players"]) == ("lucre", match.game.version, list(PLAYERS))
    assert data["seed"] == "00" * 32
    assert data["outcome"]["reason"] == data["result"] == result_of(match)
    assert data["outcome"]["scores"] == list(match.outcome.scores)
    assert [account["total"] for account in data["statistics"]["accounts"]] == list(match.outcome.scores)
    assert [step["step"] for step in data["steps"]] == list(range(1, len(match.frames)))
    assert [line for step in data["steps"] for line in step["lines"]] == told(match)
    keys = [message["key"] for step in data["steps"] for message in step["messages"]]
    assert keys == [line.message.key for line in match.log()]
    again = cutpurse.new_match("lucre", seed=bytes(32))
    for step in data["steps"]:
        if step["action"] is not None:
            again.play(step["action"], again.game.seat_number(step["seat"]))
    assert again.outcome == match.outcome


@pytest.mark.parametrize("game", ["lucre", "coin"])
def test_json_from_a_seat_keeps_secrets(run: Run, tmp_path: Path, game: str) -> None:
    match = played(1000, game)
    proof = Proof(commitment=commitment(bytes(32)), secret=bytes(32), entropy={0: bytes(16)})
    save_record(Record(match=match, proof=proof), tmp_path / "game.txt")
    data = json.loads(run("replay", tmp_path / "game.txt", "--json", "--seat", "2").stdout)
    name = match.game.seat_names[1]
    assert (data["seed"], data["secret"], data["entropy"]) == (None, None, None)  # the seed follows from the others
    assert data["commitment"] == proof.commitment
    assert data["seen_by"] == name
    assert {step["seat"] for step in data["steps"] if step["action"] is not None} == {name}
    assert [line for step in data["steps"] for line in step["lines"]] == told(match, 1)


def step_through(monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> str:
    """What somebody at a terminal sees who types these lines."""
    lines: Iterator[str] = iter(typed)

    def ask(_: Screen, prompt: str) -> str:
        print(prompt, end="")
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(Screen, "ask", ask)
    with redirect_stdout(io.StringIO()) as shown:
        replaying.step_through(Replay(Record(match=played(3)), None), Screen())
    return shown.getvalue()


def steps(shown: str) -> list[str]:
    return [line.split()[1] for line in shown.splitlines() if line.startswith("Step ")]


def test_step_by_step_forth_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    last = len(played(3).frames) - 1
    shown = step_through(monkeypatch, ["", "", "b", str(last), "", "0", "b", "q", ""])
    assert steps(shown) == ["0", "1", "2", "1", str(last), "0"]
    assert shown.count(f"There are only the steps 0 to {last}.") == 2
    assert shown.count("Here the record ends; the game is not over.") == 2


def test_a_hostile_record_cannot_reach_the_terminal(run: Run, finished: Path) -> None:
    text = finished.read_text()
    for hostile in (text.replace("=random", "=\x1b[2J"), text.replace("keep", "\x1b[2J\x07"), f"\x1b[2J{text}"):
        finished.write_text(hostile)
        result = run("replay", finished)
        assert result.exit_code == 2
        assert not set("\x1b\x07") & set(result.output)
