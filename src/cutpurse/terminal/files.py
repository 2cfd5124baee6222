"""Records on disk: read whole or not at all, written whole or not at all."""

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from cutpurse.core.errors import CutpurseError, RecordError
from cutpurse.core.record import Record
from cutpurse.core.record_reader import MOST_CHARACTERS, Load, read_record

STANDARD_INPUT = Path("-")
MOST_BYTES = 4 * MOST_CHARACTERS  # UTF-8 takes at most four for a character


def read_record_file(path: Path, load: Load) -> Record:
    """The record in a file; a sentence with the file and the line at fault if there is none."""
    try:
        return read_record(read_text_file(path, MOST_BYTES), load)
    except RecordError as error:
        raise CutpurseError(f"{path}: {error}") from None


def read_input(path: Path, most: int) -> str:
    """The text of a file of at most so many bytes; of standard input, where the path is `-`."""
    if path != STANDARD_INPUT:
        return read_text_file(path, most)
    return decode(sys.stdin.buffer.read(most + 1), most, source_name(path))


def source_name(path: Path) -> str:
    return "standard input" if path == STANDARD_INPUT else str(path)


def read_text_file(path: Path, most: int) -> str:
    """The text of a file of at most so many bytes."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise CutpurseError(f"can't read {path}: {reason(error)}") from None
    return decode(data, most, str(path))


def decode(data: bytes, most: int, source: str) -> str:
    if len(data) > most:
        raise CutpurseError(f"{source} is too long: more than {most:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CutpurseError(f"{source} can't be read: it is not text in UTF-8") from None


def save_record(record: Record, path: Path) -> None:
    """Write a record, as JSON if the name ends in .json. What was there before stays until all is written."""
    check_place(path)
    text = json.dumps(record.to_json(), indent=1) + "\n" if path.suffix == ".json" else record.to_text()
    try:
        replace_file(path.resolve(), text)
    except (OSError, ValueError) as error:
        raise CutpurseError(f"can't save to {path}: {reason(error)}") from None


def check_place(path: Path) -> None:
    """CutpurseError if a record can't be saved there."""
    check(path, in_the_way)


def check_room(path: Path) -> None:
    """CutpurseError if no file can be there; one that is there already may be overwritten."""
    check(path, no_room)


def check(path: Path, find_obstacle: Callable[[Path], str]) -> None:
    try:
        obstacle = find_obstacle(path)
    except (OSError, ValueError) as error:
        obstacle = reason(error)
    if obstacle:
        raise CutpurseError(f"can't save to {path}: {obstacle}")


def no_room(path: Path) -> str:
    """Why a file can't be there."""
    if path.is_dir():
        return "it is a folder"
    return "" if path.absolute().parent.is_dir() else f"there is no folder {path.parent}"


def in_the_way(path: Path) -> str:
    """What keeps a record from being saved there: nothing but another record is ever overwritten."""
    if not path.exists() or path.is_dir():
        return no_room(path)
    if not path.is_file():
        return "it is not an ordinary file"
    with path.open("rb") as file:
        start = file.read(200)
    is_record = not start or start.startswith(b"Game:") or b'"cutpurse-record"' in start
    return "" if is_record else "there is a file of that name already, which is not a record"


def replace_file(path: Path, text: str) -> None:
    """Write beside the file, then take its place in one step."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def reason(error: OSError | ValueError) -> str:
    told = (error.strerror or "") if isinstance(error, OSError) else str(error)
    return told[:1].lower() + told[1:] or "it can't be reached"


def new_place(game: str) -> Path:
    """A file in the user's data folder that does not exist yet."""
    folder = user_data_path("cutpurse") / "records"
    with suppress(OSError):  # told when the record is saved
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{number}.txt" for number in ("", *(f"-{number}" for number in range(2, 1000))))
    return next((folder / name for name in names if not (folder / name).exists()), folder / f"{stem}.txt")
