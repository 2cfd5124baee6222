"""What each seat earned and from what, as a table under a finished match."""

from collections.abc import Mapping
from operator import add

from rich.text import Text

from cutpurse.core.ledger import Statistics
from cutpurse.core.message import Message
from cutpurse.terminal.pen import FAINT, STRONG, WORDS, Pen, ink

MARGIN, GAP = 2, 2
MOST_ROWS = 12  # of causes; a game that names none has as many as there are steps


def accounts(statistics: Statistics, pen: Pen) -> list[Text]:
    """By cause, by part of the match, and in all."""
    causes, parts = in_words(statistics.by_cause(), pen), in_words(statistics.by_part(), pen)
    blocks = [causes] if len(causes) <= MOST_ROWS else []
    blocks += [parts] if len(parts) > 1 else []
    if not blocks:
        return []
    total = {"in all": tuple(account.total for account in statistics.accounts)}
    names = [account.name for account in statistics.accounts]
    label = max(len(row) for block in (*blocks, total) for row in block)
    widths = [max(len(name), 4) + GAP for name in names]
    in_columns = MARGIN + label + sum(widths) <= pen.width and pen.signs is not WORDS
    lines = pen.prose(f"What each seat earned, in {statistics.unit}:", STRONG)
    if in_columns:
        lines.append(Text(" " * (MARGIN + label)).append(line_up(names, widths), FAINT))
    for block in (*blocks, total):
        style = STRONG if block is total else ""
        rows = columns(block, label, widths, style) if in_columns else sentences(block, names, pen, style)
        lines += [*rows, Text()]
    return lines


def in_words(sums: Mapping[Message, tuple[int, ...]], pen: Pen) -> dict[str, tuple[int, ...]]:
    """Sums by what their messages say; those that say the same are added."""
    found: dict[str, tuple[int, ...]] = {}
    for message, seats in sums.items():
        row = pen.say(message)
        found[row] = tuple(map(add, found[row], seats)) if row in found else seats
    return found


def columns(block: Mapping[str, tuple[int, ...]], label: int, widths: list[int], style: str) -> list[Text]:
    return [
        ink(" " * MARGIN + row.ljust(label), style or FAINT).append(line_up(list(map(str, seats)), widths), style)
        for row, seats in block.items()
    ]


def line_up(cells: list[str], widths: list[int]) -> str:
    return "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))


def sentences(block: Mapping[str, tuple[int, ...]], names: list[str], pen: Pen, style: str) -> list[Text]:
    """Where columns don't fit, or can't be read aloud."""
    lines = []
    for row, seats in block.items():
        told = ", ".join(f"{name} {amount}" for name, amount in zip(names, seats, strict=True))
        lines += pen.prose(f"{row}: {told}", style, MARGIN)
    return lines
