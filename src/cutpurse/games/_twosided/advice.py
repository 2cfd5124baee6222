"""Why a play to the middle may be good, in Lucre and in COIN: from what the seat on turn can know."""

from collections.abc import Iterator

from cutpurse.core.bits import highest, members
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.rules import ALL, DOWN, SEATS, all_open, card_of, is_open, prize_value, seen_cards

FEW = 3  # values that are listed; of more nobody thinks one by one
RICH = 2  # coins on a front that are more than a back is worth


def middle_reasons(s: StandIn, action: int) -> Iterator[Message]:
    value = card_of(action)
    yield from down_reasons(s, value) if action >= DOWN else up_reasons(s, value)


def up_reasons(s: StandIn, value: int) -> Iterator[Message]:
    """Who can still be higher, or lower; and what it brings if nobody is."""
    opened = all_open(s)
    if not opened & above(value):
        yield from as_highest(s, value)
    elif not opened & below(value):
        yield from as_lowest(s, value)
    else:
        yield msg("because-turned-over", seat=seat_of(s, highest(opened)), value=highest(opened))


def as_highest(s: StandIn, value: int) -> Iterator[Message]:
    rivals = later_with(s, above(value))
    if not rivals:
        yield msg("because-nobody-higher", coins=s.coins[prize_value(s) - 1])
    elif len(rivals) == 1:
        seat, cards = next(iter(rivals.items()))
        yield msg("because-one-higher", seat=seat, values=tuple(members(cards)))
    elif len(values := together(rivals)) <= FEW:
        yield msg("because-few-higher", values=values)
    else:
        yield msg("because-some-higher", seats=tuple(rivals))
    if not all_open(s) and not (lower := later_with(s, below(value))):
        yield msg("because-nobody-lower", coins=s.coins[value - 1])
    elif not all_open(s) and len(values := together(lower)) <= FEW:
        yield msg("because-few-lower", values=values)
    if s.coins[prize_value(s) - 1] > RICH and rivals:
        yield msg("because-rich-prize", coins=s.coins[prize_value(s) - 1])


def as_lowest(s: StandIn, value: int) -> Iterator[Message]:
    rivals = later_with(s, below(value))
    if not rivals:
        yield msg("because-nobody-lower", coins=s.coins[value - 1])
    elif len(values := together(rivals)) <= FEW:
        yield msg("because-few-lower", values=values)
    else:
        yield msg("because-some-lower", seats=tuple(rivals))
    if s.coins[value - 1] > 1 and rivals:
        yield msg("because-front", coins=s.coins[value - 1])


def down_reasons(s: StandIn, value: int) -> Iterator[Message]:
    """Why a card is worth no more than its back here."""
    opened = all_open(s)
    if s.barred >> value & 1:
        yield msg("because-barred", value=value)
    elif opened & above(value) and opened & below(value):
        yield msg("because-between", values=tuple(members(opened)))
    elif opened & above(value) and (lower := later_with(s, below(value))):
        yield msg("because-higher-lies", value=highest(opened), values=together(lower)[-FEW:])
    if s.coins[value - 1] == 1:
        yield msg("because-one-coin-anyway")
    yield from kept_reason(s, value)


def kept_reason(s: StandIn, value: int) -> Iterator[Message]:
    """The best card that stays in the hand, if nobody can beat it any more."""
    kept = s.hand[s.actor] & ~(1 << value)
    if kept and not any(unopened(s, seat) & above(highest(kept)) for seat in range(SEATS) if seat != s.actor):
        yield msg("because-keeps-best", value=highest(kept))


def hand_reason(s: StandIn) -> Message:
    """What a hand is worth that is kept or exchanged."""
    coins = [s.coins[value - 1] for value in members(s.hand[s.actor])]
    return (
        msg("because-no-poor-card", coins=min(coins)) if min(coins) > 1 else msg("because-hand-shows", coins=sum(coins))
    )


def above(value: int) -> int:
    return ALL & -(2 << value)


def below(value: int) -> int:
    return ALL & (1 << value) - 1


def seat_of(s: StandIn, value: int) -> int:
    return next(seat for seat in range(SEATS) if is_open(s, seat) and s.middle[seat] == value)


def unopened(s: StandIn, seat: int) -> int:
    """The cards of a seat's deck that never lay open."""
    cards: int = ALL & ~seen_cards(s, seat)
    return cards


def later_with(s: StandIn, cards: int) -> dict[int, int]:
    """Of these cards those that each seat may still play face up in this trick, by seat."""
    later = [seat for seat in range(SEATS) if seat != s.actor and not s.middle[seat]]
    found = {seat: unopened(s, seat) & cards & ~s.barred for seat in later}
    return {seat: theirs for seat, theirs in found.items() if theirs}


def together(rivals: dict[int, int]) -> tuple[int, ...]:
    """The values that any of them may have."""
    cards = 0
    for theirs in rivals.values():
        cards |= theirs
    return tuple(members(cards))
