"""A table: what has happened there, and what may happen next. No clock, no network, no database.

The state is in `state.py`, changed by the events of the log alone. What is here only looks, and returns the events that
a command would lead to, or refuses it. So a table can be rebuilt from its log, anywhere.
"""

import secrets

from msgspec.structs import replace

from cutpurse import games
from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.fair import ENTROPY_BYTES, SECRET_BYTES
from cutpurse.core.message import msg
from cutpurse.server.table import events
from cutpurse.server.table.events import AnyEvent
from cutpurse.server.table.names import check_name
from cutpurse.server.table.phrases import PHRASES
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.state import TableState
from cutpurse.server.table.talk import check_text
from cutpurse.server.table.undo import actions_to_undo, choices_to_undo


def new_secret() -> bytes:
    """The server's part of a deal."""
    return secrets.token_bytes(SECRET_BYTES)


class Table(TableState):
    """A table, and what people may ask of it."""

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
        if self.over and not self.agreed.hands_after and self.held.get(person) != seat:
            raise Refused("not_now", msg("seat-after-match"))
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
        if self.was_asked(person, "move", match, move_id):
            return []
        if match != self.matches:
            raise Refused("stale", msg("other-match", number=match, now=self.matches))
        playing = self.playing
        if playing.turn is None:
            raise Refused("not_now", msg("match-over"))
        if seat not in self.open_seats:
            others = msg("others-choose") if self.together else msg("turn-not-yours", seat=playing.turn)
            raise Refused("not_your_turn", others, playing.game)
        try:
            number = self.question(seat).check(action)
        except IllegalAction as error:
            raise Refused("illegal", error.message, error.game) from None
        back: list[AnyEvent] = [events.Returned(at=now, seat=seat)] if self.chairs[seat].away else []
        return [*back, events.Moved(at=now, seat=seat, action=number, id=move_id)]

    def take_back(self, person: str, now: float) -> list[AnyEvent]:
        """Undo one's last action; alone against bots, all since one's last decision, whatever it has shown."""
        seat, together = self._seat(person), self.together
        found = choices_to_undo(together, seat, self.alone) if together else None
        if found and self._out_of_time(seat, now):
            raise Refused("not_now", msg("time-is-up"))
        choice = found is not None
        count, practice = found or self._undo_in_match(seat)
        *others, own = [events.TookBack(at=now, seat=seat, choice=choice)] * count
        return [*others, replace(own, practice=practice)]

    def _undo_in_match(self, seat: int) -> tuple[int, bool]:
        """How many actions are to be taken back that all have seen, and whether the undo law would not allow it."""
        given = len(self.given.actions) if self.given else 0
        count, practice = actions_to_undo(self.playing, seat, self.alone, given)
        if self.together is None:
            return count, practice
        if not self.alone:  # whether anybody has chosen must not show
            raise Refused("illegal", msg("no-undo", reason=msg("all-asked")))
        chosen = sum(map(len, self.together.actions.values()))
        return count + chosen, practice or chosen > 0

    def _out_of_time(self, seat: int, now: float) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now

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
