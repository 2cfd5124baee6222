"""What the answers look like, for the OpenAPI description."""

from typing import Any

import msgspec

from cutpurse.core.ledger import Statistics
from cutpurse.server.answers import JSON, Refusal
from cutpurse.server.lobby import Listing
from cutpurse.server.people import Person
from cutpurse.server.records import Step
from cutpurse.server.refusals import STATUS
from cutpurse.server.results import Rating, Result
from cutpurse.server.stream import Message

(MESSAGE, LISTING, PERSON, RATING, RESULT, REFUSAL, STEP, STATISTICS), COMPONENTS = msgspec.json.schema_components(
    [Message, Listing, Person, Rating, Result, Refusal, Step, Statistics], ref_template="#/components/schemas/{name}"
)


def shape(**fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "required": list(fields), "properties": fields}


def many(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


def answer(schema: dict[str, Any], example: object = None, status: int = 200) -> dict[int | str, Any]:
    content: dict[str, Any] = {"schema": schema} | ({"example": example} if example else {})
    return {status: {"description": "done", "content": {JSON: content}}}


TEXT = {"type": "string"}
SOMEBODY = {"id": "tF0d3kZx9QwLm2Vb", "name": "Ada", "rated": False}

REFUSALS: dict[int | str, Any] = {
    status: {
        "description": ", ".join(code for code, other in STATUS.items() if other == status),
        "content": {JSON: {"schema": REFUSAL}},
    }
    for status in sorted(set(STATUS.values()))
}

ANSWERS: dict[str, dict[int | str, Any]] = {
    "newcomer": answer(PERSON, {**SOMEBODY, "token": "(only if you asked for it)"}, 201),
    "person": answer(PERSON, SOMEBODY),
    "token": answer(shape(token=TEXT), {"token": "K1p…"}, 201),
    "code": answer(shape(code=TEXT), {"code": "x7Q…"}, 201),
    "results": answer(shape(results=many(RESULT), ratings=many(RATING))),
    "games": answer(many({"type": "object"})),
    "ratings": answer(many(RATING)),
    "tables": answer(many(LISTING)),
    "table": answer(shape(id=TEXT), {"id": "kX3vY0b2Qw8mZr1T"}, 201),
    "message": answer(MESSAGE),
    "done": answer(shape(ok={"const": True}), {"ok": True}),
    "hint": answer({"type": "object"}),
    "text": {200: {"description": "a record", "content": {"text/plain": {"schema": TEXT}}}},
    "record": answer({"type": "object"}),
    "replay": {200: {"description": "steps, one a line", "content": {"application/x-ndjson": {"schema": STEP}}}},
    "statistics": answer(STATISTICS),
    "health": answer(shape(ok={"const": True}), {"ok": True}),
    "stream": {
        200: {
            "description": "messages, one a line, until you hang up",
            "content": {"application/x-ndjson": {"schema": MESSAGE}, "text/event-stream": {"schema": TEXT}},
        }
    },
}
