"""The server's HTTP interface and its sockets. Handlers are thin: what happens is decided at the tables."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, WebSocket
from pydantic import Field
from sqlalchemy import text
from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse

from cutpurse import games
from cutpurse.core.catalogue import game_data
from cutpurse.server.answers import JSON, json_response
from cutpurse.server.app import Server
from cutpurse.server.feed import Feed, read_mark
from cutpurse.server.guard import has_body
from cutpurse.server.hub import LiveTable
from cutpurse.server.limits import household
from cutpurse.server.manual import manual
from cutpurse.server.openapi import ANSWERS
from cutpurse.server.people import Person
from cutpurse.server.refusals import Refused
from cutpurse.server.socket import Socket
from cutpurse.server.wire import LINE, WebSockets
from cutpurse.server.wishes import EXAMPLES, AnyWish, Strict, read_wish

COOKIE = "cutpurse"
YEAR = 365 * 86_400
LONGEST_TOKEN = 100

router = APIRouter()


# Who asks.


async def the_server(request: Request) -> Server:
    return server_of(request)


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def token_of(headers: Any, cookies: Any) -> str:
    """The secret that came with a request; an Authorization header goes before a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token.strip()[:LONGEST_TOKEN])
    return str(cookies.get(COOKIE, ""))[:LONGEST_TOKEN]


async def somebody(request: Request) -> Person | None:
    """Whoever asks; None: a stranger. A secret that is nobody's is refused."""
    return await identify(server_of(request), token_of(request.headers, request.cookies))


async def identify(server: Server, token: str) -> Person | None:
    if not token:
        return None
    person = await server.people.find(token)
    if person is None:
        raise Refused("nobody", "this token or cookie is nobody's; POST /api/people gives you another")
    return person


async def person(found: Annotated[Person | None, Depends(somebody)]) -> Person:
    if found is None:
        raise Refused("nobody", "you have no name here yet: POST /api/people gives you one")
    return found


async def limited(connection: HTTPConnection) -> None:
    server_of(connection).limits.spend("request", address(connection))


def address(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "?"


async def live_table(request: Request, table_id: "TableId") -> LiveTable:
    return await server_of(request).hub.table(table_id)


The = Annotated[Server, Depends(the_server)]
Somebody = Annotated[Person | None, Depends(somebody)]
Known = Annotated[Person, Depends(person)]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{8,32}$", examples=["kX3vY0b2Qw8mZr1T"])]
Live = Annotated[LiveTable, Depends(live_table)]


# People.


class Newcomer(Strict):
    """Somebody who has not been here before."""

    name: str = Field(max_length=200, examples=["Ada"])
    token: bool = Field(default=False, description="give me the secret as text (for programs), not as a cookie")


class Changes(Strict):
    """What is to change; what is left out stays."""

    name: str | None = Field(default=None, max_length=200, examples=["Ada"])
    rated: bool | None = Field(default=None, description="keep my results and ratings", examples=[True])


class Code(Strict):
    """The code of a link that carries somebody to another device."""

    code: str = Field(max_length=100, examples=["x7Q0aLr2TzVb93KdWmYp1cNe"])


def with_cookie(request: Request, response: Response, token: str) -> Response:
    secure = server_of(request).config.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


@router.post("/api/people", status_code=201, responses=ANSWERS["newcomer"], tags=["people"])
async def welcome(request: Request, server: The, newcomer: Newcomer) -> Response:
    """Come in. From now on your browser, or your program with its token, is known as you."""
    server.limits.spend("newcomer", address(request))
    who, token = await server.people.welcome(newcomer.name)
    told = {"id": who.id, "name": who.name, "rated": who.rated}
    if newcomer.token:
        return json_response({**told, "token": token}, 201)
    return with_cookie(request, json_response(told, 201), token)


@router.get("/api/me", responses=ANSWERS["person"], tags=["people"])
async def me(who: Known) -> Response:
    """Who you are."""
    return json_response(who)


@router.patch("/api/me", responses=ANSWERS["person"], tags=["people"])
async def change_me(request: Request, server: The, who: Known, changes: Changes) -> Response:
    """Another name, at the next table you sit down at; or whether results are kept."""
    server.limits.spend("newcomer", address(request))
    return json_response(await server.people.change(who, name=changes.name, rated=changes.rated))


@router.post("/api/me/tokens", status_code=201, responses=ANSWERS["token"], tags=["people"])
async def new_token(request: Request, server: The, who: Known) -> Response:
    """One more token, for a program that plays as you."""
    server.limits.spend("newcomer", address(request))
    return json_response({"token": await server.people.add_key(who.id)}, 201)


@router.delete("/api/me/tokens", status_code=204, tags=["people"])
async def forget_tokens(request: Request, server: The, who: Known) -> Response:
    """Forget all other devices and programs: only the one that asks remains you."""
    server.limits.spend("newcomer", address(request))
    token = token_of(request.headers, request.cookies)
    await server.people.forget_other_keys(who.id, token)
    server.forget_tokens(who.id, token)
    return Response(status_code=204)


@router.post("/api/me/carry", status_code=201, responses=ANSWERS["code"], tags=["people"])
async def carry(request: Request, server: The, who: Known) -> Response:
    """A code that makes another device you: once, within ten minutes."""
    server.limits.spend("newcomer", address(request))
    return json_response({"code": await server.people.carry(who.id)}, 201)


@router.post("/api/carry", responses=ANSWERS["arrived"], tags=["people"])
async def arrive(request: Request, server: The, code: Code) -> Response:
    """Be who the code is from; the answer sets the cookie."""
    server.limits.spend("newcomer", address(request))
    token = await server.people.arrive(code.code)
    return with_cookie(request, json_response(await identify(server, token)), token)


@router.get("/api/me/results", responses=ANSWERS["results"], tags=["people"])
async def my_results(server: The, who: Known) -> Response:
    """Your last matches and your ratings, if you want them kept (PATCH /api/me)."""
    results, ratings = await server.results.of(who.id), await server.results.ratings(person=who.id)
    return json_response({"results": results, "ratings": ratings})


# Games.


GameName = Annotated[str, Path(max_length=40, examples=["lucre"])]
Language = Annotated[
    str, Query(pattern="^[a-z]{2}$", description="English, if there is no translation", examples=["de"])
]


def known_game(name: str) -> str:
    if name not in games.names():
        raise Refused("not_found", f"there is no game {name}; there are {', '.join(games.names())}")
    return name


@router.get("/api/games", responses=ANSWERS["games"], tags=["games"])
async def list_games() -> Response:
    """All games and their options."""
    return json_response([game_data(games.load(name)) for name in games.names()])


@router.get("/api/games/{name}/rules", responses=ANSWERS["rules"], tags=["games"])
async def how_to_play(name: GameName, language: Language = "en") -> Response:
    """How to play: sections of HTML. Cards to be drawn are in `data-cards` of figures, as in views."""
    return json_response(manual(known_game(name), language))


@router.get("/api/games/{name}/ratings", responses=ANSWERS["ratings"], tags=["games"])
async def best_players(server: The, name: GameName) -> Response:
    """The strongest players of a game, people and bots."""
    return json_response(await server.results.ratings(game=known_game(name)))


# Tables.


@router.get("/api/tables", responses=ANSWERS["tables"], tags=["tables"])
async def list_tables(server: The) -> Response:
    """The tables that are open to anybody."""
    return json_response(await server.lobby.listed())


@router.get("/api/tables/{table_id}", responses=ANSWERS["message"], tags=["tables"])
async def look(request: Request, server: The, live: Live, who: Somebody) -> Response:
    """The table as you may see it: one message with the whole picture."""
    server.limits.spend("look", address(request))
    viewer = live.table.seat_of(who.id) if who else None
    return Response(await live.picture(viewer), media_type=JSON)


@router.post("/api/tables/{table_id}/do", responses=ANSWERS["done"], tags=["tables"])
async def do(
    server: The,
    live: Live,
    who: Known,
    wish: Annotated[AnyWish, Body(openapi_examples={name: {"value": value} for name, value in EXAMPLES.items()})],
) -> Response:
    """Do something at a table. The answer comes when it is on disk."""
    await server.fulfil(live, wish, who)
    return json_response({"ok": True})


@router.get("/api/tables/{table_id}/hint", responses=ANSWERS["hint"], tags=["tables"])
async def hint(server: The, live: Live, who: Known) -> Response:
    """What a strong bot would do in your place, and why."""
    server.limits.spend("hint", who.id)
    server.limits.spend("hints")
    return json_response(await server.driver.advise(live.table, live.table.seat_of(who.id)))


After = Annotated[int | None, Query(ge=0, le=1 << 40, description="the number of the last message you have")]
As = Annotated[int | None, Query(ge=0, lt=6, alias="as", description="the seat whose messages those were")]


@router.get("/api/tables/{table_id}/stream", responses=ANSWERS["stream"], tags=["tables"])
async def stream(
    request: Request,
    server: The,
    live: Live,
    who: Somebody,
    after: After = None,
    seen_from: As = None,
    accept: Annotated[str, Header()] = "",
    last_event_id: Annotated[str, Header(max_length=40)] = "",
) -> Response:
    """All that you are told at a table, as it happens: lines of JSON, or server-sent events if you accept those."""
    if has_body(request.headers):  # which would have to be read to its end, to hear when they hang up
        raise Refused("bad_input", "a stream is asked for without a body")
    client = address(request)
    server.limits.spend("socket", client)
    server.limits.check_open(client)
    live.check_room()
    as_events = "text/event-stream" in accept
    if last_event_id:
        after, seen_from = read_mark(last_event_id)
    feed = Feed(who.id if who else "", token_of(request.headers, request.cookies), as_events)

    async def lines() -> AsyncIterator[bytes]:
        with suppress(Refused):  # nothing can be told: they will come back
            async with server.connected(feed, client), server.attending(live, feed, after, seen_from):
                async for line in feed.lines():
                    yield line

    return StreamingResponse(lines(), media_type="text/event-stream" if as_events else "application/x-ndjson")


@router.websocket("/api/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: TableId, after: After = None, seen_from: As = None) -> None:
    """The same for people: messages out, wishes in."""
    server = server_of(websocket)
    token, client = token_of(websocket.headers, websocket.cookies), address(websocket)
    server.limits.spend("socket", client)
    server.limits.check_open(client)
    who = await identify(server, token)
    live = await server.hub.table(table_id)
    live.check_room()
    await websocket.accept()

    async def fulfil(data: dict[str, object]) -> None:
        await server.fulfil(live, read_wish(data), await person(await identify(server, token)))

    def spend() -> None:
        server.limits.spend("frame", client)

    line: WebSockets = websocket.scope["extensions"][LINE]

    async def attend() -> None:
        connection = Socket(who.id if who else "", token, fulfil, spend, line)
        try:
            async with server.connected(connection, client), server.attending(live, connection, after, seen_from):
                await connection.run()
        except Refused as refused:
            await line.close(1013, str(refused)[:120])

    line.go_on_with(attend())


# The server itself.


@router.get("/healthz", responses=ANSWERS["health"], tags=["server"])
async def health(server: The) -> Response:
    """Whether the server can do its work: 200, or 503 while the database does not answer."""
    await server.store.read(lambda connection: connection.execute(text("SELECT 1")))
    return json_response({"ok": True})


@router.get("/metrics", include_in_schema=False)
async def metrics(server: The) -> Response:
    """Numbers for Prometheus."""
    server.metrics.tables.set(len(server.hub.tables))
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
