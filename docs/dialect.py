"""Turns our Markdown, which is written as GitHub reads it, into the Markdown that the site's builder reads.

The two differ where a list or a table follows a paragraph, in how far lists are indented, and in formulas.
"""

import re
from collections.abc import Callable, Iterator
from html import escape

from latex2mathml.converter import convert
from markdown_it import MarkdownIt
from markdown_it.token import Token

READER = MarkdownIt("commonmark").enable("table")
MARKER = re.compile(r"(\s*)([-*+]|\d+[.)])(\s+)")
LISTS = ("bullet_list_open", "ordered_list_open")
CODE = ("fence", "code_block")
FORMULA = re.compile(
    r"(?P<code>`+)(?:.*?)(?P=code)|\$\$(?P<shown>.+?)\$\$|\$(?P<within>[^\s$](?:[^$]*[^\s$])?)\$", re.DOTALL
)
INFO = re.compile(r"(?<=`)(\w*) .*")  # the builder takes one word
BAR = re.compile(r"`([^`\n]*\\\|[^`\n]*)`")  # in a table
ESCAPED = r"\|"
INDENT = 4  # of what belongs to an item of a list


def for_site(text: str) -> str:
    """The same page, as the site's builder reads it."""
    return outside_code(with_lists(text), lambda part: with_bars(with_formulas(part)))


def code_lines(text: str) -> set[int]:
    """The lines of all blocks of code."""
    return {line for token in READER.parse(text) if token.type in CODE and token.map for line in range(*token.map)}


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change what is no block of code."""
    code, parts = code_lines(text), list[tuple[bool, list[str]]]()
    for number, line in enumerate(text.splitlines(keepends=True)):
        if not parts or parts[-1][0] != (number in code):
            parts.append((number in code, []))
        parts[-1][1].append(line)
    return "".join("".join(lines) if is_code else change("".join(lines)) for is_code, lines in parts)


def with_lists(text: str) -> str:
    """Lists indented by four, and an empty line before each list and table."""
    lines, tokens = text.splitlines(), READER.parse(text)
    items = [token.map for token in tokens if token.type == "list_item_open" and token.map]
    apart = {token.map[0] for token in tokens if token.type == "table_open" and token.map}
    apart |= set(first_lines(tokens))
    running = {line for token in tokens if token.type == "inline" and token.map for line in range(*token.map)[1:]}
    fences = {token.map[0] for token in tokens if token.type == "fence" and token.map}
    out: list[str] = []
    for number, line in enumerate(lines):
        if number in running and MARKER.match(line):  # a line of a paragraph, which only looks like an item
            out[-1] += " " + line.lstrip()
            continue
        if number in apart and out and out[-1].strip():
            out.append("")
        if number in fences:
            line = INFO.sub(r"\1", line)
        out.append(indented(line, number, [item for item in items if item[0] <= number < item[1]], lines))
    return "\n".join(out) + "\n"


def first_lines(tokens: list[Token]) -> Iterator[int]:
    """Where lists begin, the items of loose ones, and those that follow the end of a list within a list."""
    for at, token in enumerate(tokens):
        if token.type in LISTS and token.map:
            yield token.map[0]
            inside = [later for later in tokens[at:] if later.map and later.map[1] <= token.map[1]]
            loose = any(is_shown(part, token.level + 2) for part in inside)
            nested = {part.map[1] for part in inside if part.type in LISTS and part.level > token.level and part.map}
            items = (part for part in inside if part.type == "list_item_open" and part.level == token.level + 1)
            yield from (item.map[0] for item in items if item.map and (loose or item.map[0] in nested))


def is_shown(part: Token, level: int) -> bool:
    """Whether it is a paragraph that shows as such: in a tight list they don't."""
    return part.type == "paragraph_open" and part.level == level and not part.hidden


def indented(line: str, number: int, items: list[list[int]], lines: list[str]) -> str:
    """A line with the indentation of the items that it belongs to."""
    starts = [MARKER.match(lines[start]) for start, _ in items]
    if not items or not line.strip():
        return line
    if number == items[-1][0] and starts[-1]:
        _, marker, _ = starts[-1].groups()
        return INDENT * (len(items) - 1) * " " + f"{marker} " + line[starts[-1].end() :]
    own = len(line) - len(line.lstrip())
    cut = min(own, starts[-1].end() if starts[-1] else 0)
    return INDENT * len(items) * " " + line[cut:]


def with_formulas(text: str) -> str:
    """Formulas as MathML, which browsers draw by themselves."""
    return FORMULA.sub(formula, text)


def formula(found: re.Match[str]) -> str:
    if found["code"]:
        return found[0]
    shown = found["shown"] is not None
    drawn = convert(found["shown"] or found["within"], display="block" if shown else "inline")
    return f"<div>{drawn}</div>" if shown else f"<span>{drawn}</span>"  # a line may begin with it


def with_bars(text: str) -> str:
    """Bars in code within tables, as entities."""
    return BAR.sub(lambda found: f"<code>{escape(found[1]).replace(ESCAPED, '&#124;')}</code>", text)
