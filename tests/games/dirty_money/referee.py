"""A second opinion on Dirty Money: the game once more in plain Python, straight from the rule sheet and the rulings.

It knows cards by their names and nothing of the engine but the words of actions. It is told each deal; everything else
it works out for itself, and it objects when the match differs.
"""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cutpurse.core.match import Match
from cutpurse.games.dirty_money.transcript import transcript

CLEANER = "cleaner"
SUITS = ("Jewels", "Paintings", "Artifacts", "Junk")

Deck = Mapping[str, tuple[int, int]]  # coins and fingerprints of each loot card


def listed_deck(most: int) -> Deck:
    """The lists in the rulings: four suits with so many ranks, in three bands."""
    coins = {"Jewels": (2, 3, 4), "Paintings": (1, 2, 3), "Artifacts": (3, 2, 1), "Junk": (0, 1, 1)}
    prints = {"Jewels": (1, 1, 2), "Paintings": (0, 1, 2), "Artifacts": (2, 1, 0), "Junk": (1, 0, 1)}
    band = most // 3
    return {
        f"{suit} {rank}": (coins[suit][(rank - 1) // band], prints[suit][(rank - 1) // band])
        for suit in SUITS
        for rank in range(1, most + 1)
    }


def best(seats: Iterable[int], result: Mapping[int, int]) -> list[int]:
    """The seats among these with the highest result."""
    among = list(seats)
    return [seat for seat in among if result[seat] == max(result[one] for one in among)]


@dataclass
class Tally:
    """What a seat has, in a round or in all."""

    coins: int = 0
    prints: int = 0


class Referee:
    def __init__(self, match: Match, deck: Deck, chance: random.Random) -> None:
        self.match, self.deck, self.chance = match, deck, chance
        self.options = match.game.write_options(match.options)
        self.seats = range(match.seats)
        self.hands: dict[int, set[str]] = {}
        self.totals = [Tally() for _ in self.seats]
        self.rounds = 0

    def play(self) -> tuple[list[int], list[int]]:
        """A whole game: the coins and the winners."""
        for _ in range(int(self.options["rounds"])):
            self.play_round()
        winners = self.winners()
        if len(winners) > 1 and self.options["coin_tie"] == "round":
            self.play_round()
            winners = self.winners()
        return [total.coins for total in self.totals], winners

    # A round

    def play_round(self) -> None:
        leader = self.deal()
        tallies = [Tally() for _ in self.seats]
        while any(self.hands.values()):
            order = [(leader + i) % len(self.seats) for i in self.seats]
            leader = self.play_trick([seat for seat in order if self.hands[seat]], tallies)
            if any(self.hands.values()):
                self.compare(tallies)
        if self.options["bust"] == "round":
            for seat in self.busted(tallies):
                tallies[seat].coins = 0
        for total, tally in zip(self.totals, tallies, strict=True):
            total.coins += tally.coins
            total.prints += tally.prints
        self.rounds += 1
        for name, at in self.open_table()["seats"].items():
            total = self.totals[self.seat_at(name)]
            assert (at["coins"], at["fingerprints"]) == (total.coins, total.prints)

    def open_table(self) -> Any:
        return transcript(self.match.state)

    def seat_at(self, name: str) -> int:
        return self.match.game.seat_names.index(name)

    def deal(self) -> int:
        """Learn the hands, and who leads; they must be as the sheet wants them."""
        table = self.open_table()
        self.hands = {self.seat_at(name): set(at["hand"]) for name, at in table["seats"].items()}
        leader = self.seat_at(table["leads"])
        if self.options["first_lead"] == "rotation":
            assert leader == self.rounds % len(self.seats)
        aside = table["aside_unseen"] + table["aside_open"]
        dealt = [card for hand in self.hands.values() for card in hand]
        assert sorted(dealt + aside) == sorted([*self.deck, *[CLEANER] * len(self.seats)])
        assert all(CLEANER in hand for hand in self.hands.values())
        removed = len(self.seats) if self.options["variant"] == "on" else 0
        each, over = divmod(len(self.deck) - removed, len(self.seats))
        more = [(leader + i) % len(self.seats) for i in range(over)] if self.options["uneven"] == "first" else []
        for seat, hand in self.hands.items():
            assert len(hand) == 1 + each + (seat in more)
        assert len(table["aside_open"]) == (over if self.options["uneven"] == "shown" else 0)
        return leader

    def compare(self, tallies: list[Tally]) -> None:
        """Between two tricks: hands and what was taken in this round."""
        table = self.open_table()
        for name, at in table["seats"].items():
            seat = self.seat_at(name)
            assert set(at["hand"]) == self.hands[seat]
            taken = at["coins_this_round"], at["fingerprints_this_round"]
            assert taken == (tallies[seat].coins, tallies[seat].prints)

    # A trick

    def play_trick(self, order: list[int], tallies: list[Tally]) -> int:
        """Everyone in order plays a card; what is in the trick goes to the winner, who is returned."""
        trick: dict[int, str] = {}
        for seat in order:
            permitted = self.permitted(seat, list(trick.values()))
            trick[seat] = self.ask(seat, permitted)
            self.hands[seat].remove(trick[seat])
        cleaners = [seat for seat in order if trick[seat] == CLEANER]
        if cleaners:
            winner = cleaners[-1]
        else:
            led = suit_of(trick[order[0]])
            ranks = {seat: rank_of(card) for seat, card in trick.items() if suit_of(card) == led}
            (winner,) = best(ranks, ranks)
        extra = int(self.options["cleaner_coins"])
        loot = [self.deck[card] for card in trick.values() if card != CLEANER]
        tallies[winner].coins += sum(coins for coins, _ in loot) + extra * len(cleaners)
        tallies[winner].prints += 0 if cleaners else sum(prints for _, prints in loot)
        return winner

    def permitted(self, seat: int, trick: list[str]) -> set[str]:
        hand = self.hands[seat]
        if not trick:
            may_lead = self.options["lead_cleaner"] == "on" or hand == {CLEANER}
            return hand if may_lead else hand - {CLEANER}
        following = {card for card in hand if suit_of(card) == suit_of(trick[0])}
        if CLEANER in trick or not following:
            return hand
        return following | (hand & {CLEANER})

    def ask(self, seat: int, permitted: Iterable[str]) -> str:
        """A random one of the cards that the sheet permits, played in the match; both must permit the same."""
        match = self.match
        assert match.turn == seat
        words = sorted(match.game.notation(match.state, action) for action in match.legal)
        assert words == sorted(permitted)
        chosen = self.chance.choice(words)
        match.play(chosen)
        return chosen

    # Who is busted, who wins

    def busted(self, tallies: list[Tally]) -> list[int]:
        most = best(self.seats, {seat: tallies[seat].prints for seat in self.seats})
        coins = {seat: tallies[seat].coins for seat in self.seats}
        ruling = self.options["print_tie"]
        if len(most) > 1 and ruling == "nobody":
            return []
        if ruling == "richest":
            most = best(most, coins)
        elif ruling == "poorest":
            most = best(most, {seat: -number for seat, number in coins.items()})
        if len(most) == len(self.seats) and self.options["all_tied"] == "nobody":
            return []
        return most

    def winners(self) -> list[int]:
        out = self.busted(self.totals) if self.options["bust"] == "end" else []
        free = [seat for seat in self.seats if seat not in out]
        if not free:
            return []
        richest = best(free, {seat: self.totals[seat].coins for seat in free})
        if self.options["coin_tie"] == "prints":
            richest = best(richest, {seat: -self.totals[seat].prints for seat in richest})
        return richest


def suit_of(card: str) -> str:
    return card.split()[0]


def rank_of(card: str) -> int:
    return int(card.split()[1])
