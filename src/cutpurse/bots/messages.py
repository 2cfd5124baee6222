"""What is said to a bot in another program and what it answers: JSON, one message a line.

    hello -> [ choose -> answer ] x n -> over -> [ choose -> answer ] x n -> over ... -> the input ends

A `hello` begins every process, a `choose` tells all that the seat may know, an `over` ends every game.
"""

import json
from typing import Any

from cutpurse.bots.guard import Fault
from cutpurse.bots.position import Position
from cutpurse.core.game import Outcome
from cutpurse.core.schema import view_schema

PROTOCOL = 1
MOST_ANSWER = 1 << 16  # bytes of a line from a bot
MOST_SAID = 1 << 20  # bytes of a line to a bot
MOST_LOG = 500  # lines of the log, the last ones

Message = dict[str, Any]


def hello(position: Position) -> Message:
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


def choose(position: Position, question: int, seconds: float) -> Message:
    """A question: what the seat sees, with what it may do and what it was told."""
    view = position.view.to_json() | {"log": list(position.log[-MOST_LOG:])}
    return {"type": "choose", "question": question, "ms": round(1000 * seconds), "view": view}


def over(seat: int, outcome: Outcome) -> Message:
    """How the game ended for the seat that was played."""
    return {
        "type": "over",
        "seat": seat,
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }


def write(message: Message) -> bytes:
    """A message as a line, in ASCII whatever it says."""
    line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
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
    view = view_schema()
    number, text = {"type": "integer"}, {"type": "string"}
    numbers, texts = {"type": "array", "items": number}, {"type": "array", "items": text}
    messages: dict[str, dict[str, Any]] = {
        "hello": {
            "protocol": {"const": PROTOCOL},
            "game": text,
            "rules": number,
            "seats": texts,
            "options": {"type": "object", "additionalProperties": text},
        },
        "choose": {"question": number, "ms": number, "view": {"$ref": "#/$defs/View"}},
        "over": {"seat": number, "scores": numbers, "ranks": numbers, "winners": numbers, "reason": text},
    }
    definitions = {
        name: {
            "type": "object",
            "properties": {"type": {"const": name}, **fields},
            "required": ["type", *fields],
        }
        for name, fields in messages.items()
    }
    answer = {
        "type": "object",
        "properties": {"question": number, "action": {"type": ["integer", "string"]}},
        "required": ["question", "action"],
    }
    return {
        "$schema": view["$schema"],
        "title": "A line to or from a bot in another program",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in (*messages, "answer")],
        "$defs": {**view["$defs"], **definitions, "answer": answer},
    }
