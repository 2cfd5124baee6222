"""Opening a table: what somebody asks for, checked against the game."""

from typing import Annotated

from pydantic import Field

from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.server import events
from cutpurse.server.events import AnyEvent, Settings
from cutpurse.server.fair import new_secret
from cutpurse.server.hub import Deed
from cutpurse.server.refusals import Refused
from cutpurse.server.table import Table
from cutpurse.server.wishes import MOST_SEATS, BotName, Strict, check_bot

DAY = 86_400.0
MOST_OPTIONS = 60


class NewClock(Strict):
    """Seconds for each move; or a bank of seconds for the match, to which each move adds. All 0: no clock."""

    move: float = Field(default=0.0, ge=0, le=30 * DAY, allow_inf_nan=False)
    bank: float = Field(default=0.0, ge=0, le=30 * DAY, allow_inf_nan=False)
    increment: float = Field(default=0.0, ge=0, le=DAY, allow_inf_nan=False)


class NewTable(Strict):
    """What a table is to be."""

    game: str = Field(max_length=40, examples=["lucre"], json_schema_extra={"enum": [*games.names()]})
    seats: int | None = Field(
        default=None, ge=1, le=MOST_SEATS, description="as the game allows; its usual number if left out"
    )
    options: dict[str, Annotated[str, Field(max_length=60)]] = Field(default={}, max_length=MOST_OPTIONS)
    bots: list[BotName] = Field(default=[], max_length=MOST_SEATS, examples=[["", "sharp", "sharp", "casual"]])
    clock: NewClock = Field(default_factory=NewClock)
    listed: bool = Field(default=False, description="in the lobby, for anybody; else only who has the link finds it")
    patience: float = Field(
        default=60.0, ge=1, le=DAY, allow_inf_nan=False, description="until a bot plays for who is gone"
    )
    pace: float = Field(
        default=0.7, ge=0, le=10, allow_inf_nan=False, description="seconds that bots take for every move"
    )
    hints: bool = True
    hands_after: bool = Field(default=True, description="when a match is over everybody may see all hands")


def settle(wanted: NewTable) -> Settings:
    """The settings of the table, with all that was left out; refused if the game can't be played so."""
    try:
        game = games.load(wanted.game)
        seats = game.check_seats(wanted.seats)
        options = game.write_options(game.settle_options(wanted.options, seats))
    except CutpurseError as error:
        raise Refused("bad_input", str(error)) from None
    bots = [check_bot(bot) for bot in wanted.bots]
    if len(bots) > seats:
        raise Refused("bad_input", f"{len(bots)} bots are named for {seats} seats")
    if wanted.clock.move and wanted.clock.bank:
        raise Refused("bad_input", "a clock has seconds for each move, or a bank, not both")
    return Settings(
        game=game.name,
        seats=seats,
        options=options,
        bots=(*bots, *[""] * (seats - len(bots))),
        clock=events.Clock(move=wanted.clock.move, bank=wanted.clock.bank, increment=wanted.clock.increment),
        listed=wanted.listed,
        patience=wanted.patience,
        pace=wanted.pace,
        hints=wanted.hints,
        hands_after=wanted.hands_after,
    )


def opening(settings: Settings, person: str) -> Deed:
    """The first events of a table."""
    secret = new_secret()

    def deed(table: Table, now: float) -> list[AnyEvent]:
        return [events.Opened(at=now, by=person, settings=settings), events.Prepared(at=now, secret=secret)]

    return deed
