"""What people can ask of a table, by HTTP or through a socket: the same commands for both."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from cutpurse.bots import NAMES as BOTS
from cutpurse.core.fair import ENTROPY_BYTES
from cutpurse.core.message import Message, msg
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.phrases import PHRASES
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table, new_secret
from cutpurse.server.table.talk import LONGEST_TEXT

MOST_SEATS = 6
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


class Sit(Strict):
    """Take a seat: that one, or any. Whoever sits already is back."""

    do: Literal["sit"]
    seat: Seat | None = None


class Leave(Strict):
    """Leave the seat for good; a bot plays on."""

    do: Literal["leave"]


class Rest(Strict):
    """Let a bot play the rest of the match for you. Sit down again, or act, to go on yourself."""

    do: Literal["rest"]


class Fill(Strict):
    """Give a seat to a bot, or keep it free for a person (only who opened the table, before the cards are dealt)."""

    do: Literal["fill"]
    seat: Seat
    bot: BotName = ""


class Ready(Strict):
    """Ready for the cards. The bytes become part of the deal's luck: draw them at random, and remember them."""

    do: Literal["ready"]
    entropy: str = Field(pattern=f"^[0-9a-f]{{{2 * ENTROPY_BYTES}}}$")


class Move(Strict):
    """Act. The id is your own: a move that is sent twice is played once."""

    do: Literal["move"]
    id: str = Field(min_length=1, max_length=LONGEST_ID)
    match: int = Field(ge=1, le=MOST_MATCHES, description="the number of the match at this table, as in board.matches")
    action: Annotated[int, Field(ge=0, lt=64)] | Annotated[str, Field(max_length=120)]


class Undo(Strict):
    """Take back your last action, if nothing hidden has shown since and nobody else has acted."""

    do: Literal["undo"]


class Rematch(Strict):
    """Once more, in the same seats or everybody one further."""

    do: Literal["rematch"]
    rotate: bool = False


class Say(Strict):
    """One of the phrases that everybody can say."""

    do: Literal["say"]
    phrase: str = Field(max_length=40, json_schema_extra={"enum": [*PHRASES]})


class Talk(Strict):
    """A text of your own, where the host of a table by link has switched that on."""

    do: Literal["talk"]
    text: str = Field(min_length=1, max_length=LONGEST_TEXT)


AnyCommand: TypeAlias = Annotated[
    Sit | Leave | Rest | Fill | Ready | Move | Undo | Rematch | Say | Talk, Field(discriminator="do", title="Command")
]

EXAMPLES = {
    "sit": {"do": "sit", "seat": 2},
    "ready": {"do": "ready", "entropy": "00112233445566778899aabbccddeeff"},
    "move": {"do": "move", "id": "7", "match": 1, "action": 12},
    "move in words": {"do": "move", "id": "8", "match": 1, "action": "wealth 4"},
    "undo": {"do": "undo"},
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


def first_fault(errors: Sequence[Any]) -> Message:
    """The first of some faults; what exactly is wrong is for programmers, in English."""
    fault = errors[0]
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    return msg("bad-field", field=where[:100] or "input", fault=str(fault["msg"])[:200])


def decide(table: Table, command: AnyCommand, person: str, name: str, now: float) -> list[AnyEvent]:
    """The events that follow from a person's command; refused if the table does not allow it."""
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
        case Move():
            return table.move(person, command.action, command.match, command.id, now)
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
