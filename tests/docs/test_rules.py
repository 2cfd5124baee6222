"""The pages in docs/rules explain every rule that is cited, once, and every rule is named by a test."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
GAMES = sorted(
    file.parent.name for file in (ROOT / "src/cutpurse/games").glob("*/__init__.py") if file.parent.name[0] != "_"
)
CITING = (*(ROOT / part for part in ("src", "tests", "docs", "web/src")), *ROOT.glob("*.md"))
TEXTS = {".py", ".md", ".ftl", ".ts", ".svelte", ".txt"}
ENTRY = re.compile(r'^- <a id="([A-Z]{3}-[A-Z]?\d\d)"></a>\*\*\1\*\* (.+?)(?=^- <a id|^#|\Z)', re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s:]*)#([^)\s]+)\)")


def page_of(game: str) -> Path:
    return RULES / f"{game.replace('_', '-')}.md"


def entries(page: Path) -> list[tuple[str, str]]:
    """The ids that a page explains, each with its text."""
    return ENTRY.findall(page.read_text(encoding="utf-8"))


EXPLAINED = {rule: text for game in GAMES for rule, text in entries(page_of(game))}
CITED = re.compile(rf"\b({'|'.join(sorted({rule[:3] for rule in EXPLAINED}))})-([A-Z]?)(\d+)(?:\.\.(\d+))?")


def cited_in(text: str) -> set[str]:
    """Every id in a text; `LUC-24..26` is three."""
    found = set()
    for prefix, kind, first, last in CITED.findall(text):
        found.add(f"{prefix}-{kind}{first}")
        found |= {f"{prefix}-{kind}{number:02}" for number in range(int(first) + 1, int(last or first) + 1)}
    return found


def texts() -> Iterator[Path]:
    for place in CITING:
        yield from (file for file in (place.rglob("*") if place.is_dir() else [place]) if file.suffix in TEXTS)


def named_by_tests(source: str) -> set[str]:
    """The ids in the test functions of a module."""
    lines = source.splitlines()
    return {
        rule
        for test in ast.walk(ast.parse(source))
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_")
        for rule in cited_in("\n".join(lines[test.lineno - 1 : test.end_lineno]))
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_page_explains_the_rules_of_one_game_in_order_and_each_once(game: str) -> None:
    page = page_of(game)
    rules = [rule for rule, _ in entries(page)]
    assert len({rule[:3] for rule in rules}) == 1
    for kind in {rule[:-2] for rule in rules}:
        numbers = [int(rule[-2:]) for rule in rules if rule[:-2] == kind]
        assert numbers == list(range(1, len(numbers) + 1)), kind
    text = page.read_text(encoding="utf-8")
    assert text.count("<a id=") == text.count("\n- ") == len(rules)  # no entry in another form


def test_no_two_games_share_their_ids() -> None:
    assert len({entries(page_of(game))[0][0][:3] for game in GAMES}) == len(GAMES)


def test_every_page_is_in_the_index() -> None:
    index = (RULES / "README.md").read_text(encoding="utf-8")
    assert {page_of(game).name for game in GAMES} == {file.name for file in RULES.glob("*.md")} - {"README.md"}
    for game in GAMES:
        page = page_of(game)
        assert f"| {entries(page)[0][0][:3]} | [" in index
        assert f"]({page.name}) |" in index


def test_every_rule_that_is_cited_is_explained() -> None:
    unknown = {
        f"{file.relative_to(ROOT)}: {rule}"
        for file in texts()
        for rule in cited_in(file.read_text(encoding="utf-8")) - set(EXPLAINED)
    }
    assert unknown == set()


def test_every_rule_is_named_by_a_test() -> None:
    modules = (ROOT / "tests").rglob("test_*.py")
    named = set().union(*(named_by_tests(module.read_text(encoding="utf-8")) for module in modules))
    assert set(EXPLAINED) - named == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_gap_tells_the_options_that_settle_it(game: str) -> None:
    options = import_module(f"cutpurse.games.{game}").GAME.options
    told = {(rule, name) for rule, text in entries(page_of(game)) for name in re.findall(r"[Oo]ption\s+`(\w+)`", text)}
    assert told == {(option.settles, option.name) for option in options}
    for rule, text in entries(page_of(game)):
        assert rule[4] != "A" or "option" in text.lower(), rule


def anchors(page: Path) -> set[str]:
    """What can be linked on a page: ids, and headings as they are written in links."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))


def test_links_into_pages_lead_somewhere() -> None:
    lost = {
        f"{file.relative_to(ROOT)}: {path}#{anchor}"
        for file in texts()
        if file.suffix == ".md"
        for path, anchor in LINK.findall(file.read_text(encoding="utf-8"))
        if not (page := file.parent / path if path else file).exists() or anchor not in anchors(page)
    }
    assert lost == set()


def test_ids_and_ranges_of_ids_are_found() -> None:
    source = "\n".join(
        [
            "RULES = ['XXX-01']",
            "def helper():  # XXX-02",
            "    pass",
            "def test_something():  # XXX-09..11",
            "    '''And XXX-A05, but not UTF-8.'''",
        ]
    ).replace("XXX", "LUC")
    seen = {f"LUC-{number}" for number in ("09", "10", "11", "A05")}
    assert named_by_tests(source) == seen
    assert cited_in(source) == seen | {f"LUC-{number}" for number in ("01", "02")}
