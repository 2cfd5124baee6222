"""Table options: the house rules a game is played with, and the gap in the rule sheet each one settles.

An option's name is also the name of the field in the game's state that carries it to the rules. What it means is in the
game's words: the entry `option-NAME`, with an attribute for each named value.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from random import Random
from typing import Any, TypeAlias

import numpy as np

from cutpurse.core.errors import OptionError
from cutpurse.core.message import Message, msg

Value: TypeAlias = str | int | bool | tuple[int, ...]


def is_number(text: str, digits: int = 9) -> bool:
    """Whether a text is a whole number in plain digits, and not too long."""
    return text.isascii() and text.isdigit() and len(text) <= digits


@dataclass(frozen=True, kw_only=True)
class Option:
    """What every option has; the kinds below say which values it takes."""

    name: str  # of the option, and of the field of the state that carries it to the rules
    settles: str  # the gap of the rules it settles, "LUC-A07"

    default: Any = None  # what is played if nobody says otherwise

    def read(self, value: object) -> Value:
        """The value meant by a text or a plain value; OptionError if it is not allowed."""
        raise NotImplementedError

    def write(self, value: Value) -> str:
        """The value as text that `read` understands."""
        return str(value)

    def encode(self, value: Value) -> Any:
        """What the state's field holds."""
        return value

    def sample(self, draw: Random) -> Value:
        """A value at random, from all that it allows."""
        raise NotImplementedError

    @property
    def allowed(self) -> Message:
        """The allowed values, to be told."""
        raise NotImplementedError

    def refuse(self, value: object) -> OptionError:
        return OptionError(msg("option-refused", option=self.name, value=f"{value!s:.60}", allowed=self.allowed))


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """On or off."""

    default: bool = False  # whether it is on if nobody says otherwise

    def read(self, value: object) -> bool:
        words = {
            "on": True,
            "yes": True,
            "true": True,
            "1": True,
            "off": False,
            "no": False,
            "false": False,
            "0": False,
        }
        known = words.get(str(value).strip().lower())
        if known is None:
            raise self.refuse(value)
        return known

    def write(self, value: Value) -> str:
        return "on" if value else "off"

    def encode(self, value: Value) -> int:
        return int(bool(value))

    def sample(self, draw: Random) -> bool:
        return draw.random() < 0.5

    @property
    def allowed(self) -> Message:
        return msg("allowed-switch")


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of several named values: the members of an enumeration, which the rules compare the state's field with."""

    values: type[IntEnum]  # its members, in small letters, are the values
    default: IntEnum  # the usual one

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(member.name.lower() for member in self.values)

    def read(self, value: object) -> IntEnum:
        if isinstance(value, self.values):
            return value
        name = str(value).strip().lower().replace("-", "_").replace(" ", "_")
        if name not in self.names:
            raise self.refuse(value)
        return self.values[name.upper()]

    def write(self, value: Value) -> str:
        return self.values(self.encode(value)).name.lower()

    def encode(self, value: Value) -> int:
        assert isinstance(value, int)
        return int(value)

    def sample(self, draw: Random) -> IntEnum:
        return draw.choice(list(self.values))

    @property
    def allowed(self) -> Message:
        *most, last = self.names
        return msg("allowed-choice", most=", ".join(most), last=last)


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number in a range, or one of a few named ones."""

    low: int  # the least
    high: int  # the most
    default: int = 0  # the usual one
    named: Mapping[str, int] = field(default_factory=dict)  # numbers that have a name, in the range or not

    def read(self, value: object) -> int:
        text = str(value).strip().lower()
        if text in self.named:
            return self.named[text]
        if not is_number(text):
            raise self.refuse(value)
        if not self.low <= int(text) <= self.high and int(text) not in self.named.values():
            raise self.refuse(value)
        return int(text)

    def write(self, value: Value) -> str:
        return next((name for name, number in self.named.items() if number == value), str(value))

    def sample(self, draw: Random) -> int:
        return draw.choice([draw.randint(self.low, self.high), self.default, *self.named.values()])

    @property
    def allowed(self) -> Message:
        if self.named:
            return msg("allowed-number-or", low=self.low, high=self.high, names=" or ".join(self.named))
        return msg("allowed-number", low=self.low, high=self.high)


@dataclass(frozen=True, kw_only=True)
class Numbers(Option):
    """A fixed number of small numbers, typed in or by the name of a preset."""

    length: int  # how many
    low: int  # the least of each
    high: int  # the most of each
    presets: Mapping[str, tuple[int, ...]]  # rows that have a name
    default: tuple[int, ...] = ()  # the usual row

    def read(self, value: object) -> tuple[int, ...]:
        if isinstance(value, str) and value.strip().lower() in self.presets:
            return self.presets[value.strip().lower()]
        words: Sequence[object] = value.replace(",", " ").split() if isinstance(value, str) else ()
        if isinstance(value, (list, tuple)):
            words = value
        texts = [str(word) for word in words]
        wrong = [text for text in texts if not is_number(text)]
        numbers = () if wrong else tuple(int(text) for text in texts)
        if len(numbers) != self.length or not all(self.low <= number <= self.high for number in numbers):
            raise self.refuse(value)
        return numbers

    def write(self, value: Value) -> str:
        assert isinstance(value, tuple)
        named = next((name for name, numbers in self.presets.items() if numbers == value), None)
        return named or ",".join(map(str, value))

    def sample(self, draw: Random) -> tuple[int, ...]:
        typed_in = tuple(draw.randint(self.low, self.high) for _ in range(self.length))
        return draw.choice([typed_in, *self.presets.values()])

    @property
    def allowed(self) -> Message:
        names = ", ".join(self.presets)
        return msg("allowed-numbers", names=names, length=self.length, low=self.low, high=self.high)


def fields(options: Sequence[Option], **kinds: Any) -> dict[str, Any]:
    """What a state holds of its options, to be given to `layout`: small numbers, unless a kind is named."""
    usual = {option.name: (np.int8, option.length) if isinstance(option, Numbers) else np.int8 for option in options}
    return usual | kinds


def complete_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game with a value each: what is given, checked, else the default."""
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            raise OptionError(msg("no-such-option", option=f"{name!s:.60}", options=", ".join(by_name)))
    return {name: option.read(given[name]) if name in given else option.default for name, option in by_name.items()}


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as `name=value`, as on the command line and in records."""
    read: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(msg("option-form", pair=f"{pair!s:.60}"))
        if name.strip() in read:
            raise OptionError(msg("option-twice", option=f"{name.strip():.60}"))
        read[name.strip()] = value.strip()
    return read
