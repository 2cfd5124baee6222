"""Whist as a game that says nothing of its looks: its suits are none that the page knows."""

import msgspec

from cutpurse.core.state import StandIn
from cutpurse.core.view import View
from whist import view as whist

NAMES = {"Clubs": "Oaks", "Diamonds": "Elms", "Hearts": "Pines", "Spades": "Birches"}


def view(s: StandIn, seat: int | None) -> View:
    text = msgspec.json.encode(msgspec.structs.replace(whist.view(s, seat), game="bare")).decode()
    for name, tree in NAMES.items():
        text = text.replace(f'"suit":"{name}"', f'"suit":"{tree}"')
    return msgspec.json.decode(text, type=View)
