"""What remains of matches: records to download, replays to watch, and what everybody has earned."""

import asyncio
import hashlib
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Iterable
from itertools import islice
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field
from sqlalchemy import Connection, insert, select
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from cutpurse.core.ledger import statistics
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.server import schema
from cutpurse.server.answers import json_response
from cutpurse.server.api import Known, Live, Somebody, The, address
from cutpurse.server.app import Server
from cutpurse.server.driver import ADVISER
from cutpurse.server.events import decode
from cutpurse.server.guard import has_body
from cutpurse.server.hub import LiveTable, Viewer
from cutpurse.server.openapi import ANSWERS
from cutpurse.server.people import Person
from cutpurse.server.records import (
    RECORD,
    Played,
    Step,
    encode,
    import_record,
    played,
    record_of,
    replay,
    replay_of,
    statistics_of,
)
from cutpurse.server.refusals import Refused
from cutpurse.server.review import SECONDS, Judge, advise, decisions, judge
from cutpurse.server.wishes import Strict

TOGETHER = 32  # steps of a replay that are sent at once

EXAMPLE = f"Game: lucre\nRules: 1\nSeats: 4\nSeed: {'00' * 32}\n"


async def studious(connection: HTTPConnection) -> None:
    """A whole match is played again for each of these: more work than other requests are."""
    server: Server = connection.app.state.server
    server.limits.spend("study", address(connection))


router = APIRouter(tags=["records"], dependencies=[Depends(studious)])

Number = Annotated[int, Path(ge=1, le=1_000_000, description="the match of that table, from 1")]
Eyes = Annotated[int | None, Query(ge=0, lt=6, description="the seat whose view is wanted; none: beside the table")]
StepNumber = Annotated[int, Query(ge=0, le=100_000, description="of the replay")]
RecordId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,32}$")]


class Brought(Strict):
    """A record that somebody brings, as text or as its JSON twin in a text."""

    text: str = Field(max_length=262_144, examples=[EXAMPLE])


async def find(server: Server, live: LiveTable, number: int) -> Played:
    if number > live.table.matches:
        raise Refused("not_found", f"there has been no match {number} at this table")
    log = await server.store.events_after(live.id)
    return await server.study(lambda: played(map(decode, log), number))


def viewer_in(found: Played, who: Person | None) -> Viewer:
    return found.seat_of(who.id) if who else None


async def stream(server: Server, steps: Iterable[Step]) -> AsyncIterator[bytes]:
    """Steps as lines of JSON, some at a time."""
    lines = iter(encode(steps))
    while part := await server.study(lambda: list(islice(lines, TOGETHER))):
        yield b"".join(part)


def as_lines(server: Server, steps: Iterable[Step]) -> Response:
    return StreamingResponse(stream(server, steps), media_type="application/x-ndjson")


@router.get("/api/tables/{table_id}/matches/{number}/record.txt", responses=ANSWERS["text"])
async def record_text(server: The, live: Live, who: Somebody, number: Number) -> Response:
    """The record of a match that is over, with the proof of its deal: `cutpurse verify` checks it."""
    found = await find(server, live, number)
    record = record_of(found, viewer_in(found, who))
    return PlainTextResponse(await server.study(record.to_text))


@router.get("/api/tables/{table_id}/matches/{number}/record.json", responses=ANSWERS["record"])
async def record_json(server: The, live: Live, who: Somebody, number: Number) -> Response:
    """The same as JSON."""
    found = await find(server, live, number)
    record = record_of(found, viewer_in(found, who))
    return json_response(await server.study(record.to_json))


@router.get("/api/tables/{table_id}/matches/{number}/replay", responses=ANSWERS["replay"])
async def watch(server: The, live: Live, who: Somebody, number: Number, eyes: Eyes = None) -> Response:
    """A match step by step, as a seat has seen it: your own at any time, the others' when all hands are open."""
    found = await find(server, live, number)
    return as_lines(server, replay_of(found, viewer_in(found, who), eyes))


@router.get("/api/tables/{table_id}/matches/{number}/statistics", responses=ANSWERS["statistics"])
async def earned(server: The, live: Live, number: Number) -> Response:
    """What each seat has earned in a match that is over, and from what."""
    found = await find(server, live, number)
    return json_response(await server.study(lambda: statistics_of(found)))


async def find_whole(server: Server, live: LiveTable, who: Person | None, number: int) -> Match:
    """A match that this person may see whole."""
    found = await find(server, live, number)
    found.check(viewer_in(found, who), RECORD)
    return found.match


def review_of(request: Request, server: Server, match: Match) -> Response:
    """All decisions of a match, a line of JSON each, as they are worked out; it ends when nobody listens any more."""
    if has_body(request.headers):  # which would have to be read to its end, to hear when they hang up
        raise Refused("bad_input", "a review is asked for without a body")
    server.reviews.check_room()

    async def lines() -> AsyncIterator[bytes]:
        loop = asyncio.get_running_loop()
        with server.reviews.running() as stop:
            numbers = await server.study(lambda: decisions(match))
            winners = match.outcome.winners if match.outcome else ()
            yield to_line(Judge(bot=ADVISER, seconds=SECONDS, decisions=len(numbers), winners=tuple(winners)))
            for number in numbers:
                yield to_line(await loop.run_in_executor(server.reviews.thread, judge, match, number, stop))

    return StreamingResponse(lines(), media_type="application/x-ndjson")


def to_line(data: object) -> bytes:
    return msgspec.json.encode(data) + b"\n"


async def advice_for(request: Request, server: Server, match: Match, step: int) -> Response:
    server.limits.spend("hint", address(request))
    server.limits.spend("hints")
    thread = server.reviews.thread
    return json_response(await asyncio.get_running_loop().run_in_executor(thread, advise, match, step))


async def reviewing(connection: HTTPConnection) -> None:
    """A strong bot thinks for seconds, one decision after another."""
    server: Server = connection.app.state.server
    server.limits.spend("review", address(connection))


@router.get(
    "/api/tables/{table_id}/matches/{number}/review", responses=ANSWERS["review"], dependencies=[Depends(reviewing)]
)
async def review(request: Request, server: The, live: Live, who: Somebody, number: Number) -> Response:
    """What a strong bot thinks of every decision of a match that you may see whole, as it is worked out."""
    return review_of(request, server, await find_whole(server, live, who, number))


@router.get("/api/tables/{table_id}/matches/{number}/advice", responses=ANSWERS["advice"])
async def advice(
    request: Request, server: The, live: Live, who: Somebody, number: Number, step: StepNumber
) -> Response:
    """What a strong bot would have done after a step, and why; with what the seat to act could know."""
    return await advice_for(request, server, await find_whole(server, live, who, number), step)


@router.post("/api/records", status_code=201, responses=ANSWERS["brought"])
async def bring(request: Request, server: The, who: Known, brought: Brought) -> Response:
    """Bring a record to watch; whoever has the id of the answer can watch it, too."""
    server.limits.spend("import", address(request))
    record = await server.study(lambda: import_record(brought.text))
    await server.games.ready(record.match.game.name)
    text = await server.study(record.to_text)
    name = urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:15]).decode()

    def write(connection: Connection) -> None:
        if not connection.execute(select(schema.records.c.id).where(schema.records.c.id == name)).first():
            connection.execute(insert(schema.records), {"id": name, "text": text, "since": time.time()})

    await server.store.write(write)
    return json_response({"id": name}, 201)


async def brought_text(server: Server, record_id: str) -> str:
    query = select(schema.records.c.text).where(schema.records.c.id == record_id)
    text = await server.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    if text is None:
        raise Refused("not_found", "there is no such record")
    return str(text)


async def brought_record(server: Server, record_id: str) -> Record:
    text = await brought_text(server, record_id)
    return await server.study(lambda: import_record(text))


@router.get("/api/records/{record_id}", responses=ANSWERS["text"])
async def brought_back(server: The, record_id: RecordId) -> Response:
    """A record that somebody has brought."""
    return PlainTextResponse(await brought_text(server, record_id))


@router.get("/api/records/{record_id}/replay", responses=ANSWERS["replay"])
async def watch_record(server: The, record_id: RecordId, eyes: Eyes = None) -> Response:
    """The same step by step, as a seat has seen it."""
    record = await brought_record(server, record_id)
    return as_lines(server, replay(record.match, check_eyes(record, eyes)))


@router.get("/api/records/{record_id}/statistics", responses=ANSWERS["statistics"])
async def earned_in_record(server: The, record_id: RecordId) -> Response:
    """What each seat has earned in it, and from what."""
    record = await brought_record(server, record_id)
    return json_response(await server.study(lambda: statistics(record.match)))


@router.get("/api/records/{record_id}/review", responses=ANSWERS["review"], dependencies=[Depends(reviewing)])
async def review_record(request: Request, server: The, record_id: RecordId) -> Response:
    """What a strong bot thinks of every decision in it, as it is worked out."""
    return review_of(request, server, await ready_match(server, record_id))


@router.get("/api/records/{record_id}/advice", responses=ANSWERS["advice"])
async def advice_on_record(request: Request, server: The, record_id: RecordId, step: StepNumber) -> Response:
    """What a strong bot would have done after a step of it, and why."""
    return await advice_for(request, server, await ready_match(server, record_id), step)


async def ready_match(server: Server, record_id: str) -> Match:
    """The match of a record, whose bots are ready to think."""
    match = (await brought_record(server, record_id)).match
    await server.games.ready(match.game.name)
    return match


def check_eyes(record: Record, eyes: Viewer) -> Viewer:
    if eyes is not None and eyes >= record.match.seats:
        raise Refused("bad_input", f"there is no seat {eyes}; there are 0 to {record.match.seats - 1}")
    return eyes
