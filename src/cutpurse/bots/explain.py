"""Why a search prefers what it has chosen: plain data, and a sentence as people say it.

All figures come from worlds that the seat holds possible, so they tell nothing that it can't know.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import takewhile
from math import hypot
from statistics import mean
from typing import Any, NamedTuple, TypeVar

from cutpurse.bots.position import Position
from cutpurse.bots.search.playouts import SHUFFLE
from cutpurse.bots.search.search import Opinion, Thought
from cutpurse.core import loop
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import thaw
from cutpurse.core.view import Action, Face, View

T = TypeVar("T")

WORLDS = 32  # in which a plan is looked for
MOST = 0.65  # the part of them in which something must happen to be told
LEVEL = 1.0  # standard errors; a smaller difference tells nothing
SURE = 3.0  # standard errors that settle which of two is better
CLEAR = 0.03  # of the value: what a player would feel


@dataclass(frozen=True, kw_only=True)
class Outlook:
    """What to expect of one action."""

    action: int
    text: str  # in the notation of records
    visits: int  # how often it was tried
    value: float  # what the search maximises, 0 to 1, and its standard error
    error: float
    win_share: float
    scores: tuple[float, ...]  # expected in the end, by seat
    score: float  # the seat's own
    rival: int  # the other seat that is expected to have most
    rival_score: float
    words: str  # "12 up: wins 34% of the time, about 19 coins to Red's 20"


@dataclass(frozen=True, kw_only=True)
class Explanation:
    """What a search thinks of a move, the chosen one first: how that compares, and what usually follows it."""

    seat: int
    unit: str  # what scores count
    chosen: int
    verdict: str  # "slightly better than 9 up"; nothing if there was no choice
    plan: tuple[str, ...]  # "then mostly 3 up", "keeps 12 for round 8"
    words: str  # all that in one sentence
    actions: tuple[Outlook, ...]
    iterations: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """Plain data, as it is sent to programs."""
        return asdict(self)


def explain(thought: Thought, position: Position) -> Explanation:
    """What a search thought of a position, for people."""
    outlooks = tuple(outlook(opinion, position) for opinion in thought.opinions)
    told, steps = verdict(thought, position), plan(position, thought.chosen)
    return Explanation(
        seat=thought.seat,
        unit=position.game.unit,
        chosen=thought.chosen,
        verdict=told,
        plan=steps,
        words="; ".join(filter(None, [outlooks[0].words, told, *steps])),
        actions=outlooks,
        iterations=thought.iterations,
        seconds=thought.seconds,
    )


def outlook(opinion: Opinion, position: Position) -> Outlook:
    """An opinion, with the strongest rival and in words."""
    game, seat, scores = position.game, position.seat, opinion.scores
    rival = max((other for other in range(len(scores)) if other != seat), key=scores.__getitem__)
    text = position.describe(opinion.action)
    points = f"about {scores[seat]:.0f} {game.unit} to {game.seat_names[rival]}'s {scores[rival]:.0f}"
    return Outlook(
        action=opinion.action,
        text=text,
        visits=opinion.visits,
        value=opinion.value,
        error=opinion.error,
        win_share=opinion.win_share,
        scores=scores,
        score=scores[seat],
        rival=rival,
        rival_score=scores[rival],
        words=f"{text}: {how_often(opinion.win_share)}, {points}",
    )


def how_often(win_share: float) -> str:
    if win_share < 0.01:
        return "hardly ever wins"
    if win_share > 0.99:
        return "almost always wins"
    return f"wins {win_share:.0%} of the time"


def verdict(thought: Thought, position: Position) -> str:
    """How the chosen action compares with the best other one, as far as can be told."""
    chosen, *others = thought.opinions
    if not others:
        return ""
    best = position.describe(others[0].action)
    ahead = chosen.value - others[0].value
    error = hypot(chosen.error, others[0].error)
    if ahead <= LEVEL * error:
        return f"as good as {best}"
    if ahead < SURE * error:
        return f"probably better than {best}"
    return f"slightly better than {best}" if ahead < CLEAR else "clearly best"


class Step(NamedTuple):
    """What the seat does later on, in one of its worlds."""

    stage: str
    text: str
    card: Face | None  # what it is done with
    free: bool  # whether there was a choice


def plan(position: Position, action: int, worlds: int = WORLDS) -> tuple[str, ...]:
    """What the seat mostly does after an action, if all follow the greedy rules: what comes next, what it keeps.

    Only what happens in most worlds is told; often that is nothing.
    """
    futures = [list(follow(position, action)) for _ in range(worlds)]
    coming = usual([next((step for step in steps if step.free), None) for steps in futures])
    kept = kept_card(futures, position, action)
    told = []
    if coming:
        time = when(coming.stage, position.view.stage)
        told.append(f"then mostly {coming.text}{f' ({time})' if time else ''}")
    if kept and (coming is None or kept.card != coming.card):
        told.append(kept.words)
    return tuple(told)


def follow(position: Position, action: int) -> Iterator[Step]:
    """The seat's further actions in a new world after this one, until cards are dealt anew."""
    game, seat, rng, states = position.game, position.seat, position.rng, position.states.copy()
    loop.redeal_at(states, 0, seat, rng)
    loop.play_at(states, 0, action)
    while (turn := int(loop.turn_at(states, 0))) != OVER:
        if turn == TABLE:
            words = int(states["words"][0])
            loop.advance_at(states, 0)
            if states["words"][0] - words >= SHUFFLE:
                return
            continue
        chosen = int(loop.greedy_at(states, 0, rng))
        if turn == seat:
            view = game.view(thaw(states), seat)
            taken = next(action for action in view.actions if action.id == chosen)
            yield Step(view.stage, taken.text, card_of(view, taken), len(view.actions) > 1)
        loop.play_at(states, 0, chosen)


class Kept(NamedTuple):
    """A card that is kept for later."""

    card: Face
    time: float  # of its use: after how many other actions, on average
    words: str  # "keeps 12 for round 8 (12 up)"


def kept_card(futures: Sequence[Sequence[Step]], position: Position, action: int) -> Kept | None:
    """Of the cards in hand that are mostly used at the same time, the one that is kept longest."""
    view = position.view
    played = card_of(view, next(known for known in view.actions if known.id == action))
    kept = []
    for card in unlike_cards(view):
        uses = [next((at for at, step in enumerate(steps) if step.card == card), None) for steps in futures]
        steps = [None if at is None else future[at] for at, future in zip(uses, futures, strict=True)]
        stage, text = usual([step and step.stage for step in steps]), usual([step and step.text for step in steps])
        if stage and card != played and (time := when(stage, view.stage)):
            name = name_of(card, view)
            how = f" ({text})" if text and not name.endswith(text) else ""
            kept.append(Kept(card, mean(at or 0 for at in uses), f"keeps {name} for {time}{how}"))
    return max(kept, key=lambda kept: kept.time, default=None)


def usual(happened: Sequence[T | None]) -> T | None:
    """What happened most of the time, if anything did."""
    (what, times), *_ = Counter(happened).most_common(1)
    return what if times >= MOST * len(happened) else None


def when(stage: str, now: str) -> str:
    """A stage as it is called within a sentence, without what goes without saying: trick 4; nothing if it is now."""
    parts, present = (re.sub(r" of \d+", "", text).split(", ") for text in (stage, now))
    same = list(takewhile(lambda pair: pair[0] == pair[1], zip(parts, present, strict=False)))
    return ", ".join(part[:1].lower() + part[1:] for part in parts[len(same) :])


def card_of(view: View, action: Action) -> Face | None:
    """The card that an action is done with."""
    return next((card.face for zone in view.zones for card in zone.cards if card.id == action.target), None)


def unlike_cards(view: View) -> list[Face]:
    """The cards that the viewer holds, but for those that can't be told apart."""
    fans = [zone for zone in view.zones if zone.seat == view.seat and zone.layout == "fan"]
    faces = Counter(card.face for zone in fans for card in zone.cards if card.face)
    return [face for face, times in faces.items() if times == 1 and face.rank]


def name_of(card: Face, view: View) -> str:
    """Jewels 14; 12, where a seat has one suit; Hill, where cards have no rank; the cleaner, which has no suit."""
    if not card.rank:
        return card.suit
    own = next(seat.suit for seat in view.seats if seat.number == view.seat)
    if not card.suit:
        return f"the {card.rank}"
    return card.rank if card.suit == own else f"{card.suit} {card.rank}"
