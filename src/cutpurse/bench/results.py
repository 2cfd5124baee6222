"""Figures with what they stand beside and the limits they are held to: as JSON, as Markdown, as a table."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS = ("", "best", "worst", "beside", "limit")


@dataclass(frozen=True, kw_only=True)
class Limit:
    """What a figure is held to, and whether it keeps it."""

    text: str
    met: bool

    def __str__(self) -> str:
        return f"{self.text}: {'met' if self.met else 'MISSED'}"


@dataclass(frozen=True, kw_only=True)
class Row:
    """One figure. Without a figure, `note` says what is missing."""

    part: str
    name: str
    unit: str  # "decisions/s", "s"
    best: float | None = None
    worst: float | None = None
    ratio: float | None = None
    beside: tuple[str, ...] = ()  # the ratio in words, and what else to compare with
    limits: tuple[Limit, ...] = ()
    note: str = ""

    def cells(self, between: str) -> tuple[str, str, str, str, str]:
        """The row as texts, with this between things that share a column."""
        beside, limits = between.join(self.beside), between.join(map(str, self.limits))
        return self.name, self.written(self.best), self.written(self.worst), beside, limits

    def written(self, figure: float | None) -> str:
        if figure is None:
            return "-"
        if self.unit == "s":
            return f"{figure:.2f} s"
        return f"{figure / 1e6:.1f} M/s" if figure >= 1e7 else f"{figure / 1e6:.2f} M/s"


@dataclass(frozen=True, kw_only=True)
class Results:
    """All figures of one run, and the machine they were taken on."""

    date: str
    machine: dict[str, str]
    rounds: int
    notes: dict[str, str]  # what to know of a part
    rows: tuple[Row, ...]

    @property
    def missed(self) -> list[str]:
        """The limits that were not kept."""
        return [f"{row.name}: {limit.text}" for row in self.rows for limit in row.limits if not limit.met]

    def parts(self) -> Iterable[tuple[str, list[Row]]]:
        for part in dict.fromkeys(row.part for row in self.rows):
            yield part, [row for row in self.rows if row.part == part]

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"missed": self.missed}

    def to_markdown(self) -> str:
        lines = ["# Speed of the engine", ""]
        lines += [f"Taken on {self.date}; the best and the worst of {self.rounds} rounds, all candidates in turn.", ""]
        lines += [f"- {name}: {value}" for name, value in self.machine.items()]
        for part, rows in self.parts():
            lines += ["", f"## {part}", "", self.notes[part], ""]
            lines += [f"| {' | '.join(COLUMNS)} |", "|---|---:|---:|---|---|"]
            lines += [f"| {' | '.join(row.cells('; '))} |" for row in rows]
            lines += [line for row in rows if row.note for line in ("", f"{row.name}: {row.note}.")]
        lines += ["", f"Limits missed: {'; '.join(self.missed)}." if self.missed else "Every limit was met."]
        return "\n".join(lines) + "\n"


def print_results(results: Results, console: "Console") -> None:
    """For people."""
    from rich import box
    from rich.padding import Padding
    from rich.table import Table

    for part, rows in results.parts():
        table = Table(title=part, title_style="bold", title_justify="left", box=box.SIMPLE, pad_edge=False)
        for column in COLUMNS:
            figures = column in ("best", "worst")
            style = "" if column else "cyan"
            table.add_column(column, justify="right" if figures else "left", style=style, no_wrap=figures)
        for row in rows:
            table.add_row(*row.cells("\n"))
        console.print(table)
        for note in (results.notes[part], *(f"{row.name}: {row.note}." for row in rows if row.note)):
            console.print(Padding(note, (0, 2)), style="dim")
        console.print()
    console.print(f"Limits missed: {'; '.join(results.missed)}." if results.missed else "Every limit was met.")
