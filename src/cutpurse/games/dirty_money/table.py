"""What lies on the table of Dirty Money: cards, zones, counters."""

from functools import cache

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Card, Counter, Face, Pip, Zone
from cutpurse.games._shared.words import listed, plural
from cutpurse.games.dirty_money.decks import SUIT_NAMES, card_name
from cutpurse.games.dirty_money.rules import CLEANER, COIN, DEAL, PLAY, RANKS, SCORE, TAKE, legal

NAMES = ("Fox", "Magpie", "Weasel", "Raven", "Cat", "Mole")


def named(card: int) -> str:
    """Jewels 7, or cleaner."""
    return "cleaner" if card == CLEANER else card_name(card)


def worth(loot: int, cleaned: bool = False) -> str:
    """5 coins and 2 fingerprints."""
    prints = "no fingerprints" if cleaned or not loot % COIN else plural(loot % COIN, "fingerprint")
    coins = plural(loot // COIN, "coin") if loot // COIN else "no coins"
    return f"{coins} and {prints}"


def listed_seats(seats: int) -> str:
    return listed(NAMES[seat] for seat in members(seats))


def face(s: StandIn, card: int, *, pips: bool = True) -> Face:
    return cleaner_face(s.cleaner_coins) if card == CLEANER else loot_face(card, s.deck[card], pips)


@cache
def cleaner_face(coins: int) -> Face:
    return Face(rank="cleaner", suit="", pips=(Pip(kind="coin", count=coins),) if coins else ())


@cache
def loot_face(card: int, loot: int, pips: bool) -> Face:
    coins, prints = divmod(loot, COIN)
    shown = (Pip(kind="coin", count=coins), Pip(kind="fingerprint", count=prints)) if pips else ()
    return Face(rank=str(card % RANKS + 1), suit=SUIT_NAMES[card // RANKS], pips=shown)


def zones(s: StandIn, viewer: int | None, why: dict[int, str]) -> list[Zone]:
    """The table; `why` tells of cards in the viewer's hand why they can't be played now."""
    found = [trick_zone(s), *out_of_the_round(s)]
    for seat in range(s.seats):
        found.append(own_hand(s, seat, why) if seat == viewer else other_hand(s, seat))
        found.append(loot_zone(s, seat))
    return found


@once
def trick_zone(s: StandIn) -> Zone:
    """The cards of this trick, in the order they were played."""
    order = [(s.lead + i) % s.seats for i in range(s.seats)]
    cards = tuple(
        Card(
            id=f"trick.{seat}",
            face=face(s, s.trick[seat] - 1),
            seat=seat,
            badge=", ".join(["winning"] * (s.taker == seat + 1) + ["led"] * (s.lead == seat)),
            winning=s.taker == seat + 1,
        )
        for seat in order
        if s.trick[seat]
    )
    return Zone(id="trick", label="Trick", layout="trick", cards=cards, count=len(cards))


@once
def out_of_the_round(s: StandIn) -> list[Zone]:
    """Cards nobody plays in this round: removed or left over, unseen or open."""
    if s.phase == DEAL and not s.scored:
        return []
    found = []
    if s.aside:
        back, size = Card(id="aside.top"), s.aside.bit_count()
        found.append(Zone(id="aside", label="Aside, unseen", layout="pile", cards=(back,), count=size))
    if s.shown:
        cards = tuple(Card(id=f"shown.{card}", face=face(s, card)) for card in members(s.shown))
        found.append(Zone(id="shown", label="Left over", layout="row", cards=cards, count=len(cards)))
    return found


def own_hand(s: StandIn, seat: int, why: dict[int, str]) -> Zone:
    permitted = legal(s) if s.phase == PLAY and s.actor == seat else 0
    cards = tuple(
        Card(
            id=f"hand.{seat}.{card}",
            face=face(s, card),
            actions=(card,) if permitted >> card & 1 else (),
            why_not=why.get(card, ""),
        )
        for card in members(s.hand[seat])
    )
    return Zone(id=f"hand.{seat}", label="Your hand", layout="fan", seat=seat, cards=cards, count=len(cards))


@once
def other_hand(s: StandIn, seat: int) -> Zone:
    size = s.hand[seat].bit_count()
    backs = tuple(Card(id=f"hand.{seat}.{i}") for i in range(size))
    return Zone(id=f"hand.{seat}", label="Hand", layout="fan", seat=seat, cards=backs, count=size)


@once
def loot_zone(s: StandIn, seat: int) -> Zone:
    """What a seat has taken; squeezed to spines, for coins and fingerprints are counted beside it. DIR-A12"""
    taken = members(s.taken[seat])
    if s.strict_memory:
        backs = (Card(id=f"loot.{seat}.top"),) if taken else ()
        return Zone(id=f"loot.{seat}", label="Loot this round", layout="pile", seat=seat, cards=backs, count=len(taken))
    cards = tuple(Card(id=f"loot.{seat}.{card}", face=face(s, card, pips=False)) for card in taken)
    return Zone(id=f"loot.{seat}", label="Loot this round", layout="tuck", seat=seat, cards=cards, count=len(taken))


@once
def counters(s: StandIn) -> list[Counter]:
    """Coins and fingerprints of each seat; those of this round only where the table may look them up. DIR-A12"""
    now = 0 if s.strict_memory else 1
    in_secret = s.strict_memory and s.phase in (PLAY, TAKE, SCORE)
    labels = ("Earlier coins", "Earlier fingerprints") if in_secret else ("Coins", "Fingerprints")
    prints = [s.total_prints[seat] + now * s.prints[seat] for seat in range(s.seats)]
    found = []
    for seat in range(s.seats):
        coins = s.total_coins[seat] + now * s.coins[seat]
        of_coins = "of complete rounds" if s.strict_memory else f"{s.coins[seat]} in this round"
        of_prints = "of complete rounds" if s.strict_memory else f"{s.prints[seat]} in this round"
        if prints[seat] == max(prints) > 0:
            of_prints += ", the most"
        found += [
            Counter(id=f"coins.{seat}", label=labels[0], value=coins, seat=seat, pip="coin", reason=of_coins),
            Counter(
                id=f"prints.{seat}",
                label=labels[1],
                value=prints[seat],
                seat=seat,
                pip="fingerprint",
                reason=of_prints,
            ),
        ]
    return found
