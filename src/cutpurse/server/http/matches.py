"""Matches of a table: records to download, replays to watch, statistics, reviews."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import replace
from itertools import islice
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from cutpurse.core.contract import MOST_SEATS
from cutpurse.core.message import msg
from cutpurse.core.record import Record
from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import Live, Somebody, TheWorker, address, worker_of
from cutpurse.server.http.guard import has_body
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.live.access import access, check_deal
from cutpurse.server.live.driver import ADVISER
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.live.review import SECONDS, Judge, decisions
from cutpurse.server.live.worker import Worker
from cutpurse.server.storage.people import Person
from cutpurse.server.table.commands import MOST_MATCHES
from cutpurse.server.table.events import decode
from cutpurse.server.table.matches import (
    Played,
    Step,
    Viewer,
    encode,
    played,
    record_of,
    replay_of,
    statistics_of,
)
from cutpurse.server.table.refusals import Refused

TOGETHER = 32  # steps of a replay that are sent at once


async def studious(connection: HTTPConnection) -> None:
    """A whole match is played again for each of these: more work than other requests are."""
    worker_of(connection).limits.spend("study", address(connection))


router = APIRouter(tags=["records"], dependencies=[Depends(studious)])

Number = Annotated[int, Path(ge=1, le=MOST_MATCHES, description="the match of that table, from 1")]
Eyes = Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="whose view is wanted; none: beside the table")]
StepNumber = Annotated[int, Query(ge=0, le=100_000, description="of the replay")]


async def find(worker: Worker, live: LiveTable, who: Person | None, number: int) -> Played:
    """A match of a table; its hands stay hidden while others play the same deal."""
    if number > live.table.matches:
        raise Refused("not_found", msg("no-match", number=number))
    log = await worker.store.events_after(live.id)
    found = await worker.study(lambda: played(map(decode, log), number))
    hands = (await access(worker, live.id, live.table, who.id if who else "")).hands
    return found if hands else replace(found, hands_after=False)


def viewer_in(found: Played, who: Person | None) -> Viewer:
    return found.seat_of(who.id) if who else None


async def stream(worker: Worker, steps: Iterable[Step]) -> AsyncIterator[bytes]:
    """Steps as lines of JSON, some at a time."""
    lines = iter(encode(steps))
    while part := await worker.study(lambda: list(islice(lines, TOGETHER))):
        yield b"".join(part)


def as_lines(worker: Worker, steps: Iterable[Step]) -> Response:
    return StreamingResponse(stream(worker, steps), media_type="application/x-ndjson")


@router.get("/api/tables/{table_id}/matches/{number}/record.txt", responses=ANSWERS["text"])
async def record_text(worker: TheWorker, live: Live, who: Somebody, number: Number) -> Response:
    """The record of a match that is over, with the proof of its deal: `cutpurse verify` checks it."""
    await check_deal(worker, live, who.id if who else "")
    found = await find(worker, live, who, number)
    record = record_of(found, viewer_in(found, who))
    return PlainTextResponse(await worker.study(record.to_text))


@router.get("/api/tables/{table_id}/matches/{number}/record.json", responses=ANSWERS["record"])
async def record_json(worker: TheWorker, live: Live, who: Somebody, number: Number) -> Response:
    """The same as JSON."""
    await check_deal(worker, live, who.id if who else "")
    found = await find(worker, live, who, number)
    record = record_of(found, viewer_in(found, who))
    return json_response(await worker.study(record.to_json))


@router.get("/api/tables/{table_id}/matches/{number}/replay", responses=ANSWERS["replay"])
async def watch(worker: TheWorker, live: Live, who: Somebody, number: Number, eyes: Eyes = None) -> Response:
    """A match step by step, as a seat has seen it: your own at any time, the others' when all hands are open."""
    found = await find(worker, live, who, number)
    return as_lines(worker, replay_of(found, viewer_in(found, who), eyes))


@router.get("/api/tables/{table_id}/matches/{number}/statistics", responses=ANSWERS["statistics"])
async def earned(worker: TheWorker, live: Live, who: Somebody, number: Number) -> Response:
    """What each seat has earned in a match that is over, and from what."""
    found = await find(worker, live, who, number)
    return json_response(await worker.study(lambda: statistics_of(found)))


async def find_whole(worker: Worker, live: LiveTable, who: Person | None, number: int) -> Record:
    """A match that this person may see whole."""
    found = await find(worker, live, who, number)
    return record_of(found, viewer_in(found, who))


async def review_of(request: Request, worker: Worker, record: Record) -> Response:
    """All decisions of a match, a line of JSON each: what is kept at once, the rest as it is worked out."""
    if has_body(request.headers):  # which would have to be read to its end, to hear when they hang up
        raise Refused("bad_input", msg("no-body-wanted"))
    match = record.match
    numbers = await worker.study(lambda: decisions(match))
    kept = await worker.reviews.kept(record)
    missing = [number for number in numbers if number not in kept]
    if missing:  # a strong bot thinks for seconds
        await worker.games.check_search(match.game.name)
        worker.limits.spend("review", address(request))
        worker.reviews.check_room()
    winners = match.outcome.winners if match.outcome else ()
    head = Judge(bot=ADVISER, seconds=SECONDS, decisions=len(numbers), winners=tuple(winners))

    async def lines() -> AsyncIterator[bytes]:
        yield b"".join(map(to_line, [head, *(kept[number] for number in numbers if number in kept)]))
        with worker.reviews.running():  # until nobody listens any more
            for number in missing:
                yield to_line((await worker.reviews.analysis(record, number)).decision)

    return StreamingResponse(lines(), media_type="application/x-ndjson")


def to_line(data: object) -> bytes:
    return msgspec.json.encode(data) + b"\n"


async def advice_for(request: Request, worker: Worker, record: Record, step: int) -> Response:
    await worker.games.check_search(record.match.game.name)
    worker.limits.spend("hint", address(request))
    worker.limits.spend("hints")
    return json_response(await worker.reviews.advise(record, step))


@router.get("/api/tables/{table_id}/matches/{number}/review", responses=ANSWERS["review"])
async def review(request: Request, worker: TheWorker, live: Live, who: Somebody, number: Number) -> Response:
    """What a strong bot thinks of every decision of a match that you may see whole; worked out once, and kept."""
    return await review_of(request, worker, await find_whole(worker, live, who, number))


@router.get("/api/tables/{table_id}/matches/{number}/advice", responses=ANSWERS["advice"])
async def advice(
    request: Request, worker: TheWorker, live: Live, who: Somebody, number: Number, step: StepNumber
) -> Response:
    """What a strong bot would have done after a step, and why; with what the seat to act could know."""
    return await advice_for(request, worker, await find_whole(worker, live, who, number), step)
