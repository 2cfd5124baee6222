"""The whole table laid open, for transcripts: nothing is hidden, every deck is given from the top."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.names import Variant, prize_name
from cutpurse.games._twosided.rules import NOBODY, PRIZES, SEATS, face_down, front_coins, is_open
from cutpurse.games._twosided.view import prize_is_open


def table(s: StandIn, variant: Variant, prize: str, hoard: str) -> dict[str, Any]:
    """Prizes and seats; cards of a seat are told by their value, a prize also by whose card it is."""
    in_play = prize_is_open(s)
    over = s.trick - in_play
    return {
        "coins_of_values": list(s.coins),
        f"{prize}_deck": [prize_name(s, variant, i) for i in range(s.trick, PRIZES)],
        prize: prize_name(s, variant, s.trick - 1) if in_play else None,
        "unclaimed": [prize_name(s, variant, i) for i in range(over) if s.taker[i] == NOBODY],
        "seats": {variant.seat_names[seat]: front_of(s, variant, seat, hoard) for seat in range(SEATS)},
    }


def front_of(s: StandIn, variant: Variant, seat: int, hoard: str) -> dict[str, Any]:
    """A seat's cards, wherever they are, and what shows in its hoard."""
    value, side = s.middle[seat], "up" if is_open(s, seat) else "down"
    return {
        "suit": variant.suits(s)[seat],
        "deck": s.deck[seat][s.top[seat] : s.bottom[seat]],
        "hand": members(s.hand[seat]),
        "middle": f"{value} {side}" if value else None,
        hoard: {
            "face_up": members(s.up[seat]),
            "face_down": members(s.turned[seat] | s.down[seat]),
            "won": [prize_name(s, variant, i) for i in range(s.trick) if s.taker[i] == seat],
        },
        "coins_on_fronts": front_coins(s, seat),
        "coins_face_down": face_down(s, seat),
    }
