"""The site of the documentation: built without a warning, whole in itself, and the same as our Markdown."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt

from docs.build_site import DOCS, ROOT, SETTINGS, build, own_games, pages
from tests.docs.site_pages import Page, Site

ALIKE = ("h2", "h3", "li", "ol", "pre", "table", "td", "ul")
READER = MarkdownIt("commonmark").enable("table")  # as GitHub reads it


def in_nav(entries: list[Any]) -> Iterator[str]:
    """The pages that the navigation names."""
    for entry in entries:
        for goal in [entry] if isinstance(entry, str) else entry.values():
            yield from [goal] if isinstance(goal, str) else in_nav(goal)


def test_every_page_is_in_the_navigation_once() -> None:
    settings = tomllib.loads((DOCS / SETTINGS).read_text(encoding="utf-8"))
    named = list(in_nav(settings["project"]["nav"]))
    assert len(named) == len(set(named))
    assert set(named) == {home.as_posix() for home in pages().values()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site") / "site"
    build(folder)  # a warning ends it
    return Site(folder)


def test_the_site_is_whole_in_itself_and_reads_as_it_is_written(site: Site, tmp_path: Path) -> None:
    """One test, for a site is built once for it."""
    assert site.broken == []
    assert site.from_elsewhere == []
    assert [page.file for page in site.pages.values() if page.pictures_without_words] == []
    for file, home in pages().items():
        if file.is_relative_to(DOCS) or file.is_relative_to(ROOT / "bench"):
            assert differences(file, home, site, tmp_path) == []
    for game in own_games():
        built = site.folder / "games" / f"{game}.html"
        assert built.read_text(encoding="utf-8").count('class="card ') > 3


def differences(file: Path, home: Path, site: Site, folder: Path) -> list[str]:
    """Where a page of the site has other words, or another number of an element, than GitHub would show."""
    name = "index" if home.name == "README.md" else home.stem
    (folder / "page.html").write_text(f"<article>{READER.render(file.read_text(encoding='utf-8'))}</article>", "utf-8")
    written, built = Page(folder / "page.html"), site.pages[(site.folder / home.parent / f"{name}.html").resolve()]
    found = [f"{file.name}: {tag}" for tag in ALIKE if written.counts.get(tag) != built.counts.get(tag)]
    if "<math" not in built.file.read_text(encoding="utf-8") and letters(written) != letters(built):
        found.append(f"{file.name}: its words")
    return found


def letters(page: Page) -> str:
    return re.sub(r"[\s¶]+", "", "".join(page.words))


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text('<h1 id="top">B</h1><a href="../b.html">out</a>', "utf-8")
    (tmp_path / "a.html").write_text(
        '<a href="b.html#top">yes</a><a href="b.html#gone">no</a><a href="c.html">no</a><a href="https://example.org">-</a>'
        '<img src="gone.png" alt=""><script src="https://example.org/x.js"></script>',
        "utf-8",
    )
    site = Site(tmp_path)
    assert site.broken == ["a.html: b.html#gone", "a.html: c.html", "a.html: gone.png", "b.html: ../b.html"]
    assert site.from_elsewhere == ["a.html: https://example.org/x.js"]
    assert [page.file.name for page in site.pages.values() if page.pictures_without_words] == ["a.html"]
