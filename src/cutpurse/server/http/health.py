"""Whether the server works."""

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
