"""A tournament: what has happened there, and what may happen next. No clock, no network, no database.

The state follows from its log alone. Each round has the same deal at all tables: everybody in a seat has the same cards
as the others who sit there.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal, TypeAlias

from cutpurse import games
from cutpurse.core.fair import ENTROPY_BYTES, commitment
from cutpurse.core.message import Plain, msg
from cutpurse.server.table import events as at_table
from cutpurse.server.table.events import Given, Settings
from cutpurse.server.table.names import check_name
from cutpurse.server.table.pairing import pair, seated
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.tournament_events import (
    AnyEvent,
    Began,
    Ended,
    Joined,
    Left,
    Opened,
    Plan,
    RoundPrepared,
    Seating,
    TableFinished,
)

Phase: TypeAlias = Literal["waiting", "playing", "over"]

LABEL = b"cutpurse tournament 1"
MOST_PEOPLE = 64
MOST_EVENTS = 2_000  # of people who come and go before it begins


@dataclass
class Entrant:
    """Who takes part: a person, or a bot of that level."""

    person: str
    name: str
    bot: str = ""
    entropy: bytes = b""
    left: bool = False
    left_in: int = 0  # the last round whose seat they gave up

    @property
    def is_person(self) -> bool:
        """Still there, and not played for by a bot."""
        return bool(self.person) and not self.left


@dataclass
class Match:
    """One table of a round."""

    table: str
    players: tuple[int, ...]  # by seat
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.ranks)


@dataclass
class Round:
    tables: list[Match]
    rules: int

    @property
    def over(self) -> bool:
        return all(match.over for match in self.tables)


class Standing(Plain, frozen=True, kw_only=True):
    """How one stands: match points first, then points of the game."""

    player: int
    place: int  # equal ones share it
    points: float  # a point for everybody at the own tables who was worse, half a point for equals
    score: int  # points of the game, of all rounds
    played: int  # matches
    won: int


@dataclass(eq=False)
class Tournament:
    """The state of a tournament after the events so far."""

    id: str = ""
    number: int = 0  # of the last event
    host: str = ""
    plan: Plan | None = None
    secret: bytes = b""
    phase: Phase = "waiting"
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    idle: float = 0.0  # since when the next round could be prepared
    asked: set[tuple[str, str, str]] = field(default_factory=set)  # who, what, own id

    # What happens.

    def apply(self, event: AnyEvent) -> None:
        """Take the next event of the log."""
        self.number += 1
        match event:
            case Opened():
                self.host, self.plan, self.secret = event.by, event.plan, event.secret
            case Joined():
                self._remember(event.person, "join", event.id)
                self._join(event)
            case Left():
                self._remember(event.person, "leave", event.id)
                self._leave(event)
            case Began():
                self._remember(event.person, "begin", event.id)
                self._begin()
            case RoundPrepared():
                tables = [Match(seating.table, seating.players) for seating in event.tables]
                self.rounds.append(Round(tables, event.rules))
            case TableFinished():
                found = self.match(event.table)
                assert found is not None
                found.scores, found.ranks = event.scores, event.ranks
                self.idle = event.at
            case Ended():
                self.phase = "over"

    def _remember(self, person: str, do: str, own_id: str) -> None:
        if own_id:
            self.asked.add((person, do, own_id))

    def _join(self, event: Joined) -> None:
        known = self.entrant(event.person)
        if known is None:
            self.entrants.append(Entrant(event.person, event.name, entropy=event.entropy))
        else:
            known.left = False

    def _leave(self, event: Left) -> None:
        entrant = self.entrant(event.person)
        assert entrant is not None
        if self.phase == "waiting":
            self.entrants.remove(entrant)
        else:
            entrant.left = True
            entrant.left_in = len(self.rounds)

    def _begin(self) -> None:
        self.phase = "playing"
        for number in range(1, 1 + -len(self.entrants) % self.agreed.seats):
            self.entrants.append(Entrant("", f"{number}", bot=self.agreed.bot))

    # What is so.

    @property
    def agreed(self) -> Plan:
        if self.plan is None:
            raise Refused("not_found", msg("no-such-tournament"))
        return self.plan

    def entrant(self, person: str) -> Entrant | None:
        return next((entrant for entrant in self.entrants if person and entrant.person == person), None)

    def match(self, table: str) -> Match | None:
        return next((match for each in self.rounds for match in each.tables if match.table == table), None)

    def round_of(self, table: str) -> Round | None:
        return next((each for each in self.rounds if any(match.table == table for match in each.tables)), None)

    @property
    def now_played(self) -> list[Match]:
        """The tables of this round that are not over."""
        return [match for match in self.rounds[-1].tables if not match.over] if self.rounds else []

    def table_of(self, person: str) -> str:
        """Where a person plays in this round, or has played."""
        if not self.rounds:
            return ""
        found = (
            match.table
            for match in self.rounds[-1].tables
            if any(person and self.entrants[player].person == person for player in match.players)
        )
        return next(found, "")

    def own_table(self, person: str) -> str:
        """The table of this round where a person still has their seat: a bot keeps the one that was given up."""
        entrant = self.entrant(person)
        gone = self.phase != "playing" or entrant is None or entrant.left or entrant.left_in == len(self.rounds)
        return "" if gone else self.table_of(person)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def seed(self, number: int) -> bytes:
        """Of the deal of a round, from 1: of the server's secret, and of what everybody has added who joined."""
        added = b"".join(entrant.entropy for entrant in self.entrants)
        return hashlib.sha256(LABEL + self.secret + bytes([number]) + added).digest()

    @property
    def due(self) -> float | None:
        """When the next round begins, if all tables are over."""
        waits = self.phase == "playing" and not self.now_played
        return self.idle + self.agreed.pause * bool(self.rounds) if waits else None

    def standings(self) -> list[Standing]:
        """The best first."""
        lowest = games.load(self.agreed.game).lowest_wins
        halves, scores, played, won = (Counter[int]() for _ in range(4))  # of match points: twice as many
        for match in (match for each in self.rounds for match in each.tables if match.over):
            for seat, player in enumerate(match.players):
                rank = match.ranks[seat]
                others = [other for at, other in enumerate(match.ranks) if at != seat]
                halves[player] += sum(2 * (rank < other) + (rank == other) for other in others)
                scores[player] += match.scores[seat]
                played[player] += 1
                won[player] += rank == 1

        def worth(player: int) -> tuple[int, int]:
            return (-halves[player], scores[player] if lowest else -scores[player])

        order = sorted(range(len(self.entrants)), key=lambda player: (*worth(player), player))
        first: dict[tuple[int, int], int] = {}
        for place, player in enumerate(order, 1):
            first.setdefault(worth(player), place)
        return [
            Standing(
                player=player,
                place=first[worth(player)],
                points=halves[player] / 2,
                score=scores[player],
                played=played[player],
                won=won[player],
            )
            for player in order
        ]

    # What may happen.

    def was_asked(self, person: str, do: str, own_id: str) -> bool:
        return bool(own_id) and (person, do, own_id) in self.asked

    def join(self, person: str, name: str, entropy: bytes, own_id: str, now: float) -> list[AnyEvent]:
        """Take part; who has left after the beginning comes back in the next round."""
        known = self.entrant(person)
        if (known and not known.left) or self.was_asked(person, "join", own_id):
            return []
        if self.phase == "over":
            raise Refused("not_now", msg("tournament-over"))
        if known is None:
            if self.phase != "waiting":
                raise Refused("not_now", msg("tournament-begun"))
            if len(self.entrants) >= MOST_PEOPLE or self.number >= MOST_EVENTS:
                raise Refused("too_many", msg("tournament-full", most=MOST_PEOPLE))
            if len(entropy) != ENTROPY_BYTES:
                raise Refused("bad_input", msg("entropy-length", bytes=ENTROPY_BYTES, given=len(entropy)))
            name = check_name(name, [entrant.name for entrant in self.entrants])
        return [Joined(at=now, person=person, name=name, entropy=entropy, id=own_id)]

    def leave(self, person: str, own_id: str, now: float) -> list[AnyEvent]:
        known = self.entrant(person)
        if known is None or known.left or self.phase == "over" or self.was_asked(person, "leave", own_id):
            return []
        return [Left(at=now, person=person, id=own_id)]

    def begin(self, person: str, own_id: str, new_id: Callable[[], str], now: float) -> list[AnyEvent]:
        """The host begins: nobody joins any more, and the first round is prepared."""
        self._check_host(person)
        if self.phase != "waiting":
            return []
        if not self.entrants:
            raise Refused("not_now", msg("tournament-empty"))
        began = Began(at=now, person=person, id=own_id)
        then = after(self, [began])
        return [began, then.prepare(new_id, now)]

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise Refused("not_yours", msg("tournament-host-only"))

    def finish(self, table: str, scores: tuple[int, ...], ranks: tuple[int, ...], now: float) -> list[AnyEvent]:
        """A match is over; with the last of all, the tournament."""
        found = self.match(table)
        if found is None or found.over:
            return []
        finished = TableFinished(at=now, table=table, scores=scores, ranks=ranks)
        then = after(self, [finished])
        last = len(then.rounds) == then.agreed.rounds and not then.now_played
        return [finished, Ended(at=now)] if last else [finished]

    def go_on(self, new_id: Callable[[], str], now: float) -> list[AnyEvent]:
        """The next round, when it is time."""
        due = self.due
        return [self.prepare(new_id, now)] if due is not None and due <= now else []

    def prepare(self, new_id: Callable[[], str], now: float) -> RoundPrepared:
        """The next round. Everything but the ids of its tables follows from the state."""
        game = games.load(self.agreed.game)
        tables = tuple(Seating(table=new_id(), players=players) for players in self.next_tables())
        return RoundPrepared(at=now, tables=tables, rules=game.version)

    def next_tables(self) -> list[tuple[int, ...]]:
        """Who plays whom next, by seat."""
        swiss = self.agreed.system == "swiss"
        lots = sorted(range(len(self.entrants)), key=self._lot)
        order = [standing.player for standing in self.standings()] if swiss and self.rounds else lots
        matches = [match for each in self.rounds for match in each.tables]
        met = Counter(two for match in matches for two in combinations(sorted(match.players), 2))
        sat = Counter((player, seat) for match in matches for seat, player in enumerate(match.players))
        return [seated(group, sat) for group in pair(order, self.agreed.seats, met, swiss=swiss)]

    def _lot(self, player: int) -> bytes:
        """What decides at the beginning: who comes together need not sit together."""
        return hashlib.sha256(LABEL + b" lot" + self.seed(0) + bytes([player])).digest()

    def opening(self, match: Match, now: float) -> list[at_table.AnyEvent]:
        """The first events of a table: people sit there already, and the cards are dealt."""
        number = next(n for n, each in enumerate(self.rounds, 1) if match in each.tables)
        rules = self.rounds[number - 1].rules
        holders = [self.entrants[player] for player in match.players]
        people = [(seat, holder) for seat, holder in enumerate(holders) if holder.is_person]
        return [
            at_table.Opened(at=now, by=self.host, settings=self._settings(holders)),
            at_table.Prepared(at=now, secret=b"", given=Given(seed=self.seed(number), rules=rules)),
            *[at_table.Sat(at=now, seat=seat, person=one.person, name=one.name) for seat, one in people],
            at_table.Started(at=now, rules=rules),
        ]

    def _settings(self, holders: Sequence[Entrant]) -> Settings:
        plan = self.agreed
        return Settings(
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            bots=tuple("" if holder.is_person else holder.bot or plan.bot for holder in holders),
            clock=plan.clock,
            patience=plan.patience,
            pace=plan.pace,
            hints=False,
            given=True,
            tournament=self.id,
        )


def fold(name: str, log: Iterable[AnyEvent]) -> Tournament:
    """A tournament after all of its log."""
    tournament = Tournament(id=name)
    for event in log:
        tournament.apply(event)
    return tournament


def after(tournament: Tournament, news: Sequence[AnyEvent]) -> Tournament:
    """What a tournament would be after some events; it stays as it is."""
    twin = deepcopy(tournament)
    for event in news:
        twin.apply(event)
    return twin
