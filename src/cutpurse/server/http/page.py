"""The page in the browser: the files that were built from `web/`, read once when the server starts.

What is asked for is looked up among these files by its name, never in a folder: so no path leads elsewhere.
"""

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from cutpurse.core.message import msg
from cutpurse.server.table.refusals import Refused

FOLDER = Path(__file__).parents[2] / "web"  # where the page is built to
INDEX = "index.html"
ASSETS = "assets/"  # names of files here change with what is in them
ROUTES = (  # of the page itself, which looks at the address and draws what belongs there
    "/",
    "/t/{table_id}",
    "/t/{table_id}/m/{number}",
    "/r/{record_id}",
    "/rules/{game}",
    "/join/{code}",
    "/carry/{code}",
)
NO_PAGE = "The page is not built yet: `make page` builds it. What programs can ask is at /api/openapi.json.\n"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = (".ico", ".png", ".webp", ".woff2")  # compressed already
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # may be kept, but is asked for again each time


@dataclass(frozen=True)
class Variant:
    """A file as it is sent: plain or compressed, each with a mark of its own by which a browser asks again."""

    data: bytes
    tag: str
    headers: dict[str, str]


@dataclass(frozen=True)
class File:
    """One file of the page."""

    plain: Variant
    small: Variant | None  # by gzip, where that helps


def read_files(folder: Path) -> dict[str, File]:
    """All files of a page, by their names."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: read_file(name, path.read_bytes()) for name, path in sorted(found.items())}


def read_file(name: str, data: bytes) -> File:
    suffix = Path(name).suffix
    headers = {
        "content-type": KINDS.get(suffix, "application/octet-stream"),
        "cache-control": FOR_EVER if name.startswith(ASSETS) else ASK_FIRST,
    }
    mark = hashlib.sha256(data).hexdigest()[:20]
    small = data if suffix in PACKED else gzip.compress(data, 9, mtime=0)
    if len(small) >= len(data):
        return File(variant(data, mark, headers), None)
    headers["vary"] = "accept-encoding"
    packed = variant(small, f"{mark}-gzip", headers | {"content-encoding": "gzip"})
    return File(variant(data, mark, headers), packed)


def variant(data: bytes, mark: str, headers: dict[str, str]) -> Variant:
    return Variant(data, f'"{mark}"', headers | {"etag": f'"{mark}"'})


def page_router(files: Mapping[str, File]) -> APIRouter:
    """The routes of the page that these files are."""
    router = APIRouter(include_in_schema=False)

    def add(path: str, answer: Callable[[Request], Awaitable[Response]]) -> None:
        router.add_api_route(path, answer, methods=["GET", "HEAD"])

    for path in ROUTES:
        add(path, sending(files[INDEX]) if INDEX in files else tell_no_page)
    for name in files:
        if not name.startswith(ASSETS):
            add(f"/{name}", sending(files[name]))

    async def asset(request: Request) -> Response:
        file = files.get(request.url.path.removeprefix("/"))
        if file is None:
            raise Refused("not_found", msg("no-such-file"))
        return respond(request, file)

    add("/assets/{name:path}", asset)
    return router


def wants_page(request: Request) -> bool:
    """Whether this is a person who follows a link; programs want to be told what is wrong."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def nowhere(index: File) -> Response:
    """The page, which says that there is nothing at this address, in the language that was chosen."""
    return Response(index.plain.data, 404, {"content-type": index.plain.headers["content-type"]})


async def tell_no_page(request: Request) -> Response:
    return PlainTextResponse(NO_PAGE, 404)


def sending(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return respond(request, file)

    return send


def respond(request: Request, file: File) -> Response:
    """The file, or that the browser's own copy is still good."""
    sent = file.small if file.small and takes_gzip(request.headers.get("accept-encoding", "")) else file.plain
    if sent.tag in marks(request.headers.get("if-none-match", "")):
        kept = {name: value for name, value in sent.headers.items() if not name.startswith("content-")}
        return Response(status_code=304, headers=kept)
    return Response(sent.data, headers=sent.headers)


def takes_gzip(accept: str) -> bool:
    """Whether a browser understands gzip, by its Accept-Encoding: `gzip, br;q=0.5`, and not `gzip;q=0`."""
    for part in accept.lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def marks(header: str) -> Iterator[str]:
    """The marks in an If-None-Match; on their way they may have been called weak, which is as good here."""
    return (mark.strip().removeprefix("W/") for mark in header.split(","))
