"""A transcript of Cryptruck is enough to check a game by hand: here it is replayed with nothing but the rule sheet.

`Replay` knows only plain JSON and the printed rules with their rulings; it imports no rules of ours.
"""

import json
from typing import Any

import pytest

from cutpurse import games
from cutpurse.arena.transcript import transcript

from ..transcripts import Reader

WHITE = "White"


def colour(card: str) -> str:
    return card.split()[0]


def rank(card: str) -> int:
    return int(card.split()[1][0])


class Replay(Reader):
    """The table as it lies before whoever reads the transcript."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.points = dict.fromkeys(self.names, 0)

    def compare(self) -> None:
        """Our table and the transcript's are the same."""
        for name in self.names:
            laid = self.table["seats"][name]
            assert sorted(laid["hand"]) == sorted(self.hands[name])
            assert sorted(laid["taken"]) == sorted(self.taken[name])
            assert laid["in_trick"] == self.trick.get(name)
            assert laid["points"] == self.points[name]
        assert (self.table["revealed"] or "") == self.revealed

    def clockwise(self, name: str) -> list[str]:
        """Everybody else, from this player's left."""
        first = self.names.index(name)
        return self.names[first + 1 :] + self.names[:first]

    # the rules

    def run(self) -> None:
        self.next_step("table")
        for number in (1, 2, 3):
            lead = self.deal(number)
            for trick in range(6):
                lead = self.play_trick(lead, trick)
            self.score()
        assert self.at == len(self.steps)
        assert self.told["scores"] == self.points
        best = max(self.points.values())
        assert self.told["winners"] == [name for name in self.names if self.points[name] == best]
        ranks = {
            name: 1 + sum(other > points for other in self.points.values()) for name, points in self.points.items()
        }
        assert self.told["ranks"] == ranks

    def deal(self, number: int) -> str:
        """Six cards each; of the two others one is turned up. The dealer begins."""
        before = self.table["dealer"]
        self.next_step("table")
        self.hands = {name: list(self.table["seats"][name]["hand"]) for name in self.names}
        self.taken: dict[str, list[str]] = {name: [] for name in self.names}
        self.trick: dict[str, str] = {}
        self.revealed = ""
        self.trumps = (WHITE, colour(self.table["turned_up"]))
        held = [card for hand in self.hands.values() for card in hand]
        colours = [one for one in self.table["colours"] if one != WHITE]
        deck = [f"{one} {number}" for one in colours for number in range(1, 7)] + ["White 3a", "White 3b"]
        assert len(colours) == len(self.names)
        assert sorted([*held, self.table["turned_up"], self.table["not_dealt"]]) == sorted(deck)
        assert self.table["round"] == number
        if number > 1 and self.options["next_dealer"] == "left":
            assert self.table["dealer"] == self.clockwise(before)[0]
        self.compare()
        return str(self.table["dealer"])

    def play_trick(self, lead: str, trick: int) -> str:
        if trick == 0 or self.options["auction"] == "every_trick":
            lead, card = self.sell(lead)
            self.next_step("table")
        else:
            card = self.action(lead, self.hands[lead])
            self.hands[lead].remove(card)
        self.revealed, self.trick = "", {lead: card}
        assert self.table["lead"] == lead
        self.compare()
        for name in self.clockwise(lead):
            following = [one for one in self.hands[name] if self.follows(one, card)]
            played = self.action(name, following or self.hands[name])
            self.hands[name].remove(played)
            self.trick[name] = played
            self.compare()
        return self.resolve(card)

    def sell(self, seller: str) -> tuple[str, str]:
        card = self.action(seller, [f"reveal {card}" for card in self.hands[seller]]).removeprefix("reveal ")
        self.hands[seller].remove(card)
        self.revealed = card
        self.compare()
        asked, yes = self.clockwise(seller), []
        while asked:
            name = asked.pop(0)
            if self.action(name, ["want", "decline"]) == "want":
                yes.append(name)
                if self.options["buyer_is"] == "first":
                    break
                if self.options["buyer_is"] == "outbidding":
                    asked = [other for other in self.clockwise(name) if other not in (*yes, seller)]
            assert self.table["wanted_by"] == (yes[-1] if yes else None)
        if not yes:
            return seller, card
        buyer = yes[-1]
        gift = self.action(buyer, [f"give {card}" for card in self.hands[buyer]]).removeprefix("give ")
        self.hands[buyer].remove(gift)
        self.hands[seller].append(gift)
        self.compare()
        return buyer, card

    def follows(self, card: str, led: str) -> bool:
        if colour(led) == WHITE:
            rulings = {"white": colour(card) == WHITE, "trumps": colour(card) in self.trumps, "free": False}
            return rulings[self.options["white_led"]]
        if colour(led) in self.trumps and self.options["one_trump_suit"] == "on":
            return colour(card) in self.trumps
        return colour(card) == colour(led)

    def resolve(self, led: str) -> str:
        """The highest trump, of equal ones the later; else the highest of the colour led."""
        step = self.next_step("table")
        best = next(iter(self.trick))
        for name, card in self.trick.items():
            held = self.trick[best]
            if colour(card) in self.trumps:
                better = colour(held) not in self.trumps or rank(card) >= rank(held)
            else:
                better = colour(held) == colour(card) == colour(led) and rank(card) > rank(held)
            best = name if better else best
        assert step["told"][0].startswith(f"{best} wins trick ")
        self.taken[best] += self.trick.values()
        self.trick = {}
        self.compare()
        return best

    def score(self) -> None:
        step = self.next_step("table")
        for name in self.names:
            blocks = [card for card in self.taken[name] if rank(card) in (3, 4, 5)]
            if self.options["white_scores"] == "nothing":
                blocks = [card for card in blocks if colour(card) != WHITE]
            colours = {colour(card) for card in blocks}
            if self.options["white_scores"] == "block":
                colours -= {WHITE}
            if blocks:
                points = len(blocks) * max(1, len(colours)) if len(blocks) < 4 else len(blocks)
            else:
                points = 5 if self.taken[name] or self.options["trick_for_five"] == "off" else 0
            self.points[name] += points
            assert any(line.startswith(f"{name}: {points} for ") for line in step["told"])
        assert step["scores"] == self.points
        self.compare()


def written(*bots: str, seed: int = 0, seats: int = 3, **options: object) -> dict[str, Any]:
    """A transcript as whoever reads it gets it."""
    game = games.load("cryptruck")
    told = transcript(game, bots=bots, seed=seed.to_bytes(32, "little"), options=options, seats=seats)
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


OPTIONS: list[dict[str, object]] = [
    {},
    {"auction": "every_trick"},
    {"buyer_is": "outbidding", "auction": "every_trick", "white_scores": "block", "random_colours": "on"},
    {"buyer_is": "first", "white_led": "trumps", "one_trump_suit": "on", "trick_for_five": "on"},
    {"white_led": "free", "white_scores": "nothing", "open_gift": "on", "next_dealer": "lowest"},
    {"next_dealer": "winner", "first_dealer": 2, "show_undealt": "on"},
]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_transcript_replays_by_hand(options: dict[str, object], seats: int) -> None:
    for seed, bots in enumerate([("random",), ("greedy",), ("greedy", "random")] * 2):
        Replay(written(*bots, seed=seed, seats=seats, **options)).run()


def test_the_replay_notices_what_is_wrong() -> None:
    """The checker is worth something: one changed card or figure anywhere and it protests."""
    told = written("random", seed=3)
    Replay(told).run()
    for number, step in enumerate(told["steps"]):
        laid = step.get("table") or step["changed"]
        if number == 0 or "seats" not in laid:
            continue
        wrong = json.loads(json.dumps(told))
        seat = next(iter((wrong["steps"][number].get("table") or wrong["steps"][number]["changed"])["seats"].values()))
        field = next(iter(seat))
        seat[field] = {"hand": ["Red 9"], "in_trick": "Red 9", "taken": ["Red 9"], "points": 99}[field]
        with pytest.raises(AssertionError):
            Replay(wrong).run()


def test_a_wrong_winner_or_score_is_noticed() -> None:
    told = written("greedy", seed=5)
    first = told["seats"][0]["name"]
    for wrong in (
        told | {"scores": told["scores"] | {first: told["scores"][first] + 1}},
        told | {"winners": [seat["name"] for seat in told["seats"] if seat["name"] not in told["winners"]]},
        told | {"ranks": told["ranks"] | {first: 5}},
    ):
        with pytest.raises(AssertionError):
            Replay(wrong).run()
