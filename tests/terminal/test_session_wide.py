"""A game with 104 actions in the terminal: more than fit one word."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import cutpurse
from cutpurse import games
from cutpurse.bots.warm import PARTS, warm
from tests.installing import install
from tests.terminal.conftest import Run


@pytest.fixture
def double_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path, "double_deck = tests.games.double_deck:GAME")
    monkeypatch.syspath_prepend(tmp_path)
    games._homes.cache_clear()
    warm(games.load("double_deck"), list(PARTS), lambda told: None)  # else there are no hints yet
    yield
    games._homes.cache_clear()


@pytest.mark.usefixtures("double_deck")
def test_cards_of_both_words_are_played_hinted_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    """North holds 64 and higher cards, which are bits of the second word, and lower ones."""
    file = tmp_path / "record.txt"
    table = ("play", "double_deck", "--players", "2", "--seat", "1", "--bots", "sharp@50", "--seed", "5")
    played = run(*table, "--save", file, typed=["hint", "play 105", "3", "1", "1"])
    assert played.exit_code == 0, played.output
    match = cutpurse.read_record(file.read_text()).match
    mine = [frame.action for frame in match.frames if frame.seat == 0 and frame.action is not None]
    assert match.outcome is not None
    assert min(mine) < 63 <= max(mine)
    for card in mine:
        assert f"North plays {card + 1}." in played.stdout
    assert "“play 105” is not an action here" in " ".join(played.stdout.split())
    assert "play " in played.stdout.split("> ")[1], "the hint names a card"
    replayed = run("replay", file, "--seat", "North")
    assert replayed.exit_code == 0, replayed.output
    assert f"North plays {mine[0] + 1}." in replayed.stdout
