"""What every request passes first, and what every answer carries: docs/security.md tells why.

Plain ASGI, so that it stands before the framework, for HTTP and sockets alike.
"""

import asyncio
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cutpurse.core.message import msg
from cutpurse.server.http.answers import refused_response
from cutpurse.server.table.refusals import Refused

MOST_BYTES = 16_384  # of a body
MOST_BYTES_OF = {"/api/records": 262_144}
SLOWEST_BODY = 10.0  # seconds
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
BY_HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
NOT_KEPT = (b"cache-control", b"no-store")
ONLY_ONCE = (b"host", b"origin", b"content-type", b"authorization")  # what is said twice may be read in two ways


class Guard:
    """Refuses requests from other sites, for other hosts, and bodies that are too long or too slow."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str] = (), secure: bool = False) -> None:
        self._app = app
        self._hosts = hosts  # that we are called by; none: any
        self._secure = secure  # people come by HTTPS only
        told = HEADERS | (BY_HTTPS_ONLY if secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in told.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        answer = with_headers(send, scope["path"], self._headers)
        try:
            self._check(scope)
        except Refused as refused:
            await refused_response(refused)(scope, receive, answer)
            return
        if scope["type"] == "http":
            receive = Bounded(receive, MOST_BYTES_OF.get(scope["path"], MOST_BYTES))
        await self._app(scope, receive, answer)

    def _check(self, scope: Scope) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        said = [name for name, _ in scope["headers"]]
        if any(said.count(name) > 1 for name in ONLY_ONCE):
            raise Refused("bad_input", msg("header-repeated"))
        host = headers.get("host", "")
        if self._hosts and hostname(host) not in self._hosts:
            raise Refused("not_yours", msg("other-host"))
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        if not self._same_site(headers, host):
            raise Refused("not_yours", msg("other-site"))
        if scope["type"] == "http" and has_body(headers) and not is_json(headers.get("content-type", "")):
            raise Refused("bad_input", msg("json-only"))

    def _same_site(self, headers: Mapping[str, str], host: str) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        return bool(host) and origin in ([f"https://{host}"] if self._secure else [f"http://{host}", f"https://{host}"])


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
            raise Refused("bad_input", msg("body-too-slow")) from None
        self._left -= len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        if self._left < 0:
            raise Refused("bad_input", msg("body-too-long"))
        return message


def with_headers(send: Send, path: str, headers: Sequence[tuple[bytes, bytes]]) -> Send:
    """Every answer carries what browsers need to know."""
    unkept = [NOT_KEPT] if path.startswith("/api/") else []  # unless it says otherwise itself

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            said = message.get("headers", [])
            kept = any(name == b"cache-control" for name, _ in said)
            message["headers"] = [*said, *headers, *([] if kept else unkept)]
        await send(message)

    return sending


def hostname(host: str) -> str:
    """The name in a Host header, without its port; nothing if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def has_body(headers: Mapping[str, str]) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def is_json(content_type: str) -> bool:
    """JSON, which no form of another site can send."""
    return content_type.partition(";")[0].strip().lower() == "application/json"
