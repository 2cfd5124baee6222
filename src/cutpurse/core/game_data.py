"""What there is to know of a game before it is played, as plain data for programs."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cutpurse.core.drawings import drawings_of
from cutpurse.core.game import Game
from cutpurse.core.look import COLOURS
from cutpurse.core.message import Plain
from cutpurse.core.options import Choice, Number, Numbers, Option
from cutpurse.core.paint import Inks, Theme, inks_of, theme_of
from cutpurse.core.words import ENGLISH, Words


def game_data(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.version,
        "languages": list(game.languages),
        "players": list(game.seats),
        "seats": list(game.seat_names),
        "minutes": game.minutes,
        "starter": game.starter,
        "unit": game.unit,
        "lowest_wins": game.lowest_wins,
        "look": plain(game.looks()),
        "own": plain(own_look(game)),
        "tips": plain(game.tips),
        "guide": game.guide.minutes if game.guide else 0,
        "options": [option_data(option) for option in game.options],
    }


class OwnLook(Plain, frozen=True, kw_only=True):
    """What a game brings of its own: the names of its drawings, the inks of its colours, its mat."""

    drawings: tuple[str, ...]
    inks: Mapping[str, Inks]
    theme: Theme | None


def own_look(game: Game) -> OwnLook:
    look = game.looks()
    return OwnLook(
        drawings=tuple(drawings_of(game.package).symbols),
        inks={suit.colour: inks_of(suit.colour) for suit in look.suits if suit.colour not in COLOURS},
        theme=theme_of(look.tint) if look.tint else None,
    )


def plain(structure: object) -> Any:
    """As it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(structure))


def how_to_play(game: Game, language: str = ENGLISH) -> str:
    """The rules as Markdown: also options that the game's README does not explain, and whose design it is.

    In a language they are not translated to, in English.
    """
    if language != ENGLISH and (translated := game.how_to_play(language)):
        return translated.rstrip()
    words = game.words()
    tagline, designers = words.find("tagline") or "", words.find("credits") or ""
    text = game.how_to_play().rstrip() or f"# {game.title}\n\n{tagline}."  # another package's game may come without
    rulings = [option for option in game.options if not (option.settles in text and f"`{option.name}" in text)]
    if rulings:
        text += "\n\n## Options and the gaps they settle\n\n"
        text += "\n".join(f"- **{option.name}** ({option.settles}): {help_of(words, option)}." for option in rulings)
    return text if designers in text else f"{text}\n\n{designers}."


def help_of(words: Words, option: Option) -> str:
    """What an option means, in a line."""
    return words.find(f"option-{option.name}") or option.name


def option_data(option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": option.name,
        "kind": type(option).__name__.lower(),
        "settles": option.settles,
        "default": option.write(option.default),
        "allowed": plain(option.allowed),
    }
    if isinstance(option, Choice):
        data["values"] = list(option.names)
    if isinstance(option, Number):
        data |= {"low": option.low, "high": option.high, "values": list(option.named)}
    if isinstance(option, Numbers):
        data |= {"length": option.length, "low": option.low, "high": option.high}
        data["values"] = {name: list(numbers) for name, numbers in option.presets.items()}
    return data
