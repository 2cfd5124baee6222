"""All worlds that agree with what a seat has seen of a round, found by brute force from the moves of the match.

A world is the deal of the round and every gift. Cards are dealt only when something is learned of them: a card that is
played must have come from somewhere, a gift may have been any card, and who did not follow had nothing that follows.
The whites are dealt as two cards, a and b, but nobody can tell them apart: so one world may come from two deals.
Written from the rule sheet, not from the code that redeals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

from cutpurse.core.match import Match
from cutpurse.core.state import StandIn
from cutpurse.games.cryptruck.names import card_name
from cutpurse.games.cryptruck.transcript import transcript

WHITE, ASIDE = "White", -1  # the second undealt card is a place, too
COPIES = {"White 3": ("White 3a", "White 3b")}

Key: TypeAlias = tuple[tuple[tuple[str, ...], ...], str, tuple[str, ...]]
"""What tells worlds apart: the hands now, the second undealt card, the gifts."""


def colour_of(card: str) -> str:
    return card.split()[0]


def copies(card: str) -> tuple[str, ...]:
    return COPIES.get(card, (card,))


def face(copy: str) -> str:
    return copy.rstrip("ab")


@dataclass(frozen=True)
class Event:
    """Something all have seen, and perhaps only two have seen wholly."""

    kind: str  # reveal, give, lead, play
    seat: int
    card: str
    to: int = -1  # of a gift


def events(match: Match) -> list[Event]:
    """What has happened in the round that is being played."""
    found: list[Event] = []
    for number in range(1, len(match.frames)):
        before = match.frames[number - 1].state
        for message in (line.message for line in match.told(number)):
            seat, card = message.args.get("seat"), message.args.get("card")
            if message.key == "deals":
                found = []
            elif message.key in ("gift-is", "gives-openly"):
                found.append(Event("give", before.actor, str(card), before.seller[before.trick]))
            elif message.key in ("reveals", "leads", "plays"):
                found.append(Event(message.key.removesuffix("s"), int(str(seat)), str(card)))
    return found


def key(s: StandIn) -> Key:
    """The world that a state is."""
    table = transcript(s)
    hands = tuple(tuple(sorted(at["hand"])) for at in table["seats"].values())
    return hands, table["not_dealt"], tuple(card_name(card) for card in s.given if card >= 0)


@dataclass
class World:
    """A world as far as it is settled."""

    home: dict[str, int]  # where a card was dealt
    hand: dict[str, int]  # where it is now, if it is in a hand
    room: dict[int, int]  # cards still to be dealt to each place
    barred: dict[int, frozenset[str]]  # cards that can't have been dealt to a place
    gifts: tuple[str, ...] = ()

    def copy(self) -> "World":
        return World(dict(self.home), dict(self.hand), dict(self.room), dict(self.barred), self.gifts)

    def holding(self, seat: int, card: str) -> Iterator[tuple["World", str]]:
        """This world if the seat has the card now, with which of the copies; one not dealt yet is dealt to it."""
        here = [copy for copy in copies(card) if self.hand.get(copy) == seat]
        if here:
            yield self.copy(), here[0]
            return
        barred = self.barred[seat]
        for copy in copies(card):
            if copy not in self.home and copy not in barred and self.room[seat]:
                then = self.copy()
                then.home[copy] = then.hand[copy] = seat
                then.room[seat] -= 1
                then.barred[seat] = barred
                yield then, copy
            barred |= {copy}  # a deal of both copies is found with the first


@dataclass
class Knower:
    """A seat, and what it has seen of the present round."""

    match: Match
    seat: int
    cards: list[str] = field(init=False)  # as they were dealt

    def __post_init__(self) -> None:
        table = transcript(self.match.state)
        self.trump = colour_of(table["turned_up"])
        ranks = [f"{colour} {rank}" for colour in table["colours"] if colour != WHITE for rank in range(1, 7)]
        self.cards = [*ranks, *COPIES["White 3"]]
        self.cards.remove(copies(table["turned_up"])[-1])
        self.events = events(self.match)
        now = list(table["seats"][self.match.game.seat_names[self.seat]]["hand"])
        for at, event in reversed(list(enumerate(self.events))):  # its own hand at the beginning
            if event.kind == "give" and event.to == self.seat:
                now.remove(event.card)
            elif event.seat == self.seat and not self.was_revealed(at):
                now.append(event.card)
        assert len(now) == 6
        self.own = [copies(card)[now[:i].count(card)] for i, card in enumerate(now)]

    def was_revealed(self, at: int) -> bool:
        """Whether the card of this event had left a hand before, for sale."""
        return self.events[at].kind == "lead" and at > 0 and self.events[at - 1].kind in ("reveal", "give")

    def follows(self, card: str, led: str) -> bool:
        """CRY-14, CRY-A06, CRY-A07."""
        white_led = self.match.game.write_options(self.match.options)["white_led"]
        trumps = (self.trump, WHITE)
        if colour_of(led) == WHITE and white_led != "white":
            return white_led == "trumps" and colour_of(card) in trumps
        if colour_of(led) == self.trump and self.match.options["one_trump_suit"]:
            return colour_of(card) in trumps
        return colour_of(card) == colour_of(led)

    def worlds(self) -> Iterator[Key]:
        """The world of every deal with every choice of gifts."""
        seats = range(self.match.seats)
        room = dict.fromkeys(seats, 6) | {ASIDE: 1, self.seat: 0}
        start = World(dict.fromkeys(self.own, self.seat), dict.fromkeys(self.own, self.seat), room, {})
        start.barred = dict.fromkeys([*seats, ASIDE], frozenset())
        yield from self.go_on(start, 0, "")

    def go_on(self, world: World, at: int, led: str) -> Iterator[Key]:
        """All worlds that this one may turn out to be, with the events from here on."""
        if at == len(self.events):
            yield from self.fill(world)
            return
        event = self.events[at]
        if event.kind == "give":
            known = self.match.options["open_gift"] or self.seat in (event.seat, event.to)
            for card in [event.card] if known else dict.fromkeys(map(face, self.cards)):
                for then, copy in world.holding(event.seat, card):
                    then.hand[copy] = event.to
                    then.gifts = (*then.gifts, card)
                    yield from self.go_on(then, at + 1, led)
        elif self.was_revealed(at):
            yield from self.go_on(world, at + 1, event.card)
        else:
            for then, copy in world.holding(event.seat, event.card):
                if event.kind != "play" or self.follows(event.card, led) or self.lacks(then, event.seat, led):
                    del then.hand[copy]
                    yield from self.go_on(then, at + 1, event.card if event.kind == "lead" else led)

    def lacks(self, world: World, seat: int, led: str) -> bool:
        """Let a seat hold nothing that follows; whether that can be."""
        lacking = {card for card in self.cards if self.follows(card, led)}
        world.barred[seat] |= lacking
        return not any(world.hand.get(card) == seat for card in lacking)

    def fill(self, world: World) -> Iterator[Key]:
        """Deal all that has not been dealt."""
        place = next((place for place, room in world.room.items() if room), None)
        if place is None:
            seats = range(self.match.seats)
            hands = [sorted(face(card) for card, seat in world.hand.items() if seat == q) for q in seats]
            aside = next(face(card) for card, home in world.home.items() if home == ASIDE)
            yield tuple(map(tuple, hands)), aside, world.gifts
            return
        free = [card for card in self.cards if card not in world.home and card not in world.barred[place]]
        for chosen in combinations(free, world.room[place]):
            then = world.copy()
            then.room[place] = 0
            for card in chosen:
                then.home[card] = place
                if place != ASIDE:
                    then.hand[card] = place
            yield from self.fill(then)
