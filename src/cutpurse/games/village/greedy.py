"""A sensible player of The Village: collects, keeps the others guessing little, and reckons who must be hoarding."""

from cutpurse.core.bits import lowest
from cutpurse.core.compiling import rule
from cutpurse.games.village.options import Betting, DeckOut
from cutpurse.games.village.rules import legal
from cutpurse.games.village.rules_cards import (
    courtyard_size,
    deck_size,
    hand_size,
    is_winning,
    own_cards,
    winning_count,
)
from cutpurse.games.village.rules_day import fewest_chips, largest_wager, most_chips
from cutpurse.games.village.rules_table import (
    COFFER,
    COURTYARD_ROOM,
    DEALT,
    HAND_CARDS,
    HANDFUL,
    HILL,
    KINDS,
    PUBLIC,
    RAKE,
    SEATS,
    STEEPLE,
    Action,
    Phase,
)
from cutpurse.games.village.worlds import cards_seen, known_receipts

SURE_ENOUGH = 0.5  # that a hand is winning, to accuse its holder
LAST_CHANCE = 0.35  # the same in the second turn of a Night
NEAR_THE_END = 6  # cards in the deck: from here on drawing may lose the game for all


@rule
def greedy(s, rng):
    permitted = legal(s)
    if s.phase == Phase.TURN:
        action = turn_choice(s, permitted)
        return action if action != Action.GIVE else Action.GIVE + least_useful(s, s.actor, tradeable(permitted))
    if s.phase == Phase.WAGER:
        return wager_choice(s, permitted)
    if s.phase == Phase.TRADE:
        own = Action.TAKE + s.profession[s.actor]
        return own if permitted >> own & 1 else lowest(permitted)
    if s.phase == Phase.DISCARDING or s.phase == Phase.STUMBLED or s.phase == Phase.EXPOSING:
        first = Action.EXPOSE if s.phase == Phase.EXPOSING else Action.DISCARD
        return first + least_useful(s, s.actor, permitted >> first)
    if s.phase == Phase.SHOWING:
        return Action.REVEAL if permitted >> Action.REVEAL & 1 else Action.CONCEAL
    if s.phase == Phase.PICKING:
        own = Action.DISCARD + PUBLIC + s.profession[s.victim]
        return own if permitted >> own & 1 else lowest(permitted)
    for kind in (RAKE, STEEPLE, HILL):
        if permitted >> Action.CHOOSE + kind & 1:
            return Action.CHOOSE + kind
    return Action.CHOOSE + COFFER


@rule
def wager_choice(s, permitted):
    """The Token is worth more to a player near a winning hand; it is bought by one chip above the others, or not."""
    seat = s.actor
    worth = max(int(s.ante), 2 * own_cards(s, seat) - 3)
    worth = min(worth, int(s.wager[seat] + s.stack[seat] // 3))
    enough = worth if s.betting == Betting.SEALED else largest_wager(s) + 1
    leads = s.wager[seat] == largest_wager(s) and s.wager[seat] > 0
    if permitted >> Action.STAND & 1 and (leads or enough > worth):
        return Action.STAND
    fewest, most = fewest_chips(s, seat), min(most_chips(s, seat), HANDFUL)
    if fewest > HANDFUL:
        return Action.PUT_MORE
    wanted = enough - s.wager[seat] if enough <= worth else fewest
    if s.asked == 0 and s.betting != Betting.SEALED:
        wanted = (worth + 1) // 2
    return Action.PUT + max(fewest, min(wanted, most)) - 1


@rule
def tradeable(permitted):
    """The hand cards that may be offered in a trade."""
    return permitted >> Action.GIVE & (1 << HAND_CARDS) - 1


@rule
def turn_choice(s, permitted):
    """What to do in a turn; GIVE stands for a trade of whatever is least useful."""
    seat = s.actor
    suspect, chance = likeliest_winner(s, seat)
    second = s.turns >= SEATS
    if permitted >> Action.ACCUSE + suspect - 1 & 1 and chance > (LAST_CHANCE if second else SURE_ENOUGH):
        return Action.ACCUSE + suspect - 1
    if permitted >> Action.STUMBLE + suspect - 1 & 1 and second:
        return Action.STUMBLE + suspect - 1
    own = s.profession[seat]
    action = main_action(s, seat, permitted)
    useful = s.refused > 0 and s.refuse[s.refused - 1] == own and not is_winning(s, seat) and not too_early(s, seat)
    if permitted >> Action.TAKE_REFUSE & 1 and useful and (action >= 0 or s.drawn + s.traded > 0):
        return Action.TAKE_REFUSE
    if action >= 0:
        return action
    if permitted >> Action.END_TURN & 1:
        return Action.END_TURN
    return Action.GIVE if tradeable(permitted) else lowest(permitted)  # compulsory; a trade does not empty the deck


@rule
def main_action(s, seat, permitted):
    """A trade for the own profession, else a draw; nothing if the hand is good as it is. -1: nothing."""
    own = s.profession[seat]
    others = tradeable(permitted) & ~(1 << own | 1 << own + PUBLIC)
    if s.courtyard[own] > 0 and others:
        return -1 if too_early(s, seat) else Action.GIVE
    full = is_winning(s, seat) and (not s.must_act or s.drawn + s.traded > 0)
    risky = deck_size(s) <= (0 if s.deck_out == DeckOut.NO_CARD else 2)
    if full or risky:
        return -1
    if permitted >> Action.DRAW_TWO & 1 and deck_size(s) > NEAR_THE_END:
        return Action.DRAW_TWO
    return Action.DRAW if permitted >> Action.DRAW & 1 and hand_is_open(s, seat) else -1


@rule
def too_early(s, seat):
    """A hand that is complete in the first turn of a Night invites accusations: its last card can wait."""
    return s.turns < SEATS and own_cards(s, seat) + 1 == winning_count(s, seat) and not s.must_act


@rule
def hand_is_open(s, seat):
    """Whether a second draw can still help."""
    return s.drawn == 0 or own_cards(s, seat) < hand_size(s, seat)


@rule
def least_useful(s, seat, cards):
    """Of these hand cards the one to part with: of another's profession, and best of one that is far from winning."""
    best, worst = 0, 1000.0
    for card in range(HAND_CARDS):
        if cards >> card & 1:
            kind = card % KINDS
            use = 100.0 if kind == s.profession[seat] else use_to_others(s, seat, kind)
            if use < worst:
                best, worst = card, use
    return best


@rule
def use_to_others(s, seat, kind):
    """What a card that lies open is worth to the player who collects it; on the refuse pile, to the Steeple alone."""
    buried = s.phase == Phase.STUMBLED or (s.phase == Phase.DISCARDING and courtyard_size(s) == COURTYARD_ROOM)
    if buried and kind != STEEPLE:
        return 0.0
    for i in range(1, SEATS):
        if s.profession[(seat + i) % SEATS] == kind:
            return openly_held(s, (seat + i) % SEATS) + (SEATS - i) / 8
    return 0.0


@rule
def openly_held(s, seat):
    """Cards of the own profession that a player has collected for all to see."""
    own = s.profession[seat]
    return s.gained[seat][own] + s.public[seat][own] / 2


@rule
def likeliest_winner(s, seat):
    """The player, so many places to the left, who is likeliest to hold a winning hand; and how likely it is."""
    best, suspect, likely = -1.0, 1, 0.0
    for i in range(1, SEATS):
        other = (seat + i) % SEATS
        if hand_size(s, other) > 0:
            chance = chance_of_winning(s, seat, other)
            weight = chance + openly_held(s, other) / 1000
            if weight > best:
                best, suspect, likely = weight, i, chance
    return suspect, likely


@rule
def chance_of_winning(s, viewer, seat):
    """How likely a seat that keeps what it collects has a winning hand by now: every fourth card suits it."""
    own = s.profession[seat]
    needed = winning_count(s, seat) - s.gained[seat][own]
    if hand_size(s, seat) < needed + s.gained[seat][own]:
        return 0.0
    seen = cards_seen(s, viewer, seat)
    sure = known_receipts(s, viewer, seat, own) if seen else 0
    open_to_all = shown_to_all(s, seat, own)
    if open_to_all > sure:
        seen, sure = open_to_all, open_to_all
    cards = s.received[seat] - seen
    return tail(cards, needed - sure, min(most_received(s, seat) - sure, cards))


@rule
def shown_to_all(s, seat, kind):
    """How many cards of a profession all can tell that a seat has received, by what it turned outward or lost."""
    least = 0
    for row in range(s.received[seat] - DEALT + 1):
        least = max(least, int(s.least[seat][row][kind]))
    return least


@rule
def most_received(s, seat):
    """How many cards of its profession a seat can have received: not those that it has parted with, nor more than a
    failed accusation left possible.
    """
    own, most = s.profession[seat], int(s.received[seat])
    for kind in range(KINDS):
        if kind != own:
            most += min(0, int(s.gained[seat][kind]))
    for row in range(s.received[seat] - DEALT + 1):
        most = min(most, s.most[seat][row] + s.received[seat] - DEALT - row)
    return most


@rule
def tail(cards, needed, most):
    """The chance that at least so many of the cards suit, if it can't be more than `most`."""
    if needed > most:
        return 0.0
    term, total, enough = 1.0, 0.0, 0.0  # of a binomial distribution with 1 in 4, but for a common factor
    for suiting in range(most + 1):
        total += term
        if suiting >= needed:
            enough += term
        term = term * (cards - suiting) / (suiting + 1) / 3
    return enough / total if total > 0 else 0.0
