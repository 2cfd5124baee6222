"""What is compiled again after an edit: what the edited file is compiled into, and nothing else."""

import sys
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cutpurse import games
from cutpurse.core.sources import engine_digest, game_digest, game_source, imported, reached
from cutpurse.core.state import Layout, i8

PLUGIN = {
    "__init__.py": "from . import greedy, rules, view\n",
    "rules.py": """
        from typing import TYPE_CHECKING
        import numpy as np
        from card_kit import RANKS
        from cutpurse.core.compiling import rule
        from cutpurse.kit.dealing import deal_unseen
        import somebodys_game.tables as tables
        from . import cards
        from .options import (
            TIE,
        )
        if TYPE_CHECKING:
            from .look import LOOK
        """,
    "greedy.py": """
        from somebodys_game.rules import *
        def weigh():
            from .weights import GOOD
        """,
    "cards.py": "from .deck import suits\n",
    "deck/__init__.py": "SUITS = 4\n",
    "deck/suits.py": "",
    "deck/backs.py": "",
    "options.py": "TIE = 1\n",
    "tables.py": "",
    "weights.py": "GOOD = 1\n",
    "look.py": "LOOK = 1\n",
    "unused.py": "from cutpurse.core.compiling import rule\n",
    "view.py": "from cutpurse.core.compiling import rule\nfrom .rules import TIE\n",
    "words/en.ftl": "",
}
RULES = ("somebodys_game.rules", "somebodys_game.greedy")


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another package's game, and one that it borrows from. They are imported as far as it matters."""
    folder = tmp_path / "somebodys_game"
    for name, text in PLUGIN.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(dedent(text))
    (tmp_path / "card_kit.py").write_text("RANKS = 13\n")
    for package in ("somebodys_game", "card_kit"):
        module = ModuleType(package)
        module.__file__ = str(tmp_path / f"{package}.py")
        monkeypatch.setitem(sys.modules, package, module)
    sys.modules["somebodys_game"].__path__ = [str(folder)]
    return folder


def edit(file: Path) -> None:
    file.write_text(file.read_text() + "# edited\n")


@pytest.mark.parametrize("file", ["rules", "greedy", "cards", "deck/suits", "options", "tables", "weights"])
def test_what_the_rules_import_counts(plugin: Path, file: str) -> None:
    before = game_digest(RULES, ())
    edit(plugin / f"{file}.py")
    assert game_digest(RULES, ()) != before


@pytest.mark.parametrize(
    "file", ["__init__.py", "view.py", "look.py", "unused.py", "deck/__init__.py", "deck/backs.py", "words/en.ftl"]
)
def test_anything_else_does_not(plugin: Path, file: str) -> None:
    before = game_digest(RULES, ())
    edit(plugin / file)
    assert game_digest(RULES, ()) == before


def test_another_package_may_use_what_is_ours_or_a_third_ones(plugin: Path) -> None:
    found = reached(RULES, game_source)
    others = {name: file for name, file in found.items() if not name.startswith("somebodys_game")}
    assert set(others) == {"cutpurse.kit.dealing", "card_kit"}
    assert others["card_kit"] == plugin.parent / "card_kit.py"


def test_which_functions_are_the_rules_counts(plugin: Path) -> None:
    """A choice that a game makes where it is tied together: the fewest points win, say."""
    assert game_digest(RULES, ["a.by_most"]) != game_digest(RULES, ["a.by_fewest"])
    assert game_digest(RULES, ()) != game_digest(RULES[:1], ())


@pytest.mark.parametrize("name", games.names())
def test_our_games_are_compiled_from_rules_alone(name: str) -> None:
    found = reached([module.__name__ for module in games.load(name).rules], game_source)
    own = [module for module in found if not module.startswith("cutpurse.kit.")]
    rooms = {module.rpartition(".")[2].partition("_")[0] for module in own}
    assert rooms <= {"rules", "options", "worlds", "observe", "features", "greedy", "laws"}


def test_a_game_names_its_states_by_its_sources_and_by_what_it_makes_of_them() -> None:
    lucre, names = games.load("lucre"), []
    own: Any = SimpleNamespace(
        **{name: value for module in reversed(lucre.rules) for name, value in vars(module).items()}
    )
    del own.standing
    for lowest_wins in (False, True):
        layout = Layout("named", {"a": i8})
        replace(lucre, layout=layout, rules=(own,), lowest_wins=lowest_wins)
        names.append(layout.name)
    assert names[0] != names[1]
    assert all(name.startswith("named_") for name in names)


def test_plain_imports_may_mean_the_packages_above(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("import a.b.c\nimport d.e as f, g\n")
    assert {inner for _, inner in imported("rules", file)} == {"a", "a.b", "a.b.c", "d.e", "g"}


def test_the_engine_is_what_compiles_and_what_that_imports(tmp_path: Path) -> None:
    package = tmp_path / "cutpurse"
    files = {
        "core/compiling.py": "from cutpurse.core.state import x",
        "core/state.py": "",
        "core/loop.py": "from cutpurse.core.compiling import rule\nfrom cutpurse.core import bits",
        "core/bits.py": "",
        "core/words.py": "",
        "bots/search/tree.py": "from ...core.compiling import entry",
        "bots/names.py": "from cutpurse.core.compiling import CACHE",
        "kit/tricks.py": "from cutpurse.core.compiling import rule",
    }
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    changed = set()
    for name in files:
        before = engine_digest(package)
        edit(package / name)
        if engine_digest(package) != before:
            changed.add(name)
    assert changed == set(files) - {"core/words.py", "bots/names.py", "kit/tricks.py"}
