"""Tables: opening them, finding them again, looking and acting there."""

from typing import Annotated

from fastapi import APIRouter, Body, Path, Request
from msgspec.structs import replace
from starlette.responses import Response

from cutpurse.server.http.answers import JSON, json_response
from cutpurse.server.http.dependencies import Known, Live, Somebody, TheWorker, address
from cutpurse.server.http.matches import find
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.http.records import match_of
from cutpurse.server.live.access import check_deal, check_look
from cutpurse.server.live.worker import Worker
from cutpurse.server.storage.codes import LONGEST
from cutpurse.server.storage.people import Person, new_id
from cutpurse.server.table.commands import EXAMPLES, AnyCommand
from cutpurse.server.table.matches import RECORD
from cutpurse.server.table.my_tables import describe
from cutpurse.server.table.opening import FromRecord, FromTable, NewTable, Source, opening, settings_of, source_of

router = APIRouter(tags=["tables"])


@router.post("/api/tables", status_code=201, responses=ANSWERS["table"])
async def open_table(request: Request, worker: TheWorker, who: Known, wanted: NewTable) -> Response:
    """Open a table. Whoever has its id, which is its link, can watch and sit down."""
    worker.limits.spend("table", address(request))
    source = await take_up(worker, wanted.start, who, address(request)) if wanted.start else None
    settings = settings_of(wanted, source)
    worker.games.use(settings.game)
    name = new_id()
    settings = replace(settings, code=await worker.codes.take(name))
    given = source.given if source else None
    live = await worker.hub.open(name, lambda table, now: opening(settings, who.id, given, now))
    await worker.lobby.follow(live.id, live.table)
    return json_response({"id": name, "code": settings.code, "given": settings.given}, 201)


@router.get("/api/me/tables", responses=ANSWERS["my tables"])
async def my_tables(request: Request, worker: TheWorker, who: Known) -> Response:
    """The tables where you sit, those first where something has happened last; at most twenty."""
    worker.limits.spend("look", address(request))
    tables = [(name, await worker.table_now(name)) for name, _ in await worker.lobby.tables_of(who.id)]
    found = [of_mine for name, table in tables if (of_mine := describe(name, table, who.id))]
    return json_response(sorted(found, key=lambda table: -table.changed))


@router.get("/api/codes/{code}", responses=ANSWERS["found"])
async def find_table(
    request: Request, worker: TheWorker, code: Annotated[str, Path(max_length=LONGEST, examples=["brass-key-41"])]
) -> Response:
    """The table that a code leads to, while its match is not over."""
    worker.limits.spend("code", address(request))
    return json_response({"id": await worker.codes.find(code)})


async def take_up(worker: Worker, start: FromTable | FromRecord, who: Person, client: str) -> Source:
    """The match to start from, if this person may see it whole: who knows the deal knows all hands."""
    worker.limits.spend("study", client)
    if isinstance(start, FromRecord):
        return source_of(await match_of(worker, start.record), start, None)
    live = await worker.hub.table(start.table)
    await check_look(worker, live, who.id)
    await check_deal(worker, live, who.id)
    found = await find(worker, live, who, start.match)
    seat = found.seat_of(who.id)
    found.check(seat, RECORD)
    return source_of(found.match, start, seat)


@router.get("/api/tables", responses=ANSWERS["tables"])
async def list_tables(worker: TheWorker) -> Response:
    """The tables that are open to anybody."""
    return json_response(await worker.lobby.listed())


@router.get("/api/tables/{table_id}", responses=ANSWERS["message"])
async def look(request: Request, worker: TheWorker, live: Live, who: Somebody) -> Response:
    """The table as you may see it: one message with the whole picture."""
    worker.limits.spend("look", address(request))
    viewer = live.table.seat_of(who.id) if who else None
    return Response(await live.picture(viewer), media_type=JSON)


@router.post("/api/tables/{table_id}/do", responses=ANSWERS["done"])
async def do(
    worker: TheWorker,
    live: Live,
    who: Known,
    command: Annotated[AnyCommand, Body(openapi_examples={name: {"value": value} for name, value in EXAMPLES.items()})],
) -> Response:
    """Do something at a table. The answer comes when it is on disk."""
    await worker.carry_out(live, command, who)
    return json_response({"ok": True})


@router.get("/api/tables/{table_id}/hint", responses=ANSWERS["hint"])
async def hint(worker: TheWorker, live: Live, who: Known) -> Response:
    """What a strong bot would do in your place, and why."""
    worker.limits.spend("hint", who.id)
    worker.limits.spend("hints")
    return json_response(await worker.driver.advise(live.table, live.table.seat_of(who.id), live.id))
