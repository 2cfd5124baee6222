"""What every request passes first, and what every answer carries: docs/security.md tells why.

Plain ASGI, so that it stands before the framework, for HTTP and sockets alike.
"""

import asyncio
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cutpurse.server.answers import refused_response
from cutpurse.server.refusals import Refused

MOST_BYTES = 16_384  # of a body
MOST_BYTES_OF = {"/api/records": 262_144}
SLOWEST_BODY = 15.0  # seconds
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("127.0.0.1", "localhost", "::1")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the link of a table is a key to it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Guard:
    """Refuses requests from other sites, for other hosts, and bodies that are too long or too slow."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = ()) -> None:
        self._app = app
        self._hosts = hosts  # that we are called by; none: any

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        answer = with_headers(send, scope["path"])
        try:
            self._check(scope, headers)
        except Refused as refused:
            await self._refuse(refused, scope, receive, answer)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        most = MOST_BYTES_OF.get(scope["path"], MOST_BYTES)
        try:
            await self._app(scope, Bounded(receive, most), answer)
        except Refused as refused:
            await self._refuse(refused, scope, receive, answer)

    async def _refuse(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": str(refused)[:120]})
        else:
            await refused_response(refused)(scope, receive, send)

    def _check(self, scope: Scope, headers: Mapping[str, str]) -> None:
        host = headers.get("host", "")
        if self._hosts and hostname(host) not in self._hosts:
            raise Refused("not_yours", "this server is not called that; see `cutpurse serve --help`, --name")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get("origin")
        if origin is not None and site(origin) != host:
            raise Refused("not_yours", "this request comes from another site")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("not_yours", "this request comes from another site")


class Bounded:
    """Receives a body that is neither too long nor too slow."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self._whole = False
        self._until = asyncio.get_running_loop().time() + SLOWEST_BODY

    async def __call__(self) -> Message:
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise Refused("bad_input", "the rest of this request has not come in time") from None
        self._left -= len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        if self._left < 0:
            raise Refused("bad_input", "this is too long")
        return message


def with_headers(send: Send, path: str) -> Send:
    """Every answer carries what browsers need to know."""
    own = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if path.startswith("/api/"):
        own.append((b"cache-control", b"no-store"))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *own]
        await send(message)

    return sending


def hostname(host: str) -> str:
    """The name in a Host header, without its port; nothing if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def site(origin: str) -> str:
    """The host and port in an Origin header; nothing if there is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
