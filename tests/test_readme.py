"""The README's examples are true."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_examples_in_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0
