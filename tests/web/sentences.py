"""Every sentence that people can read at a table: collected from random games, seen by all seats and from beside."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import cutpurse
from cutpurse.bots.explain import explain
from cutpurse.bots.levels import level
from cutpurse.bots.position import Position
from cutpurse.bots.search.plan import Budget
from cutpurse.core import loop
from cutpurse.core.catalogue import game_data
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.ledger import statistics
from cutpurse.core.match import Match
from cutpurse.core.options import Choice, Number, Numbers
from cutpurse.core.view import View
from cutpurse.server.phrases import PHRASES
from cutpurse.server.review import label

SOURCES = Path(cutpurse.__file__).parent
MOST_STEPS = 400  # of a match; the laws of The Village allow for thousands
HINTED = 0.03  # of the decisions: a hint takes a while
RARE: dict[
    str, dict[str, object]
] = {  # options under which more happens that is rare: seats that are level, empty decks
    "lucre": {"coins": [1] * 13, "final_tie": "play_off"},
    "coin": {"coins": [1] * 13, "target": "round", "exchange": "off"},
    "dirty_money": {"deck": [100, *[0] * 59], "rounds": 1, "coin_tie": "round", "all_tied": "everyone"},
    "village": {"cards": [10] * 4, "limit": 5, "odd_chips": "pot"},
}


def of_catalogue(game: Game) -> Iterator[str]:
    """What is told of a game before it is played."""
    data = game_data(game)
    yield from (game.tagline, game.credits, game.unit, *data["seats"])
    yield from (suit.name for suit in game.looks().suits)
    yield from (tip["text"] for tip in data["tips"])
    for option in game.options:
        yield option.help
        if isinstance(option, Choice):
            yield from option.values.values()
        else:
            yield option.allowed
        if isinstance(option, Number):
            yield from option.named
        if isinstance(option, Numbers):
            yield from option.presets


def of_matches(game: Game, number: int, draw: Random) -> Iterator[str]:
    """What is seen, told, refused and advised in matches with options at random."""
    for i in range(number):
        match = random_match(game, draw, RARE.get(game.name, {}) if i % 3 == 0 else {})
        yield from of_match(match, draw)
        yield from of_end(match)


def random_match(game: Game, draw: Random, given: Mapping[str, object]) -> Match:
    """A match with these options, the others at random or as usual."""
    while True:
        options: dict[str, object] = {
            option.name: option.sample(draw) for option in game.options if draw.random() < 0.5
        } | dict(given)
        try:
            return Match(game, options=options, seats=draw.choice(game.seats), seed=draw.randbytes(32))
        except CutpurseError:  # a deck that so many can't be dealt
            continue


def of_match(match: Match, draw: Random) -> Iterator[str]:
    """A match with clever and silly moves, watched at every step."""
    cleverness, rng = draw.random(), fast_rng(draw.getrandbits(63))
    shown = 0
    while True:
        for frame in match.frames[shown:]:
            for viewer in (None, *range(match.seats)):
                yield from of_view(match.game.view(frame.state, viewer))
        shown = len(match.frames)
        turn = match.turn
        if turn is None or shown > MOST_STEPS:
            break
        yield from of_refusals(match, draw)
        if draw.random() < HINTED:
            yield from of_hint(Position.of(match, rng))
        clever = draw.random() < cleverness
        match.play(int(loop.greedy_at(match.states, 0, rng)) if clever else draw.choice(match.legal))
        yield f"this can't be taken back: {match.why_no_undo(turn) or 'nothing has been played yet'}"
    yield from (line.text for line in match.log())


def of_view(view: View) -> Iterator[str]:
    yield from (view.stage, view.prompt)
    for seat in view.seats:
        yield from (seat.name, seat.suit, *seat.markers)
    for zone in view.zones:
        yield zone.label
        for card in zone.cards:
            yield from (card.badge, card.why_not)
            if card.face:
                yield from (card.face.suit, card.face.rank)
    for counter in view.counters:
        yield from (counter.label, counter.reason)
    for action in view.actions:
        yield from (action.text, action.label, action.about, label(view, action.id))


def of_refusals(match: Match, draw: Random) -> Iterator[str]:
    """Some of the actions that are not permitted, and why."""
    illegal = sorted(set(range(match.game.actions)) - set(match.legal))
    for action in draw.sample(illegal, min(8, len(illegal))):
        try:
            match.check(action)
        except CutpurseError as refusal:
            yield str(refusal)


def of_hint(position: Position) -> Iterator[str]:
    hint = explain(level("casual", Budget(iterations=200)).think(position), position)
    yield from (hint.words, hint.verdict, *hint.plan, *(outlook.words for outlook in hint.actions))


def of_end(match: Match) -> Iterator[str]:
    """What everybody has earned, and from what."""
    found = statistics(match)
    yield from (*found.by_cause(), *found.by_part())
    yield from (entry.stage for entry in found.entries)
    if outcome := match.outcome:
        yield outcome.reason


def of_server() -> Iterator[str]:
    """What the server says when it refuses, from its source; a 7 stands where something is filled in. And phrases."""
    yield from PHRASES.values()
    for path in sorted((SOURCES / "server").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refused", "Limit"):
                yield from filter(None, map(sentence_in, node.args[1:]))


def sentence_in(node: ast.expr) -> str:
    """The text of a string, or of one with places to be filled in; nothing if it is another thing."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr) and any(isinstance(part, ast.Constant) for part in node.values):
        return "".join(sentence_in(part) or "7" for part in node.values)
    return ""
