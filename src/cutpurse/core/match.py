"""One play of a game: game, rules version, options, seed and the list of actions. All else is recomputed."""

import secrets
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from cutpurse.core import loop
from cutpurse.core.bits import joined, members
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.errors import CutpurseError, IllegalAction, UndoRefused
from cutpurse.core.game import Game, Outcome
from cutpurse.core.message import Message, msg
from cutpurse.core.options import Value
from cutpurse.core.state import StandIn, States, copy_states, thaw
from cutpurse.core.view import Line, View


@dataclass(slots=True)
class Frame:
    """The state after a step, and the step that led to it: the deal, a seat's action, or a step of the table."""

    states: States
    seat: int | None = None
    action: int | None = None
    turn: int = field(init=False)  # the seat to act now, TABLE or OVER
    legal: int | None = None  # as bits, of the seat to act, once somebody has asked
    thawed: StandIn | None = None  # worked out when somebody looks
    told: tuple[Line, ...] | None = None
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        self.turn = int(loop.turn_at(self.states, 0))

    @property
    def state(self) -> StandIn:
        if self.thawed is None:
            self.thawed = thaw(self.states)
        return self.thawed


class Match:
    """A game being played, or replayed. The table's own steps follow each action at once."""

    def __init__(
        self,
        game: Game,
        *,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        seed: bytes | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = game.check_version(rules)
        self.seats = game.check_seats(seats)
        self.options: dict[str, Value] = game.complete_options(options, self.seats)
        self.seed = secrets.token_bytes(32) if seed is None else seed
        if len(self.seed) != 32:
            raise CutpurseError(msg("bytes-wrong", what=msg("a-seed"), bytes=32, given=len(self.seed)))
        self._forgotten = 0  # frames before this one have nothing to let go
        self.frames = [Frame(game.deal(self.options, self.seats, self.seed, self.rules))]
        self._run_table()

    @property
    def states(self) -> States:
        """The current state, as an array of one."""
        return self.frames[-1].states

    @property
    def state(self) -> StandIn:
        """The current state, for reading."""
        return self.frames[-1].state

    @property
    def actions(self) -> list[int]:
        return [frame.action for frame in self.frames if frame.action is not None]

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        seat = self.frames[-1].turn
        return None if seat == OVER else seat

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose choice is open where all choose at the same time; the one on turn is the first of them."""
        return self._asked(self.frames[-1])

    def _asked(self, frame: Frame) -> tuple[int, ...]:
        return self.game.asked(frame.state) if frame.turn >= 0 else ()

    @property
    def over(self) -> bool:
        return self.frames[-1].turn == OVER

    @property
    def legal(self) -> list[int]:
        """What the seat on turn may do."""
        return members(self._legal)

    @property
    def _legal(self) -> int:
        """The same as a set of bits."""
        last = self.frames[-1]
        if last.legal is None:
            last.legal = 0 if last.turn == OVER else joined(loop.legal_at(last.states, 0))
        return last.legal

    @property
    def outcome(self) -> Outcome | None:
        last = self.frames[-1]
        if last.turn == OVER and last.outcome is None:
            last.outcome = self.game.outcome(last.states)
        return last.outcome

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.states)

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Carry out an action, given by number or in words, of the seat on turn; nothing changes if it is not legal."""
        action, turn = self.check(action, seat), self.turn
        states = copy_states(self.states)
        loop.play_at(states, 0, action)
        self.frames.append(Frame(states, turn, action))
        self._run_table()

    def fork(self) -> "Match":
        """Another match that has come as far as this one. What is played in one of them does not change the other."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__  # `copy` takes several times as long
        twin.frames = self.frames.copy()
        return twin

    def check(self, action: int | str, seat: int | None = None) -> int:
        """The number of an action that may be carried out now; IllegalAction says why it may not."""
        turn = self.turn
        if turn is None:
            raise IllegalAction(msg("game-is-over"))
        if seat is not None and seat != turn:
            raise IllegalAction(msg("not-your-turn", seat=turn, seat2=seat), self.game)
        if isinstance(action, str):
            action = self.game.parse(self.state, action)
        if not (action >= 0 and self._legal >> action & 1):
            raise self._forbidden(action)
        return action

    def _forbidden(self, action: int) -> IllegalAction:
        """Why an action may not be carried out now."""
        known = 0 <= action < self.game.actions and self.game.notation(self.state, action)
        named = self.game.action_name(self.state, action) if known else msg("action-number", number=action)
        reason = self.game.why_not(self.state, action) if known else None
        return IllegalAction(msg("not-permitted", action=named, reason=reason or msg("no-such-action-now")), self.game)

    def _run_table(self) -> None:
        while self.frames[-1].turn == TABLE:
            states = copy_states(self.states)
            loop.advance_at(states, 0)
            self.frames.append(Frame(states))

    def view(self, seat: int | None, at: int | None = None) -> View:
        """What a seat (None: a spectator) may know, now or after step `at`, with the log so far."""
        last = len(self.frames) - 1 if at is None else at
        lines = (line for number in range(self.remembered_from(last), last + 1) for line in self.told_to(seat, number))
        return replace(self.game.view(self.frames[last].state, seat), log=tuple(lines))

    def remembered_from(self, last: int) -> int:
        """The first step that the log after step `last` shows.

        Under strict memory it is the action that set the table moving last.
        """
        if not self.options.get("strict_memory"):
            return 1
        number = last
        while number > 1 and self.frames[number].action is not None:
            number -= 1
        while number > 1 and self.frames[number - 1].action is None:
            number -= 1
        return max(1, number - 1)

    def log(self) -> Iterator[Line]:
        """All that has happened, line by line, with who may see it."""
        for number in range(1, len(self.frames)):
            yield from self.told(number)

    def told(self, number: int) -> tuple[Line, ...]:
        """What step `number` tells; the deal tells nothing."""
        if not number:
            return ()
        before, frame = self.frames[number - 1], self.frames[number]
        if frame.told is None:
            frame.told = tuple(self.game.log(before.state, frame.action, frame.state))
        return frame.told

    def told_to(self, seat: int | None, number: int) -> tuple[Message, ...]:
        """What step `number` tells a seat (None: a spectator)."""
        return tuple([line.message for line in self.told(number) if line.visible_to(seat)])

    def forget_looks(self) -> None:
        """Let go of what was worked out only because somebody looked. A match that waits takes little room then."""
        *earlier, last = self.frames[self._forgotten :]
        for frame in earlier:
            frame.thawed = frame.told = frame.legal = None
        if last.thawed is not None:  # the next step is told from here
            last.thawed.memory = {}
        self._forgotten = len(self.frames) - 1

    def why_no_undo(self, seat: int) -> Message | None:
        """Why the seat's last action can't be taken back; None if it can.

        The law: nothing hidden was shown, nothing was drawn or shuffled, and nobody else has acted since. It is judged
        by what each seat sees: a face that shows now and did not show before was hidden, a smaller pile was drawn from.
        What was chosen in secret is shown as soon as all have chosen.
        """
        number = self._last_action()
        if number is None:
            return msg("nothing-played")
        if self.frames[number].seat != seat:
            return msg("others-acted")
        before = self.frames[number - 1]
        shown = next(filter(None, (self._shown(before, after) for after in self.frames[number:])), None)
        opened = self._asked(before) and not self._asked(self.frames[number])
        return shown or (msg("all-have-chosen") if opened else None)

    def _shown(self, before: Frame, after: Frame) -> Message | None:
        """What was shown, drawn or shuffled between two frames, if anything."""
        if before.states["words"][0] != after.states["words"][0]:
            return msg("shuffled-since")
        for viewer in (None, *range(self.seats)):
            earlier, later = self.game.view(before.state, viewer), self.game.view(after.state, viewer)
            if Counter(later.faces()) - (Counter(earlier.faces()) - covered(earlier, later)):
                return msg("hidden-card-shown-since")
            if any(later.piles().get(pile, 0) < size for pile, size in earlier.piles().items()):
                return msg("card-drawn-since")
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, if the law allows it."""
        if reason := self.why_no_undo(seat):
            raise UndoRefused(msg("no-undo", reason=reason))
        self.take_back()

    def had_choice(self, number: int) -> bool:
        """Whether step `number` was a seat's, and it could have done something else."""
        before = self.frames[number - 1]
        return self.frames[number].action is not None and len(members(loop.legal_at(before.states, 0))) > 1

    def since_decision(self, seat: int) -> int | None:
        """How many actions there were since the seat last had a choice, its own included; None if it never had one."""
        steps = range(len(self.frames) - 1, 0, -1)
        made = next((step for step in steps if self.frames[step].seat == seat and self.had_choice(step)), None)
        return made and sum(frame.action is not None for frame in self.frames[made:])

    def take_back(self) -> list[tuple[Line, ...]]:
        """Forget the last action, whatever it has shown: for practice against bots, and for analysis.

        What its steps have told comes back.
        """
        number = self._last_action()
        if number is None:
            raise UndoRefused(msg("nothing-to-undo"))
        told = [self.told(step) for step in range(number, len(self.frames))]
        del self.frames[number:]
        self._forgotten = 0
        return told

    def _last_action(self) -> int | None:
        played = (i for i in range(len(self.frames) - 1, 0, -1) if self.frames[i].action is not None)
        return next(played, None)


def covered(earlier: View, later: View) -> Counter[tuple[str, str]]:
    """The faces on top of piles that have grown: they don't show now, even if another of the same kind does."""
    tops = {zone.id: zone.cards[0].face for zone in earlier.zones if zone.layout == "pile" and zone.cards}
    grown = [tops.get(pile) for pile, size in later.piles().items() if size > earlier.piles().get(pile, 0)]
    return Counter((face.suit, face.rank) for face in grown if face)
