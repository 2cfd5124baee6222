"""A match as text, to save, share and replay; and its JSON twin.

    Game: lucre
    Rules: 1
    Options: coins=lean
    Seed: 64 hexadecimal digits
    Result: Blue wins on cards, 13 to 12

    Blue: swap 7
    # Round 1: the Purse is Red 9
    Red: wealth 4

Header lines, an empty line, one action a line; a line that starts with # is a remark. Reading checks everything: a
record is read whole or not at all. A match from a table server has the proof of its deal (`core.fair`), too:

    Commitment: 64 hexadecimal digits
    Secret: 64 hexadecimal digits
    Entropy: Blue=32 hexadecimal digits; Red=32 hexadecimal digits

Whether that proof holds is another question, which `cutpurse verify` answers.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from cutpurse.core.errors import CutpurseError, RecordError
from cutpurse.core.fair import COMMITMENT_BYTES, ENTROPY_BYTES, SECRET_BYTES, Proof, read_digits
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.options import read_pairs
from cutpurse.core.seeds import SEED_DIGITS, is_seed

Load: TypeAlias = Callable[[str], Game]

PROOF = ("Commitment", "Secret", "Entropy")  # all of them, or none
HEADERS = ("Game", "Rules", "Seats", "Options", "Seed", "Players", "Takebacks", "Result", *PROOF)
FORMAT = "cutpurse-record"
JSON_KEYS = ("format", *(name.lower() for name in HEADERS), "actions")
REQUIRED = ("Game", "Rules", "Seed")
MOST_CHARACTERS = 2_000_000  # longer than the longest match of any game; a longer text is refused unread


@dataclass(frozen=True)
class Text:
    """A piece of a record, and where it stands: "line 12", or in JSON "actions[3]"."""

    text: str
    where: str

    def wrong(self, message: object) -> RecordError:
        return RecordError(str(message), self.where)


@dataclass(frozen=True)
class Written:
    """A record as it is written, not yet checked against the rules."""

    headers: Mapping[str, Text]
    options: Mapping[str, object]
    players: Sequence[tuple[str, str]]  # seat, or nothing where their order tells it; name
    entropy: Sequence[tuple[str, str]]  # seat, hexadecimal digits
    moves: Sequence[tuple[str, Text]]  # seat, action

    def header(self, name: str, default: str = "") -> Text:
        return self.headers.get(name, Text(default, "line 1"))


@dataclass(kw_only=True)
class Record:
    """A match, who played it, how often more was taken back than the undo law allows, and the proof of its deal."""

    match: Match
    players: tuple[str, ...] = ()
    takebacks: int = 0
    proof: Proof | None = None

    def __post_init__(self) -> None:
        check_players(self.players, self.match.seats)
        if self.proof and not all(0 <= seat < self.match.seats for seat in self.proof.entropy):
            raise CutpurseError(f"the proof names a seat that is not there; there are 0 to {self.match.seats - 1}")

    def to_text(self) -> str:
        match = self.match
        headers = [f"{name}: {value}" for name, value in self._headers().items() if value]
        lines = [*headers, ""]
        for number, frame in enumerate(match.frames[1:], 1):
            if frame.action is None:
                lines += [f"# {line.text}" for line in match.told(number) if line.seats is None]
            else:
                assert frame.seat is not None
                action = match.game.describe(match.frames[number - 1].state, frame.action)
                lines.append(f"{match.game.seat_names[frame.seat]}: {action}")
        return "\n".join(lines) + "\n"

    def to_json(self) -> dict[str, Any]:
        match, game, proof = self.match, self.match.game, self.proof
        played = [(i, frame) for i, frame in enumerate(match.frames) if frame.action is not None]
        proven = (
            {"commitment": proof.commitment, "secret": proof.secret.hex(), "entropy": self._entropy()} if proof else {}
        )
        return {
            "format": FORMAT,
            "game": game.name,
            "rules": game.version,
            "seats": match.seats,
            "options": game.write_options(match.options),
            "seed": match.seed.hex(),
            "players": list(self.players),
            "takebacks": self.takebacks,
            "result": match.outcome.reason if match.outcome else None,
            **proven,
            "actions": [
                {
                    "seat": game.seat_names[frame.seat or 0],
                    "action": game.describe(match.frames[i - 1].state, frame.action or 0),
                }
                for i, frame in played
            ],
        }

    def _headers(self) -> dict[str, str]:
        match, game = self.match, self.match.game
        defaults = {option.name: option.default for option in game.options}
        written = game.write_options(match.options).items()
        changed = [f"{name}={text}" for name, text in written if match.options[name] != defaults[name]]
        return {
            "Game": game.name,
            "Rules": str(game.version),
            "Seats": str(match.seats),
            "Options": " ".join(changed),
            "Seed": match.seed.hex(),
            "Players": "; ".join(f"{game.seat_names[i]}={player}" for i, player in enumerate(self.players)),
            "Takebacks": str(self.takebacks or ""),
            "Result": match.outcome.reason if match.outcome else "",
            "Commitment": self.proof.commitment if self.proof else "",
            "Secret": self.proof.secret.hex() if self.proof else "",
            "Entropy": "; ".join(f"{seat}={added}" for seat, added in self._entropy().items()),
        }

    def _entropy(self) -> dict[str, str]:
        """What each seat has added to the deal, by its name."""
        entropy = self.proof.entropy if self.proof else {}
        return {self.match.game.seat_names[seat]: entropy[seat].hex() for seat in sorted(entropy)}


def read_record(text: str, load: Load) -> Record:
    """The record in a text or in its JSON twin; RecordError with the place at fault. `load` finds a game by name."""
    record, written = deal_record(text, load)
    play_out(record.match, written)
    return record


def deal_record(text: str, load: Load) -> tuple[Record, Written]:
    """The record with its match dealt and not yet played, and what is written of it."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"this is too long for a record: {len(text):,} characters of at most {MOST_CHARACTERS:,}")
    text = text.removeprefix("\ufeff")
    written = from_json(text) if text.lstrip().startswith("{") else from_text(text)
    for name in REQUIRED:
        if name not in written.headers:
            raise RecordError(f"the line “{name}: …” is missing from the header", "line 1")
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
    for number, line in enumerate(text.splitlines(), 1):
        where = f"line {number}"
        stripped = line.strip()
        if not stripped:
            in_header = in_header and not headers
            continue
        if stripped.startswith("#"):
            continue
        name, colon, rest = (part.strip() for part in stripped.partition(":"))
        if not colon:
            raise RecordError(f"“{stripped:.60}” is neither “Name: value” nor “Seat: action”", where)
        if not in_header:
            moves.append((name, Text(rest, where)))
        elif name not in HEADERS:
            raise RecordError(f"there is no header {name:.60}; there are {', '.join(HEADERS)}", where)
        elif name in headers:
            raise RecordError(f"{name} is given twice", where)
        else:
            headers[name] = Text(rest, where)
    options = headers.get("Options", Text("", ""))
    try:
        pairs = read_pairs(options.text.split())
    except CutpurseError as error:
        raise options.wrong(error) from None
    return Written(headers, pairs, by_seat(headers.get("Players")), by_seat(headers.get("Entropy")), moves)


def by_seat(header: Text | None) -> list[tuple[str, str]]:
    """Blue=Ann; Green=Bo."""
    parts = (part.partition("=")[::2] for part in header.text.split(";")) if header and header.text else ()
    return [(seat.strip(), value.strip()) for seat, value in parts]


def from_json(text: str) -> Written:
    """Take the JSON twin apart into headers and moves."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"this is not JSON: {error.msg}", f"line {error.lineno}") from None
    except (RecursionError, ValueError) as error:
        raise RecordError(f"this is not JSON of ours: {error!s:.60}", "line 1") from None
    for key in data:
        if key not in JSON_KEYS:
            raise RecordError(f"there is no field {key:.60}; there are {', '.join(JSON_KEYS)}", "line 1")
    if data.get("format", FORMAT) != FORMAT:
        raise RecordError(f"the format is not {FORMAT}", "format")
    options = data.get("options", {})
    players = data.get("players", [])
    entropy = data.get("entropy", {})
    actions = data.get("actions", [])
    if not isinstance(options, dict):
        raise RecordError("options are an object of names and values", "options")
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise RecordError("players are a list of names", "players")
    if not isinstance(entropy, dict) or not all(isinstance(added, str) for added in entropy.values()):
        raise RecordError("entropy is an object of seats and hexadecimal digits", "entropy")
    if not isinstance(actions, list):
        raise RecordError("actions are a list of objects with seat and action", "actions")
    plain = {name: data[name.lower()] for name in HEADERS if data.get(name.lower()) not in (None, "")}
    headers = {name: Text(str(value), name.lower()) for name, value in plain.items()}
    headers["Options"] = Text("", "options")
    headers["Players"] = Text("", "players")
    moves = []
    for number, move in enumerate(actions):
        where = f"actions[{number}]"
        if (
            not isinstance(move, dict)
            or not isinstance(move.get("seat"), str)
            or not isinstance(move.get("action"), str)
        ):
            raise RecordError("an action is an object with the texts seat and action", where)
        moves.append((move["seat"], Text(move["action"], where)))
    return Written(headers, options, [("", player) for player in players], list(entropy.items()), moves)


def start_match(written: Written, load: Load) -> Match:
    """The match that the headers describe, dealt and not yet played."""
    name = written.header("Game")
    try:
        game = load(name.text)
    except CutpurseError as error:
        raise name.wrong(error) from None
    check_version(game, written.header("Rules"))
    seats = written.header("Seats", str(game.seats[0]))
    if not (seats.text.isascii() and seats.text.isdigit() and len(seats.text) < 4):
        raise seats.wrong(f"the number of seats is not “{seats.text:.60}”")
    try:
        game.check_seats(int(seats.text))
    except CutpurseError as error:
        raise seats.wrong(error) from None
    options = written.header("Options")
    try:
        settled = game.settle_options(written.options, int(seats.text))
    except CutpurseError as error:
        raise options.wrong(error) from None
    seed = written.header("Seed")
    if not is_seed(seed.text):
        raise seed.wrong(f"a seed has {SEED_DIGITS} hexadecimal digits, not “{seed.text:.70}”")
    return Match(game, options=settled, seats=int(seats.text), seed=bytes.fromhex(seed.text))


def check_version(game: Game, rules: Text) -> None:
    if not (rules.text.isascii() and rules.text.isdigit() and len(rules.text) < 10):
        raise rules.wrong(f"the rules version is a number, not “{rules.text:.60}”")
    version = int(rules.text)
    if version > game.version:
        raise rules.wrong(
            f"this record follows rules version {version} of {game.title}, but this Cutpurse knows up to version"
            f" {game.version}: install a newer one"
        )
    if version < game.version:
        raise rules.wrong(
            f"this record follows rules version {version} of {game.title}, which is no longer played here"
        )


def play_moves(match: Match, moves: Sequence[tuple[str, Text]]) -> None:
    for number, (name, action) in enumerate(moves):
        if match.over:
            left = len(moves) - number
            raise action.wrong(f"the game is over before this move; {left} {'move' if left == 1 else 'moves'} too many")
        seat = find_seat(match, name, action)
        try:
            match.play(action.text, seat)
        except CutpurseError as error:
            raise action.wrong(error) from None


def find_seat(match: Match, name: str, place: Text) -> int:
    seat = match.game.seat_number(name)
    if seat is None or seat >= match.seats:
        names = ", ".join(match.game.seat_names[: match.seats])
        raise place.wrong(f"there is no seat {name:.60}; there are {names}")
    return seat


def check_result(match: Match, written: Written) -> None:
    result = written.header("Result")
    if not result.text:
        return
    if match.outcome is None:
        raise result.wrong("the record names a result, but after its moves the game is not over")
    if result.text != match.outcome.reason:
        raise result.wrong(f"the record says “{result.text:.80}”, but its moves give “{match.outcome.reason}”")


def read_takebacks(written: Written) -> int:
    header = written.header("Takebacks", "0")
    if not (header.text.isascii() and header.text.isdigit() and len(header.text) < 10):
        raise header.wrong(f"the number of takebacks is not “{header.text:.60}”")
    return int(header.text)


def read_players(written: Written, match: Match) -> tuple[str, ...]:
    header = written.header("Players")
    names = match.game.seat_names[: match.seats]
    if any(seat and seat.lower() != name.lower() for (seat, _), name in zip(written.players, names, strict=False)):
        raise header.wrong(f"players are named in the order of their seats: {', '.join(f'{name}=…' for name in names)}")
    players = tuple(player for _, player in written.players)
    try:
        check_players(players, match.seats)
    except CutpurseError as error:
        raise header.wrong(error) from None
    return players


def check_players(players: Sequence[str], seats: int) -> None:
    """Names, if any, for all seats, that can be written in a line."""
    if players and len(players) != seats:
        raise CutpurseError(f"{len(players)} players are named for {seats} seats")
    for player in players:
        if not player or player != player.strip() or not player.isprintable() or ";" in player:
            raise CutpurseError(f"a player can't be called {player!r:.60}: no control characters, no semicolon")


def read_proof(written: Written, match: Match) -> Proof | None:
    """The proof of a fair deal, if there is one; that it can be read does not say that it holds."""
    given = [written.headers[name] for name in PROOF if name in written.headers]
    if not given:
        return None
    if len(given) < len(PROOF):
        raise given[0].wrong(f"a proof of the deal has {', '.join(PROOF[:-1])} and {PROOF[-1]}, or none of them")
    shown, secret, added = given
    entropy: dict[int, bytes] = {}
    for name, digits in written.entropy:
        seat = find_seat(match, name, added)
        if seat in entropy:
            raise added.wrong(f"what {match.game.seat_names[seat]} has added is given twice")
        entropy[seat] = digits_of(Text(digits, added.where), ENTROPY_BYTES, "what a seat adds")
    if not entropy:
        raise added.wrong("nobody has added anything to the deal")
    return Proof(
        commitment=digits_of(shown, COMMITMENT_BYTES, "a commitment").hex(),
        secret=digits_of(secret, SECRET_BYTES, "a secret"),
        entropy=entropy,
    )


def digits_of(written: Text, size: int, what: str) -> bytes:
    try:
        return read_digits(written.text, size, what)
    except CutpurseError as error:
        raise written.wrong(error) from None
