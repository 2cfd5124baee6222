"""The whole table of Dirty Money with nothing hidden, for transcripts."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn
from cutpurse.games.dirty_money.names import NAMES, card_name, card_names
from cutpurse.games.dirty_money.options_deck import NO_CARD
from cutpurse.games.dirty_money.rules import PLAY, TAKE, coins_of, prints_of, whole_deck


def transcript(s: StandIn) -> dict[str, Any]:
    return {
        "loot": {
            card_name(card): {"coins": coins_of(s.deck[card]), "fingerprints": prints_of(s.deck[card])}
            for card in members(whole_deck(s))
        },
        "rounds_scored": s.scored,
        "aside_unseen": list(card_names(s.aside)),
        "aside_open": list(card_names(s.shown)),
        "leads": NAMES[s.lead] if s.phase in (PLAY, TAKE) else None,
        "seats": {NAMES[seat]: transcript_seat(s, seat) for seat in range(s.seats)},
    }


def transcript_seat(s: StandIn, seat: int) -> dict[str, Any]:
    return {
        "hand": list(card_names(s.hand[seat])),
        "trick": None if s.trick[seat] == NO_CARD else card_name(s.trick[seat]),
        "taken": list(card_names(s.taken[seat])),
        "coins_this_round": s.coins[seat],
        "fingerprints_this_round": s.prints[seat],
        "coins": s.total_coins[seat],
        "fingerprints": s.total_prints[seat],
    }
