"""What has happened in COIN, what it has brought, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, copy, once
from cutpurse.core.view import Line
from cutpurse.games._twosided.log import log_draws, log_middle, log_resolve, log_reveal, numbered, prize_coins
from cutpurse.games._twosided.rules import SEATS, card_of, face_down, front_coins, hoard_cards
from cutpurse.games.coin.names import VARIANT
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
from cutpurse.kit.zones import lines, told_to


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return log_table(before, after)
    if before.phase == MIDDLE:
        return log_middle(before, action)
    if before.phase == BANK:
        return lines(msg("adds-to-bank", seat=before.actor, value=card_of(action)))
    return log_exchange(before, action, after)


def log_exchange(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat, openly = before.actor, before.exchange_order != ExchangeOrder.TOGETHER
    if before.phase == OFFER:
        answer = lines(msg("exchanges-card" if action == EXCHANGE else "keeps-hand", seat=seat)) if openly else []
        told = [*answer, *log_draws(before, after)]
    else:
        told = [told_to(seat, msg("puts-beneath", seat=seat, value=card_of(action)))]
    if not openly and after.phase == REVEAL:
        exchanged = tuple(members(after.exchanged))
        told += lines(msg("exchanged", seats=exchanged) if exchanged else msg("nobody-exchanged"))
    return told


def log_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == REVEAL:
        key = "last-trick-begins" if after.trick == TRICKS else "trick-begins"
        return log_reveal(before, after, VARIANT, key, "trick")
    if before.phase == RESOLVE:
        return log_resolve(before, after, VARIANT)
    if before.phase == SCORE:
        return log_score(before, after)
    told = [msg("new-round", round=after.rounds + 1)]
    return lines(*told, new_colours(after)) if after.rotate_colours else lines(*told)


def new_colours(s: StandIn) -> Message:
    return msg("new-colours", **numbered(seat=range(SEATS), suit=VARIANT.suits(s)))


def log_score(before: StandIn, after: StandIn) -> list[Line]:
    """Every Point of the Round, with what it is for."""
    told = [msg("last-cards-turn-gray")]
    for seat, bonus in enumerate(bonuses(before, after)):
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
    return lines(*told)


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the Points of a Round come from, for statistics."""
    parts = []
    for seat, bonus in enumerate(bonuses(before, after)):
        won = sum(prize_coins(after, i) for i in range(TRICKS) if after.taker[i] == seat)
        parts += [
            (seat, msg("prizes"), won),
            (seat, msg("own-cards"), front_coins(after, seat) - won),
            (seat, msg("gray-coins"), face_down(after, seat) if after.gray_coins_score else 0),
            (seat, msg("foreign-cards"), foreign_cards(after, seat)),
            (seat, msg("most-gray-coins"), bonus),
        ]
    return parts


def bonuses(before: StandIn, after: StandIn) -> list[int]:
    """The bonus of each seat, by the Banks after the last cards, and the totals before this Round."""
    counted = copy(after)
    counted.total = before.total
    takers = bonus_takers(counted)
    return [gray_bonus(counted, seat, takers) for seat in range(SEATS)]


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
