"""Tournaments: opening one, taking part, and how everybody stands."""

from typing import Annotated, Literal

from fastapi import APIRouter, Body, Path, Request
from pydantic import Field
from starlette.responses import Response

from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.fair import ENTROPY_BYTES
from cutpurse.core.message import msg
from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import Known, Somebody, TheWorker, address
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.table.commands import ID, BotName, Id, Strict
from cutpurse.server.table.opening import DAY, MOST_OPTIONS, NewClock, NewTable, settings_of
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.tournament import Tournament
from cutpurse.server.table.tournament_events import AnyEvent, Plan, System
from cutpurse.server.table.tournament_view import describe, picture, rows, to_csv

router = APIRouter(tags=["tournaments"])

TournamentId = Annotated[str, Path(pattern=ID, examples=["pB7nQ2w8mZr1TkX3"])]


class NewTournament(Strict):
    """What a tournament is to be. All tables of a round have the same deal."""

    game: str = Field(max_length=40, examples=["lucre"])
    seats: int | None = Field(
        default=None, ge=1, le=MOST_SEATS, description="at each table; the usual number if left out"
    )
    options: dict[str, Annotated[str, Field(max_length=60)]] = Field(default={}, max_length=MOST_OPTIONS)
    rounds: int = Field(default=3, ge=1, le=20)
    system: System = Field(default="swiss", description="people with as many points meet, or everybody meets everybody")
    bot: BotName = Field(default="casual", min_length=1, description="in seats that nobody takes")
    clock: NewClock = Field(
        default_factory=lambda: NewClock(move=60.0), description="one must run: nobody holds up a round"
    )
    pause: float = Field(default=20.0, ge=0, le=3600, allow_inf_nan=False, description="seconds between two rounds")
    pace: float = Field(
        default=0.7, ge=0, le=10, allow_inf_nan=False, description="seconds that bots take for every move"
    )
    patience: float = Field(default=60.0, ge=1, le=DAY, allow_inf_nan=False)


class TournamentCommand(Strict):
    """Take part, leave, or (the host) begin. Who leaves after the beginning may join again for the next round."""

    do: Literal["join", "leave", "begin"] = Field(examples=["join"])
    id: Id = ""
    entropy: str = Field(
        default="",
        pattern=f"^([0-9a-f]{{{2 * ENTROPY_BYTES}}})?$",
        description="with join: 16 random bytes of yours, for the deals",
        examples=["00112233445566778899aabbccddeeff"],
    )


def plan_of(wanted: NewTournament) -> Plan:
    """Checked as the settings of a table are."""
    if not (wanted.clock.move or wanted.clock.bank):
        raise Refused("bad_input", msg("tournament-clock"))
    table = NewTable(
        game=wanted.game, seats=wanted.seats, options=wanted.options, bots=[wanted.bot], clock=wanted.clock
    )
    settings = settings_of(table)
    return Plan(
        game=settings.game,
        seats=settings.seats,
        options=settings.options,
        rounds=wanted.rounds,
        system=wanted.system,
        bot=wanted.bot,
        clock=settings.clock,
        pause=wanted.pause,
        pace=wanted.pace,
        patience=wanted.patience,
    )


@router.post("/api/tournaments", status_code=201, responses=ANSWERS["tournament opened"])
async def open_tournament(request: Request, worker: TheWorker, who: Known, wanted: NewTournament) -> Response:
    """Open a tournament. Whoever has its id, which is its link, can take part until you begin."""
    worker.limits.spend("tournament", address(request))
    plan = plan_of(wanted)
    worker.games.use(plan.game)
    return json_response({"id": await worker.tournaments.open(plan, who)}, 201)


@router.get("/api/me/tournaments", responses=ANSWERS["my tournaments"])
async def my_tournaments(request: Request, worker: TheWorker, who: Known) -> Response:
    """The tournaments that you take part in or have opened, the last first."""
    worker.limits.spend("look", address(request))
    names = await worker.tournaments.logs.of(who.id)
    return json_response([describe(await worker.tournaments.state(name), who.id) for name in names])


@router.get("/api/tournaments/{tournament_id}", responses=ANSWERS["tournament"])
async def look(request: Request, worker: TheWorker, who: Somebody, tournament_id: TournamentId) -> Response:
    """Who takes part, the tables of all rounds, and the standings; ask again every few seconds while it goes on."""
    worker.limits.spend("look", address(request))
    return json_response(picture(await worker.tournaments.state(tournament_id), who.id if who else ""))


@router.post("/api/tournaments/{tournament_id}/do", responses=ANSWERS["tournament done"])
async def do(
    worker: TheWorker, who: Known, tournament_id: TournamentId, command: Annotated[TournamentCommand, Body()]
) -> Response:
    """Do something at a tournament. The answer comes when it is on disk; what comes twice is done once."""
    worker.limits.spend("command", who.id)
    tournaments, name = worker.tournaments, tournament_id
    if command.do == "begin":
        await tournaments.begin(name, who.id, command.id)
    elif command.do == "leave":
        await tournaments.leave(name, who.id, command.id)
    else:
        added = bytes.fromhex(command.entropy)

        def join(state: Tournament, now: float) -> list[AnyEvent]:
            return state.join(who.id, who.name, added, command.id, now)

        await tournaments.do(name, join)
    return json_response({"ok": True})


@router.get("/api/tournaments/{tournament_id}/standings.csv", responses=ANSWERS["csv"])
async def as_csv(request: Request, worker: TheWorker, tournament_id: TournamentId) -> Response:
    """The standings as a file for spreadsheets."""
    worker.limits.spend("look", address(request))
    return Response(to_csv(await worker.tournaments.state(tournament_id)), media_type="text/csv")


@router.get("/api/tournaments/{tournament_id}/standings.json", responses=ANSWERS["standings"])
async def as_json(request: Request, worker: TheWorker, tournament_id: TournamentId) -> Response:
    """The same as JSON."""
    worker.limits.spend("look", address(request))
    return json_response(rows(await worker.tournaments.state(tournament_id)))
