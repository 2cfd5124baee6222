"""Words and views for two-sided cards, in the terms of the game that is played."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn, once
from cutpurse.core.view import Action, Card, Counter, Face, Line, Pip, Seat, Zone
from cutpurse.games._shared.words import listed, plural
from cutpurse.games._twosided.rules import ASIDE, DOWN, PRIZES, SEATS, UP, VALUES, face_down, prize_owner

MOST_PLACES = 10_000  # of each kind that are kept; of all other things there are few
Usable: TypeAlias = Mapping[int, tuple[int, ...]]  # by value, what a card in a hand may be used for
Zones: TypeAlias = tuple[Zone, ...]
FRONT = ("hand", "deck", "hoard")  # what lies in front of a seat, in this order


@dataclass(frozen=True, kw_only=True, eq=False)
class Terms:
    """What the game calls the things it shares with its sister."""

    prize: str  # "Purse", "Trick card"
    hoard: str  # "Wealth", "Bank"
    owner: str  # marker of the seat whose card the prize is
    back: str  # what a face-down card is: "one coin", "one Gray Coin"
    names: tuple[str, ...]  # of the seats
    suits: Callable[[StandIn], tuple[str, ...]]  # of the seats' cards
    sizes: Callable[[StandIn, int], tuple[int, int]]  # of a seat's hand and deck, as all may know them
    remembered: Callable[[StandIn, int], tuple[list[int], str]]  # cards a seat put beneath its deck, and where they are


@dataclass(frozen=True, eq=False)
class Cards:
    """What everybody plays with: the suit of each seat, and the coins on each value."""

    suits: tuple[str, ...]
    coins: tuple[int, ...]

    def face(self, seat: int, value: int) -> Face:
        return face_of(self.suits[seat], value, self.coins[value - 1])

    def prize(self, prize: int) -> Face:
        return self.face(prize >> 4, prize & 15)


# What looks the same is the same object: then it is made once, and comparing two views takes no time.
@once
def cards(s: StandIn, terms: Terms) -> Cards:
    return same_cards(terms.suits(s), tuple(s.coins))


@lru_cache(MOST_PLACES)
def same_cards(suits: tuple[str, ...], coins: tuple[int, ...]) -> Cards:
    return Cards(suits, coins)


@cache
def face_of(suit: str, value: int, coins: int) -> Face:
    return Face(rank=str(value), suit=suit, pips=(Pip(kind="coin", count=coins),))


def prize_face(s: StandIn, terms: Terms, i: int) -> Face:
    return cards(s, terms).prize(s.prize[i])


def card_name(shown: Face) -> str:
    """Red 7."""
    return f"{shown.suit} {shown.rank}"


def seats(s: StandIn, terms: Terms) -> tuple[Seat, ...]:
    owner = prize_owner(s) if s.trick else -1
    return all_seats(terms, cards(s, terms).suits, owner)


@cache
def all_seats(terms: Terms, suits: tuple[str, ...], owner: int) -> tuple[Seat, ...]:
    markers = [(terms.owner,) if seat == owner else () for seat in range(SEATS)]
    return tuple(Seat(number=i, name=terms.names[i], suit=suits[i], markers=markers[i]) for i in range(SEATS))


def zones(
    s: StandIn, terms: Terms, everybodys: Zones, viewer: int | None, usable: Usable, why: Mapping[int, str]
) -> Zones:
    """The table as a viewer sees it. `usable` and `why` are of its hand: what each card may do, or why not."""
    if viewer is None:
        return everybodys
    hand = len(everybodys) - len(FRONT) * (SEATS - viewer)
    deck = deck_zone(viewer, s.bottom[viewer] - s.top[viewer])
    own = (own_hand(s, terms, viewer, usable, why), *beneath_zone(s, terms, viewer), deck)
    return everybodys[:hand] + own + everybodys[hand + 2 :]


def public_zones(s: StandIn, terms: Terms) -> Zones:
    """The table as everybody sees it: the middle, and the front of each seat as it looks to the others."""
    pile = prize_pile(terms, PRIZES - s.trick)
    found = [prize_zone(s, terms), pile, *unclaimed_zone(s, terms), middle_zone(s, terms)]
    for seat, (hoard, _) in enumerate(hoards(s, terms)):
        hand_size, deck_size = terms.sizes(s, seat)
        found += (others_hand(seat, hand_size), deck_zone(seat, deck_size), hoard)
    return tuple(found)


@cache
def others_hand(seat: int, size: int) -> Zone:
    backs = tuple(Card(id=f"hand.{seat}.{i}") for i in range(size))
    return Zone(id=f"hand.{seat}", label="Hand", layout="fan", seat=seat, cards=backs, count=size)


@cache
def deck_zone(seat: int, size: int) -> Zone:
    top = (Card(id=f"deck.{seat}.top"),) if size else ()
    return Zone(id=f"deck.{seat}", label="Deck", layout="pile", seat=seat, cards=top, count=size)


def prize_is_open(s: StandIn) -> bool:
    """Whether a prize lies in the middle: from when it is turned up until the trick is resolved."""
    return (bool(s.trick) and s.played < SEATS) or any(s.middle)


def prize_zone(s: StandIn, terms: Terms) -> Zone:
    """The prize of this trick, until somebody takes it."""
    return prize_place(terms, prize_face(s, terms, s.trick - 1) if prize_is_open(s) else None)


@cache
def prize_place(terms: Terms, shown: Face | None) -> Zone:
    cards = (Card(id="prize.card", face=shown, badge=f"the {terms.prize}"),) if shown else ()
    return Zone(id="prize", label=terms.prize, layout="row", cards=cards, count=len(cards))


@cache
def prize_pile(terms: Terms, left: int) -> Zone:
    top = (Card(id="prizes.top"),) if left else ()
    return Zone(id="prizes", label=f"{terms.prize}s to come", layout="pile", cards=top, count=left)


def unclaimed_zone(s: StandIn, terms: Terms) -> tuple[Zone, ...]:
    """Prizes nobody has won."""
    past = s.trick - prize_is_open(s)
    cards = [Card(id=f"unclaimed.{i}", face=prize_face(s, terms, i)) for i in range(past) if not s.taker[i]]
    zone = Zone(id="unclaimed", label="Unclaimed", layout="row", cards=tuple(cards), count=len(cards))
    return (zone,) if cards else ()


def middle_zone(s: StandIn, terms: Terms) -> Zone:
    """The cards of this trick, clockwise from seat 0."""
    return middle_place(cards(s, terms), tuple(s.middle), s.faces)


@lru_cache(MOST_PLACES)
def middle_place(known: Cards, middle: tuple[int, ...], faces: int) -> Zone:
    up = [middle[seat] for seat in range(SEATS) if faces >> seat & 1]
    found = []
    for seat in range(SEATS):
        value = middle[seat]
        if value and faces >> seat & 1:
            best = value == max(up)
            badge = "highest" if best else "lowest" if value == min(up) else ""
            shown = known.face(seat, value)
            found.append(Card(id=f"middle.{seat}", face=shown, seat=seat, badge=badge, winning=best))
        elif value:
            found.append(Card(id=f"middle.{seat}", seat=seat))
    return Zone(id="middle", label="Middle", layout="trick", cards=tuple(found), count=len(found))


def own_hand(s: StandIn, terms: Terms, seat: int, usable: Usable, why: Mapping[int, str]) -> Zone:
    return own_hand_place(cards(s, terms), seat, s.hand[seat], tuple(usable.items()), tuple(why.items()))


@lru_cache(MOST_PLACES)
def own_hand_place(
    known: Cards,
    seat: int,
    hand: int,
    usable: tuple[tuple[int, tuple[int, ...]], ...],
    why: tuple[tuple[int, str], ...],
) -> Zone:
    actions, reasons = dict(usable), dict(why)
    held = tuple(
        Card(
            id=f"hand.{seat}.{value}",
            face=known.face(seat, value),
            actions=actions.get(value, ()),
            why_not=reasons.get(value, ""),
        )
        for value in members(hand)
    )
    return Zone(id=f"hand.{seat}", label="Your hand", layout="fan", seat=seat, cards=held, count=len(held))


def beneath_zone(s: StandIn, terms: Terms, seat: int) -> tuple[Zone, ...]:
    """What its owner remembers to have put beneath the deck."""
    values, where = terms.remembered(s, seat)
    if not values:
        return ()
    return (beneath_place(cards(s, terms), seat, where, tuple(values)),)


@lru_cache(MOST_PLACES)
def beneath_place(known: Cards, seat: int, where: str, values: tuple[int, ...]) -> Zone:
    held = tuple(Card(id=f"beneath.{seat}.{value}", face=known.face(seat, value)) for value in values)
    return Zone(id=f"beneath.{seat}", label=where, layout="row", seat=seat, cards=held, count=len(held))


def beneath(s: StandIn, seat: int) -> list[int]:
    """The cards a seat has put beneath its deck, in the order they lie there."""
    below: list[int] = s.deck[seat][max(VALUES, s.top[seat]) : s.bottom[seat]]
    return below


@once
def hoards(s: StandIn, terms: Terms) -> list[tuple[Zone, Counter]]:
    """What lies in front of each seat, and its coins."""
    known = cards(s, terms)
    won: list[tuple[tuple[int, int], ...]] = [()] * SEATS
    for i in range(s.trick):
        if s.taker[i]:
            won[s.taker[i] - 1] += ((i, s.prize[i]),)
    return [hoard_place(terms, known, i, s.up[i], won[i], face_down(s, i)) for i in range(SEATS)]


@lru_cache(MOST_PLACES)
def hoard_place(
    terms: Terms, known: Cards, seat: int, up: int, prizes: tuple[tuple[int, int], ...], backs: int
) -> tuple[Zone, Counter]:
    own = [hoarded(known, seat, value) for value in members(up)]
    won = [hoarded_prize(terms, known, seat, i, prize) for i, prize in prizes]
    held = (*own, *won, *hoarded_backs(seat, backs))
    fronts = sum(card.face.pips[0].count for card in held if card.face)
    parts = f"{fronts} on fronts, {backs} face down, {plural(len(won), terms.prize)} won"
    return (
        Zone(id=f"hoard.{seat}", label=terms.hoard, layout="tuck", seat=seat, cards=held, count=len(held)),
        Counter(id=f"coins.{seat}", label="Coins", value=fronts + backs, seat=seat, pip="coin", reason=parts),
    )


@lru_cache(MOST_PLACES)
def hoarded(known: Cards, seat: int, value: int) -> Card:
    return Card(id=f"hoard.{seat}.{value}", face=known.face(seat, value))


@lru_cache(MOST_PLACES)
def hoarded_prize(terms: Terms, known: Cards, seat: int, i: int, prize: int) -> Card:
    return Card(id=f"hoard.{seat}.prize.{i}", face=known.prize(prize), badge=terms.prize)


@cache
def hoarded_backs(seat: int, backs: int) -> tuple[Card, ...]:
    return tuple(Card(id=f"hoard.{seat}.down.{i}") for i in range(backs))


def coin_counters(s: StandIn, terms: Terms) -> list[Counter]:
    """Coins and cards in front of each seat."""
    return [coins for _, coins in hoards(s, terms)]


def middle_actions(s: StandIn, terms: Terms, actions: Iterable[int]) -> tuple[Action, ...]:
    """Plays to the middle, and what each would do as far as everybody can see."""
    up = [s.middle[seat] for seat in range(SEATS) if s.faces >> seat & 1]
    return tuple([middle_action(s.actor, action, what_follows(terms, action, up)) for action in actions])


@lru_cache(MOST_PLACES)
def middle_action(seat: int, action: int, about: str) -> Action:
    value, side = (action - UP) % VALUES + 1, "down" if action >= DOWN else "up"
    text, target = f"{value} {side}", f"hand.{seat}.{value}"
    return Action(id=action, text=text, label=f"Face {side}", about=about, target=target, key=side[0])


def what_follows(terms: Terms, action: int, up: Sequence[int]) -> str:
    """What a play to the middle would do, beside cards of these values that lie face up there."""
    value = action - UP + 1
    if action >= DOWN:
        return f"{terms.back}, no value"
    if not up:
        return "the only card face up so far"
    if value > max(up):
        return f"highest so far, for the {terms.prize}"
    if value < min(up):
        return "lowest so far, would stay face up"
    return f"neither highest nor lowest: would be turned over, {terms.back}"


def describe_middle(action: int) -> str:
    """7 up, 7 down."""
    if UP <= action < DOWN:
        return f"{action - UP + 1} up"
    return f"{action - DOWN + 1} down" if DOWN <= action < DOWN + VALUES else ""


def why_not_middle(s: StandIn, terms: Terms, action: int) -> str:
    """Why a card may not go to the middle like this."""
    value = (action - UP) % VALUES + 1
    if not s.hand[s.actor] >> value & 1:
        return f"{terms.names[s.actor]} does not hold the {value}"
    if action >= DOWN or not s.barred >> value & 1:
        return ""
    return f"{who_bars(s, terms, value)}, and no value may be played twice; it may go face down"


def why_barred(s: StandIn, terms: Terms) -> dict[int, str]:
    """The values in the hand of the seat on turn that may not be played face up, and why."""
    return {value: why_not_middle(s, terms, UP + value - 1) for value in members(s.hand[s.actor] & s.barred)}


def who_bars(s: StandIn, terms: Terms, value: int) -> str:
    for seat in range(SEATS):
        if s.faces >> seat & 1 and s.middle[seat] == value:
            return f"{terms.names[seat]} has played {value}"
    owner = prize_owner(s)
    if s.up[owner] >> value & 1:
        return f"{terms.names[owner]} put {value} in the {terms.hoard}"
    return f"the {terms.prize} is {value}"


def card_choices(legal: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """The actions each value in the hand may be used for."""
    choices: dict[int, tuple[int, ...]] = {}
    for action in legal:
        if action < DOWN + VALUES:
            value = (action - ASIDE) % VALUES + 1
            choices[value] = (*choices.get(value, ()), action)
    return choices


def tell_draws(before: StandIn, after: StandIn, terms: Terms) -> list[Line]:
    """What each seat has drawn, told to that seat alone."""
    drawn = [members(after.hand[seat] & ~before.hand[seat]) for seat in range(SEATS)]
    return [
        Line(text=f"{terms.names[seat]} draws the {listed(map(str, values))}.", seats=(seat,))
        for seat, values in enumerate(drawn)
        if values
    ]


def tell_middle(before: StandIn, terms: Terms, action: int) -> list[Line]:
    seat, name = before.actor, terms.names[before.actor]
    value = (action - UP) % VALUES + 1
    if action < DOWN:
        return [Line(text=f"{name} plays {value} face up.")]
    return [
        Line(text=f"{name} plays a card face down."),
        Line(text=f"{name}'s face-down card is the {value}.", seats=(seat,)),
    ]


def stayed_up(before: StandIn, after: StandIn) -> list[int]:
    """The seats whose card in the middle stays face up: the highest, then the lowest."""
    kept = [seat for seat in range(SEATS) if after.up[seat] & ~before.up[seat]]
    return sorted(kept, key=lambda seat: -before.middle[seat])


def prizes_taken(before: StandIn, after: StandIn) -> list[int]:
    return [i for i in range(after.trick) if after.taker[i] and not before.taker[i]]


def prize_coins(s: StandIn, number: int) -> int:
    """The coins on the front of a prize."""
    coins: int = s.coins[(s.prize[number] & 15) - 1]
    return coins


def earned_in_trick(before: StandIn, after: StandIn, terms: Terms) -> list[tuple[int, str, int]]:
    """Where the coins of a trick come from: prizes, cards that stay face up, cards that are turned over."""
    parts = [(after.taker[i] - 1, f"{terms.prize}s", prize_coins(after, i)) for i in prizes_taken(before, after)]
    kept = stayed_up(before, after)
    for seat, cause in zip(kept, ("highest cards", "lowest cards"), strict=False):
        parts.append((seat, cause, before.coins[before.middle[seat] - 1]))
    return [*parts, *((seat, "face-down cards", 1) for seat in range(SEATS) if seat not in kept)]


def tell_resolve(before: StandIn, after: StandIn, terms: Terms) -> list[Line]:
    """Who took the prize, what stayed face up, what was turned over."""
    kept, taken = stayed_up(before, after), prizes_taken(before, after)
    prizes = listed(card_name(prize_face(after, terms, i)) for i in taken) if taken else ""
    lines = []
    if kept and taken and after.taker[taken[0]] == kept[0] + 1:
        lines.append(f"{terms.names[kept[0]]} is highest with {before.middle[kept[0]]} and takes {prizes}.")
    else:
        if kept:
            alone = " alone" if len(kept) == 1 else ""
            lines.append(f"{terms.names[kept[0]]} is highest{alone} with {before.middle[kept[0]]}; it stays face up.")
        if taken:
            lines.append(f"Nobody wins the {terms.prize}: {terms.names[after.taker[taken[0]] - 1]} takes {prizes}.")
        else:
            waits = "waits for the next winner" if after.unclaimed and after.trick < PRIZES else "is set aside"
            lines.append(f"Nobody wins the {terms.prize}: it {waits}.")
    if len(kept) > 1:
        lines.append(f"{terms.names[kept[1]]} is lowest with {before.middle[kept[1]]}; it stays face up.")
    turned = [terms.names[seat] for seat in range(SEATS) if seat not in kept]
    each = " each" if len(turned) > 1 else ""
    lines.append(f"{listed(turned)}: {terms.back}{each}, face down.")
    return [Line(text=text) for text in lines]
