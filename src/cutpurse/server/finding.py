"""Opening tables, and finding them again: those where one sits, and one whose code somebody has said."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from msgspec.structs import replace
from starlette.responses import Response

from cutpurse.server.answers import json_response
from cutpurse.server.api import Known, The, address
from cutpurse.server.app import Server
from cutpurse.server.archive import brought_record, find
from cutpurse.server.codes import LONGEST
from cutpurse.server.events import decode
from cutpurse.server.mine import describe, table_from
from cutpurse.server.openapi import ANSWERS
from cutpurse.server.opening import FromRecord, FromTable, NewTable, Source, opening, settle, source_of
from cutpurse.server.people import Person, new_id
from cutpurse.server.records import RECORD
from cutpurse.server.table import Table

router = APIRouter(tags=["tables"])


@router.post("/api/tables", status_code=201, responses=ANSWERS["table"])
async def open_table(request: Request, server: The, who: Known, wanted: NewTable) -> Response:
    """Open a table. Whoever has its id, which is its link, can watch and sit down."""
    server.limits.spend("table", address(request))
    source = await take_up(server, wanted.start, who, address(request)) if wanted.start else None
    settings = settle(wanted, source)
    await server.games.ready(settings.game)
    name = new_id()
    settings = replace(settings, code=await server.codes.take(name))
    live = await server.hub.open(name, opening(settings, who.id, source.given if source else None))
    await server.lobby.follow(live)
    return json_response({"id": name, "code": settings.code, "given": settings.given}, 201)


@router.get("/api/me/tables", responses=ANSWERS["my tables"])
async def my_tables(request: Request, server: The, who: Known) -> Response:
    """The tables where you sit, those first where something has happened last; at most twenty."""
    server.limits.spend("look", address(request))
    tables = [(name, await table_now(server, name, game)) for name, game in await server.lobby.tables_of(who.id)]
    found = [of_mine for name, table in tables if (of_mine := describe(name, table, who.id))]
    return json_response(sorted(found, key=lambda table: -table.changed))


@router.get("/api/codes/{code}", responses=ANSWERS["found"])
async def find_table(
    request: Request, server: The, code: Annotated[str, Path(max_length=LONGEST, examples=["brass-key-41"])]
) -> Response:
    """The table that a code leads to, while its match is not over."""
    server.limits.spend("code", address(request))
    return json_response({"id": await server.codes.find(code)})


async def take_up(server: Server, start: FromTable | FromRecord, who: Person, client: str) -> Source:
    """The match to start from, if this person may see it whole: who knows the deal knows all hands."""
    server.limits.spend("study", client)
    if isinstance(start, FromRecord):
        return source_of((await brought_record(server, start.record)).match, start, None)
    found = await find(server, await server.hub.table(start.table), start.match)
    seat = found.seat_of(who.id)
    found.check(seat, RECORD)
    return source_of(found.match, start, seat)


async def table_now(server: Server, name: str, game: str) -> Table:
    """A table that is only looked at: from memory, or made from its log for the moment."""
    if live := server.hub.tables.get(name):
        return live.table
    await server.games.ready(game)
    log = await server.store.events_after(name)
    return await server.study(lambda: table_from(map(decode, log)))
