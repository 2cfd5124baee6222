"""A comparison for people: in a terminal, and as a page."""

from html import escape

from rich import box
from rich.console import Console
from rich.table import Table

from cutpurse.lab.compare import Change, Compared, Comparison
from cutpurse.lab.metrics import say, say_interval, unit_name
from cutpurse.lab.page import details, document, header
from cutpurse.lab.told import as_words

MOST_LISTED = 12
MOST_SHOWN = 20
COLUMNS = ("as it is", "then", "change", "95% sure")


def name_of(comparison: Comparison, change: Change) -> str:
    """The name of what has changed: Wins by seat: Blue."""
    group = as_words(change.group) if change.group in comparison.examples else change.group
    return f"{change.about.title}: {group}" if group else change.about.title


def figures_of(change: Change) -> tuple[str, ...]:
    """What the columns say of a change."""
    unit = change.about.unit
    apart = say(unit, change.difference, signed=True), say_interval(unit, change.ci95, signed=True)
    return say(unit, change.base), say(unit, change.value), *apart


def sure_changes(compared: Compared) -> list[Change]:
    return [change for change in compared.changes if change.sure]


def headline(comparison: Comparison, compared: Compared) -> str:
    """What a variant changes, in a sentence."""
    changes = sure_changes(compared)
    if not changes:
        return f"Nothing has changed that {comparison.games:,} games can tell."
    first = changes[0]
    now, then = say(first.about.unit, first.value), say(first.about.unit, first.base)
    unit = unit_name(first.about.unit, comparison.unit)
    told = "" if unit == "%" else f" {unit}"
    return (
        f"{len(changes)} of {len(compared.changes)} figures have changed; the most: {name_of(comparison, first)},"
        f" {now}{told} instead of {then}."
    )


def print_comparison(comparison: Comparison, console: Console) -> None:
    stopped = "" if comparison.complete else ", stopped early"
    for compared in comparison.variants:
        table = Table(
            title=f"{comparison.title}, {compared.name}: {comparison.games:,} games on the same deals{stopped}",
            title_style="bold", title_justify="left", box=box.SIMPLE,
        )  # fmt: skip
        table.add_column("what", style="cyan", overflow="fold")
        for column in COLUMNS:
            table.add_column(column, justify="right", style="dim" if column == COLUMNS[-1] else "", no_wrap=True)
        for change in sure_changes(compared)[:MOST_LISTED]:
            table.add_row(name_of(comparison, change), *figures_of(change))
        console.print(table)
        console.print(f"  {headline(comparison, compared)}")
    console.print(f"  Seed {comparison.seed}", style="dim", soft_wrap=True)


def comparison_page(comparison: Comparison) -> str:
    """The whole comparison as one file."""
    sections = "".join(variant_section(comparison, compared) for compared in comparison.variants)
    bots = ", ".join(dict.fromkeys(comparison.lineup))
    facts = [f"{comparison.games:,} games each, on the same deals", escape(bots), f"{comparison.seats} players"]
    head = header("Options compared", comparison.title, facts)
    foot = (
        "<footer><p>Differences are taken game by game, so what the cards did to both cancels out. They are sorted by"
        " how large they are beside what varies from game to game. Of twenty figures that have not changed about one"
        f" seems to, at 95%.</p><p>Seed <code>{comparison.seed}</code></p></footer>"
    )
    return document(f"{comparison.title}: options compared", f"{head}<main>{sections}</main>{foot}")


def variant_section(comparison: Comparison, compared: Compared) -> str:
    changes = sure_changes(compared)
    rows = "".join(change_row(comparison, change) for change in changes[:MOST_SHOWN])
    others = "".join(change_row(comparison, change) for change in compared.changes)
    headings = ["", *COLUMNS]
    tables = details(f"What has changed most with {compared.name}", headings, rows, is_open=True) if rows else ""
    tables += details(f"All figures with {compared.name}", headings, others)
    told = escape(headline(comparison, compared))
    return f'<section><h2>{escape(compared.name)}</h2><p class="first">{told}</p>{tables}</section>'


def change_row(comparison: Comparison, change: Change) -> str:
    cells = "".join(f"<td>{text}</td>" for text in figures_of(change))
    name = f"{name_of(comparison, change)}, {unit_name(change.about.unit, comparison.unit)}"
    return f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
