"""What things are called in The Village."""

from cutpurse.core.state import StandIn
from cutpurse.games.village.state import (
    ACCUSE,
    CHOOSE,
    CONCEAL,
    DISCARD,
    DISCARDING,
    DRAFT,
    DRAW,
    DRAW_TWO,
    END_TURN,
    EXPOSE,
    EXPOSING,
    GIVE,
    KINDS,
    PICKING,
    PUT,
    PUT_MORE,
    REVEAL,
    SEATS,
    SHOWING,
    STAND,
    STUMBLE,
    STUMBLED,
    TAKE,
    TAKE_REFUSE,
    TRADE,
    TURN,
    WAGER,
)

NAMES = ("North", "East", "South", "West")  # clockwise
PROFESSIONS = ("Hill", "Steeple", "Coffer", "Rake")

PLAIN = {
    TURN: {DRAW: "draw", DRAW_TWO: "draw two", TAKE_REFUSE: "take refuse", END_TURN: "end turn"},
    SHOWING: {REVEAL: "reveal", CONCEAL: "conceal"},
}
CARDS = {  # the verb, and the first of its actions
    TURN: ("give", GIVE, 2 * KINDS),
    TRADE: ("take", TAKE, KINDS),
    DISCARDING: ("discard", DISCARD, 2 * KINDS),
    STUMBLED: ("discard", DISCARD, 2 * KINDS),
    PICKING: ("pick", DISCARD, 2 * KINDS),
    EXPOSING: ("expose", EXPOSE, KINDS),
    DRAFT: ("choose", CHOOSE, KINDS),
}


def card_name(card: int) -> str:
    """Hill; public Hill."""
    return PROFESSIONS[card % KINDS] if card < KINDS else f"public {PROFESSIONS[card - KINDS]}"


def left_of(s: StandIn, places: int) -> str:
    """The player so many places to the left of who acts."""
    return NAMES[(s.actor + places) % SEATS]


def describe(s: StandIn, action: int) -> str:
    """The action in the notation of records; nothing if it means nothing in this phase."""
    if s.phase == WAGER:
        if action == STAND:
            return "stand"
        return "put 20 and more" if action == PUT_MORE else f"put {action - PUT + 1}" if action < PUT_MORE else ""
    if s.phase == TURN and STUMBLE <= action < EXPOSE:
        verb, first = ("stumble", STUMBLE) if action < ACCUSE else ("accuse", ACCUSE)
        return f"{verb} {left_of(s, action - first + 1)}"
    verb, first, size = CARDS.get(s.phase, ("", 0, 0))
    if first <= action < first + size:
        if s.phase == PICKING and action < DISCARD + KINDS:
            return "pick hidden" if action == DISCARD else ""
        return f"{verb} {card_name(action - first)}"
    return PLAIN.get(s.phase, {}).get(action, "")
