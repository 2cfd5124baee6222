"""What each seat earned in a match, and from what. Written once, for every game.

Wherever a step changes the scores, the difference is booked with the stage of the match and a cause. A game may name
causes: `gains(before, action, after)` gives (seat, cause, amount) for each part of a change. What a game does not
explain is booked under the message that was told of it. So the entries always add up to the scores.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.view import Counter

Gains: TypeAlias = Sequence[tuple[int, Message, int]]
"""What seats have gained in a step: seat, cause, amount."""


class Entry(Plain, frozen=True, kw_only=True):
    """Something a seat has earned, or paid if the amount is negative."""

    seat: int
    stage: tuple[Message, ...]  # as it was before the step
    cause: Message
    amount: int

    @property
    def part(self) -> Message:
        """The part of the match: a round, a day."""
        return self.stage[0]


class Account(Plain, frozen=True, kw_only=True):
    """What one seat has in the end."""

    seat: int
    name: str
    total: int
    counters: tuple[Counter, ...]  # what all can count in front of the seat


class Statistics(Plain, frozen=True, kw_only=True):
    """The accounts of a match, and all that was booked, in the order in which it happened."""

    game: str
    unit: str  # what scores count
    accounts: tuple[Account, ...]
    entries: tuple[Entry, ...]

    def by_cause(self) -> dict[Message, tuple[int, ...]]:
        """What each cause has brought each seat."""
        return self._sums([entry.cause for entry in self.entries])

    def by_part(self) -> dict[Message, tuple[int, ...]]:
        """What each part of the match has brought each seat."""
        return self._sums([entry.part for entry in self.entries])

    def _sums(self, keys: Sequence[Message]) -> dict[Message, tuple[int, ...]]:
        sums = {key: [0] * len(self.accounts) for key in keys}
        for key, entry in zip(keys, self.entries, strict=True):
            sums[key][entry.seat] += entry.amount
        return {key: tuple(seats) for key, seats in sums.items()}


def statistics(match: Match) -> Statistics:
    """What each seat has earned so far."""
    scores, counters = match.scores, match.game.view(match.state, None).counters
    accounts = (
        Account(
            seat=seat,
            name=match.game.seat_names[seat],
            total=scores[seat],
            counters=tuple(counter for counter in counters if counter.seat == seat),
        )
        for seat in range(match.seats)
    )
    return Statistics(
        game=match.game.name, unit=match.game.unit, accounts=tuple(accounts), entries=tuple(entries(match))
    )


def entries(match: Match) -> Iterator[Entry]:
    """Every change of a score, step by step."""
    game, frames = match.game, match.frames
    scores = game.scores(frames[0].states)
    stage = game.view(frames[0].state, None).stage
    yield from (Entry(seat=i, stage=stage, cause=msg("at-start"), amount=had) for i, had in enumerate(scores) if had)
    for number in range(1, len(frames)):
        before, scores = scores, game.scores(frames[number].states)
        if scores != before:
            stage = game.view(frames[number - 1].state, None).stage
            changes = [now - then for then, now in zip(before, scores, strict=True)]
            for seat, cause, amount in explained(match, number, changes):
                yield Entry(seat=seat, stage=stage, cause=cause, amount=amount)


def explained(match: Match, number: int, changes: Sequence[int]) -> Iterator[tuple[int, Message, int]]:
    """The parts of what a step has changed: as the game names them, and what is left over as it was told."""
    before, frame = match.frames[number - 1], match.frames[number]
    gains = match.game.shows("gains")
    named: Gains = gains(before.state, frame.action, frame.state) if gains else ()
    left = list(changes)
    for seat, cause, amount in named:
        if amount:
            left[seat] -= amount
            yield seat, cause, amount
    for seat, amount in enumerate(left):
        if amount:
            yield seat, told_of(match, number, seat), amount


def told_of(match: Match, number: int, seat: int) -> Message:
    """What all were told in a step: the message that names the seat, else the first one."""
    told = [line.message for line in match.told(number) if line.seats is None]
    own = [message for message in told if message.args.get("seat") == seat]
    return next(iter([*own, *told]), msg("in-play"))
