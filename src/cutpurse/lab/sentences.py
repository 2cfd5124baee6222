"""What the figures mean for this game, in sentences. Nothing is said that the intervals do not bear."""

from collections.abc import Iterator

from cutpurse.lab.duels import LUCK, SKILL
from cutpurse.lab.figures import Figure, variance_part
from cutpurse.lab.metrics import SINGLE, say
from cutpurse.lab.report import Report
from cutpurse.lab.samples import reach_of
from cutpurse.lab.told import FIRST, as_words

FEW = 0.02  # a share below which something is rare
LITTLE = 0.01  # of the wins: what nobody notices at a table


def sentences(report: Report) -> dict[str, list[str]]:
    """For each section what it shows, the most important first."""
    return {
        "seats": [*seats(report), *roles(report)],
        "length": list(length(report)),
        "choices": list(choices(report)),
        "tension": list(tension(report)),
        "endings": list(endings(report)),
        "skill": list(skill(report)),
        "cards": list(cards(report)),
        "sources": list(sources(report)),
        "events": list(events(report)),
    }


def sure(figure: Figure) -> str:
    """25.3% (24.9% to 25.7%)."""
    text = say(figure.about.unit, figure.value)
    if figure.ci95 is None:
        return text
    low, high = (say(figure.about.unit, end) for end in figure.ci95)
    return text if low == high else f"{text} ({low} to {high})"


def fair(report: Report) -> float:
    nobody = report.one("nobody")
    return (1 - (nobody.value if nobody else 0.0)) / len(report.seats)


def seats(report: Report) -> Iterator[str]:
    shares = report.of("win_share")
    if not shares:
        return
    share = fair(report)
    best, worst = max(shares, key=lambda f: f.value), min(shares, key=lambda f: f.value)
    apart = [figure for figure in (best, worst) if figure.excludes(share, len(shares))]
    if not apart:
        reach = max(reach_of(f.ci95) for f in shares if f.ci95)
        yield (
            f"No seat is better than another as far as {report.games:,} games can tell: all win their fair share of"
            f" {100 * share:.1f}%, give or take {100 * reach:.1f}."
        )
        return
    yield (
        f"{best.group} wins {sure(best)} of the games and {worst.group} {sure(worst)}; a fair share would be"
        f" {100 * share:.1f}%."
    )
    if best.value - share < LITTLE and share - worst.value < LITTLE:
        yield "The difference is real, but too small to be noticed at a table."


def roles(report: Report) -> Iterator[str]:
    share = fair(report)
    known = told_roles(report)
    told = [figure for figure in known if figure.excludes(share, len(known))]
    for figure in sorted(told, key=lambda f: -abs(f.value - share))[:3]:
        more = "more" if figure.value > share else "less"
        yield f"{role_name(figure.group)} wins {sure(figure)}, {more} than a fair share."
    if known and not told:
        names = ", ".join(role_name(figure.group) for figure in known)
        yield f"No role differs surely from a fair share ({names})."


def told_roles(report: Report) -> list[Figure]:
    """Roles that one seat has before others; what all have tells nothing."""
    share = fair(report)
    points = report.of("points")
    mean = sum(figure.value for figure in points) / max(1, len(points))
    scored = {figure.group: figure.value for figure in report.of("role_points")}
    known = [figure for figure in report.of("role_win_share") if figure.group != FIRST]
    first = [figure for figure in report.of("role_win_share") if figure.group == FIRST]
    known += [figure for figure in first if figure.value not in [other.value for other in known]]
    return [
        figure
        for figure in known
        if abs(figure.value - share) > 1e-9 or abs(scored.get(figure.group, mean) - mean) > 0.2 * abs(mean)
    ]


def role_name(group: str) -> str:
    return "Whoever moves first" if group == FIRST else group


def length(report: Report) -> Iterator[str]:
    minutes, decisions, rounds = (report.one(name) for name in ("minutes", "decisions", "rounds"))
    if not minutes or not decisions:
        return
    in_rounds = f" in {say('rounds', rounds.value)} stages" if rounds else ""
    yield (
        f"A game takes {sure(decisions)} decisions of all seats together{in_rounds}, which would be"
        f" {say('minutes', minutes.value)} minutes with people."
    )
    low, high = quantile(report, 0.05), quantile(report, 0.95)
    if high - low < 0.05 * minutes.value:
        yield "Every game is about equally long."
    else:
        yield f"Nine games of ten take {low:.0f} to {high:.0f} minutes."
    yield (
        "Minutes are an estimate: the usual rules are taken to last as long as the game itself states, and a choice to"
        " take longer the more there is to choose from."
    )


def quantile(report: Report, part: float) -> float:
    """The minutes that this part of the games stays below."""
    wanted, passed = part * sum(count for _, _, count in report.minutes), 0
    for start, end, count in report.minutes:
        if passed + count >= wanted:
            return start + (end - start) * (wanted - passed) / max(1, count)
        passed += count
    return 0.0


def choices(report: Report) -> Iterator[str]:
    forced, options = report.one("forced"), report.one("options")
    if forced and options:
        often = "No decision is forced" if forced.value == 0 else f"{sure(forced)} of the decisions are forced"
        yield f"{often}; where there is a choice, it is among {sure(options)} actions."
    good, blunder, wins = (report.one(name) for name in ("choice_points", "blunder_points", "choice_wins"))
    if good and blunder and wins:
        yield (
            f"The best action brings {sure(good)} {report.unit} more than one at random, and {sure(blunder)} more than"
            f" the worst; in the chance to win, the best is worth {sure(wins)} more than one at random."
        )
        if good.ci95 and good.ci95[0] <= 0 and wins.ci95 and wins.ci95[0] <= 0.002:
            yield "What is chosen makes no difference that could be measured."


def tension(report: Report) -> Iterator[str]:
    changes, last, half = (report.one(name) for name in ("lead_changes", "last_change", "half_time"))
    if changes and last:
        yield (
            f"The lead in {report.unit} changes {sure(changes)} times a game, for the last time after"
            f" {100 * last.value:.0f}% of it."
        )
    if half:
        yield f"Whoever leads at half-time wins {sure(half)}."
    decided, tail, low = (report.one(name) for name in ("decided_at", "tail", "winner_low"))
    if decided and tail and low:
        yield (
            f"By playouts the game is in effect decided (the winner has 90% for good) after {sure(decided)} of it; then"
            f" {sure(tail)} decisions follow. The winner's chance was once down to {sure(low)}."
        )
        if decided.value > 0.97:
            yield "It is open until the end."


def endings(report: Report) -> Iterator[str]:
    shared, level, nobody = (report.one(name) for name in ("shared", "level", "nobody"))
    if level and shared:
        yield (
            f"In {sure(level)} of the games the two best are level on {report.unit}; {sure(shared)} end with a shared"
            " win, the others are settled by a tie-break or by what else decides."
        )
    if nobody and nobody.value > 0:
        yield f"In {sure(nobody)} nobody wins."
    told = report.most_first("ending")
    if told:
        yield "Endings: " + "; ".join(f"{as_words(figure.group)} {sure(figure)}" for figure in told[:5]) + "."


def skill(report: Report) -> Iterator[str]:
    rungs = report.of("ladder")
    share = 1 / len(report.seats)
    better = [figure for figure in rungs if figure.value > share and figure.excludes(share, len(rungs))]
    if rungs:
        named = ", ".join(f"{figure.group} wins {sure(figure)}" for figure in better) or "none of them"
        yield (
            f"Of {len(rungs)} duels on the skill ladder these are surely won by the stronger: {named}. One seat of the"
            f" stronger bot plays the weaker in all others, so {100 * share:.1f}% would be fair."
        )
        if len(better) < len(rungs):
            yield f"What {report.deals} deals a duel can't tell apart, more deals (--search) may."
    parts = {variance_part(figure): figure for figure in report.of("variance_points")}
    for (part, duel), figure in parts.items():
        if part == LUCK:
            yield (
                f"With {duel}, the deal explains {sure(figure)} of what varies in the score and the difference between"
                f" the bots {sure(parts[SKILL, duel])}; the rest is how it was played out."
            )
    for figure in report.of("games_to_lead"):
        games = "game" if figure.value == 1 else "games"
        yield f"With {figure.group} the better one leads in wins with 95% after {sure(figure)} {games}."


def cards(report: Report) -> Iterator[str]:
    yield from standing_out(report, "held_win_share", "holds", "card")
    if told := list(standing_out(report, "played_win_share", "chooses", "action")):
        yield from told
        yield "This shows what goes together, not what causes what: good hands allow good actions."


def standing_out(report: Report, metric: str, does: str, what: str) -> Iterator[str]:
    """The best and the worst of many, if they surely differ from a fair share."""
    share = fair(report)
    known = [figure for figure in report.of(metric) if figure.games >= report.told / 20]
    apart = sorted((figure for figure in known if figure.excludes(share, len(known))), key=lambda f: f.value)
    if known and not apart:
        yield f"No {what} of {len(known)} stands out surely from a fair share of the wins, {100 * share:.1f}%."
    best = [figure for figure in apart[-1:] if figure.value > share]
    worst = [figure for figure in apart[:1] if figure.value < share]
    for figure in [*best, *worst]:
        more = "more" if figure in best else "less"
        yield f"Whoever {does} “{figure.group}” wins {sure(figure)}, {more} than a fair share of {100 * share:.1f}%."


def sources(report: Report) -> Iterator[str]:
    causes = report.most_first("cause")
    if causes:
        named = "; ".join(f"{figure.group} {sure(figure)}" for figure in causes[:4])
        yield f"A seat's {report.unit} in a game come from: {named}."


def events(report: Report) -> Iterator[str]:
    told = report.of("event_games")
    rare = [figure for figure in told if figure.value < FEW]
    if told:
        seldom = f"{len(rare)} come up" if len(rare) > 1 else "one comes up" if rare else "none comes up"
        yield (
            f"The log tells of {len(told)} kinds of things; of those that occurred, {seldom} in less than 2% of the"
            " games."
        )


def warnings(report: Report, section: str) -> Iterator[str]:
    """Where other bots show another picture."""
    for metric in SINGLE:
        now = report.one(metric.name)
        others = [level for level in report.levels if metric.name in level.changed]
        if metric.section != section or not now or not others:
            continue
        told = []
        for level in others:
            then = next(figure for figure in level.figures if figure.metric == metric.name)
            told.append(f"{sure(then)} with {level.bots}")
        yield f"{metric.title}: {sure(now)} here, {', '.join(told)}."
