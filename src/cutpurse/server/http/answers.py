"""How the server answers: JSON, and for everything that it refuses a code and a message."""

import hashlib
from math import ceil

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.core.message import Message
from cutpurse.server.table.refusals import STATUS, Refused

JSON = "application/json"


class Refusal(msgspec.Struct, frozen=True):
    """Why nothing has changed."""

    code: str
    message: Message


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def unchanging_text(request: Request, text: str, kind: str = "text/plain") -> Response:
    """A text that is the same for everybody; browsers keep it, and ask whether it is still the same."""
    mark = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": mark, "cache-control": "no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)


def refused_response(refused: Refused) -> Response:
    answer = json_response(Refusal(refused.code, refused.message), STATUS[refused.code])
    if refused.code in ("busy", "too_many"):
        answer.headers["retry-after"] = str(ceil(refused.seconds))
    return answer


def last_answer(refused: Refused) -> Response:
    """An answer after which the connection is closed."""
    answer = refused_response(refused)
    answer.headers["connection"] = "close"
    return answer
