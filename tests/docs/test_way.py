"""The picture of a card's way tells of code that exists."""

import re
from xml.etree import ElementTree

import pytest

from docs.way import CARD, CLICK, PICTURE, ROOT, Step, draw


def test_the_picture_is_drawn_from_its_steps() -> None:
    assert PICTURE.read_text(encoding="utf-8") == draw(), "run python docs/way.py"
    words = ElementTree.fromstring(draw()).itertext()
    assert {step.what for step in CARD + CLICK} <= set(words)


@pytest.mark.parametrize("step", CARD + CLICK, ids=lambda step: step.name)
def test_each_step_is_taken_where_the_picture_says(step: Step) -> None:
    assert re.search(rf"\b{step.name}\b", (ROOT / step.home).read_text(encoding="utf-8"))
