"""The reader of the suite's files: what is wrong with one is told with its file and line."""

from pathlib import Path

import pytest

import cutpurse
from cutpurse.core.record import Record
from tests.blunders.cases import Case, CaseError, read_cases

HEAD = "# A remark.\n\nTitle: Keep the 12\nWhy: It wins\n  most Purses.\nWrong: swap 2; swap 7\n\n"
RECORD = f"Game: lucre\nRules: 1\nSeed: {'00' * 32}\n\nBlue: keep\nGreen: keep\n"


def read(folder: Path, text: str, name: str = "lucre.txt") -> list[Case]:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return read_cases(file)


def check(folder: Path, text: str, name: str = "lucre.txt") -> None:
    for case in read(folder, text, name):
        case.blunders(case.match())


def test_a_case_is_read(tmp_path: Path) -> None:
    first, second = read(tmp_path, HEAD + RECORD + HEAD.replace("12", "13") + RECORD)
    assert (first.title, second.title) == ("Keep the 12", "Keep the 13")
    assert first.why == "It wins most Purses."
    assert (first.actions, first.right) == (("swap 2", "swap 7"), False)
    assert str(first) == "lucre: Keep the 12"
    for case in (first, second):
        match = case.match()
        assert {match.game.notation(match.state, action) for action in case.blunders(match)} == {"swap 2", "swap 7"}


def test_right_and_wrong_name_the_same_blunders(tmp_path: Path) -> None:
    (case,) = read(tmp_path, HEAD.replace("swap 2; swap 7", "keep") + RECORD)
    match = case.match()
    legal = [match.game.notation(match.state, action) for action in match.legal]
    (other,) = read(tmp_path, HEAD.replace("Wrong: swap 2; swap 7", f"Right: {'; '.join(legal[:-1])}") + RECORD)
    assert legal[-1] == "keep"
    assert case.blunders(match) == other.blunders(match) == {match.legal[-1]}


FAULTS = {
    "no title": (RECORD, "line 1: “Game: lucre” belongs to no case; cases begin with “Title: …”"),
    "no reason": (
        HEAD.replace("Why: It wins\n  most Purses.\n", "") + RECORD,
        "line 3: a case has a title, “Why: …”, and either “Right: …” or “Wrong: …”, each once",
    ),
    "right and wrong": (
        HEAD + "Right: keep\n" + RECORD,
        "line 3: a case has a title, “Why: …”, and either “Right: …” or “Wrong: …”, each once",
    ),
    "two reasons": (HEAD + "Why: It is.\n" + RECORD, "line 8: Why is given twice"),
    "no record": (HEAD, "line 3: there is no record after this title"),
    "the same title": (HEAD + RECORD + HEAD + RECORD, "line 16: line 3 has the same title"),
    "a wrong header": (HEAD + RECORD.replace("Rules: 1", "Rules: one"), "line 9: the rules version is a number"),
    "no seed": (
        HEAD + "Game: lucre\nRules: 1\n\nBlue: keep\n",
        "line 8: the line “Seed: …” is missing from the header",
    ),
    "a wrong move": (HEAD + RECORD + "Blue: keep\n", "line 14: it is Red's turn, not Blue's"),
    "an unknown action": (HEAD.replace("swap 2", "swop 2") + RECORD, "line 3: “swop 2” is not an action here"),
    "a card not held": (HEAD.replace("swap 2", "swap 13") + RECORD, "line 3: swap 13 is not permitted here"),
    "nothing named": (HEAD.replace("swap 2; swap 7", ";") + RECORD, "line 3: every legal action is right, or"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_its_line(tmp_path: Path, fault: str) -> None:
    text, message = FAULTS[fault]
    with pytest.raises(CaseError) as error:
        check(tmp_path, text)
    assert str(error.value).startswith(f"lucre.txt, {message}")


def test_a_case_stands_in_its_games_file(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"^coin.txt, line 3: this is a case of lucre: put it into lucre.txt$"):
        check(tmp_path, HEAD + RECORD, "coin.txt")


def test_a_record_stops_before_the_game_is_over(tmp_path: Path) -> None:
    match = cutpurse.new_match("lucre", seed=bytes(32))
    while not match.over:
        match.play(match.legal[0])
    with pytest.raises(CaseError, match=r"^lucre.txt, line 3: the game is over after these moves"):
        check(tmp_path, HEAD + Record(match=match).to_text())
