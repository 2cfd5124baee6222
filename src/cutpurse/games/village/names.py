"""What things are called in The Village."""

from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.village.rules_table import ACTIONS, HANDFUL, KINDS, PUBLIC, SEATS, Action, Phase

NAMES = ("North", "East", "South", "West")  # clockwise
PROFESSIONS = ("Hill", "Steeple", "Coffer", "Rake")

MEANINGS = [max((verb, action - verb) for verb in Action if verb <= action) for action in range(ACTIONS)]
"""For each action what is done, and the number of the card, player or chips (less one) that it is done with."""

VERBS = {  # of each phase
    Phase.DRAFT: (Action.CHOOSE,),
    Phase.WAGER: (Action.STAND, Action.PUT, Action.PUT_MORE),
    Phase.TURN: {verb for verb in Action if Action.DRAW <= verb <= Action.ACCUSE} - {Action.TAKE, Action.DISCARD},
    Phase.TRADE: (Action.TAKE,),
    Phase.DISCARDING: (Action.DISCARD,),
    Phase.STUMBLED: (Action.DISCARD,),
    Phase.PICKING: (Action.DISCARD,),
    Phase.EXPOSING: (Action.EXPOSE,),
    Phase.SHOWING: (Action.REVEAL, Action.CONCEAL),
}
KEYS = {
    Action.STAND: "stand",
    Action.PUT: "put",
    Action.PUT_MORE: "put-more",
    Action.DRAW: "draw",
    Action.DRAW_TWO: "draw-two",
    Action.TAKE_REFUSE: "take-refuse",
    Action.END_TURN: "end-turn",
    Action.GIVE: "give",
    Action.TAKE: "take",
    Action.DISCARD: "discard",
    Action.STUMBLE: "stumble",
    Action.ACCUSE: "accuse",
    Action.EXPOSE: "expose",
    Action.REVEAL: "reveal",
    Action.CONCEAL: "conceal",
    Action.CHOOSE: "choose",
}
WITH_A_CARD = (Action.GIVE, Action.TAKE, Action.DISCARD, Action.EXPOSE, Action.CHOOSE)


def card_name(card: int) -> str | Message:
    """Hill; public Hill."""
    name = PROFESSIONS[card % KINDS]
    return name if card < PUBLIC else msg("public-card", suit=name)


def on_the_left(s: StandIn, number: int) -> int:
    """The player to the left of the one who acts, or the next ones."""
    seat: int = (s.actor + 1 + number) % SEATS
    return seat


def notation(s: StandIn, action: int) -> str:
    """The action in the notation of records; nothing if it means nothing in this phase."""
    verb, number = MEANINGS[action]
    if verb not in VERBS.get(s.phase, ()):
        return ""
    if verb == Action.PUT:
        return f"put {number + 1}"
    if verb == Action.PUT_MORE:
        return f"put {HANDFUL} and more"
    if verb in (Action.STUMBLE, Action.ACCUSE):
        return f"{KEYS[verb]} {NAMES[on_the_left(s, number)]}"
    if verb not in WITH_A_CARD:
        return KEYS[verb].replace("-", " ")
    if s.phase == Phase.PICKING and number < PUBLIC:
        return "pick hidden" if number == 0 else ""
    word = "pick" if s.phase == Phase.PICKING else KEYS[verb]
    return f"{word} {'public ' if number >= PUBLIC else ''}{PROFESSIONS[number % KINDS]}"


def action_name(s: StandIn, action: int) -> Message:
    """The action as it is called within a sentence."""
    verb, number = MEANINGS[action]
    if verb == Action.PUT:
        return msg("put", chips=number + 1)
    if verb in (Action.STUMBLE, Action.ACCUSE):
        return msg(KEYS[verb], seat=on_the_left(s, number))
    if s.phase == Phase.PICKING:
        return msg("pick", card=card_name(number)) if number >= PUBLIC else msg("pick-hidden")
    return msg(KEYS[verb], card=card_name(number)) if verb in WITH_A_CARD else msg(KEYS[verb])
