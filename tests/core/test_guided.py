"""A guided first game played through: what its learner is told and sees, and what is wrong with a guide."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.guide import Guide, GuideStep
from cutpurse.core.guided import MOST_SCENES, guided
from tests.contract.walks import EXAMPLE
from tests.games.low_card import GAME as UNGUIDED


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The example, whose guide may be exchanged."""
    before = EXAMPLE.guide
    yield EXAMPLE
    give(EXAMPLE, before)


def give(game: Game, guide: Guide | None) -> None:
    object.__setattr__(game, "guide", guide)


def with_step(game: Game, number: int, **changed: object) -> None:
    """The game's guide with a step that is different."""
    assert game.guide
    steps = list(game.guide.steps)
    steps[number] = replace(steps[number], **changed)
    give(game, replace(game.guide, steps=tuple(steps)))


def test_scenes_follow_from_the_steps(high_card: Game) -> None:
    found = guided(high_card)
    assert (found.game, found.steps) == ("high_card", 3)
    first, second, third = found.scenes
    assert [scene.say.key for scene in found.scenes] == ["guide-hand", "guide-play", "guide-won"]
    assert first.at == ("hand.0",)
    assert [(way.action, way.to, way.seen) for way in first.ways] == [(None, 1, ())]
    [way] = second.ways
    assert (way.action, way.to) == (11, 2)
    assert [(one.by, [line.key for line in one.lines]) for one in way.seen] == [
        (0, ["plays"]),
        (1, ["plays"]),
        (None, ["takes-round"]),
    ]
    assert way.seen[0].view is not None
    assert way.seen[-1].view is None, "it is that of the next scene, and not sent twice"
    assert third.ways == ()


def test_the_learner_sees_only_what_the_seat_sees(high_card: Game) -> None:
    for scene in guided(high_card).scenes:
        assert scene.view.seat == 0
        [other] = [zone for zone in scene.view.zones if zone.id == "hand.1"]
        assert all(card.face is None for card in other.cards)


def test_each_action_that_is_accepted_has_its_own_way(high_card: Game) -> None:
    with_step(high_card, 1, play=("play 12", "play 1"))
    scenes = guided(high_card).scenes
    assert [(way.action, way.to) for way in scenes[1].ways] == [(11, 2), (0, 3)]
    points = [[counter.value for counter in scenes[to].view.counters] for to in (2, 3)]
    assert points == [[1, 0], [0, 1]]


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"play": ("play 2",)}, "step 2 of the guide: .*play 2"),
        ({"play": ("sing",)}, "step 2 of the guide: .*sing.* is not an action"),
        ({"then": ("East: play 2",)}, "step 2 of the guide: .*play 2"),
        ({"then": ("South: play 9",)}, "step 2 of the guide: .*not South's"),
        ({"then": ("North: play 8",)}, "step 2 of the guide: .*is not done by another seat"),
        ({"then": ("play 9",)}, "step 2 of the guide: .*is not done by another seat"),
        ({"play": ()}, "step 2 of the guide: .*turn"),
    ],
)
def test_what_is_wrong_is_told(high_card: Game, changed: dict[str, object], what: str) -> None:
    with_step(high_card, 1, **changed)
    with pytest.raises(CutpurseError, match=what):
        guided(high_card)


def test_there_are_not_too_many_scenes(high_card: Game) -> None:
    assert high_card.guide
    give(high_card, replace(high_card.guide, steps=(GuideStep(say="guide-hand"),) * (MOST_SCENES + 1)))
    with pytest.raises(CutpurseError, match="more than 100 scenes"):
        guided(high_card)


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(CutpurseError, match="Low Card has no guided first game"):
        guided(UNGUIDED)
