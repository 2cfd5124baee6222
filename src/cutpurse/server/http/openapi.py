"""What is asked and answered, for the OpenAPI description."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from fastapi import APIRouter, FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from cutpurse.bots.explain import Explanation
from cutpurse.core.game_data import OwnLook
from cutpurse.core.guided import Guided
from cutpurse.core.ledger import Statistics
from cutpurse.core.look import Look, Tip
from cutpurse.puzzles.showing import PuzzleHint, PuzzleListed, PuzzleShown, Solution
from cutpurse.server.http.answers import JSON, Refusal
from cutpurse.server.http.manual import Manual
from cutpurse.server.live.daily import DailyResults, Today
from cutpurse.server.live.games import Preparation
from cutpurse.server.live.messages import Told
from cutpurse.server.live.review import Decision, Judge
from cutpurse.server.storage.lobby import Listing
from cutpurse.server.storage.people import Person
from cutpurse.server.storage.results import Rating, Result
from cutpurse.server.table.matches import Step
from cutpurse.server.table.my_tables import MyTable
from cutpurse.server.table.refusals import STATUS, Code
from cutpurse.server.table.tournament_view import MyTournament, Row, TournamentPicture

SHAPES = [Told, Listing, MyTable, Person, Rating, Result, Explanation, Step, Judge, Decision, Statistics]
SHAPES += [Look, OwnLook, Tip, Manual, Refusal, Preparation, Guided]
SHAPES += [PuzzleListed, PuzzleShown, PuzzleHint, Solution]
SHAPES += [Today, DailyResults, TournamentPicture, MyTournament, Row]
REFERENCES, COMPONENTS = msgspec.json.schema_components(SHAPES, ref_template="#/components/schemas/{name}")
TOLD, LISTING, MY_TABLE, PERSON, RATING, RESULT, HINT, STEP, JUDGE, DECISION, STATISTICS = REFERENCES[:11]
LOOK, OWN_LOOK, TIP, MANUAL, REFUSAL, PREPARATION, GUIDED = REFERENCES[11:18]
PUZZLE_LISTED, PUZZLE, PUZZLE_HINT, SOLUTION = REFERENCES[18:22]
TODAY, DAILY_RESULTS, TOURNAMENT, MY_TOURNAMENT, TOURNAMENT_ROW = REFERENCES[22:]

TOKEN, COOKIE = "token", "cookie"
SECURITY = {
    TOKEN: {"type": "http", "scheme": "bearer", "description": "for programs: POST /api/people gives you a token"},
    COOKIE: {"type": "apiKey", "in": "cookie", "name": "cutpurse", "description": "for browsers"},
}
KNOWN: list[dict[str, list[str]]] = [{TOKEN: []}, {COOKIE: []}]  # either
ANYBODY: list[dict[str, list[str]]] = [{}, *KNOWN]  # or neither


def shape(**fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "required": list(fields), "properties": fields}


def many(item: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": item}


def answer(schema: dict[str, Any], example: object = None, status: int = 200) -> dict[int | str, Any]:
    content: dict[str, Any] = {"schema": schema} | ({"example": example} if example else {})
    return {status: {"description": "done", "content": {JSON: content}}}


def refusals(*codes: Code) -> dict[int | str, Any]:
    """The answers that refuse with these codes."""
    return {
        status: {
            "description": ", ".join(code for code in codes if STATUS[code] == status),
            "content": {JSON: {"schema": REFUSAL}},
        }
        for status in sorted({STATUS[code] for code in codes})
    }


TEXT = {"type": "string"}
NUMBER = {"type": "integer"}
A_GAME = dict.fromkeys(("name", "title", "unit"), TEXT) | dict.fromkeys(("rules", "minutes"), NUMBER)
A_GAME |= {"players": many(NUMBER), "seats": many(TEXT), "languages": many(TEXT), "starter": {"type": "boolean"}}
A_GAME |= {"guide": NUMBER | {"description": "minutes that its guided first game takes; 0: it has none"}}
A_GAME |= {"lowest_wins": {"type": "boolean"}}
SOMEBODY = {"id": "tF0d3kZx9QwLm2Vb", "name": "Ada", "rated": False}
OPENED = {"id": "kX3vY0b2Qw8mZr1T", "code": "brass-key-41", "given": False}
A_TABLE = {
    "id": "kX3vY0b2Qw8mZr1T",
    "game": "lucre",
    "phase": "playing",
    "stage": [{"key": "round-of", "args": {"round": 3, "of": 8}}],
    "your_turn": True,
    "names": ["Ada", "sharp", "sharp", "casual"],
    "seat": 0,
    "match": 1,
    "changed": 1767225600.0,
    "won": None,
}
NEWCOMER = {"allOf": [PERSON, {"type": "object", "properties": {"token": TEXT}}]}

ALWAYS = refusals("bad_input", "not_yours", "too_many", "failed", "busy")
OF_A_MATCH = refusals("not_found", "not_now")
AT_A_TABLE = refusals("not_now", "not_your_turn", "stale", "taken", "illegal")

ANSWERS: dict[str, dict[int | str, Any]] = {
    "newcomer": answer(NEWCOMER, {**SOMEBODY, "token": "(only if you asked for it)"}, 201),
    "person": answer(PERSON, SOMEBODY),
    "token": answer(shape(token=TEXT), {"token": "K1p…"}, 201),
    "code": answer(shape(code=TEXT), {"code": "x7Q…"}, 201),
    "arrived": answer(PERSON, SOMEBODY) | refusals("not_found"),
    "results": answer(shape(results=many(RESULT), ratings=many(RATING))),
    "games": answer(
        many({"allOf": [shape(**A_GAME), shape(look=LOOK, own=OWN_LOOK, tips=many(TIP), options=many({}))]})
    ),
    "preparing": answer(many(PREPARATION), [{"game": "lucre", "done": 2, "parts": 5}]),
    "rules": answer(MANUAL) | refusals("not_found"),
    "guide": answer(GUIDED) | refusals("not_found"),
    "words": {
        200: {"description": "a catalogue", "content": {"text/plain": {"schema": TEXT}}},
        **refusals("not_found"),
    },
    "drawings": {
        200: {"description": "an SVG", "content": {"image/svg+xml": {"schema": TEXT}}},
        **refusals("not_found"),
    },
    "ratings": answer(many(RATING)) | refusals("not_found"),
    "puzzles": answer(many(PUZZLE_LISTED), [{"id": "0123456789ab", "stars": 3, "players": 4}]) | refusals("not_found"),
    "puzzle": answer(PUZZLE) | refusals("not_found"),
    "puzzle hint": answer(PUZZLE_HINT) | refusals("not_found"),
    "solution": answer(SOLUTION) | refusals("not_found", "illegal"),
    "tables": answer(many(LISTING)),
    "table": answer(shape(id=TEXT, code=TEXT, given={"type": "boolean"}), OPENED, 201)
    | refusals("not_found", "not_now"),
    "my tables": answer(many(MY_TABLE), [A_TABLE]),
    "found": answer(shape(id=TEXT), {"id": "kX3vY0b2Qw8mZr1T"}) | refusals("not_found"),
    "brought": answer(shape(id=TEXT), {"id": "kX3vY0b2Qw8mZr1T"}, 201),
    "message": answer(TOLD),
    "done": answer(shape(ok={"const": True}), {"ok": True}) | AT_A_TABLE,
    "hint": answer(HINT) | refusals("not_now", "not_your_turn"),
    "text": {200: {"description": "a record", "content": {"text/plain": {"schema": TEXT}}}, **OF_A_MATCH},
    "record": answer({"type": "object"}) | OF_A_MATCH,
    "replay": {
        200: {"description": "steps, one a line", "content": {"application/x-ndjson": {"schema": STEP}}},
        **OF_A_MATCH,
    },
    "review": {
        200: {
            "description": "who judges, and then every decision; one a line, as they are worked out",
            "content": {"application/x-ndjson": {"schema": {"anyOf": [JUDGE, DECISION]}}},
        },
        **OF_A_MATCH,
    },
    "advice": answer(HINT) | OF_A_MATCH,
    "statistics": answer(STATISTICS) | OF_A_MATCH,
    "today": answer(TODAY),
    "daily table": answer(shape(id=TEXT), {"id": "kX3vY0b2Qw8mZr1T"}) | refusals("not_found"),
    "daily results": answer(DAILY_RESULTS) | refusals("not_found", "not_now"),
    "tournament opened": answer(shape(id=TEXT), {"id": "pB7nQ2w8mZr1TkX3"}, 201),
    "my tournaments": answer(many(MY_TOURNAMENT)),
    "tournament": answer(TOURNAMENT) | refusals("not_found"),
    "tournament done": answer(shape(ok={"const": True}), {"ok": True}) | refusals("not_found", "not_now", "taken"),
    "standings": answer(many(TOURNAMENT_ROW)) | refusals("not_found"),
    "csv": {
        200: {"description": "a file for spreadsheets", "content": {"text/csv": {"schema": TEXT}}},
        **refusals("not_found"),
    },
    "health": answer(shape(ok={"const": True}), {"ok": True}),
    "stream": {
        200: {
            "description": "messages, one a line, until you hang up",
            "content": {"application/x-ndjson": {"schema": TOLD}, "text/event-stream": {"schema": TEXT}},
        }
    },
}


class Needs(NamedTuple):
    """What routes may depend on, as functions: then their description tells so."""

    person: Callable[..., Any]  # somebody with a name
    somebody: Callable[..., Any]  # anybody, with a name or without
    table: Callable[..., Any]


def describe(app: FastAPI, routers: Iterable[APIRouter], needs: Needs) -> dict[str, Any]:
    """The description of an application, with our own answers: who must be known follows from what a route needs."""
    described = FastAPI.openapi(app)
    components = described["components"]
    schemas = components["schemas"].items()
    components["schemas"] = {name: schema for name, schema in schemas if "ValidationError" not in name} | COMPONENTS
    components["securitySchemes"] = SECURITY
    for route in routes_of(routers):
        if route.include_in_schema:
            for method in route.methods or ():
                complete(described["paths"][route.path_format][method.lower()], route, needs)
    return described


def routes_of(routers: Iterable[APIRouter]) -> list[APIRoute]:
    return [route for router in routers for route in router.routes if isinstance(route, APIRoute)]


def complete(operation: dict[str, Any], route: APIRoute, needs: Needs) -> None:
    """Add what the framework does not know, and take away what it guesses: that we refuse bad input with 422."""
    called = set(calls(route.dependant))
    answers = ALWAYS | route.responses
    if needs.table in called:
        answers |= refusals("not_found")
    if needs.somebody in called:
        answers |= refusals("nobody")
        operation["security"] = KNOWN if needs.person in called else ANYBODY
    done = {status: told for status, told in operation["responses"].items() if status != "422"}
    operation["responses"] = dict(sorted((done | {str(status): told for status, told in answers.items()}).items()))


def calls(needed: Dependant) -> Iterator[Any]:
    """All functions that a route depends on."""
    for dependant in needed.dependencies:
        yield dependant.call
        yield from calls(dependant)
