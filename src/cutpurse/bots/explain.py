"""Why a search prefers what it has chosen, as messages.

All figures come from worlds that the seat holds possible, so they tell nothing that it can't know.
"""

from functools import reduce
from math import hypot
from typing import Any

from msgspec import to_builtins

from cutpurse.bots.calibration import Opponents, chance
from cutpurse.bots.position import Position
from cutpurse.bots.search.search import ActionValue, SearchResult
from cutpurse.core import loop
from cutpurse.core.game import Game
from cutpurse.core.message import Arg, Message, Plain, msg
from cutpurse.core.state import thaw
from cutpurse.core.view import Action, Face, View

LEVEL = 1.0  # standard errors; a smaller difference tells nothing
SURE = 3.0  # standard errors that settle which of two is better
CLEAR = 0.03  # of the value: what a player would feel
SAME, COSTLY = 0.01, 0.05  # of the chance to win: a smaller loss is none; a larger one is to be regretted
REASONS = 2  # that are told at most
AMOUNTS = {"coins": "amount-coins", "points": "amount-points", "chips": "amount-chips"}  # by what scores count


class Outlook(Plain, frozen=True, kw_only=True):
    """What to expect of one action."""

    action: int
    text: str  # in the notation of records
    grade: str  # best, close or costly, beside the chosen one
    visits: int  # how often it was tried
    value: float  # what the search maximises, 0 to 1, and its standard error
    error: float
    chance: float | None  # to win, 0 to 1; None where it can't be trusted
    scores: tuple[float, ...]  # expected in the end, by seat
    score: float  # the seat's own
    rival: int  # the other seat that is expected to score best
    rival_score: float
    words: Message  # 12 up: wins 34% of the time, about 19 coins to Red's 20


class Explanation(Plain, frozen=True, kw_only=True):
    """What a search found for all actions, the chosen one first: how that compares, why, and what follows it."""

    seat: int
    unit: str  # what scores count
    chosen: int
    verdict: Message | None  # slightly better than 9 up; None if there was no choice
    because: tuple[Message, ...]  # in the game's own terms: beats Red's 7
    then: Message | None  # then 3 up; None unless that was searched and is settled
    words: Message  # all that in one sentence
    actions: tuple[Outlook, ...]
    iterations: int
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """Plain data, as it is sent to programs."""
        data: dict[str, Any] = to_builtins(self)
        return data


def explain(result: SearchResult, position: Position, against: Opponents) -> Explanation:
    """What a search found in a position, for people; chances depend on who plays in the other seats."""
    outlooks = tuple(outlook(found, result, position, against) for found in result.actions)
    compared = verdict(result, position)
    because = reasons(position, result.chosen)
    then = what_follows(result, position)
    parts = [outlooks[0].words, *because, *(part for part in (compared, then) if part)]
    return Explanation(
        seat=result.seat,
        unit=position.game.unit,
        chosen=result.chosen,
        verdict=compared,
        because=because,
        then=then,
        words=reduce(lambda hint, more: msg("hint-more", hint=hint, more=more), parts),
        actions=outlooks,
        iterations=result.iterations,
        seconds=result.seconds,
    )


def outlook(found: ActionValue, result: SearchResult, position: Position, against: Opponents) -> Outlook:
    """What was found for an action, with the strongest rival and in words."""
    game, seat, scores = position.game, position.seat, found.scores
    rival = max((other for other in range(len(scores)) if other != seat), key=lambda other: game.better(scores[other]))
    likely = chance(game.name, against, found.win_share)
    told: dict[str, Arg] = {
        "action": position.name(found.action),
        "amount": amount(round(scores[seat]), game.unit),
        "seat": rival,
        "n": round(scores[rival]),
    }
    words = msg("hint-scores", **told) if likely is None else msg("hint-outlook", chance=in_words(likely), **told)
    return Outlook(
        action=found.action,
        text=position.notation(found.action),
        grade=grade(lost(found, result.actions[0], game, against)),
        visits=found.visits,
        value=found.value,
        error=found.error,
        chance=likely,
        scores=scores,
        score=scores[seat],
        rival=rival,
        rival_score=scores[rival],
        words=words,
    )


def lost(done: ActionValue, best: ActionValue, game: Game, against: Opponents) -> float:
    """By how much the best action wins more often, if that can be told from chance; else 0.

    Where chances are not told it is the value that is lost.
    """
    if best.value - done.value <= LEVEL * hypot(best.error, done.error):
        return 0.0
    likely, most = (chance(game.name, against, each.win_share) for each in (done, best))
    return max(0.0, best.value - done.value if likely is None or most is None else most - likely)


def grade(loss: float) -> str:
    return "best" if loss < SAME else "close" if loss < COSTLY else "costly"


def reasons(position: Position, action: int) -> tuple[Message, ...]:
    """Why, in the game's own terms, from what the seat knows; the most telling first."""
    because = position.game.shows("because")
    return tuple(because(position.state, action))[:REASONS] if because else ()


def what_follows(result: SearchResult, position: Position) -> Message | None:
    """What the seat does next, where it goes on at once and the search has settled it."""
    if result.then is None:
        return None
    states = position.states.copy()
    loop.play_at(states, 0, result.chosen)
    return msg("hint-then", action=position.game.action_name(thaw(states), result.then))


def amount(n: int, unit: str) -> Message:
    """19 coins."""
    return msg(AMOUNTS[unit], n=n) if unit in AMOUNTS else msg("amount", n=n, unit=msg(unit))


def in_words(chance: float) -> Message:
    if chance < 0.01:
        return msg("chance-never")
    if chance > 0.99:
        return msg("chance-always")
    return msg("chance-percent", percent=round(100 * chance))


def verdict(result: SearchResult, position: Position) -> Message | None:
    """How the chosen action compares with the best other one that makes sense, as far as can be told."""
    chosen = result.actions[0]
    others = [each for each in result.actions[1:] if not position.is_pointless(each.action)]
    if not others:
        return None
    ahead = chosen.value - others[0].value
    error = hypot(chosen.error, others[0].error)
    if ahead >= CLEAR and ahead >= SURE * error:
        return msg("clearly-best")
    key = "as-good-as" if ahead <= LEVEL * error else "probably-better" if ahead < SURE * error else "slightly-better"
    return msg(key, action=position.name(others[0].action))


def action_of(view: View, number: int) -> Action:
    return next(action for action in view.actions if action.id == number)


def card_of(view: View, action: Action) -> Face | None:
    """The card that an action is done with."""
    return next((card.face for zone in view.zones for card in zone.cards if card.id == action.target), None)


def label(view: View, number: int) -> Message:
    """What an action is called on its button, with its card: “Face up: 12”."""
    action = action_of(view, number)
    card = card_of(view, action)
    return msg("labelled-card", label=action.label, thing=name_of(card, view)) if card else action.label


def name_of(card: Face, view: View) -> Message:
    """Jewels 14; 12, where a seat has one suit; Hill, where cards have no rank."""
    own = next(seat.suit for seat in view.seats if seat.number == view.seat)
    if card.rank and card.suit and card.suit == own:
        return msg("own-card", rank=card.rank)
    return msg("card-name", card=f"{card.suit} {card.rank}".strip())
