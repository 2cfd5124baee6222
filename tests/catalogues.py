"""What a test can say of catalogues: that they fit the messages in the sources, and each other."""

import ast
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
CONVENTIONS = ("seat-", "suit-", "rank-", "letter-", "option-", "tip-", "tagline", "credits")
BUILT_IN = {"list-middle", "list-last", "card", "plain-text", "you"}  # used by the renderer itself


class References(Visitor):
    """The arguments that a piece of a catalogue uses, and the entries it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.entries: set[str] = set()
        self.of_readers: set[str] = set()  # arguments that are told differently by who reads

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = [one.id.name for one in node.arguments.positional if isinstance(one, ftl.VariableReference)]
        self.of_readers.update(given)
        self.arguments.update(given)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")


def entries(text: str) -> dict[str, References]:
    """The entries of a catalogue, terms with a leading hyphen; it must be well formed and name nothing twice."""
    found: dict[str, References] = {}
    for item in FluentParser().parse(text).body:
        assert not isinstance(item, ftl.Junk), f"this is not Fluent: {item.content}"
        if isinstance(item, (ftl.Message, ftl.Term)):
            name = f"-{item.id.name}" if isinstance(item, ftl.Term) else item.id.name
            assert name not in found, f"{name} is there twice"
            found[name] = References()
            found[name].visit(item)
            if isinstance(item, ftl.Term):
                found[name].arguments.clear()  # those of a term are given where it is used
    return found


def keys_in_sources(*folders: str) -> dict[str, set[frozenset[str]]]:
    """Every text in some Python sources, folders or files, that may be a key, and what `msg(key, …)` gives it."""
    found: dict[str, set[frozenset[str]]] = {}
    for folder in folders:
        path = ROOT / folder
        for file in [path] if path.is_file() else path.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.setdefault(node.value, set())
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg":
                    given = frozenset(argument.arg or "**" for argument in node.keywords)
                    for key in literals(node.args[0]):
                        found.setdefault(key, set()).add(given)
    return found


def literals(node: ast.expr) -> Iterable[str]:
    """The texts that an expression can be: a literal, or a choice between some."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def catalogue_files(package: str) -> dict[str, str]:
    """The catalogues of a package, by language."""
    folder = resources.files(package).joinpath("words")
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def check_catalogues(package: str, said: dict[str, set[frozenset[str]]]) -> None:
    """Every entry is used, has just the arguments it is given, and is there in every language alike."""
    languages = {language: entries(text) for language, text in catalogue_files(package).items()}
    english = languages["en"]
    referred = {name for entry in english.values() for name in entry.entries}
    for key, entry in english.items():
        if key.startswith("-") or key.startswith(CONVENTIONS) or key in BUILT_IN:
            continue
        assert key in said or key in referred, f"{package}: nobody says {key}"
        for given in said.get(key, ()):
            assert "**" in given or entry.arguments <= given, f"{package}: {key} lacks {entry.arguments - given}"
    for language, translated in languages.items():
        messages = {key for key in english if not key.startswith(("-", "letter-"))}
        assert messages <= set(translated), f"{package}/{language}: no words for {messages - set(translated)}"
        extra = {key for key in translated if not key.startswith(("-", *CONVENTIONS))} - set(english)
        assert not extra, f"{package}/{language}: nobody says {extra}"
        for key in messages:
            more = translated[key].arguments - english[key].arguments
            assert not more, f"{package}/{language}: {key} has {more}, which English does not know"
