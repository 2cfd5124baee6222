"""What there is to know of a game before it is played, as plain data for programs."""

from typing import Any

import msgspec

from cutpurse.core.game import Game
from cutpurse.core.options import Choice, Number, Numbers, Option


def game_data(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "tagline": game.tagline,
        "credits": game.credits,
        "rules": game.version,
        "players": list(game.seats),
        "seats": list(game.seat_names),
        "minutes": game.minutes,
        "unit": game.unit,
        "look": msgspec.to_builtins(game.looks()),
        "tips": msgspec.to_builtins(game.tips),
        "options": [option_data(option) for option in game.options],
    }


def option_data(option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": option.name,
        "kind": type(option).__name__.lower(),
        "help": option.help,
        "settles": option.settles,
        "default": option.write(option.default),
        "allowed": option.allowed,
    }
    if isinstance(option, Choice):
        data["values"] = dict(option.values)
    if isinstance(option, Number):
        data |= {"low": option.low, "high": option.high, "values": list(option.named)}
    if isinstance(option, Numbers):
        data |= {"length": option.length, "low": option.low, "high": option.high}
        data["values"] = {name: list(numbers) for name, numbers in option.presets.items()}
    return data
