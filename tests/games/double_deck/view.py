"""What a seat of Double Deck sees: what High Card shows, with other cards."""

from msgspec.structs import replace

from cutpurse.core.bits import has
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Own, View
from tests.contract.walks import EXAMPLE


def public(s: StandIn) -> View:
    return replace(EXAMPLE.view(s, None), game="double_deck")


def own(s: StandIn, seat: int) -> Own:
    return EXAMPLE.own(s, seat)


def why_not(s: StandIn, action: int) -> Message | None:
    return None if has(s.hand[s.actor], action) else msg("not-in-hand", seat=s.actor, rank=action + 1)
