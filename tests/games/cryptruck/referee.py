"""A second opinion on Cryptruck: the game once more in plain Python, straight from the rule sheet and the rulings.

It knows cards by their names and nothing of the engine but the words of actions. It is told each deal; everything else
it works out for itself, and it objects when the match differs.
"""

import random
from collections.abc import Iterable
from typing import Any

from cutpurse.core.match import Match
from cutpurse.games.cryptruck.transcript import transcript

WHITE = "White"
WHITES = ["White 3", "White 3"]
COLOURS = ["Blue", "Green", "Red", "Yellow", "Violet"]
ROUNDS, TRICKS = 3, 6


def colour_of(card: str) -> str:
    return card.split()[0]


def rank_of(card: str) -> int:
    return int(card.split()[1])


class Referee:
    def __init__(self, match: Match, chance: random.Random) -> None:
        self.match, self.chance = match, chance
        self.options = match.game.write_options(match.options)
        self.seats = range(match.seats)
        self.hands: dict[int, list[str]] = {}
        self.taken: dict[int, list[str]] = {}
        self.points = dict.fromkeys(self.seats, 0)
        self.colours: set[str] = set()
        self.trump = ""

    def play(self) -> tuple[list[int], list[int]]:
        """A whole game: the points and the winners."""
        dealer, last_winner = None, 0
        for number in range(ROUNDS):
            dealer = self.deal(number, dealer, last_winner)
            leader = dealer
            for trick in range(TRICKS):
                leader = self.play_trick(leader, auction=trick == 0 or self.options["auction"] == "every_trick")
                if trick < TRICKS - 1:
                    self.compare()
            last_winner = leader
            for seat in self.seats:
                self.points[seat] += self.score(self.taken[seat])
            assert self.points == {self.seat_at(name): at["points"] for name, at in self.open_table()["seats"].items()}
        points = [self.points[seat] for seat in self.seats]
        return points, [seat for seat in self.seats if points[seat] == max(points)]

    def open_table(self) -> Any:
        return transcript(self.match.state)

    def seat_at(self, name: str) -> int:
        return self.match.game.seat_names.index(name)

    def after(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return [(seat + i) % len(self.seats) for i in self.seats if i > 0]

    # The deal

    def deal(self, number: int, dealt_last: int | None, last_winner: int) -> int:
        """Learn the cards and the dealer; they must be as the sheet wants them."""
        table = self.open_table()
        self.hands = {self.seat_at(name): list(at["hand"]) for name, at in table["seats"].items()}
        self.taken = {seat: [] for seat in self.seats}
        self.trump = colour_of(table["turned_up"])
        colours = set(table["colours"]) - {WHITE}
        assert len(colours) == len(self.seats)
        assert (
            colours <= set(COLOURS)
            if self.options["random_colours"] == "on"
            else colours == set(COLOURS[: len(self.seats)])
        )
        assert number == 0 or colours == self.colours
        self.colours = colours
        cards = [f"{colour} {rank}" for colour in colours for rank in range(1, 7)] + WHITES
        held = [card for hand in self.hands.values() for card in hand]
        assert sorted([*held, table["turned_up"], table["not_dealt"]]) == sorted(cards)
        assert all(len(hand) == TRICKS for hand in self.hands.values())
        dealer = self.seat_at(table["dealer"])
        assert dealer in self.possible_dealers(dealt_last, last_winner)
        return dealer

    def possible_dealers(self, dealt_last: int | None, last_winner: int) -> Iterable[int]:
        if dealt_last is None:
            first = self.options["first_dealer"]
            return self.seats if first == "random" else [(int(first) - 1) % len(self.seats)]
        ruling = self.options["next_dealer"]
        if ruling == "left":
            return self.after(dealt_last)[:1]
        if ruling == "winner":
            return [last_winner]
        if ruling == "lowest":
            fewest = min(self.points.values())
            return [seat for seat in [*self.after(dealt_last), dealt_last] if self.points[seat] == fewest][:1]
        return self.seats

    # A trick

    def play_trick(self, leader: int, auction: bool) -> int:
        """The winner of the trick."""
        if auction:
            leader, card = self.auction(leader)
        else:
            card = self.ask(leader, self.hands[leader])
            self.hands[leader].remove(card)
        trick = {leader: card}
        for seat in self.after(leader):
            hand = self.hands[seat]
            trick[seat] = self.ask(seat, [other for other in hand if self.follows(other, card)] or hand)
            hand.remove(trick[seat])
        winner = self.winner(trick, colour_of(card))
        self.taken[winner] += trick.values()
        return winner

    def auction(self, dealer: int) -> tuple[int, str]:
        """The dealer, or a provisional leader, reveals a card; who leads it, and the card."""
        card = self.ask(dealer, [f"reveal {card}" for card in self.hands[dealer]]).removeprefix("reveal ")
        self.hands[dealer].remove(card)
        buyer = self.buyer(dealer)
        if buyer is None:
            return dealer, card
        gift = self.ask(buyer, [f"give {card}" for card in self.hands[buyer]]).removeprefix("give ")
        self.hands[buyer].remove(gift)
        self.hands[dealer].append(gift)
        return buyer, card

    def buyer(self, dealer: int) -> int | None:
        """Who gets the revealed card. Outbidding goes on round the table among those who have not said yes."""
        to_ask, wanting = self.after(dealer), []
        while to_ask:
            seat = to_ask.pop(0)
            if self.ask(seat, ["want", "decline"]) == "want":
                wanting.append(seat)
                if self.options["buyer_is"] == "first":
                    break
                if self.options["buyer_is"] == "outbidding":
                    to_ask = [other for other in self.after(seat) if other not in (dealer, *wanting)]
        return wanting[-1] if wanting else None

    def is_trump(self, card: str) -> bool:
        return colour_of(card) in (self.trump, WHITE)

    def follows(self, card: str, led: str) -> bool:
        """Whether a card must be played to the one led, if there is any such card."""
        if colour_of(led) == WHITE:
            rulings = {"white": colour_of(card) == WHITE, "trumps": self.is_trump(card), "free": False}
            return rulings[self.options["white_led"]]
        if self.is_trump(led) and self.options["one_trump_suit"] == "on":
            return self.is_trump(card)
        return colour_of(card) == colour_of(led)

    def winner(self, trick: dict[int, str], led: str) -> int:
        """The highest trump, the later of two; without a trump the highest of the colour led. Cards are in order."""
        trumps = {seat: card for seat, card in trick.items() if self.is_trump(card)}
        among = trumps or {seat: card for seat, card in trick.items() if colour_of(card) == led}
        highest = max(map(rank_of, among.values()))
        return [seat for seat, card in among.items() if rank_of(card) == highest][-1]

    def score(self, taken: list[str]) -> int:
        blocks = [colour_of(card) for card in taken if 3 <= rank_of(card) <= 5]
        if self.options["white_scores"] == "nothing":
            blocks = [colour for colour in blocks if colour != WHITE]
        if not blocks:
            return 5 if taken or self.options["trick_for_five"] == "off" else 0
        if len(blocks) >= 4:
            return len(blocks)
        colours = set(blocks) - ({WHITE} if self.options["white_scores"] == "block" else set())
        return len(blocks) * max(1, len(colours))

    def compare(self) -> None:
        """Between two tricks: hands and what was taken."""
        for name, at in self.open_table()["seats"].items():
            seat = self.seat_at(name)
            assert sorted(at["hand"]) == sorted(self.hands[seat])
            assert sorted(at["taken"]) == sorted(self.taken[seat])

    def ask(self, seat: int, permitted: Iterable[str]) -> str:
        """A random one of the actions that the sheet permits, carried out by the match; both must permit the same."""
        match = self.match
        assert match.turn == seat
        words = sorted(match.game.notation(match.state, action) for action in match.legal)
        assert words == sorted(set(permitted))
        chosen = self.chance.choice(words)
        match.play(chosen)
        return chosen
