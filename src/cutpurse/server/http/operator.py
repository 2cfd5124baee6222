"""For whoever runs the server, and nobody else: numbers that tell how much is played, behind a key."""

import base64
import binascii
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from cutpurse import __version__
from cutpurse.core.message import msg
from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import TheWorker, address, worker_of
from cutpurse.server.storage.overview import overview
from cutpurse.server.table.refusals import Refused

router = APIRouter(include_in_schema=False)


async def operator(request: Request) -> None:
    """Refuses everybody who does not have the key, given as a bearer token or as the password of basic access."""
    worker = worker_of(request)
    if not worker.config.operator_key:
        raise Refused("not_found", msg("no-operator-key"))
    if not secrets.compare_digest(given_key(request).encode(), worker.config.operator_key.encode()):
        worker.limits.spend("code", address(request))
        raise Refused("nobody", msg("wrong-operator-key" if given_key(request) else "needs-operator-key"))


def given_key(request: Request) -> str:
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    if scheme.lower() == "basic":
        try:
            return base64.b64decode(value.strip(), validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return ""
    return ""


Operator = Annotated[None, Depends(operator)]


@router.get("/metrics")
async def metrics(worker: TheWorker, key: Operator) -> Response:
    """Numbers for Prometheus."""
    return Response(worker.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/operator")
async def load(worker: TheWorker, key: Operator) -> Response:
    """The same in short, for the operator's page: what the database knows, and what was counted since the start."""
    found = await worker.store.read(overview)
    counted = worker.metrics.counted()
    return json_response({"version": __version__, "now": time.time(), "overview": found, "counted": counted})
