"""A second opinion on The Village: the whole game once more in plain Python, straight from the rule sheet and rulings.

It knows the words of actions and how a table is laid open, and nothing of the engine. What chance has decided it takes
from the table; everything else it works out for itself, and it objects when the table differs. Where the table comes
from makes no difference: from a match as it is played, or from a transcript.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

NAMES = ["North", "East", "South", "West"]
KINDS = ["Hill", "Steeple", "Coffer", "Rake"]
SEATS = range(4)
HANDFUL = 20
UNLIMITED = 10_000


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


@dataclass
class Player:
    seat: int
    profession: str
    chips: int
    hidden: list[str]
    public: list[str] = field(default_factory=list)
    wager: int = 0
    penalties: int = 0

    @property
    def hand(self) -> list[str]:
        return self.hidden + self.public

    @property
    def room(self) -> int:
        return 7 if self.profession == "Hill" else 6  # VIL-19, VIL-38

    def cards(self) -> list[str]:
        """What there is in the hand, in the words of actions."""
        return sorted(set(self.hidden) | {f"public {card}" for card in self.public})

    def part_with(self, card: str) -> str:
        """Take a card, named as in an action, out of the hand."""
        kind = card.removeprefix("public ")
        (self.hidden if kind == card else self.public).remove(kind)
        return kind


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


class Turn:
    """One turn of the Night."""

    def __init__(self, referee: Referee, player: Player) -> None:
        self.referee, self.player, self.options = referee, player, referee.options
        self.drawn = self.traded = 0
        self.took = False
        self.accused: set[int] = set()

    def play(self) -> None:
        while (action := self.referee.ask(self.player.seat, self.permitted())) != "end turn":
            verb, _, what = action.partition(" ")
            if action == "take refuse":
                self.take_refuse()
            else:
                {"draw": self.draw, "give": self.trade, "stumble": self.stumble, "accuse": self.accuse}[verb](what)
        self.discard()
        self.referee.expose(self.player)

    def others(self) -> list[Player]:
        return [other for other in self.referee.players if other is not self.player]

    def permitted(self) -> list[str]:
        words = [*self.draws(), *(f"give {card}" for card in self.offers())]
        if self.may_take_refuse():
            words.append("take refuse")
        if self.referee.token == self.player.seat:  # VIL-22, VIL-A13
            words += [f"stumble {NAMES[other.seat]}" for other in self.others() if other.hand]
        words += [f"accuse {NAMES[seat]}" for seat in self.suspects()]
        return words + (["end turn"] if self.may_end() else [])

    @property
    def is_coffer(self) -> bool:
        return self.player.profession == "Coffer"

    def draws(self) -> list[str]:
        deck, rake = len(self.referee.deck), self.player.profession == "Rake"
        there_is_one = deck > 0 or self.options["deck_out"] == "no_card"  # VIL-A21
        if self.options["second_draw"]:  # VIL-A08
            again = rake and self.drawn == 1 and self.traded == 0
            return ["draw"] if there_is_one and (self.free_to_draw() or again) else []
        words = ["draw"] if there_is_one and self.free_to_draw() else []
        return words + (["draw two"] if rake and self.free_to_draw() and deck >= 2 else [])  # VIL-37

    def free_to_draw(self) -> bool:
        """A draw or a trade, not both."""  # VIL-18, VIL-A09
        trades = 1 if self.is_coffer and self.options["draw_and_trade"] else 0
        return self.drawn == 0 and self.traded <= trades

    def free_to_trade(self) -> bool:
        if not self.is_coffer:
            return self.drawn + self.traded == 0
        if self.drawn:
            return bool(self.options["draw_and_trade"]) and self.traded == 0
        return self.traded < 2  # VIL-40

    def offers(self) -> list[str]:
        """Hand cards that may be traded."""
        return [card for card in self.player.cards() if self.free_to_trade() and self.takes_for(card)]

    def takes_for(self, card: str) -> list[str]:
        """What may be taken for a card."""
        kind = card.removeprefix("public ")
        return sorted(other for other in set(self.referee.courtyard) if self.options["like_for_like"] or other != kind)

    def may_take_refuse(self) -> bool:
        """Once, by the Steeple, in a turn with a draw or a trade."""  # VIL-39, VIL-A10
        if self.player.profession != "Steeple" or self.took or not self.referee.refuse:
            return False
        if self.options["steeple_alone"] or self.drawn or self.traded:
            return True
        card = self.referee.refuse[-1]
        return bool(self.draws() or self.offers() or self.takes_for(card))

    def suspects(self) -> list[int]:
        """Who may be accused."""  # VIL-29, VIL-A19
        if self.options["accuse_first"] and (self.drawn or self.traded or self.took):
            return []
        if self.options["accusations"] == "one" and self.accused:
            return []
        return [other.seat for other in self.others() if other.seat not in self.accused]

    def may_end(self) -> bool:
        if self.drawn or self.traded:
            return True
        if self.took and not self.options["steeple_alone"]:
            return False
        return not (self.options["must_act"] and (self.draws() or self.offers()))  # VIL-A07

    def draw(self, what: str) -> None:
        for _ in range(2 if what == "two" else 1):
            self.drawn += 1
            self.referee.draw(self.player)

    def trade(self, card: str) -> None:
        takes = [f"take {kind}" for kind in self.takes_for(card)]
        taken = self.referee.ask(self.player.seat, takes).removeprefix("take ")
        self.referee.courtyard.remove(taken)
        self.referee.courtyard.append(self.player.part_with(card))
        self.player.hidden.append(taken)
        self.traded += 1

    def take_refuse(self) -> None:
        self.player.hidden.append(self.referee.refuse.pop())
        self.took = True

    def stumble(self, name: str) -> None:
        """The victim loses a card to the refuse pile, and the Token is used up."""  # VIL-22, VIL-A13
        referee, victim = self.referee, self.referee.players[NAMES.index(name)]
        referee.token = None
        ruling = self.options["stumble_card"]
        if ruling == "victim":
            chosen = referee.ask(victim.seat, [f"discard {card}" for card in victim.cards()])
            referee.refuse.append(victim.part_with(chosen.removeprefix("discard ")))
        elif ruling == "blind":
            public = [f"pick public {card}" for card in set(victim.public)]
            chosen = referee.ask(self.player.seat, [*public, *(["pick hidden"] if victim.hidden else [])])
            self.lose_by_luck(victim, victim.hidden if chosen == "pick hidden" else victim.public)
        else:
            self.lose_by_luck(victim, None)
        self.recover(victim)

    def lose_by_luck(self, victim: Player, pile: list[str] | None) -> None:
        """The card that then lies on the refuse pile."""
        step = self.referee.table.steps()[0]
        card = step["refuse"][-1]
        if pile is None:  # if a like card was turned outward in its place it comes to the same
            public = step["seats"][NAMES[victim.seat]]["public"]
            is_public = card not in victim.hidden or public.count(card) < victim.public.count(card)
            pile = victim.public if is_public else victim.hidden
        pile.remove(card)
        self.referee.refuse.append(card)

    def recover(self, victim: Player) -> None:
        if self.options["stumble_redraw"]:
            self.referee.draw(victim)
        self.referee.expose(victim)

    def accuse(self, name: str) -> None:
        referee, accused = self.referee, self.referee.players[NAMES.index(name)]
        self.accused.add(accused.seat)
        if not referee.is_winning(accused):
            self.player.penalties += 1  # VIL-32, VIL-33
            if self.options["expose_at_once"]:
                referee.expose(self.player)
            return
        if self.options["end_pot_only"]:  # VIL-31, VIL-A19
            referee.pay_daily_pot(last=True)
        else:
            referee.end_pot, referee.daily_pot = referee.end_pot + referee.daily_pot, 0
        referee.split([self.player.seat])

    def discard(self) -> None:
        """Down to what the hand may hold."""  # VIL-19
        owed = len(self.player.hand) - self.player.room
        laid: list[str] = []
        for _ in range(owed):
            chosen = self.referee.ask(self.player.seat, [f"discard {card}" for card in self.player.cards()])
            laid.append(self.player.part_with(chosen.removeprefix("discard ")))
            if not (self.options["random_discards"] and owed > 1):
                self.referee.discard(laid[-1])
        if self.options["random_discards"] and owed > 1:
            self.discard_by_luck(laid)

    def discard_by_luck(self, laid: list[str]) -> None:
        """In the order that the table shows."""  # VIL-A12
        referee, step = self.referee, self.referee.table.steps()[0]
        room = 4 - len(referee.courtyard)
        in_courtyard = Counter(step["courtyard"]) - Counter(referee.courtyard)
        if (room == 1 and in_courtyard[laid[0]] == 0) or (room <= 0 and step["refuse"][-1] != laid[-1]):
            laid.reverse()
        for card in laid:
            referee.discard(card)
