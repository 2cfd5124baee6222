"""A transcript is enough to check a game by hand: here it is replayed with nothing but the rule sheets.

`Replay` knows only plain JSON and the printed rules under the default rulings; it imports no rules of ours.
"""

import json
from typing import Any, ClassVar

import pytest

from cutpurse import games
from cutpurse.arena.transcript import changes, transcript
from cutpurse.core.errors import CutpurseError
from tests.games.transcripts import Reader

COINS = {1: 1, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1, 7: 2, 8: 1, 9: 1, 10: 1, 11: 2, 12: 3, 13: 1}


class Seat:
    """One player's cards, as they lie on a real table."""

    def __init__(self, dealt: dict[str, Any]) -> None:
        self.deck: list[int] = list(dealt["deck"])  # the first is on top
        self.hand: list[int] = list(dealt["hand"])
        self.face_up: list[int] = []
        self.face_down: list[int] = []
        self.won: list[tuple[str, int]] = []
        self.middle: tuple[int, bool] | None = None  # value, face up

    def draw(self) -> int:
        card = self.deck.pop(0)
        self.hand.append(card)
        return card

    def bury(self, value: int) -> None:
        self.hand.remove(value)
        self.deck.append(value)

    @property
    def fronts(self) -> int:
        return sum(COINS[value] for value in self.face_up) + sum(COINS[value] for _, value in self.won)

    @property
    def cards(self) -> int:
        return len(self.face_up) + len(self.face_down) + len(self.won)


class Replay(Reader):
    """What the two sister games share on the table: prizes, middle, awards."""

    hoard = ""
    prize_name = ""

    def compare(self) -> None:
        """Our table and the transcript's are the same."""
        for name, seat in self.seats.items():
            laid = self.table["seats"][name]
            assert laid["deck"] == seat.deck
            assert laid["hand"] == sorted(seat.hand)
            assert laid["middle"] == (f"{seat.middle[0]} {'up' if seat.middle[1] else 'down'}" if seat.middle else None)
            assert laid[self.hoard] == {
                "face_up": sorted(seat.face_up),
                "face_down": sorted(seat.face_down),
                "won": [f"{suit} {value}" for suit, value in seat.won],
            }
            assert laid["coins_on_fronts"] == seat.fronts
            assert laid["coins_face_down"] == len(seat.face_down)
        assert self.table["unclaimed"] == [f"{suit} {value}" for suit, value in self.aside]

    # the rules

    def run(self) -> None:
        raise NotImplementedError

    def set_up(self) -> None:
        """Take the cards as they were dealt, and see that they are a proper deal."""
        self.seats = {name: Seat(self.table["seats"][name]) for name in self.names}
        pile = [card.rsplit(" ", 1) for card in self.table[f"{self.prize_name}_deck"]]
        self.prizes = [(suit, int(value)) for suit, value in pile]
        self.aside: list[tuple[str, int]] = []
        assert self.table["coins_of_values"] == list(COINS.values())
        assert len(self.prizes) == 8
        for name, seat in self.seats.items():
            given = [value for suit, value in self.prizes if suit == name]
            assert (len(given), len(seat.hand), len(seat.deck)) == (2, 3, 8)
            assert sorted(given + seat.hand + seat.deck) == list(range(1, 14))

    def reveal(self) -> tuple[str, int]:
        step = self.next_step("table")
        self.prize = self.prizes.pop(0)
        drawn = {name: seat.draw() for name, seat in self.seats.items()}
        assert self.table[self.prize_name] == f"{self.prize[0]} {self.prize[1]}"
        for name, card in drawn.items():
            assert f"{name} draws the {card}." in step["told"]
        self.barred: set[int] = set()
        self.compare()
        return self.prize

    def lay_aside(self, name: str, word: str) -> None:
        """The player whose card the prize is adds a card to the own hoard, face up."""
        seat = self.seats[name]
        value = int(self.action(name, [f"{word} {card}" for card in seat.hand]).split()[1])
        seat.hand.remove(value)
        seat.face_up.append(value)
        self.barred.add(value)
        self.compare()

    def to_the_middle(self, name: str) -> None:
        seat = self.seats[name]
        down = [f"{card} down" for card in seat.hand]
        up = [f"{card} up" for card in seat.hand if card not in self.barred]
        value, side = self.action(name, up + down).split()
        seat.hand.remove(int(value))
        seat.middle = int(value), side == "up"
        if side == "up":
            self.barred.add(int(value))
        self.compare()

    def resolve(self) -> None:
        """Highest: the prize and its card, face up. Lowest: its card, face up. The others: face down."""
        step = self.next_step("table")
        played = {name: seat.middle[0] for name, seat in self.seats.items() if seat.middle and seat.middle[1]}
        high = max(played, key=lambda name: played[name], default=None)
        low = min(played, key=lambda name: played[name], default=None)
        if high is None:
            self.aside.append(self.prize)
        else:
            self.seats[high].won.append(self.prize)
            opening = f"{high} is highest with {played[high]} and takes {self.prize[0]} {self.prize[1]}."
            assert opening in step["told"]
        for name, seat in self.seats.items():
            assert seat.middle is not None
            (seat.face_up if name in (high, low) else seat.face_down).append(seat.middle[0])
            seat.middle = None
        assert self.table[self.prize_name] is None
        self.compare()

    def clockwise_from(self, name: str) -> list[str]:
        first = self.names.index(name)
        return self.names[first:] + self.names[:first]

    def finish(self, scores: dict[str, int], standing: dict[str, tuple[int, ...]]) -> None:
        assert self.at == len(self.steps)
        assert self.told["scores"] == scores
        best = max(standing.values())
        assert self.told["winners"] == [name for name in self.names if standing[name] == best]
        ranks = {name: 1 + sum(other > mine for other in standing.values()) for name, mine in standing.items()}
        assert self.told["ranks"] == ranks


class Lucre(Replay):
    hoard, prize_name = "wealth", "purse"

    def run(self) -> None:
        self.next_step("table")
        self.set_up()
        self.compare()
        for name in self.names:
            self.swap(name)
        for _ in range(8):
            lead, _ = self.reveal()
            self.lay_aside(lead, "wealth")
            for name in self.clockwise_from(lead):
                self.to_the_middle(name)
            self.resolve()
            coins = {name: seat.fronts + len(seat.face_down) for name, seat in self.seats.items()}
            assert self.steps[self.at - 1]["scores"] == coins
        self.score()

    def swap(self, name: str) -> None:
        """Up to two of the first three cards go beneath the deck; as many are drawn when that is done."""
        seat, buried = self.seats[name], 0
        while buried < 2:
            choice = self.action(name, [f"swap {card}" for card in seat.hand] + ["keep"])
            if choice == "keep":
                break
            seat.bury(int(choice.split()[1]))
            buried += 1
        for _ in range(buried):
            seat.draw()
        self.compare()

    def score(self) -> None:
        """The last card joins the wealth face up; coins decide, then cards."""
        self.next_step("table")
        for seat in self.seats.values():
            seat.face_up.append(seat.hand.pop())
            assert seat.hand == []
            assert seat.deck == []
        self.compare()
        coins = {name: seat.fronts + len(seat.face_down) for name, seat in self.seats.items()}
        assert self.steps[-1]["scores"] == coins
        self.finish(coins, {name: (coins[name], seat.cards) for name, seat in self.seats.items()})


class Coin(Replay):
    hoard, prize_name = "bank", "trick_card"
    TARGET: ClassVar[int] = 65

    def run(self) -> None:
        points = dict.fromkeys(self.names, 0)
        while max(points.values()) < self.TARGET:
            self.next_step("table")
            self.set_up()
            self.compare()
            for trick in range(1, 9):
                self.play_trick(trick)
                assert self.table["seats"][self.names[0]]["points"] == points[self.names[0]]
            for name, scored in self.score().items():
                points[name] += scored
            assert self.steps[self.at - 1]["scores"] == points
        self.finish(points, {name: (total,) for name, total in points.items()})

    def play_trick(self, trick: int) -> None:
        colour, value = self.reveal()
        self.barred.add(value)
        self.lay_aside(colour, "bank")
        first, *others = self.clockwise_from(colour)
        for name in [*others, first]:
            self.to_the_middle(name)
        self.resolve()
        if trick < 8:
            for name in self.names:
                self.exchange(name)

    def exchange(self, name: str) -> None:
        """Draw a card and put any one beneath the deck, or do neither."""
        seat = self.seats[name]
        if self.action(name, ["keep", "exchange"]) == "exchange":
            seat.draw()
            self.compare()
            seat.bury(int(self.action(name, [f"bury {card}" for card in seat.hand]).split()[1]))
        self.compare()

    def score(self) -> dict[str, int]:
        """The last card turns gray. A Point a Coin, one a foreign card, and for the most Gray Coins one more each."""
        step = self.next_step("table")
        for seat in self.seats.values():
            seat.face_down.append(seat.hand.pop())
            assert seat.hand == []
            assert seat.deck == []
        self.compare()
        most = max(len(seat.face_down) for seat in self.seats.values())
        points = {}
        for name, seat in self.seats.items():
            gray, foreign = len(seat.face_down), sum(suit != name for suit, _ in seat.won)
            points[name] = seat.fronts + gray + foreign + (gray if gray == most else 0)
            assert any(line.startswith(f"{name}: {points[name]} Points") for line in step["told"])
            laid = self.table["seats"][name]
            assert (laid["foreign_cards"], laid["most_gray"]) == (foreign, gray == most)
        return points


def written(name: str, *bots: str, seed: int = 0, **options: object) -> dict[str, Any]:
    """A transcript as whoever reads it gets it."""
    told = transcript(games.load(name), bots=bots, seed=seed.to_bytes(32, "little"), options=options)
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


@pytest.mark.parametrize("bots", [("random",), ("greedy",), ("greedy", "random"), ("random", "greedy")])
@pytest.mark.parametrize(("name", "replay"), [("lucre", Lucre), ("coin", Coin)])
def test_a_transcript_replays_by_hand(name: str, replay: type[Replay], bots: tuple[str, ...]) -> None:
    for seed in range(12):
        replay(written(name, *bots, seed=seed)).run()


@pytest.mark.parametrize(("name", "replay"), [("lucre", Lucre), ("coin", Coin)])
def test_the_replay_notices_what_is_wrong(name: str, replay: type[Replay]) -> None:
    """The checker is worth something: one changed figure anywhere and it protests."""
    told = written(name, "random", seed=3)
    replay(told).run()
    for number, step in enumerate(told["steps"]):
        if "action" in step:
            continue
        wrong = json.loads(json.dumps(told))
        laid = wrong["steps"][number].get("table") or wrong["steps"][number]["changed"]
        seat = next(iter(laid["seats"].values()))
        field = next(field for field in ("deck", "hand", "coins_on_fronts", "coins_face_down") if field in seat)
        seat[field] = seat[field] + 1 if isinstance(seat[field], int) else [*seat[field], 99]
        with pytest.raises(AssertionError):
            replay(wrong).run()


@pytest.mark.parametrize(("name", "replay"), [("lucre", Lucre), ("coin", Coin)])
def test_a_wrong_winner_or_score_is_noticed(name: str, replay: type[Replay]) -> None:
    told = written(name, "greedy", seed=5)
    first = told["seats"][0]["name"]
    for wrong in (
        told | {"scores": told["scores"] | {first: told["scores"][first] + 1}},
        told | {"winners": [seat["name"] for seat in told["seats"] if seat["name"] not in told["winners"]]},
        told | {"ranks": told["ranks"] | {first: 5}},
    ):
        with pytest.raises(AssertionError):
            replay(wrong).run()


def test_a_seed_gives_the_same_transcript_again() -> None:
    assert written("coin", "greedy", "random", seed=8) == written("coin", "greedy", "random", seed=8)
    assert written("coin", "greedy", "random", seed=8) != written("coin", "greedy", "random", seed=9)


def test_options_and_players_are_named() -> None:
    told = written("lucre", "greedy", "random", seed=1, coins="lean", mulligan=False)
    assert told["format"] == "cutpurse-transcript"
    assert (told["game"], told["rules"], told["seed"]) == ("lucre", games.load("lucre").version, "01" + "00" * 31)
    assert (told["options"]["coins"], told["options"]["mulligan"]) == ("lean", "off")
    assert [seat["player"] for seat in told["seats"]] == ["greedy", "random", "random", "random"]
    assert told["steps"][0]["table"]["coins_of_values"] == [1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1]


def test_every_shuffle_lays_the_table_open() -> None:
    told = written("coin", "random", seed=2, after_burying="shuffle", target="round")
    buried = [step for step in told["steps"] if step.get("action", "").startswith("bury")]
    assert buried
    assert all("table" in step for step in buried[:4])  # a deck of one card needs no shuffle


def test_a_play_off_keeps_the_first_game_in_sight() -> None:
    options = {"final_tie": "play_off"}
    tied = next(
        told for seed in range(400) if len((told := written("lucre", "random", seed=seed, **options))["steps"]) > 80
    )
    again = next(step for step in tied["steps"][1:] if "table" in step)
    first = again["table"]["first_game"]
    level = again["table"]["playing_off"]
    assert len(level) > 1
    assert len({(first[name]["coins"], first[name]["cards"]) for name in level}) == 1
    assert tied["scores"] == {name: first[name]["coins"] for name in first}
    assert set(tied["winners"]) <= set(level)


def test_changes_name_only_what_differs() -> None:
    before = {"a": 1, "seats": {"x": {"hand": [1], "deck": [2]}, "y": {}}}
    after = {"a": 1, "seats": {"x": {"hand": [], "deck": [2]}, "y": {}}, "new": None}
    assert changes(before, after) == {"seats": {"x": {"hand": []}}, "new": None}
    assert changes(before, {"a": {"b": 2}}) == {"a": {"b": 2}}


def test_bad_names_are_told() -> None:
    with pytest.raises(CutpurseError, match="there is no bot clever"):
        transcript(games.load("lucre"), bots=["clever"])
    with pytest.raises(CutpurseError, match="name one to 4 bots"):
        transcript(games.load("lucre"), bots=["random"] * 5)
