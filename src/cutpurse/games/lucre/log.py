"""What has happened in Lucre, what it has brought, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games._twosided.log import counts, log_draws, log_middle, log_resolve, prize_coins, trick_gains
from cutpurse.games._twosided.names import prize_name
from cutpurse.games._twosided.rules import PASS, SEATS, card_of, hoard_cards, prize_owner
from cutpurse.games.lucre.names import VARIANT
from cutpurse.games.lucre.options import FinalTie, SwapOrder
from cutpurse.games.lucre.rules import (
    ENDED,
    MIDDLE,
    RESOLVE,
    REVEAL,
    ROUNDS,
    SCORE,
    SWAP,
    coins_ranked,
    leaders,
    ranking,
    swapped,
    wealth,
)


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return log_table(before, after)
    if before.phase == SWAP:
        return log_swap(before, action, after)
    if before.phase == MIDDLE:
        return log_middle(before, action)
    seat, value = before.actor, card_of(action)
    if before.lead_card_down:
        secret = Line(message=msg("wealth-card-is", seat=seat, value=value), seats=(seat,))
        return [Line(message=msg("adds-face-down", seat=seat)), secret]
    return [Line(message=msg("adds-to-wealth", seat=seat, value=value))]


def log_swap(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat = before.actor
    lines = []
    if action != PASS:
        lines.append(Line(message=msg("puts-beneath", seat=seat, value=card_of(action)), seats=(seat,)))
    lines += log_draws(before, after)
    finished = after.phase != SWAP or after.actor != seat
    if finished and before.swap_order == SwapOrder.SEAT:
        lines.append(Line(message=msg("swaps", seat=seat, n=swapped(after, seat))))
    elif after.phase != SWAP:
        each = counts(range(SEATS), [swapped(after, i) for i in range(SEATS)])
        lines.append(Line(message=msg("cards-swapped", counts=each)))
    return lines


def log_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == REVEAL:
        return [Line(message=round_begins(after)), *log_draws(before, after)]
    if before.phase == RESOLVE:
        return log_resolve(before, after, VARIANT)
    assert before.phase == SCORE
    last = counts(range(SEATS), [members(hand)[0] for hand in before.hand])
    told = [msg("last-cards-shown", counts=last)]
    if after.phase == ENDED:
        coins = counts(range(SEATS), [wealth(after, seat) for seat in range(SEATS)])
        told += [msg("coins-counted", counts=coins), msg("sentence", text=reason(after))]
    else:
        best = coins_ranked(max(after.first_game))
        told.append(msg("tied-play-off", seats=tuple(members(after.tied)), coins=best))
    return [Line(message=message) for message in told]


def round_begins(s: StandIn) -> Message:
    return msg(
        "late-round-begins" if s.trick >= ROUNDS - 1 else "round-begins",
        round=s.trick,
        card=prize_name(s, VARIANT, s.trick - 1),
        coins=prize_coins(s, s.trick - 1),
        seat=prize_owner(s),
    )


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the coins of a step come from, for statistics."""
    if action is not None:
        seat = before.actor
        return [(seat, msg("lead-cards"), wealth(after, seat) - wealth(before, seat))]
    if before.phase == RESOLVE:
        return trick_gains(before, after)
    hands = [members(before.hand[seat]) for seat in range(SEATS)]
    coins = [sum(before.coins[value - 1] for value in hand) for hand in hands]
    return [(seat, msg("last-cards"), coins[seat]) for seat in range(SEATS)]


@once
def reason(s: StandIn) -> Message:
    """Who won, and on what."""
    if s.tied:
        return reason_of_play_off(s)
    winner, *level = members(leaders(s))
    coins, cards = wealth(s, winner), hoard_cards(s, winner)
    if level and s.final_tie == FinalTie.SEAT:
        return msg("wins-by-seat", seat=winner, seats=tuple(level), coins=coins)
    if level:
        return msg("share-win", seats=(winner, *level), coins=coins, size=cards)
    others = [seat for seat in range(SEATS) if seat != winner]
    if rivals := [hoard_cards(s, seat) for seat in others if wealth(s, seat) == coins]:
        return msg("wins-on-cards", seat=winner, n=cards, n2=max(rivals))
    return msg("wins-on-coins", seat=winner, coins=coins, coins2=max(wealth(s, seat) for seat in others))


def reason_of_play_off(s: StandIn) -> Message:
    tied = members(s.tied)
    best = max(ranking(s, seat) for seat in tied)
    winner, *level = [seat for seat in tied if ranking(s, seat) == best]
    told = counts(tied, [wealth(s, seat) for seat in tied])
    if level:
        return msg("share-play-off", seats=(winner, *level), counts=told)
    rivals = [hoard_cards(s, i) for i in tied if i != winner and wealth(s, i) == wealth(s, winner)]
    if rivals:
        return msg("wins-play-off-on-cards", seat=winner, n=hoard_cards(s, winner), n2=max(rivals), counts=told)
    return msg("wins-play-off", seat=winner, counts=told)
