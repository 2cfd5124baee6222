"""Which rules the tests name: an id counts where a comment or the docstring of a test function has it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ID = re.compile(r"\b(LUC|COI|CRY)-([AET]?)(\d\d)(?:\.\.(\d\d))?")  # LUC-24, or LUC-24..26


def all_rules() -> set[str]:
    """The ids of `rule_ids.txt`."""
    lines = (HERE / "rule_ids.txt").read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def ids_in(text: str) -> set[str]:
    return {
        f"{game}-{kind}{number:02}"
        for game, kind, first, last in ID.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def named_by_tests(source: str) -> dict[str, set[str]]:
    """The rules each test function of a module names."""
    comments = {
        token.start[0]: token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return {
        test.name: ids_in("\n".join([ast.get_docstring(test) or "", *comments_of(test, comments)]))
        for test in ast.walk(ast.parse(source))
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
    }


def comments_of(test: ast.FunctionDef, comments: dict[int, str]) -> Iterator[str]:
    last = test.end_lineno or test.lineno
    return (comments[line] for line in range(test.lineno, last + 1) if line in comments)


def modules_of_tests() -> list[Path]:
    return sorted(HERE.rglob("test_*.py"))
