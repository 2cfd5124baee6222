"""People: coming in, names, tokens, other devices, results."""

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import COOKIE, Known, TheWorker, address, identify, token_of, worker_of
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.table.commands import Strict

YEAR = 365 * 86_400

router = APIRouter(tags=["people"])


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
    secure = worker_of(request).config.secure or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


@router.post("/api/people", status_code=201, responses=ANSWERS["newcomer"])
async def welcome(request: Request, worker: TheWorker, newcomer: Newcomer) -> Response:
    """Come in. From now on your browser, or your program with its token, is known as you."""
    worker.limits.spend("newcomer", address(request))
    who, token = await worker.people.welcome(newcomer.name)
    told = {"id": who.id, "name": who.name, "rated": who.rated}
    if newcomer.token:
        return json_response({**told, "token": token}, 201)
    return with_cookie(request, json_response(told, 201), token)


@router.get("/api/me", responses=ANSWERS["person"])
async def me(who: Known) -> Response:
    """Who you are."""
    return json_response(who)


@router.patch("/api/me", responses=ANSWERS["person"])
async def change_me(request: Request, worker: TheWorker, who: Known, changes: Changes) -> Response:
    """Another name, at the next table you sit down at; or whether results are kept."""
    worker.limits.spend("newcomer", address(request))
    return json_response(await worker.people.change(who, name=changes.name, rated=changes.rated))


@router.post("/api/me/tokens", status_code=201, responses=ANSWERS["token"])
async def new_token(request: Request, worker: TheWorker, who: Known) -> Response:
    """One more token, for a program that plays as you."""
    worker.limits.spend("newcomer", address(request))
    return json_response({"token": await worker.people.add_key(who.id)}, 201)


@router.delete("/api/me/tokens", status_code=204)
async def forget_tokens(request: Request, worker: TheWorker, who: Known) -> Response:
    """Forget all other devices and programs: only the one that asks remains you."""
    worker.limits.spend("newcomer", address(request))
    token = token_of(request.headers, request.cookies)
    await worker.people.forget_other_keys(who.id, token)
    worker.forget_tokens(who.id, token)
    return Response(status_code=204)


@router.post("/api/me/carry", status_code=201, responses=ANSWERS["code"])
async def carry(request: Request, worker: TheWorker, who: Known) -> Response:
    """A code that makes another device you: once, within ten minutes."""
    worker.limits.spend("newcomer", address(request))
    return json_response({"code": await worker.people.carry(who.id)}, 201)


@router.post("/api/carry", responses=ANSWERS["arrived"])
async def arrive(request: Request, worker: TheWorker, code: Code) -> Response:
    """Be who the code is from; the answer sets the cookie."""
    worker.limits.spend("newcomer", address(request))
    token = await worker.people.arrive(code.code)
    return with_cookie(request, json_response(await identify(worker, token)), token)


@router.get("/api/me/results", responses=ANSWERS["results"])
async def my_results(worker: TheWorker, who: Known) -> Response:
    """Your last matches and your ratings, if you want them kept (PATCH /api/me)."""
    results, ratings = await worker.results.of(who.id), await worker.results.ratings(person=who.id)
    return json_response({"results": results, "ratings": ratings})
