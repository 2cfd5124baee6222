"""A built site, as a browser would find it: pages with their links, anchors and words."""

from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

EMPTY = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("source", "src"), ("iframe", "src")}


@dataclass
class Page(HTMLParser):
    """One page: what it links and loads, its anchors, and how many of each element its article has."""

    file: Path
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    pictures_without_words: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__init__()
        self._inside: list[str] = []
        self.feed(self.file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loaded += [given[name] for element, name in LOADED if element == tag and name in given]
        if tag == "img" and not given.get("alt"):
            self.pictures_without_words.append(given.get("src", ""))
        if self._inside or tag == "article":
            self.counts[tag] = self.counts.get(tag, 0) + 1
            if tag not in EMPTY:
                self._inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._inside:
            while self._inside.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self._inside and not {"script", "style"} & set(self._inside):
            self.words.append(data)


class Site:
    """All pages of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = {file.resolve(): Page(file) for file in sorted(folder.rglob("*.html"))}

    @cached_property
    def broken(self) -> list[str]:
        """Each link, picture or anchor inside the site that leads nowhere."""
        return [
            f"{page.file.relative_to(self.folder)}: {link}"
            for page in self.pages.values()
            for link in page.links + page.loaded
            if not urlsplit(link).scheme and not self.leads_somewhere(page, link)
        ]

    def leads_somewhere(self, page: Page, link: str) -> bool:
        parts = urlsplit(link)
        goal = (page.file.parent / unquote(parts.path)).resolve() if parts.path else page.file.resolve()
        if not goal.is_relative_to(self.folder.resolve()):
            return False
        if goal in self.pages and parts.fragment:
            return unquote(parts.fragment) in self.pages[goal].anchors
        return goal.is_file()

    @property
    def from_elsewhere(self) -> list[str]:
        """What a page would fetch from another server."""
        return [
            f"{page.file.relative_to(self.folder)}: {address}"
            for page in self.pages.values()
            for address in page.loaded
            if urlsplit(address).netloc
        ]
