"""Draws the house: its rooms, and which imports from which. `python docs/house.py` writes docs/pictures/house.svg.

An arrow that follows from two others is left out.
"""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "house.svg"
SERVER = "server"  # a house of its own: its folders are rooms
WIDTH, HEIGHT, GAP, RISE = 132, 40, 26, 92
ENTRY = ("__init__", "__main__")  # they import when they are asked

Arrows = dict[str, set[str]]


def python_rooms() -> Arrows:
    """The rooms of the package, each with those it imports from."""
    package = ROOT / "src" / "cutpurse"
    rooms: Arrows = {}
    for file in package.rglob("*.py"):
        parts = file.relative_to(package).with_suffix("").parts
        if parts[0] not in ENTRY:
            own = room_of(parts)
            rooms.setdefault(own, set()).update({room_of(other) for other in imports(file)} - {own})
    return rooms


def room_of(parts: tuple[str, ...]) -> str:
    """server/live of a module there; server of what stands at its door; else the first folder."""
    if parts[0] == SERVER and (ROOT / "src" / "cutpurse" / Path(*parts[:2])).is_dir() and len(parts) > 1:
        return "/".join(parts[:2])
    return parts[0]


def imports(file: Path) -> Iterator[tuple[str, ...]]:
    """What a file imports from the package, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "cutpurse":
            home = tuple(node.module.split(".")[1:])
            names = [(*home, alias.name) for alias in node.names] if len(home) < 2 else [home]
            yield from (name for name in names if (ROOT / "src" / "cutpurse" / name[0]).is_dir())


def page_rooms() -> Arrows:
    """The same of the page."""
    source = ROOT / "web" / "src"
    rooms: Arrows = {}
    for file in [*source.rglob("*.ts"), *source.rglob("*.svelte")]:
        own = file.relative_to(source).parts[0]
        if (source / own).is_dir():
            found = re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"'?]+)""", file.read_text(encoding="utf-8"))
            targets = [(file.parent / path).resolve() for path in found]
            named = {path.relative_to(source).parts[0] for path in targets if path.is_relative_to(source)}
            rooms.setdefault(own, set()).update({name for name in named if (source / name).is_dir()} - {own})
    return {f"page/{own}": {f"page/{other}" for other in others} for own, others in rooms.items()}


def floor(room: str, rooms: Arrows) -> int:
    """How high a room stands: above all that it imports from."""
    return 1 + max((floor(other, rooms) for other in rooms[room]), default=-1)


def reaches(room: str, goal: str, rooms: Arrows) -> bool:
    return goal in rooms[room] or any(reaches(other, goal, rooms) for other in rooms[room])


def direct(rooms: Arrows) -> Arrows:
    """Without the arrows that follow from others."""
    return {
        room: {goal for goal in goals if not any(reaches(other, goal, rooms) for other in goals - {goal})}
        for room, goals in rooms.items()
    }


def places(rooms: Arrows, left: int) -> dict[str, tuple[int, int]]:
    """Where each room is drawn: the floors from below, side by side."""
    floors: dict[int, list[str]] = {}
    for room in sorted(rooms):
        floors.setdefault(floor(room, rooms), []).append(room)
    widest = max(map(len, floors.values()))
    found = {}
    for level, row in floors.items():
        start = left + (widest - len(row)) * (WIDTH + GAP) // 2
        for i, room in enumerate(row):
            found[room] = (start + i * (WIDTH + GAP), level)
    return found


def draw() -> str:
    """The picture, as SVG."""
    python, page = python_rooms(), page_rooms()
    TopologicalSorter(python | page).prepare()  # an error, if they import in a circle
    at = places(python, 20)
    at |= places(page, max(x for x, _ in at.values()) + WIDTH + 3 * GAP)
    top = max(level for _, level in at.values())
    spots = {room: (x, 20 + (top - level) * RISE) for room, (x, level) in at.items()}
    width, height = max(x for x, _ in spots.values()) + WIDTH + 20, 20 + top * RISE + HEIGHT + 20
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="14">',
        "<title>The rooms of Cutpurse: each imports from those that its arrows lead to</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#777"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="#fdfbf5"/>',
    ]
    for room, goals in sorted((direct(python) | direct(page)).items()):
        x, y = spots[room]
        for goal in sorted(goals):
            to_x, to_y = spots[goal]
            line = f'x1="{x + WIDTH // 2}" y1="{y + HEIGHT}" x2="{to_x + WIDTH // 2}" y2="{to_y}"'
            out.append(f'<line {line} stroke="#777" marker-end="url(#tip)"/>')
    for room, (x, y) in sorted(spots.items()):
        colour = "#e3ecf7" if room.startswith("page/") else "#f6e6c8" if room.startswith(SERVER) else "#e4efdc"
        out.append(f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{colour}" stroke="#555"/>')
        out.append(f'<text x="{x + WIDTH // 2}" y="{y + 25}" text-anchor="middle" fill="#222">{room}</text>')
    return "\n".join([*out, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
