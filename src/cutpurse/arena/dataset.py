"""Games as data: a Parquet file with a row for each decision, or records, a line of JSON each.

What is played is kept in parts, in a folder beside the file, until all is there. So a long run can be stopped, and the
same command goes on; then the parts become one file.
"""

import json
import shutil
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cutpurse import __version__
from cutpurse.arena.kept import flat
from cutpurse.arena.noting import GIVEN, note_game
from cutpurse.arena.setup import Setup
from cutpurse.core.chance import fast_rng
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.envs.extras import need

Array: TypeAlias = npt.NDArray[Any]
PARQUET, LINES = ".parquet", ".jsonl"
HEADER = "header.json"
METADATA = b"cutpurse"  # the key in a Parquet file under which the header is found


@dataclass(frozen=True, kw_only=True)
class Played:
    """One game, as it was played: enough for a record and, with the rows, for data."""

    number: int
    seed: bytes
    players: tuple[str, ...]  # by seat
    seat: Array  # of each decision, as all below
    action: Array
    mask: Array
    observation: Array
    standing: Array  # by seat, as below
    scores: Array

    @property
    def shares(self) -> Array:
        """Of the win."""
        won = (self.standing == self.standing.max()) & (self.standing >= 0)
        shares: Array = won / max(1, won.sum())
        return shares


class Notebook:
    """Notes games of one setup, one after the other, in arrays that are allocated once."""

    def __init__(self, setup: Setup) -> None:
        game = setup.game
        most = game.most_decisions
        self.setup = setup
        self.states = game.template(setup.options, setup.seats, 2)
        self.action, self.seat = np.zeros(most, np.int64), np.zeros(most, np.int8)
        self.mask = np.zeros((most, game.actions), np.bool_)
        self.observation = np.zeros((most, game.observation_size), np.uint8)
        self.standing, self.points = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)

    def play(self, number: int, kinds: Array, rng: Array) -> Played:
        """A game of bots that compiled loops know; game `g` has `(q + g) % seats` in seat `q`."""
        lineup, seats = self.setup.lineup, self.setup.seats
        return self._note(number, tuple(lineup[(seat + number) % seats] for seat in range(seats)), kinds, rng)

    def replay(self, number: int, seed: bytes, players: Sequence[str], actions: Sequence[int]) -> Played:
        """A game that was played already."""
        setup = self.setup
        self.states[0] = setup.game.deal(setup.options, setup.seats, seed)[0]
        self.action[: len(actions)] = actions
        return self._note(number, tuple(players), np.full(MOST_SEATS, GIVEN, np.int64), fast_rng(0))

    def _note(self, number: int, players: tuple[str, ...], kinds: Array, rng: Array) -> Played:
        rows = note_game(
            self.states, kinds, number, rng,
            self.action, self.seat, self.mask, self.observation, self.standing, self.points,
        )  # fmt: skip
        return Played(
            number=number,
            seed=self.states["seed"][1].astype("<u4").tobytes(),
            players=players,
            seat=self.seat[:rows].copy(),
            action=self.action[:rows].copy(),
            mask=self.mask[:rows].copy(),
            observation=self.observation[:rows].copy(),
            standing=self.standing[: self.setup.seats].copy(),
            scores=self.points[: self.setup.seats].copy(),
        )


def header(setup: Setup) -> dict[str, Any]:
    """What must be the same for games to be in one file, and what a reader needs to know."""
    game = setup.game
    return {
        "format": "cutpurse-games",
        "version": __version__,
        "game": game.name,
        "rules": game.version,
        "seats": setup.seats,
        "options": game.write_options(setup.options),
        "bots": list(setup.lineup),
        "seed": setup.seed.hex(),
        "actions": game.actions,
        "observation": [[name, length] for name, length in game.observation],
    }


class Parts:
    """A file in the making: its parts, by number, and what else is to be known of each."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Begin, or go on with what is in the folder; CutpurseError if that is of other games."""
        check_path(path)
        self.path, self.folder, self.setup = path, parts_folder(path), setup
        self.head = header(setup)
        if known := kept_header(path):
            check_same(path, known, self.head)
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_json(self.folder / HEADER, self.head)

    def kept(self, number: int) -> Any:
        """What was kept beside a part; None if that part is still to be played, or not as long as it was."""
        try:
            known = json.loads(self._beside(number).read_text(encoding="utf-8"))
            whole = known["bytes"] == self._part(number).stat().st_size
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return known["beside"] if whole else None

    def add(self, number: int, games: Sequence[Played], beside: Any = None) -> None:
        """Write a part. It counts from the moment that its last file has its name."""
        part, last = self._part(number), self._beside(number)
        last.unlink(missing_ok=True)  # it may be of fewer games
        WRITERS[self.path.suffix](part, games, self.setup, self.head)
        write_json(last, {"bytes": part.stat().st_size, "beside": beside})

    def finish(self, numbers: Iterable[int]) -> None:
        """Make one file of these parts, and remove them."""
        new = self.folder / f"all{self.path.suffix}"
        JOINERS[self.path.suffix]([self._part(number) for number in numbers], new)
        new.replace(self.path)
        shutil.rmtree(self.folder)

    def _part(self, number: int) -> Path:
        return self.folder / f"{number:09}{self.path.suffix}"

    def _beside(self, number: int) -> Path:
        return self.folder / f"{number:09}.json"


def parts_folder(path: Path) -> Path:
    return path.with_name(f"{path.name}.parts")


def check_path(path: Path) -> None:
    """Say before anything is played that games can't be saved there."""
    if path.suffix not in WRITERS:
        raise CutpurseError(f"games are saved as {PARQUET} or, as records, {LINES}, not as {path.name!s:.60}")
    if path.exists():
        raise CutpurseError(f"{path} is there already; name another file, or remove it")
    if path.suffix == PARQUET:
        need("pyarrow", "data")


def check_same(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """CutpurseError if the parts are of other games, with the first thing that differs."""
    theirs, ours = flat(found), flat(wanted)
    for name, value in ours.items():
        if theirs.get(name) != value:
            differs = f"{name} {theirs.get(name)!s:.64}, not {value:.64}"
            raise CutpurseError(f"{parts_folder(path)} keeps other games ({differs}); remove it, or name another file")


def kept_header(path: Path) -> dict[str, Any] | None:
    """What the games are whose parts wait to be gone on with, if there are any."""
    known = parts_folder(path) / HEADER
    if not known.exists():
        return None
    try:
        found = dict(json.loads(known.read_text(encoding="utf-8")))
        bytes.fromhex(found["seed"])
    except (ValueError, KeyError, TypeError):
        raise CutpurseError(f"{known} is damaged: remove its folder, or name another file") from None
    return found


def kept_seed(path: Path) -> bytes | None:
    """The seed of these games."""
    known = kept_header(path)
    return bytes.fromhex(known["seed"]) if known else None


def write_json(path: Path, data: Any) -> None:
    """Write a file that is there whole or not at all."""
    new = path.with_suffix(".new")
    new.write_text(json.dumps(data), encoding="utf-8")
    new.replace(path)


def schema(game: Game, head: dict[str, Any]) -> Any:
    """The columns of a Parquet file; docs/research.md explains them."""
    pa = need("pyarrow", "data")
    columns = {
        "game": pa.int64(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "player": pa.dictionary(pa.int8(), pa.string()),
        "observation": pa.list_(pa.uint8(), game.observation_size),
        "mask": pa.list_(pa.bool_(), game.actions),
        "action": pa.int16(),
        "outcome": pa.float32(),
        "score": pa.int32(),
    }
    return pa.schema(columns.items(), metadata={METADATA: json.dumps(head)})


def write_parquet(path: Path, games: Sequence[Played], setup: Setup, head: dict[str, Any]) -> None:
    pa, parquet = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    columns = schema(setup.game, head)
    lengths = [len(game.seat) for game in games]
    seats = np.concatenate([game.seat for game in games])
    ends = {
        name: np.array([getattr(game, name) for game in games]).repeat(lengths, axis=0) for name in ("shares", "scores")
    }
    rows = np.arange(len(seats))
    players = np.array([[setup.names.index(name) for name in game.players] for game in games]).repeat(lengths, axis=0)
    observation = np.concatenate([game.observation for game in games])
    mask = np.concatenate([game.mask for game in games])
    arrays = {
        "game": np.repeat([game.number for game in games], lengths),
        "step": np.concatenate([np.arange(length) for length in lengths]),
        "seat": seats,
        "player": pa.DictionaryArray.from_arrays(players[rows, seats].astype(np.int8), setup.names),
        "observation": pa.FixedSizeListArray.from_arrays(observation.ravel(), observation.shape[1]),
        "mask": pa.FixedSizeListArray.from_arrays(mask.ravel(), mask.shape[1]),
        "action": np.concatenate([game.action for game in games]),
        "outcome": ends["shares"][rows, seats],
        "score": ends["scores"][rows, seats],
    }
    table = pa.Table.from_arrays([pa.array(arrays[field.name]).cast(field.type) for field in columns], schema=columns)
    parquet.write_table(table, path, compression="zstd")


def write_lines(path: Path, games: Sequence[Played], setup: Setup, head: dict[str, Any]) -> None:
    lines = [json.dumps(record_of(setup, game).to_json(), separators=(",", ":"), ensure_ascii=False) for game in games]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def record_of(setup: Setup, played: Played) -> Record:
    """The game as a record, which `cutpurse replay` and `cutpurse verify` read."""
    match = Match(setup.game, options=setup.options, seats=setup.seats, seed=played.seed)
    for action in played.action.tolist():
        match.play(action)
    return Record(match=match, players=played.players)


def join_parquet(parts: Iterable[Path], new: Path) -> None:
    parquet = need("pyarrow.parquet", "data")
    writer = None
    for part in parts:
        table = parquet.read_table(part)
        writer = writer or parquet.ParquetWriter(new, table.schema, compression="zstd")
        writer.write_table(table)
    assert writer is not None
    writer.close()


def join_lines(parts: Iterable[Path], new: Path) -> None:
    with new.open("wb") as file:
        for part in parts:
            file.write(part.read_bytes())


WRITERS: dict[str, Callable[[Path, Sequence[Played], Setup, dict[str, Any]], None]] = {
    PARQUET: write_parquet,
    LINES: write_lines,
}
JOINERS: dict[str, Callable[[Iterable[Path], Path], None]] = {PARQUET: join_parquet, LINES: join_lines}
