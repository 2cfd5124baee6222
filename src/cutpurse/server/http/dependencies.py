"""What routes depend on: the worker, who asks, and the table that is meant."""

from typing import Annotated, Any

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection

from cutpurse.core.message import msg
from cutpurse.server.live.access import check_look
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.live.limits import household
from cutpurse.server.live.worker import Worker
from cutpurse.server.storage.people import Person
from cutpurse.server.table.commands import ID
from cutpurse.server.table.refusals import Refused

COOKIE = "cutpurse"
LONGEST_TOKEN = 100

TableId = Annotated[str, Path(pattern=ID, examples=["kX3vY0b2Qw8mZr1T"])]


def worker_of(connection: HTTPConnection) -> Worker:
    worker: Worker = connection.app.state.worker
    return worker


async def the_worker(request: Request) -> Worker:
    return worker_of(request)


def address(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "?"


async def limited(connection: HTTPConnection) -> None:
    worker_of(connection).limits.spend("request", address(connection))


def token_of(headers: Any, cookies: Any) -> str:
    """The secret that came with a request; an Authorization header goes before a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token.strip()[:LONGEST_TOKEN])
    return str(cookies.get(COOKIE, ""))[:LONGEST_TOKEN]


async def somebody(request: Request) -> Person | None:
    """Whoever asks; None: a stranger. A secret that is nobody's is refused."""
    return await identify(worker_of(request), token_of(request.headers, request.cookies))


async def identify(worker: Worker, token: str) -> Person | None:
    if not token:
        return None
    person = await worker.people.find(token)
    if person is None:
        raise Refused("nobody", msg("unknown-token"))
    return person


async def person(found: Annotated[Person | None, Depends(somebody)]) -> Person:
    if found is None:
        raise Refused("nobody", msg("no-name-yet"))
    return found


async def live_table(
    request: Request, table_id: TableId, who: Annotated[Person | None, Depends(somebody)]
) -> LiveTable:
    """The table that is meant, if whoever asks may look at it."""
    worker = worker_of(request)
    live = await worker.hub.table(table_id)
    await check_look(worker, live, who.id if who else "")
    return live


TheWorker = Annotated[Worker, Depends(the_worker)]
Somebody = Annotated[Person | None, Depends(somebody)]
Known = Annotated[Person, Depends(person)]
Live = Annotated[LiveTable, Depends(live_table)]
