"""Drawings of other packages: what is drawn stays, and nothing else comes into the page."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import drawings
from cutpurse.core.drawings import Drawings, drawings_of, read_drawing, sheet_of
from cutpurse.core.errors import CutpurseError

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24">{}</svg>'


def read(inside: str) -> str:
    return read_drawing(SVG.format(inside).encode())


def test_shapes_and_how_they_are_painted_stay() -> None:
    assert read('<g fill="none" stroke="var(--knock)"><path d="M1 1l2-3z"/></g><circle cx="1" cy="2" r="3"/>') == (
        '<symbol viewBox="0 0 24 24"><g fill="none" stroke="var(--knock)"><path d="M1 1l2-3z"></path></g>'
        '<circle cx="1" cy="2" r="3"></circle></symbol>'
    )


def test_styles_become_attributes() -> None:
    assert '<path fill="#123456" stroke-width="2" d="M0 0"></path>' in read(
        '<path style="fill:#123456; stroke-width:2;font-family:x" d="M0 0"/>'
    )


def test_what_editors_write_goes() -> None:
    named = '<path id="x" class="y" e:z="1" xmlns:e="urn:e"/>'
    found = read(f'<title>A</title><!-- b --><defs/><e:view xmlns:e="urn:e" zoom="1"/>{named}')
    assert found == '<symbol viewBox="0 0 24 24"><path></path></symbol>'


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("<script>alert(1)</script>", "<script> is not allowed"),
        ("<style>path { fill: red }</style>", "<style> is not allowed"),
        ("<foreignObject/>", "<foreignObject> is not allowed"),
        ('<image href="https://example.org/x.png"/>', "<image> is not allowed"),
        ('<use href="#i-logo"/>', "<use> is not allowed"),
        ('<a href="https://example.org"><path/></a>', "<a> is not allowed"),
        ('<animate attributeName="d"/>', "<animate> is not allowed"),
        ("<defs><linearGradient/></defs>", "<defs> is not allowed"),
        ('<path onclick="alert(1)"/>', "onclick is not allowed"),
        ('<path href="#x"/>', "href is not allowed"),
        ('<path xlink:href="#x"/>', "href is not allowed"),
        ('<path fill="url(#x)"/>', r"fill can't be “url\(#x\)”"),
        ('<path fill="URL(https://example.org)"/>', "fill can't be “URL"),
        ('<path style="stroke:url(//example.org)"/>', "stroke can't be"),
        ('<path fill="red&quot;onload=&quot;x"/>', "fill can't be"),
        ("<g>" * 22 + "</g>" * 22, "more than 20 groups"),
        ("<path>", "it is not an SVG file"),
    ],
)
def test_anything_else_is_refused(inside: str, why: str) -> None:
    with pytest.raises(CutpurseError, match=why):
        read(inside)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + SVG.format("&a;").encode(), "declares a document type"),
        (SVG.format("").replace('viewBox="0 0 24 24"', "").encode(), "needs a viewBox"),
        (SVG.format("").replace("0 0 24 24", "0 0 24").encode(), "needs a viewBox"),
        (b"<svg/>", "its first element must be"),
        (b"\xff\xfe", "it is not an SVG file"),
        (b"", "it is not an SVG file"),
        (SVG.format("").replace("<svg", '<svg onload="x"').encode(), "onload is not allowed"),
        (SVG.format(" " * drawings.MOST_BYTES).encode(), "bytes, and 32768 are allowed"),
    ],
)
def test_a_file_that_is_no_drawing_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(CutpurseError, match=why):
        read_drawing(data)


NAMES = ["g", "path", "script", "use", "title", "a", "image", "svg"]
ATTRIBUTES = ["d", "fill", "onload", "href", "style", "id", "x"]
VALUES = ["M0 0", "url(#a)", "javascript:x", "fill:url(x)", "fill:red", "\"'<>&", "#fff"]


@given(st.lists(st.tuples(*map(st.sampled_from, (NAMES, ATTRIBUTES, VALUES))), max_size=4))
def test_whatever_is_taken_has_only_what_is_allowed(parts: list[tuple[str, str, str]]) -> None:
    svg = ElementTree.fromstring(SVG.format(""))
    for name, attribute, value in parts:
        ElementTree.SubElement(svg, drawings.SVG + name, {attribute: value})
    try:
        found = ElementTree.fromstring(read_drawing(ElementTree.tostring(svg)))
    except CutpurseError:
        return
    for element in found.iter():
        assert element.tag in drawings.SHAPES | {"symbol"}
        assert element.attrib.keys() <= drawings.PAINT | drawings.PLACE | drawings.FRAME
        assert not any(re.search(r"url|[:<>\"'&]", value) for value in element.attrib.values())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a folder for drawings."""
    folder = tmp_path / "drawn" / "drawings"
    folder.mkdir(parents=True)
    (tmp_path / "drawn" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    drawings_of.cache_clear()
    yield folder
    drawings_of.cache_clear()
    sys.modules.pop("drawn", None)


def test_a_package_has_its_drawings_and_says_what_is_wrong_with_the_others(package: Path) -> None:
    good = SVG.format('<path d="M0 0"/>')
    for name, text in {"s-moon": good, "b-bad": SVG.format("<script/>"), "Upper": good}.items():
        (package / f"{name}.svg").write_text(text, encoding="utf-8")
    (package / "notes.txt").write_text("not a drawing", encoding="utf-8")
    found = drawings_of("drawn")
    assert list(found.symbols) == ["s-moon"]
    assert [fault.partition(": ")[2].partition(": ")[0] for fault in found.faults] == [
        "drawings/Upper.svg",
        "drawings/b-bad.svg",
    ]
    assert sheet_of("drawn", "drawn").splitlines() == [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        '<symbol id="own-drawn-s-moon" viewBox="0 0 24 24"><path d="M0 0"></path></symbol>',
        "</svg>",
    ]


def test_there_can_be_too_many(package: Path) -> None:
    for n in range(drawings.MOST_DRAWINGS + 1):
        (package / f"s-{n}.svg").write_text(SVG.format(""), encoding="utf-8")
    found = drawings_of("drawn")
    assert len(found.symbols) == drawings.MOST_DRAWINGS
    assert "more than 64 drawings" in found.faults[0]


def test_a_package_may_have_none() -> None:
    assert drawings_of("cutpurse.games.lucre") == Drawings({}, ())
