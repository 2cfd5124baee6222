"""What happens to two-sided cards, told to those who may know, and what it brings."""

from collections.abc import Sequence

from cutpurse.core.bits import members
from cutpurse.core.message import Arg, Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Line
from cutpurse.games._twosided.names import Variant, prize_name
from cutpurse.games._twosided.options import Unclaimed
from cutpurse.games._twosided.rules import DOWN, NOBODY, PRIZES, SEATS, card_of, prize_owner, resolve, value_of
from cutpurse.kit.zones import lines, told_to

COUNTS = {2: "two-counts", 3: "three-counts", 4: "four-counts"}


def counts(seats: Sequence[int], numbers: Sequence[int]) -> Message:
    """Blue 3, Red 4: two to four seats, each with a number."""
    return msg(COUNTS[len(seats)], **numbered(seat=seats, n=numbers))


def numbered(**columns: Sequence[Arg]) -> dict[str, Arg]:
    """The arguments of a message about several seats: seat1, n1, seat2, n2."""
    rows = enumerate(zip(*columns.values(), strict=True), start=1)
    return {f"{name}{place}": value for place, row in rows for name, value in zip(columns, row, strict=True)}


def log_draws(before: StandIn, after: StandIn) -> list[Line]:
    """What each seat has drawn, told to that seat alone."""
    drawn = [tuple(members(after.hand[seat] & ~before.hand[seat])) for seat in range(SEATS)]
    return [told_to(seat, msg("draws", seat=seat, values=values)) for seat, values in enumerate(drawn) if values]


def log_middle(before: StandIn, action: int) -> list[Line]:
    seat, value = before.actor, card_of(action)
    if action < DOWN:
        return lines(msg("plays-face-up", seat=seat, value=value))
    secret = told_to(seat, msg("face-down-card-is", seat=seat, value=value))
    return [*lines(msg("plays-face-down", seat=seat)), secret]


def log_reveal(before: StandIn, after: StandIn, variant: Variant, key: str, number: str) -> list[Line]:
    """A prize is turned up, and everyone draws; `number` is what the game calls a trick."""
    card, coins = prize_name(after, variant, after.trick - 1), prize_coins(after, after.trick - 1)
    begins = msg(key, **{number: after.trick}, card=card, coins=coins, seat=prize_owner(after))
    return [*lines(begins), *log_draws(before, after)]


def log_resolve(before: StandIn, after: StandIn, variant: Variant) -> list[Line]:
    """Who took the prize, what stayed face up, what was turned over."""
    kept, taken = stayed_up(before, after), prizes_taken(before, after)
    values = [before.middle[seat] for seat in kept]
    prizes = tuple(prize_name(after, variant, i) for i in taken)
    told = []
    if kept and taken and after.taker[taken[0]] == kept[0]:
        told.append(msg("highest-takes", seat=kept[0], value=values[0], cards=prizes))
    else:
        if kept:
            told.append(msg("highest-stays" if len(kept) > 1 else "highest-alone", seat=kept[0], value=values[0]))
        if taken:
            told.append(msg("nobody-wins-owner-takes", seat=after.taker[taken[0]], cards=prizes))
        else:
            waits = after.unclaimed != Unclaimed.ASIDE and after.trick < PRIZES
            told.append(msg("nobody-wins-waits" if waits else "nobody-wins-set-aside"))
    if len(kept) > 1:
        told.append(msg("lowest-stays", seat=kept[1], value=values[1]))
    turned = tuple(seat for seat in range(SEATS) if seat not in kept)
    told.append(msg("turned-over", seats=turned, n=len(turned)))
    return lines(*told)


def headline(s: StandIn, variant: Variant) -> Message:
    """What the full middle leads to, in the words of the log."""
    after = type(s)()
    after.memory = {}
    for field in s.layout.fields:  # `copy` would copy lists of lists, too
        value = getattr(s, field)
        setattr(after, field, value[:] if type(value) is list else value)
    resolve(after)
    return log_resolve(s, after, variant)[0].message


def stayed_up(before: StandIn, after: StandIn) -> list[int]:
    """The seats whose card in the middle stays face up: the highest, then the lowest."""
    kept = [seat for seat in range(SEATS) if after.up[seat] & ~before.up[seat]]
    return sorted(kept, key=lambda seat: -before.middle[seat])


def prizes_taken(before: StandIn, after: StandIn) -> list[int]:
    return [i for i in range(after.trick) if after.taker[i] != before.taker[i] == NOBODY]


def prize_coins(s: StandIn, i: int) -> int:
    """The coins on the front of a prize."""
    coins: int = s.coins[value_of(s.prize[i]) - 1]
    return coins


def trick_gains(before: StandIn, after: StandIn) -> list[tuple[int, Message, int]]:
    """Where the coins of a trick come from: prizes, cards that stay face up, cards that are turned over."""
    gains = [(after.taker[i], msg("prizes"), prize_coins(after, i)) for i in prizes_taken(before, after)]
    kept = stayed_up(before, after)
    for seat, cause in zip(kept, ("highest-cards", "lowest-cards"), strict=False):
        gains.append((seat, msg(cause), before.coins[before.middle[seat] - 1]))
    return [*gains, *((seat, msg("face-down-cards"), 1) for seat in range(SEATS) if seat not in kept)]
