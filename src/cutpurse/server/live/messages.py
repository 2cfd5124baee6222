"""The messages of a table as data: what is on it, and what is different from before."""

from typing import TypeAlias, TypeVar

import msgspec

from cutpurse.core.message import Message, Plain
from cutpurse.core.view import Action, Counter, Seat, View, Zone
from cutpurse.server.table.events import Settings
from cutpurse.server.table.state import Phase, Proof, Shown
from cutpurse.server.table.table import Table
from cutpurse.server.table.talk import Spoken
from cutpurse.server.table.undo import UndoneLine

T = TypeVar("T", Zone, Counter)
Compared: TypeAlias = tuple[tuple[T, ...], bool]
"""What is new or other, and whether all have kept their places."""


class Holder(Plain, frozen=True, kw_only=True):
    """Who holds a seat."""

    name: str = ""
    bot: str = ""
    away: bool = False  # a bot plays for this person
    ready: bool = False
    wins: float = 0.0


class Board(Plain, frozen=True, kw_only=True):
    """The table around the game."""

    holders: tuple[Holder, ...]
    phase: Phase
    matches: int  # begun so far: the number of this one
    commitment: str  # the hash of the server's part in the deal
    proof: Proof | None = None  # that it was fair, after the match
    winners: tuple[int, ...] = ()  # seats, when the match is over
    ranks: tuple[int, ...] = ()  # of all seats, then: 1 is best, equal ranks share a place
    host: int | None = None  # the seat of who opened the table
    given: bool = False  # the deal was played before: it has no commitment, and does not count
    alone: bool = False  # one person against bots, who may take anything back
    unplayable: Message | None = None  # why the match can be neither shown nor played on: its rules are gone


class Change(Plain, frozen=True, kw_only=True):
    """What is different in a view: zones and counters that are new, other or (by id) gone."""

    stage: tuple[Message, ...]
    turn: int | None
    over: bool
    prompt: Message
    seats: tuple[Seat, ...] | None  # where one has changed
    zones: tuple[Zone, ...] = ()
    counters: tuple[Counter, ...] = ()
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None  # of all zones, where that has changed
    actions: tuple[Action, ...] = ()
    mood: str = ""
    round_over: bool = False


class Picture(Plain, frozen=True, kw_only=True):
    """All that is needed to draw a table from nothing."""

    seat: int | None  # whose eyes these are
    settings: Settings
    board: Board
    view: View | None = None  # when a match is on, or over
    banks: tuple[float, ...] = ()  # seconds left, by seat, when it was this seat's turn last
    undone: tuple[UndoneLine, ...] = ()  # what was told and taken back, between the lines of the view's log
    talk: tuple[Spoken, ...] = ()  # the last that was said


class Here(Plain, frozen=True, kw_only=True):
    """Who is connected now."""

    seats: tuple[int, ...]  # whose people are
    watching: int  # people beside the table


class Told(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """One thing a viewer is told."""

    n: int
    at: float
    picture: Picture | None = None  # forget all before
    step: bool = False  # something was played, or the table moved: a screen may pause here
    by: int | None = None  # the seat that has done it
    choice: bool = False  # while all choose at the same time: time runs on as before
    lines: tuple[Message, ...] = ()
    undone: int = 0  # so many of the last lines told that still counted are taken back
    banks: tuple[float, ...] = ()  # seconds left, by seat
    view: View | None = None  # at the beginning of a match
    change: Change | None = None  # later
    board: Board | None = None  # where it has changed
    spoken: Spoken | None = None  # somebody has said something
    here: Here | None = None  # comes alone, and again whenever it changes; it has no number, so n is that of the last


encode = msgspec.json.Encoder().encode


def unnumbered(told: Told) -> bytes:
    """A message without the beginning, its number: what several viewers are told is encoded once."""
    return encode(told).partition(b",")[2]


def board_of(table: Table) -> Board:
    return Board(
        holders=tuple(
            Holder(
                name=chair.name,
                bot=chair.bot,
                away=chair.away,
                ready=bool(chair.entropy),
                wins=table.wins.get(table.holder(seat), 0.0),
            )
            for seat, chair in enumerate(table.chairs)
        ),
        phase=table.phase,
        matches=table.matches,
        commitment=table.commitment,
        proof=table.proof,
        winners=table.winners,
        ranks=table.ranks,
        host=table.seat_of(table.owner),
        given=table.given is not None,
        alone=table.alone,
        unplayable=table.unplayable,
    )


def change_between(before: View, after: View) -> Change | None:
    """What a screen needs to draw the one after the other; None if they look the same."""
    zones, same_zones = changed(before.zones, after.zones)
    counters, same_counters = changed(before.counters, after.counters)
    if not (zones or counters) and same_zones and same_counters and frame_of(before) == frame_of(after):
        return None
    return Change(
        stage=after.stage,
        turn=after.turn,
        over=after.over,
        prompt=after.prompt,
        seats=None if before.seats is after.seats or before.seats == after.seats else after.seats,
        zones=zones,
        counters=counters,
        gone=() if same_zones and same_counters else missing(before, after),
        order=None if same_zones else tuple([zone.id for zone in after.zones]),
        actions=after.actions,
        mood=after.mood,
        round_over=after.round_over,
    )


def change_for(seat: int, shared: Change | None, before: Shown, after: Shown) -> Change | None:
    """What is different for a seat, where that is known for everybody."""
    was, now = before.own, after.own
    own = changed_in_place(was.zones, now.zones)
    moved = shared is not None and (shared.gone or shared.order)
    if own is None or moved or was.counters or now.counters:
        return change_between(before.view(seat), after.view(seat))
    if shared is None and not own and (was.actions, was.prompt, was.turn) == (now.actions, now.prompt, now.turn):
        return None
    view = after.public
    zones: tuple[Zone, ...] = ()
    if shared and shared.zones:
        ids = [zone.id for zone in now.zones]
        zones = tuple([zone for zone in shared.zones if zone.id not in ids])
    return Change(
        stage=view.stage,
        turn=seat if now.turn else view.turn,
        over=view.over,
        prompt=now.prompt or view.prompt,
        seats=shared.seats if shared else None,
        zones=(*zones, *own),
        counters=shared.counters if shared else (),
        actions=now.actions,
        mood=view.mood,
        round_over=view.round_over,
    )


def changed_in_place(before: tuple[T, ...], after: tuple[T, ...]) -> list[T] | None:
    """Those that are other now, if they are the same ones in the same order. Most are the very same object."""
    if len(before) != len(after):
        return None
    found: list[T] = []
    for was, item in zip(before, after, strict=True):
        if was is not item:
            if was.id != item.id:
                return None
            if was != item:
                found.append(item)
    return found


def changed(before: tuple[T, ...], after: tuple[T, ...]) -> Compared[T]:
    """Those that are new or other, and whether all have kept their places."""
    if before is after:
        return (), True
    found = changed_in_place(before, after)
    if found is not None:
        return tuple(found), True
    old: dict[str, T] = {item.id: item for item in before}
    return tuple([item for item in after if old.get(item.id) != item]), False


def missing(before: View, after: View) -> tuple[str, ...]:
    still = ids_of(after)
    return tuple(gone for gone in ids_of(before) if gone not in still)


def ids_of(view: View) -> list[str]:
    return [zone.id for zone in view.zones] + [counter.id for counter in view.counters]


def frame_of(view: View) -> tuple[object, ...]:
    """All but zones and counters."""
    return (view.stage, view.turn, view.over, view.prompt, view.seats, view.actions, view.mood, view.round_over)
