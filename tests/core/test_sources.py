"""What is compiled again after an edit: what the edited file is compiled into, and nothing else."""

from pathlib import Path

import pytest

from cutpurse.core.sources import compiled_sources, game_digest

COMPILED = "from cutpurse.core.compiling import rule\n"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A package with two games and what they share."""
    folder = tmp_path / "cutpurse" / "games"
    for game, imports in {
        "lucre": "from cutpurse.games._cards.rules import (\n    deck,\n)\n"
        "from cutpurse.games.lucre.options import TIE\n",
        "coin": "",
        "_cards": "from cutpurse.games._cards import suits\n",
    }.items():
        (folder / game).mkdir(parents=True)
        (folder / game / "rules.py").write_text(COMPILED + imports)
        for name in ("options", "view", "suits"):
            (folder / game / f"{name}.py").write_text("")
    return folder


def digest(games: Path, game: str = "lucre") -> str:
    return game_digest(games / game / "rules.py", f"cutpurse.games.{game}.rules")


@pytest.mark.parametrize("file", ["lucre/rules.py", "lucre/options.py", "_cards/rules.py", "_cards/suits.py"])
def test_what_the_rules_are_compiled_from_counts(games: Path, file: str) -> None:
    before, other = digest(games), digest(games, "coin")
    (games / file).write_text(COMPILED + (games / file).read_text() + "a = 1\n")
    assert digest(games) != before
    assert digest(games, "coin") == other


@pytest.mark.parametrize("file", ["lucre/view.py", "coin/rules.py", "_cards/view.py"])
def test_anything_else_does_not(games: Path, file: str) -> None:
    before = digest(games)
    (games / file).write_text((games / file).read_text() + "a = 1\n")
    assert digest(games) == before


def test_another_package_may_import_by_dots(tmp_path: Path) -> None:
    folder = tmp_path / "high_card"
    folder.mkdir()
    (folder / "rules.py").write_text(f"{COMPILED}from .cards import deck\nfrom high_card.suits import names\n")
    for name in ("cards", "suits", "view"):
        (folder / f"{name}.py").write_text("")
    assert list(compiled_sources(folder)) == ["cards", "rules", "suits"]
