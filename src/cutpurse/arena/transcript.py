"""One whole game with nothing hidden, as plain data: enough to replay it by hand without our random generator.

A step is the deal, an action of a seat or a step of the table. Where chance was drawn the whole table is laid open
after the step, every deck from the top; else only what the step has changed.
"""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from cutpurse.bots import line_up
from cutpurse.bots.seated import Seated
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.chance import fast_rng
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.record import result_of
from cutpurse.core.state import COMMON, StandIn

FORMAT = "cutpurse-transcript"


def transcript(
    game: Game,
    *,
    bots: Sequence[str],
    seed: bytes | None = None,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
) -> dict[str, Any]:
    """Let bots play a game, seat by seat in the order they are named, and lay open all of it."""
    seed = secrets.token_bytes(32) if seed is None else seed
    match = Match(game, options=options, seats=seats, seed=seed)
    lineup = line_up(bots, match.seats)
    rng = fast_rng(int.from_bytes(hashlib.sha256(b"bots" + seed).digest()[:8], "little"))
    with Seated(lineup) as seated:
        while not match.over:
            match.play(seated.choose(match, rng))
        seated.over(match)
        faults = [fault for seat in seated.faults for fault in seat]
    return lay_open_match(match, lineup) | ({"faults": faults} if faults else {})


def lay_open_match(match: Match, players: Sequence[str]) -> dict[str, Any]:
    """All of a finished match."""
    game, outcome = match.game, match.outcome
    assert outcome is not None
    names = game.seat_names[: match.seats]
    return {
        "format": FORMAT,
        "game": game.name,
        "title": game.title,
        "rules": match.rules,
        "options": game.write_options(match.options),
        "seats": [{"name": name, "player": player} for name, player in zip(names, players, strict=True)],
        "seed": match.seed.hex(),
        "steps": [lay_open_step(match, number) for number in range(len(match.frames))],
        "scores": dict(zip(names, outcome.scores, strict=True)),
        "ranks": dict(zip(names, outcome.ranks, strict=True)),
        "winners": [names[seat] for seat in outcome.winners],
        "reason": result_of(match),
    }


def lay_open_step(match: Match, number: int) -> dict[str, Any]:
    """Who did what, all that there is to tell of it, and how the table has changed."""
    game, frame = match.game, match.frames[number]
    step: dict[str, Any] = {"step": number, "by": "table"}
    if number == 0:
        return step | {"told": ["The deal."], "table": lay_open(game, frame.state)}
    before = match.frames[number - 1]
    if frame.action is not None and frame.seat is not None:
        step["by"] = game.seat_names[frame.seat]
        step["action"] = game.notation(before.state, frame.action)
        step["legal"] = [game.notation(before.state, action) for action in members(loop.legal_at(before.states, 0))]
    step["told"] = [game.words().say(line.message) for line in match.told(number)]
    if frame.states["words"][0] != before.states["words"][0]:
        step["table"] = lay_open(game, frame.state)
    else:
        step["changed"] = changes(lay_open(game, before.state), lay_open(game, frame.state))
    if frame.action is None:
        names = game.seat_names[: match.seats]
        step["scores"] = dict(zip(names, game.scores(frame.states), strict=True))
    return step


def lay_open(game: Game, s: StandIn) -> dict[str, Any]:
    """The whole table in the game's own words; a game that has none for this shows the fields of its state."""
    if own := game.shows("transcript"):
        table: dict[str, Any] = own(s)
        return table
    return {field: getattr(s, field) for field in s.layout.fields if field not in COMMON}


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is new in `after`: the whole of a value, but in a mapping only what differs."""
    found = {}
    for key, value in after.items():
        if key not in before:
            found[key] = value
        elif value != (old := before[key]):
            alike = isinstance(value, dict) and isinstance(old, dict) and value.keys() == old.keys()
            found[key] = changes(old, value) if alike else value
    return found
