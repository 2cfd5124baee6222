"""Draws how far chances come true, game by game: `python docs/reliability.py` writes docs/pictures/reliability.svg.

The figures are those of bench/calibration.md. A point is a tenth of the positions: what was told, and how many won.
"""

import re
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
FIGURES = ROOT / "bench" / "calibration.md"
PICTURE = ROOT / "docs" / "pictures" / "reliability.svg"
SIDE, GAP, TOP, LEFT = 180, 66, 74, 52  # of a game's square, and around it
PER_ROW = 3
COLOURS = {"greedy": "#1f5f99", "stronger": "#b3471d"}
ROW = re.compile(
    r"^\| (?P<game>[^|(]+?)(?: \([^|]*)?, (?P<kind>greedy|stronger) \| (?P<error>[\d.]+)% \|(?P<tenths>[^|]+)\|",
    re.MULTILINE,
)


class Point(NamedTuple):
    """Of a tenth of the positions, in percent."""

    told: int
    won: int


class Line(NamedTuple):
    """What came true in a game against one kind of opponents."""

    kind: str
    error: str
    points: list[Point]


def read(text: str) -> dict[str, list[Line]]:
    """The rows of the table, by game."""
    games: dict[str, list[Line]] = {}
    for row in ROW.finditer(text):
        points = [Point(int(told), int(won)) for told, won in re.findall(r"(\d+)%→(\d+)%", row["tenths"])]
        games.setdefault(row["game"], []).append(Line(row["kind"], row["error"], points))
    return games


def draw(games: dict[str, list[Line]]) -> str:
    """The picture, as SVG."""
    rows = -(-len(games) // PER_ROW)
    width, height = LEFT + PER_ROW * (SIDE + GAP), TOP + rows * (SIDE + GAP) + 10
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        "<title>Chances that were told, and how often they came true, game by game</title>",
        f'<rect width="{width}" height="{height}" fill="#fdfbf5"/>',
        *legend(),
    ]
    for number, (game, lines) in enumerate(games.items()):
        x, y = LEFT + number % PER_ROW * (SIDE + GAP), TOP + number // PER_ROW * (SIDE + GAP + 20)
        out += [f'<g transform="translate({x} {y})">', *square(game, lines), "</g>"]
    return "\n".join([*out, "</svg>", ""])


def legend() -> list[str]:
    out = []
    for x, kind, words in (
        (LEFT, "greedy", "against greedy bots"),
        (LEFT + 220, "stronger", "against stronger players"),
    ):
        out += [*shown(kind, [(x, 22), (x + 36, 22)]), f'<text x="{x + 46}" y="27">{words}</text>']
    return [*out, f'<text x="{LEFT + 470}" y="27" fill="#666">on the diagonal: as told</text>']


def square(game: str, lines: list[Line]) -> list[str]:
    """One game: told from left to right, won from below, each from 0 to 100%."""
    errors = ", ".join(f"{line.kind} {line.error}" for line in lines)
    out = [
        f'<text y="-22" font-weight="bold">{escape(game)}</text>',
        f'<text y="-7" font-size="11" fill="#555">error in points: {errors}</text>',
        f'<path d="M0 0H{SIDE}V{SIDE}H0z" fill="#fff" stroke="#999"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#bbb"/>',
        f'<text x="{SIDE // 2}" y="{SIDE + 28}" text-anchor="middle" font-size="11">told</text>',
        f'<text x="-30" y="{SIDE // 2}" text-anchor="middle" font-size="11" '
        f'transform="rotate(-90 -30 {SIDE // 2})">won</text>',
    ]
    for percent in (0, 50, 100):
        at = SIDE * percent // 100
        out += [
            f'<text x="{at}" y="{SIDE + 14}" text-anchor="middle" font-size="11">{percent}%</text>',
            f'<text x="-4" y="{SIDE - at + 4}" text-anchor="end" font-size="11">{percent}</text>',
        ]
    for line in lines:
        spots = [(SIDE * told // 100, SIDE - SIDE * won // 100) for told, won in line.points]
        out += shown(line.kind, spots)
    return out


def shown(kind: str, spots: list[tuple[int, int]]) -> list[str]:
    """A line through its points: full with dots against greedy players, broken with open squares against others."""
    colour, path = COLOURS[kind], "L".join(f"{x} {y}" for x, y in spots)
    broken = "" if kind == "greedy" else ' stroke-dasharray="5 3"'
    out = [f'<path d="M{path}" fill="none" stroke="{colour}"{broken}/>']
    for x, y in spots:
        if kind == "greedy":
            out.append(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>')
        else:
            out.append(f'<rect x="{x - 4}" y="{y - 4}" width="8" height="8" fill="#fff" stroke="{colour}"/>')
    return out


if __name__ == "__main__":
    PICTURE.write_text(draw(read(FIGURES.read_text(encoding="utf-8"))), encoding="utf-8")
