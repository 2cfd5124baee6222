"""Step through a record, as one seat saw it or with everything open."""

from dataclasses import asdict
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace
from rich.text import Text

from cutpurse.core.ledger import statistics
from cutpurse.core.message import Message
from cutpurse.core.record import Record
from cutpurse.core.view import View
from cutpurse.terminal.accounts import accounts
from cutpurse.terminal.pen import ACCENT, FAINT, STRONG
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.session import YOU
from cutpurse.terminal.table import table

ALL = "all"
FROM_WHICH_THE_SEED_FOLLOWS = ("secret", "entropy")


class Replay:
    """A record and the eyes it is seen with: a seat's, or everybody's (no seat)."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.match = record.match
        self.seat = seat

    @property
    def last(self) -> int:
        return len(self.match.frames) - 1

    def messages(self, number: int) -> list[Message]:
        """What a step tells the viewer."""
        told = self.match.told(number) if number else ()
        return [line.message for line in told if self.seat is None or line.visible_to(self.seat)]

    def say(self, message: Message) -> str:
        return self.match.game.words().say(message)

    def view(self, number: int) -> View:
        """The table after a step; with everything open each seat's places are shown as that seat sees them."""
        game, state = self.match.game, self.match.frames[number].state
        if self.seat is not None:
            return game.view(state, self.seat)
        seen = game.view(state, None)
        labels = {zone.id: zone.label for zone in seen.zones}
        own = [
            replace(zone, label=labels.get(zone.id, zone.label))
            for seat in range(self.match.seats)
            for zone in game.view(state, seat).zones
            if zone.seat == seat
        ]
        return replace(seen, zones=(*(zone for zone in seen.zones if zone.seat is None), *own))

    def data(self) -> dict[str, Any]:
        """The whole replay as plain data. Seen from a seat it lacks the seed and what that seat can't know."""
        header = self.record.to_json()
        del header["actions"]
        header["format"] = "cutpurse-replay"
        if self.seat is not None:
            header |= {"seed": None} | {name: None for name in FROM_WHICH_THE_SEED_FOLLOWS if name in header}
        outcome = self.match.outcome
        names = self.match.game.seat_names
        return header | {
            "seen_by": ALL if self.seat is None else names[self.seat],
            "steps": [self.step_data(number) for number in range(1, self.last + 1)],
            "outcome": asdict(outcome) | {"reason": self.say(outcome.reason)} if outcome else None,
            "statistics": to_builtins(statistics(self.match)) if outcome else None,
        }

    def step_data(self, number: int) -> dict[str, Any]:
        frame, game = self.match.frames[number], self.match.game
        before = self.match.frames[number - 1].state
        actor, action = frame.seat, frame.action
        if self.seat is not None and actor != self.seat:
            action = None  # it may have been a secret; the lines tell what was not
            if game.view(before, self.seat).turn != actor:
                actor = None
        return {
            "step": number,
            "seat": None if actor is None else game.seat_names[actor],
            "action": None if action is None else game.notation(before, action),
            "lines": [self.say(message) for message in self.messages(number)],
            "messages": to_builtins(self.messages(number)),
        }


def usual_viewer(record: Record) -> int | None:
    """Whose view if nobody says: everything open, but in an unfinished game of your own only what you know."""
    if record.match.outcome is None and YOU in record.players:
        return record.players.index(YOU)
    return None


def show_replay(replay: Replay, screen: Screen) -> None:
    """Step through it; where nobody can answer, print all of it."""
    screen.show_game(replay.match.game, replay.seat)
    introduce(replay, screen)
    if screen.interactive:
        step_through(replay, screen)
        return
    for number in range(replay.last + 1):
        show(replay, number, screen)
    say_result(replay, screen)


def introduce(replay: Replay, screen: Screen) -> None:
    game, match = replay.match.game, replay.match
    screen.say(f"{game.title}. {game.words().find('credits')}.", STRONG)
    named = zip(game.seat_names, replay.record.players, strict=False)
    if replay.record.players:
        screen.say(", ".join(f"{name} ({player})" for name, player in named) + ".")
    changed = [option for option in game.options if match.options[option.name] != option.default]
    if changed:
        written = (f"{option.name}={option.write(match.options[option.name])}" for option in changed)
        screen.say(f"Options: {', '.join(written)}.")
    seen = "everything open" if replay.seat is None else f"as {game.seat_names[replay.seat]} saw it"
    screen.say(f"{replay.last} steps, {seen}.")


def show(replay: Replay, number: int, screen: Screen) -> None:
    """A step: what happened, and the table after it."""
    view = replay.view(number)
    screen.say()
    screen.say(f"Step {number} of {replay.last}", f"{STRONG} {ACCENT}")
    lines = [replay.say(message) for message in replay.messages(number)]
    for line in lines or (["The table is set."] if number == 0 else []):
        screen.draw(screen.pen.prose(line, indent=2))
    screen.draw([Text(), *table(view, screen.pen, replay.match.game.title)])


def say_result(replay: Replay, screen: Screen) -> None:
    outcome = replay.match.outcome
    if outcome:
        screen.draw(accounts(statistics(replay.match), screen.pen))
    screen.say(f"{replay.say(outcome.reason)}." if outcome else "Here the record ends; the game is not over.", STRONG)


def step_through(replay: Replay, screen: Screen) -> None:
    number, typed = 0, ""
    show(replay, number, screen)
    while True:
        if number == replay.last:
            say_result(replay, screen)
        screen.say("Enter: next, b: back, a number: to that step, q: quit", FAINT)
        try:
            typed = screen.ask("> ").lower()
        except EOFError:
            screen.say()
            return
        if typed == "q":
            return
        wanted = {"": number + 1, "b": number - 1}.get(typed)
        if wanted is None and typed.isascii() and typed.isdigit() and len(typed) < 9:
            wanted = int(typed)
        if wanted is None:
            screen.say(f"“{typed:.60}” is neither Enter, b, q nor a number of a step.")
        elif not 0 <= wanted <= replay.last:
            screen.say(f"There are only the steps 0 to {replay.last}.")
        else:
            number = wanted
            show(replay, number, screen)
