"""Bots that are Python classes of somebody else."""

from pathlib import Path

import numpy as np
import pytest

from cutpurse import bots
from cutpurse.bots.guard import MOST_FAULTS, MOST_IN_A_ROW, read_action
from cutpurse.bots.position import Position
from cutpurse.bots.python_class import PythonBot, find_class
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match


class First:
    """The first action, always."""

    def choose(self, position: Position) -> int:
        return position.legal[0]


class Answers:
    """Whatever it was made for, in turn."""

    script: tuple[object, ...] = ()

    def __init__(self) -> None:
        self.left = list(self.script)

    def choose(self, position: Position) -> int:
        answer = self.left.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer  # type: ignore[return-value]  # that is the point


class Vandal:
    """Spoils all that it is given, and then fails."""

    def choose(self, position: Position) -> int:
        position.states[0] = np.zeros(1, position.states.dtype)[0]
        position.legal.clear()
        raise RuntimeError("done")


class Forger:
    """Permits itself what is not permitted."""

    def choose(self, position: Position) -> int:
        position.legal.append(62)
        return 62


class Idle:
    """Has no method to choose with."""


def decide(bot: bots.Bot, match: Match) -> int:
    return bot.choose(Position.of(match, fast_rng(7)))


def answering(monkeypatch: pytest.MonkeyPatch, *script: object) -> PythonBot:
    monkeypatch.setattr(Answers, "script", script)
    return PythonBot(Answers)


def test_a_class_chooses(match: Match) -> None:
    assert decide(bots.make(f"python:{__name__}:First"), match) == match.legal[0]


def test_a_number_of_numpy_and_a_text_will_do(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = answering(monkeypatch, np.int64(match.legal[1]), "Wealth  7")
    assert decide(bot, match) == match.legal[1]
    assert decide(bot, match) == match.game.parse(match.state, "wealth 7")
    assert bot.faults == []


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (None, "answered with a NoneType, not with an action"),
        (1.0, "answered with a float, not with an action"),
        (-1, "answered action -1, which is not permitted: it is not an action of this phase"),
        ("fold", "gave a wrong answer: “fold” is not an action here"),
        (KeyError("x"), "failed with KeyError: 'x'"),
        (SystemExit(), "failed with SystemExit"),
        (RuntimeError("\x1b[2J\n" + 1000 * "x"), "failed with RuntimeError: �[2J�xxx"),
    ],
)
def test_wrong_answers_and_exceptions_do_not_end_a_match(
    match: Match, monkeypatch: pytest.MonkeyPatch, answer: object, fault: str
) -> None:
    bot = answering(monkeypatch, answer)
    assert decide(bot, match) == bots.choose("greedy", match, fast_rng(7))
    assert fault in bot.faults[0]
    assert len(bot.faults[0]) < 300


def test_leaving_the_table_is_no_fault(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = answering(monkeypatch, KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        decide(bot, match)


def test_what_a_class_does_to_its_position_stays_there(match: Match) -> None:
    assert decide(PythonBot(Vandal), match) == bots.choose("greedy", match, fast_rng(7))


def test_a_class_that_permits_itself_an_action_is_not_believed(match: Match) -> None:
    position = Position.of(match, fast_rng(7))
    assert 62 not in position.legal  # who asks may have looked before
    assert PythonBot(Forger).choose(position) in match.legal


def test_only_faults_in_a_row_make_us_give_up(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    good = match.legal[0]
    bot = answering(monkeypatch, *([None] * (MOST_IN_A_ROW - 1) + [good]) * 40, *[None] * MOST_IN_A_ROW)
    for _ in range(40 * MOST_IN_A_ROW):
        decide(bot, match)
    assert [fault for fault in bot.faults if "will go on" in fault] == []
    assert len(bot.faults) == MOST_FAULTS
    for _ in range(MOST_IN_A_ROW + 3):
        decide(bot, match)
    assert bot.faults[-1].endswith("will go on: it failed 5 times in a row.")
    assert len(bot.faults) == MOST_FAULTS + 1
    assert bot.fault_count == 40 * (MOST_IN_A_ROW - 1) + MOST_IN_A_ROW + 3


def test_every_legal_action_is_read_back(match: Match) -> None:
    while not match.over:
        position = Position.of(match, fast_rng(7))
        for action in match.legal:
            assert read_action(position, action) == read_action(position, position.notation(action)) == action
        match.play(match.legal[-1])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "name a module and a class: python:package.module:Class"),
        ("First", "name a module and a class: python:package.module:Class, not python:First"),
        ("nowhere_at_all:Bot", "the module nowhere_at_all can't be imported: ModuleNotFoundError"),
        (".relative:Bot", "the module .relative can't be imported: TypeError"),
        (f"{__name__}:Nobody", "there is no class Nobody in the module tests.bots.test_python_class"),
        (f"{__name__}:decide", "there is no class decide in the module tests.bots.test_python_class"),
        (f"{__name__}:Idle", r"the class Idle has no method choose\(position\)"),
    ],
)
def test_what_is_not_such_a_class_is_told(text: str, told: str) -> None:
    with pytest.raises(CutpurseError, match=told):
        find_class(text)


def test_a_module_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_in_this_folder.py").write_text("class Bot:\n    def choose(self, position): return 0\n")
    (tmp_path / "broken_bot.py").write_text("import sys; sys.exit('no')\n")
    monkeypatch.chdir(tmp_path)
    assert find_class("bot_in_this_folder:Bot").__name__ == "Bot"
    with pytest.raises(CutpurseError, match="broken_bot can't be imported: SystemExit: no"):
        find_class("broken_bot:Bot")
