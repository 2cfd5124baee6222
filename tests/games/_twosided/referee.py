"""A second opinion: both games once more, in plain Python straight from the rule sheets, to compare the engine with.

It knows lists of cards and nothing of the engine but the words of actions. It takes the order of a shuffled deck from
the match; everything else it works out for itself, and it objects when the match differs.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from cutpurse.core.bits import members
from cutpurse.core.match import Match
from cutpurse.core.options import Value
from cutpurse.core.state import StandIn

SEATS = range(4)


@dataclass(frozen=True)
class Banked:
    """A card in a Wealth or Bank."""

    owner: int
    value: int
    face_up: bool


@dataclass
class Referee:
    """What both games have on the table."""

    match: Match
    chance: random.Random
    decks: list[list[int]] = field(default_factory=list)
    hands: list[set[int]] = field(default_factory=list)
    prizes: list[tuple[int, int]] = field(default_factory=list)  # still to come: whose card, its value
    banks: list[list[Banked]] = field(default_factory=list)
    unclaimed: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.options = {name: named(value) for name, value in self.match.options.items()}
        self.set_up(self.match.frames[0].state)

    def set_up(self, dealt: StandIn) -> None:
        self.decks = [deck_of(dealt, seat) for seat in SEATS]
        self.hands = [set(members(hand)) for hand in dealt.hand]
        self.prizes = [divmod(card, 16) for card in dealt.prize]
        self.banks = [[] for _ in SEATS]
        self.unclaimed = []

    def ask(self, seat: int, permitted: Iterable[str]) -> str:
        """A random one of the actions that the sheet permits, carried out by the match; both must permit the same."""
        match = self.match
        assert match.turn == seat
        words = sorted(match.game.notation(match.state, action) for action in match.legal)
        assert words == sorted(permitted)
        chosen = self.chance.choice(words)
        match.play(chosen)
        return chosen

    def ask_card(self, seat: int, verb: str) -> int:
        """A card that leaves the hand."""
        value = int(self.ask(seat, [f"{verb} {value}" for value in self.hands[seat]]).split()[1])
        self.hands[seat].remove(value)
        return value

    def draw(self, seat: int) -> None:
        self.hands[seat].add(self.decks[seat].pop(0))

    def shuffled(self, seat: int) -> list[int]:
        """The own deck as it lies after the seat's last action."""
        acted = [frame for frame in self.match.frames if frame.seat == seat]
        return deck_of(acted[-1].state, seat)

    def play_middle(self, order: Iterable[int], owner: int, prize: int, barred: set[int]) -> None:
        """Everyone plays a card, and the trick is resolved."""
        middle: dict[int, tuple[int, str]] = {}
        for seat in order:
            hand = self.hands[seat]
            permitted = [f"{value} down" for value in hand] + [f"{value} up" for value in hand - barred]
            text, side = self.ask(seat, permitted).split()
            hand.remove(int(text))
            middle[seat] = int(text), side
            if side == "up":
                barred.add(int(text))
        open_cards = {seat: value for seat, (value, side) in middle.items() if side == "up"}
        highest = max(open_cards, key=lambda seat: open_cards[seat], default=None)
        lowest = min(open_cards, key=lambda seat: open_cards[seat], default=None)
        contested = len(open_cards) > 1 or self.options["lone_card"] == "takes"
        self.award(highest if contested else None, owner, prize)
        for seat, (value, _) in middle.items():
            self.banks[seat].append(Banked(seat, value, seat in (highest, lowest)))

    def award(self, winner: int | None, owner: int, prize: int) -> None:
        ruling = self.options["unclaimed"]
        if winner is None and ruling == "lead":
            self.banks[owner].append(Banked(owner, prize, True))
        elif winner is None:
            self.unclaimed.append((owner, prize))
        else:
            waiting = self.unclaimed if ruling == "carry" else []
            self.banks[winner] += [Banked(*card, True) for card in [*waiting, (owner, prize)]]
            if ruling == "carry":
                self.unclaimed = []

    def coins(self, seat: int, gray: int = 1) -> int:
        table = self.options["coins"]
        assert isinstance(table, tuple)
        return sum(table[card.value - 1] if card.face_up else gray for card in self.banks[seat])


def named(value: Value) -> Value:
    """An option's value, a choice by its name."""
    return value.name.lower() if isinstance(value, IntEnum) else value


def deck_of(s: StandIn, seat: int) -> list[int]:
    return list(s.deck[seat][s.top[seat] : s.bottom[seat]])


def best_of(seats: Iterable[int], results: list[int] | list[tuple[int, int]]) -> list[int]:
    """The seats among these with the best result."""
    among = list(seats)
    best = max(results[seat] for seat in among)
    return [seat for seat in among if results[seat] == best]


class LucreReferee(Referee):
    def play(self) -> tuple[list[int], list[int]]:
        """A whole game: the scores and the winners."""
        results = self.play_game()
        winners = best_of(SEATS, results)
        if len(winners) > 1 and self.options["final_tie"] == "seat":
            winners = winners[:1]
        elif len(winners) > 1 and self.options["final_tie"] == "play_off":
            self.set_up(next(frame.state for frame in self.match.frames if frame.state.tied))
            winners = best_of(winners, self.play_game())
        return [coins for coins, _ in results], winners

    def play_game(self) -> list[tuple[int, int]]:
        """Coins and cards of each seat."""
        if self.options["mulligan"]:
            for seat in SEATS:
                self.swap(seat)
        for _ in range(8):
            self.play_round()
        for seat in SEATS:
            self.banks[seat].append(Banked(seat, self.hands[seat].pop(), True))
        return [(self.coins(seat), len(self.banks[seat])) for seat in SEATS]

    def swap(self, seat: int) -> None:
        beneath: list[int] = []
        while len(beneath) < 2:
            action = self.ask(seat, ["keep", *(f"swap {value}" for value in self.hands[seat])])
            if action == "keep":
                break
            beneath.append(int(action.split()[1]))
            self.hands[seat].remove(beneath[-1])
        if self.options["buried_order"] == "random" and len(beneath) == 2:
            beneath.sort(key=self.shuffled(seat).index)
        self.decks[seat] += beneath
        for _ in beneath:
            self.draw(seat)

    def play_round(self) -> None:
        lead, purse = self.prizes.pop(0)
        for seat in SEATS:
            self.draw(seat)
        extra = self.ask_card(lead, "wealth")
        face_up = not self.options["lead_card_down"]
        self.banks[lead].append(Banked(lead, extra, face_up))
        barred = {extra} if face_up and self.options["lead_card_bars"] else set()
        if self.options["purse_bars"]:
            barred.add(purse)
        self.play_middle([(lead + i) % 4 for i in range(4)], lead, purse, barred)


class CoinReferee(Referee):
    def play(self) -> tuple[list[int], list[int]]:
        """A whole game: the totals and the winners."""
        totals, rounds, deciding = [0, 0, 0, 0], 0, False
        target = self.options["target"]
        assert isinstance(target, int)
        while True:
            self.play_round()
            totals = self.score(totals)
            rounds += 1
            winners = best_of(SEATS, totals)
            ended = deciding or target == 0 or max(totals) >= target
            if ended and (deciding or len(winners) == 1 or self.options["end_tie"] != "round"):
                break
            deciding = ended
            self.set_up(next(f.state for f in self.match.frames if f.state.rounds == rounds and f.state.trick == 0))
        if self.options["end_tie"] == "cards":
            winners = best_of(winners, [len(bank) for bank in self.banks])
        return totals, winners

    def play_round(self) -> None:
        for number in range(8):
            owner, trick = self.prizes.pop(0)
            for seat in SEATS:
                self.draw(seat)
            extra = self.ask_card(owner, "bank")
            self.banks[owner].append(Banked(owner, extra, True))
            order = [(owner + i) % 4 for i in (1, 2, 3, 4)]
            self.play_middle(order, owner, trick, {trick, extra})
            if number < 7 and self.options["exchange"] != "off":
                for seat in SEATS if self.options["exchange_order"] == "together" else order:
                    self.exchange(seat)
        for seat in SEATS:
            self.banks[seat].append(Banked(seat, self.hands[seat].pop(), False))

    def exchange(self, seat: int) -> None:
        permitted = ["exchange"] if self.options["exchange"] == "forced" else ["exchange", "keep"]
        if self.ask(seat, permitted) == "exchange":
            self.draw(seat)
            self.decks[seat].append(self.ask_card(seat, "bury"))
            if self.options["after_burying"] == "shuffle":
                self.decks[seat].sort(key=self.shuffled(seat).index)

    def score(self, totals: list[int]) -> list[int]:
        """The totals with this Round's Points."""
        gray = [sum(not card.face_up for card in bank) for bank in self.banks]
        foreign = [sum(card.owner != seat for card in self.banks[seat]) for seat in SEATS]
        worth = 1 if self.options["gray_coins_score"] else 0
        totals = [totals[seat] + self.coins(seat, gray=worth) + foreign[seat] for seat in SEATS]
        most, ruling = best_of(SEATS, gray), self.options["gray_tie"]
        if len(most) > 1 and ruling == "nobody":
            return totals
        if len(most) > 1 and ruling == "fewest":
            most = best_of(most, [-total for total in totals])
        shares = len(most) if ruling == "split" else 1
        return [totals[seat] + (gray[seat] // shares if seat in most else 0) for seat in SEATS]
