"""Opening a table: what somebody asks for, checked against the game."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from pydantic import Field

from cutpurse import games
from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.server.table import events
from cutpurse.server.table.commands import ID, MOST_MATCHES, BotName, Seat, Strict, check_bot
from cutpurse.server.table.events import AnyEvent, Given, Settings
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import STAND_IN
from cutpurse.server.table.table import new_secret

DAY = 86_400.0
MOST_OPTIONS = 60
MOST_STEPS = 100_000  # of a replay

TableId: TypeAlias = Annotated[str, Field(pattern=ID, examples=["kX3vY0b2Qw8mZr1T"])]


class NewClock(Strict):
    """Seconds for each move; or a bank of seconds for the match, to which each move adds. All 0: no clock."""

    move: float = Field(default=0.0, ge=0, le=30 * DAY, allow_inf_nan=False)
    bank: float = Field(default=0.0, ge=0, le=30 * DAY, allow_inf_nan=False)
    increment: float = Field(default=0.0, ge=0, le=DAY, allow_inf_nan=False)


class Start(Strict):
    """A deal that was played before. Whoever asks must be allowed to see that match whole."""

    step: int = Field(
        default=0, ge=0, le=MOST_STEPS, description="of its replay: play on from there; 0: from the beginning"
    )
    seat: Seat | None = Field(
        default=None, description="that you want; if left out, yours in that match, or else the one to act"
    )


class FromTable(Start):
    """From a match of a table."""

    table: TableId
    match: int = Field(ge=1, le=MOST_MATCHES)


class FromRecord(Start):
    """From a record that somebody has brought."""

    record: TableId


class NewTable(Strict):
    """What a table is to be."""

    game: str = Field(
        default="",
        max_length=40,
        description="may be left out with start",
        examples=["lucre"],
        json_schema_extra={"enum": [*games.names()]},
    )
    start: FromTable | FromRecord | None = Field(
        default=None, description="the deal, and with it game, seats and options, of another match; it does not count"
    )
    seats: int | None = Field(
        default=None, ge=1, le=MOST_SEATS, description="as the game allows; its usual number if left out"
    )
    options: dict[str, Annotated[str, Field(max_length=60)]] = Field(default={}, max_length=MOST_OPTIONS)
    bots: list[BotName] = Field(default=[], max_length=MOST_SEATS, examples=[["", "sharp", "sharp", "casual"]])
    clock: NewClock = Field(default_factory=NewClock)
    listed: bool = Field(default=False, description="in the lobby, for anybody; else only people with the link find it")
    patience: float = Field(
        default=60.0, ge=1, le=DAY, allow_inf_nan=False, description="until a bot plays for somebody who is gone"
    )
    pace: float = Field(
        default=0.7, ge=0, le=10, allow_inf_nan=False, description="seconds that bots take for every move"
    )
    hints: bool = True
    hands_after: bool = Field(default=True, description="when a match is over everybody may see all hands")
    talk: bool = Field(default=False, description="people may write what they like; only if the table is not listed")


@dataclass(frozen=True, kw_only=True)
class Source:
    """The match that a table takes its deal from, for the seat of whoever asks."""

    match: Match
    seat: int
    given: Given


def source_of(match: Match, start: Start, own: int | None) -> Source:
    """What a match gives to start from; refused if nothing of it is left to play."""
    seat = own if start.seat is None else start.seat
    if start.step >= len(match.frames):
        raise Refused("bad_input", msg("no-step", step=start.step, last=len(match.frames) - 1))
    if seat is not None and seat >= match.seats:
        raise Refused("bad_input", msg("no-seat", number=seat, last=match.seats - 1))
    later = (frame.seat for frame in match.frames[start.step + 1 :] if frame.seat is not None)
    to_act = next(later, match.turn)
    if to_act is None:
        raise Refused("bad_input", msg("nothing-left"))
    played = [frame.action for frame in match.frames[: start.step + 1] if frame.action is not None]
    given = Given(seed=match.seed, actions=tuple(played), rules=match.rules)
    return Source(match=match, seat=to_act if seat is None else seat, given=given)


def settings_of(wanted: NewTable, source: Source | None = None) -> Settings:
    """The settings of the table, with all that was left out; refused if the game can't be played so."""
    if source:
        check_same(wanted, source.match)
    elif not wanted.game:
        raise Refused("bad_input", msg("game-or-start"))
    try:
        game = source.match.game if source else games.load(wanted.game)
        seats = source.match.seats if source else game.check_seats(wanted.seats)
        options = source.match.options if source else game.complete_options(wanted.options, seats)
    except CutpurseError as error:
        raise Refused("bad_input", error.message, error.game) from None
    bots = [check_bot(bot) for bot in wanted.bots]
    if source and not bots:
        bots = ["" if seat == source.seat else STAND_IN for seat in range(seats)]
    if len(bots) > seats:
        raise Refused("bad_input", msg("too-many-bots", bots=len(bots), count=seats))
    if wanted.clock.move and wanted.clock.bank:
        raise Refused("bad_input", msg("two-clocks"))
    if wanted.talk and wanted.listed:
        raise Refused("bad_input", msg("talk-by-link-only"))
    return Settings(
        game=game.name,
        seats=seats,
        options=game.write_options(options),
        bots=(*bots, *[""] * (seats - len(bots))),
        clock=events.Clock(move=wanted.clock.move, bank=wanted.clock.bank, increment=wanted.clock.increment),
        listed=wanted.listed,
        patience=wanted.patience,
        pace=wanted.pace,
        hints=wanted.hints,
        hands_after=wanted.hands_after,
        given=source is not None,
        talk=wanted.talk,
    )


def check_same(wanted: NewTable, match: Match) -> None:
    """Refuse what would be another game than the deal is for."""
    other = wanted.options or wanted.seats not in (None, match.seats) or wanted.game not in ("", match.game.name)
    if other:
        raise Refused("bad_input", msg("same-as-start"))


def opening(settings: Settings, person: str, given: Given | None, now: float) -> list[AnyEvent]:
    """The first events of a table."""
    return [
        events.Opened(at=now, by=person, settings=settings),
        events.Prepared(at=now, secret=b"" if given else new_secret(), given=given),
    ]
