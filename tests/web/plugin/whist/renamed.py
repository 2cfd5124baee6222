"""Whist under another name, with other suits."""

from collections.abc import Callable, Mapping

import msgspec

from cutpurse.core.state import StandIn
from cutpurse.core.view import View
from whist import view as whist


def renamed(game: str, suits: Mapping[str, str]) -> Callable[[StandIn, int | None], View]:
    def view(s: StandIn, seat: int | None) -> View:
        text = msgspec.json.encode(msgspec.structs.replace(whist.view(s, seat), game=game)).decode()
        for name, other in suits.items():
            text = text.replace(f'"suit":"{name}"', f'"suit":"{other}"')
        return msgspec.json.decode(text, type=View)

    return view
