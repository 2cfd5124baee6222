"""What has happened in Dirty Money, where coins come from, and who won."""

from cutpurse.core.bits import members
from cutpurse.core.ledger import Gains
from cutpurse.core.message import Message, msg
from cutpurse.core.state import StandIn
from cutpurse.core.view import Line
from cutpurse.games.dirty_money.names import (
    card_name,
    card_names,
    coins_message,
    lead_suit_name,
    prints_message,
    worth_message,
)
from cutpurse.games.dirty_money.options import Bust, CoinTie, FirstLead
from cutpurse.games.dirty_money.rules import (
    CLEANER,
    ENDED,
    LOOT,
    PLAY,
    SCORE,
    TAKE,
    busted,
    coins_of,
    out_of_it,
    trick_loot,
    winners,
)
from cutpurse.kit.tricks import NOBODY
from cutpurse.kit.zones import lines


def log(before: StandIn, action: int | None, after: StandIn) -> list[Line]:
    if action is not None:
        told = [log_play(before, action)]
    elif before.phase == TAKE:
        told = log_taken(before, after)
    elif before.phase == SCORE:
        told = log_score(before, after)
    else:
        told = log_deal(after)
    return lines(*told)


def log_play(before: StandIn, card: int) -> Message:
    seat, leads = before.actor, before.trick_winner == NOBODY
    if card == CLEANER:
        return msg("plays-cleaner" if before.left == 1 else "breaks-suit", seat=seat, leads="yes" if leads else "no")
    if leads:
        return msg("leads", seat=seat, card=card_name(card))
    if before.follow and not before.follow >> card & 1:
        return msg("plays-void", seat=seat, card=card_name(card), suit=lead_suit_name(before))
    return msg("plays", seat=seat, card=card_name(card))


def log_taken(before: StandIn, after: StandIn) -> list[Message]:
    winner, told = before.trick_winner, [trick_taken(before)]
    if after.phase == PLAY and after.lead != winner:  # DIR-A02
        told.append(msg("no-card-left", seat=winner, seat2=after.lead))
    return told


def trick_taken(s: StandIn) -> Message:
    """Who takes the full trick, with what, and what it brings."""
    winner, loot = s.trick_winner, trick_loot(s)
    card = s.trick[winner]
    if card == CLEANER:
        return msg("takes-clean", seat=winner, loot=worth_message(loot, cleaned=True))
    return msg("takes", seat=winner, card=card_name(card), loot=worth_message(loot))


def log_deal(after: StandIn) -> list[Message]:
    sizes = [(hand & LOOT).bit_count() for hand in after.hand[: after.seats]]
    extra, number = after.extra_round, after.scored + 1
    name = msg("deciding-round") if extra else msg("round-of", round=number, of=after.rounds)
    told = [msg("deals", round=name, n=min(sizes))]
    if max(sizes) > min(sizes):
        more = tuple(seat for seat, size in enumerate(sizes) if size == max(sizes))
        told.append(msg("one-more-for", seats=more))
    if after.aside:
        told.append(msg("puts-aside", n=after.aside.bit_count()))
    if after.shown:
        told.append(msg("leaves-over", cards=card_names(after.shown)))
    by_rotation = after.first_lead == FirstLead.ROTATION
    return [*told, msg("leads-by-rotation" if by_rotation else "leads-by-cleaner", seat=after.first)]


def log_score(before: StandIn, after: StandIn) -> list[Message]:
    """Everyone's round and totals, who is busted, and who has won."""
    told = [msg("deciding-round-over") if before.extra_round else msg("round-over", round=after.scored)]
    lost = busted(before, before.prints, before.coins) if before.bust == Bust.ROUND else 0
    if lost:
        told.append(msg("busted-this-round", seats=tuple(members(lost))))
    told += [log_seat(before, after, seat, bool(lost >> seat & 1)) for seat in range(after.seats)]
    if after.phase == ENDED:
        told.append(msg("sentence", text=reason(after)))
    elif after.extra_round:
        told.append(msg("level", seats=tuple(members(winners(after)))))
    return told


def log_seat(before: StandIn, after: StandIn, seat: int, lost: bool) -> Message:
    coins = msg("coins-lost", n=before.coins[seat]) if lost else coins_message(before.coins[seat])
    prints = prints_message(before.prints[seat])
    if before.scored == 0:
        return msg("scores", seat=seat, coins=coins, prints=prints)
    all_coins, all_prints = after.total_coins[seat], after.total_prints[seat]
    return msg("scores-in-all", seat=seat, coins=coins, prints=prints, all_coins=all_coins, all_prints=all_prints)


def gains(before: StandIn, action: int | None, after: StandIn) -> Gains:
    """Where the coins of a step come from, for statistics."""
    if before.phase == TAKE:
        cleaned = before.trick[before.trick_winner] == CLEANER
        cause = msg("tricks-by-cleaner" if cleaned else "tricks-by-loot")
        return [(before.trick_winner, cause, coins_of(trick_loot(before)))]
    lost = busted(before, before.prints, before.coins)
    return [(seat, msg("busted"), -before.coins[seat]) for seat in members(lost)]


def reason(s: StandIn) -> Message:
    """Who won, and on what; who is busted."""
    lost, won = out_of_it(s), winners(s)
    if not won:
        return msg("nobody-wins", prints=prints_message(s.total_prints[0]))
    wins = how_won(s, lost, won)
    if s.bust == Bust.ROUND:
        return wins
    if not lost:
        return msg("nobody-busted", wins=wins)
    prints, seats = prints_message(max(s.total_prints[: s.seats])), tuple(members(lost))
    if len(seats) == 1:
        return msg("one-busted", wins=wins, seat=seats[0], prints=prints)
    return msg("several-busted", wins=wins, seats=seats, prints=prints)


def how_won(s: StandIn, lost: int, won: int) -> Message:
    best, *others = members(won)
    most = s.total_coins[best]
    if others:
        return msg("share-the-win", seats=(best, *others), coins=coins_message(most))
    free = [seat for seat in range(s.seats) if not (lost | won) >> seat & 1]
    level = [s.total_prints[seat] for seat in free if s.total_coins[seat] == most]
    if level and s.coin_tie == CoinTie.PRINTS:
        prints = s.total_prints[best]
        return msg("wins-on-prints", seat=best, coins=coins_message(most), prints=prints, prints2=min(level))
    return msg("wins", seat=best, coins=coins_message(most))
