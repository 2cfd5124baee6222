"""Taking back: how far it goes, and what was told of actions that no longer count."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cutpurse.core.match import Match
from cutpurse.core.message import Message, Plain, msg
from cutpurse.core.view import Line
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.together import Together


class UndoneLine(Plain, frozen=True, kw_only=True):
    """A line of the log that was taken back: people have read it, so it is not just gone."""

    at: int  # so many lines that still count stand before it
    line: Message


@dataclass(eq=False)
class Undone:
    """What was taken back in one match."""

    lines: dict[int, list[Line]] = field(default_factory=dict)  # by the step before which they were told
    practice: int = 0  # how often it was more than the undo law allows

    def take_back(self, match: Match, practice: bool) -> None:
        """Undo the last action of a match, and keep what was told of it."""
        frames = len(match.frames)
        removed = match.take_back()
        first = len(match.frames)
        lines = [line for number, told in enumerate(removed, first) for line in (*self.lines.pop(number, ()), *told)]
        self.lines[first] = lines + self.lines.pop(frames, [])
        self.practice += practice

    def keep(self, match: Match, told: tuple[Line, ...], practice: bool) -> None:
        """Keep what was told of a choice that was taken back before all had chosen."""
        if told:
            self.lines[len(match.frames)] = [*self.lines.get(len(match.frames), ()), *told]
        self.practice += practice

    def count(self, seat: int | None) -> int:
        """How many lines that a seat has read were taken back."""
        return sum(line.visible_to(seat) for lines in self.lines.values() for line in lines)

    def seen_by(self, match: Match, seat: int | None) -> Iterator[UndoneLine]:
        """What a seat has read of it, and where it stood; nothing where the log shows the last trick only."""
        if not self.lines or match.options.get("strict_memory"):
            return
        before = 0
        for number in range(1, len(match.frames) + 1):
            lines = self.lines.get(number, ())
            yield from (UndoneLine(at=before, line=line.message) for line in lines if line.visible_to(seat))
            if number < len(match.frames):
                before += len(match.told_to(seat, number))


def actions_to_undo(match: Match, seat: int, alone: bool, given: int) -> tuple[int, bool]:
    """How many actions a seat may take back, and whether that is more than the undo law allows.

    Alone against bots it is all since the seat's last decision. The first `given` actions were played elsewhere.
    """
    if match.over:
        raise Refused("not_now", msg("match-over"))
    since = match.since_decision(seat) if alone else None
    count, reason = since or 1, match.why_no_undo(seat)
    practice = since is not None and (since > 1 or reason is not None)
    if given and len(match.actions) - count < given:
        reason, practice = msg("taken-up-here"), False
    if reason and not practice:
        raise Refused("illegal", msg("no-undo", reason=reason))
    return count, practice


def choices_to_undo(together: Together, seat: int, alone: bool) -> tuple[int, bool] | None:
    """The same for a choice that waits until all have chosen; None if a seat has done nothing there.

    What completes a choice has shown nothing yet, and what others choose meanwhile does not count.
    """
    actions, chosen = together.actions.get(seat, []), seat in together.banks
    if not actions:
        return None
    match = together.question(seat)
    reason = None if chosen else match.why_no_undo(seat)
    if not alone:
        if reason:
            raise Refused("illegal", msg("no-undo", reason=reason))
        return 1, False
    last = len(match.frames) - 1
    decided = [len(match.legal) > 1] if chosen else []
    decided += [match.had_choice(step) for step in range(last, last - len(actions) + chosen, -1)]
    count = decided.index(True) + 1 if True in decided else 0
    return (count, count > 1 or reason is not None) if count else None
