"""The page in the browser: the files that were built from `web/`, sent by Starlette."""

import mimetypes
import os
import re
from pathlib import Path
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from cutpurse.server.http.dependencies import limited

FOLDER = Path(__file__).parents[2] / "web"  # where the page is built to
INDEX = "index.html"
ADDRESSES = re.compile(
    r"\.|t/[^/]+(/m/[^/]+)?|(r|rules|learn|join|carry)/[^/]+|puzzles(/[^/]+)?|daily(/[^/]+/[^/]+)?|tournaments(/[^/]+)?"
    r"|operator"
)  # the page looks at its address itself
FOR_EVER = "public, max-age=31536000, immutable"  # names of files in assets/ change with what is in them
ASK_FIRST = "no-cache"  # may be kept, but is asked for again each time
NO_PAGE = "The page is not built yet: `make page` builds it. What programs can ask is at /api/openapi.json.\n"

for kind, suffix in (("application/manifest+json", ".webmanifest"), ("font/woff2", ".woff2"), ("image/webp", ".webp")):
    mimetypes.add_type(kind, suffix)  # Python does not know them everywhere


class Files(StaticFiles):
    """The page's files, with how long each may be kept."""

    def get_path(self, scope: Scope) -> str:
        path = super().get_path(scope)
        return INDEX if ADDRESSES.fullmatch(path) else path

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_EVER if scope["path"].startswith("/assets/") else ASK_FIRST
        return response


def page_or(folder: Path, otherwise: ASGIApp) -> ASGIApp:
    """What answers where no route does: the page, but not for programs."""
    files = GZipMiddleware(Files(directory=folder, check_dir=False), compresslevel=6)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith("/api/"):
            await otherwise(scope, receive, send)
            return
        await limited(Request(scope))
        await files(scope, receive, send)

    return answer


def nowhere(folder: Path, request: Request) -> Response | None:
    """What a person sees who follows a wrong link; programs want to be told what is wrong."""
    if request.url.path.startswith("/api/"):
        return None
    if not (folder / INDEX).is_file():
        return PlainTextResponse(NO_PAGE, 404)
    return FileResponse(folder / INDEX, 404) if "text/html" in request.headers.get("accept", "") else None
