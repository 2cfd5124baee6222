"""Choices that all make at the same time and in secret: kept by seat, and carried out when everybody has chosen.

The rules ask one seat after the other. What a seat is asked does not depend on what the others choose: that is hidden
until all have chosen. So it is found by letting those before it choose anything, in a copy of the match.
"""

from collections.abc import Collection
from functools import cached_property

from msgspec.structs import replace

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match
from cutpurse.core.message import Message, msg
from cutpurse.core.view import Line, View, Zone


class Together:
    """One such question, from when everybody is asked until the last has chosen. The match waits for that."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = match.asked  # in the order of the rules
        self.actions: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.banks: dict[int, float] = {}  # of the seats that have chosen: the seconds they have left
        self._questions: dict[int, Match] = {}  # what seats are asked, as far as anybody has wanted to know
        self._seen: dict[int | None, tuple[object, list[int], View, View]] = {}
        """What each viewer saw last, without and with marks, and what that depends on."""

    @property
    def open(self) -> tuple[int, ...]:
        """The seats that have not chosen yet."""
        return tuple(seat for seat in self.seats if seat not in self.banks)

    def question(self, seat: int) -> Match:
        """The match as it asks a seat, to be looked at: whoever comes before it has chosen something.

        What the seat has done so far is played, but not what completes its choice: that shows what follows from it.
        """
        if seat not in self._questions:
            self._questions[seat] = self._ask(seat)
        return self._questions[seat]

    def _ask(self, seat: int) -> Match:
        match = self.match.fork()
        for other in self.seats[: self.seats.index(seat)]:
            while match.turn == other:
                match.play(match.legal[0])
        for action in self.actions[seat][: -1 if seat in self.banks else None]:
            match.play(action, seat)
        return match

    def take(self, seat: int, action: int) -> bool:
        """A seat acts; whether it has chosen now. An action that the rules forbid is an error."""
        if seat not in self.open:
            raise IllegalAction(msg("others-choose"))
        match = self.question(seat).fork()
        chosen = not goes_on(match, seat, action)
        self.actions[seat].append(action)
        if not chosen:
            self._questions[seat] = match
        return chosen

    def take_back(self, seat: int) -> tuple[Line, ...]:
        """A seat takes its last action back; what it was told of that."""
        shown = () if seat in self.banks else self.told(seat)
        self.actions[seat].pop()
        self._questions.pop(seat, None)
        self.banks.pop(seat, None)
        return shown

    def told(self, seat: int) -> tuple[Line, ...]:
        """What a seat's last action has told. What completes a choice tells nothing until it is carried out."""
        if seat in self.banks:
            return ()
        match = self.question(seat)
        return match.told(len(match.frames) - 1)

    def last(self) -> int | None:
        """The seat that has acted last, if it had been one after the other."""
        return next((seat for seat in reversed(self.seats) if self.actions[seat]), None)

    def carry_out(self) -> None:
        """All have chosen."""
        for seat, actions in self.actions.items():
            for action in actions:
                self.match.play(action, seat)

    def forget_looks(self) -> None:
        """Let go of what was worked out only because somebody looked."""
        for match in self._questions.values():
            match.forget_looks()

    # What is seen of it.

    @cached_property
    def openly(self) -> bool:
        """Whether everybody may know who has chosen: where the game shows whose choice it is."""
        return self.match.game.view(self.match.state, None).turn is not None

    def match_of(self, seat: int | None) -> Match:
        """The match as far as a seat, or a spectator (None), knows it."""
        return self.match if seat is None or seat not in self.actions else self.question(seat)

    def seen_by(self, seat: int | None, people: Collection[int]) -> View:
        """What a viewer sees, without the log. Who still chooses is told of people only: a bot's time may tell more.

        What others choose shows to nobody: then it is the same object as before.
        """
        choosing = [number for number in self.open if number in people and number != seat] if self.openly else []
        own = tuple(self.actions.get(seat, ())) if seat is not None else ()
        look, known = (own, seat in self.banks), self._seen.get(seat)
        if known and known[:2] == (look, choosing):
            return known[3]
        plain = known[2] if known and known[0] == look else self._look(seat)
        view = marked(plain, choosing)
        self._seen[seat] = look, choosing, plain, view
        return view

    def _look(self, seat: int | None) -> View:
        match = self.match_of(seat)
        view = match.game.view(match.state, seat)
        if seat in self.banks:
            action = self.actions[seat][-1]
            return settled(view, action, match.game.action_name(match.state, action))
        if seat in self.actions:
            return replace(view, prompt=msg("all-choose", text=view.prompt))
        return replace(view, turn=None)


def marked(view: View, choosing: Collection[int]) -> View:
    """A view with a mark on the others who have not chosen yet."""
    if not choosing:
        return view
    seats = [
        replace(seat, markers=(*seat.markers, msg("choosing"))) if seat.number in choosing else seat
        for seat in view.seats
    ]
    return replace(view, seats=tuple(seats))


def goes_on(match: Match, seat: int, action: int) -> bool:
    """Play an action of a seat that chooses; whether it takes more to complete its choice."""
    number = len(match.frames)
    match.play(action, seat)
    return match.frames[number].turn == seat


def settled(view: View, number: int, name: Message) -> View:
    """A view in which an action is chosen and nothing is left to be done. Buttons speak for themselves."""
    action = next(each for each in view.actions if each.id == number)
    prompt = msg("choice-made", action=name if action.target else action.label)
    zones = tuple(settled_zone(zone, action.target) for zone in view.zones)
    return replace(view, turn=None, prompt=prompt, actions=(), zones=zones)


def settled_zone(zone: Zone, target: str) -> Zone:
    if not any(card.actions or card.why_not for card in zone.cards):
        return zone
    cards = [replace(card, actions=(), why_not=None) for card in zone.cards]
    cards = [replace(card, badges=(*card.badges, msg("your-choice"))) if card.id == target else card for card in cards]
    return replace(zone, cards=tuple(cards))
