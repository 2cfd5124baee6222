"""All worlds that agree with what a seat has seen of a round, found by brute force from the moves of the match.

A world is the deal of the round and every gift. Cards are dealt only when something is learned of them: a card that is
played must have come from somewhere, a gift may have been any card, and who did not follow had nothing that follows.
Written from the rule sheet, not from the code that redeals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from cutpurse.core.match import Match

WHITE, ASIDE = "White", -1  # the second undealt card is a place, too
COLOURS = ("Blue", "Green", "Red", "Yellow", "Violet")


def colour_of(card: str) -> str:
    return card.split()[0]


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
    names = match.game.seat_names
    seller = offered = None
    for number in range(1, len(match.frames)):
        before, frame = match.frames[number - 1], match.frames[number]
        told = match.told(number)[0].text
        if told.startswith("The colours") or " deals and turns up " in told:
            found, seller = [], None
        if frame.action is None:
            if offered and told.endswith(f"leads {offered}."):
                found.append(Event("lead", names.index(told.split()[0]), offered))
                offered = None
            continue
        assert frame.seat is not None
        word, _, rest = match.game.describe(before.state, frame.action).partition(" ")
        if word == "reveal":
            seller, offered = frame.seat, rest
            found.append(Event("reveal", frame.seat, rest))
        elif word == "give":
            assert seller is not None
            found.append(Event("give", frame.seat, rest, seller))
        elif word not in ("want", "decline"):
            kind = "lead" if " leads " in told else "play"
            found.append(Event(kind, frame.seat, f"{word} {rest}"))
    return found


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

    def holds(self, seat: int, card: str) -> bool:
        """Whether the seat has the card now; one that has not been dealt is dealt to it."""
        if card in self.home:
            return self.hand.get(card) == seat
        if not self.room[seat] or card in self.barred[seat]:
            return False
        self.home[card] = self.hand[card] = seat
        self.room[seat] -= 1
        return True


@dataclass
class Knower:
    """A seat, and what it has seen of the present round."""

    match: Match
    seat: int
    cards: list[str] = field(init=False)

    def __post_init__(self) -> None:
        table = self.match.game.words.lay_open(self.match.state)
        self.trump = colour_of(table["turned_up"])
        ranks = [f"{colour} {rank}" for colour in table["colours"] if colour != WHITE for rank in range(1, 7)]
        self.cards = [card for card in [*ranks, "White 3a", "White 3b"] if card != table["turned_up"]]
        self.events = events(self.match)
        now = set(table["seats"][self.match.game.seat_names[self.seat]]["hand"])
        for event in reversed(self.events):  # its own hand at the beginning
            if event.kind == "give" and event.to == self.seat:
                now.discard(event.card)
            elif event.seat == self.seat and not (event.kind == "lead" and self.was_revealed(event.card)):
                now.add(event.card)
        self.own = now

    def was_revealed(self, card: str) -> bool:
        return any(event.kind == "reveal" and event.card == card for event in self.events)

    def follows(self, card: str, led: str) -> bool:
        """CRY-14, CRY-A06, CRY-A07."""
        options = self.match.options
        trumps = (self.trump, WHITE)
        if colour_of(led) == WHITE and options["white_led"] != "white":
            return options["white_led"] == "trumps" and colour_of(card) in trumps
        if colour_of(led) == self.trump and options["one_trump_suit"]:
            return colour_of(card) in trumps
        return colour_of(card) == colour_of(led)

    def worlds(self) -> Iterator[tuple[tuple[frozenset[str], ...], str, tuple[str, ...]]]:
        """Every world: the hands now, the second undealt card, the gifts."""
        seats = range(self.match.seats)
        assert len(self.own) == 6
        room = dict.fromkeys(seats, 6) | {ASIDE: 1, self.seat: 0}
        start = World(dict.fromkeys(self.own, self.seat), dict.fromkeys(self.own, self.seat), room, {})
        start.barred = dict.fromkeys([*seats, ASIDE], frozenset())
        yield from self.go_on(start, 0, "")

    def go_on(
        self, world: World, at: int, led: str
    ) -> Iterator[tuple[tuple[frozenset[str], ...], str, tuple[str, ...]]]:
        """All worlds that this one may turn out to be, with the events from here on."""
        if at == len(self.events):
            yield from self.fill(world)
            return
        event = self.events[at]
        if event.kind == "give":
            known = self.match.options["open_gift"] or self.seat in (event.seat, event.to)
            for card in [event.card] if known else self.cards:
                then = world.copy()
                if then.holds(event.seat, card):
                    then.hand[card] = event.to
                    then.gifts = (*then.gifts, card)
                    yield from self.go_on(then, at + 1, led)
            return
        if event.kind == "lead" and self.events[at - 1].kind in ("reveal", "give"):
            yield from self.go_on(world, at + 1, event.card)  # it has left the hand when it was revealed
            return
        world = world.copy()
        if not world.holds(event.seat, event.card):
            return
        if event.kind == "play" and not self.follows(event.card, led):
            lacking = {card for card in self.cards if self.follows(card, led)}
            if any(world.hand.get(card) == event.seat for card in lacking):
                return
            world.barred[event.seat] |= lacking
        del world.hand[event.card]
        yield from self.go_on(world, at + 1, event.card if event.kind == "lead" else led)

    def fill(self, world: World) -> Iterator[tuple[tuple[frozenset[str], ...], str, tuple[str, ...]]]:
        """Deal all that has not been dealt."""
        place = next((place for place, room in world.room.items() if room), None)
        if place is None:
            hands = [frozenset(c for c, seat in world.hand.items() if seat == q) for q in range(self.match.seats)]
            aside = next(card for card, home in world.home.items() if home == ASIDE)
            yield tuple(hands), aside, world.gifts
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
