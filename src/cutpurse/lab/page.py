"""A report as one HTML file: nothing else is needed, no network and no scripts."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib import resources

from cutpurse import __version__
from cutpurse.lab import charts
from cutpurse.lab.chances import PLAYOUTS
from cutpurse.lab.duels import LUCK
from cutpurse.lab.figures import Figure, variance_part
from cutpurse.lab.metrics import SECTIONS, SINGLE, say, say_interval, say_with_reach, unit_name
from cutpurse.lab.report import Report
from cutpurse.lab.sentences import fair, sentences, told_roles, warnings
from cutpurse.lab.told import as_words

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"  # nothing from elsewhere, and no scripts
MOST_DRAWN = 24  # of many things the best and the worst are drawn; the table has all


def page(report: Report) -> str:
    """The whole report."""
    told = sentences(report)
    sections = [section(report, name, told[name]) for name in SECTIONS if told[name]]
    links = [f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title in SECTIONS.items() if told[name]]
    links.append('<li><a href="#bots">Other bots</a></li>')
    return document(
        f"{report.title}: a designer's report",
        f"{head(report)}<nav aria-label='Sections'><ul>{''.join(links)}</ul></nav>"
        f"<main>{tiles(report)}{''.join(sections)}{bots_section(report)}{rules_section(report)}</main>{foot(report)}",
    )


def document(title: str, body: str) -> str:
    """A page that stands alone."""
    style = resources.files("cutpurse.lab").joinpath("report.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"><link rel="icon" href="data:,">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body>{body}</body></html>\n"
    )


def head(report: Report) -> str:
    facts = [f"{report.games:,} games", escape(report.bots), f"{len(report.seats)} players"]
    if report.traced:
        facts.append(f"{report.traced:,} games with playouts")
    if report.deals:
        facts.append(f"{report.deals:,} duplicate deals a duel")
    if not report.complete:
        facts.append("<strong>stopped early</strong>")
    return header("A designer’s report", report.title, facts)


def header(kind: str, title: str, facts: Sequence[str]) -> str:
    """What a page begins with; the facts may have marks of HTML."""
    listed = "".join(f"<li>{fact}</li>" for fact in facts)
    named = f'<p class="kind">{kind}</p><h1>{escape(title)}</h1>'
    return f'<header>{named}<ul class="facts">{listed}</ul></header>'


def tiles(report: Report) -> str:
    """The figures to begin with."""
    shown: list[tuple[str, str]] = []

    def tile(metric: str, text: str, unit: str = "") -> None:
        if figure := report.one(metric):
            shown.append((say(figure.about.unit, figure.value) + unit, text))

    advantage = report.one("seat_advantage")
    if advantage and advantage.value > 0 and advantage.excludes(0):
        tile("seat_advantage", "more than its fair share is won by the best seat")
    elif advantage:
        shown.append(("fair", "no seat has an advantage that could be measured"))
    tile("minutes", "estimated, with people", " min")
    tile("options", "actions to choose from, where there is a choice")
    tile("lead_changes", f"changes of the lead in {report.unit}", "×")
    tile("decided_at", "of the game has passed when it is in effect decided")
    luck = [figure for figure in report.of("variance_points") if variance_part(figure)[0] == LUCK]
    if luck:
        _, duel = variance_part(luck[-1])
        shown.append((say("share", luck[-1].value), f"of the score’s variance is the deal, with {duel}"))
    listed = "".join(
        f'<div class="tile"><b>{escape(value)}</b><span>{escape(text)}</span></div>' for value, text in shown
    )
    return f'<div class="tiles">{listed}</div>'


def section(report: Report, name: str, told: Sequence[str]) -> str:
    careful = list(warnings(report, name))
    paragraphs = [f"<p{' class=first' if number == 0 else ''}>{escape(text)}</p>" for number, text in enumerate(told)]
    if careful:
        listed = "".join(f"<li>{escape(text)}</li>" for text in careful)
        paragraphs.append(
            f'<div class="care"><strong>The bots’ level changes this picture</strong><ul>{listed}</ul></div>'
        )
    drawn = "".join(DRAW[name](report))
    return framed(name, SECTIONS[name], "".join(paragraphs) + drawn)


def framed(name: str, title: str, inner: str) -> str:
    head = f'<h2 id="{name}-title">{escape(title)}</h2>'
    return f'<section id="{name}" aria-labelledby="{name}-title">{head}{inner}</section>'


def chart(report: Report, drawing: str, figures: Sequence[Figure], title: str, note: str = "") -> str:
    """A chart with its table behind it."""
    games = max((figure.games for figure in figures), default=0)
    kind = "duplicate deals" if figures and figures[0].about.table == "deals" else "games"
    noted = f"<span>{escape(note)}{' ' if note else ''}{games:,} {kind}.</span>"
    return f"<figure><figcaption>{escape(title)}{noted}</figcaption>{drawing}</figure>{table(report, figures, title)}"


def table(report: Report, figures: Sequence[Figure], title: str, *, is_open: bool = False) -> str:
    unit = unit_name(figures[0].about.unit, report.unit)
    worded = any(figure.group in report.examples for figure in figures)
    headings = ["", unit, "95% sure", "games", *["for example"] * worded]
    rows = "".join(table_row(report, figure, worded) for figure in figures)
    return details(f"Table: {title}", headings, rows, is_open)


def table_row(report: Report, figure: Figure, worded: bool) -> str:
    example, unit = report.examples.get(figure.group, ""), figure.about.unit
    cells = f"<td>{say(unit, figure.value)}</td><td>{say_interval(unit, figure.ci95)}</td><td>{figure.games:,}</td>"
    name = as_words(figure.group) if figure.group in report.examples else figure.group or figure.about.title
    words = f'<td class="words">{escape(example)}</td>' if worded else ""
    return f'<tr><th scope="row">{escape(name)}</th>{cells}{words}</tr>'


def details(title: str, headings: Sequence[str], rows: str, is_open: bool = False) -> str:
    heads = "".join(f'<th scope="col">{escape(text)}</th>' if text else "<td></td>" for text in headings)
    inner = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    scroll = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">{inner}</div>'
    return f"<details{' open' if is_open else ''}><summary>{escape(title)}</summary>{scroll}</details>"


def draw_seats(report: Report) -> Iterator[str]:
    share = fair(report)
    dashed = f"Dashed: a fair share, {100 * share:.1f}%."
    for metric, title in (("win_share", "Wins by seat"), ("bot_win_share", "Wins by bot, for each of its seats")):
        if found := report.of(metric):
            yield chart(report, charts.dots(report, found, title, reference=share), found, title, dashed)
    if found := report.of("points"):
        title = f"Score by seat, in {report.unit}"
        yield chart(report, charts.dots(report, found, title), found, title)
    if found := told_roles(report):
        title = "Wins by role"
        yield chart(
            report,
            charts.dots(report, found, title, reference=share),
            found,
            title,
            f"{dashed} Whoever has the role first.",
        )


def draw_length(report: Report) -> Iterator[str]:
    if report.minutes:
        title = "How long games are, in minutes"
        drawing = charts.columns(report.minutes, title, "estimated minutes")
        rows = "".join(
            f'<tr><th scope="row">{low:g} to {high:g}</th><td>{count:,}</td></tr>'
            for low, high, count in report.minutes
        )
        yield f"<figure><figcaption>{title}<span>{report.games:,} games.</span></figcaption>{drawing}</figure>"
        yield details(f"Table: {title}", ["minutes", "games"], rows)
    yield table_of_singles(report, "length")


def draw_choices(report: Report) -> Iterator[str]:
    if found := report.of("legal"):
        title = "How many actions are legal, in per cent of the decisions"
        seen = [figure for figure in found if figure.value > 0]
        yield chart(report, charts.bars(report, seen, title), found, title)
    yield table_of_singles(report, "choices")


def draw_tension(report: Report) -> Iterator[str]:
    if found := report.of("winner_chance"):
        title = "The later winner’s chance in the course of the game"
        note = f"{PLAYOUTS} playouts at each point, from what the players can know."
        yield chart(report, charts.curve(found, title), found, title, note)
    if report.courses:
        title = "Some games as they went"
        yield f"<figure><figcaption>{title}</figcaption>{charts.courses(report, title)}</figure>{courses_table(report)}"
    yield table_of_singles(report, "tension")


def courses_table(report: Report) -> str:
    rows = []
    for course in report.courses:
        for tenth in range(0, 10, 2):
            at = tenth * course["decisions"] / 10
            chances = max(zip(course["decision"], course["chances"], strict=True), key=lambda p: (p[0] <= at, p[0]))[1]
            cells = "".join(f"<td>{chance:.0%}</td>" for chance in chances)
            rows.append(f'<tr><th scope="row">Game {course["game"] + 1}, {10 * tenth}%</th>{cells}</tr>')
    return details("Table: chances in these games", ["played", *report.seats], "".join(rows))


def draw_endings(report: Report) -> Iterator[str]:
    if found := report.most_first("ending"):
        title = "How games end, in per cent"
        names = {figure.group: as_words(figure.group) for figure in found}
        yield chart(report, charts.bars(report, found[:MOST_DRAWN], title, names=names), found, title)
    yield table_of_singles(report, "endings")


def rung(duel: str) -> str:
    """sharp@200 over @100: the same bot is named once, so that a phone has room for it."""
    return re.sub(r"^(\w+)@(\w+) over \1@", r"\1@\2 over @", duel.replace(" against ", " over "))


def draw_skill(report: Report) -> Iterator[str]:
    share = 1 / len(report.seats)
    if found := report.of("ladder"):
        title = "Skill ladder: wins of one stronger seat"
        note = f"Dashed: a fair share, {100 * share:.1f}%. sharp@50 thinks for 50 iterations."
        names = {figure.group: rung(figure.group) for figure in found}
        yield chart(report, charts.dots(report, found, title, reference=share, names=names), found, title, note)
    if found := report.of("variance_points"):
        whole: dict[str, list[tuple[str, float]]] = {}
        for figure in found:
            part, duel = variance_part(figure)
            whole.setdefault(duel.replace(" against ", " – "), []).append((part, figure.value))
        title = "What decides the score"
        yield chart(report, charts.parts(list(whole.items()), title), found, title, "From duplicate deals.")
    if found := [*report.of("variance_wins")]:
        yield table(report, found, "What decides the win")
    if found := report.of("games_to_lead"):
        yield table(report, found, "Games until the better player leads in wins with 95%")


def draw_cards(report: Report) -> Iterator[str]:
    for metric, title in (
        ("held_points", f"Score in a deal when a card is held, in {report.unit}"),
        ("held_win_share", "Wins when a card is held, in per cent"),
        ("played_points", f"Score in a deal when an action is chosen, in {report.unit}"),
        ("played_win_share", "Wins when an action is chosen, in per cent"),
    ):
        if found := report.most_first(metric):
            reference = fair(report) if metric.endswith("share") else None
            note = "Dashed: a fair share." if reference else ""
            if len(found) > MOST_DRAWN:
                note += f" The best and the worst {MOST_DRAWN // 2} of {len(found)}; the table has all."
            yield chart(report, charts.dots(report, ends(found), title, reference=reference), found, title, note)
    if found := report.most_first("chosen"):
        yield table(report, found, "How often an action is chosen where it is legal")


def ends(figures: Sequence[Figure]) -> list[Figure]:
    """The best and the worst of many."""
    if len(figures) <= MOST_DRAWN:
        return list(figures)
    return [*figures[: MOST_DRAWN // 2], *figures[-MOST_DRAWN // 2 :]]


def draw_sources(report: Report) -> Iterator[str]:
    if found := report.most_first("cause"):
        title = f"Where a seat’s {report.unit} come from, in a game"
        yield chart(report, charts.bars(report, ends(found), title), found, title)


def draw_events(report: Report) -> Iterator[str]:
    if found := report.most_first("event_games"):
        yield table(report, found, "Games in which it happens, in per cent", is_open=True)
    if found := report.most_first("event_times"):
        yield table(report, found, "Times a game")


DRAW: dict[str, Callable[[Report], Iterator[str]]] = {
    "seats": draw_seats,
    "length": draw_length,
    "choices": draw_choices,
    "tension": draw_tension,
    "endings": draw_endings,
    "skill": draw_skill,
    "cards": draw_cards,
    "sources": draw_sources,
    "events": draw_events,
}


def table_of_singles(report: Report, section: str) -> str:
    """All figures of a section of which there is one only; nothing if there are none."""
    figures = [figure for figure in report.figures if figure.about.section == section and not figure.about.grouped]
    if not figures:
        return ""
    rows = []
    for figure in figures:
        unit = unit_name(figure.about.unit, report.unit)
        value = say(figure.about.unit, figure.value) + ("" if unit == "%" else f" {unit}")
        between = say_interval(figure.about.unit, figure.ci95)
        about = f'<td class="words">{escape(figure.about.about)}</td>'
        cells = f"<td>{value}</td><td>{between}</td><td>{figure.games:,}</td>{about}"
        rows.append(f'<tr><th scope="row">{escape(figure.about.title)}</th>{cells}</tr>')
    return details(f"All figures of {section}", ["", "mean", "95% sure", "games", "what it is"], "".join(rows))


def bots_section(report: Report) -> str:
    """The same figures with other bots: metrics by random play alone mislead."""
    here = {figure.metric: figure for figure in report.figures if not figure.about.grouped}
    levels = [(f"{report.bots}, {report.games:,}", here)]
    levels += [(f"{level.bots}, {level.games:,}", {f.metric: f for f in level.figures}) for level in report.levels]
    rows = []
    for metric in SINGLE:
        cells = []
        for _, figures in levels:
            figure = figures.get(metric.name)
            told = say_with_reach(metric.unit, figure.value, figure.ci95) if figure else ""
            cells.append(f"<td>{told}</td>")
        unit = unit_name(metric.unit, report.unit)
        rows.append(f'<tr><th scope="row">{escape(metric.title)}, {unit}</th>{"".join(cells)}</tr>')
    inner = details(
        "Table: who played, how many games", ["", *(name for name, _ in levels)], "".join(rows), is_open=True
    )
    told = (
        '<p class="first">All figures are those of the bots that played. What stays the same from random to strong play'
        " belongs to the rules; what moves belongs to the players.</p>"
    )
    return framed("bots", "The same with other bots", told + inner)


def rules_section(report: Report) -> str:
    """What was played, so that it can be played again."""
    rows = "".join(
        f'<tr><th scope="row"><code>{escape(name)}</code></th><td class="words">{escape(value)}'
        f"{'' if value == report.usual[name] else f' (usually {escape(report.usual[name])})'}</td></tr>"
        for name, value in report.options.items()
    )
    inner = details("Table: options", ["option", "value"], rows) if rows else ""
    told = (
        f"<p>{escape(report.title)}, rules version {report.rules}, {len(report.seats)} players; {escape(report.bots)},"
        f" changing seats from game to game. {report.told:,} of the {report.games:,} games were told in words, for"
        f" roles, cards, causes and events.</p><p>Seed <code>{report.seed}</code></p>"
    )
    return framed("rules", "What was played", told + inner)


def foot(report: Report) -> str:
    return (
        "<footer><p>“95% sure” is a confidence interval: of twenty such intervals about nineteen hold the true figure"
        " for these rules and these bots. The unit is the game or the deal, for what happens within one hangs together."
        " Among many figures some stand out by chance.</p>"
        f"<p>Made by Cutpurse {__version__}. Chances come from playouts of greedy bots in worlds that agree with what"
        " the players know.</p></footer>"
    )
