"""The ASGI application of one worker."""

import gc
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cutpurse import __version__
from cutpurse.server import archive
from cutpurse.server.answers import refused_response
from cutpurse.server.api import limited, router
from cutpurse.server.app import Config, Server
from cutpurse.server.guard import Guard
from cutpurse.server.metrics import Metrics
from cutpurse.server.openapi import COMPONENTS, REFUSALS
from cutpurse.server.refusals import Code, Refused
from cutpurse.server.wishes import first_fault

SETTINGS = "CUTPURSE_SERVER"  # how a worker process learns its configuration
ABOUT = "Card games about money, with the rules enforced: tables for people and bots. See docs/api.md."

log = logging.getLogger("cutpurse.server")


def create() -> ASGIApp:
    """The application as a worker process is told to make it."""
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Config))


def make_app(config: Config) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = app.state.server = Server(config)
        async with server.running():
            spare_the_collector()
            yield

    app = FastAPI(
        title="Cutpurse",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would come from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        responses=REFUSALS,
        dependencies=[Depends(limited)],
    )
    app.include_router(router)
    app.include_router(archive.router)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_bad_input)
    app.add_exception_handler(HTTPException, on_http_error)
    describe(app)
    return Logged(Guard(app, config.hosts), app)


def spare_the_collector() -> None:
    """Almost nothing here is a cycle: looking for cycles among thousands of tables took a fifth of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def describe(app: FastAPI) -> None:
    """Add the shapes of our own answers to the OpenAPI description."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        described = plain()
        described["components"]["schemas"].update(COMPONENTS)
        return described

    app.openapi = openapi  # type: ignore[method-assign]


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refused_response(error)


async def on_bad_input(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refused_response(Refused("bad_input", first_fault(error.errors())))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself: no such path, no such method."""
    assert isinstance(error, HTTPException)
    code: Code = "not_found" if error.status_code in (404, 405) else "bad_input"
    answer = refused_response(Refused(code, f"{str(error.detail).lower()}; /api/openapi.json tells what there is"))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


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
            metrics: Metrics = self._app.state.server.metrics
            metrics.requests.labels(route, status).inc()
            taken = round(1000 * (time.perf_counter() - start), 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": taken})
