"""Golden playthroughs: two whole games per game, so that a diff shows what a change did.

The first steps are stored as text, the rest by a hash.

`pytest tests/contract/test_golden.py --update-golden` writes them anew.
"""

import hashlib
import random
from itertools import count
from pathlib import Path

from cutpurse.arena.laws import random_options
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from tests.contract.playthrough import play, playthrough
from tests.contract.walks import every_game

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = 120  # decisions
STORED = 450  # lines of each playthrough


def short_random_match(game: Game) -> Match:
    """The first short match of random moves with all options at random."""
    for number in count(1):
        match = play(game, random_options(game, random.Random(number)), number, greedy=False)
        if len(match.actions) <= SHORT:
            return match
    raise AssertionError


def shortened(text: str) -> str:
    """The first lines of a text, and a hash of the others."""
    lines = text.splitlines()
    if len(lines) <= STORED:
        return text
    rest = hashlib.sha256("\n".join(lines[STORED:]).encode()).hexdigest()
    return "\n".join([*lines[:STORED], f"and {len(lines) - STORED} more lines, by SHA-256 {rest}", ""])


@every_game
def test_the_golden_playthrough_is_unchanged(game: Game, update_golden: bool) -> None:
    greedy, chance = play(game, {}, 1, greedy=True), short_random_match(game)
    text = f"A greedy game\n\n{shortened(playthrough(greedy))}\n\nA random game\n\n{shortened(playthrough(chance))}"
    file = GOLDEN / f"{game.name}.txt"
    if update_golden:
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8").splitlines() == text.splitlines()
