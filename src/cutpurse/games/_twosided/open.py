"""The whole table laid open, for transcripts: nothing is hidden, every deck is given from the top."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.rules import PRIZES, SEATS, face_down, front_coins
from cutpurse.games._twosided.words import Terms, card_name, prize_face, prize_is_open


def lay_open(s: StandIn, terms: Terms) -> dict[str, Any]:
    """Prizes and seats; cards of a seat are told by their value, a prize also by whose card it is."""
    prize = terms.prize.lower().replace(" ", "_")
    taken = [bool(taker) for taker in s.taker]
    in_play = prize_is_open(s)
    past = s.trick - in_play
    return {
        "coins_of_values": list(s.coins),
        f"{prize}_deck": [card_name(prize_face(s, terms, i)) for i in range(s.trick, PRIZES)],
        prize: card_name(prize_face(s, terms, s.trick - 1)) if in_play else None,
        "unclaimed": [card_name(prize_face(s, terms, i)) for i in range(past) if not taken[i]],
        "seats": {terms.names[seat]: lay_open_seat(s, terms, seat) for seat in range(SEATS)},
    }


def lay_open_seat(s: StandIn, terms: Terms, seat: int) -> dict[str, Any]:
    """A seat's cards, wherever they are, and what shows in its hoard."""
    value, side = s.middle[seat], "up" if s.faces >> seat & 1 else "down"
    return {
        "suit": terms.suits(s)[seat],
        "deck": s.deck[seat][s.top[seat] : s.bottom[seat]],
        "hand": members(s.hand[seat]),
        "middle": f"{value} {side}" if value else None,
        terms.hoard.lower(): {
            "face_up": members(s.up[seat]),
            "face_down": members(s.turned[seat] | s.down[seat]),
            "won": [card_name(prize_face(s, terms, i)) for i in range(s.trick) if s.taker[i] == seat + 1],
        },
        "coins_on_fronts": front_coins(s, seat),
        "coins_face_down": face_down(s, seat),
    }
