"""What has happened in COIN, what it has brought, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games._twosided.log import log_draws, log_middle, log_resolve, prize_coins
from cutpurse.games._twosided.names import prize_name
from cutpurse.games._twosided.rules import SEATS, card_of, face_down, front_coins, hoard_cards, prize_owner
from cutpurse.games.coin.names import VARIANT, colour
from cutpurse.games.coin.options import EndTie, ExchangeOrder
from cutpurse.games.coin.rules import (
    BANK,
    ENDED,
    EXCHANGE,
    MIDDLE,
    OFFER,
    RESOLVE,
    REVEAL,
    SCORE,
    TRICKS,
    bank_points,
    bonus_takers,
    foreign_cards,
    gray_bonus,
    leaders,
)


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return log_table(before, after)
    if before.phase == MIDDLE:
        return log_middle(before, action)
    if before.phase == BANK:
        return [Line(message=msg("adds-to-bank", seat=before.actor, value=card_of(action)))]
    return log_exchange(before, action, after)


def log_exchange(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat, openly = before.actor, before.exchange_order != ExchangeOrder.TOGETHER
    lines = []
    if before.phase == OFFER:
        if openly:
            lines.append(Line(message=msg("exchanges-card" if action == EXCHANGE else "keeps-hand", seat=seat)))
        lines += log_draws(before, after)
    else:
        lines.append(Line(message=msg("puts-beneath", seat=seat, value=card_of(action)), seats=(seat,)))
    if not openly and after.phase == REVEAL:
        exchanged = tuple(members(after.exchanged))
        told = msg("exchanged", seats=exchanged) if exchanged else msg("nobody-exchanged")
        lines.append(Line(message=told))
    return lines


def log_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == REVEAL:
        return [Line(message=trick_begins(after)), *log_draws(before, after)]
    if before.phase == RESOLVE:
        return log_resolve(before, after, VARIANT)
    if before.phase == SCORE:
        return log_score(before, after)
    lines = [Line(message=msg("new-round", round=after.rounds + 1))]
    if after.rotate_colours:
        lines.append(Line(message=new_colours(after)))
    return lines


def trick_begins(s: StandIn) -> Message:
    return msg(
        "last-trick-begins" if s.trick == TRICKS else "trick-begins",
        trick=s.trick,
        card=prize_name(s, VARIANT, s.trick - 1),
        coins=prize_coins(s, s.trick - 1),
        seat=prize_owner(s),
    )


def new_colours(s: StandIn) -> Message:
    args: dict[str, int | str] = {}
    for seat in range(SEATS):
        args |= {f"seat{seat + 1}": seat, f"suit{seat + 1}": colour(s, seat)}
    return msg("new-colours", **args)


def log_score(before: StandIn, after: StandIn) -> list[Line]:
    """Every Point of the Round, with what it is for."""
    told = [msg("last-cards-turn-gray")]
    counted = with_totals_of(before, after)
    takers = bonus_takers(counted)
    for seat in range(SEATS):
        bonus = gray_bonus(counted, seat, takers)
        told.append(
            msg(
                "round-points" if after.gray_coins_score else "round-points-without-gray",
                seat=seat,
                points=bank_points(after, seat) + bonus,
                fronts=front_coins(after, seat),
                gray=face_down(after, seat),
                foreign=foreign_cards(after, seat),
                bonus=bonus,
                total=after.total[seat],
            )
        )
    if after.phase == ENDED:
        told.append(msg("sentence", text=reason(after)))
    elif after.extra_round:
        told.append(msg("one-more-round", seats=tuple(members(leaders(after)))))
    return [Line(message=message) for message in told]


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the Points of a Round come from, for statistics."""
    counted = with_totals_of(before, after)
    takers = bonus_takers(counted)
    parts = []
    for seat in range(SEATS):
        won = sum(prize_coins(after, i) for i in range(TRICKS) if after.taker[i] == seat)
        parts += [
            (seat, msg("prizes"), won),
            (seat, msg("own-cards"), front_coins(after, seat) - won),
            (seat, msg("gray-coins"), face_down(after, seat) if after.gray_coins_score else 0),
            (seat, msg("foreign-cards"), foreign_cards(after, seat)),
            (seat, msg("most-gray-coins"), gray_bonus(counted, seat, takers)),
        ]
    return parts


def with_totals_of(before: StandIn, after: StandIn) -> StandIn:
    """The Banks after the last cards, with the totals before this Round."""
    mixed = type(after)()
    for field in after.layout.fields:
        setattr(mixed, field, getattr(before if field == "total" else after, field))
    return mixed


@once
def reason(s: StandIn) -> Message:
    """Who won, and on what."""
    winners = tuple(members(leaders(s)))
    points = s.total[winners[0]]
    if len(winners) == 1:
        second = max(s.total[seat] for seat in range(SEATS) if seat != winners[0])
        return msg("wins-on-points", seat=winners[0], points=points, points2=second)
    if s.end_tie != EndTie.CARDS:
        return msg("share-on-points", seats=winners, points=points)
    most = max(hoard_cards(s, seat) for seat in winners)
    by_cards = tuple(seat for seat in winners if hoard_cards(s, seat) == most)
    if len(by_cards) > 1:
        return msg("share-on-cards", seats=by_cards, points=points, size=most)
    second = max(hoard_cards(s, seat) for seat in winners if seat != by_cards[0])
    return msg("wins-on-cards", seat=by_cards[0], n=most, n2=second)
