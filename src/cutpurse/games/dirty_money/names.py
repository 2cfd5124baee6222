"""What seats and cards are called in records, and messages made of them."""

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games.dirty_money.options_deck import RANKS, SUIT_NAMES
from cutpurse.games.dirty_money.rules import ACTIONS, CLEANER, PLAY, coins_of, lead_suit, prints_of

NAMES = ("Fox", "Magpie", "Weasel", "Raven", "Cat", "Mole")


def card_name(card: int) -> str:
    """Jewels 7, or cleaner."""
    return "cleaner" if card == CLEANER else f"{SUIT_NAMES[card // RANKS]} {card % RANKS + 1}"


def card_names(cards: int) -> tuple[str, ...]:
    return tuple(map(card_name, members(cards)))


def lead_suit_name(s: StandIn) -> str:
    return SUIT_NAMES[lead_suit(s)]


def notation(s: StandIn, action: int) -> str:
    return card_name(action) if s.phase == PLAY and 0 <= action < ACTIONS else ""


def action_name(s: StandIn, action: int) -> Message:
    return msg("the-card", card=card_name(action))


def worth_message(loot: int, *, cleaned: bool = False) -> Message:
    """5 coins and 2 fingerprints."""
    return msg("worth", coins=coins_of(loot), prints=0 if cleaned else prints_of(loot))


def coins_message(coins: int) -> Message:
    return msg("n-coins", n=coins)


def prints_message(prints: int) -> Message:
    return msg("n-prints", n=prints)
