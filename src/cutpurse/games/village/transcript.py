"""The whole table of The Village with nothing hidden, for transcripts."""

from collections.abc import Iterable
from typing import Any

from cutpurse.core.state import StandIn
from cutpurse.games.village.names import NAMES, PROFESSIONS
from cutpurse.games.village.rules_table import KINDS, NONE, SEATS


def transcript(s: StandIn) -> dict[str, Any]:
    """The deck from the top, the refuse pile from the bottom."""
    burnt_to = sum(s.cards) if s.bottom else 0
    return {
        "cards_of_professions": dict(zip(PROFESSIONS, s.cards, strict=True)),
        "dealer": NAMES[s.dealer],
        "nights": s.night,
        "deck": names(s.deck[s.top : s.bottom]),
        "burnt": names(s.deck[s.bottom : burnt_to]),
        "courtyard": names(each(s.courtyard)),
        "refuse": names(s.refuse[: s.refused]),
        "end_pot": s.end_pot,
        "daily_pot": s.daily_pot,
        "token": NAMES[s.token] if s.token != NONE else None,
        "seats": {NAMES[seat]: transcript_of_seat(s, seat) for seat in range(SEATS)},
    }


def transcript_of_seat(s: StandIn, seat: int) -> dict[str, Any]:
    return {
        "profession": PROFESSIONS[s.profession[seat]] if s.profession[seat] != NONE else None,
        "hidden": names(each(s.hidden[seat])),
        "public": names(each(s.public[seat])),
        "chips": s.stack[seat],
        "wager": s.wager[seat],
        "failed_accusations": s.penalties[seat],
        "shows_a_winning_hand": bool(s.revealed >> seat & 1),
    }


def each(numbers: list[int]) -> list[int]:
    """A profession for each card, from the numbers of their cards."""
    return [kind for kind in range(KINDS) for _ in range(numbers[kind])]


def names(kinds: Iterable[int]) -> list[str]:
    return [PROFESSIONS[kind] for kind in kinds]
