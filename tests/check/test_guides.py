"""What is wrong with a guided first game is found, and told to its author."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cutpurse.check import guides
from cutpurse.check.broken import Broken
from cutpurse.check.run import Settings
from cutpurse.core.game import Game
from tests.check.mistakes import check_with, told
from tests.contract.walks import EXAMPLE


@pytest.fixture
def high_card() -> Iterator[Game]:
    """The example, whose guide may be exchanged."""
    before = EXAMPLE.guide
    yield EXAMPLE
    object.__setattr__(EXAMPLE, "guide", before)


@pytest.mark.parametrize(
    ("number", "changed", "what"),
    [
        (1, {"play": ("play 2",)}, "step 2 of the guide: "),
        (2, {"at": ("hoard.0",)}, "step 3 of the guide points at hoard.0, which the view does not have"),
        (1, {"other": ""}, "step 2 of the guide has no `other`, but play 1 is permitted, too"),
        (0, {"other": "guide-won"}, "step 1 of the guide has `other`, but nothing else is permitted"),
        (2, {"then": ("East: play 10",)}, "its last step is to be read only"),
        (1, {"play": ()}, "never lets the learner play"),
        (1, {"other": "guide-lost"}, "words/en.ftl: guide-lost of the guide has 0 characters"),
    ],
)
def test_mistakes_in_a_guide_are_found(high_card: Game, number: int, changed: dict[str, object], what: str) -> None:
    assert high_card.guide
    guides.guides_lead_to_their_end(high_card)
    steps = list(high_card.guide.steps)
    steps[number] = replace(steps[number], **changed)
    object.__setattr__(high_card, "guide", replace(high_card.guide, steps=tuple(steps)))
    with pytest.raises(Broken, match=what):
        guides.guides_lead_to_their_end(high_card)


def test_what_is_told_at_once_is_short(high_card: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guides, "LONGEST", 20)
    with pytest.raises(Broken, match=r"guide-hand of the guide has 5. characters; 1 to 20 are possible"):
        guides.guides_lead_to_their_end(high_card)


def test_a_game_need_not_have_one(high_card: Game) -> None:
    object.__setattr__(high_card, "guide", None)
    guides.guides_lead_to_their_end(high_card)


def test_a_check_tries_the_guide(tmp_path: Path) -> None:
    edit = ("guide.py", "East: play 9", "East: play 8")
    report = check_with(tmp_path, edit, settings=Settings(games=1, quick=True))
    assert "step 2 of the guide" in told(report)
