"""Puzzles: what there is to solve, what a seat sees, and after a guess what is best there and why.

The server keeps nothing about who has solved what. The seed of a puzzle, and with it every card, is told after a guess.
"""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Path
from pydantic import Field
from starlette.responses import Response

from cutpurse import games
from cutpurse.core.contract import MOST_ACTIONS
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.puzzles import showing
from cutpurse.puzzles.puzzle import ID, Collection, Puzzle, find, puzzles_of
from cutpurse.server.http.answers import json_response
from cutpurse.server.http.dependencies import TheWorker
from cutpurse.server.http.games import GameName, known_game
from cutpurse.server.http.matches import studious
from cutpurse.server.http.openapi import ANSWERS
from cutpurse.server.table.commands import Strict
from cutpurse.server.table.refusals import Refused

T = TypeVar("T")

router = APIRouter(tags=["puzzles"])

PuzzleId = Annotated[str, Path(pattern=ID, examples=["0123456789ab"])]


class Guess(Strict):
    """What somebody would do."""

    action: int = Field(ge=0, lt=MOST_ACTIONS, examples=[3])


@router.get("/api/games/{name}/puzzles", responses=ANSWERS["puzzles"])
async def list_puzzles(worker: TheWorker, name: GameName) -> Response:
    """The puzzles of a game, in the order they were made; none, if it comes without."""
    return json_response(await worker.study(lambda: showing.listed(collection_of(name))))


@router.get("/api/games/{name}/puzzles/{puzzle_id}", responses=ANSWERS["puzzle"], dependencies=[Depends(studious)])
async def look_at_puzzle(worker: TheWorker, name: GameName, puzzle_id: PuzzleId) -> Response:
    """A position, as the seat to act sees it."""
    return json_response(await worker.study(lambda: with_match(name, puzzle_id, showing.shown)))


@router.get(
    "/api/games/{name}/puzzles/{puzzle_id}/hint", responses=ANSWERS["puzzle hint"], dependencies=[Depends(studious)]
)
async def narrow_puzzle(worker: TheWorker, name: GameName, puzzle_id: PuzzleId) -> Response:
    """Two choices, of which one is right."""
    return json_response(await worker.study(lambda: with_match(name, puzzle_id, showing.hint)))


@router.post(
    "/api/games/{name}/puzzles/{puzzle_id}/guess", responses=ANSWERS["solution"], dependencies=[Depends(studious)]
)
async def guess(worker: TheWorker, name: GameName, puzzle_id: PuzzleId, guessed: Guess) -> Response:
    """Whether that is right; what is best and why, what else there was, and the match so far to play on from."""

    def tell(puzzle: Puzzle, match: Match) -> showing.Solution:
        return showing.solution(puzzle, match, guessed.action)

    return json_response(await worker.study(lambda: with_match(name, puzzle_id, tell)))


def collection_of(name: str) -> Collection | None:
    """The puzzles of a game; what is wrong with its file is told to whoever asks."""
    game = games.load(known_game(name))
    try:
        return puzzles_of(game)
    except CutpurseError as error:
        raise Refused("not_found", error.message, game) from None


def find_puzzle(name: str, puzzle_id: str) -> tuple[Collection, Puzzle]:
    collection = collection_of(name)
    puzzle = find(collection, puzzle_id)
    if collection is None or puzzle is None:
        raise Refused("not_found", msg("no-such-puzzle", id=puzzle_id))
    return collection, puzzle


def with_match(name: str, puzzle_id: str, tell: Callable[[Puzzle, Match], T]) -> T:
    """What is told of a puzzle and the match that has come to it."""
    collection, puzzle = find_puzzle(name, puzzle_id)
    try:
        match = collection.match(puzzle)
    except CutpurseError as error:
        raise Refused("not_found", error.message, collection.game) from None
    try:
        return tell(puzzle, match)
    except IllegalAction as error:
        raise Refused("illegal", error.message, collection.game) from None
