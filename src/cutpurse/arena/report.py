"""What an arena has shown, as tables for people."""

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cutpurse.arena.intervals import Interval
from cutpurse.arena.tally import ArenaResult

SURE = "95% sure"


def print_result(result: ArenaResult, console: Console) -> None:
    """The bots from the best to the worst, what lies between neighbours, and how it was played."""
    stopped = ", stopped early" if result.interrupted else ""
    size = f"{count(result.deals, 'deal')}, {count(result.games, 'game')}{stopped}"
    console.print(bots_table(result, f"{result.title}, {size}"))
    console.print(times_table(result))
    console.print(steps_table(result))
    for bot in result.bots:
        if bot.faults:
            console.print(f"  {escape(bot.name)} failed in {count(bot.faults, 'move')}: the greedy rules chose for it.")
    if result.settled is not None:
        told = f"settled after {result.deals:,} deals" if result.settled else "not settled yet; play more deals"
        console.print(f"  The order of the bots is {told}.")
    at_once = "one at a time" if result.threads == 1 else f"{result.threads} at a time"
    console.print(f"  {count(result.decisions, 'choice')} in {result.seconds:.1f} s, games {at_once}.")
    console.print(f"  Seed {result.seed}", style="dim", soft_wrap=True)


def bots_table(result: ArenaResult, title: str) -> Table:
    uneven = len({bot.seats for bot in result.bots}) > 1
    table = new_table(title, "bot", *["seats"] * uneven, "wins", SURE, "fair", "score", "rating")
    for bot in result.ranking:
        seats = [str(bot.seats)] * uneven
        rating = f"{bot.rating:.1f} ± {1.96 * bot.rating_sigma:.1f}"
        wins, sure = f"{bot.win_share:.1%}", shares(bot.ci95)
        table.add_row(escape(bot.name), *seats, wins, sure, f"{bot.fair_share:.1%}", f"{bot.mean_score:.2f}", rating)
    return table


def times_table(result: ArenaResult) -> Table:
    table = new_table("Time for a move, where there was a choice", "bot", "moves", "median", "99% within")
    for bot in result.ranking:
        table.add_row(escape(bot.name), f"{bot.decisions:,}", time_of(bot.ms_median), time_of(bot.ms_p99))
    return table


def steps_table(result: ArenaResult) -> Table:
    table = new_table("Each beside the next, for a seat", "bot", "than", "wins more", "scores more", "95% sure")
    than = table.columns[1]
    than.justify, than.overflow, than.no_wrap = "left", "fold", False
    for column in table.columns[:2]:
        column.max_width = 14
    for step in result.steps:
        wins = f"{step.win_share:+.1%}{reach(step.win_share_ci95, '.1%')}"
        score = f"{step.score:+.2f}{reach(step.score_ci95, '.2f')}"
        table.add_row(escape(step.better), escape(step.worse), wins, score, "better" if step.sure else "open")
    return table


def new_table(title: str, first: str, *columns: str) -> Table:
    table = Table(title=title, title_style="bold", title_justify="left", box=box.SIMPLE)
    table.add_column(first, style="cyan", overflow="fold", max_width=24)
    for column in columns:
        table.add_column(column, justify="right", style="dim" if column == SURE else "", no_wrap=True)
    return table


def time_of(ms: float | None) -> str:
    if ms is None:
        return "none"
    return f"{1000 * ms:.0f} µs" if ms < 0.1 else f"{ms:.2f} ms" if ms < 10 else f"{ms:,.0f} ms"


def reach(interval: Interval | None, form: str) -> str:
    """How far an interval goes to either side."""
    return "" if interval is None else f" ± {format((interval[1] - interval[0]) / 2, form)}"


def shares(interval: Interval) -> str:
    low, high = interval
    return f"{low:.1%} to {high:.1%}"


def count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
