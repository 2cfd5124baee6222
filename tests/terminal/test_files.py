"""Records on disk."""

import json
import os
from pathlib import Path

import pytest

import cutpurse
from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.core.record import Record
from cutpurse.core.record_reader import MOST_CHARACTERS
from cutpurse.terminal.files import read_record_file, save_record


@pytest.fixture
def record() -> Record:
    match = cutpurse.new_match("lucre", seed=bytes(32))
    match.play("keep")
    return Record(match=match, players=("greedy", "you", "random", "greedy"), takebacks=2)


def read(path: Path) -> Record:
    return read_record_file(path, games.load)


@pytest.mark.parametrize("name", ["game.txt", "game.json", "no extension"])
def test_a_saved_record_reads_back(tmp_path: Path, record: Record, name: str) -> None:
    save_record(record, tmp_path / name)
    assert read(tmp_path / name).to_text() == record.to_text()
    assert (tmp_path / name).read_text().startswith("{" if name.endswith(".json") else "Game: lucre\n")
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_record_is_replaced_whole(tmp_path: Path, record: Record) -> None:
    path, before = tmp_path / "game.txt", record.to_text()
    save_record(record, path)
    record.match.play("keep")
    with path.open() as reader:
        save_record(record, path)
        assert reader.read() == before  # the old file was not written into
    assert read(path).to_text() == record.to_text()


def test_a_failure_leaves_the_old_record_and_nothing_else(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    save_record(record, path)
    before = path.read_text()
    record.match.play("keep")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CutpurseError, match=f"can't save to {path}: no space left on device"):
        save_record(record, path)
    assert path.read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_nothing_but_a_record_is_overwritten(tmp_path: Path, record: Record) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n")
    with pytest.raises(CutpurseError, match="there is a file of that name already, which is not a record"):
        save_record(record, path)
    assert path.read_text() == "Dear Ann,\n"
    (tmp_path / "empty").touch()
    save_record(record, tmp_path / "empty")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "it is a folder"),
        ("nowhere/game.txt", "there is no folder"),
        ("a" * 300, "file name too long"),
        ("a\0b", "embedded null"),
        ("pipe", "it is not an ordinary file"),
    ],
)
def test_where_nothing_can_be_saved_a_sentence_says_why(tmp_path: Path, record: Record, name: str, told: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CutpurseError, match=told) as caught:
        save_record(record, tmp_path / name)
    assert str(caught.value).count("can't save") == 1


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\x00\xff\xfe")
    (tmp_path / "text").write_text("Game: lucre\nColour: red\n")
    (tmp_path / "json").write_text(json.dumps({"game": "chess", "rules": 1, "seed": "0" * 64}))
    with (tmp_path / "long").open("wb") as file:
        file.truncate(4 * MOST_CHARACTERS + 1)
    for name, told in {
        "missing": "can't read .*missing: no such file or directory",
        ".": "can't read .*: is a directory",
        "binary": "binary can't be read: it is not text in UTF-8",
        "text": "text: line 2: there is no header Colour",
        "json": "json: game: there is no game chess",
        "long": "long is too long: more than 8,000,000 bytes",
        "a\0b": "can't read .*: embedded null byte",
    }.items():
        with pytest.raises(CutpurseError, match=told):
            read(tmp_path / name)
