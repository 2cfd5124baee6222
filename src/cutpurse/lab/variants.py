"""Option values to be tried: which there are, and how they are written on the command line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.options import Choice, Number, Option, Switch, Value

MOST_NUMBERS = 200  # values of an option that is a number


@dataclass(frozen=True, kw_only=True)
class Variant:
    """Options that are played, named by what is different in them."""

    name: str
    options: Mapping[str, Value]


def find_option(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    raise CutpurseError(
        f"{game.title} has no option {name!s:.60}; it has {', '.join(option.name for option in game.options)}"
    )


def split_values(text: str) -> list[str]:
    """a,b,c; or a|b|c, where a value has commas of its own."""
    return [value.strip() for value in text.split("|" if "|" in text else ",")]


def read_values(game: Game, text: str, read: Callable[[str], str]) -> tuple[Option, list[Value]]:
    """An option and the values that were named for it, from NAME=a,b,c; `read` resolves a value such as @FILE."""
    name, equals, values = text.partition("=")
    option = find_option(game, name.strip())
    if not equals or not values.strip():
        raise CutpurseError(f"say which values of {option.name} to try: {option.name}=a,b,c")
    return option, [option.read(read(value)) for value in split_values(values)]


def all_values(option: Option) -> list[Value]:
    """Every value that an option may have, or all that have a name."""
    if isinstance(option, Switch):
        return [False, True]
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Number) and option.high - option.low < MOST_NUMBERS:
        return [*range(option.low, option.high + 1), *sorted(set(option.named.values()))]
    presets = getattr(option, "presets", None)
    if presets:
        return list(presets.values())
    raise CutpurseError(f"{option.name} has too many values to try them all; name some: {option.name}=a|b|c")


def read_space(game: Game, text: str, read: Callable[[str], str]) -> dict[str, tuple[Option, list[Value]]]:
    """Options that may change, with their values: NAME,NAME; NAME=A|B for some values only."""
    space = {}
    for item in (part.strip() for part in text.split(",")):
        if "=" in item:
            option, values = read_values(game, item, read)
        else:
            option = find_option(game, item)
            values = all_values(option)
        space[option.name] = option, values
    return space


def one_by_one(
    game: Game, base: Mapping[str, Value], varied: Sequence[tuple[Option, Sequence[Value]]], seats: int
) -> list[Variant]:
    """Each value alone, beside the others as they are; what is the same as the base is left out."""
    found = []
    for option, values in varied:
        for value in values:
            if option.write(value) == option.write(base[option.name]):
                continue
            options = game.complete_options(dict(base) | {option.name: value}, seats)
            found.append(Variant(name=f"{option.name}={short(option.write(value))}", options=options))
    if not found:
        raise CutpurseError("all these values are played already; name others to compare with")
    return found


def short(text: str) -> str:
    """A value as it fits a heading."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else f"{line[:39]}…"
