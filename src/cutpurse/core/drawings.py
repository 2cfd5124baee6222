"""Drawings that a game brings: SVG files in the folder `drawings` of its package, made safe to put into a page.

Whatever is drawn is built anew from what is allowed: shapes, and how they are painted. Nothing in it can run, point
elsewhere or be named from outside.
"""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

from cutpurse.core.errors import CutpurseError

log = logging.getLogger("cutpurse")

FOLDER = "drawings"
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
MOST_BYTES = 32_768  # of a drawing
MOST_DRAWINGS = 64  # of a game
MOST_DEPTH = 20  # groups within groups

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}
SILENT = {"title", "desc", "metadata"}  # what editors write, and nobody sees
PAINT = {
    *("fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    *("stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "opacity", "color"),
}
PLACE = {"d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "transform"}
FRAME = {"viewBox", "preserveAspectRatio"}  # of the drawing as a whole
VALUE = re.compile(r"[\w\s.,#%()+-]*")  # numbers, colours, path data, var(--knock)


class Drawings(NamedTuple):
    """What a package draws: symbols by their names, and why some files can't be used."""

    symbols: Mapping[str, str]
    faults: tuple[str, ...]


@cache
def drawings_of(package: str) -> Drawings:
    """All drawings of a package, each as a <symbol> without an id."""
    folder = resources.files(package).joinpath(FOLDER)
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    symbols: dict[str, str] = {}
    faults = []
    for file in files:
        try:
            if file.name.endswith(".svg"):
                symbols[name_of(file.name)] = read_drawing(file.read_bytes())
            if len(symbols) > MOST_DRAWINGS:
                raise CutpurseError(f"there are more than {MOST_DRAWINGS} drawings")
        except CutpurseError as error:
            faults.append(f"{package}: {FOLDER}/{file.name}: {error}")
            log.warning("a drawing can't be used: %s", faults[-1])
    return Drawings(dict(list(symbols.items())[:MOST_DRAWINGS]), tuple(faults))


def name_of(file: str) -> str:
    name = file.removesuffix(".svg")
    if not NAME.fullmatch(name):
        raise CutpurseError("a drawing's name has small letters, digits and hyphens, as in s-moon.svg")
    return name


def sheet_of(game: str, package: str) -> str:
    """A game's drawings as one SVG; their ids have the game's name in front, so that they hide none of the page's."""
    symbols = drawings_of(package).symbols
    ids = {name: quoteattr(f"own-{game}-{name}") for name in symbols}
    named = (markup.replace("<symbol", f"<symbol id={ids[name]}", 1) for name, markup in symbols.items())
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *named, "</svg>\n"])


def read_drawing(data: bytes) -> str:
    """A drawing as a symbol of its shapes; CutpurseError if there is something in it that is not allowed."""
    if len(data) > MOST_BYTES:
        raise CutpurseError(f"it has {len(data)} bytes, and {MOST_BYTES} are allowed")
    try:
        text = data.decode("utf-8-sig")
        if re.search("<!(?!--)", text):
            raise CutpurseError("it declares a document type, which is not allowed")
        root = ElementTree.fromstring(text)
    except (UnicodeDecodeError, ElementTree.ParseError) as error:
        raise CutpurseError(f"it is not an SVG file: {error}") from None
    if local(root) != "svg":
        raise CutpurseError("it is not an SVG file: its first element must be <svg xmlns=…>")
    frame = dict(kept(root, FRAME | PAINT))
    if not re.fullmatch(r"-?[\d.]+([ ,]+-?[\d.]+){3}", frame.get("viewBox", "")):
        raise CutpurseError('it needs a viewBox of four numbers, such as viewBox="0 0 24 24"')
    return f"<symbol{written(frame)}>{inside(root, 0)}</symbol>"


def inside(parent: "ElementTree.Element[str]", depth: int) -> str:
    if depth > MOST_DEPTH:
        raise CutpurseError(f"more than {MOST_DEPTH} groups are within each other")
    return "".join(shape(child, depth) for child in parent)


def shape(element: "ElementTree.Element[str]", depth: int) -> str:
    name = local(element)
    if name in SILENT or not name or (name == "defs" and not len(element)):
        return ""
    if name not in SHAPES:
        raise CutpurseError(f"<{name:.40}> is not allowed: only {', '.join(sorted(SHAPES))}")
    return f"<{name}{written(dict(kept(element, PLACE | PAINT)))}>{inside(element, depth + 1)}</{name}>"


def local(element: "ElementTree.Element[str]") -> str:
    """The name of an element of SVG; nothing for those of editors."""
    return element.tag.removeprefix(SVG) if element.tag.startswith(SVG) else ""


def kept(element: "ElementTree.Element[str]", allowed: set[str]) -> Iterator[tuple[str, str]]:
    """The attributes that are drawn, also those of a style; the others do nothing."""
    for name, value in element.attrib.items():
        if name.startswith("on") or name.endswith("href"):
            raise CutpurseError(f"{name.rpartition('}')[2]:.40} is not allowed")
        pairs = styled(value) if name == "style" else [(name, value)]
        for part, told in pairs:
            if part in allowed:
                if not VALUE.fullmatch(told) or "url" in told.lower():
                    raise CutpurseError(f"{part} can't be “{told:.40}”: no addresses, no patterns")
                yield part, told


def styled(style: str) -> list[tuple[str, str]]:
    """fill:none;stroke:#123: pages don't take styles, but each can be an attribute."""
    parts = (part.partition(":") for part in style.split(";"))
    return [(name.strip(), value.strip()) for name, _, value in parts]


def written(attributes: Mapping[str, str]) -> str:
    return "".join(f" {name}={quoteattr(value)}" for name, value in attributes.items())
