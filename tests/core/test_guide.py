"""A guided first game as data: what need not be said."""

from cutpurse.core.guide import Guide, GuideStep


def test_a_guide_needs_little() -> None:
    guide = Guide(seed="any", seats=2, steps=(GuideStep(say="hello"),))
    assert (guide.seat, guide.options, guide.minutes) == (0, {}, 2)
    assert guide.steps[0] == GuideStep(say="hello", at=(), play=(), other="", then=())
