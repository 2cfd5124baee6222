"""A second opinion on The Village: the whole game once more in plain Python, straight from the rule sheet and rulings.

It knows the words of actions and how a table is laid open, and nothing of the engine. What chance has decided it takes
from the table; everything else it works out for itself, and it objects when the table differs. Where the table comes
from makes no difference: from a match as it is played, or from a transcript.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from .referee_turns import KINDS, NAMES, SEATS, Player, Turn

HANDFUL = 20


class Table(Protocol):
    """A game being played."""

    @property
    def options(self) -> Mapping[str, Any]: ...

    def ask(self, seat: int, permitted: list[str]) -> str:
        """The seat's action; an error if it is somebody else's turn, or if it may do other things than these."""

    def steps(self) -> list[dict[str, Any]]:
        """The table laid open after the latest action, and after each step that followed by itself."""

    def end(self) -> tuple[list[int], list[int]]:
        """Chips and winners."""


class Over(Exception):
    """The game has ended."""


class Referee:
    def __init__(self, table: Table) -> None:
        self.table, self.options = table, table.options
        self.winners: list[int] = []
        self.nights, self.end_pot, self.daily_pot = 0, 0, 0
        self.courtyard: list[str] = []
        self.refuse: list[str] = []
        self.burnt: list[str] = []
        self.token: int | None = None
        self.shown: set[int] = set()
        first = table.steps()[0]
        self.dealer = NAMES.index(first["dealer"])
        professions = self.choose() if self.options["draft"] else {}
        dealt = table.steps()[-1]
        self.deck: list[str] = list(dealt["deck"])
        self.players = []
        for seat in SEATS:
            place = dealt["seats"][NAMES[seat]]
            profession = professions.get(seat, place["profession"])
            self.players.append(Player(seat, profession, self.options["chips"], list(place["hidden"])))
        self.check_deal()

    def choose(self) -> dict[int, str]:
        """Professions are chosen, the Dealer first."""  # VIL-A03
        chosen: dict[int, str] = {}
        for seat in self.clockwise():
            left = [kind for kind in KINDS if kind not in chosen.values()]
            chosen[seat] = self.table.ask(seat, [f"choose {kind}" for kind in left]).removeprefix("choose ")
        return chosen

    def check_deal(self) -> None:
        """Six cards each, one profession each, and all cards are there."""  # VIL-03, VIL-04, VIL-06
        assert sorted(player.profession for player in self.players) == sorted(KINDS)
        assert all(len(player.hidden) == 6 for player in self.players)
        cards = Counter(self.deck)
        for player in self.players:
            cards.update(player.hidden)
        assert [cards[kind] for kind in KINDS] == list(self.options["cards"])

    def clockwise(self) -> list[int]:
        return [(self.dealer + i) % 4 for i in range(4)]

    # The table

    def ask(self, seat: int, permitted: Iterable[str]) -> str:
        self.check()
        return self.table.ask(seat, sorted(permitted))

    def check(self) -> None:
        """The table is as it should be."""
        laid_open = self.table.steps()[-1]
        mine = {
            "dealer": NAMES[self.dealer],
            "nights": self.nights,
            "deck": self.deck,
            "burnt": self.burnt,
            "courtyard": sorted(self.courtyard, key=KINDS.index),
            "refuse": self.refuse,
            "end_pot": self.end_pot,
            "daily_pot": self.daily_pot,
            "token": None if self.token is None else NAMES[self.token],
        }
        assert mine == {key: laid_open[key] for key in mine}
        for player in self.players:
            theirs = laid_open["seats"][NAMES[player.seat]]
            assert (player.profession, player.chips) == (theirs["profession"], theirs["chips"])
            assert sorted(player.hidden) == sorted(theirs["hidden"])
            assert sorted(player.public) == sorted(theirs["public"])
            assert player.penalties == theirs["failed_accusations"]
            assert (player.seat in self.shown) == theirs["shows_a_winning_hand"]

    # The game

    def play(self) -> None:
        """A whole game; chips and winners must agree at its end."""
        try:
            while True:
                self.day()
                self.night()
                self.end_of_night()
        except Over:
            chips, winners = self.table.end()
            assert [player.chips for player in self.players] == chips
            assert sorted(self.winners) == sorted(winners)

    def everybody_loses(self) -> None:
        """All have the chips of the start again."""  # VIL-35, VIL-A25
        for player in self.players:
            player.chips = self.options["chips"]
        raise Over

    # The Day

    def day(self) -> None:
        for player in self.players:
            player.wager = 0
        laps = {"laps": 3, "one_lap": 1, "sealed": 1, "open": None}[self.options["betting"]]  # VIL-A04
        self.bet(laps)
        pool = sum(player.wager for player in self.players)
        self.end_pot += pool - pool // 2  # VIL-15, VIL-16
        self.daily_pot += pool // 2
        largest = max(player.wager for player in self.players)
        holders = [player.seat for player in self.players if player.wager == largest]
        self.token = holders[0] if largest > 0 and len(holders) == 1 else None  # VIL-13, VIL-14, VIL-A06

    def bet(self, laps: int | None) -> None:
        last_put: int | None = None
        lap = 0
        while laps is None or lap < laps:
            for seat in self.clockwise():
                if lap > 0 and last_put == seat:
                    return
                player = self.players[seat]
                least, most = self.first_wager(player) if lap == 0 else self.later_wager(player)
                if 0 < least <= most and self.put(player, least, most, stands=lap > 0):
                    last_put = seat
            if last_put is None:
                return
            lap += 1

    def first_wager(self, player: Player) -> tuple[int, int]:
        """The fewest and the most chips that may be put out."""
        ante = self.options["ante"]
        if player.chips >= ante:
            return ante, min(player.chips, self.options["limit"])
        if self.options["short"] == "loan":  # VIL-A06
            return ante, ante
        if self.options["short"] == "all_in" and player.chips > 0:
            return player.chips, player.chips
        return 0, 0

    def later_wager(self, player: Player) -> tuple[int, int]:
        largest = max(other.wager for other in self.players)
        least = max(1, largest - player.wager)  # to match, or to go above the own
        return least, min(player.chips, self.options["limit"] - player.wager)

    def put(self, player: Player, least: int, most: int, *, stands: bool) -> bool:
        """Put out chips, by handfuls if they are many; whether any were."""
        words = ["stand"] if stands else []
        while True:
            words += [f"put {chips}" for chips in range(least, min(most, HANDFUL) + 1)]
            if most > HANDFUL:
                words.append("put 20 and more")
            chosen = self.ask(player.seat, words)
            if chosen == "stand":
                return False
            chips = HANDFUL if chosen == "put 20 and more" else int(chosen.split()[1])
            player.chips -= chips
            player.wager += chips
            if chosen != "put 20 and more":
                return True
            words, least, most = [], max(1, least - HANDFUL), most - HANDFUL

    # The Night

    def night(self) -> None:
        self.deck_draws = 0
        for _ in range(2):  # VIL-23
            for seat in self.clockwise():
                Turn(self, self.players[seat]).play()

    def discard(self, card: str) -> None:
        """To the Courtyard while it has room, else to the refuse pile."""  # VIL-20
        (self.courtyard if len(self.courtyard) < 4 else self.refuse).append(card)

    def draw(self, player: Player) -> None:
        if not self.deck:
            if self.options["deck_out"] == "no_card":
                self.everybody_loses()
            return
        player.hidden.append(self.deck.pop(0))
        self.deck_draws += 1
        if not self.deck and self.options["deck_out"] == "last_card":  # VIL-35, VIL-A21
            self.everybody_loses()

    def is_winning(self, player: Player) -> bool:
        """Six of the own profession, for the Hill perhaps seven."""  # VIL-07, VIL-A17
        needed = 7 if player.profession == "Hill" and self.options["hill_needs_seven"] else 6
        return player.hand.count(player.profession) >= needed

    def expose(self, player: Player) -> None:
        """As many cards are public as accusations have failed, if the hand has so many."""  # VIL-34, VIL-A20
        while len(player.public) < min(player.penalties, len(player.hand)):
            if self.options["random_exposure"]:
                self.exposed_by_luck(player)
            else:
                chosen = self.ask(player.seat, [f"expose {kind}" for kind in set(player.hidden)])
                player.public.append(player.part_with(chosen.removeprefix("expose ")))

    def exposed_by_luck(self, player: Player) -> None:
        """Those cards that the table then shows."""
        shown = next(
            step["seats"][NAMES[player.seat]]["public"]
            for step in self.table.steps()
            if len(step["seats"][NAMES[player.seat]]["public"]) == min(player.penalties, len(player.hand))
        )
        for kind in (Counter(shown) - Counter(player.public)).elements():
            player.public.append(player.part_with(kind))
        assert sorted(shown) == sorted(player.public)

    # The end

    def courtyard_leader(self) -> Player | None:
        """Whose profession alone has the most cards in the Courtyard."""  # VIL-26, VIL-27, VIL-A14
        counts = [self.courtyard.count(player.profession) for player in self.players]
        leaders = [player for player in self.players if counts[player.seat] == max(counts) > 0]
        return leaders[0] if len(leaders) == 1 else None

    def pay_daily_pot(self, *, last: bool) -> None:
        leader = self.courtyard_leader()
        if leader:
            leader.chips += self.daily_pot
        elif not last:
            return
        elif self.options["daily_shared"]:  # VIL-A15
            for player in self.players:
                player.chips += self.daily_pot // 4
            self.end_pot += self.daily_pot % 4
        else:
            self.end_pot += self.daily_pot
        self.daily_pot = 0

    def end_of_night(self) -> None:
        for seat in self.clockwise():
            if self.reveals(self.players[seat]):
                self.shown.add(seat)
        self.pay_daily_pot(last=bool(self.shown))
        if self.shown:
            self.split([seat for seat in self.clockwise() if seat in self.shown])
        self.token = None
        self.nights += 1
        if self.options["deck_out"] == "night" and not self.deck:
            self.everybody_loses()
        if self.options["burn"] and self.deck_draws == 0 and self.deck:  # VIL-A24
            self.burnt.insert(0, self.deck.pop())
            if not self.deck and self.options["deck_out"] != "no_card":
                self.everybody_loses()
        if self.nights >= self.options["night_cap"]:
            self.everybody_loses()
        self.dealer = (self.dealer - 1) % 4  # VIL-25
        if self.options["clear_courtyard"]:  # VIL-A22
            self.clear_courtyard()

    def reveals(self, player: Player) -> bool:
        """Everyone is asked, so that nobody knows who has a choice; if there is none nobody is."""  # VIL-24, VIL-A16
        winning = self.is_winning(player)
        if self.options["must_reveal"]:
            return winning
        return self.ask(player.seat, ["conceal", "reveal"] if winning else ["conceal"]) == "reveal"

    def clear_courtyard(self) -> None:
        """In which order the cards go to the refuse pile is nobody's rule."""
        refuse = self.table.steps()[-1]["refuse"]
        moved = refuse[len(self.refuse) :]
        assert sorted(moved) == sorted(self.courtyard)
        self.refuse, self.courtyard = self.refuse + moved, []

    def split(self, winners: list[int]) -> None:
        """The winners, in order from the Dealer, share the End Pot."""  # VIL-28, VIL-A18
        share, odd = divmod(self.end_pot, len(winners))
        for seat in winners:
            self.players[seat].chips += share
        ruling, self.end_pot = self.options["odd_chips"], 0
        if ruling == "dealer":
            for seat in winners[:odd]:
                self.players[seat].chips += 1
        elif ruling == "wager":
            self.players[max(winners, key=lambda seat: self.players[seat].wager)].chips += odd
        else:
            self.end_pot = odd
        self.winners = winners
        raise Over
