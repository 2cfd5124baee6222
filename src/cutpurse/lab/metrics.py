"""What the lab measures: names, units and meanings, in one place."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal, TypeAlias

from cutpurse.arena.intervals import Interval
from cutpurse.core.errors import CutpurseError
from cutpurse.lab.samples import reach_of

Unit: TypeAlias = Literal["share", "points", "decisions", "rounds", "minutes", "times", "actions", "games"]


@dataclass(frozen=True, kw_only=True)
class Metric:
    """Something that is measured."""

    name: str
    title: str
    unit: Unit
    section: str
    about: str  # what it means, in a sentence
    table: str = "games"  # which kind of games it is counted in
    grouped: bool = False  # there are several: for each seat, card, event


SECTIONS = {
    "seats": "Seats and roles",
    "length": "Length",
    "choices": "Choices",
    "tension": "Tension",
    "endings": "Endings and ties",
    "skill": "Skill and luck",
    "cards": "Cards and actions",
    "sources": "Where points come from",
    "events": "How often things happen",
}

METRICS = (
    Metric(
        name="win_share", title="Wins by seat", unit="share", section="seats", grouped=True,
        about="the part of all games that the seat wins; a shared win is split",
    ),
    Metric(
        name="points", title="Score by seat", unit="points", section="seats", grouped=True,
        about="what the seat has in the end",
    ),
    Metric(
        name="seat_advantage", title="Advantage of the best seat", unit="share", section="seats",
        about="how much more than a fair share the best seat wins, which the other half of the games has named",
    ),
    Metric(
        name="role_win_share", title="Wins by role", unit="share", section="seats", table="told", grouped=True,
        about="the part of the games that the first to have the role wins",
    ),
    Metric(
        name="role_points", title="Score by role", unit="points", section="seats", table="told", grouped=True,
        about="what the first to have the role has in the end",
    ),
    Metric(
        name="bot_win_share", title="Wins by bot", unit="share", section="seats", grouped=True,
        about="the part of the games that one of its seats wins",
    ),
    Metric(
        name="bot_points", title="Score by bot", unit="points", section="seats", grouped=True,
        about="what one of its seats has in the end",
    ),
    Metric(
        name="minutes", title="Minutes", unit="minutes", section="length",
        about="how long people would take, estimated from the number of decisions and how much there is to choose from",
    ),
    Metric(
        name="decisions", title="Decisions", unit="decisions", section="length",
        about="actions of all seats together, forced ones included",
    ),
    Metric(
        name="rounds", title="Rounds", unit="rounds", section="length", table="told",
        about="stages of the game as its own screen names them",
    ),
    Metric(
        name="choices", title="Real choices", unit="decisions", section="choices",
        about="decisions among two actions or more, of all seats together",
    ),
    Metric(
        name="forced", title="Forced decisions", unit="share", section="choices",
        about="the part of the decisions with a single legal action",
    ),
    Metric(
        name="options", title="Actions to choose from", unit="actions", section="choices",
        about="legal actions where there is a choice",
    ),
    Metric(
        name="legal", title="Number of legal actions", unit="share", section="choices", grouped=True,
        about="the part of the decisions with so many legal actions",
    ),
    Metric(
        name="choice_points", title="What a good choice is worth", unit="points", section="choices", table="chances",
        about="the best action beside one at random, in points at the end",
    ),
    Metric(
        name="blunder_points", title="What a blunder costs", unit="points", section="choices", table="chances",
        about="the best action beside the worst, in points at the end",
    ),
    Metric(
        name="choice_wins", title="What a good choice is worth in wins", unit="share", section="choices",
        table="chances", about="the best action beside one at random, in the chance to win",
    ),
    Metric(
        name="blunder_wins", title="What a blunder costs in wins", unit="share", section="choices", table="chances",
        about="the best action beside the worst, in the chance to win",
    ),
    Metric(
        name="lead_changes", title="Lead changes", unit="times", section="tension",
        about="how often the lead in points passes to another seat",
    ),
    Metric(
        name="last_change", title="Last lead change", unit="share", section="tension",
        about="the part of the game that has passed when the lead changes for the last time",
    ),
    Metric(
        name="half_time", title="Half-time leaders who win", unit="share", section="tension",
        about="of the games with a leader at half-time, the part that this seat wins",
    ),
    Metric(
        name="behind", title="How far the winner was behind", unit="points", section="tension",
        about="the winner's largest distance to the lead, in points",
    ),
    Metric(
        name="margin", title="Margin", unit="points", section="tension",
        about="points of the winner more than the best of the others",
    ),
    Metric(
        name="decided_at", title="Decided after", unit="share", section="tension", table="chances",
        about="the part of the game after which the winner's chance stays above 90%",
    ),
    Metric(
        name="tail", title="Decisions after it is decided", unit="decisions", section="tension", table="chances",
        about="decisions that are still made when the winner's chance is above 90% for good",
    ),
    Metric(
        name="winner_low", title="The winner's lowest chance", unit="share", section="tension", table="chances",
        about="the lowest chance to win that the winner had on the way",
    ),
    Metric(
        name="favourite_changes", title="Changes of the favourite", unit="times", section="tension", table="chances",
        about="how often another seat becomes the most likely winner, by 10 per cent or more",
    ),
    Metric(
        name="winner_chance", title="The winner's chance in the course of the game", unit="share", section="tension",
        table="chances", grouped=True, about="the chance that the later winner has after so much of the game",
    ),
    Metric(
        name="shared", title="Shared wins", unit="share", section="endings", about="games that several seats win",
    ),
    Metric(
        name="level", title="Level on points", unit="share", section="endings",
        about="games in which the two best have equally many points, so that a tie-break decides or the win is shared",
    ),
    Metric(name="nobody", title="Nobody wins", unit="share", section="endings", about="games that all seats lose"),
    Metric(
        name="ending", title="How games end", unit="share", section="endings", table="told", grouped=True,
        about="the part of the games that end for this reason",
    ),
    Metric(
        name="ladder", title="Skill ladder", unit="share", section="skill", table="deals", grouped=True,
        about="games that one seat of the stronger bot wins against the weaker in all other seats",
    ),
    Metric(
        name="variance_points", title="What decides the score", unit="share", section="skill", table="deals",
        grouped=True, about="parts of the variance of the scores, from duplicate deals",
    ),
    Metric(
        name="variance_wins", title="What decides the win", unit="share", section="skill", table="deals",
        grouped=True, about="parts of the variance of the wins, from duplicate deals",
    ),
    Metric(
        name="games_to_lead", title="Games until the better player leads", unit="games", section="skill",
        table="deals", grouped=True, about="after so many games the better bot has more wins with a chance of 95%",
    ),
    Metric(
        name="held_win_share", title="Wins when held", unit="share", section="cards", table="told", grouped=True,
        about="the part of the games that a seat wins that has held the card",
    ),
    Metric(
        name="held_points", title="Score when held", unit="points", section="cards", table="told", grouped=True,
        about="points, in a deal, of a seat that has held the card",
    ),
    Metric(
        name="played_win_share", title="Wins when chosen", unit="share", section="cards", table="told", grouped=True,
        about="the part of the games that a seat wins that has chosen the action, though it had a choice",
    ),
    Metric(
        name="played_points", title="Score when chosen", unit="points", section="cards", table="told", grouped=True,
        about="points, in a deal, of a seat that has chosen the action, though it had a choice",
    ),
    Metric(
        name="chosen", title="Chosen when legal", unit="share", section="cards", table="told", grouped=True,
        about="how often the action is chosen where it is one of several",
    ),
    Metric(
        name="cause", title="Points by cause", unit="points", section="sources", table="told", grouped=True,
        about="points of a seat in a game that come from this",
    ),
    Metric(
        name="event_games", title="Games in which it happens", unit="share", section="events", table="told",
        grouped=True, about="games in which the log tells of it at least once",
    ),
    Metric(
        name="event_times", title="Times a game", unit="times", section="events", table="told", grouped=True,
        about="how often the log tells of it in a game",
    ),
)  # fmt: skip
BY_NAME = {metric.name: metric for metric in METRICS}
SINGLE = tuple(metric for metric in METRICS if not metric.grouped and metric.table in ("games", "told"))
"""Metrics of one figure that need no search: by these bots' levels are compared."""


def find_metric(name: str) -> Metric:
    """A metric that rules can be tuned by: counted in every game; `length` is the minutes."""
    known = {metric.name: metric for metric in SINGLE if metric.table == "games"}
    known["length"] = known["minutes"]
    if name not in known:
        close = get_close_matches(name, known, n=1)
        meant = f"did you mean {close[0]}? There are" if close else "there are"
        raise CutpurseError(f"there is no metric {name!s:.40} to tune by; {meant} {', '.join(sorted(known))}")
    return known[name]


def say(unit: Unit, value: float, *, signed: bool = False) -> str:
    """A figure as people read it. An interval of what is counted ends at 0, whatever the arithmetic says."""
    sign = "+" if signed else ""
    if unit not in ("share", "points") and not signed:
        value = max(value, 0.0)
    if value == float("inf"):
        return "no limit"
    if unit == "share":
        return f"{100 * value:{sign}.1f}%"
    if unit == "games":
        return f"{value:{sign},.0f}"
    digits = 0 if abs(value) >= 1000 or value == int(value) else 1 if abs(value) >= 100 or unit == "minutes" else 2
    return f"{value:{sign},.{digits}f}"


def say_interval(unit: Unit, ci95: Interval | None, *, signed: bool = False) -> str:
    """25.1% to 25.9%; of one game, which tells nothing of the spread: unknown."""
    return " to ".join(say(unit, end, signed=signed) for end in ci95) if ci95 else "unknown"


def say_with_reach(unit: Unit, value: float, ci95: Interval | None) -> str:
    """25.5% ± 0.4%."""
    return f"{say(unit, value)} ± {say(unit, reach_of(ci95))}" if ci95 else say(unit, value)


def unit_name(unit: Unit, points: str) -> str:
    """What a figure counts: per cent, coins, minutes."""
    return {"share": "%", "points": points, "times": "times a game"}.get(unit, unit)
