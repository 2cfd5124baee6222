"""A transcript of Dirty Money is enough to check a game by hand: here it is replayed by the printed rules alone.

`Replay` knows only plain JSON and the rulings that the transcript names; it imports no rules of ours.
"""

import json
from typing import Any

import pytest

from cutpurse.arena.transcript import transcript

from ..transcripts import Reader
from .heists import GAME

BANDS = {  # coins and fingerprints of the low, middle and high third of each suit
    "Jewels": [(2, 1), (3, 1), (4, 2)],
    "Paintings": [(1, 0), (2, 1), (3, 2)],
    "Artifacts": [(3, 2), (2, 1), (1, 0)],
    "Junk": [(0, 1), (1, 0), (1, 1)],
}
CLEANER = "cleaner"


def printed_deck(name: str) -> dict[str, tuple[int, int]]:
    """The ready-made decks; a written one in the form that a record has."""
    if name in ("60", "48"):
        third = int(name) // 12
        return {
            f"{suit} {rank}": BANDS[suit][(rank - 1) // third] for suit in BANDS for rank in range(1, 3 * third + 1)
        }
    suits = zip(BANDS, name.split("/"), strict=True)
    cards = [(suit, rank, two) for suit, row in suits for rank, two in enumerate(row.split(","), 1)]
    return {f"{suit} {rank}": (int(two[0]), int(two[1])) for suit, rank, two in cards if two != "-"}


class Replay(Reader):
    """One game, card by card."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told)
        self.deck = printed_deck(self.options["deck"])
        self.totals = {name: [0, 0] for name in self.names}  # coins, fingerprints
        self.first = self.names[-1]

    def compare(self) -> None:
        """Our table and the transcript's are the same."""
        for name in self.names:
            laid = self.table["seats"][name]
            assert sorted(laid["hand"]) == sorted(self.hands[name])
            assert laid["trick"] == self.trick.get(name)
            assert sorted(laid["taken"]) == sorted(self.taken[name])
            assert [laid["coins_this_round"], laid["fingerprints_this_round"]] == self.round[name]
            assert [laid["coins"], laid["fingerprints"]] == self.totals[name]

    # the rules

    def run(self) -> None:
        self.next_step("table")
        assert {card: (on["coins"], on["fingerprints"]) for card, on in self.table["loot"].items()} == self.deck
        for number in range(int(self.options["rounds"])):
            self.play_round(number)
        if self.options["coin_tie"] == "round" and len(self.winners()) > 1:
            self.play_round(int(self.options["rounds"]))
        self.finish()

    def play_round(self, number: int) -> None:
        self.deal()
        lead = self.first
        while any(self.hands.values()):
            while not self.hands[lead]:
                lead = self.after(lead)
            lead = self.play_trick(lead)
        self.score(number)

    def deal(self) -> None:
        self.next_step("table")
        n = len(self.names)
        self.hands = {name: list(self.table["seats"][name]["hand"]) for name in self.names}
        self.taken: dict[str, list[str]] = {name: [] for name in self.names}
        self.round = {name: [0, 0] for name in self.names}
        self.trick: dict[str, str] = {}
        turn = self.after(self.first)
        self.first = self.table["leads"]
        assert self.options["first_lead"] == "cleaner" or self.first == turn
        unseen, shown = self.table["aside_unseen"], self.table["aside_open"]
        held = [card for hand in self.hands.values() for card in hand]
        assert sorted([*held, *unseen, *shown]) == sorted([*self.deck, *[CLEANER] * n])
        removed = n if self.options["variant"] == "on" else 0
        each, left_over = divmod(len(self.deck) - removed, n)
        order = self.names * 2
        more = order[order.index(self.first) :][:left_over] if self.options["uneven"] == "first" else []
        assert {name: len(hand) for name, hand in self.hands.items()} == {
            name: each + 1 + (name in more) for name in self.names
        }
        assert all(hand.count(CLEANER) == 1 for hand in self.hands.values())
        assert len(shown) == (left_over if self.options["uneven"] == "shown" else 0)
        assert len(unseen) == removed + (left_over if self.options["uneven"] == "aside" else 0)
        self.compare()

    def after(self, name: str) -> str:
        return self.names[(self.names.index(name) + 1) % len(self.names)]

    def play_trick(self, lead: str) -> str:
        assert self.table["leads"] == lead
        order = self.names * 2
        order = [name for name in order[order.index(lead) :][: len(self.names)] if self.hands[name]]
        for name in order:
            self.play_card(name)
        cleaners = [name for name in order if self.trick[name] == CLEANER]
        suit = self.trick[lead].split()[0]
        following = [name for name in order if self.trick[name].split()[0] == suit]
        winner = cleaners[-1] if cleaners else max(following, key=lambda name: int(self.trick[name].split()[1]))
        step = self.next_step("table")
        loot = [card for card in self.trick.values() if card != CLEANER]
        coins = sum(self.deck[card][0] for card in loot) + len(cleaners) * int(self.options["cleaner_coins"])
        self.round[winner][0] += coins
        self.round[winner][1] += 0 if cleaners else sum(self.deck[card][1] for card in loot)
        self.taken[winner] += loot
        self.trick = {}
        assert step["told"][0].startswith(f"{winner} takes the trick with ")
        assert f" {coins or 'no'} coin" in step["told"][0]
        assert step["scores"] == {name: self.totals[name][0] + self.round[name][0] for name in self.names}
        self.compare()
        return winner

    def play_card(self, name: str) -> None:
        hand = self.hands[name]
        legal = list(hand)
        played = list(self.trick.values())
        if not played and self.options["lead_cleaner"] == "off" and hand != [CLEANER]:
            legal = [card for card in hand if card != CLEANER]
        if played and CLEANER not in played:
            suit = played[0].split()[0]
            if any(card.split()[0] == suit for card in hand):
                legal = [card for card in hand if card == CLEANER or card.split()[0] == suit]
        step = self.next_step(name)
        assert sorted(step["legal"]) == sorted(legal)
        assert step["action"] in legal
        hand.remove(step["action"])
        self.trick[name] = step["action"]
        self.compare()

    def score(self, number: int) -> None:
        self.next_step("table")
        lost = self.busted(self.round) if self.options["bust"] == "round" else []
        for name, (coins, prints) in self.round.items():
            self.totals[name][0] += 0 if name in lost else coins
            self.totals[name][1] += prints
        self.round = {name: [0, 0] for name in self.names}
        assert self.table["rounds_scored"] == number + 1
        assert self.steps[self.at - 1]["scores"] == {name: self.totals[name][0] for name in self.names}
        self.compare()

    def busted(self, numbers: dict[str, list[int]]) -> list[str]:
        most = max(prints for _, prints in numbers.values())
        tied = [name for name, (_, prints) in numbers.items() if prints == most]
        coins = [numbers[name][0] for name in tied]
        if len(tied) > 1:
            ruling = self.options["print_tie"]
            chosen = {"richest": max(coins), "poorest": min(coins)}.get(ruling)
            tied = [name for name in tied if ruling == "all" or numbers[name][0] == chosen]
        return [] if len(tied) == len(self.names) and self.options["all_tied"] == "nobody" else tied

    def standing(self) -> dict[str, tuple[int, ...]]:
        lost = [] if self.options["bust"] == "round" else self.busted(self.totals)
        by_prints = self.options["coin_tie"] == "prints"
        return {
            name: (int(name not in lost), coins, -prints if by_prints else 0)
            for name, (coins, prints) in self.totals.items()
        }

    def winners(self) -> list[str]:
        standing = self.standing()
        best = max(standing.values())
        return [name for name in self.names if standing[name] == best and best[0]]

    def finish(self) -> None:
        assert self.at == len(self.steps)
        standing = self.standing()
        assert self.told["scores"] == {name: self.totals[name][0] for name in self.names}
        assert self.told["winners"] == self.winners()
        ranks = {name: 1 + sum(other > mine for other in standing.values()) for name, mine in standing.items()}
        assert self.told["ranks"] == ranks


def written(*bots: str, seed: int = 0, seats: int = 3, **options: object) -> dict[str, Any]:
    """A transcript as whoever reads it gets it."""
    told = transcript(GAME, bots=bots, seed=seed.to_bytes(32, "little"), seats=seats, options=options)
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("bots", [("random",), ("greedy",), ("greedy", "random")])
def test_a_transcript_replays_by_hand(seats: int, bots: tuple[str, ...]) -> None:
    for seed in range(4):
        Replay(written(*bots, seed=seed, seats=seats)).run()


LEVEL = "\n".join(f"{suit} {rank} 1 1" for suit in BANDS for rank in range(1, 4))  # ties are frequent
BLANK = LEVEL.replace(" 1 1\n", " 1 0\n").removesuffix("1") + "0"  # no fingerprints at all
OPTIONS: list[dict[str, object]] = [
    {"variant": True, "rounds": 3},
    {"deck": "48", "uneven": "first", "first_lead": "rotation"},
    {"deck": "48", "uneven": "shown", "variant": True, "lead_cleaner": False},
    {"deck": "48", "cleaner_coins": 3, "bust": "round", "strict_memory": True},
    {"deck": LEVEL, "print_tie": "nobody", "coin_tie": "shared"},
    {"deck": LEVEL, "print_tie": "richest", "coin_tie": "round"},
    {"deck": LEVEL, "print_tie": "poorest", "all_tied": "everyone"},
    {"deck": LEVEL, "bust": "round", "all_tied": "everyone", "coin_tie": "round"},
    {"deck": BLANK, "all_tied": "everyone"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ", ".join(options))
def test_it_does_under_other_rulings(options: dict[str, object]) -> None:
    for seed in range(12):
        Replay(written("random", seed=seed, seats=3 + seed % 4, **options)).run()


def test_ties_of_all_kinds_are_among_them() -> None:
    told = [
        written("random", seed=seed, seats=3 + seed % 4, **options) for options in OPTIONS[4:] for seed in range(12)
    ]
    reasons = [each["reason"] for each in told]
    assert any("Nobody wins" in reason for reason in reasons)
    assert any("nobody is busted" in reason for reason in reasons)
    assert any("share the win" in reason for reason in reasons)
    assert any(step["told"][0].startswith("Deciding round") for each in told for step in each["steps"])


def test_the_replay_notices_what_is_wrong() -> None:
    """The checker is worth something: one changed figure anywhere and it protests."""
    told = written("random", seed=3, rounds=1)
    Replay(told).run()
    for number, step in enumerate(told["steps"]):
        wrong = json.loads(json.dumps(told))
        laid = wrong["steps"][number].get("table") or wrong["steps"][number]["changed"]
        if number == 0:
            laid["loot"]["Jewels 7"]["coins"] += 1
        elif "action" in step:
            wrong["steps"][number]["legal"].pop()
        else:
            seat = next(iter(laid["seats"].values()))
            field = next(iter(seat))
            seat[field] = seat[field] + 1 if isinstance(seat[field], int) else "Jewels 99"
        with pytest.raises(AssertionError):
            Replay(wrong).run()


def test_a_wrong_winner_or_score_is_noticed() -> None:
    told = written("greedy", seed=5)
    for wrong in (
        told | {"scores": told["scores"] | {"Fox": told["scores"]["Fox"] + 1}},
        told | {"winners": [name for name in told["scores"] if name not in told["winners"]]},
        told | {"ranks": told["ranks"] | {"Fox": 5}},
    ):
        with pytest.raises(AssertionError):
            Replay(wrong).run()
