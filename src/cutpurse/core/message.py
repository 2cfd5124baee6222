"""Messages: what people read about a game, before it has words.

A message is a key and arguments, `msg("takes", seat=2, card="Red 10", coins=3)`. Words are in the catalogues of each
language (`core/words.py`). The name of an argument tells what it is: `seat` a seat's number, `card` a suit and a rank,
`suit` a suit; a digit at its end tells two of a kind apart, and a plural holds a tuple. Any other name holds a number,
a text that is shown as it is, another message, or a tuple of these.
"""

from collections.abc import Mapping
from typing import TypeAlias, Union

import msgspec


class Plain(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Data that is made by the thousand and sent as it is: fields that never change, and never form a cycle."""


Item: TypeAlias = Union[int, str, "Message"]
Arg: TypeAlias = Union[int, str, "Message", tuple[Union[int, str, "Message"], ...]]


class Message(Plain, frozen=True, kw_only=True, omit_defaults=True):
    """Something to be told: the key of a catalogue's entry, and its arguments."""

    key: str
    args: Mapping[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.key, *self.args.items()))


def msg(key: str, /, **args: Arg) -> Message:
    """A message with these arguments."""
    return Message(key=key, args=args)
