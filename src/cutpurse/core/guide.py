"""A guided first game: a fixed deal with a coach, who tells each rule at the moment it matters. All of it is data."""

from collections.abc import Mapping

from cutpurse.core.message import Plain


class GuideStep(Plain, frozen=True, kw_only=True):
    """One thing that is told. The learner reads it and goes on, or does something first."""

    say: str  # the key of its words
    at: tuple[str, ...] = ()  # what is pointed at: ids of cards, zones and counters, or "seat.2"
    play: tuple[str, ...] = ()  # what goes on: one of these actions, as in records; none: reading
    other: str = ""  # the key of what is said if something else is chosen that is permitted; needed if there is
    then: tuple[str, ...] = ()  # what the others do after that, as in records: "Red: 10 up"


class Guide(Plain, frozen=True, kw_only=True):
    """A guided first game of two minutes or so. It ends with its last step, long before the match may be over."""

    seed: str  # what the cards are dealt from, as people write it
    seats: int  # how many play
    seat: int = 0  # the learner's
    options: Mapping[str, str] = {}  # where not as usual
    minutes: int = 2  # how long people take
    steps: tuple[GuideStep, ...]  # in their order; the last is only read
