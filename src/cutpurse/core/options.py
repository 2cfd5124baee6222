"""Table options: the house rules a game is played with, and the gap in the rule sheet each one settles.

An option's name is also the name of the field in the game's state that carries it to the rules.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from cutpurse.core.errors import OptionError

Value: TypeAlias = str | int | bool | tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Option:
    """What every option has; the kinds below say which values it takes."""

    name: str
    help: str  # one line for people
    settles: str  # the gap of the rules it settles, "LUC-A07"

    default: Any = None

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
    def allowed(self) -> str:
        """The allowed values in words."""
        raise NotImplementedError

    def refuse(self, value: object) -> OptionError:
        return OptionError(f"option {self.name} can't be {value!s:.60}; it takes {self.allowed}")


@dataclass(frozen=True, kw_only=True)
class Switch(Option):
    """On or off."""

    default: bool = False

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
    def allowed(self) -> str:
        return "on or off"


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of several named values, each explained; the state holds its place in the list."""

    values: Mapping[str, str]  # name -> what it means
    default: str = ""

    def read(self, value: object) -> str:
        name = str(value).strip().lower().replace("-", "_").replace(" ", "_")
        if name not in self.values:
            raise self.refuse(value)
        return name

    def encode(self, value: Value) -> int:
        return list(self.values).index(str(value))

    def sample(self, draw: Random) -> str:
        return draw.choice(list(self.values))

    @property
    def allowed(self) -> str:
        *most, last = self.values
        return f"{', '.join(most)} or {last}"


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number in a range, or one of a few named ones."""

    low: int
    high: int
    default: int = 0
    named: Mapping[str, int] = field(default_factory=dict)

    def read(self, value: object) -> int:
        text = str(value).strip().lower()
        if text in self.named:
            return self.named[text]
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise self.refuse(value)
        if not self.low <= int(text) <= self.high and int(text) not in self.named.values():
            raise self.refuse(value)
        return int(text)

    def write(self, value: Value) -> str:
        return next((name for name, number in self.named.items() if number == value), str(value))

    def sample(self, draw: Random) -> int:
        return draw.choice([draw.randint(self.low, self.high), self.default, *self.named.values()])

    @property
    def allowed(self) -> str:
        return " or ".join([f"a whole number from {self.low} to {self.high}", *self.named])


@dataclass(frozen=True, kw_only=True)
class Numbers(Option):
    """A fixed number of small numbers, typed in or by the name of a preset."""

    length: int
    low: int
    high: int
    presets: Mapping[str, tuple[int, ...]]
    default: tuple[int, ...] = ()

    def read(self, value: object) -> tuple[int, ...]:
        if isinstance(value, str) and value.strip().lower() in self.presets:
            return self.presets[value.strip().lower()]
        words: Sequence[object] = value.replace(",", " ").split() if isinstance(value, str) else ()
        if isinstance(value, (list, tuple)):
            words = value
        texts = [str(word) for word in words]
        wrong = [text for text in texts if not (text.isascii() and text.isdigit() and len(text) < 10)]
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
    def allowed(self) -> str:
        return f"{', '.join(self.presets)}, or {self.length} numbers from {self.low} to {self.high} with commas between"


def settle_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game with a value each: what is given, checked, else the default."""
    by_name = {option.name: option for option in options}
    for name in given:
        if name not in by_name:
            raise OptionError(f"there is no option {name!s:.60}; there are {', '.join(by_name)}")
    return {name: option.read(given[name]) if name in given else option.default for name, option in by_name.items()}


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as `name=value`, as on the command line and in records."""
    read: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is given as name=value, not as {pair!s:.60}")
        if name.strip() in read:
            raise OptionError(f"option {name.strip()} is given twice")
        read[name.strip()] = value.strip()
    return read
