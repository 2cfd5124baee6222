"""The ASGI application of one worker."""

import gc
import logging
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path

import msgspec
from fastapi import Depends, FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cutpurse import __version__
from cutpurse.core.message import msg
from cutpurse.server.http import (
    daily,
    dependencies,
    games,
    health,
    matches,
    operator,
    people,
    puzzles,
    records,
    streams,
    tables,
    tournaments,
)
from cutpurse.server.http.answers import last_answer, refused_response
from cutpurse.server.http.connections import WORKER
from cutpurse.server.http.guard import Guard
from cutpurse.server.http.openapi import Needs, describe, routes_of
from cutpurse.server.http.page import FOLDER, nowhere, page_or
from cutpurse.server.live.metrics import Metrics
from cutpurse.server.live.parent import end_with_parent
from cutpurse.server.live.worker import Config, Worker
from cutpurse.server.table.commands import first_fault
from cutpurse.server.table.refusals import Code, Refused

# Seconds until a thread that waits has its turn; mostly the one that writes to the database. With Python's own 5 ms a
# transaction of ten moves took 12 ms beside a busy event loop, with this it takes 7 (measured in November 2026).
TURN = 0.001
SETTINGS = "CUTPURSE_SERVER"  # how a worker process learns its configuration
ABOUT = "Card games about money, with the rules enforced: tables for people and bots. See docs/api.md."
ROUTERS = tuple(
    part.router
    for part in (
        people,
        games,
        puzzles,
        tables,
        streams,
        matches,
        records,
        daily,
        tournaments,
        health,
        operator,
    )
)
NEEDS = Needs(dependencies.person, dependencies.somebody, dependencies.live_table)

log = logging.getLogger("cutpurse.server")


def create() -> ASGIApp:
    """The application as a worker process is told to make it."""
    end_with_parent()  # else a new start would find its port taken
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Config))


def make_app(config: Config) -> ASGIApp:
    app = framework(config)
    return Logged(Guard(app, config.hosts, config.secure), app)


def framework(config: Config) -> FastAPI:
    """All that can be asked, and how it is described; what stands before it is added by `make_app`."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        worker = app.state.worker = Worker(config)
        async with worker.running():
            spare_the_collector()
            sys.setswitchinterval(TURN)
            yield {WORKER: worker}

    app = FastAPI(
        title="Cutpurse",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would come from elsewhere
        redoc_url=None,
        redirect_slashes=False,  # one address for each thing
        lifespan=lifespan,
        dependencies=[Depends(dependencies.limited)],
    )
    for router in ROUTERS:
        app.include_router(router)
    page = Path(config.page or FOLDER)
    app.router.default = page_or(page, app.router.default)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_bad_input)
    app.add_exception_handler(WebSocketRequestValidationError, on_bad_input)
    app.add_exception_handler(HTTPException, partial(on_http_error, page))
    app.add_exception_handler(Exception, on_failure)
    app.openapi = cache(partial(describe, app, ROUTERS, NEEDS))  # type: ignore[method-assign]
    return app


def spare_the_collector() -> None:
    """Collect seldom: almost nothing here is a cycle.

    With 500 tables a full collection stopped the worker for 0.2 s, and collections took an eighth of the CPU time of a
    move (217 µs against 190 for what four viewers are told; measured in November 2026).
    """
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refused_response(error)


async def on_bad_input(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return refused_response(Refused("bad_input", first_fault(error.errors())))


async def on_http_error(page: Path, request: Request, error: Exception) -> Response:
    """What the framework refuses by itself: no such path, no such method, no JSON."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (shown := nowhere(page, request)):
        return shown
    if isinstance(error.__cause__, Refused):  # while the body was read: the rest of it is not waited for
        return last_answer(error.__cause__)
    code: Code = "not_found" if error.status_code in (404, 405) else "bad_input"
    answer = refused_response(Refused(code, msg("bad-request", error=str(error.detail).lower())))
    answer.status_code = error.status_code
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(methods_for(request.url.path))
    return answer


def methods_for(path: str) -> list[str]:
    """All that can be asked of a path; the framework would name the first only."""
    routes = [route for route in routes_of(ROUTERS) if route.path_regex.match(path)]
    return sorted({method for route in routes for method in route.methods or ()}) or ["GET", "HEAD"]


async def on_failure(request: Request, error: Exception) -> Response:
    """A fault of our own: what went wrong is for the log only, where the error goes on from here."""
    return last_answer(Refused("failed", msg("server-failed")))


class Logged:
    """Counts every request and writes a line about it: the route, never the path, which may be the key to a table."""

    def __init__(self, inner: ASGIApp, app: FastAPI) -> None:
        self._inner = inner
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return
        start, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._inner(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "none")
            metrics: Metrics = self._app.state.worker.metrics
            metrics.requests.labels(route, status).inc()
            taken = round(1000 * (time.perf_counter() - start), 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": taken})
