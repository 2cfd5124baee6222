"""Colours of a game's own can be read, whichever it takes."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core import paint
from cutpurse.core.errors import CutpurseError
from cutpurse.core.look import Look, Suit

TOKENS = (Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
colours = st.integers(0, 0xFFFFFF).map("#{:06x}".format)


def test_contrast_is_counted_as_wcag_does() -> None:
    assert paint.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert paint.contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert paint.contrast("#b02f22", "#b02f22") == 1


def test_colours_are_mixed() -> None:
    assert paint.mix("#ff0000", "#0000ff", 0.2) == "#3300cc"


@given(colours)
def test_a_suits_inks_can_be_read(fill: str) -> None:
    inks = paint.inks_of(fill)
    assert paint.contrast(inks.on, fill) >= paint.READABLE
    for stock in re.findall(r"--stock: (#\w{6})", TOKENS):
        assert paint.contrast(inks.ink, stock) >= paint.READABLE


def test_an_ink_that_can_be_read_stays_as_it_is() -> None:
    assert paint.inks_of("#1d4f9f").ink == "#1d4f9f"


@given(colours)
def test_whatever_the_tint_all_on_the_mat_can_be_read(tint: str) -> None:
    theme = paint.theme_of(tint)
    for mat, page in ((theme.light, paint.LIGHT), (theme.dark, paint.DARK)):
        assert paint.contrast(mat.ink, mat.mat) >= paint.CLEAR
        assert paint.contrast(mat.accent, mat.mat) >= paint.READABLE
        assert paint.contrast(page["danger"], mat.mat) >= paint.READABLE
        assert paint.contrast(page["focus"], mat.mat) >= paint.SHAPE
    assert paint.luminance(theme.light.mat) > 0.4 > 0.1 > paint.luminance(theme.dark.mat)


def test_the_pages_colours_are_those_of_its_tokens() -> None:
    for name in ("danger", "focus"):
        assert re.findall(rf"--{name}: (#\w{{6}})", TOKENS) == [paint.LIGHT[name], paint.DARK[name]]
    assert paint.STOCK_DIM in re.findall(r"--stock: (#\w{6})", TOKENS)


def test_what_is_no_colour_is_refused() -> None:
    for wrong in ("puce", "#fff", "#12345g", "url(x)", ""):
        with pytest.raises(CutpurseError, match=r"is no colour: take blue, .*, or one such as “#8a5a2b”$"):
            Suit(name="Oaks", letter="O", colour=wrong)
    with pytest.raises(CutpurseError, match="is no tint"):
        Look(suits=(), tint="green")
