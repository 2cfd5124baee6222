"""Why a search prefers what it has chosen, as messages.

All figures come from worlds that the seat holds possible, so they tell nothing that it can't know.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import takewhile
from math import hypot
from statistics import mean
from typing import Any, NamedTuple, TypeVar

from msgspec import to_builtins

from cutpurse.bots.position import Position
from cutpurse.bots.search.playouts import SHUFFLE
from cutpurse.bots.search.search import ActionValue, SearchResult
from cutpurse.core import loop
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.state import thaw
from cutpurse.core.view import Action, Face, View

T = TypeVar("T")

WORLDS = 32  # in which it is looked at what follows
MOST = 0.65  # the part of them in which something must happen to be told
LEVEL = 1.0  # standard errors; a smaller difference tells nothing
SURE = 3.0  # standard errors that settle which of two is better
CLEAR = 0.03  # of the value: what a player would feel
AMOUNTS = {"coins": "amount-coins", "points": "amount-points", "chips": "amount-chips"}  # by what scores count


class Outlook(Plain, frozen=True, kw_only=True):
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
    words: Message  # 12 up: wins 34% of the time, about 19 coins to Red's 20


class Explanation(Plain, frozen=True, kw_only=True):
    """What a search found for all actions, the chosen one first: how that compares, and what usually follows it."""

    seat: int
    unit: str  # what scores count
    chosen: int
    verdict: Message | None  # slightly better than 9 up; None if there was no choice
    then: tuple[Message, ...]  # then mostly 3 up; keeps 12 for round 8
    words: Message  # all that in one sentence
    actions: tuple[Outlook, ...]
    iterations: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """Plain data, as it is sent to programs."""
        data: dict[str, Any] = to_builtins(self)
        return data


def explain(result: SearchResult, position: Position) -> Explanation:
    """What a search found in a position, for people."""
    outlooks = tuple(outlook(found, position) for found in result.actions)
    compared, then = verdict(result, position), what_follows(position, result.chosen)
    parts = [outlooks[0].words, *([compared] if compared else []), *then]
    return Explanation(
        seat=result.seat,
        unit=position.game.unit,
        chosen=result.chosen,
        verdict=compared,
        then=then,
        words=reduce(lambda hint, more: msg("hint-more", hint=hint, more=more), parts),
        actions=outlooks,
        iterations=result.iterations,
        seconds=result.seconds,
    )


def outlook(found: ActionValue, position: Position) -> Outlook:
    """What was found for an action, with the strongest rival and in words."""
    seat, scores = position.seat, found.scores
    rival = max((other for other in range(len(scores)) if other != seat), key=scores.__getitem__)
    words = msg(
        "hint-outlook",
        action=position.name(found.action),
        chance=chance(found.win_share),
        amount=amount(round(scores[seat]), position.game.unit),
        seat=rival,
        n=round(scores[rival]),
    )
    return Outlook(
        action=found.action,
        text=position.notation(found.action),
        visits=found.visits,
        value=found.value,
        error=found.error,
        win_share=found.win_share,
        scores=scores,
        score=scores[seat],
        rival=rival,
        rival_score=scores[rival],
        words=words,
    )


def amount(n: int, unit: str) -> Message:
    """19 coins."""
    return msg(AMOUNTS[unit], n=n) if unit in AMOUNTS else msg("amount", n=n, unit=msg(unit))


def chance(win_share: float) -> Message:
    if win_share < 0.01:
        return msg("chance-never")
    if win_share > 0.99:
        return msg("chance-always")
    return msg("chance-percent", percent=round(100 * win_share))


def verdict(result: SearchResult, position: Position) -> Message | None:
    """How the chosen action compares with the best other one, as far as can be told."""
    chosen, *others = result.actions
    if not others:
        return None
    ahead = chosen.value - others[0].value
    error = hypot(chosen.error, others[0].error)
    if ahead >= CLEAR and ahead >= SURE * error and ahead > LEVEL * error:
        return msg("clearly-best")
    key = "as-good-as" if ahead <= LEVEL * error else "probably-better" if ahead < SURE * error else "slightly-better"
    return msg(key, action=position.name(others[0].action))


class LaterAction(NamedTuple):
    """What the seat does later on, in one of its worlds."""

    stage: tuple[Message, ...]
    text: str  # the notation
    name: Message
    card: Face | None  # what it is done with
    free: bool  # whether there was a choice


def what_follows(position: Position, action: int, worlds: int = WORLDS) -> tuple[Message, ...]:
    """What the seat mostly does after an action, if all follow the greedy rules: what comes next, what it keeps.

    Only what happens in most worlds is told; often that is nothing.
    """
    futures = [list(play_on(position, action)) for _ in range(worlds)]
    coming = usual([next((later for later in future if later.free), None) for future in futures])
    kept = kept_card(futures, position, action)
    told = []
    if coming:
        stage = later_stage(coming.stage, position.view.stage)
        told.append(
            msg("then-mostly-when", action=coming.name, when=stage) if stage else msg("then-mostly", action=coming.name)
        )
    if kept and (coming is None or kept.card != coming.card):
        told.append(kept.words)
    return tuple(told)


def play_on(position: Position, action: int) -> Iterator[LaterAction]:
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
            state = thaw(states)
            view = game.view(state, seat)
            taken = action_of(view, chosen)
            name = game.action_name(state, chosen)
            yield LaterAction(view.stage, taken.text, name, card_of(view, taken), len(view.actions) > 1)
        loop.play_at(states, 0, chosen)


class KeptCard(NamedTuple):
    """A card that is kept for later."""

    card: Face
    time: float  # of its use: after how many other actions, on average
    words: Message  # keeps 12 for round 8 (12 up)


def kept_card(futures: Sequence[Sequence[LaterAction]], position: Position, action: int) -> KeptCard | None:
    """Of the cards in hand that are mostly used at the same time, the one that is kept longest."""
    view = position.view
    played = card_of(view, action_of(view, action))
    kept = []
    for card in unlike_cards(view):
        uses = [next((at for at, later in enumerate(future) if later.card == card), None) for future in futures]
        used = [None if at is None else future[at] for at, future in zip(uses, futures, strict=True)]
        stage, way = usual([later and later.stage for later in used]), usual([later and later[1:3] for later in used])
        if stage and card != played and (when := later_stage(stage, view.stage)):
            thing = name_of(card, view)
            words = msg("keeps-for", thing=thing, when=when)
            if way and not f"{card.suit} {card.rank}".strip().endswith(way[0]):
                words = msg("keeps-for-action", thing=thing, when=when, action=way[1])
            kept.append(KeptCard(card, mean(at or 0 for at in uses), words))
    return max(kept, key=lambda kept: kept.time, default=None)


def usual(happened: Sequence[T | None]) -> T | None:
    """What happened most of the time, if anything did."""
    (what, times), *_ = Counter(happened).most_common(1)
    return what if times >= MOST * len(happened) else None


def later_stage(stage: tuple[Message, ...], now: tuple[Message, ...]) -> Message | None:
    """A stage as it is called within a sentence, without the parts that are as now; None if all are."""
    same = list(takewhile(lambda pair: pair[0] == pair[1], zip(stage, now, strict=False)))
    parts = [msg("stage-within", stage=part) for part in stage[len(same) :]]
    return reduce(lambda first, rest: msg("stages-within", first=first, rest=rest), parts) if parts else None


def action_of(view: View, number: int) -> Action:
    return next(action for action in view.actions if action.id == number)


def card_of(view: View, action: Action) -> Face | None:
    """The card that an action is done with."""
    return next((card.face for zone in view.zones for card in zone.cards if card.id == action.target), None)


def unlike_cards(view: View) -> list[Face]:
    """The cards that the viewer holds, but for those that can't be told apart."""
    fans = [zone for zone in view.zones if zone.seat == view.seat and zone.layout == "fan"]
    faces = Counter(card.face for zone in fans for card in zone.cards if card.face)
    return [face for face, times in faces.items() if times == 1 and face.rank]


def name_of(card: Face, view: View) -> Message:
    """Jewels 14; 12, where a seat has one suit; Hill, where cards have no rank."""
    own = next(seat.suit for seat in view.seats if seat.number == view.seat)
    if card.rank and card.suit and card.suit == own:
        return msg("own-card", rank=card.rank)
    return msg("card-name", card=f"{card.suit} {card.rank}".strip())
