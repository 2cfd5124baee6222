"""The server itself: whether it works, and its numbers."""

from fastapi import APIRouter
from sqlalchemy import text
from starlette.responses import Response

from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import TheWorker
from cutpurse.server.http.openapi import ANSWERS

router = APIRouter(tags=["server"])


@router.get("/healthz", responses=ANSWERS["health"])
async def health(worker: TheWorker) -> Response:
    """Whether the server can do its work: 200, or 503 while the database does not answer."""
    await worker.store.read(lambda connection: connection.execute(text("SELECT 1")))
    return json_response({"ok": True})


@router.get("/metrics", include_in_schema=False)
async def metrics(worker: TheWorker) -> Response:
    """Numbers for Prometheus."""
    worker.metrics.tables.set(len(worker.hub.tables))
    return Response(worker.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
