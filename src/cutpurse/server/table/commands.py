"""What people can ask of a table, by HTTP or through a socket: the same commands for both."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from cutpurse.bots import NAMES as BOTS
from cutpurse.core.contract import MOST_ACTIONS, MOST_SEATS
from cutpurse.core.fair import ENTROPY_BYTES
from cutpurse.core.message import Message, msg
from cutpurse.server.table import events
from cutpurse.server.table.arranged import check_arranged
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.phrases import PHRASES
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table, new_secret
from cutpurse.server.table.talk import LONGEST_TEXT

ID = "^[A-Za-z0-9_-]{8,32}$"  # of a table, or of a record
LONGEST_ID = 40
MOST_MATCHES = 1_000_000  # at one table


class Strict(BaseModel):
    """Nothing is guessed, and nothing is ignored."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


Seat: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="from 0, in the order of play")]
BotName: TypeAlias = Annotated[
    str, Field(max_length=20, description="empty: a person's seat", json_schema_extra={"enum": ["", *BOTS]})
]


Id: TypeAlias = Annotated[
    str,
    Field(max_length=LONGEST_ID, description="your own: a command that comes again with the same id is not done again"),
]


class Command(Strict):
    """What all commands have."""

    id: Id = ""


class Sit(Command):
    """Take a seat: that one, or any. Whoever sits already is back."""

    do: Literal["sit"]
    seat: Seat | None = None


class Leave(Command):
    """Leave the seat for good; a bot plays on."""

    do: Literal["leave"]


class Rest(Command):
    """Let a bot play the rest of the match for you. Sit down again, or act, to go on yourself."""

    do: Literal["rest"]


class Fill(Command):
    """Give a seat to a bot, or keep it free for a person (only who opened the table, before the cards are dealt)."""

    do: Literal["fill"]
    seat: Seat
    bot: BotName = ""


class Ready(Command):
    """Ready for the cards. The bytes become part of the deal's luck: draw them at random, and remember them."""

    do: Literal["ready"]
    entropy: str = Field(pattern=f"^[0-9a-f]{{{2 * ENTROPY_BYTES}}}$")


class Move(Strict):
    """Act. The id is your own: a move that is sent twice is played once."""

    do: Literal["move"]
    id: Annotated[Id, Field(min_length=1)]
    match: int = Field(ge=1, le=MOST_MATCHES, description="the number of the match at this table, as in board.matches")
    action: Annotated[int, Field(ge=0, lt=MOST_ACTIONS)] | Annotated[str, Field(max_length=120)]


class Undo(Command):
    """Take back your last action, if nothing hidden has shown since and nobody else has acted."""

    do: Literal["undo"]


class Rematch(Command):
    """Once more, in the same seats or everybody one further."""

    do: Literal["rematch"]
    rotate: bool = False


class Say(Command):
    """One of the phrases that everybody can say."""

    do: Literal["say"]
    phrase: str = Field(max_length=40, json_schema_extra={"enum": [*PHRASES]})


class Talk(Command):
    """A text of your own, where the host of a table by link has switched that on."""

    do: Literal["talk"]
    text: str = Field(min_length=1, max_length=LONGEST_TEXT)


OtherCommand: TypeAlias = Sit | Leave | Rest | Fill | Ready | Undo | Rematch | Say | Talk
AnyCommand: TypeAlias = Annotated[OtherCommand | Move, Field(discriminator="do", title="Command")]

EXAMPLES = {
    "sit": {"do": "sit", "seat": 2},
    "ready": {"do": "ready", "entropy": "00112233445566778899aabbccddeeff"},
    "move": {"do": "move", "id": "7", "match": 1, "action": 12},
    "move in words": {"do": "move", "id": "8", "match": 1, "action": "wealth 4"},
    "undo": {"do": "undo", "id": "9"},
    "rematch": {"do": "rematch", "rotate": True},
    "say": {"do": "say", "phrase": "well_played"},
    "talk": {"do": "talk", "text": "Shall we play until ten?"},
    "fill": {"do": "fill", "seat": 3, "bot": "sharp"},
    "rest": {"do": "rest"},
    "leave": {"do": "leave"},
}


_command: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)


def read_command(data: object) -> AnyCommand:
    """The command in some JSON; refused with what is wrong with it."""
    try:
        return _command.validate_python(data)
    except ValidationError as error:
        raise Refused("bad_input", first_fault(error.errors(include_url=False))) from None


class MoveFrame(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="move", forbid_unknown_fields=True):
    """A move by number as it comes through a socket, with the label for its answer. By far the most commands are such:
    to read one is quicker than to read any other."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
    match: Annotated[int, msgspec.Meta(ge=1, le=MOST_MATCHES)]
    action: Annotated[int, msgspec.Meta(ge=0, lt=MOST_ACTIONS)]
    answer: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] = ""


_move = msgspec.json.Decoder(MoveFrame)


def read_move(text: str) -> MoveFrame | None:
    """The move in a frame; nothing if it is anything else, or there is anything wrong with it: `read_command` tells."""
    try:
        return _move.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def first_fault(errors: Sequence[Any]) -> Message:
    """The first of some faults; what exactly is wrong is for programmers, in English."""
    fault = errors[0]
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    return msg("bad-field", field=where[:100] or "input", fault=str(fault["msg"])[:200])


def decide(table: Table, command: AnyCommand, person: str, name: str, now: float) -> list[AnyEvent]:
    """The events that follow from a person's command; refused if the table does not allow it.

    Nothing follows from one that was carried out before.
    """
    check_arranged(table, command.do, person, command.seat if isinstance(command, Sit) else None)
    if isinstance(command, Move):  # a move's event has the id itself
        return table.move(person, command.action, command.match, command.id, now)
    if table.was_asked(person, command.do, table.match_meant(command.do), command.id):
        return []
    news = decide_anew(table, command, person, name, now)
    if news and command.id:
        news.append(events.Asked(at=now, person=person, do=command.do, id=command.id))
    return news


def decide_anew(table: Table, command: OtherCommand, person: str, name: str, now: float) -> list[AnyEvent]:
    match command:
        case Sit():
            return table.sit(person, name, command.seat, now)
        case Leave():
            return table.leave(person, now)
        case Rest():
            return table.rest(person, now)
        case Fill():
            return table.fill(person, command.seat, check_bot(command.bot), now)
        case Ready():
            return table.ready(person, bytes.fromhex(command.entropy), now)
        case Undo():
            return table.take_back(person, now)
        case Rematch():
            return table.rematch(person, command.rotate, new_secret(), now)
        case Say():
            return table.say(person, command.phrase, now)
        case Talk():
            return table.talk_freely(person, command.text, now)


def check_bot(name: str) -> str:
    if name and name not in BOTS:
        raise Refused("bad_input", msg("no-such-bot", name=f"{name:.40}", names=", ".join(BOTS)))
    return name
