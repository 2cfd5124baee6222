"""Reads records, as text and as JSON (`core/record.py`). Each error names the place at fault."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from cutpurse.core.errors import CutpurseError, RecordError
from cutpurse.core.fair import (
    A_COMMITMENT,
    A_SECRET,
    COMMITMENT_BYTES,
    ENTROPY_BYTES,
    SECRET_BYTES,
    WHAT_A_SEAT_ADDS,
    Proof,
    read_digits,
)
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message, msg
from cutpurse.core.options import is_number, read_pairs
from cutpurse.core.record import FORMAT, Record, check_players, result_of
from cutpurse.core.seeds import SEED_DIGITS, is_seed

Load: TypeAlias = Callable[[str], Game]

PROOF = ("Commitment", "Secret", "Entropy")  # all of them, or none
HEADERS = ("Game", "Rules", "Seats", "Options", "Seed", "Players", "Takebacks", "Result", *PROOF)
REQUIRED = ("Game", "Rules", "Seed")
MOST_CHARACTERS = 2_000_000  # longer than the longest match of any game; a longer text is refused unread


@dataclass(frozen=True)
class Text:
    """A piece of a record, and where it stands: line 12, or in JSON actions[3]."""

    text: str
    where: Message

    def wrong(self, key: str, **args: Any) -> RecordError:
        return RecordError(msg(key, **args), self.where)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """What goes wrong within is the fault of this text."""
        try:
            yield
        except CutpurseError as error:
            raise RecordError(error.message, self.where, error.game) from None


@dataclass(frozen=True)
class Written:
    """A record as it is written, not yet checked against the rules."""

    headers: Mapping[str, Text]
    options: Mapping[str, object]
    players: Sequence[tuple[str, str]]  # seat, or nothing where their order tells it; name
    entropy: Sequence[tuple[str, str]]  # seat, hexadecimal digits
    moves: Sequence[tuple[str, Text]]  # seat, action

    def header(self, name: str, default: str = "") -> Text:
        return self.headers.get(name, Text(default, line(1)))


def line(number: int) -> Message:
    return msg("at-line", line=number)


def read_record(text: str, load: Load) -> Record:
    """The record in a text or in its JSON twin; RecordError with the place at fault. `load` finds a game by name."""
    record, written = deal_record(text, load)
    play_out(record.match, written)
    return record


def deal_record(text: str, load: Load) -> tuple[Record, Written]:
    """The record with its match dealt and not yet played, and what is written of it."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(msg("record-too-long", characters=len(text), most=MOST_CHARACTERS))
    text = text.removeprefix("\ufeff")
    written = from_json(text) if text.lstrip().startswith("{") else from_text(text)
    for name in REQUIRED:
        if name not in written.headers:
            raise RecordError(msg("header-missing", header=name), line(1))
    match = start_match(written, load)
    record = Record(
        match=match,
        players=read_players(written, match),
        takebacks=read_takebacks(written),
        proof=read_proof(written, match),
    )
    return record, written


def play_out(match: Match, written: Written) -> None:
    """Play what is written, and compare the result."""
    play_moves(match, written.moves)
    check_result(match, written)


def from_text(text: str) -> Written:
    """Take a text apart into headers and moves."""
    headers: dict[str, Text] = {}
    moves: list[tuple[str, Text]] = []
    in_header = True
    for number, written in enumerate(text.splitlines(), 1):
        stripped = written.strip()
        if not stripped:
            in_header = in_header and not headers
            continue
        if stripped.startswith("#"):
            continue
        name, colon, value = (part.strip() for part in stripped.partition(":"))
        found = Text(value, line(number))
        if not colon:
            raise found.wrong("line-unclear", text=f"{stripped:.60}")
        if not in_header:
            moves.append((name, found))
        elif name not in HEADERS:
            raise found.wrong("header-unknown", header=f"{name:.60}", headers=", ".join(HEADERS))
        elif name in headers:
            raise found.wrong("header-twice", header=name)
        else:
            headers[name] = found
    options = headers.get("Options", Text("", line(1)))
    with options.blamed():
        pairs = read_pairs(options.text.split())
    return Written(headers, pairs, by_seat(headers.get("Players")), by_seat(headers.get("Entropy")), moves)


def by_seat(header: Text | None) -> list[tuple[str, str]]:
    """Blue=Ann; Green=Bo."""
    parts = (part.partition("=")[::2] for part in header.text.split(";")) if header and header.text else ()
    return [(seat.strip(), value.strip()) for seat, value in parts]


class JsonMove(msgspec.Struct):
    """A move in the JSON twin."""

    seat: str
    action: str


class JsonRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON twin of a record."""

    format: str = FORMAT
    game: str | None = None
    rules: int | str | None = None
    seats: int | str | None = None
    options: dict[str, Any] = {}
    seed: str | None = None
    players: list[str] = []
    takebacks: int | str | None = None
    result: str | None = None
    commitment: str | None = None
    secret: str | None = None
    entropy: dict[str, str] | None = None
    actions: list[JsonMove] = []


def from_json(text: str) -> Written:
    """Take the JSON twin apart into headers and moves."""
    try:
        data = msgspec.json.decode(text, type=JsonRecord)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise RecordError(msg("not-json", error=f"{error!s:.100}")) from None
    if data.format != FORMAT:
        raise RecordError(msg("format-wrong", format=FORMAT), place("format"))
    given = {name: getattr(data, name.lower()) for name in HEADERS}
    headers = {
        name: Text("" if isinstance(value, (dict, list)) else str(value), place(name.lower()))
        for name, value in given.items()
        if value not in (None, "")
    }
    moves = [(move.seat, Text(move.action, place(f"actions[{i}]"))) for i, move in enumerate(data.actions)]
    entropy = list((data.entropy or {}).items())
    return Written(headers, data.options, [("", player) for player in data.players], entropy, moves)


def place(path: str) -> Message:
    return msg("plain-text", text=path)


def start_match(written: Written, load: Load) -> Match:
    """The match that the headers describe, dealt and not yet played."""
    name = written.header("Game")
    with name.blamed():
        game = load(name.text)
    rules = read_version(game, written.header("Rules"))
    seats = written.header("Seats", str(game.seats[0]))
    if not is_number(seats.text, digits=3):
        raise seats.wrong("seats-not-a-number", text=f"{seats.text:.60}")
    with seats.blamed():
        game.check_seats(int(seats.text))
    with written.header("Options").blamed():
        options = game.complete_options(written.options, int(seats.text))
    seed = written.header("Seed")
    if not is_seed(seed.text):
        raise seed.wrong("digits-wrong", what=msg("a-seed"), digits=SEED_DIGITS, text=f"{seed.text:.70}")
    return Match(game, options=options, seats=int(seats.text), seed=bytes.fromhex(seed.text), rules=rules)


def read_version(game: Game, rules: Text) -> int:
    if not is_number(rules.text):
        raise rules.wrong("version-not-a-number", text=f"{rules.text:.60}")
    version = int(rules.text)
    if version > game.version:
        raise rules.wrong("version-too-new", rules=version, game=game.title, current=game.version)
    if version not in game.versions:
        raise rules.wrong("version-gone", rules=version, game=game.title)
    return version


def play_moves(match: Match, moves: Sequence[tuple[str, Text]]) -> None:
    for number, (name, action) in enumerate(moves):
        if match.over:
            raise action.wrong("moves-too-many", left=len(moves) - number)
        seat = find_seat(match, name, action)
        with action.blamed():
            match.play(action.text, seat)


def find_seat(match: Match, name: str, at: Text) -> int:
    seat = match.game.seat_number(name)
    if seat is None or seat >= match.seats:
        names = ", ".join(match.game.seat_names[: match.seats])
        raise at.wrong("no-such-seat", name=f"{name:.60}", names=names)
    return seat


def check_result(match: Match, written: Written) -> None:
    result = written.header("Result")
    if not result.text:
        return
    if match.outcome is None:
        raise result.wrong("result-too-early")
    if result.text != result_of(match):
        raise result.wrong("result-differs", written=f"{result.text:.80}", reason=result_of(match))


def read_takebacks(written: Written) -> int:
    header = written.header("Takebacks", "0")
    if not is_number(header.text):
        raise header.wrong("takebacks-not-a-number", text=f"{header.text:.60}")
    return int(header.text)


def read_players(written: Written, match: Match) -> tuple[str, ...]:
    header = written.header("Players")
    names = match.game.seat_names[: match.seats]
    if any(seat and seat.lower() != name.lower() for (seat, _), name in zip(written.players, names, strict=False)):
        raise header.wrong("players-order", names=", ".join(f"{name}=…" for name in names))
    players = tuple(player for _, player in written.players)
    with header.blamed():
        check_players(players, match.seats)
    return players


def read_proof(written: Written, match: Match) -> Proof | None:
    """The proof of a fair deal, if there is one; that it can be read does not say that it holds."""
    given = [written.headers[name] for name in PROOF if name in written.headers]
    if not given:
        return None
    if len(given) < len(PROOF):
        raise given[0].wrong("proof-incomplete", headers=PROOF)
    shown, secret, added = given
    entropy: dict[int, bytes] = {}
    for name, digits in written.entropy:
        seat = find_seat(match, name, added)
        if seat in entropy:
            raise added.wrong("proof-twice", name=match.game.seat_names[seat])
        with added.blamed():
            entropy[seat] = read_digits(digits, ENTROPY_BYTES, WHAT_A_SEAT_ADDS)
    if not entropy:
        raise added.wrong("proof-empty")
    with shown.blamed():
        commitment = read_digits(shown.text, COMMITMENT_BYTES, A_COMMITMENT).hex()
    with secret.blamed():
        return Proof(commitment=commitment, secret=read_digits(secret.text, SECRET_BYTES, A_SECRET), entropy=entropy)
