"""A check told to people, and to programs."""

from pathlib import Path
from typing import Any

from cutpurse.check.run import STAGES, Fault, Report
from cutpurse.terminal.screen import Screen

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
    screen.say(f"{report.title}: " + (f"{many} fault{'s' * (many > 1)}" if many else "nothing is wrong"), "bold")
    for number, fault in enumerate(report.faults, 1):
        screen.say()
        for line in paragraph(number, fault):
            screen.say(f"  {line}")
        if fault.seed is not None:
            screen.say(f"  {how_to_see(report, fault, kept.get(number))}")
    screen.say()
    done = ", ".join(f"{games} games {stage}" for stage, games in report.games.items())
    screen.say(f"Checked: {', '.join(report.stages)}" + (f"; {done}." if done else "."))
    left = [ABOUT[stage] for stage in STAGES if stage not in report.stages]
    if left:
        screen.say(f"Not checked{' yet, faults come first' * bool(many)}: {', '.join(left)}.")


def paragraph(number: int, fault: Fault) -> list[str]:
    """A fault as lines: where, what, and which law it breaks."""
    lines = [f"{number}. {fault.place}: {fault.what}" if fault.place else f"{number}. {fault.what}"]
    if fault.place and fault.place.source:
        lines.append(f"   > {fault.place.source}")
    if fault.law:
        lines.append(f"   The law: {fault.law}")
    if fault.match:
        chosen = fault.match.game.write_options(fault.match.options)
        step = "" if fault.step is None else f"After step {fault.step}, "
        lines.append(
            f"   {step}{fault.match.seats} seats, {' '.join(f'{name}={value}' for name, value in chosen.items())}"
        )
    return lines


def how_to_see(report: Report, fault: Fault, file: Path | None) -> str:
    if file:
        return f"   See it: cutpurse replay {file} --seat all"
    return (
        f"   This game alone, and its record: cutpurse check {report.name} --seed {fault.seed} --games 1 --keep FOLDER"
    )


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
