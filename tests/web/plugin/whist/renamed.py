"""Whist under another name, with other suits."""

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from cutpurse.core.state import StandIn
from cutpurse.core.view import Own, View
from whist import view as whist

T = TypeVar("T", Own, View)


def renamed(game: str, suits: Mapping[str, str]) -> tuple[Callable[[StandIn], View], Callable[[StandIn, int], Own]]:
    """What everybody sees, and what a seat does."""

    def changed(shown: T) -> T:
        text = msgspec.json.encode(shown).decode()
        for name, other in suits.items():
            text = text.replace(f'"suit":"{name}"', f'"suit":"{other}"')
        return msgspec.json.decode(text, type=type(shown))

    def public(s: StandIn) -> View:
        return changed(msgspec.structs.replace(whist.public(s), game=game))

    def own(s: StandIn, seat: int) -> Own:
        return changed(whist.own(s, seat))

    return public, own
