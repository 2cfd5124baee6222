"""Why an action is not permitted in The Village."""

from cutpurse.core.state import StandIn
from cutpurse.games.village.hands import deck_size, hand_size
from cutpurse.games.village.rules import legal
from cutpurse.games.village.state import (
    ACCUSE,
    COFFER,
    DISCARD,
    DRAFT,
    DRAW,
    DRAW_TWO,
    EXPOSE,
    GIVE,
    HANDFUL,
    KINDS,
    PICKING,
    PUT_MORE,
    RAKE,
    SEATS,
    SHOWING,
    STAND,
    STEEPLE,
    STUMBLE,
    TAKE,
    TAKE_REFUSE,
    TRADE,
    TURN,
    WAGER,
)
from cutpurse.games.village.terms import NAMES, PROFESSIONS, card_name, describe, left_of
from cutpurse.games.village.turns import hand_cards, may_draw
from cutpurse.games.village.wagers import fewest_chips, largest_wager, most_chips


def why_not(s: StandIn, action: int) -> str:
    """Why the seat on turn may not do this; nothing if it may."""
    if not describe(s, action):
        return "it is not an action of this phase"
    if legal(s) >> action & 1:
        return ""
    name = NAMES[s.actor]
    if s.phase == WAGER:
        return why_no_wager(s, action)
    if s.phase == TURN:
        return why_not_in_turn(s, action)
    if s.phase == DRAFT:
        return "another player has chosen it"
    if s.phase == SHOWING:
        return f"{name} has no winning hand"
    if s.phase == TRADE:
        kind = action - TAKE
        return (
            "a card is not traded for its like"
            if s.courtyard[kind]
            else f"there is no {PROFESSIONS[kind]} in the Courtyard"
        )
    if s.phase == PICKING:
        return f"{left_of(s, s.target)} has no such card"
    card = action - DISCARD if action < EXPOSE else action - EXPOSE
    return f"{name} has no {card_name(card)} in hand"


def why_no_wager(s: StandIn, action: int) -> str:
    fewest, most = fewest_chips(s, s.actor), most_chips(s, s.actor)
    if action == STAND:
        return "more chips have to follow" if s.adding else "everyone has to put out a first wager"
    if action == PUT_MORE or action > most:
        limit = f", as the limit is {s.limit}" if most < s.stack[s.actor] else ""
        return f"{NAMES[s.actor]} can put out no more than {most}{limit}"
    if fewest > HANDFUL or s.asked >= SEATS:
        return f"it takes {fewest} to match the largest wager, {largest_wager(s)}"
    return f"the first wager is at least {fewest}"


def why_not_in_turn(s: StandIn, action: int) -> str:
    name, profession = NAMES[s.actor], s.profession[s.actor]
    if action == DRAW_TWO and (profession != RAKE or s.second_draw):
        return (
            "only the Rake may draw two cards" if profession != RAKE else "here the Rake draws one card after the other"
        )
    if action in (DRAW, DRAW_TWO):
        if not may_draw(s, s.actor) or (action == DRAW_TWO and s.drawn):
            return f"{name} has already {'traded' if s.traded else 'drawn'} in this turn"
        return "the deck has no card left" if deck_size(s) == 0 else "only one card is left in the deck"
    if action == TAKE_REFUSE:
        return why_no_refuse(s, name)
    if GIVE <= action < TAKE:
        return why_no_trade(s, action - GIVE)
    if ACCUSE <= action < EXPOSE:
        late = s.accuse_first and s.drawn + s.traded + s.took > 0
        return "an accusation comes before drawing and trading" if late else f"{name} has accused in this turn already"
    if STUMBLE <= action < ACCUSE:
        if s.token == s.actor + 1:
            return f"{left_of(s, action - STUMBLE + 1)} has no cards"
        return f"{name} does not have the Stumble Token"
    return "a draw or a trade comes first"


def why_no_refuse(s: StandIn, name: str) -> str:
    if s.profession[s.actor] != STEEPLE:
        return "only the Steeple takes from the refuse pile"
    if s.took:
        return f"{name} has taken from it in this turn"
    return "a draw or a trade must come with it, and none is possible" if s.refused else "the refuse pile is empty"


def why_no_trade(s: StandIn, card: int) -> str:
    name = NAMES[s.actor]
    if s.drawn and not (s.draw_and_trade and s.profession[s.actor] == COFFER):
        return f"{name} has drawn in this turn"
    if not hand_cards(s, s.actor) >> card & 1 or not hand_size(s, s.actor):
        return f"{name} has no {card_name(card)} in hand"
    if sum(s.courtyard) == 0:
        return "the Courtyard is empty"
    if not s.like_for_like and s.courtyard[card % KINDS] == sum(s.courtyard):
        return "a card is not traded for its like, and there is no other"
    return f"{name} has traded enough in this turn"
