"""What happens at a table, as it happens: a stream for programs, a socket for the page."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, WebSocket
from starlette.responses import Response, StreamingResponse

from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.message import msg
from cutpurse.server.http.connections import CONNECTION, Http, WebSockets
from cutpurse.server.http.dependencies import (
    Live,
    Somebody,
    TableId,
    TheWorker,
    address,
    identify,
    person,
    token_of,
    worker_of,
)
from cutpurse.server.http.guard import has_body
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.live.access import check_look
from cutpurse.server.live.feed import Feed, read_mark
from cutpurse.server.live.hub import Done
from cutpurse.server.live.outbox import Outbox
from cutpurse.server.live.socket import Socket
from cutpurse.server.storage.people import hash_of
from cutpurse.server.table.commands import MoveFrame, read_command
from cutpurse.server.table.refusals import Refused

router = APIRouter(tags=["tables"])

After = Annotated[int | None, Query(ge=0, le=1 << 40, description="the number of the last message you have")]
As = Annotated[int | None, Query(ge=0, lt=MOST_SEATS, alias="as", description="the seat whose messages those were")]


@router.get("/api/tables/{table_id}/stream", responses=ANSWERS["stream"])
async def stream(
    request: Request,
    worker: TheWorker,
    live: Live,
    who: Somebody,
    after: After = None,
    seen_from: As = None,
    accept: Annotated[str, Header()] = "",
    last_event_id: Annotated[str, Header(max_length=40)] = "",
) -> Response:
    """All that you are told at a table, as it happens: lines of JSON, or server-sent events if you accept those."""
    if has_body(request.headers):  # which would have to be read to its end, to hear when they hang up
        raise Refused("bad_input", msg("no-body-wanted"))
    client = address(request)
    worker.limits.spend("socket", client)
    worker.limits.check_open(client)
    live.check_room()
    as_events = "text/event-stream" in accept
    if last_event_id:
        after, seen_from = read_mark(last_event_id)
    connection: Http = request.scope["extensions"][CONNECTION]
    token, outbox = token_of(request.headers, request.cookies), Outbox(worker.limits, client)
    feed = Feed(who.id if who else "", token, as_events, outbox, connection.abort)

    async def lines() -> AsyncIterator[bytes]:
        with suppress(Refused):  # nothing can be told: they will come back
            async with worker.connected(feed, client), worker.attending(live, feed, after, seen_from):
                async for line in feed.lines():
                    yield line

    return StreamingResponse(lines(), media_type="text/event-stream" if as_events else "application/x-ndjson")


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: TableId, after: After = None, seen_from: As = None) -> None:
    """The same for people: messages out, commands in."""
    worker = worker_of(websocket)
    token, client = token_of(websocket.headers, websocket.cookies), address(websocket)
    worker.limits.spend("socket", client)
    worker.limits.check_open(client)
    who, key = await identify(worker, token), hash_of(token)
    live = await worker.hub.table(table_id)
    await check_look(worker, live, who.id if who else "")
    live.check_room()
    await websocket.accept()

    async def carry_out(data: dict[str, object]) -> None:
        await worker.carry_out(live, read_command(data), await person(await identify(worker, token)))

    def spend() -> None:
        worker.limits.spend("frame", client)

    def play(move: MoveFrame, done: Done) -> bool:
        asks = worker.people.known(key)
        return asks is not None and worker.play(live, move, asks, client, done)

    connection: WebSockets = websocket.scope["extensions"][CONNECTION]

    async def attend() -> None:
        own = Socket(who.id if who else "", token, carry_out, spend, connection, Outbox(worker.limits, client), play)
        try:
            async with worker.connected(own, client), worker.attending(live, own, after, seen_from):
                await own.run()
        except Refused as refused:
            await connection.close(1013, str(refused)[:120])

    connection.go_on_with(attend())
