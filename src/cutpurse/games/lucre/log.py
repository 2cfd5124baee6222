"""What has happened in Lucre, what it has brought, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Line
from cutpurse.games._twosided.log import counts, log_draws, log_middle, log_resolve, log_reveal, trick_gains
from cutpurse.games._twosided.rules import PASS, SEATS, card_of, hoard_cards
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
    ranking,
    swapped,
    wealth,
)
from cutpurse.kit.zones import lines, told_to


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is None:
        return log_table(before, after)
    if before.phase == SWAP:
        return log_swap(before, action, after)
    if before.phase == MIDDLE:
        return log_middle(before, action)
    seat, value = before.actor, card_of(action)
    if before.lead_card_down:
        secret = told_to(seat, msg("wealth-card-is", seat=seat, value=value))
        return [*lines(msg("adds-face-down", seat=seat)), secret]
    return lines(msg("adds-to-wealth", seat=seat, value=value))


def log_swap(before: StandIn, action: int, after: StandIn) -> list[Line]:
    seat = before.actor
    beneath = [] if action == PASS else [told_to(seat, msg("puts-beneath", seat=seat, value=card_of(action)))]
    told = [*beneath, *log_draws(before, after)]
    finished = after.phase != SWAP or after.actor != seat
    if finished and before.swap_order == SwapOrder.SEAT:
        told += lines(msg("swaps", seat=seat, n=swapped(after, seat)))
    elif after.phase != SWAP:
        told += lines(msg("cards-swapped", counts=counts(range(SEATS), [swapped(after, i) for i in range(SEATS)])))
    return told


def log_table(before: StandIn, after: StandIn) -> list[Line]:
    if before.phase == REVEAL:
        key = "late-round-begins" if after.trick >= ROUNDS - 1 else "round-begins"
        return log_reveal(before, after, VARIANT, key, "round")
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
    return lines(*told)


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the coins of a step come from, for statistics."""
    if action is not None:
        seat = before.actor
        return [(seat, msg("lead-cards"), wealth(after, seat) - wealth(before, seat))]
    if before.phase == RESOLVE:
        return trick_gains(before, after)
    coins = [sum(before.coins[value - 1] for value in members(hand)) for hand in before.hand]
    return [(seat, msg("last-cards"), coins[seat]) for seat in range(SEATS)]


@once
def reason(s: StandIn) -> Message:
    """Who won, and on what."""
    among = members(s.tied) if s.tied else list(range(SEATS))
    best = max(ranking(s, seat) for seat in among)
    winner, *level = [seat for seat in among if ranking(s, seat) == best]
    coins, cards = wealth(s, winner), hoard_cards(s, winner)
    others = [seat for seat in among if seat != winner]
    rivals = [hoard_cards(s, seat) for seat in others if wealth(s, seat) == coins]
    if s.tied:
        told = counts(among, [wealth(s, seat) for seat in among])
        if level:
            return msg("share-play-off", seats=(winner, *level), counts=told)
        if rivals:
            return msg("wins-play-off-on-cards", seat=winner, n=cards, n2=max(rivals), counts=told)
        return msg("wins-play-off", seat=winner, counts=told)
    if level and s.final_tie == FinalTie.SEAT:
        return msg("wins-by-seat", seat=winner, seats=tuple(level), coins=coins)
    if level:
        return msg("share-win", seats=(winner, *level), coins=coins, size=cards)
    if rivals:
        return msg("wins-on-cards", seat=winner, n=cards, n2=max(rivals))
    return msg("wins-on-coins", seat=winner, coins=coins, coins2=max(wealth(s, seat) for seat in others))
