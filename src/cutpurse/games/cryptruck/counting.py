"""Worlds with secret gifts, counted: slower than trying (see `knowledge`), but sure to find them all.

The round is undone from now to its beginning. A card of which only the place is known is either one of those that have
lain in the same hand all round, or a *token*: a card of its own that was given at least once. A *path* says for each
gift which of these things it was. It fixes what each place may not hold, and so has a number of worlds; a path is
chosen in proportion to that number, and the cards are dealt to its places.
"""

# Compiled code: Numba infers the types.
# mypy: disable-error-code="no-untyped-def, no-untyped-call"

import numpy as np

from cutpurse.core.bits import count, highest, select
from cutpurse.core.chance import next_fast
from cutpurse.core.compiling import rule
from cutpurse.games._tricks.knowledge import deal_unseen
from cutpurse.games.cryptruck.cards import COLOURS, RANKS, colour_of
from cutpurse.games.cryptruck.history import buyer_of, colours_among, knows_gift, shown_lacking, unseen_by
from cutpurse.games.cryptruck.rules import SEATS, TRICKS

# Places for unseen cards: what lay in a hand all round, the tokens, the undealt card.
TOKENS, UNDEALT = SEATS, SEATS + TRICKS
PLACES = UNDEALT + 1
COMPLETE = TRICKS  # a path that can have been gone, back to the first trick
FORBIDDEN = PLACES

# What is known of a path: rows of an array with a number for each place or trick.
SIZE, VOID, HOME, FACE = 0, 1, 2, 3  # of a place: cards, colours it can't hold; of a token: whose hand, 1 + its card
KNOWN, HELD = 4, 5  # of a seat, at the moment the path has reached: its known cards, its tokens
ITEM = 6  # of a trick: what was given there; a token's place, or -1 - card
ROWS = 7


@rule
def redeal_by_counting(s, seat, rng):
    """The same as dealing and trying: every world that agrees with what the seat knows is equally likely."""
    path, choice = np.zeros((ROWS, PLACES), np.int64), np.zeros(TRICKS, np.int64)
    total = visit_paths(s, seat, path, choice, -1)
    visit_paths(s, seat, path, choice, below_many(rng, total))
    deal_path(s, seat, path, rng)


@rule
def below_many(rng, span):
    """A number below `span`, which may be as large as 2**61, each equally likely."""
    limit = (1 << 62) // span * span
    number = limit
    while number >= limit:
        number = next_fast(rng) << 30 | next_fast(rng) >> 2
    return number % span


@rule
def visit_paths(s, seat, path, choice, mark):
    """The number of worlds on all paths; or stop at the path on which the world of this number is."""
    total = 0
    for trick in range(TRICKS):
        choice[trick] = 0
    at = 0
    while at < TRICKS:
        at = go(s, seat, path, choice)
        if at == COMPLETE:
            total += count_worlds(unseen_by(s, seat) & ~faces(path), path[SIZE], path[VOID])
            if 0 <= mark < total:
                return total
            at = -1
        for trick in range(at + 1):  # the next choice at the gift before this point, which is a later one in the game
            choice[trick] = 0
        at += 1
        while at < TRICKS and s.given[at] == 0:
            at += 1
        if at < TRICKS:
            choice[at] += 1
    return total


@rule
def faces(path):
    """The cards that tokens are known to be."""
    cards = 0
    for place in range(TOKENS, UNDEALT):
        cards |= 1 << path[FACE][place] >> 1
    return cards


@rule
def go(s, seat, path, choice):
    """Undo the round with these choices; COMPLETE, or else the trick after which a choice must be another."""
    path[:] = 0
    path[SIZE][UNDEALT] = 1
    for other in range(s.seats):
        path[SIZE][other] = count(s.hand[other]) if other != seat else 0
    path[KNOWN][seat] = s.hand[seat]
    tokens = TOKENS
    for trick in range(min(s.trick, TRICKS - 1), -1, -1):
        leader, seller = s.leader[trick] - 1, s.seller[trick] - 1
        for other in range(s.seats):
            if other != leader:
                path[KNOWN][other] |= 1 << s.played[other][trick] >> 1
            if not lack(path, other, shown_lacking(s, other, trick)):
                return trick
        if s.given[trick]:
            item = take_back(s, seat, path, tokens, trick, choice[trick])
            if item == 0:
                return trick
            if item == FORBIDDEN:
                return trick - 1
            tokens += item == tokens
            path[ITEM][trick] = item
        path[KNOWN][seller] |= 1 << (s.played[leader][trick] if leader >= 0 else s.offered) >> 1
    return COMPLETE


@rule
def lack(path, seat, cards):
    """Let a hand hold none of these cards; whether that can be."""
    if path[KNOWN][seat] & cards:
        return False
    colours = colours_among(cards)
    path[VOID][seat] |= colours
    for place in range(TOKENS, UNDEALT):
        if path[HELD][seat] >> place & 1:
            path[VOID][place] |= colours
    return True


@rule
def take_back(s, seat, path, new, trick, choice):
    """Undo a gift, the choice being among what the seller may have got; 0 if there are fewer, FORBIDDEN if it can't be.

    A gift that the seat knows is that card, or it is the moment at which a token turns out to be that card.
    """
    seller, buyer, given = s.seller[trick] - 1, buyer_of(s, trick), s.given[trick] - 1
    cards, held, others = path[KNOWN][seller], path[HELD][seller], path[SIZE][seller]
    is_known = knows_gift(s, seat, trick)
    if is_known:
        cards &= 1 << given
        if not (unseen_by(s, seat) & ~faces(path)) >> given & 1:  # it has its place already
            held, others = 0, 0
    if choice < count(cards):
        card = select(int(cards), choice)
        path[KNOWN][seller] &= ~(1 << card)
        path[KNOWN][buyer] |= 1 << card
        return -1 - card
    choice -= count(cards)
    if choice >= count(held) + (others > 0):
        return 0
    place = select(int(held), choice) if choice < count(held) else split_off(path, seller, new)
    path[HELD][seller] &= ~(1 << place)
    path[HELD][buyer] |= 1 << place
    if is_known:
        return place if identify(path, buyer, place, given) else FORBIDDEN
    return place


@rule
def split_off(path, seat, new):
    """A card that lay in the hand until now becomes a token."""
    path[SIZE][seat] -= 1
    path[SIZE][new] = 1
    path[HOME][new] = seat
    path[VOID][new] = path[VOID][seat]
    return new


@rule
def identify(path, seat, place, card):
    """A token turns out to be this card; whether that can be."""
    path[HELD][seat] &= ~(1 << place)
    path[KNOWN][seat] |= 1 << card
    path[SIZE][place] = 0
    path[FACE][place] = card + 1
    return not path[VOID][place] >> colour_of(card) & 1


@rule
def count_worlds(pool, sizes, voids):
    """In how many ways the pool can be dealt to places of these sizes, none getting a colour it is void in.

    Card by card, from the last to the first: a state is how many cards each place has got.
    """
    strides, used = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    states, left = 1, 0
    for place in range(PLACES):
        strides[place] = states
        states *= sizes[place] + 1
        used[place] = sizes[place]
        left += sizes[place]
    ways = np.zeros(states, np.int64)
    ways[states - 1] = 1
    dealt = left
    for state in range(states - 2, -1, -1):
        dealt += step_down(used, sizes)
        colour = colour_of(select(pool, dealt))
        for place in range(PLACES):
            if used[place] < sizes[place] and not voids[place] >> colour & 1:
                ways[state] += ways[state + strides[place]]
    return ways[0]


@rule
def step_down(used, sizes):
    """Go to the state before; how many cards more it has, which may be fewer."""
    more = 0
    for place in range(PLACES):
        if used[place]:
            used[place] -= 1
            return more - 1
        used[place] = sizes[place]
        more += sizes[place]
    return more


@rule
def deal_path(s, seat, path, rng):
    """Deal the unseen cards to the places of a path, and write down the hands and gifts."""
    out = np.zeros(PLACES, np.int64)
    pool = unseen_by(s, seat) & ~faces(path)
    deal_unseen(pool, path[SIZE], path[VOID], PLACES, COLOURS + 1, RANKS, out, rng)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = out[other]
    for place in range(TOKENS, UNDEALT):
        out[place] |= 1 << path[FACE][place] >> 1
        if out[place]:
            s.hand[path[HOME][place]] |= out[place]
    s.aside = highest(int(out[UNDEALT])) + 1
    for trick in range(TRICKS):
        if s.given[trick]:
            item = path[ITEM][trick]
            s.given[trick] = highest(int(out[item])) + 1 if item > 0 else -item
