"""Writes the reference of what a game hands over, from the code itself: `python docs/reference.py`.

The meaning of a field is the comment behind it, that of a function the first paragraph of its docstring.
"""

import ast
import io
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"
CORE = ROOT / "src" / "cutpurse" / "core"

INTRODUCTION = """\
# Reference: what a game hands over

Made from the code by `python docs/reference.py`; a test compares them. How a game is written is told in
[adding a game](adding-a-game.md). A field without a default must be given.
"""

CLASSES = {
    "game": ("Game", "Meanings"),
    "view": ("View", "Own", "Seat", "Zone", "Card", "Face", "Pip", "Counter", "Action", "Line"),
    "options": ("Option", "Switch", "Choice", "Number", "Numbers"),
    "look": ("Look", "Suit", "Tip"),
    "guide": ("Guide", "GuideStep"),
}


def reference() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for module, names in CLASSES.items():
        source = (CORE / f"{module}.py").read_text(encoding="utf-8")
        classes = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
        comments = comments_by_line(source)
        parts += [described(classes[name], module, comments) for name in names]
    return "\n".join([*parts, functions()])


def comments_by_line(source: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}


def described(node: ast.ClassDef, module: str, comments: dict[int, str]) -> str:
    """A class: what it is, and a table of its fields."""
    lines = [f"## {node.name}", "", f"`cutpurse.core.{module}.{node.name}`. {summary(node)}", ""]
    lines += ["| field | type | default | meaning |", "|---|---|---|---|"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            meaning = comments.get(field.lineno, "")
            cells = (f"`{field.target.id}`", code(field.annotation), default(field.value), meaning)
            lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def summary(node: ast.ClassDef | ast.FunctionDef) -> str:
    """The first paragraph of a docstring, in one line."""
    return " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())


def code(node: ast.expr) -> str:
    return f"`{ast.unparse(node)}`"


def default(value: ast.expr | None) -> str:
    """A field's default; a factory gives what it makes when it is called with nothing."""
    if isinstance(value, ast.Call):
        factory = next(word.value for word in value.keywords if word.arg == "default_factory")
        return f"`{ast.unparse(factory)}()`"
    return code(value) if value else ""


def functions() -> str:
    """The functions of the contract, which the rules give their bodies."""
    tree = ast.parse((CORE / "contract.py").read_text(encoding="utf-8"))
    lines = ["## The functions of the rules", "", "`cutpurse.core.contract`, in compiled code.", ""]
    lines += ["| function | what it does |", "|---|---|"]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            arguments = ", ".join(argument.arg for argument in node.args.args)
            lines.append(f"| `{node.name}({arguments})` | {' '.join((ast.get_docstring(node) or '').split())} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
