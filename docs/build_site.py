"""Builds the site of the documentation: `python -m docs.build_site` writes site/, for any server, or opened as files.

Pages stay where they are written. Here they are collected in one folder, the games' own READMEs and bench/ among them;
links between them are set to their new places, and a source file that is linked becomes a page of its own.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from cutpurse import games
from cutpurse.core.look import Look
from cutpurse.core.view import Card
from cutpurse.server.http.manual import read_cards
from docs.dialect import for_site, outside_code

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SETTINGS = "zensical.toml"
SOURCES = "source"  # the folder of the site in which source files are shown
LINK = re.compile(r"(?P<start>\]\()(?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?(?=\))")
CARDS = re.compile(r"^(?P<indent> *)```cards\n(?P<rows>.*?)^ *```$", re.MULTILINE | re.DOTALL)
FOREIGN = "https://unpkg.com/iframe-worker/shim"  # what worker.js is for
LANGUAGES = {".py": "python", ".txt": "text", ".toml": "toml", ".ftl": "text", ".md": "markdown", ".json": "json"}


def pages() -> dict[Path, Path]:
    """Every page, by the file it is made from."""
    found = {
        file: file.relative_to(DOCS) for file in DOCS.rglob("*.md") if "examples" not in file.relative_to(DOCS).parts
    }
    found |= {file: Path("bench", file.name) for file in (ROOT / "bench").glob("*.md")}
    found |= {readme(name): Path("games", f"{name}.md") for name in own_games()}
    found |= {ROOT / "README.md": Path("index.md")}  # where a link to it leads; docs/index.md is what is shown
    return found | {ROOT / f"{name}.md": Path(f"{name.lower()}.md") for name in ("CHANGELOG", "CONTRIBUTING")}


def own_games() -> list[str]:
    return sorted(file.parent.name for file in (ROOT / "src/cutpurse/games").glob("*/README.md"))


def readme(game: str) -> Path:
    return ROOT / "src/cutpurse/games" / game / "README.md"


def files() -> dict[Path, Path]:
    """What goes along as it is: pictures, reports, the style."""
    kept = (
        file for file in DOCS.rglob("*") if file.suffix in (".css", ".html", ".js", ".json", ".png", ".svg", ".txt")
    )
    return {file: file.relative_to(DOCS) for file in kept if "examples" not in file.relative_to(DOCS).parts}


class Collector:
    """Puts the pages together in a folder, and remembers which source files they link."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.homes = pages() | files()
        self.shown: set[Path] = set()

    def collect(self) -> None:
        for file, home in files().items():
            self._place(home).write_bytes(file.read_bytes())
        for file, home in pages().items():
            if file != ROOT / "README.md":
                self._write(home, self._page(file, home))
        done: set[Path] = set()
        while todo := sorted(self.shown - done):  # what is shown may bring more
            for source in todo:
                self._write(source_home(source), self._source(source))
            done |= set(todo)

    def _place(self, home: Path) -> Path:
        place = self.folder / home
        place.parent.mkdir(parents=True, exist_ok=True)
        return place

    def _write(self, home: Path, text: str) -> None:
        self._place(home).write_text(text, encoding="utf-8")

    def _page(self, file: Path, home: Path) -> str:
        text = file.read_text(encoding="utf-8")
        if file.parent.parent == ROOT / "src/cutpurse/games":
            text = game_page(text, home.stem)
        return outside_code(for_site(text), lambda part: LINK.sub(self._linked_from(file, home), part))

    def _linked_from(self, file: Path, home: Path) -> Callable[[re.Match[str]], str]:
        def linked(link: re.Match[str]) -> str:
            goal = (file.parent / link["path"]).resolve()
            if goal == home_file(home) or not goal.exists():  # written for the site, or wrong: the build tells
                return link[0]
            if goal not in self.homes:
                self.shown.add(goal)
            to = self.homes.get(goal) or source_home(goal)
            return f"{link['start']}{os.path.relpath(to, home.parent)}{link['anchor'] or ''}"

        return linked

    def _source(self, source: Path) -> str:
        """A source file, or the list of a folder's files, as a page."""
        name, home = source.relative_to(ROOT).as_posix(), source_home(source)
        head = f"---\nsearch:\n  exclude: true\n---\n\n# {name.rpartition('/')[2]}\n\n`{name}`\n\n"
        if source.is_file():
            text = source.read_text(encoding="utf-8")
            return f"{head}````{LANGUAGES.get(source.suffix, 'text')}\n{text.rstrip()}\n````\n"
        inside = [file for file in sorted(source.rglob("*")) if file.is_file() and tracked(file)]
        self.shown |= set(inside)
        rows = (f"- [{file.relative_to(source)}]({os.path.relpath(source_home(file), home.parent)})" for file in inside)
        return head + "\n".join(rows) + "\n"


def tracked(file: Path) -> bool:
    return file.suffix in LANGUAGES and not any(part.endswith((".egg-info", "__pycache__")) for part in file.parts)


def home_file(home: Path) -> Path:
    return DOCS / home


def source_home(source: Path) -> Path:
    return Path(SOURCES) / f"{source.relative_to(ROOT).as_posix()}.md"


# The pages of the games


def game_page(text: str, game: str) -> str:
    """How to play, with a picture of the table, and the cards drawn."""
    look = games.load(game).looks()
    title, _, rest = text.partition("\n")
    scene = "village-day" if game == "village" else game
    picture = f"![{title.lstrip('# ')} in a browser](../../../../docs/pictures/screens/{scene}-desktop.png)"
    rules = f"../../../../docs/rules/{game.replace('_', '-')}.md"
    more = f"`cutpurse play {game}` deals in the terminal; [the numbered rules]({rules}) settle every case."
    return CARDS.sub(
        lambda block: drawn(block["rows"], look, block["indent"]), f"{title}\n\n{picture}\n\n{more}\n{rest}"
    )


def drawn(rows: str, look: Look, indent: str) -> str:
    """Rows of cards, as HTML."""
    colours = {suit.name: suit.colour for suit in look.suits}
    return "".join(
        f'{indent}<div class="cards">{"".join(card_html(card, colours) for card in read_cards(row, look))}</div>\n\n'
        for row in rows.splitlines()
    )


def card_html(card: Card, colours: dict[str, str]) -> str:
    badge = f"<em>{escape(str(card.badges[0].args['text']))}</em>" if card.badges else ""
    if card.face is None:
        return f'<span class="card back"><i>back</i>{badge}</span>'
    pips = ", ".join(f"{pip.count} {pip.kind}{'s' * (pip.count != 1)}" for pip in card.face.pips)
    inside = f"<b>{escape(card.face.rank)}</b><i>{escape(card.face.suit)}</i><small>{pips}</small>"
    return f'<span class="card {colours[card.face.suit]}">{inside}{badge}</span>'


# The build


def build(site: Path) -> None:
    """Write the site into a folder, in place of what is there. A warning is an error."""
    with TemporaryDirectory() as work:
        folder = Path(work)
        Collector(folder / "docs").collect()
        shutil.copy(DOCS / SETTINGS, folder / SETTINGS)
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        ran = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if ran.returncode or "warning" in ran.stdout.lower():
            sys.exit(f"{ran.stdout}\nThe site was not built.")
        keep_at_home(folder / "site")
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(folder / "site", site)


def keep_at_home(site: Path) -> None:
    """Load nothing from elsewhere, and leave out the page that needs to know where the site will be."""
    (site / "404.html").unlink()
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(FOREIGN, os.path.relpath(site / "worker.js", page.parent)), encoding="utf-8")


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    build(target)
    print(f"The site is in {target}: open {target / 'index.html'}")
