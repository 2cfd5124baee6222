"""Names of things and actions in COIN."""

from cutpurse.core.bits import members
from cutpurse.core.message import msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.names import Variant, beneath
from cutpurse.games._twosided.rules import PASS, SEATS
from cutpurse.games.coin.options import AfterBurying
from cutpurse.games.coin.rules import BANK, BURY, ENDED, EXCHANGE, MIDDLE, NEW_ROUND, OFFER
from cutpurse.games.coin.worlds import exchange_is_hidden

COLOURS = ("Red", "Blue", "Orange", "Yellow")


def colour(s: StandIn, seat: int) -> str:
    """The Colour a seat plays in this Round."""
    rounds = s.rounds if s.phase not in (NEW_ROUND, ENDED) else s.rounds - 1
    return COLOURS[(seat + rounds) % SEATS] if s.rotate_colours else COLOURS[seat]


def public_sizes(s: StandIn, seat: int) -> tuple[int, int]:
    """Hand and deck size of a seat as all may know them: not amid the hidden exchange."""
    drawn = 1 if exchange_is_hidden(s) and s.phase == BURY and seat == s.actor else 0
    return s.hand[seat].bit_count() - drawn, s.bottom[seat] - s.top[seat] + drawn


def remembered(s: StandIn, seat: int) -> tuple[list[int], str]:
    """What a seat has put beneath its deck: in the order it will be drawn, unless the deck was shuffled since."""
    if s.after_burying == AfterBurying.SHUFFLE:
        return members(s.remembered[seat]), "somewhere-in-deck"
    return beneath(s, seat), "beneath-deck"


VARIANT = Variant(
    game="coin",
    seat_names=COLOURS,
    middle=MIDDLE,
    uses={BANK: ("bank", "bank-value"), BURY: ("bury", "bury-value")},
    without_card={OFFER: {PASS: "keep", EXCHANGE: "exchange"}},
    owner=msg("tricks-colour"),
    suits=lambda s: tuple([colour(s, seat) for seat in range(SEATS)]),
    sizes=public_sizes,
    remembered=remembered,
)

notation, action_name = VARIANT.notation, VARIANT.action_name
