"""Names of things and actions in COIN."""

from cutpurse.core.bits import members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.names import Variant, beneath, middle_name, middle_notation
from cutpurse.games._twosided.rules import ASIDE, PASS, SEATS, VALUES, card_of
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


def remembered(s: StandIn, seat: int) -> tuple[list[int], Message]:
    """What a seat has put beneath its deck: in the order it will be drawn, unless the deck was shuffled since."""
    if s.after_burying == AfterBurying.SHUFFLE:
        return members(s.remembered[seat]), msg("somewhere-in-deck")
    return beneath(s, seat), msg("beneath-deck")


VARIANT = Variant(
    seat_names=COLOURS,
    owner=msg("tricks-colour"),
    suits=lambda s: tuple([colour(s, seat) for seat in range(SEATS)]),
    sizes=public_sizes,
    remembered=remembered,
)


def notation(s: StandIn, action: int) -> str:
    if s.phase == MIDDLE:
        return middle_notation(action)
    if s.phase == OFFER:
        return {PASS: "keep", EXCHANGE: "exchange"}.get(action, "")
    if s.phase in (BANK, BURY) and ASIDE <= action < ASIDE + VALUES:
        return f"{'bank' if s.phase == BANK else 'bury'} {card_of(action)}"
    return ""


def action_name(s: StandIn, action: int) -> Message:
    if action >= PASS:
        return msg("exchange-name" if action == EXCHANGE else "keep")
    if s.phase == MIDDLE:
        return middle_name(action)
    return msg("bank-value" if s.phase == BANK else "bury-value", value=card_of(action))
