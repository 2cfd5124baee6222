"""Records that were played elsewhere: bringing them, watching them, reviews."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field
from starlette.responses import PlainTextResponse, Response

from cutpurse.core.ledger import statistics
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.core.record import Record
from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import Known, TheWorker, address
from cutpurse.server.http.matches import Eyes, StepNumber, advice_for, as_lines, review_of, studious
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.live.worker import Worker
from cutpurse.server.table.commands import ID, Strict
from cutpurse.server.table.matches import Viewer, import_record, replay
from cutpurse.server.table.refusals import Refused

EXAMPLE = f"Game: lucre\nRules: 1\nSeats: 4\nSeed: {'00' * 32}\n"

router = APIRouter(tags=["records"], dependencies=[Depends(studious)])

RecordId = Annotated[str, Path(pattern=ID)]


class Brought(Strict):
    """A record that somebody brings, as text or as its JSON twin in a text."""

    text: str = Field(max_length=262_144, examples=[EXAMPLE])


@router.post("/api/records", status_code=201, responses=ANSWERS["brought"])
async def bring(request: Request, worker: TheWorker, who: Known, brought: Brought) -> Response:
    """Bring a record to watch; whoever has the id of the answer can watch it, too."""
    worker.limits.spend("import", address(request))
    record = await worker.study(lambda: import_record(brought.text))
    name = await worker.records.keep(await worker.study(record.to_text))
    return json_response({"id": name}, 201)


async def find(worker: Worker, record_id: str) -> Record:
    """A record that somebody has brought."""
    text = await worker.records.find(record_id)
    return await worker.study(lambda: import_record(text))


async def match_of(worker: Worker, record_id: str) -> Match:
    """The match of a record that somebody has brought."""
    return (await find(worker, record_id)).match


@router.get("/api/records/{record_id}", responses=ANSWERS["text"])
async def brought_back(worker: TheWorker, record_id: RecordId) -> Response:
    """A record that somebody has brought."""
    return PlainTextResponse(await worker.records.find(record_id))


@router.get("/api/records/{record_id}/replay", responses=ANSWERS["replay"])
async def watch_record(worker: TheWorker, record_id: RecordId, eyes: Eyes = None) -> Response:
    """The same step by step, as a seat has seen it."""
    match = await match_of(worker, record_id)
    return as_lines(worker, replay(match, check_eyes(match, eyes)))


@router.get("/api/records/{record_id}/statistics", responses=ANSWERS["statistics"])
async def earned_in_record(worker: TheWorker, record_id: RecordId) -> Response:
    """What each seat has earned in it, and from what."""
    match = await match_of(worker, record_id)
    return json_response(await worker.study(lambda: statistics(match)))


@router.get("/api/records/{record_id}/review", responses=ANSWERS["review"])
async def review_record(request: Request, worker: TheWorker, record_id: RecordId) -> Response:
    """What a strong bot thinks of every decision in it; worked out once, and kept."""
    return await review_of(request, worker, await find(worker, record_id))


@router.get("/api/records/{record_id}/advice", responses=ANSWERS["advice"])
async def advice_on_record(request: Request, worker: TheWorker, record_id: RecordId, step: StepNumber) -> Response:
    """What a strong bot would have done after a step of it, and why."""
    return await advice_for(request, worker, await find(worker, record_id), step)


def check_eyes(match: Match, eyes: Viewer) -> Viewer:
    if eyes is not None and eyes >= match.seats:
        raise Refused("bad_input", msg("no-seat", number=eyes, last=match.seats - 1))
    return eyes
