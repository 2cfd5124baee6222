"""Whether the end of a function can be reached: what a missing return is judged by."""

import ast

import pytest

from cutpurse.check.sources import faults_in_sources, goes_on
from cutpurse.core.game import Game
from tests.contract.walks import every_game


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("return 1", False),
        ("raise ValueError", False),
        ("x = 1", True),
        ("if x:\n    return 1", True),
        ("if x:\n    return 1\nelse:\n    return 2", False),
        ("if x:\n    return 1\nelif y:\n    return 3", True),
        ("for i in x:\n    return 1", True),
        ("while True:\n    x()", False),
        ("while True:\n    if x:\n        break", True),
        ("while x:\n    return 1", True),
        ("with x:\n    return 1", False),
    ],
)
def test_the_end_of_a_function_is_reached_or_not(text: str, reached: bool) -> None:
    assert goes_on(ast.parse(text).body) == reached


@every_game
def test_nothing_is_wrong_with_the_sources_of_our_games(game: Game) -> None:
    assert not list(faults_in_sources(game))
