"""What can be seen in a game's sources: fields and names that don't exist, and paths without a return."""

import ast
import builtins
import dis
from collections.abc import Iterator
from inspect import unwrap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from cutpurse.check.places import Place, no_field, no_name
from cutpurse.core.game import Game

RULE = "rule"  # the decorator of functions whose first parameter is the state
STATE = "s"


def faults_in_sources(game: Game) -> Iterator[tuple[Place, str]]:
    """Every fault in the modules of a game, with its place."""
    for module in dict.fromkeys((*game.rules, *game.shown)):
        yield from unknown_names(module)
    for module in game.rules:
        file = Path(module.__file__ or "")
        for function in rules_in(ast.parse(file.read_text(encoding="utf-8"))):
            yield from unknown_fields(function, file, game)
            yield from missing_returns(function, file)


def rules_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions that are marked as rules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(is_name(mark, RULE) for mark in node.decorator_list):
            yield node


def is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def unknown_fields(function: ast.FunctionDef, file: Path, game: Game) -> Iterator[tuple[Place, str]]:
    """What a rule asks of the state that is no field of it."""
    if not function.args.args or function.args.args[0].arg != STATE:
        return
    fields = game.layout.fields
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and is_name(node.value, STATE) and node.attr not in fields:
            yield Place(file=file, line=node.lineno, function=function.name), no_field(node.attr, fields)


def missing_returns(function: ast.FunctionDef, file: Path) -> Iterator[tuple[Place, str]]:
    """A rule that returns a value on some paths and nothing on others."""
    returns = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
    if any(node.value for node in returns):
        place = Place(file=file, line=function.lineno, function=function.name)
        if goes_on(function.body) or not all(node.value for node in returns):
            yield (
                place,
                "it returns a value on some paths and nothing on others: every path needs a `return` with a value",
            )


def goes_on(body: list[ast.stmt]) -> bool:
    """Whether the end of these statements can be reached."""
    last = body[-1]
    if isinstance(last, (ast.Return, ast.Raise)):
        return False
    if isinstance(last, ast.If):
        return goes_on(last.body) or not last.orelse or goes_on(last.orelse)
    if isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value:
        return any(isinstance(node, ast.Break) for node in ast.walk(last))
    if isinstance(last, ast.With):
        return goes_on(last.body)
    return True


def unknown_names(module: ModuleType) -> Iterator[tuple[Place, str]]:
    """Names in the functions of a module that are defined nowhere."""
    functions = [unwrap(value) for value in vars(module).values() if isinstance(value, FunctionType)]
    for function in functions:
        if function.__globals__ is vars(module):
            for code in codes_in(function.__code__):
                yield from unknown_names_in(code, module)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of the functions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def unknown_names_in(code: CodeType, module: ModuleType) -> Iterator[tuple[Place, str]]:
    line = code.co_firstlineno
    for instruction in dis.get_instructions(code):
        line = instruction.positions.lineno or line if instruction.positions else line
        name = instruction.argval
        if instruction.opname == "LOAD_GLOBAL" and name not in vars(module) and name not in vars(builtins):
            yield Place(file=Path(code.co_filename), line=line, function=code.co_name), no_name(name, vars(module))
