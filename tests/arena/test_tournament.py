"""The arena as a whole: the same result from the same seed, on any number of processes, in one go or in several."""

import multiprocessing
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cutpurse.arena import duplicate
from cutpurse.arena.duplicate import ArenaGames
from cutpurse.arena.workers import serve
from cutpurse.bots import Bot, Position, make
from cutpurse.core.errors import CutpurseError

from .matches import SEED, held, planned, without_time


def test_the_seed_decides_whatever_the_threads() -> None:
    bots = ("sharp@20", "oracle@20", "greedy", "random")
    once, thrice = (held(bots, threads=threads) for threads in (1, 3))
    assert without_time(once) == without_time(thrice)
    assert without_time(held(bots, seed=bytes(32))) != without_time(once)


def test_greedy_beats_random() -> None:
    result = held(("random", "greedy"), 40)
    assert [bot.name for bot in result.bots] == ["random", "greedy"]
    assert [bot.name for bot in result.ranking] == ["greedy", "random"]
    random, greedy = result.bots
    assert greedy.ci95[0] > greedy.fair_share
    assert greedy.rating > 25 > random.rating
    (step,) = result.steps
    assert (step.better, step.sure) == ("greedy", True)


def test_a_settled_order_ends_it() -> None:
    result = held(deals=500, until_significant=True)
    assert (result.settled, result.deals) == (True, 32)
    assert without_time(result) == without_time(held(deals=500, until_significant=True, threads=2))
    assert held(deals=32).settled is None


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deals": 0}, "play at least one deal, not 0"),
        ({"deals": 31, "until_significant": True}, "nothing is settled before 32 deals; allow at least so many"),
        ({"threads": 0}, "play on at least one thread, not 0"),
        ({"seats": 3}, "Lucre is played by 4, not by 3"),
        ({"options": {"colour": "on"}}, "there is no option colour"),
    ],
)
def test_bad_input_is_told_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        held(**wrong)


def at_game(number: int, act: Callable[[], None]) -> Callable[[int, int], None]:
    """Do something when so many games are done."""

    def progress(done: int, total: int) -> None:
        if done == number:
            act()

    return progress


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_keeps_what_is_done(threads: int) -> None:
    interrupt = at_game(400, lambda: signal.raise_signal(signal.SIGINT))
    stopped = held(deals=1_000, threads=threads, progress=interrupt)
    assert stopped.interrupted
    assert 1 <= stopped.deals <= 100
    assert without_time(stopped) == without_time(held(deals=stopped.deals)) | {"interrupted": True}
    assert not multiprocessing.active_children()


def test_ctrl_c_before_anything_is_done_is_passed_on() -> None:
    with pytest.raises(KeyboardInterrupt):
        held(progress=at_game(1, lambda: signal.raise_signal(signal.SIGINT)))


def test_a_process_that_dies_ends_it_with_a_sentence() -> None:
    kill = at_game(3, lambda: multiprocessing.active_children()[0].kill())
    with pytest.raises(CutpurseError, match=r"^a process that plays games has broken down; start again to go on$"):
        held(deals=1_000, threads=2, progress=kill)
    assert not multiprocessing.active_children()


def test_a_process_tells_which_bot_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tired:
        """Plays some games, and fails in the next."""

        moves = 0

        def choose(self, position: Position) -> int:
            Tired.moves += 1
            if Tired.moves > 60:
                raise RuntimeError("enough")
            return position.legal[0]

    def tired(name: str) -> Bot:
        return Tired() if name == "greedy" else make(name)

    monkeypatch.setattr(duplicate, "make", tired)
    setup = planned()
    ours, theirs = multiprocessing.Pipe()
    worker = threading.Thread(target=serve, args=(theirs, ArenaGames(setup)))
    worker.start()
    answers = []
    assert ours.recv() == (True, None)
    for rotation in range(10):
        ours.send((0, rotation % 4))
        worked, answer = ours.recv()
        answers.append(answer)
        if not worked:
            break
    worker.join()
    assert answers[-1].startswith("greedy has failed in deal 1, rotation ")
    assert answers[-1].endswith(": RuntimeError: enough")


def test_a_match_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = without_time(held(deals=6))
    held(deals=3, save=file)
    file.write_bytes(file.read_bytes()[:-30])  # the third deal is half written
    told: list[int] = []
    again = held(deals=6, save=file, seed=None, progress=lambda done, total: told.append(done))
    assert without_time(again) == whole
    assert told == list(range(8, 25))
    kept = file.read_bytes()
    assert kept.count(b"\n") == 1 + 6
    once_more = held(deals=6, save=file)
    assert once_more.to_json() | {"seconds": 0} == again.to_json() | {"seconds": 0}  # the times, too, are kept
    assert without_time(held(deals=3, save=file)) == without_time(held(deals=3))
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (
            {"bots": ("random", "greedy")},
            r"\(bots greedy, random, random, random, not random, greedy, greedy, greedy\)",
        ),
        ({"options": {"mulligan": "off"}}, r"\(options mulligan on, not off\)"),
        ({"seed": bytes(32)}, rf"\(seed {SEED.hex()}, not {bytes(32).hex()}\)"),
        ({"name": "coin"}, r"\(game lucre, not coin\)"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, other: dict[str, Any], sentence: str) -> None:
    file = tmp_path / "match.jsonl"
    held(deals=1, save=file)
    before = file.read_bytes()
    with pytest.raises(CutpurseError, match=f"keeps the deals of another match {sentence}; give --save another file"):
        held(**{"deals": 2, "save": file, **other})
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["Game: lucre", "notes\n", "[]\n", '{"format":"cutpurse-arena","seed":"7"}\n'])
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(CutpurseError, match="there is a file of that name already, which is not the arena's"):
        held(save=file)
    assert file.read_text() == text


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"deal":0,"games":[]}', '{"deal":0,"games":[{},{},{},{}]}'])
def test_a_line_that_is_no_deal_is_told(tmp_path: Path, line: str) -> None:
    file = tmp_path / "match.jsonl"
    held(deals=1, save=file)
    file.write_text(f"{file.read_text()}{line}\n")
    with pytest.raises(CutpurseError, match=r"match\.jsonl: line 3 is not a deal of this match"):
        held(save=file)
