"""What is said to a bot in another program and what it answers: one JSON object a line.

    hello -> [ choose -> answer ] x n -> over -> [ choose -> answer ] x n -> over ... -> the input ends

A `hello` begins every process, a `choose` tells all that the seat may know, an `over` ends every game.
"""

import json
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from cutpurse.bots.guard import Fault
from cutpurse.bots.position import Position
from cutpurse.core.game import Outcome
from cutpurse.core.message import Message
from cutpurse.core.view import View, with_defaults

PROTOCOL = 2  # 1 had sentences where there are messages now
MOST_ANSWER = 1 << 16  # bytes of a line from a bot
MOST_SAID = 1 << 20  # bytes of a line to a bot
MOST_LOG = 500  # lines of the log, the last ones

Data: TypeAlias = dict[str, Any]
"""A line, before it is written."""


def hello(position: Position) -> Data:
    """What stays the same at this table."""
    game = position.game
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.version,
        "seats": list(game.seat_names[: position.states["seats"][0]]),
        "options": game.write_options(position.options),
    }


def choose(position: Position, question: int, seconds: float) -> Data:
    """A question: what the seat sees, with what it may do and what it was told."""
    view = replace(position.view, log=position.log[-MOST_LOG:]).to_json()
    return {"type": "choose", "question": question, "ms": round(1000 * seconds), "view": view}


def over(seat: int, outcome: Outcome) -> Data:
    """How the game ended for the seat that was played."""
    return {
        "type": "over",
        "seat": seat,
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "reason": with_defaults(outcome.reason),
    }


def write(data: Data) -> bytes:
    """A line, in ASCII whatever it says."""
    line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
    if len(line) > MOST_SAID:
        raise Fault(f"was not asked, for the question has more than {MOST_SAID:,} bytes")
    return line


def read_answer(line: bytes) -> tuple[int, int | str]:
    """The number of the question that a line answers, and the action: its id or its notation. Else a Fault."""
    try:
        answer = json.loads(line.decode())
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Fault(f"said “{line.decode(errors='replace').strip():.60}”, which is not a JSON object")
    question, action = answer.get("question"), answer.get("action")
    if type(question) is not int:  # True is an int, too
        raise Fault("gave an answer without the number of the question")
    if type(action) is not int and type(action) is not str:
        raise Fault("gave an answer without an action: its id, or its text")
    return question, action


def schema() -> dict[str, Any]:
    """JSON Schema (2020-12) of a line. There may be more fields than it names, in a later version or in an answer."""
    (view, message), components = msgspec.json.schema_components((View, Message), ref_template="#/$defs/{name}")
    number, text = {"type": "integer"}, {"type": "string"}
    numbers, texts = {"type": "array", "items": number}, {"type": "array", "items": text}
    lines: dict[str, dict[str, Any]] = {
        "hello": {
            "protocol": {"const": PROTOCOL},
            "game": text,
            "rules": number,
            "seats": texts,
            "options": {"type": "object", "additionalProperties": text},
        },
        "choose": {"question": number, "ms": number, "view": view},
        "over": {"seat": number, "scores": numbers, "ranks": numbers, "winners": numbers, "reason": message},
    }
    definitions = {
        name: {
            "type": "object",
            "properties": {"type": {"const": name}, **fields},
            "required": ["type", *fields],
        }
        for name, fields in lines.items()
    }
    answer = {
        "type": "object",
        "properties": {"question": number, "action": {"type": ["integer", "string"]}},
        "required": ["question", "action"],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line to or from a bot in another program",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in (*lines, "answer")],
        "$defs": {**components, **definitions, "answer": answer},
    }
