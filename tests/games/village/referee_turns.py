"""The second referee's turns of the Night: what a player may do, and what follows from it."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .referee import Referee

NAMES = ["North", "East", "South", "West"]
KINDS = ["Hill", "Steeple", "Coffer", "Rake"]
SEATS = range(4)


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


class Turn:
    """One turn of the Night."""

    def __init__(self, referee: "Referee", player: Player) -> None:
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
