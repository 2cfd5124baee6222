"""A report in a terminal: what it shows, section by section."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from cutpurse.lab.metrics import SECTIONS
from cutpurse.lab.report import Report
from cutpurse.lab.sentences import sentences, warnings
from cutpurse.lab.study import Run, Store

KINDS = {
    "games": "games",
    "counted": "games",
    "fresh": "fresh deals",
    "chances": "chances from playouts",
    "deals": "skill ladder",
}


def print_report(report: Report, console: Console) -> None:
    """The sentences; all figures are in the files."""
    stopped = "" if report.complete else ", stopped early"
    console.print(f"[bold]{escape(report.title)}[/], {report.games:,} games, {escape(report.bots)}{stopped}")
    told = sentences(report)
    for section, title in SECTIONS.items():
        if not told[section]:
            continue
        console.print(f"\n[cyan]{title}[/]")
        for sentence in told[section]:
            console.print(Padding(escape(sentence), (0, 0, 0, 2)))
        for warning in warnings(report, section):
            console.print(Padding(f"[yellow]Careful:[/] {escape(warning)}", (0, 0, 0, 2)))
    console.print(f"\n  Seed {report.seed}", style="dim", soft_wrap=True)


def say_costs(
    runs: Sequence[Run], store: Store, costs: Mapping[str, float], cores: int, *, at_most: bool = False
) -> str:
    """How long it will take, what takes how long, and what less would show."""
    seconds: dict[str, float] = {}
    for run in runs:
        if run.digest in costs:
            seconds[run.what] = seconds.get(run.what, 0.0) + store.missing(run) * costs[run.digest] / cores
    if not seconds:
        return ""
    parts = ", ".join(f"{KINDS[what]} {say_time(time)}" for what, time in seconds.items())
    on = "one core" if cores == 1 else f"{cores} cores"
    told = f"This takes {'at most ' * at_most}about {say_time(sum(seconds.values()))} on {on}: {parts}."
    searched = seconds.get("chances", 0.0) + seconds.get("deals", 0.0)
    chances = next((run for run in runs if run.what == "chances"), None)
    if chances and searched > 20:
        told += (
            f" With --search {max(10, chances.size // 4)} the search takes a quarter of that, and its intervals"
            " are twice as wide; with --search 0 there is none."
        )
    return told


def say_time(seconds: float) -> str:
    """8 s; 3 min; 2 h."""
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
