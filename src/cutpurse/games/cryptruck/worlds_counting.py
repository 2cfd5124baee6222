"""Worlds with secret gifts, counted: slower than trying (see `worlds`), but sure to find them all.

The round is undone from now to its beginning. A card of which only the place is known is either one of those that have
lain in the same hand all round, or a *token*: a card of its own that was given at least once. A *path* says for each
gift which of these things it was. It fixes what each place may not hold, and so has a number of worlds; a path is
chosen in proportion to that number, and the cards are dealt to its places. Whites that are alike are placed first, in
every way; then they are as good as known.
"""

import numpy as np

from cutpurse.core.bits import count, highest, select
from cutpurse.core.chance import next_fast
from cutpurse.core.compiling import rule
from cutpurse.games.cryptruck.rules import SEATS, TRICKS
from cutpurse.games.cryptruck.rules_cards import CARDS, WHITE_3, WHITES, WHITES_ALIKE, join, kinds_of, without
from cutpurse.games.cryptruck.rules_history import buyer_of, card_led, knows_gift, shown_lacking, unseen_by
from cutpurse.kit.cards import NO_CARD, set_of
from cutpurse.kit.dealing import count_deals, deal_unseen

# Places for unseen cards: what lay in a hand all round, the tokens, the undealt card.
TOKENS, UNDEALT = SEATS, SEATS + TRICKS
PLACES = UNDEALT + 1
COMPLETE = TRICKS  # a path that can have been gone, back to the first trick

# What is known of a path: rows of an array with a number for each place or trick.
SIZE, BARRED, HOME, FACE = 0, 1, 2, 3  # of a place: size, cards it can't hold; of a token: whose hand, its card, a set
KNOWN, HELD = 4, 5  # of a seat, at the moment the path has reached: its known cards, its tokens
ITEM = 6  # of a trick: what was given there; a card, or TOKEN and its place
ROWS = 7

# What a gift may have been: a card, or one of these.
TOKEN = CARDS
NOT_ANOTHER = -1  # all choices have been tried
FORBIDDEN = -2  # this choice can't be


@rule
def redeal_by_counting(s, seat, rng):
    """The same as dealing and trying: every deal that agrees with what the seat knows is equally likely."""
    path, choice = np.zeros((ROWS, PLACES), np.int64), np.zeros(TRICKS, np.int64)
    whites = np.zeros(SEATS + 1, np.int64)
    total = place_whites(s, seat, path, choice, whites, -1)
    place_whites(s, seat, path, choice, whites, below_many(rng, total))
    deal_path(s, seat, path, whites, rng)


@rule
def below_many(rng, span):
    """A number below `span`, which may be as large as 2**61, each equally likely."""
    limit = (1 << 62) // span * span
    number = limit
    while number >= limit:
        number = next_fast(rng) << 30 | next_fast(rng) >> 2
    return number % span


@rule
def deals_of_whites(s, hands):
    """In how many ways whites that are alike can be dealt so: in two, but in one if both are in one of these hands."""
    if s.rules >= WHITES_ALIKE:
        for cards in hands:
            if cards & WHITES == WHITES:
                return 1
    return 2


@rule
def place_whites(s, seat, path, choice, whites, mark):
    """The number of deals, wherever the unseen whites lie; or stop at the path on which the deal of this number is.

    `whites` counts them for each seat, and at last for the undealt card.
    """
    unseen = count(unseen_by(s, seat) & WHITES) if s.rules >= WHITES_ALIKE else 0
    total = 0
    for first in range(SEATS + 1 if unseen > 0 else 1):
        for second in range(first, SEATS + 1 if unseen > 1 else first + 1):
            whites[:] = 0
            whites[first] += unseen > 0
            whites[second] += unseen > 1
            if whites_fit(s, seat, whites):
                found = visit_paths(s, seat, path, choice, whites, mark - total if mark >= total else -1)
                total += found
                if 0 <= mark < total:
                    return total
    return total


@rule
def whites_fit(s, seat, whites):
    """Whether there is room for these whites."""
    for other in range(SEATS):
        room = count(s.hand[other]) if other < s.seats and other != seat else 0
        if whites[other] > room:
            return False
    return whites[SEATS] <= 1


@rule
def visit_paths(s, seat, path, choice, whites, mark):
    """The number of deals on all paths; or stop at the path on which the deal of this number is."""
    total = 0
    for trick in range(TRICKS):
        choice[trick] = 0
    at = 0
    while at < TRICKS:
        at = go(s, seat, path, choice, whites)
        if at == COMPLETE:
            deals = count_deals(pool_of(s, seat, path), path[SIZE], path[BARRED], PLACES)
            total += int(deals + 0.5) * deals_of_whites(s, path[KNOWN][:SEATS])
            if 0 <= mark < total:
                return total
            at = -1
        for trick in range(at + 1):  # the next choice at the gift before this point, which is a later one in the game
            choice[trick] = 0
        at += 1
        while at < TRICKS and s.given[at] == NO_CARD:
            at += 1
        if at < TRICKS:
            choice[at] += 1
    return total


@rule
def pool_of(s, seat, path):
    """The cards to be dealt to places: all unseen but whites that were placed, and but what tokens are known to be."""
    pool = unseen_by(s, seat)
    if s.rules >= WHITES_ALIKE:
        pool &= ~WHITES
    for place in range(TOKENS, UNDEALT):
        pool &= ~path[FACE][place]
    return pool


@rule
def go(s, seat, path, choice, whites):
    """Undo the round with these choices; COMPLETE, or else the trick after which a choice must be another."""
    path[:] = 0
    path[SIZE][UNDEALT] = 1 - whites[SEATS]
    for other in range(s.seats):
        if other != seat:
            path[SIZE][other] = count(s.hand[other]) - whites[other]
            path[KNOWN][other] = white_set(whites[other])
    path[KNOWN][seat] = s.hand[seat]
    tokens = TOKENS
    for trick in range(min(s.trick, TRICKS - 1), -1, -1):
        seller = s.seller[trick]
        for other in range(s.seats):
            if other != s.leader[trick]:
                path[KNOWN][other] = join(path[KNOWN][other], set_of(s.played[other][trick]))
            if not lack(path, other, shown_lacking(s, other, trick)):
                return trick
        if s.given[trick] != NO_CARD:
            item = take_back(s, seat, path, tokens, trick, choice[trick])
            if item == NOT_ANOTHER:
                return trick
            if item == FORBIDDEN:
                return trick - 1
            tokens += item == TOKEN + tokens
            path[ITEM][trick] = item
        path[KNOWN][seller] = join(path[KNOWN][seller], set_of(card_led(s, trick)))
    return COMPLETE


@rule
def white_set(number):
    """So many whites, as a set."""
    return (1 << number) - 1 << WHITE_3


@rule
def lack(path, seat, cards):
    """Let a hand hold none of these cards; whether that can be."""
    if path[KNOWN][seat] & cards:
        return False
    path[BARRED][seat] |= cards
    for place in range(TOKENS, UNDEALT):
        if path[HELD][seat] >> place & 1:
            path[BARRED][place] |= cards
    return True


@rule
def take_back(s, seat, path, new, trick, choice):
    """Undo a gift, the choice being among what the seller may have got: a card, a token, NOT_ANOTHER or FORBIDDEN.

    A gift that the seat knows is that card, or it is the moment at which a token turns out to be that card.
    """
    seller, buyer, given = s.seller[trick], buyer_of(s, trick), s.given[trick]
    cards, held, others = kinds_of(s, path[KNOWN][seller]), path[HELD][seller], path[SIZE][seller]
    is_known = knows_gift(s, seat, trick)
    if is_known:
        cards &= 1 << given
        if not pool_of(s, seat, path) >> given & 1:  # it has its place already
            held, others = 0, 0
    if choice < count(cards):
        card = select(int(cards), choice)
        path[KNOWN][seller] = without(s, path[KNOWN][seller], 1 << card)
        path[KNOWN][buyer] = join(path[KNOWN][buyer], 1 << card)
        return card
    choice -= count(cards)
    if choice >= count(held) + (others > 0):
        return NOT_ANOTHER
    place = select(int(held), choice) if choice < count(held) else split_off(path, seller, new)
    path[HELD][seller] &= ~(1 << place)
    path[HELD][buyer] |= 1 << place
    if is_known and not identify(path, buyer, place, given):
        return FORBIDDEN
    return TOKEN + place


@rule
def split_off(path, seat, new):
    """A card that lay in the hand until now becomes a token."""
    path[SIZE][seat] -= 1
    path[SIZE][new] = 1
    path[HOME][new] = seat
    path[BARRED][new] = path[BARRED][seat]
    return new


@rule
def identify(path, seat, place, card):
    """A token turns out to be this card; whether that can be."""
    path[HELD][seat] &= ~(1 << place)
    path[KNOWN][seat] |= 1 << card
    path[SIZE][place] = 0
    path[FACE][place] = 1 << card
    return not path[BARRED][place] >> card & 1


@rule
def deal_path(s, seat, path, whites, rng):
    """Deal the unseen cards to the places of a path, and write down the hands and gifts."""
    out = np.zeros(PLACES, np.int64)
    deal_unseen(pool_of(s, seat, path), path[SIZE], path[BARRED], PLACES, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = out[other] | white_set(whites[other])
    for place in range(TOKENS, UNDEALT):
        out[place] |= path[FACE][place]
        if out[place]:
            s.hand[path[HOME][place]] |= out[place]
    s.aside = highest(out[UNDEALT]) if out[UNDEALT] else WHITE_3
    for trick in range(TRICKS):
        if s.given[trick] != NO_CARD:
            item = path[ITEM][trick]
            s.given[trick] = item if item < TOKEN else highest(out[item - TOKEN])
