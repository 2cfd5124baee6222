"""Charts: Vega-Lite drawings of figures, as SVG that is part of a page and follows its colours.

Each is drawn twice, for a wide and for a narrow screen; the page shows one of them. What a mark means is told where the
mouse rests on it, and in the table behind the chart.
"""

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, TypeAlias

from cutpurse.core.errors import CutpurseError
from cutpurse.lab.figures import Figure
from cutpurse.lab.metrics import say, say_interval, unit_name
from cutpurse.lab.report import Report

Spec: TypeAlias = dict[str, Any]

WIDE, NARROW = 660, 330  # pixels
ROW = 24  # of a chart with a line for each thing
LONGEST = 34  # characters of a label
LETTER = 8.2  # pixels, of a wide font
INK, FAINT, LINE, ACCENT = "var(--ink)", "var(--faint)", "var(--line)", "var(--accent)"
SERIES = tuple(f"var(--series-{number})" for number in range(1, 7))
LABELS = {"labelColor": INK, "titleColor": FAINT, "labelFontSize": 13, "titleFontSize": 12, "titleFontWeight": "normal"}
CONFIG = {
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        **LABELS,
        "domainColor": LINE,
        "tickColor": LINE,
        "gridColor": LINE,
        "labelLimit": 280,
        "labelSeparation": 8,
    },
    "legend": {**LABELS, "orient": "top", "title": None, "labelLimit": 300},
    "header": LABELS,
    "point": {"opacity": 1},
}
MARK = re.compile(r'<(path|line|rect)([^>]*?) aria-label="([^"]*)"([^>]*?)/>')
SPOKEN = re.compile(r' (?:role|aria-[a-z]+)="[^"]*"')
EMPTY = re.compile(r'<path[^>]*? d=""[^>]*?/>|<text[^>]*? opacity="0">[^<]*</text>')
LONG_NUMBER = re.compile(r"(\d+\.\d\d)\d+")


def draw(spec: Spec, name: str, width: int) -> str:
    """One drawing of a chart."""
    try:
        import vl_convert
    except ImportError:
        raise CutpurseError("a report as a page needs vl-convert-python: pip install 'cutpurse[lab]'") from None
    whole = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "background": None,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "width": width,
        "padding": 2,
        "config": CONFIG,
        **spec,
    }
    return tidy(vl_convert.vegalite_to_svg(whole), name)


def tidy(svg: str, name: str) -> str:
    """The drawing as one picture with a name; what a mark means is its title."""
    svg = MARK.sub(r"<\1\2\4><title>\3</title></\1>", svg)
    svg = LONG_NUMBER.sub(r"\1", EMPTY.sub("", SPOKEN.sub("", svg)))
    svg = re.sub(r' xmlns:xlink="[^"]*"| version="1.1"| class="[^"]*"| pointer-events="none"', "", svg)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(name)}" ', 1)


def both(spec_of: Any, name: str) -> str:
    """The chart for wide and for narrow screens."""
    wide, narrow = draw(spec_of(WIDE), name, WIDE), draw(spec_of(NARROW), name, NARROW)
    return f'<div class="wide">{wide}</div><div class="narrow">{narrow}</div>'


def short(text: str, width: int = WIDE) -> str:
    most = LONGEST if width == WIDE else LONGEST // 2 + 5
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def tip(figure: Figure) -> str:
    """What is told of a mark."""
    unit = figure.about.unit
    between = f", 95% sure {say_interval(unit, figure.ci95)}" if figure.ci95 else ""
    return f"{figure.group}: {say(unit, figure.value)}{between}"


def lines_of(rows: Sequence[Mapping[str, Any]], field: str = "name") -> Spec:
    """A line for each row, with room for its name: the browser's letters may be wider than those measured here."""
    room = LETTER * max(len(row[field]) for row in rows)
    axis = {"ticks": False, "domain": False, "minExtent": room}
    return {"field": field, "type": "nominal", "sort": None, "title": None, "axis": axis}


def scaled(figure: Figure, value: float) -> float:
    return 100 * value if figure.about.unit == "share" else value


def rows_of(figures: Sequence[Figure], width: int, names: Mapping[str, str]) -> list[dict[str, Any]]:
    rows = []
    for figure in figures:
        low, high = figure.ci95 or (figure.value, figure.value)
        high = figure.value if high == float("inf") else high
        name = short(names.get(figure.group, figure.group), width)
        values = {key: scaled(figure, end) for key, end in (("value", figure.value), ("low", low), ("high", high))}
        rows.append({"name": name, "tip": tip(figure), **values})
    return rows


def unit_title(report: Report, figures: Sequence[Figure]) -> str:
    return unit_name(figures[0].about.unit, report.unit)


def dots(
    report: Report,
    figures: Sequence[Figure],
    name: str,
    *,
    reference: float | None = None,
    names: Mapping[str, str] | None = None,
) -> str:
    """A figure each on a line with its interval, and what would be fair as a dashed line."""

    def spec(width: int) -> Spec:
        rows = rows_of(figures, width, names or {})
        x = {
            "type": "quantitative",
            "scale": {"zero": False, "nice": True},
            "axis": {"tickCount": width // 90, "grid": True},
        }
        about = {"description": {"field": "tip"}}
        line = {"y": lines_of(rows)}
        title = unit_title(report, figures)
        layers: list[Spec] = [
            {
                "mark": {"type": "rule", "color": ACCENT, "strokeWidth": 7, "opacity": 0.35, "strokeCap": "round"},
                "encoding": {**about, **line, "x": {**x, "field": "low", "title": title}, "x2": {"field": "high"}},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 90, "color": ACCENT},
                "encoding": {**about, **line, "x": {**x, "field": "value"}},
            },
        ]
        if reference is not None:
            at = {"x": {**x, "datum": scaled(figures[0], reference)}}
            layers.insert(0, {"mark": {"type": "rule", "color": FAINT, "strokeDash": [4, 4]}, "encoding": at})
        return {"data": {"values": rows}, "height": {"step": ROW}, "layer": layers}

    return both(spec, name)


def bars(report: Report, figures: Sequence[Figure], name: str, *, names: Mapping[str, str] | None = None) -> str:
    """A bar each, with its interval."""

    def spec(width: int) -> Spec:
        rows = rows_of(figures, width, names or {})
        x = {"type": "quantitative", "axis": {"tickCount": width // 90, "grid": True}}
        about = {"description": {"field": "tip"}}
        line = {"y": lines_of(rows)}
        title = unit_title(report, figures)
        bar = {"x": {**x, "field": "value", "title": title}}
        between = {"x": {**x, "field": "low"}, "x2": {"field": "high"}}
        return {
            "data": {"values": rows},
            "height": {"step": ROW},
            "layer": [
                {
                    "mark": {"type": "bar", "color": ACCENT, "height": {"band": 0.62}},
                    "encoding": {**about, **line, **bar},
                },
                {"mark": {"type": "rule", "color": INK, "strokeWidth": 1.5}, "encoding": {**line, **between}},
            ],
        }

    return both(spec, name)


def columns(rows: Sequence[tuple[float, float, int]], name: str, title: str) -> str:
    """How often each length occurs."""
    total = sum(count for _, _, count in rows)
    values = [
        {"from": low, "to": high, "share": 100 * count / total, "tip": f"{low:g} to {high:g}: {count / total:.1%}"}
        for low, high, count in rows
    ]

    def spec(width: int) -> Spec:
        return {
            "data": {"values": values},
            "height": 180,
            "mark": {"type": "bar", "color": ACCENT, "binSpacing": 1},
            "encoding": {
                "x": {
                    "field": "from", "type": "quantitative", "bin": "binned", "title": title,
                    "axis": {"tickCount": width // 90, "grid": False},
                },
                "x2": {"field": "to"},
                "y": {"field": "share", "type": "quantitative", "title": "% of games", "axis": {"tickCount": 4}},
                "description": {"field": "tip"},
            },
        }  # fmt: skip

    return both(spec, name)


def curve(figures: Sequence[Figure], name: str) -> str:
    """The winner's chance in the course of the game, with its interval."""
    values = []
    for figure in figures:
        low, high = figure.ci95 or (figure.value, figure.value)
        told = f"after {figure.group}: {figure.value:.0%}"
        passed = int(figure.group.rstrip("%"))
        values.append({"x": passed, "value": 100 * figure.value, "low": 100 * low, "high": 100 * high, "tip": told})
    values.append({"x": 100, "value": 100.0, "low": 100.0, "high": 100.0, "tip": "at the end: 100%"})

    def spec(width: int) -> Spec:
        x = {
            "field": "x",
            "type": "quantitative",
            "title": "% of the game played",
            "axis": {"tickCount": 5, "grid": False},
        }
        y = {"type": "quantitative", "scale": {"domain": [0, 100]}, "axis": {"tickCount": 5}}
        area = {"y": {**y, "field": "low", "title": "winner's chance, %"}, "y2": {"field": "high"}}
        line = {"y": {**y, "field": "value"}, "description": {"field": "tip"}}
        return {
            "data": {"values": values},
            "height": 220,
            "encoding": {"x": x},
            "layer": [
                {"mark": {"type": "area", "color": ACCENT, "opacity": 0.25}, "encoding": area},
                {"mark": {"type": "line", "color": ACCENT, "strokeWidth": 2.5}, "encoding": {"y": line["y"]}},
                {"mark": {"type": "point", "filled": True, "size": 50, "color": ACCENT}, "encoding": line},
            ],
        }

    return both(spec, name)


def courses(report: Report, name: str) -> str:
    """Sample games: each seat's chance, from the deal to the end."""
    values = []
    for course in report.courses:
        length = max(1, course["decisions"])
        title = f"Game {course['game'] + 1}, won by {' and '.join(course['winners']) or 'nobody'}"
        ends = [seat in course["winners"] for seat in report.seats]
        rows = [*zip(course["decision"], course["chances"], strict=True)]
        rows.append((length, [end / max(1, sum(ends)) for end in ends]))
        for at, chances in rows:
            for seat, chance in zip(report.seats, chances, strict=True):
                values.append({"game": title, "x": 100 * at / length, "seat": seat, "chance": 100 * chance})

    def spec(width: int) -> Spec:
        across = 2 if width == WIDE else 1
        colours = {"domain": list(report.seats), "range": list(SERIES[: len(report.seats)])}
        return {
            "data": {"values": values},
            "autosize": {"type": "pad"},
            "columns": across,
            "facet": {
                "field": "game", "type": "nominal", "sort": None, "title": None, "header": {"labelAnchor": "start"},
            },
            "spacing": 18,
            "spec": {
                "width": (width - 110) // across if across > 1 else width - 60,
                "height": 130,
                "mark": {"type": "line", "strokeWidth": 2, "interpolate": "monotone"},
                "encoding": {
                    "x": {
                        "field": "x", "type": "quantitative", "title": "% of the game played",
                        "axis": {"tickCount": 4, "grid": False},
                    },
                    "y": {
                        "field": "chance", "type": "quantitative", "title": "chance, %", "scale": {"domain": [0, 100]},
                        "axis": {"tickCount": 4},
                    },
                    "color": {"field": "seat", "type": "nominal", "scale": colours},
                },
            },
        }  # fmt: skip

    return both(spec, name)


def parts(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], name: str) -> str:
    """Shares of a whole, side by side, a row for each whole."""
    values = []
    for row, shares in rows:
        start = 0.0
        for part, share in shares:
            values.append({"row": row, "part": part, "from": 100 * start, "to": 100 * (start + share)})
            values[-1]["tip"] = f"{part}: {share:.1%}"
            start += share

    def spec(width: int) -> Spec:
        names = [part for part, _ in rows[0][1]]
        legend = {"columns": 1 if width == NARROW else 3, "columnPadding": 32}
        colour = {
            "field": "part",
            "type": "nominal",
            "scale": {"domain": names, "range": list(SERIES[:3])},
            "legend": legend,
        }
        shown = [value | {"row": short(str(value["row"]), width)} for value in values]
        return {
            "data": {"values": shown},
            "height": {"step": 34},
            "mark": {"type": "bar", "height": {"band": 0.7}},
            "encoding": {
                "y": lines_of(shown, "row"),
                "x": {"field": "from", "type": "quantitative", "title": "% of the variance", "axis": {"tickCount": 5}},
                "x2": {"field": "to"},
                "color": colour,
                "description": {"field": "tip"},
            },
        }

    return both(spec, name)
