"""A table as it stands after the events of its log. `apply` takes them one by one, and nothing else changes a table."""

from collections import deque
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from cutpurse import games
from cutpurse.core.errors import CutpurseError
from cutpurse.core.fair import commitment, seed_of
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.view import NOTHING, Own, View
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Given, Settings
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.talk import REMEMBERED_TALK, Spoken, spoken
from cutpurse.server.table.together import Together
from cutpurse.server.table.undo import Undone

Phase: TypeAlias = Literal["waiting", "playing", "over"]
"""Waiting is for people to be ready."""

STAND_IN = "sharp"  # plays for people who are gone or out of time, and in seats that nobody holds
SIMPLE = "greedy"  # plays in its place while a search is being compiled
REMEMBERED_IDS = 32  # of the commands of each person, to know what was sent twice


class Shown(NamedTuple):
    """What a viewer sees: what everybody does, and what is its own. While all choose, all of it is its own."""

    public: View
    own: Own

    def view(self, seat: int | None) -> View:
        """Both in one."""
        return self.public if self.own is NOTHING or seat is None else self.public.with_own(seat, self.own)


def shown(match: Match, number: int, seat: int | None) -> Shown:
    """What a viewer sees after a step of a match."""
    game, state = match.game, match.frames[number].state
    return Shown(game.public(state), NOTHING if seat is None else game.own(state, seat))


@dataclass
class Chair:
    """One seat, and who holds it: a person, a bot by the table's settings, or nobody yet."""

    person: str = ""
    name: str = ""
    first: int = 0  # the seat that it was in the first match: chairs move round with who sits there
    bot: str = ""  # that plays here, or for the person while it is gone
    away: bool = False  # a bot plays for the person
    entropy: bytes = b""  # what the person has added for the next deal

    @property
    def played_by_bot(self) -> bool:
        return self.away or not self.person


class Proof(Plain, frozen=True, kw_only=True):
    """What the deal was made from, in hexadecimal digits: the server's secret, and what each seat has added."""

    secret: str
    entropy: dict[str, str]


@dataclass(eq=False)
class TableState:
    """The state of a table after the events so far."""

    number: int = 0  # of the last event
    changed: float = 0.0  # when something has happened last that all can see, save for moves
    times: list[float] = field(default_factory=list)  # when the frames of the match came about, by their number
    owner: str = ""
    settings: Settings | None = None
    chairs: list[Chair] = field(default_factory=list)
    secret: bytes = b""  # of the match that is prepared or played
    given: Given | None = None  # or else the deal that it takes up
    added: dict[int, bytes] = field(default_factory=dict)  # to the luck of this match, by seat
    match: Match | None = None
    frames_before: int = 0  # of the match, before the last event: later ones are new
    together: Together | None = None  # what all choose at the same time; the match waits until they have
    played: int = 0  # the number of the last event that has changed the match
    unplayable: Message | None = None  # why there is no match though the cards are dealt: the rules are gone
    matches: int = 0  # begun so far
    wins: dict[str, float] = field(default_factory=dict)  # by holder, over all matches; shared ones are split
    turn_since: float = 0.0  # when the seat on turn was asked, or all who choose at the same time
    banks: list[float] = field(default_factory=list)  # seconds left, by seat
    asked: dict[str, dict[tuple[str, int, str], None]] = field(default_factory=dict)  # by person: kind, match, own id
    held: dict[str, int] = field(default_factory=dict)  # who has seen which seat's cards in this match
    undone: Undone = field(default_factory=Undone)  # in this match
    simple: set[int] = field(default_factory=set)  # seats whose bots have played below their level in this match
    talk: deque[Spoken] = field(default_factory=lambda: deque(maxlen=REMEMBERED_TALK))  # the last that was said

    # What happens.

    def apply(self, event: AnyEvent) -> None:
        """Take the next event of the log."""
        self.number += 1
        self.frames_before = len(self.match.frames) if self.match else 0
        if type(event) is events.Moved:  # by far the most
            self._move(event)
            return
        if not isinstance(event, events.TookBack | events.Asked):
            self.changed = event.at
        match event:
            case events.Opened():
                self._open(event)
            case events.Prepared():
                self._prepare(event)
            case events.Sat():
                chair = self.chairs[event.seat]
                chair.person, chair.name, chair.away = event.person, event.name, False
                self.held[event.person] = event.seat
            case events.Rose():
                chair = self.chairs[event.seat]
                chair.person, chair.name, chair.away, chair.entropy = "", "", False, b""
            case events.Filled():
                self.chairs[event.seat].bot = event.bot
            case events.Readied():
                self.chairs[event.seat].entropy = event.entropy
            case events.Started():
                self._start(event)
            case events.TookBack():
                self._take_back(event)
            case events.SteppedIn():
                self.chairs[event.seat].away = True
            case events.Returned():
                self.chairs[event.seat].away = False
                self.turn_since = event.at
            case events.Said() | events.Talked():
                self.talk.append(spoken(event, self.chairs[event.seat].name))
            case events.Asked():
                self._remember(event.person, event.do, event.id)

    def _open(self, event: events.Opened) -> None:
        self.owner, self.settings = event.by, event.settings
        bots = event.settings.bots or ("",) * event.settings.seats
        self.chairs = [Chair(bot=bot, first=seat) for seat, bot in enumerate(bots)]

    def _prepare(self, event: events.Prepared) -> None:
        self.secret, self.given = event.secret, event.given
        self.match = self.together = self.unplayable = None
        if event.rotate:
            self.chairs = [*self.chairs[-1:], *self.chairs[:-1]]
        self.held = {}
        for chair in self.chairs:
            chair.entropy = b""

    def _start(self, event: events.Started) -> None:
        settings = self.agreed
        self.added = {seat: chair.entropy for seat, chair in enumerate(self.chairs) if chair.entropy}
        try:
            self.match = self._deal(event.rules)
            # What was played elsewhere is in the log of the first view, and not told again.
            self.frames_before = len(self.match.frames) - 1 if self.given and self.given.actions else 0
        except CutpurseError as error:  # rules of another version must not be taken in their place
            self.unplayable = error.message
        self.matches += 1
        self.asked = {person: ids for person, ids in self.asked.items() if self.seat_of(person) is not None}
        self.undone = Undone()
        self.times = []
        self.simple = set()
        self.held = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}
        self.banks = [settings.clock.bank] * settings.seats
        self._go_on(event)

    def _deal(self, rules: int) -> Match:
        """The match by that version of the rules, with what was played of it elsewhere."""
        settings, given = self.agreed, self.given
        seed = given.seed if given else seed_of(self.secret, self.added)
        game = games.load(settings.game)
        match = Match(game, options=settings.options, seats=settings.seats, seed=seed, rules=rules)
        for action in given.actions if given else ():
            match.play(action)
        return match

    def _go_on(self, event: AnyEvent) -> None:
        """The match has changed: whoever is to act is asked now."""
        self.played, self.turn_since = self.number, event.at
        if self.match:
            frames = len(self.match.frames)
            del self.times[frames:]
            self.times += [event.at] * (frames - len(self.times))
            if self.match.over:
                self.changed = event.at
        self.together = Together(self.match) if self.match and self.match.asked else None

    def _move(self, event: events.Moved) -> None:
        if self.match is None:
            return
        if event.id:
            self._remember(self.chairs[event.seat].person, "move", event.id)
        if event.by == "simple":
            self.simple.add(event.seat)
        if self.together is None:
            self.match.play(
                event.action, event.seat
            )  # which checks it: 3 µs, and no log is played that breaks the rules
            self.banks[event.seat] = self._time_left(event)
        elif not self._choose(self.together, event):
            return
        self._go_on(event)
        winners = self.winners if self.match.over and not self.given else ()
        for seat in winners:
            holder = self.holder(seat)
            self.wins[holder] = self.wins.get(holder, 0.0) + 1 / len(winners)

    def _remember(self, person: str, do: str, own_id: str) -> None:
        """A command of a person was carried out."""
        ids = self.asked.setdefault(person, {})
        ids[do, self.match_meant(do), own_id] = None
        while len(ids) > REMEMBERED_IDS:
            del ids[next(iter(ids))]

    def _choose(self, together: Together, event: events.Moved) -> bool:
        """A seat acts where all choose at the same time; whether everybody has chosen now."""
        if together.take(event.seat, event.action):
            together.banks[event.seat] = self._time_left(event)
        if together.open:
            return False
        together.carry_out()
        for seat, bank in together.banks.items():
            self.banks[seat] = bank
        return True

    def _time_left(self, event: events.Moved) -> float:
        """What a seat that has acted has left in its bank."""
        clock, bank = self.agreed.clock, self.banks[event.seat]
        return max(0.0, bank - (event.at - self.turn_since)) + clock.increment if clock.bank else bank

    def _take_back(self, event: events.TookBack) -> None:
        if self.match is None:
            return
        together = self.together
        seat = event.seat if event.choice else together.last() if together else None
        if together is None or seat is None:
            self.undone.take_back(self.match, event.practice)
            self._go_on(event)
        else:
            self.undone.keep(self.match, together.take_back(seat), event.practice)

    # What is so.

    @property
    def agreed(self) -> Settings:
        if self.settings is None:
            raise Refused("not_found", msg("no-such-table"))
        return self.settings

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not_now", self.unplayable or msg("match-not-begun"))
        return self.match

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, when the match is over."""
        return self.match.outcome.winners if self.match and self.match.outcome else ()

    @property
    def ranks(self) -> tuple[int, ...]:
        """By seat its place, when the match is over."""
        return self.match.outcome.ranks if self.match and self.match.outcome else ()

    @property
    def under_way(self) -> bool:
        return self.match is not None and not self.match.over

    @property
    def phase(self) -> Phase:
        """A match whose rules are gone is as good as over: all that is left is another one."""
        return "over" if self.over or self.unplayable else "playing" if self.match else "waiting"

    @property
    def dealt(self) -> bool:
        return self.phase != "waiting"

    def match_meant(self, do: str) -> int:
        """The number of the match that a command is about: the one at the table, or prepared there; a rematch
        follows from the last one that is over."""
        if do == "rematch":
            return self.matches - (self.phase == "playing")
        return self.matches + (self.phase == "waiting")

    def was_asked(self, person: str, do: str, match: int, own_id: str) -> bool:
        """Whether a command has come before, and was carried out. An id belongs to a person, a kind and a match."""
        return bool(own_id) and (do, match, own_id) in self.asked.get(person, ())

    @property
    def commitment(self) -> str:
        """The hash of the secret; nothing where the deal is not new."""
        return "" if self.given else commitment(self.secret)

    @property
    def proof(self) -> Proof | None:
        """Shown once the match is over, if hands are opened then. A deal that was played before has none."""
        if self.given or not self.over or not self.agreed.hands_after:  # who knows the seed knows all hands
            return None
        return Proof(secret=self.secret.hex(), entropy={str(seat): self.added[seat].hex() for seat in self.added})

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots, and nobody else has seen any cards of this match."""
        return (
            not self.agreed.arranged
            and len(self.held) == 1
            and [chair.person for chair in self.chairs if chair.person] == list(self.held)
        )

    def holder(self, seat: int) -> str:
        """Who holds a seat, as a key that stays the same from match to match."""
        return self.chairs[seat].person or f"bot {self.chairs[seat].first}"

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; None: it stands beside the table."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat if person else None
        return None

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that may act now: the one on turn, or all that have not chosen yet."""
        turn = self.match.turn if self.match else None
        return self.together.open if self.together else () if turn is None else (turn,)

    def question(self, seat: int) -> Match:
        """The match as it asks a seat that may act."""
        return self.together.question(seat) if self.together else self.playing

    def question_id(self, seat: int) -> tuple[int, ...]:
        """Another one whenever a seat is asked something else."""
        return (self.played, *(self.together.actions[seat] if self.together else ()))

    def bots_to_move(self) -> list[int]:
        """The seats that may act, if a bot plays there."""
        return [seat for seat in self.open_seats if self.chairs[seat].played_by_bot]

    def deadline(self, seat: int) -> float | None:
        """When the person at a seat that may act is out of time; None if there is no clock, or no person."""
        clock = self.agreed.clock
        if self.chairs[seat].played_by_bot or not clock.runs:
            return None
        return self.turn_since + (clock.move or self.banks[seat])

    def forget_looks(self) -> None:
        """Let go of what was worked out only because somebody looked: a table that waits takes little room then."""
        if self.together:
            self.together.forget_looks()
        if self.match:
            self.match.forget_looks()

    # What is seen.

    def shown_to(self, seat: int | None) -> Shown:
        """The match as a seat, or a spectator (None), sees it now, without the log."""
        if self.together:
            people = [number for number, chair in enumerate(self.chairs) if not chair.played_by_bot]
            return Shown(self.together.seen_by(seat, people), NOTHING)
        return shown(self.playing, len(self.playing.frames) - 1, seat)

    def seen_by(self, seat: int | None) -> View:
        """The same as one view."""
        return self.shown_to(seat).view(seat)

    def view(self, seat: int | None) -> View:
        """And with the log."""
        match = self.together.match_of(seat) if self.together else self.playing
        return replace(self.seen_by(seat), log=match.view(seat).log)

    def changed_for(self, seat: int) -> float:
        """When something has happened last that a seat can see; what others do in secret has not happened for it."""
        if self.match is None:
            return self.changed
        match, number = self.match, len(self.match.frames) - 1
        while number and not match.told_to(seat, number) and self._looks_same(match, seat, number):
            number -= 1
        return max(self.changed, self.times[number])

    def _looks_same(self, match: Match, seat: int, number: int) -> bool:
        before, after = (match.game.view(match.frames[at].state, seat) for at in (number - 1, number))
        return before == after

    def banks_seen_by(self, seat: int | None) -> tuple[float, ...]:
        """Seconds left, by seat; while others choose in secret, what they had before."""
        own = self.together.banks if self.together else {}
        return tuple(own.get(number, bank) if number == seat else bank for number, bank in enumerate(self.banks))
