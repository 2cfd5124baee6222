"""Golden playthroughs: two whole games per game, stored as text, so that a diff shows what a change did.

`pytest tests/contract/test_golden.py --update-golden` writes them anew.
"""

import random
from itertools import count
from pathlib import Path

from cutpurse.arena.laws import random_options
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.playthrough import play, playthrough
from tests.contract.walks import every_game

GOLDEN = Path(__file__).parents[1] / "golden"
MOST_BYTES = 300_000
SHORT = 120  # decisions


def short_random_match(game: Game) -> Match:
    """The first short match of random moves with all options at random."""
    for number in count(1):
        match = play(game, random_options(game, random.Random(number)), number, greedy=False)
        if len(match.actions) <= SHORT:
            return match
    raise AssertionError


@every_game
def test_the_golden_playthrough_is_unchanged(game: Game, update_golden: bool) -> None:
    greedy, chance = play(game, {}, 1, greedy=True), short_random_match(game)
    text = f"A greedy game\n\n{playthrough(greedy)}\n\nA random game\n\n{playthrough(chance)}"
    file = GOLDEN / f"{game.name}.txt"
    if update_golden:
        file.write_text(text, encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert file.read_text(encoding="utf-8").splitlines() == text.splitlines()
