"""What people can ask of a table, by HTTP or through a socket: the same words for both."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from cutpurse.bots import NAMES as BOTS
from cutpurse.server.fair import ENTROPY_BYTES, new_secret
from cutpurse.server.hub import Deed
from cutpurse.server.people import Person
from cutpurse.server.phrases import PHRASES
from cutpurse.server.refusals import Refused

MOST_SEATS = 6
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


AnyWish: TypeAlias = Annotated[
    Sit | Leave | Rest | Fill | Ready | Move | Undo | Rematch | Say, Field(discriminator="do", title="Wish")
]

EXAMPLES = {
    "sit": {"do": "sit", "seat": 2},
    "ready": {"do": "ready", "entropy": "00112233445566778899aabbccddeeff"},
    "move": {"do": "move", "id": "7", "match": 1, "action": 12},
    "move in words": {"do": "move", "id": "8", "match": 1, "action": "wealth 4"},
    "undo": {"do": "undo"},
    "rematch": {"do": "rematch", "rotate": True},
    "say": {"do": "say", "phrase": "well_played"},
    "fill": {"do": "fill", "seat": 3, "bot": "sharp"},
    "rest": {"do": "rest"},
    "leave": {"do": "leave"},
}


_wish: TypeAdapter[AnyWish] = TypeAdapter(AnyWish)


def read_wish(data: object) -> AnyWish:
    """The wish in some JSON; refused with what is wrong with it."""
    try:
        return _wish.validate_python(data)
    except ValidationError as error:
        raise Refused("bad_input", first_fault(error.errors(include_url=False))) from None


def first_fault(errors: Sequence[Any]) -> str:
    """The first of some faults, in a sentence."""
    fault = errors[0]
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query", "path"))
    return f"{where[:100] or 'the input'}: {str(fault['msg'])[:200]}"


def deed_of(wish: AnyWish, person: Person) -> Deed:
    """What a person's wish asks of the table."""
    who = person.id
    match wish:
        case Sit():
            return lambda table, now: table.sit(who, person.name, wish.seat, now)
        case Leave():
            return lambda table, now: table.leave(who, now)
        case Rest():
            return lambda table, now: table.rest(who, now)
        case Fill():
            check_bot(wish.bot)
            return lambda table, now: table.fill(who, wish.seat, wish.bot, now)
        case Ready():
            return lambda table, now: table.ready(who, bytes.fromhex(wish.entropy), now)
        case Move():
            return lambda table, now: table.move(who, wish.action, wish.match, wish.id, now)
        case Undo():
            return lambda table, now: table.take_back(who, now)
        case Rematch():
            secret = new_secret()
            return lambda table, now: table.rematch(who, wish.rotate, secret, now)
        case Say():
            return lambda table, now: table.say(who, wish.phrase, now)


def check_bot(name: str) -> str:
    if name and name not in BOTS:
        raise Refused("bad_input", f"there is no bot “{name:.40}” for a table; there are {', '.join(BOTS)}")
    return name
