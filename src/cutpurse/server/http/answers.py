"""How the server answers: JSON, and for everything that it refuses a code and a sentence."""

from math import ceil

import msgspec
from starlette.responses import Response

from cutpurse.server.table.refusals import STATUS, Refused

JSON = "application/json"


class Refusal(msgspec.Struct, frozen=True):
    """Why nothing has changed."""

    code: str
    sentence: str


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def refused_response(refused: Refused) -> Response:
    answer = json_response(Refusal(refused.code, str(refused)), STATUS[refused.code])
    if refused.code in ("busy", "too_many"):
        answer.headers["retry-after"] = str(ceil(refused.seconds))
    return answer
