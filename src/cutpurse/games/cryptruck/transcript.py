"""The whole table of Cryptruck with nothing hidden, for transcripts."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn
from cutpurse.games.cryptruck.names import COLOUR_NAMES, NAMES, card_name, card_names
from cutpurse.games.cryptruck.rules import ENDED, NEW_ROUND, TRICKS
from cutpurse.games.cryptruck.rules_cards import WHITE
from cutpurse.games.cryptruck.rules_history import leader_of
from cutpurse.kit.cards import NO_CARD
from cutpurse.kit.tricks import NOBODY


def transcript(s: StandIn) -> dict[str, Any]:
    dealt = s.phase not in (NEW_ROUND, ENDED)
    trick = s.trick if dealt and s.trick < TRICKS else None
    return {
        "round": s.rounds + dealt,
        "trick": s.trick,
        "dealer": NAMES[s.dealer],
        "colours": [COLOUR_NAMES[colour] for colour in members(s.colours | 1 << WHITE)],
        "turned_up": card_or_none(s.turned),
        "not_dealt": card_or_none(s.aside),
        "lead": None if trick is None else seat_or_none(leader_of(s, trick)),
        "revealed": card_or_none(s.offered),
        "wanted_by": seat_or_none(s.buyer),
        "given": None if trick is None else card_or_none(s.given[trick]),
        "seats": {
            NAMES[seat]: {
                "hand": list(card_names(s.hand[seat])),
                "in_trick": None if trick is None else card_or_none(s.played[seat][trick]),
                "taken": list(card_names(s.taken[seat])),
                "points": s.total[seat],
            }
            for seat in range(s.seats)
        },
    }


def card_or_none(card: int) -> str | None:
    return None if card == NO_CARD else card_name(card)


def seat_or_none(seat: int) -> str | None:
    return None if seat == NOBODY else NAMES[seat]
