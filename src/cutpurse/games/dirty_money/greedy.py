"""A simple player of Dirty Money: it ducks dirty tricks, takes rich clean ones, and cleans where that pays.

A card is worth what it brings in this trick, less what it would bring in a later one. Coins count one each; the price
of a fingerprint is what it takes from the chance to win, measured in coins. What others may hold is judged by counting
the loot that this seat has not seen. Of some weights tried these won most often.
"""

from cutpurse.core.bits import count, lowest
from cutpurse.core.chance import power
from cutpurse.core.compiling import rule
from cutpurse.games.dirty_money.options import Bust
from cutpurse.games.dirty_money.options_deck import RANKS
from cutpurse.games.dirty_money.rules import (
    CLEANER,
    LOOT,
    coins_of,
    holds_cleaner,
    legal,
    prints_of,
    trick_loot,
    whole_deck,
    worth,
)
from cutpurse.games.dirty_money.worlds import unseen_by
from cutpurse.kit.cards import above, like
from cutpurse.kit.tricks import NOBODY, next_seat

PRICE = 2.5  # of a fingerprint in coins, when neither wealth nor danger stands out
MOST_PRICE = 6.0  # for a seat in danger of being busted
SPREAD = 2.0  # by how many fingerprints, or twice as many coins, a trick to come may change who is ahead
LEAST, MOST = 0.15, 0.95  # chances are never sure
ENVY = 0.5  # what a coin costs that another takes
SPITE = 0.35  # what a fingerprint brings that another takes, as a part of its price
MORE_SPITE = 0.6  # the same where that other has the most of them
EAGER, SHY = 0.75, 0.4  # how often a later player beats a card it could beat: in a trick worth having, and in another
CLEANS = 0.25  # how often a later player who holds a cleaner plays it
SURE = 0.4  # how often a card that would take a later trick is played where it does
BETTER = 0.4  # how much richer than a trick on average the best of many later ones is, for a cleaner
RESCUE = 0.2  # how often a kept cleaner saves its owner from the fingerprints of a trick
OVERRULED = 0.04  # how often each other cleaner beats one that was kept


@rule
def greedy(s, rng):
    me, unseen = s.actor, unseen_by(s, s.actor)
    price = print_price(s, me)
    mean = mean_loot(s, unseen)
    led = mean_loot(s, unseen & s.follow or unseen) if s.trick_winner != NOBODY else mean
    best, choice = -1e9, 0
    cards = legal(s)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card == CLEANER:
            more = mean
        else:
            more = led if s.trick_winner != NOBODY else mean_loot(s, unseen & like(card, RANKS) or unseen)
        value = brings_now(s, me, card, unseen, price, more) - brings_later(s, me, card, unseen, price, mean)
        if value > best:
            best, choice = value, card
    return choice


@rule
def all_prints(s, seat):
    """The fingerprints that decide who is busted."""
    return s.prints[seat] + (0 if s.bust == Bust.ROUND else s.total_prints[seat])


@rule
def all_coins(s, seat):
    return s.coins[seat] + s.total_coins[seat]


@rule
def print_price(s, me):
    """What a fingerprint costs this seat: much if it is rich or has many, little if it is poor and safe."""
    most_prints, most_coins = 0, 0
    for seat in range(s.seats):
        if seat != me:
            most_prints = max(most_prints, all_prints(s, seat))
            most_coins = max(most_coins, all_coins(s, seat))
    rounds = 0 if s.bust == Bust.ROUND else max(0, s.rounds - s.scored - 1)
    spread = 2 + SPREAD * (count(s.hand[me]) - 1 + rounds * count(whole_deck(s)) / s.seats)
    safe = min(MOST, max(LEAST, 0.5 + (most_prints - all_prints(s, me)) / spread))
    rich = min(MOST, max(LEAST, 0.5 + (all_coins(s, me) - most_coins) / (2 * spread)))
    return min(MOST_PRICE, PRICE * rich / safe)


@rule
def mean_loot(s, cards):
    """Coins and fingerprints of a card of this set on average."""
    coins, prints, left = 0, 0, cards
    while left:
        loot = s.deck[lowest(left)]
        coins, prints = coins + coins_of(loot), prints + prints_of(loot)
        left &= left - 1
    size = max(1, count(cards))
    return coins / size, prints / size


@rule
def brings_now(s, me, card, unseen, price, more):
    """What a card brings in this trick, if later ones bring `more` each: the pot if it takes it, else what another
    takes.
    """
    later = s.left - 1
    loot = trick_loot(s) + worth(s, card)
    coins, prints = coins_of(loot) + later * more[0], prints_of(loot) + later * more[1]
    taken = coins if card == CLEANER else coins - price * prints  # DIR-18
    chance = takes(s, me, card, unseen, taken)
    return chance * taken + (1 - chance) * (others_gain(s, me, prints, price) - ENVY * coins)


@rule
def others_gain(s, me, prints, price):
    """What it brings that another takes these fingerprints."""
    most = 0
    for seat in range(s.seats):
        if seat != me:
            most = max(most, all_prints(s, seat))
    if s.trick_winner == NOBODY:
        return SPITE * price * prints
    if s.trick[s.trick_winner] == CLEANER:
        return 0.0
    worst = all_prints(s, s.trick_winner) == most
    return (MORE_SPITE if worst else SPITE) * price * prints


@rule
def takes(s, me, card, unseen, taken):
    """The chance that a card played now takes the trick."""
    if card != CLEANER and s.trick_winner != NOBODY and (not s.follow >> card & 1 or card < s.trick[s.trick_winner]):
        return 0.0
    higher = count(unseen & above(card, RANKS)) if card != CLEANER else 0
    share = higher / max(1, count(unseen))
    eager = EAGER if taken > 0 else SHY
    chance = 1.0
    seat = me
    for _ in range(s.left - 1):
        seat = next_seat(s, seat)
        if holds_cleaner(s, seat):
            chance *= 1 - CLEANS
        if card != CLEANER and not s.void[seat] >> card // RANKS & 1:
            chance *= 1 - eager * (1 - power(1 - share, count(s.hand[seat] & LOOT)))
    return chance


@rule
def brings_later(s, me, card, unseen, price, mean):
    """What a card would bring in a later trick, if others bring `mean` each."""
    tricks = count(s.hand[me]) - 1
    if tricks == 0:
        return 0.0
    others = s.seats - 1
    coins, prints = mean[0] * others, mean[1] * others
    if card == CLEANER:
        best = coins + (BETTER * coins + RESCUE * price * prints) * (1 - 1 / tricks)
        return best * power(1 - OVERRULED, other_cleaners(s, me)) + s.cleaner_coins
    own_coins, own_prints = coins_of(s.deck[card]), prints_of(s.deck[card])
    suit = unseen & like(card, RANKS)
    lower = count(suit & (1 << card) - 1)
    wins = SURE * power((lower + 0.5) / (count(suit) + 1), min(others, 3))
    pot = coins + own_coins - price * (prints + own_prints)
    thrown = SPITE * price * own_prints - ENVY * own_coins
    return wins * pot + (1 - wins) * thrown


@rule
def other_cleaners(s, me):
    """How many others still hold a cleaner."""
    found = 0
    for seat in range(s.seats):
        found += seat != me and holds_cleaner(s, seat)
    return found
