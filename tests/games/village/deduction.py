"""What a seat of The Village can tell of the other hands from the lines it has read, counted exactly.

For each other seat it keeps every hand that agrees with the lines so far, and from how many orders of received cards
it can have come. At the end the hands are put together with what is left for the deck. It reads the log and the open
cards, and nothing of what the rules keep about knowledge.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import factorial, prod
from typing import TypeAlias

from cutpurse.core.match import Match
from cutpurse.core.state import StandIn
from cutpurse.games.village.state import DEALT, KINDS, SEATS, SHOWING
from cutpurse.games.village.terms import NAMES, PROFESSIONS

Hand: TypeAlias = tuple[int, ...]  # cards of each profession
Ways: TypeAlias = dict[Hand, int]

SEAT, CARD = f"({'|'.join(NAMES)})", f"(public )?({'|'.join(PROFESSIONS)})"
DRAWS = re.compile(rf"{SEAT} draws (a card|two cards)\.")
GIVES = re.compile(rf"{SEAT} (trades|discards|lays aside|loses) (?:a \w+ and )?a {CARD}( for a (\w+))?")
OFFERS = re.compile(rf"{SEAT} offers a {CARD}\.")
TAKES = re.compile(rf"{SEAT} takes the (\w+) from the refuse pile\.")
STUMBLES = re.compile(rf"{SEAT} makes {SEAT} stumble\. A (\w+) is lost\.")
PICKED = re.compile(rf"{SEAT} picks a (\w+) of {SEAT}:")
TURNS = re.compile(rf"{SEAT} turns a (\w+) outward")
CLEARED = re.compile(rf"{SEAT} has no winning hand: ")
HOARDING = re.compile(rf"{SEAT} was hoarding a winning hand")
SHOWN = re.compile(rf"{SEAT} (?:holds|shows a winning hand:) (.*)\.")


def plus(hand: Hand, kind: int, cards: int = 1) -> Hand:
    return (*hand[:kind], hand[kind] + cards, *hand[kind + 1 :])


def sum_of(*hands: Hand) -> Hand:
    return tuple(map(sum, zip(*hands, strict=True)))


def count_orders(cards: Hand) -> int:
    return factorial(sum(cards)) // prod(map(factorial, cards))


def dealt() -> Ways:
    hands = (hand for hand in product(range(DEALT + 1), repeat=KINDS) if sum(hand) == DEALT)
    return {hand: count_orders(hand) for hand in hands}


class Deduction:
    """The hidden cards of the other hands, by the orders in which the deck can have dealt them."""

    def __init__(self, match: Match, at: int, viewer: int) -> None:
        self.match, self.viewer = match, viewer
        self.others = [seat for seat in range(SEATS) if seat != viewer]
        self.ways = {seat: dealt() for seat in self.others}
        self.public = dict.fromkeys(self.others, (0,) * KINDS)
        self.parted = dict.fromkeys(self.others, (0,) * KINDS)  # from the hand openly, less what came openly
        start = next(i for i, frame in enumerate(match.frames) if frame.state.bottom)
        for number in range(start + 1, at + 1):
            self.open = match.frames[number].state.public
            lines = [line.text for line in match.told(number) if line.visible_to(viewer)]
            for line in lines:
                self.read(line)
            self.look()
            if match.options["must_reveal"] and match.frames[number - 1].state.phase == SHOWING:
                self.nobody_else_has_won(lines)
        self.weigh_answers(match.frames[at].state)
        self.state = match.frames[at].state

    def read(self, line: str) -> None:
        if found := DRAWS.fullmatch(line):
            for _ in range(1 if found[2] == "a card" else 2):
                self.draw(NAMES.index(found[1]))
        elif found := GIVES.match(line):
            self.part(NAMES.index(found[1]), found[4], public=bool(found[3]))
            if found[6]:
                self.gain(NAMES.index(found[1]), found[6])
        elif found := OFFERS.fullmatch(line):
            kind, public = PROFESSIONS.index(found[3]), bool(found[2])
            self.keep(NAMES.index(found[1]), lambda hand: public or hand[kind] > 0)
        elif found := TAKES.fullmatch(line):
            self.gain(NAMES.index(found[1]), found[2])
        elif found := STUMBLES.match(line):
            self.lose(NAMES.index(found[2]), found[3])
        elif found := PICKED.match(line):
            self.lose(NAMES.index(found[3]), found[2])
        elif found := TURNS.match(line):
            self.turn_outward(NAMES.index(found[1]), PROFESSIONS.index(found[2]))
        elif found := CLEARED.match(line):
            self.judge(NAMES.index(found[1]), winning=False)
        elif found := HOARDING.match(line):
            self.judge(NAMES.index(found[1]), winning=True)
        elif found := SHOWN.fullmatch(line):
            self.show(NAMES.index(found[1]), found[2])

    def change(self, seat: int, ways: Ways) -> None:
        if seat != self.viewer:
            assert ways
            self.ways[seat] = ways

    def keep(self, seat: int, agrees: Callable[[Hand], bool]) -> None:
        if seat != self.viewer:
            self.change(seat, {hand: ways for hand, ways in self.ways[seat].items() if agrees(hand)})

    def draw(self, seat: int) -> None:
        if seat != self.viewer:
            drawn: Ways = defaultdict(int)
            for hand, ways in self.ways[seat].items():
                for kind in range(KINDS):
                    drawn[plus(hand, kind)] += ways
            self.change(seat, drawn)

    def part(self, seat: int, card: str, *, public: bool) -> None:
        """A card leaves the hand, and all see which."""
        if seat == self.viewer:
            return
        kind = PROFESSIONS.index(card)
        self.parted[seat] = plus(self.parted[seat], kind)
        if public:
            self.public[seat] = plus(self.public[seat], kind, -1)
        else:
            hands = self.ways[seat].items()
            self.change(seat, {plus(hand, kind, -1): ways for hand, ways in hands if hand[kind] > 0})

    def gain(self, seat: int, card: str) -> None:
        if seat != self.viewer:
            kind = PROFESSIONS.index(card)
            self.parted[seat] = plus(self.parted[seat], kind, -1)
            self.change(seat, {plus(hand, kind): ways for hand, ways in self.ways[seat].items()})

    def lose(self, seat: int, card: str) -> None:
        """A card that others or luck have picked; a public one, if it is gone from those."""
        if seat != self.viewer:
            kind = PROFESSIONS.index(card)
            self.part(seat, card, public=self.open[seat][kind] < self.public[seat][kind])

    def turn_outward(self, seat: int, kind: int) -> None:
        if seat != self.viewer:
            hands = self.ways[seat].items()
            self.change(seat, {plus(hand, kind, -1): ways for hand, ways in hands if hand[kind] > 0})
            self.public[seat] = plus(self.public[seat], kind)

    def look(self) -> None:
        """A card turned outward in place of one of its profession that has just left is told by its presence alone."""
        for seat, kind in product(self.others, range(KINDS)):
            for _ in range(self.open[seat][kind] - self.public[seat][kind]):
                self.turn_outward(seat, kind)
            assert self.open[seat][kind] == self.public[seat][kind]

    def wins(self, seat: int, hidden: Hand) -> bool:
        """Six of the own profession; of the Hill perhaps seven."""  # VIL-07, VIL-A17
        own = self.match.state.profession[seat]
        needed = 7 if own == 0 and self.match.options["hill_needs_seven"] else 6
        return bool(hidden[own] + self.public[seat][own] >= needed)

    def judge(self, seat: int, *, winning: bool) -> None:
        self.keep(seat, lambda hand: self.wins(seat, hand) == winning)

    def show(self, seat: int, words: str) -> None:
        if seat != self.viewer:
            counts = {kind: int(count) for count, kind in re.findall(r"(\d) (\w+?)s?\b", words)}
            held = tuple(counts.get(kind, 0) for kind in PROFESSIONS)
            self.keep(seat, lambda hand: sum_of(hand, self.public[seat]) == held)

    def nobody_else_has_won(self, lines: list[str]) -> None:
        """Winning hands had to be shown."""  # VIL-A16
        if any("shows a winning hand:" in line or line.startswith("The Night ends.") for line in lines):
            for seat in self.others:
                if not any(line.startswith(f"{NAMES[seat]} shows a winning hand:") for line in lines):
                    self.judge(seat, winning=False)

    def weigh_answers(self, s: StandIn) -> None:
        """Before the answers are told a winning hand may have given either."""  # VIL-A16
        if s.phase != SHOWING:
            return
        answered = [(s.dealer + i) % SEATS for i in range(s.asked)]
        answers = 1 if self.match.options["must_reveal"] else 2
        for seat in set(answered) & set(self.others):
            for hand in self.ways[seat]:
                self.ways[seat][hand] *= answers if self.wins(seat, hand) else 1

    def rest(self) -> Hand:
        """Cards neither received by the viewer nor known to have passed through the other hands."""
        s = self.state
        own = Counter(s.receipts[self.viewer][: s.received[self.viewer]])
        unseen = tuple(s.cards[kind] - own[kind] for kind in range(KINDS))
        known = sum_of(*self.public.values(), *self.parted.values())
        return tuple(all_of - part for all_of, part in zip(unseen, known, strict=True))

    def weights(self, seat: int) -> Mapping[tuple[Hand, Hand], int]:
        """In how many worlds a hand has these hidden cards, and the deck holds these."""
        first, second = (self.ways[other] for other in self.others if other != seat)
        both: Ways = defaultdict(int)
        for one, other in product(first, second):
            both[sum_of(one, other)] += first[one] * second[other]
        found: dict[tuple[Hand, Hand], int] = {}
        rest = self.rest()
        pairs: Iterator[tuple[Hand, Hand]] = product(self.ways[seat], both)
        for hand, pair in pairs:
            deck = tuple(a - b - c for a, b, c in zip(rest, hand, pair, strict=True))
            if min(deck) >= 0:
                key = hand, deck
                found[key] = found.get(key, 0) + self.ways[seat][hand] * both[pair] * count_orders(deck)
        return found
