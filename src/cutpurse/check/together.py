"""Choices at the same time (`asked`): what a seat is asked, sees and reads does not depend on what others choose."""

from typing import Any

from cutpurse.check.broken import difference, require
from cutpurse.check.walks import asked_in, redealt
from cutpurse.core import loop
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.state import thaw

MOST_MOMENTS = 8
LUCKS = 4  # choices of the others that are tried


def choose(match: Match, seat: int, rng: Any) -> None:
    """A seat chooses at random, until its choice is complete."""
    while match.frames[-1].turn == seat and seat in match.asked:
        number = len(match.frames)
        match.play(pick(rng, loop.legal_at(match.states, 0)))
        if match.frames[number].turn != seat:
            return


def question(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat on turn is asked, sees, and has read."""
    require(match.turn == seat, f"asked: it is seat {match.turn} that is to act, not seat {seat}")
    s, game = match.state, match.game
    return {
        "legal": match.legal,
        "notation": [game.notation(s, action) for action in match.legal],
        "action_name": [game.action_name(s, action) for action in match.legal],
        "why_not": [game.why_not(s, action) for action in range(game.actions)],
        "view": match.view(seat).to_json(),
        "asked": match.asked,
    }


def choice_of(match: Match, seat: int, luck: int) -> list[dict[str, Any]]:
    """What a seat is asked from one of its actions to the next, whatever it does by that luck."""
    questions, rng = [question(match, seat)], fast_rng(luck)
    while True:
        number = len(match.frames)
        match.play(pick(rng, loop.legal_at(match.states, 0)))
        if match.frames[number].turn != seat:
            return questions
        questions.append(question(match, seat))


def choices_are_independent(match: Match, luck: int) -> None:
    """The law, at a moment when all are asked."""
    seats, last = match.asked, len(match.frames) - 1
    require(seats[0] == match.turn, f"asked: {seats} does not begin with seat {match.turn}, which is on turn", last)
    require(len(set(seats)) == len(seats), f"asked: {seats} names a seat twice", last)
    for place, seat in enumerate(seats[1:], 1):
        lines: set[Message] = set()
        found = []
        for number in range(LUCKS):
            fork, rng = match.fork(), fast_rng(luck + number)
            for other in seats[:place]:
                require(fork.turn == other, f"asked: after {seats}, seat {fork.turn} is on turn, not {other}", last)
                first = len(fork.frames)
                choose(fork, other, rng)
                own = all(frame.seat == other for frame in fork.frames[first:])
                require(own, "asked: the table moves before all have chosen", last)
                lines |= {line for step in range(first, len(fork.frames)) for line in told_to_others(fork, step)}
            require(fork.asked == seats[place:], f"asked: {fork.asked} after some of {seats} have chosen", last)
            found.append(choice_of(fork, seat, luck))
        apart = next(filter(None, (difference(questions, found[0]) for questions in found)), "")
        require(not apart, f"asked: what seat {seat} is asked depends on what others choose: {apart}", last)
        keys = ", ".join(sorted(line.key for line in lines))
        require(not lines, f"log: {keys} tells others of a choice before all have chosen", last)


def told_to_others(match: Match, step: int) -> list[Message]:
    seat = match.frames[step].seat
    others = [viewer for viewer in (None, *range(match.seats)) if viewer != seat]
    return [message for viewer in others for message in match.told_to(viewer, step)]


def all_choose_independently(match: Match, luck: int) -> None:
    """Whenever all were asked in a match, the law holds."""
    for then in [*asked_in(match)][-MOST_MOMENTS:]:
        choices_are_independent(then, luck % 2**62)


def who_is_asked_is_no_secret(match: Match, at: int, luck: int) -> None:
    """In a redealt world the same seats are asked."""
    frame = match.frames[at]
    for seat in range(match.seats):
        there, here = match.game.asked(thaw(redealt(frame.states, seat, luck + at))), match.game.asked(frame.state)
        require(there == here, f"asked: it is {here}, but {there} in another world of seat {seat}", at)
