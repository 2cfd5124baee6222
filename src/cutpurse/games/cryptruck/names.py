"""What seats and cards are called, and actions in records."""

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.cryptruck.rules import DECLARE, DECLINE, GIVE, PLAY, REVEAL, WANT
from cutpurse.games.cryptruck.rules_cards import CARDS, WHITE, WHITE_3, WHITES_ALIKE, colour_of, kinds_of, rank_of

NAMES = ("Ada", "Bram", "Cleo", "Dov", "Elsa")
COLOUR_NAMES = ("Blue", "Green", "Red", "Yellow", "Violet", "White")


def card_name(card: int) -> str:
    """Red 4, White 3."""
    return f"{COLOUR_NAMES[colour_of(card)]} {rank_of(card)}"


def card_names(cards: int) -> tuple[str, ...]:
    return tuple(map(card_name, members(cards)))


def trump_message(s: StandIn) -> Message:
    """Red and white, or white alone."""
    colour = colour_of(s.turned)
    return msg("white-alone") if colour == WHITE else msg("colour-and-white", suit=COLOUR_NAMES[colour])


def notation(s: StandIn, action: int) -> str:
    """reveal Red 4, want, give Blue 2, Red 4. Version 1 of the rules had a White 3a and a White 3b."""
    if s.phase == DECLARE:
        return {WANT: "want", DECLINE: "decline"}.get(action, "")
    if s.phase > PLAY or not 0 <= action < CARDS or not kinds_of(s, 1 << action):
        return ""
    twin = "ab"[action - WHITE_3] if s.rules < WHITES_ALIKE and action >= WHITE_3 else ""
    word = {REVEAL: "reveal ", GIVE: "give ", PLAY: ""}[s.phase]
    return f"{word}{card_name(action)}{twin}"


def action_name(s: StandIn, action: int) -> Message:
    if s.phase == DECLARE:
        return msg("to-want" if action == WANT else "to-decline")
    if s.phase == PLAY:
        return msg("the-card", card=card_name(action))
    return msg("to-reveal" if s.phase == REVEAL else "to-give", card=card_name(action))
