"""What only a game's own words can tell: roles, rounds, cards, actions, reasons for points, endings, events.

Recorded games are played again as matches, and looked at as a screen would: views, log, ledger. No game has code for
it. Points are counted by deal where a match has several, for over a long match everybody holds every card.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import numpy as np

from cutpurse.arena.setup import Setup
from cutpurse.core import loop
from cutpurse.core.bits import members
from cutpurse.core.game import Game
from cutpurse.core.ledger import entries
from cutpurse.core.match import Frame, Match
from cutpurse.core.message import Message
from cutpurse.core.view import Card, View
from cutpurse.lab.recording import Recording, replay
from cutpurse.lab.samples import Column, Key, Table

FIRST = "moves first"
SENTENCE = "sentence"  # the message that says in the log how a game has ended: no event
LONGEST = 60  # characters of a name


@dataclass
class Sheet:
    """What one game has shown: for each key a sum, and how many there were."""

    sums: dict[Key, list[float]] = field(default_factory=lambda: defaultdict(lambda: [0.0, 0.0]))

    def add(self, metric: str, group: str, x: float, n: float = 1.0) -> None:
        pair = self.sums[metric, group]
        pair[0] += x
        pair[1] += n


PER_GAME = ("rounds", "cause", "event_times", "event_games", "ending")  # all other columns are ratios


def tell_games(setup: Setup, recording: Recording, places: Sequence[int]) -> tuple[Table, dict[str, str]]:
    """Columns of the games at these places, and an example in words for each key that has one."""
    examples: dict[str, str] = {}
    sheets = [tell(setup, replay(setup, recording, at), examples) for at in places]
    keys = dict.fromkeys(key for sheet in sheets for key in sheet.sums)
    columns = {}
    for key in keys:
        rows = np.array([sheet.sums.get(key, (0.0, 0.0)) for sheet in sheets], np.float64)
        columns[key] = Column(rows[:, 0], None if key[0] in PER_GAME else rows[:, 1])
    return Table(recording.games[list(places)], columns), examples


def tell(setup: Setup, match: Match, examples: dict[str, str]) -> Sheet:
    """Everything about one match."""
    sheet = Sheet()
    outcome = match.outcome
    assert outcome is not None
    shares = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(match.seats)]
    views = [(frame, match.game.view(frame.state, None)) for frame in match.frames if frame.turn >= 0]
    tell_course(sheet, match, [view for _, view in views])
    tell_roles(sheet, match, views, shares, outcome.scores)
    tell_cards(sheet, match, shares)
    tell_sources(sheet, match)
    tell_events(sheet, match, examples)
    sheet.add("ending", outcome.reason.key, 1)
    examples.setdefault(outcome.reason.key, match.game.words().say(outcome.reason))
    return sheet


def tell_course(sheet: Sheet, match: Match, views: Sequence[View]) -> None:
    """Rounds: how often the coarse stage has changed."""
    stages = [view.stage[0] for view in views if view.stage]
    sheet.add("rounds", "", 1 + sum(now != then for then, now in pairwise(stages)))


def tell_roles(
    sheet: Sheet, match: Match, views: Sequence[tuple[Frame, View]], shares: Sequence[float], scores: Sequence[int]
) -> None:
    """Who was the first to have each marker, which profession each seat had, and who moved first."""
    words = match.game.words()
    alone = (frame.turn for frame, _ in views if not match.game.asked(frame.state))  # not where all choose at once
    first = next(alone, None)
    holders: dict[str, set[int]] = {} if first is None else {FIRST: {first}}
    suits: dict[str, set[int]] = defaultdict(set)
    for _, view in views:
        new: dict[str, set[int]] = defaultdict(set)
        for seat in view.seats:
            for marker in seat.markers:
                new[spoken(match.game, marker)].add(seat.number)
        holders = dict(new) | holders
    for seat in views[-1][1].seats if views else ():
        if seat.suit and seat.suit != seat.name:
            suits[words.find(f"suit-{seat.suit}") or seat.suit].add(seat.number)
    for role, seats in (holders | suits).items():
        for number in seats:
            sheet.add("role_win_share", role, shares[number])
            sheet.add("role_points", role, scores[number])


def tell_cards(sheet: Sheet, match: Match, shares: Sequence[float]) -> None:
    """Cards that were held and actions that were chosen, deal by deal: how the seat has done."""
    for frames in deals(match):
        gains = gained(match, frames)
        held: dict[int, dict[str, None]] = defaultdict(dict)  # in the order they come, which sets of texts have not
        chosen: dict[int, dict[str, None]] = defaultdict(dict)
        for frame, after in pairwise(frames):
            if frame.turn < 0:
                continue
            held[frame.turn] |= hand_of(match, frame)
            legal = members(loop.legal_at(frame.states, 0))
            if len(legal) < 2:
                continue
            names = {action: name_of(match, frame, action) for action in legal}
            assert after.action is not None
            for name in dict.fromkeys(names.values()):
                sheet.add("chosen", name, name == names[after.action])
            chosen[frame.turn][names[after.action]] = None
        for what, found in (("held", held), ("played", chosen)):
            for seat, things in found.items():
                for thing in things:
                    sheet.add(f"{what}_win_share", thing, shares[seat])
                    sheet.add(f"{what}_points", thing, gains[seat])


def deals(match: Match) -> Iterator[list[Frame]]:
    """The steps from one shuffle by the table to the next; the last step of each is the first of the next."""
    begin = 0
    for number in range(1, len(match.frames)):
        frame, before = match.frames[number], match.frames[number - 1]
        shuffled = frame.states["words"][0] != before.states["words"][0]
        if shuffled and frame.action is None and any(step.turn >= 0 for step in match.frames[begin:number]):
            yield match.frames[begin : number + 1]
            begin = number
    yield match.frames[begin:]


def gained(match: Match, frames: Sequence[Frame]) -> list[int]:
    """What each seat has scored in these steps."""
    before, after = (match.game.scores(frames[at].states) for at in (0, -1))
    return [now - then for then, now in zip(before, after, strict=True)]


def hand_of(match: Match, frame: Frame) -> dict[str, None]:
    """The cards that the seat on turn holds, as it sees them."""
    view = match.game.view(frame.state, frame.turn)
    own = view.seats[frame.turn].suit
    zones = [zone for zone in view.zones if zone.seat == frame.turn and zone.layout == "fan"]
    return dict.fromkeys(card_name(card, own) for zone in zones for card in zone.cards if card.face)


def card_name(card: Card, own: str) -> str:
    """Red 7; where everybody has cards of a colour of their own, 7."""
    assert card.face
    suit = "" if card.face.suit == own and card.face.rank else card.face.suit
    return " ".join(filter(None, (suit, card.face.rank)))


def name_of(match: Match, frame: Frame, action: int) -> str:
    """What an action is called, whoever is meant by it."""
    return spoken(match.game, match.game.action_name(frame.state, action))


@cache
def spoken(game: Game, message: Message) -> str:
    """A message in words; Fluent takes a while, and there are few."""
    names_seat = any(name.startswith("seat") for name in message.args)
    return as_words(message.key) if names_seat else game.words().say(message)[:LONGEST]


def as_words(key: str) -> str:
    """The key of a message, to be read: takes-trick is takes trick."""
    return key.replace("-", " ")


def tell_sources(sheet: Sheet, match: Match) -> None:
    """Where points come from, for a seat."""
    for entry in entries(match):
        cause = entry.cause
        name = as_words(cause.key) if cause.args else spoken(match.game, cause)
        sheet.add("cause", name, entry.amount / match.seats)


def tell_events(sheet: Sheet, match: Match, examples: dict[str, str]) -> None:
    """How often the log tells of each kind of thing."""
    told = [line.message for line in match.log() if line.message.key != SENTENCE]
    for key, times in Counter(message.key for message in told).items():
        sheet.add("event_times", key, times)
        sheet.add("event_games", key, 1)
    words = match.game.words()
    for message in told:
        if message.key not in examples:
            examples[message.key] = words.say(message)
