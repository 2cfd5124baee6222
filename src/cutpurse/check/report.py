"""A check told to people, and to programs."""

import textwrap
from pathlib import Path
from typing import Any

from rich.text import Text

from cutpurse.check.run import STAGES, Fault, Report
from cutpurse.terminal.screen import Screen

INDENT = " " * 5
ABOUT = {
    "loading": "what GAME says",
    "sources": "fields, names and returns in the sources",
    "interpreted": "games interpreted, law by law",
    "compiling": "compiling",
    "compiled": "games compiled, law by law",
}


def keep_records(report: Report, folder: Path) -> dict[int, Path]:
    """Write a record of each match with a fault into a folder; the file of each fault by its number."""
    folder.mkdir(parents=True, exist_ok=True)
    kept: dict[int, Path] = {}
    for number, fault in enumerate(report.faults, 1):
        if text := fault.record:
            kept[number] = folder / f"{report.name}-{number}.txt"
            kept[number].write_text(text, encoding="utf-8")
    return kept


def print_report(report: Report, kept: dict[int, Path], screen: Screen) -> None:
    """What is wrong, each in a paragraph with its place and how to see it; then what was checked."""
    many = len(report.faults)
    screen.say(f"{report.title}: " + (counted(many, "fault") if many else "nothing is wrong"), "bold")
    for number, fault in enumerate(report.faults, 1):
        lines = wrapped(paragraph(fault), f"{number:>3}. ", screen.pen.width)
        if fault.seed is not None:  # a command is not wrapped, so that it can be copied
            lines.append(INDENT + how_to_see(report, fault, kept.get(number)))
        screen.draw([Text(), *map(Text, lines)])
    screen.say()
    done = "".join(f"; {counted(games, 'game')} {stage}" for stage, games in report.games.items())
    screen.say(f"Checked: {', '.join(report.stages)}{done}.")
    if left := [ABOUT[stage] for stage in STAGES if stage not in report.stages]:
        screen.say(f"Not checked{' yet, faults come first' * bool(many)}: {', '.join(left)}.")


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'s' * (number != 1)}"


def wrapped(paragraphs: list[str], mark: str, width: int) -> list[str]:
    """Paragraphs with a hanging indent; a mark stands before the first."""
    marks = [mark] + [INDENT] * (len(paragraphs) - 1)
    return [
        line
        for first, text in zip(marks, paragraphs, strict=True)
        for line in textwrap.wrap(text, width, initial_indent=first, subsequent_indent=INDENT)
    ]


def paragraph(fault: Fault) -> list[str]:
    """A fault in words: where and what, the line, the law that it breaks, and the table that shows it."""
    told = [f"{fault.place}: {fault.what}" if fault.place else fault.what]
    if fault.place and fault.place.source:
        told.append(f"> {fault.place.source}")
    if fault.law:
        told.append(f"The law: {fault.law}")
    if fault.match:
        chosen = fault.match.game.write_options(fault.match.options)
        step = "" if fault.step is None else f"After step {fault.step}, "
        told.append(f"{step}{fault.match.seats} seats, " + " ".join(f"{name}={chosen[name]}" for name in chosen))
    return told


def how_to_see(report: Report, fault: Fault, file: Path | None) -> str:
    if file:
        return f"See it: cutpurse replay {file} --seat all"
    return f"Keep its record: cutpurse check {report.name} --seed {fault.seed} --games 1 --keep FOLDER"


def plain_report(report: Report, kept: dict[int, Path]) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "game": report.name,
        "stages": report.stages,
        "games": report.games,
        "faults": [plain_fault(fault, kept.get(number)) for number, fault in enumerate(report.faults, 1)],
    }


def plain_fault(fault: Fault, file: Path | None) -> dict[str, Any]:
    place, match = fault.place, fault.match
    return {
        "stage": fault.stage,
        "what": fault.what,
        "law": fault.law,
        "file": str(place.file) if place else None,
        "line": place.line if place else None,
        "function": place.function if place else None,
        "seed": fault.seed,
        "step": fault.step,
        "seats": match.seats if match else None,
        "options": match.game.write_options(match.options) if match else None,
        "record": str(file) if file else None,
    }
