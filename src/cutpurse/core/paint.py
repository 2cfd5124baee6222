"""Colours of a game's own, made readable: a suit's inks, and a mat in light and dark.

A game names one colour. What is written on it, and the same as ink on paper, is worked out so that it can be read:
4.5 : 1 at least, as WCAG 2 asks for text.
"""

import re
from functools import cache

from cutpurse.core.message import Plain

HEX = re.compile("#[0-9a-f]{6}")
READABLE, CLEAR = 4.5, 7.0  # contrast of text, and of what is read all the time
SHAPE = 3.0  # of rings and lines
STEPS = 50

# As in web/src/styles/tokens.css: what lies on a mat, or is written on it, in light and dark.
STOCK_DIM = "#e6e3db"  # the darker paper of the two
LIGHT = {"base": "#e9ebe5", "ink": "#14180f", "danger": "#8a1a10", "focus": "#1746d1"}
DARK = {"base": "#1a1d1a", "ink": "#eef0ea", "danger": "#f08b7c", "focus": "#a9c1ff"}
MOST_TINT = {"light": 0.32, "dark": 0.22}


class Inks(Plain, frozen=True, kw_only=True):
    """What is written on a suit's colour, and its ink on paper."""

    on: str
    ink: str


class Mat(Plain, frozen=True, kw_only=True):
    """A mat: its colour, its printed lines, the ink that is read on it, an accent."""

    mat: str
    print: str
    ink: str
    accent: str


class Theme(Plain, frozen=True, kw_only=True):
    """A mat by day, and in the dark."""

    light: Mat
    dark: Mat


@cache
def inks_of(fill: str) -> Inks:
    """Black or white on the fill, and the fill as dark as paper needs it."""
    on = max("#ffffff", "#000000", key=lambda colour: contrast(colour, fill))
    return Inks(on=on, ink=until_readable(fill, "#000000", STOCK_DIM, READABLE))


@cache
def theme_of(tint: str) -> Theme:
    """A mat with as much of the tint as all that is written on it allows."""
    return Theme(light=mat_of(tint, LIGHT, MOST_TINT["light"]), dark=mat_of(tint, DARK, MOST_TINT["dark"]))


def mat_of(tint: str, room: dict[str, str], most: float) -> Mat:
    shares = (most * (STEPS - n) / STEPS for n in range(STEPS + 1))
    mats = (mix(tint, room["base"], share) for share in shares)
    mat = next(mat for mat in mats if is_quiet(mat, room))
    ink = until_readable(mix(tint, room["ink"], 0.25), room["ink"], mat, CLEAR)
    accent = until_readable(mix(tint, room["ink"], 0.7), room["ink"], mat, READABLE)
    return Mat(mat=mat, print=mix(ink, mat, 0.18), ink=ink, accent=accent)


def is_quiet(mat: str, room: dict[str, str]) -> bool:
    """Whether all that the page writes on mats can be read on this one."""
    needed = {"ink": CLEAR, "danger": READABLE, "focus": SHAPE}
    return all(contrast(mat, room[name]) >= least for name, least in needed.items())


def until_readable(colour: str, towards: str, ground: str, least: float) -> str:
    """The first colour on the way to another that has so much contrast."""
    way = (mix(towards, colour, n / STEPS) for n in range(STEPS + 1))
    return next(found for found in way if contrast(found, ground) >= least)


def mix(one: str, other: str, share: float) -> str:
    """So much of the one, the rest of the other."""
    parts = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 counts it, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
