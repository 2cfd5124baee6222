"""The deal of the day: what there is today, playing it, and how everybody has played."""

from typing import Annotated

from fastapi import APIRouter, Body, Path, Request
from pydantic import Field
from starlette.responses import Response

from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import Known, Somebody, TheWorker, address
from cutpurse.server.http.games import GameName, known_game
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.table.commands import Strict
from cutpurse.server.table.daily import PACE, check_day

router = APIRouter(tags=["daily"])

Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-11-18"], description="by UTC")]


class PlayDaily(Strict):
    """How you want to play it: nothing that could make a difference."""

    pace: float = Field(
        default=PACE,
        ge=0,
        le=10,
        allow_inf_nan=False,
        description="seconds that bots take for every move",
        examples=[1],
    )


Quick = Annotated[PlayDaily | None, Body(openapi_examples={"quick": {"value": {"pace": 0}}})]


@router.get("/api/daily", responses=ANSWERS["today"])
async def today(request: Request, worker: TheWorker, who: Somebody) -> Response:
    """Today's deals, one of each game, with the hashes of their seeds and of tomorrow's; and which you have played."""
    worker.limits.spend("look", address(request))
    return json_response(await worker.daily.today(who.id if who else ""))


@router.post("/api/daily/{name}", responses=ANSWERS["daily table"])
async def play(request: Request, worker: TheWorker, who: Known, name: GameName, wanted: Quick = None) -> Response:
    """Play today's deal of a game: your table, the same however often you ask. The cards are dealt at once."""
    worker.limits.spend("table", address(request))
    worker.games.use(known_game(name))
    live = await worker.daily.start(name, who, wanted.pace if wanted else PACE)
    await worker.lobby.follow(live.id, live.table)
    return json_response({"id": live.id})


@router.get("/api/daily/{day}/{name}", responses=ANSWERS["daily results"])
async def results(request: Request, worker: TheWorker, who: Somebody, day: Day, name: GameName) -> Response:
    """How everybody has played a day's deal: when you have played it, or the day is over. Then its seed is told."""
    worker.limits.spend("look", address(request))
    return json_response(await worker.daily.results(check_day(day), known_game(name), who.id if who else ""))
