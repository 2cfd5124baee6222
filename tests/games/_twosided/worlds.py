"""All worlds that agree with what a seat knows, found by brute force, for Lucre and COIN.

Written from the rule sheets and from what happened in the match, not from the code that redeals: every unseen card is
put in every unseen place, and every hidden answer is tried.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations, product
from math import prod

from cutpurse.core.bits import members
from cutpurse.core.match import Match
from cutpurse.core.state import States, copy, freeze
from cutpurse.games._twosided.rules import PASS, owner_of, prize_card, value_of
from cutpurse.games.coin import rules as coin
from cutpurse.games.coin.options import AfterBurying, Exchange, ExchangeOrder
from cutpurse.games.lucre import rules as lucre
from cutpurse.games.lucre.options import BuriedOrder

SEATS, VALUES, DECK = 4, 13, 8


def as_set(values: Iterable[int]) -> int:
    return sum(1 << value for value in values)


@dataclass(frozen=True)
class Answer:
    """What a seat may have answered in a hidden phase, and how it then stands."""

    hand: int  # how many cards it holds
    deck: int  # how many are left in its deck
    buried: int  # how many it has put beneath in all
    fresh: bool = False  # it has just put one there, and nothing was drawn since
    phase: int | None = None  # where the answer tells the phase
    exchanged: bool | None = None


@dataclass(frozen=True)
class Holding:
    """Where one seat's cards may be."""

    prizes: tuple[int, ...]  # its prizes to come, in their order
    middle: int
    down: int
    hand: int
    deck: tuple[int, ...]
    answer: Answer
    remembered: int = 0


@dataclass
class Knower:
    """A seat, and what it has learned in the first deal of a match."""

    match: Match
    seat: int
    buried: list[int] = field(
        default_factory=lambda: [0] * SEATS
    )  # by each seat; the hidden answers are taken off below
    own_deck: list[int | None] = field(default_factory=lambda: [None] * DECK)  # None: it doesn't know this card
    must_be_there: set[int] = field(default_factory=set)  # cards it put into its deck and has not drawn since

    def __post_init__(self) -> None:
        for before, frame in zip(self.match.frames, self.match.frames[1:], strict=False):
            if frame.seat is not None and frame.action is not None and self.buries(before.state.phase, frame.action):
                self.buried[frame.seat] += 1
                if frame.seat == self.seat:
                    self.own_deck.append(frame.action + 1)
                    self.must_be_there.add(frame.action + 1)
            drawn = members(frame.state.hand[self.seat] & ~before.state.hand[self.seat])
            self.own_deck = self.own_deck[len(drawn) :]
            self.must_be_there -= set(drawn)

    def buries(self, phase: int, action: int) -> bool:
        if self.match.game.name == "lucre":
            return phase == lucre.SWAP and action != PASS
        return phase == coin.BURY

    @property
    def shuffled(self) -> bool:
        return self.match.options.get("after_burying") == AfterBurying.SHUFFLE  # COI-A04

    def seen_by_all(self, seat: int) -> set[int]:
        """The cards of a seat that lay face up at some time."""
        s = self.match.state
        seen = set(members(s.up[seat] | s.turned[seat]))
        seen |= {value_of(prize) for prize in s.prize[: s.trick] if owner_of(prize) == seat}
        return seen | ({s.middle[seat]} if s.faces >> seat & 1 else set())

    def prizes_to_come(self, seat: int) -> int:
        s = self.match.state
        return 2 - [owner_of(prize) for prize in s.prize[: s.trick]].count(seat)

    def answers(self, seat: int) -> list[Answer]:
        """What another seat may have answered. COI-A03: answers are hidden until all have given theirs."""
        s = self.match.state
        now = Answer(s.hand[seat].bit_count(), s.bottom[seat] - s.top[seat], self.buried[seat])
        if self.match.game.name == "lucre":
            return [now]
        asking, open_answers = s.phase in (coin.OFFER, coin.BURY), s.exchange_order == ExchangeOrder.TURN
        exchanged, amid = s.exchanged >> seat & 1, s.phase == coin.BURY and seat == s.actor
        if not asking or open_answers or seat > s.actor:
            return [Answer(now.hand, now.deck, now.buried, fresh=exchanged and not amid)]
        hand, deck, buried = now.hand - amid, DECK - s.trick, now.buried - (exchanged and not amid)  # COI-35
        if seat < s.actor:
            kept = Answer(hand, deck, buried, exchanged=False)
            changed = Answer(hand, deck, buried + 1, fresh=True, exchanged=True)
            return [changed] if s.exchange == Exchange.FORCED else [kept, changed]
        not_yet = Answer(hand, deck, buried, phase=coin.OFFER, exchanged=False)
        return [not_yet, Answer(hand + 1, deck - 1, buried, phase=coin.BURY, exchanged=True)]

    def memories(self, deck: tuple[int, ...], answer: Answer) -> Iterator[int]:
        """What another seat may remember to be in its shuffled deck: of the cards it buried, those it has not drawn."""
        sizes = range(1 if answer.fresh else 0, min(len(deck), answer.buried) + 1) if self.shuffled else range(1)
        return (as_set(cards) for size in sizes for cards in combinations(deck, size))

    def holdings_of(self, seat: int) -> Iterator[Holding]:
        """All that another seat may hold: what never lay open may be in any hidden place."""
        s = self.match.state
        unseen = set(range(1, VALUES + 1)) - self.seen_by_all(seat)
        middle_hidden = s.middle[seat] > 0 and not s.faces >> seat & 1
        for answer in self.answers(seat):
            for prizes in permutations(unseen, self.prizes_to_come(seat)):
                left = unseen - set(prizes)
                for middle in left if middle_hidden else [s.middle[seat]]:
                    for down in combinations(left - {middle}, s.down[seat].bit_count()):
                        for hand in combinations(left - {middle, *down}, answer.hand):
                            for deck in permutations(left - {middle, *down, *hand}):
                                for memory in self.memories(deck, answer):
                                    cards = (prizes, middle, as_set(down), as_set(hand), deck)
                                    yield Holding(*cards, answer, memory)

    def own_holdings(self) -> Iterator[Holding]:
        """All that the seat's own unseen cards may be."""
        s, seat = self.match.state, self.seat
        hand, down, middle = s.hand[seat], s.down[seat], s.middle[seat]
        known = self.seen_by_all(seat) | set(members(hand | down)) | {middle} | self.must_be_there
        unseen = set(range(1, VALUES + 1)) - known
        answer = Answer(hand.bit_count(), len(self.own_deck), self.buried[seat])
        for prizes in permutations(unseen, self.prizes_to_come(seat)):
            for deck in self.own_decks(unseen - set(prizes)):
                memory = as_set(self.must_be_there) if self.shuffled else 0
                yield Holding(prizes, middle, down, hand, deck, answer, memory)

    def own_decks(self, unseen: set[int]) -> Iterator[tuple[int, ...]]:
        if self.shuffled:
            yield from permutations(unseen | self.must_be_there)
            return
        for filling in permutations(unseen):
            cards = iter(filling)
            deck = tuple(next(cards) if card is None else card for card in self.own_deck)
            yield deck
            both_buried = self.buried[self.seat] == 2 and None not in deck[-2:] and len(self.must_be_there) == 2
            if both_buried and self.match.options.get("buried_order") == BuriedOrder.RANDOM:  # LUC-A03
                yield (*deck[:-2], deck[-1], deck[-2])

    @cached_property
    def holdings(self) -> list[list[Holding]]:
        return [list(self.own_holdings() if seat == self.seat else self.holdings_of(seat)) for seat in range(SEATS)]

    @cached_property
    def owner_orders(self) -> set[tuple[int, ...]]:
        """The orders in which the owners of the prizes to come may follow."""
        return set(permutations([seat for seat in range(SEATS) for _ in range(self.prizes_to_come(seat))]))

    def worlds(self) -> set[bytes]:
        """Every world, as `key` gives it."""
        return {key(self.world(order, holdings)) for order in self.owner_orders for holdings in product(*self.holdings)}

    def world(self, order: tuple[int, ...], holdings: tuple[Holding, ...]) -> States:
        s = copy(self.match.state)
        waiting = [list(holding.prizes) for holding in holdings]
        for place, owner in enumerate(order, s.trick):
            s.prize[place] = prize_card(owner, waiting[owner].pop(0))
        for seat, holding in enumerate(holdings):
            answer = holding.answer
            s.middle[seat], s.down[seat], s.hand[seat] = holding.middle, holding.down, holding.hand
            s.bottom[seat] = VALUES + answer.buried
            s.top[seat] = s.bottom[seat] - len(holding.deck)
            s.deck[seat] = [0] * len(s.deck[seat])
            s.deck[seat][s.top[seat] : s.bottom[seat]] = holding.deck
            if self.match.game.name == "coin":
                s.remembered[seat] = holding.remembered
            if answer.exchanged is not None:
                s.exchanged = s.exchanged & ~(1 << seat) | answer.exchanged << seat
            if answer.phase is not None:
                s.phase = answer.phase
        states = self.match.states.copy()
        freeze(s, states)
        return states

    def how_many(self) -> int:
        return len(self.owner_orders) * prod(map(len, self.holdings))


def key(states: States) -> bytes:
    """A state without the state of its shuffles."""
    plain = states.copy()
    plain["seed"], plain["block"], plain["words"] = 0, 0, 0
    return plain.tobytes()
