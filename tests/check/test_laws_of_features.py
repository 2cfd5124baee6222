"""Features of actions with one deliberate mistake each, in the documentation's example."""

from pathlib import Path

import pytest

from cutpurse.check.run import Settings
from tests.check.mistakes import Edit, check_with, told

FEW = Settings(games=2, quick=True)
NAMED = ("__init__.py", "most_decisions=", 'features=("rank", "best of the others"),\n    most_decisions=')


def written(body: str) -> Edit:
    """The example's rules with this body of `features`."""
    return (
        "rules.py",
        "@rule\ndef greedy",
        f"@rule\ndef features(s, seat, action, out):\n    {body}\n\n\n@rule\ndef greedy",
    )


def test_features_that_keep_the_laws(tmp_path: Path) -> None:
    assert not told(check_with(tmp_path, NAMED, written("out[0] = action / CARDS"), settings=FEW))


MISTAKES = {
    "out[0] = action": "'rank' is ",
    "out[1] = 0 * s.seats / (s.seats - s.seats + 1e-300) - 2": "'best of the others' is -2.0, not between -1 and 1",
    "out[2] = 1": "features: it writes more numbers than `features` in GAME names",
    "out[1] = s.hand[(seat + 1) % s.seats] % 7 / 7": "features: 'best of the others' of action ",
    "return out": "it returns array",
}


@pytest.mark.parametrize("body", MISTAKES)
def test_features_that_break_a_law(tmp_path: Path, body: str) -> None:
    assert MISTAKES[body] in told(check_with(tmp_path, NAMED, written(body), settings=FEW))


def test_features_that_depend_on_the_chair(tmp_path: Path) -> None:
    report = check_with(tmp_path, NAMED, written("out[0] = seat / SEATS"), settings=FEW)
    assert "features: on a table turned by " in told(report)


def test_names_without_features_and_features_without_names(tmp_path: Path) -> None:
    together = "GAME: names of `features` and the function `features` go together"
    assert together in told(check_with(tmp_path, NAMED, settings=FEW))
    assert together in told(check_with(tmp_path, written("out[0] = 1"), settings=FEW))


def test_two_features_of_one_name(tmp_path: Path) -> None:
    twice = (NAMED[0], NAMED[1], NAMED[2].replace("best of the others", "rank"))
    assert "GAME: two of the `features` have the same name" in told(
        check_with(tmp_path, twice, written("out[0] = 1"), settings=FEW)
    )
