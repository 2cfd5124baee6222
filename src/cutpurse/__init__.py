"""Cutpurse: card games about money, with the rules enforced.

>>> import cutpurse
>>> match = cutpurse.new_match("lucre", seed=bytes(32))
>>> match.play("keep")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # nothing heavy is imported before it is used
    from cutpurse.core.match import Match
    from cutpurse.core.record import Record

__version__ = "0.1.0"


def new_match(
    game: str,
    *,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    seed: bytes | None = None,
) -> Match:
    """A new match of the game of that name, dealt from a seed of 32 bytes (by default a random one)."""
    from cutpurse import games
    from cutpurse.core.match import Match

    return Match(games.load(game), options=options, seats=seats, seed=seed)


def read_record(text: str) -> Record:
    """The record written in a text or in JSON; RecordError with the place at fault."""
    from cutpurse import games
    from cutpurse.core import record_reader

    return record_reader.read_record(text, games.load)
