"""The whole table of COIN with nothing hidden."""

from typing import Any

from cutpurse.core.state import StandIn
from cutpurse.games._twosided.rules import face_down
from cutpurse.games._twosided.transcript import table
from cutpurse.games.coin.names import COLOURS, VARIANT
from cutpurse.games.coin.rules import foreign_cards, most_gray


def transcript(s: StandIn) -> dict[str, Any]:
    found = table(s, VARIANT, prize="trick_card", hoard="bank")
    most = most_gray(s)
    for seat, name in enumerate(COLOURS):
        found["seats"][name] |= {
            "foreign_cards": foreign_cards(s, seat),
            "most_gray": bool(most >> seat & 1) and face_down(s, seat) > 0,
            "points": s.total[seat],
        }
    return found
