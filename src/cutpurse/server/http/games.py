"""The games: what there is to play, how to play it, and who plays best."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from cutpurse import games
from cutpurse.core.drawings import sheet_of
from cutpurse.core.game_data import game_data
from cutpurse.core.guided import guided
from cutpurse.core.message import msg
from cutpurse.core.words import common_sources, sources_of
from cutpurse.server.http.answers import JSON, json_response, unchanging_text
from cutpurse.server.http.dependencies import TheWorker
from cutpurse.server.http.manual import manual
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.table.refusals import Refused

router = APIRouter(tags=["games"])


GameName = Annotated[str, Path(max_length=40, examples=["lucre"])]
Language = Annotated[
    str, Query(pattern="^[a-z]{2}$", description="English, if there is no translation", examples=["de"])
]
LanguageName = Annotated[str, Path(pattern="^[a-z]{2}$", examples=["de"])]


def known_game(name: str) -> str:
    if name not in games.names():
        raise Refused("not_found", msg("no-such-game", game=name, games=", ".join(games.names())))
    return name


@router.get("/api/games", responses=ANSWERS["games"])
async def list_games() -> Response:
    """All games and their options."""
    return json_response([game_data(games.load(name)) for name in games.names()])


@router.get("/api/preparing", responses=ANSWERS["preparing"])
async def preparing(worker: TheWorker) -> Response:
    """The games that are still being compiled. They can be played, but stronger bots play by the greedy rules."""
    return json_response(worker.games.preparing())


@router.get("/api/games/{name}/rules", responses=ANSWERS["rules"])
async def how_to_play(name: GameName, language: Language = "en") -> Response:
    """How to play: sections of HTML. Cards to be drawn are in `data-cards` of figures, as in views."""
    return json_response(manual(known_game(name), language))


@router.get("/api/games/{name}/guide", responses=ANSWERS["guide"])
async def guided_game(request: Request, worker: TheWorker, name: GameName) -> Response:
    """A guided first game: its scenes as the learner sees them, what is told, and how it goes on from each."""
    game = games.load(known_game(name))
    if not game.guide:
        raise Refused("not_found", msg("no-guide", game=game.title))
    return unchanging_text(request, await worker.study(lambda: guide_text(name)), JSON)


@cache
def guide_text(name: str) -> str:
    """It is the same for everybody, so it is played through once."""
    return msgspec.json.encode(guided(games.load(name))).decode()


@router.get("/api/words/{language}", responses=ANSWERS["words"])
async def common_words(request: Request, language: LanguageName) -> Response:
    """The words of all messages that belong to no game, as a Fluent catalogue."""
    return catalogue(request, language, common_sources(language))


@router.get("/api/games/{name}/words/{language}", responses=ANSWERS["words"])
async def game_words(request: Request, name: GameName, language: LanguageName) -> Response:
    """The words of a game's messages, as a Fluent catalogue; it needs the common ones, too."""
    game = games.load(known_game(name))
    sources = sources_of(game.word_packages, language)
    if not sources and common_sources(language):  # a game without a translation is told in English
        sources = [""]
    return catalogue(request, language, sources)


def catalogue(request: Request, language: str, sources: Sequence[str]) -> Response:
    """Catalogues one after another; a later entry of the same name wins."""
    if not sources:
        raise Refused("not_found", msg("no-such-language", language=language))
    return unchanging_text(request, "\n".join(sources))


@router.get("/api/games/{name}/drawings", responses=ANSWERS["drawings"])
async def game_drawings(request: Request, name: GameName) -> Response:
    """The symbols that a game brings, as one SVG: shapes only, whatever was in its files."""
    game = games.load(known_game(name))
    return unchanging_text(request, sheet_of(game.name, game.package), "image/svg+xml")


@router.get("/api/games/{name}/ratings", responses=ANSWERS["ratings"])
async def best_players(worker: TheWorker, name: GameName) -> Response:
    """The strongest players of a game, people and bots."""
    return json_response(await worker.results.ratings(game=known_game(name)))
