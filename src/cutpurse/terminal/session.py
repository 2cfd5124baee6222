"""Play against bots, line by line."""

import hashlib
import os
import shlex
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from cutpurse import bots
from cutpurse.bots.position import Rng
from cutpurse.bots.seated import Seated
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError, UndoRefused
from cutpurse.core.ledger import statistics
from cutpurse.core.match import Match
from cutpurse.core.record import Record
from cutpurse.terminal.accounts import accounts
from cutpurse.terminal.compiling import Meanwhile
from cutpurse.terminal.hint import hint
from cutpurse.terminal.line_session import LineSession, sentence
from cutpurse.terminal.pen import ACCENT, STRONG, ink
from cutpurse.terminal.saving import Saving
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.signals import Stopped, ignore_stops, stoppable
from cutpurse.terminal.table import table

YOU = "you"  # what a record calls the person who plays here

CAN_TYPE = {
    "a number": "the choice with that number",
    "an action": "as it is written beside the choice, such as: {example}",
    "hint": "what a strong bot would do here, and why",
    "undo": "take your last action back, while nothing hidden was shown and nobody else has acted",
    "undo!": "go back to your last decision all the same; the record counts how often",
    "table": "draw the table again",
    "log": "what has happened so far",
    "?": "how to play",
    "save FILE": "save the game so far; it goes on",
    "quit": "save the game and leave",
}


class Session(LineSession):
    """One person at the table, the other seats moved by bots."""

    can_type = CAN_TYPE

    def __init__(self, record: Record, seat: int, screen: Screen, home: Path, meanwhile: Meanwhile) -> None:
        super().__init__(screen)
        self.record = record
        self.match = record.match
        self.seat = seat
        self.meanwhile = meanwhile
        screen.show_game(self.match.game, seat)
        self.saving = Saving(record, home)
        own = [number for number, frame in enumerate(self.match.frames) if frame.seat == seat]
        self.told = own[-1] - 1 if own else 0  # the last step that was told

    def run(self) -> int:
        """Play until the game is over or the player leaves; whatever happens, the record is saved. The exit code."""
        with stoppable(), Seated(self.record.players, self.seat) as self.others:
            try:
                self.welcome()
                while self.to_decide():
                    self.saving.backup()
                    self.draw_table()
                    self.ask()
                self.finish()
            except EOFError:
                self.end_line()
            except Stopped as stopped:
                if stopped.code:
                    self.end_line()
                return stopped.code
            finally:
                self.leave()
        return 0

    def welcome(self) -> None:
        game, names = self.match.game, self.match.game.seat_names
        others = ", ".join(f"{names[i]} ({bot})" for i, bot in enumerate(self.record.players) if i != self.seat)
        self.screen.say(f"{game.title}. {game.words().find('credits')}.", STRONG)
        self.screen.say(f"You are {names[self.seat]}, against {others}.")
        self.screen.say("Type the number of a choice, or the action as it is written; help lists all you can type.")
        if self.meanwhile.waiting and any(map(bots.needs_compiled, self.record.players)):
            self.screen.say("Stronger bots play by simple rules until they are compiled, once, in half a minute.")

    def to_decide(self) -> bool:
        """Let the bots move, tell what happened, and say whether it is the player's turn (else the game is over)."""
        if self.meanwhile.take_over():
            self.screen.say("All is compiled: stronger bots play at their own level now, and there are hints.")
        faults = self.others.faults
        while self.match.turn not in (self.seat, None):
            self.match.play(self.others.choose(self.match, self.rng()))
        self.tell_news()
        names = self.match.game.seat_names  # what failed is told in the end: it might tell of a hand
        failed = [name for name, now, before in zip(names, self.others.faults, faults, strict=False) if now != before]
        self.list([f"{name}'s bot failed; the greedy rules chose for it." for name in failed])
        return not self.match.over

    def rng(self) -> Rng:
        """Rng for the bots' next choice: of this game alone, and the same when it is resumed."""
        text = f"{self.match.seed.hex()} {len(self.match.frames)}"
        rng: Rng = fast_rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]))
        return rng

    def tell_news(self) -> None:
        """What has happened since the player was last told."""
        numbers = range(self.told + 1, len(self.match.frames))
        lines = [self.say(message) for number in numbers for message in self.match.told_to(self.seat, number)]
        self.told = len(self.match.frames) - 1
        if lines:
            self.screen.say()
        self.list(lines)

    def choose(self, action: int) -> None:
        self.match.play(action, self.seat)

    def carry_out_other(self, text: str) -> bool:
        """Save to a file; or take an action that is written in another way than in the list."""
        word, _, rest = text.partition(" ")
        if word.lower() == "save":
            self.save(rest.strip())
            return False
        if not text or (text.isascii() and text.isdigit()):
            return super().carry_out_other(text)
        actions = self.view.actions
        try:
            action = self.match.game.parse(self.match.state, text)
        except CutpurseError:
            examples = ", ".join(action.text for action in actions[:: max(1, len(actions) // 3)][:3])
            told = f"“{text!s:.60}” is not an action here; now you can type a number, or for example {examples}"
            raise CutpurseError(f"{told}; help lists what else") from None
        self.choose(action)  # which says why it is not permitted
        return True

    def commands(self) -> dict[str, Callable[[], object]]:
        return super().commands() | {
            "hint": self.hint,
            "undo": self.undo,
            "undo!": self.take_back,
            "table": lambda: True,  # it is drawn before the next line is typed
        }

    def hint(self) -> None:
        self.screen.draw(hint(self.match, self.record.players, self.rng(), self.screen.pen))

    def undo(self) -> bool:
        try:
            self.match.undo(self.seat)
        except UndoRefused as refused:
            raise UndoRefused(f"{refused}; undo! goes back to your last decision all the same") from None
        self.told = len(self.match.frames) - 1
        return True

    def take_back(self) -> bool:
        """Forget all since the player's last decision, and that decision."""
        count = self.match.since_decision(self.seat)
        if count is None:
            raise UndoRefused("you have not decided anything yet")
        if count > 1 or self.match.why_no_undo(self.seat):
            self.record.takebacks += 1
        for _action in range(count):
            self.match.take_back()
        self.told = len(self.match.frames) - 1
        return True

    def save(self, name: str) -> None:
        if not name:
            raise CutpurseError("name a file: save FILE")
        path = Path(os.path.expanduser(name))  # noqa: PTH111  # ~nobody/x stays as it is
        self.saving.save(path)
        self.screen.say(f"Saved in {path}.")

    def finish(self) -> None:
        """The last table and the result."""
        outcome, names = self.match.outcome, self.match.game.seat_names
        assert outcome is not None
        self.others.over(self.match)
        self.screen.draw([Text(), *table(self.view, self.screen.pen, self.match.game.title)])
        self.screen.say(f"{self.say(outcome.reason)}.", f"{STRONG} {ACCENT}")
        self.screen.say()
        for seat in sorted(range(self.match.seats), key=lambda seat: outcome.ranks[seat]):
            won = seat in outcome.winners
            place = str(outcome.ranks[seat]) if outcome.winners else "-"
            line = f"{place:>4}  {names[seat]:<10}{outcome.scores[seat]:>6} {self.match.game.unit}   "
            player = f"{self.record.players[seat]}{', wins' if won else ''}"
            self.screen.draw(self.screen.pen.prose(player, indent=len(line), start=ink(line, STRONG if won else "")))
        self.screen.draw([Text(), *accounts(statistics(self.match), self.screen.pen)])
        if count := self.record.takebacks:
            self.screen.say(f"Decisions taken back with undo!: {count}.")
        self.list([fault for faults in self.others.faults for fault in faults[:3]])

    def leave(self) -> None:
        """Save the record; before a word is said, for the terminal may be gone."""
        ignore_stops()
        place = self.saving.save_at_end(self.tell_error)
        with suppress(OSError):
            if place is None:
                self.screen.say("The record can't be saved anywhere. Here it is, to be kept by hand:")
                self.screen.console.print(Text(self.record.to_text()), soft_wrap=True)
                return
            again = "replay" if self.match.over else "play --from"
            self.screen.say(f"The game is saved. {'See it again' if self.match.over else 'Go on'} with:")
            outside = ",".join(filter(bots.is_outside, self.record.players))  # which a record does not bring back
            more = f" --bots {shlex.quote(outside)}" if outside and not self.match.over else ""
            self.screen.draw([Text(f"  cutpurse {again} {shlex.quote(str(place))}{more}")])

    def tell_error(self, error: CutpurseError) -> None:
        with suppress(OSError):
            self.screen.say(sentence(error))


def say_finished(match: Match, source: Path, screen: Screen) -> None:
    """A saved game that is over can only be seen again."""
    assert match.outcome is not None
    screen.say(f"This game is finished: {match.game.words().say(match.outcome.reason)}. See it again with:")
    screen.draw([Text(f"  cutpurse replay {shlex.quote(str(source))}")])
