"""What features say of actions in The Village."""

from ..steps import meaning
from .builder import village
from .test_greedy import five_taken


def test_what_is_collected_is_told() -> None:
    table = village(hands={"North": "HHHHHS"}, courtyard="HR")
    give = meaning(table.match, "give Steeple")
    assert give["gives a card in a trade"] == 1
    assert give["of these still missing, of 6"] == 0.1667
    table.do("give Steeple")
    take = meaning(table.match, "take Hill")
    assert take["the card is of the own profession"] == take["chance of a winning hand after it"] == 1
    assert take["completes the hand in the first turn of the Night"] == 1
    assert meaning(table.match, "take Rake")["chance of a winning hand after it"] == 0


def test_a_draw_is_as_good_as_what_is_left() -> None:
    table = village(hands={"North": "HHHHHS"})
    draw = meaning(table.match, "draw")
    assert 0.15 < draw["chance of a winning hand after it"] < 0.25  # 15 of the 74 cards not seen
    assert draw["cards more than the hand may hold after it, of 2"] == 0  # the Hill holds seven
    assert meaning(table.match, "end turn")["chance of a winning hand after it"] == 0


def test_whoever_has_collected_openly_is_suspect() -> None:
    table = village(**five_taken())
    told = meaning(table.match, "accuse West")
    assert told["accuses"] == told["what greedy does"] == 1
    assert told["chance that the target has a winning hand"] > 0.5
    assert told["cards the target has collected openly, of 6"] == 0.8333
    others = [action for action in table.may if action.startswith("accuse") and action != "accuse West"]
    assert all(meaning(table.match, other)["chance that the target has a winning hand"] < 0.1 for other in others)


def test_a_wager_is_compared_with_the_largest() -> None:
    table = village(day=True).wager(3)
    level, sole, small = (meaning(table.match, f"put {chips}") for chips in (3, 4, 2))
    assert level["the wager is level with the largest after it"] == sole["the wager is the sole largest after it"] == 1
    assert level["the wager is the sole largest after it"] == small["the wager is level with the largest after it"] == 0
    assert [told["own wager after it, of 20"] for told in (level, sole, small)] == [0.15, 0.2, 0.1]
    assert sole["chips that the largest wager is ahead before it, of 20"] == 0.15


def test_a_sealed_wager_stays_secret() -> None:
    table = village(day=True, betting="sealed").wager(3)
    told = meaning(table.match, "put 2")
    assert told["the wager is the sole largest after it"] == 1
    assert told["chips that the largest wager is ahead before it, of 20"] == 0
