"""What an arena has shown, as a picture: who wins how often, and what it costs in time."""

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cutpurse.arena.tally import ArenaResult, BotStanding
from cutpurse.core.errors import CutpurseError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, FAINT, ACCENT = "#22262b", "#8a9099", "#0b6e8f"
LOOK: Any = {
    "figure.facecolor": "#fbfaf7",
    "axes.facecolor": "#fbfaf7",
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "font.size": 11,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "none",
    "svg.hashsalt": "cutpurse",
}
BAR: dict[str, Any] = {"fmt": "o", "color": ACCENT, "ecolor": ACCENT, "capsize": 4, "markersize": 7, "linewidth": 1.6}

NEAR_X, NEAR_Y = 100.0, 16.0  # names of bots that are nearer than this would run into each other


def check_format(path: Path) -> None:
    """CutpurseError if no picture of that kind can be drawn; to be asked before hours are spent."""
    if path.suffix.lower() not in (".png", ".svg"):
        raise CutpurseError(f"a plot is a .png or .svg file, which {path.name} is not")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise CutpurseError("plots need matplotlib: pip install 'cutpurse[plots]'") from None


def draw(result: ArenaResult, path: Path) -> None:
    """Draw win shares with their intervals, and strength against time for a move."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(LOOK):
        figure = Figure(figsize=(11, 1.9 + 0.55 * max(4, len(result.bots))), layout="constrained")
        left, right = figure.subplots(1, 2)
        draw_shares(left, result)
        draw_strength(right, result)
        figure.suptitle(f"{result.title}: {result.deals:,} deals, each in {result.seats} rotations", x=0.01, ha="left")
        stable = {"Date": None} if path.suffix.lower() == ".svg" else {}
        try:
            figure.savefig(path, dpi=150, metadata=stable)
        except OSError as error:
            raise CutpurseError(f"can't save to {path}: {error.strerror or error}") from None


def draw_shares(axes: "Axes", result: ArenaResult) -> None:
    """A line for each bot, the best on top; for a seat, so that one fair share serves all."""
    ranking = result.ranking
    fair = 1 / result.seats
    for row, bot in enumerate(ranking):
        share, low, high = (value / bot.seats for value in (bot.win_share, *bot.ci95))
        axes.errorbar(share, row, xerr=[[max(0.0, share - low)], [max(0.0, high - share)]], **BAR)
        axes.annotate(f"{share:.1%}", (share, row), xytext=(0, 9), textcoords="offset points", ha="center")
    axes.axvline(fair, color=FAINT, linestyle="--", linewidth=1.2, zorder=0)
    axes.annotate(
        f"fair {fair:.1%}", (fair, -0.72), xytext=(4, 0), textcoords="offset points", color=FAINT, va="center"
    )
    axes.set_yticks(range(len(ranking)), [label(bot) for bot in ranking])
    axes.set_ylim(len(ranking) - 0.5, -0.95)
    axes.margins(x=0.08)
    axes.set_xlim(left=-0.05 * axes.get_xlim()[1])
    axes.tick_params(axis="y", length=0)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_title("Win share of a seat, 95% interval")


def draw_strength(axes: "Axes", result: ArenaResult) -> None:
    """A point for each bot, named beside it. Time grows by factors of ten."""
    timed = [(bot.ms_median, bot.rating, bot) for bot in result.ranking if bot.ms_median is not None]
    for ms, rating, bot in timed:
        axes.errorbar(ms, rating, yerr=1.96 * bot.rating_sigma, **BAR)
    axes.set_xscale("log")
    axes.margins(x=0.3, y=0.15)
    axes.xaxis.set_major_formatter(lambda value, _: time_mark(value))
    axes.set_xlabel("median time for a move")
    axes.set_title("OpenSkill rating against time")
    named: list[tuple[float, float]] = []
    for ms, rating, bot in timed:
        x, y = axes.transData.transform((ms, rating)) * 72 / axes.figure.dpi  # in points, as offsets are
        lift = 5.0
        while any(abs(x - left) < NEAR_X and abs(y + lift - low) < NEAR_Y for left, low in named):
            lift -= NEAR_Y / 2
        named.append((x, y + lift))
        axes.annotate(short(bot), (ms, rating), xytext=(10, lift), textcoords="offset points")


def time_mark(ms: float) -> str:
    """1 µs, 10 ms, 1 s."""
    for unit, size in (("s", 1000.0), ("ms", 1.0), ("µs", 0.001)):
        if ms >= 0.999 * size:
            return f"{ms / size:,.0f} {unit}"
    return f"{1e6 * ms:,.0f} ns"


def label(bot: BotStanding) -> str:
    return short(bot) if bot.seats == 1 else f"{short(bot)} ({bot.seats} seats)"


def short(bot: BotStanding) -> str:
    """A name may be a whole command. A dollar sign would begin a formula."""
    return textwrap.shorten(bot.name, 24, placeholder="…").replace("$", r"\$")
