"""Figures with what they stand beside and the limits they are held to: as JSON, as Markdown, as a table."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from bench.measure import Spread

if TYPE_CHECKING:
    from rich.console import Console

WRITTEN: dict[str, Callable[[float], str]] = {
    "decisions/s": lambda figure: f"{figure / 1e6:.1f} M/s" if figure >= 1e7 else f"{figure / 1e6:.2f} M/s",
    "iterations/s": lambda figure: f"{figure / 1e3:,.1f} k/s" if figure < 1e5 else f"{figure / 1e3:,.0f} k/s",
    "moves/s": lambda figure: f"{figure:,.0f}/s",
    "s": lambda figure: f"{figure:.2f} s",
    "ms": lambda figure: f"{figure:,.1f} ms",
    "µs": lambda figure: f"{figure:.1f} µs",
    "kB": lambda figure: f"{figure:,.1f} kB",
    "points": lambda figure: f"{figure:.2f}",
    "score": lambda figure: f"{figure:.3f}",
    "share": lambda figure: f"{figure:.1%}",
    "part": lambda figure: f"{figure:.0%}",
}
"""How a figure of that unit is written."""


@dataclass(frozen=True, kw_only=True)
class Limit:
    """What a figure is held to, and whether it keeps it."""

    text: str
    met: bool

    def __str__(self) -> str:
        return f"{self.text}: {'met' if self.met else 'MISSED'}"


@dataclass(frozen=True, kw_only=True)
class Row:
    """Figures of one candidate. Without figures, `note` says what is missing."""

    part: str
    name: str
    unit: str  # one of those above
    figures: Mapping[str, float | None]  # by column; all rows of a part have the same
    ratio: float | None = None
    beside: tuple[str, ...] = ()  # the ratio in words, and what else to compare with
    limits: tuple[Limit, ...] = ()
    note: str = ""

    @property
    def columns(self) -> tuple[str, ...]:
        return "", *self.figures, "beside", "limit"

    def cells(self, between: str) -> list[str]:
        """The row as texts, with this between things that share a column."""
        figures = ["-" if figure is None else WRITTEN[self.unit](figure) for figure in self.figures.values()]
        return [self.name, *figures, between.join(self.beside), between.join(map(str, self.limits))]

    def to_json(self) -> dict[str, Any]:
        """With the figures beside the rest, by the names of their columns."""
        row = asdict(self)
        del row["figures"]
        return row | dict(self.figures)


def figure(
    part: str,
    name: str,
    found: Spread | None,
    *,
    unit: str = "decisions/s",
    ratio: float | None = None,
    beside: tuple[str, ...] = (),
    limits: tuple[Limit, ...] = (),
    missing: str = "",
) -> Row:
    """The best and the worst of several rounds; if there were none, what is missing."""
    return Row(
        part=part,
        name=name,
        unit=unit,
        figures={"best": found.best if found else None, "worst": found.worst if found else None},
        ratio=ratio,
        beside=beside,
        limits=limits,
        note="" if found else missing,
    )


@dataclass(frozen=True, kw_only=True)
class Results:
    """All figures of one run, and the machine they were taken on."""

    title: str
    date: str
    taken: str  # how the figures were taken
    machine: dict[str, str]
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
        return asdict(self) | {"rows": [row.to_json() for row in self.rows], "missed": self.missed}

    def to_markdown(self) -> str:
        lines = [f"# {self.title}", "", f"Taken on {self.date}; {self.taken}.", ""]
        lines += [f"- {name}: {value}" for name, value in self.machine.items()]
        for part, rows in self.parts():
            lines += ["", f"## {part}", "", self.notes[part], ""]
            lines += [f"| {' | '.join(rows[0].columns)} |", f"|---|{'---:|' * len(rows[0].figures)}---|---|"]
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
        for column in rows[0].columns:
            figures = column in rows[0].figures
            style = "" if column else "cyan"
            table.add_column(column, justify="right" if figures else "left", style=style, no_wrap=figures)
        for row in rows:
            table.add_row(*row.cells("\n"))
        console.print(table)
        for note in (results.notes[part], *(f"{row.name}: {row.note}." for row in rows if row.note)):
            console.print(Padding(note, (0, 2)), style="dim")
        console.print()
    console.print(f"Limits missed: {'; '.join(results.missed)}." if results.missed else "Every limit was met.")
