"""A table: what has happened there, and what may happen next. No clock, no network, no database.

`Table.apply` takes the events of the log one by one, and nothing else changes a table. Every other method only looks,
and returns the events that a command would lead to, or refuses it. So a table can be rebuilt from its log, anywhere.
"""

import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from msgspec.structs import replace

from cutpurse import games
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.fair import ENTROPY_BYTES, SECRET_BYTES, commitment, seed_of
from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent, Given, Settings
from cutpurse.server.table.names import check_name
from cutpurse.server.table.phrases import PHRASES
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.talk import REMEMBERED_TALK, Spoken, check_text, spoken
from cutpurse.server.table.undo import Undone, actions_to_undo

Phase: TypeAlias = Literal["waiting", "playing", "over"]
"""Waiting is for people to be ready."""

STAND_IN = "sharp"  # plays for people who are gone or out of time, and in seats that nobody holds
SIMPLE = "greedy"  # plays in its place while a search is being compiled
REMEMBERED_IDS = 256  # of moves, to know what was sent twice


def new_secret() -> bytes:
    """The server's part of a deal."""
    return secrets.token_bytes(SECRET_BYTES)


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
class Table:
    """The state of a table after the events so far."""

    number: int = 0  # of the last event
    changed: float = 0.0  # when that was
    owner: str = ""
    settings: Settings | None = None
    chairs: list[Chair] = field(default_factory=list)
    secret: bytes = b""  # of the match that is prepared or played
    given: Given | None = None  # or else the deal that it takes up
    added: dict[int, bytes] = field(default_factory=dict)  # to the luck of this match, by seat
    match: Match | None = None
    unplayable: Message | None = None  # why there is no match though the cards are dealt: the rules are gone
    matches: int = 0  # begun so far
    wins: dict[str, float] = field(default_factory=dict)  # by holder, over all matches; shared ones are split
    turn_since: float = 0.0  # when the seat on turn was asked
    banks: list[float] = field(default_factory=list)  # seconds left, by seat
    moves: dict[tuple[int, str], None] = field(default_factory=dict)  # by seat, the clients' own ids
    held: dict[str, int] = field(default_factory=dict)  # who has seen which seat's cards in this match
    undone: Undone = field(default_factory=Undone)  # in this match
    simple: set[int] = field(default_factory=set)  # seats whose bots have played below their level in this match
    talk: deque[Spoken] = field(default_factory=lambda: deque(maxlen=REMEMBERED_TALK))  # the last that was said

    # What happens.

    def apply(self, event: AnyEvent) -> None:
        """Take the next event of the log."""
        self.number += 1
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
            case events.Moved():
                self._move(event)
            case events.TookBack():
                if self.match:
                    self.undone.take_back(self.match, event.practice)
                self.turn_since = event.at
            case events.SteppedIn():
                self.chairs[event.seat].away = True
            case events.Returned():
                self.chairs[event.seat].away = False
                self.turn_since = event.at
            case events.Said() | events.Talked():
                self.talk.append(spoken(event, self.chairs[event.seat].name))

    def _open(self, event: events.Opened) -> None:
        self.owner, self.settings = event.by, event.settings
        bots = event.settings.bots or ("",) * event.settings.seats
        self.chairs = [Chair(bot=bot, first=seat) for seat, bot in enumerate(bots)]

    def _prepare(self, event: events.Prepared) -> None:
        self.secret, self.given = event.secret, event.given
        self.match = self.unplayable = None
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
        except CutpurseError as error:  # rules of another version must not be taken in their place
            self.unplayable = error.message
        self.matches += 1
        self.moves.clear()
        self.undone = Undone()
        self.simple = set()
        self.held = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}
        self.turn_since = event.at
        self.banks = [settings.clock.bank] * settings.seats

    def _deal(self, rules: int) -> Match:
        """The match by that version of the rules, with what was played of it elsewhere."""
        settings, given = self.agreed, self.given
        seed = given.seed if given else seed_of(self.secret, self.added)
        game = games.load(settings.game)
        match = Match(game, options=settings.options, seats=settings.seats, seed=seed, rules=rules)
        for action in given.actions if given else ():
            match.play(action)
        return match

    def _move(self, event: events.Moved) -> None:
        if self.match is None:
            return
        self.match.play(event.action, event.seat)  # which checks it: 3 µs, and no log is played that breaks the rules
        if event.id:
            self.moves[event.seat, event.id] = None
            while len(self.moves) > REMEMBERED_IDS:
                del self.moves[next(iter(self.moves))]
        if event.by == "simple":
            self.simple.add(event.seat)
        clock = self.agreed.clock
        if clock.bank:
            used = event.at - self.turn_since
            self.banks[event.seat] = max(0.0, self.banks[event.seat] - used) + clock.increment
        self.turn_since = event.at
        winners = () if self.given else self.winners
        for seat in winners:
            holder = self.holder(seat)
            self.wins[holder] = self.wins.get(holder, 0.0) + 1 / len(winners)

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
        return len(self.held) == 1 and [chair.person for chair in self.chairs if chair.person] == list(self.held)

    def holder(self, seat: int) -> str:
        """Who holds a seat, as a key that stays the same from match to match."""
        return self.chairs[seat].person or f"bot {self.chairs[seat].first}"

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; None: it stands beside the table."""
        found = (seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)
        return next(found, None)

    def bot_to_move(self) -> int | None:
        """The seat on turn, if a bot plays there."""
        turn = self.match.turn if self.match else None
        return turn if turn is not None and self.chairs[turn].played_by_bot else None

    def deadline(self) -> float | None:
        """When the person on turn is out of time; None if there is no clock, or no person."""
        turn = self.match.turn if self.match else None
        clock = self.agreed.clock
        if turn is None or self.chairs[turn].played_by_bot or not clock.runs:
            return None
        return self.turn_since + (clock.move or self.banks[turn])

    # What people ask for.

    def _seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not_yours", msg("not-seated"))
        return seat

    def sit(self, person: str, name: str, seat: int | None, now: float) -> list[AnyEvent]:
        """Take a seat, or one that is free; coming back to one's own is no news, but before the deal a new name is."""
        own = self.seat_of(person)
        renamed = own is not None and not self.dealt and name != self.chairs[own].name
        if own is not None and seat in (None, own) and not renamed:
            return self.come_back(person, now)
        seat = own if seat is None and renamed else seat
        seat = self._free_seat(person) if seat is None else seat
        if not 0 <= seat < len(self.chairs):
            raise Refused("bad_input", msg("no-seat", number=seat, last=len(self.chairs) - 1))
        if self.chairs[seat].person not in ("", person):
            raise Refused("taken", msg("seat-taken", name=self.chairs[seat].name))
        if self.under_way and self.held.get(person, seat) != seat:
            raise Refused("not_now", msg("seat-change"))
        name = check_name(name, [chair.name for chair in self.chairs if chair.person and chair.person != person])
        moved: list[AnyEvent] = [] if own in (None, seat) else [events.Rose(at=now, seat=own)]
        return [*moved, events.Sat(at=now, seat=seat, person=person, name=name)]

    def _free_seat(self, person: str) -> int:
        """Where somebody is to sit who doesn't mind: where they sat before, else rather not in place of a bot."""
        free = [number for number, chair in enumerate(self.chairs) if not chair.person]
        if not free:
            raise Refused("taken", msg("all-seats-taken"))
        if self.under_way and self.held.get(person) in free:
            return self.held[person]
        return min(free, key=lambda number: bool(self.chairs[number].bot))

    def come_back(self, person: str, now: float) -> list[AnyEvent]:
        """The person is here: a bot that plays for it hands back."""
        seat = self.seat_of(person)
        return [events.Returned(at=now, seat=seat)] if seat is not None and self.chairs[seat].away else []

    def leave(self, person: str, now: float) -> list[AnyEvent]:
        return [events.Rose(at=now, seat=self._seat(person))]

    def rest(self, person: str, now: float) -> list[AnyEvent]:
        """A bot plays the rest of the match for a person who is here."""
        seat = self._seat(person)
        if not self.under_way:
            raise Refused("not_now", msg("no-match-played"))
        return self.step_in(seat, now)

    def fill(self, person: str, seat: int, bot: str, now: float) -> list[AnyEvent]:
        """Whoever opened the table gives a seat to a bot, or keeps it for a person: then it is free."""
        if person != self.owner:
            raise Refused("not_yours", msg("owner-only"))
        if self.dealt:
            raise Refused("not_now", msg("before-deal-only"))
        if not 0 <= seat < len(self.chairs):
            raise Refused("bad_input", msg("no-seat", number=seat, last=len(self.chairs) - 1))
        risen: list[AnyEvent] = [events.Rose(at=now, seat=seat)] if self.chairs[seat].person else []
        filled = events.Filled(at=now, seat=seat, bot=bot)
        waiting = any(chair.person for number, chair in enumerate(self.chairs) if number != seat)
        return [*risen, filled, *(self._begin(seat, now) if bot and waiting else [])]

    def _begin(self, seat: int, now: float) -> list[AnyEvent]:
        """The deal, if everybody has waited for this seat only, and it is ready now."""
        others = [chair for number, chair in enumerate(self.chairs) if number != seat]
        ready = all(chair.entropy if chair.person else chair.bot for chair in others)
        return [events.Started(at=now, rules=self._rules())] if ready else []

    def _rules(self) -> int:
        """The version that a new match is played by; refused if it can't be played with this table's options."""
        if self.given:
            return self.given.rules
        try:
            game = games.load(self.agreed.game)
            game.complete_options(self.agreed.options, self.agreed.seats)
        except CutpurseError as error:
            raise Refused("not_now", error.message, error.game) from None
        return game.version

    def step_in(self, seat: int, now: float) -> list[AnyEvent]:
        """A bot plays for a person."""
        chair = self.chairs[seat]
        return [events.SteppedIn(at=now, seat=seat)] if chair.person and not chair.away else []

    def ready(self, person: str, entropy: bytes, now: float) -> list[AnyEvent]:
        """Add to the luck of the cards; when all who sit here have, and no seat is free, the match begins."""
        seat = self._seat(person)
        if self.dealt:
            raise Refused("not_now", msg("already-dealt"))
        if len(entropy) != ENTROPY_BYTES:
            raise Refused("bad_input", msg("entropy-length", bytes=ENTROPY_BYTES, given=len(entropy)))
        readied = events.Readied(at=now, seat=seat, entropy=entropy)
        return [*self.come_back(person, now), readied, *self._begin(seat, now)]

    def move(self, person: str, action: int | str, match: int, move_id: str, now: float) -> list[AnyEvent]:
        """Act; nothing happens if the same move has come before."""
        seat = self._seat(person)
        if move_id and (seat, move_id) in self.moves:
            return []
        if match != self.matches:
            raise Refused("stale", msg("other-match", number=match, now=self.matches))
        playing = self.playing
        if playing.turn is None:
            raise Refused("not_now", msg("match-over"))
        if playing.turn != seat:
            raise Refused("not_your_turn", msg("turn-not-yours", seat=playing.turn), playing.game)
        try:
            number = playing.check(action)
        except IllegalAction as error:
            raise Refused("illegal", error.message, error.game) from None
        return [*self.come_back(person, now), events.Moved(at=now, seat=seat, action=number, id=move_id)]

    def take_back(self, person: str, now: float) -> list[AnyEvent]:
        """Undo one's last action; alone against bots, all since one's last decision, whatever it has shown."""
        seat = self._seat(person)
        given = len(self.given.actions) if self.given else 0
        count, practice = actions_to_undo(self.playing, seat, self.alone, given)
        *others, own = [events.TookBack(at=now, seat=seat)] * count
        return [*others, replace(own, practice=practice)]

    def rematch(self, person: str, rotate: bool, secret: bytes, now: float) -> list[AnyEvent]:
        """Prepare the next match with the same people, in the same seats or each one further."""
        self._seat(person)
        if self.phase != "over":
            raise Refused("not_now", msg("match-not-over"))
        return [events.Prepared(at=now, secret=secret, rotate=rotate)]

    def say(self, person: str, phrase: str, now: float) -> list[AnyEvent]:
        if phrase not in PHRASES:
            raise Refused("bad_input", msg("no-such-phrase", name=f"{phrase:.40}", names=", ".join(PHRASES)))
        return [events.Said(at=now, seat=self._seat(person), phrase=phrase)]

    def talk_freely(self, person: str, text: str, now: float) -> list[AnyEvent]:
        """Say something in one's own words, where the host has switched that on."""
        seat = self._seat(person)
        if not self.agreed.talk:
            raise Refused("not_now", msg("no-talk-here"))
        return [events.Talked(at=now, seat=seat, text=check_text(text))]
