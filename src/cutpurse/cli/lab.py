"""`cutpurse lab`: is this rule good? Reports, options compared, options tuned."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cutpurse.cli.groups import Listed
from cutpurse.cli.parameters import BOTS, AsJson, Cluster, GameName, Options, Players, Seed, Threads

if TYPE_CHECKING:
    from cutpurse.arena.setup import Setup
    from cutpurse.core.game import Game
    from cutpurse.lab.study import Run, Store

ABOUT = """Study a game's rules: one command, one report.

\b
Begin with:
  cutpurse lab report lucre                        the game as it is
  cutpurse lab compare lucre --vary purse_bars=on  what an option changes
"""
lab = typer.Typer(name="lab", cls=Listed, help=ABOUT, rich_markup_mode=None)

Bots = Annotated[
    str, typer.Option("--bots", metavar="NAME,...", help=f"Who plays: {BOTS}; the last fills the rest of the seats.")
]
Keep = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep what is played in a file, and go on from it.  [default: beside --out; without --out none]",
    ),
]


def read_setup(
    game: str, players: int | None, option: list[str] | None, bots: str, seed: str | None, keep: Path | None
) -> "Setup":
    """What is played, checked. Without a seed it is that of the file to go on with, or else random."""
    import secrets

    from cutpurse.arena.kept import saved_seed
    from cutpurse.arena.setup import Setup
    from cutpurse.bots import line_up, split_names
    from cutpurse.cli.arguments import read_options, seed_bytes
    from cutpurse.games import load
    from cutpurse.lab.study import LAB

    loaded = load(game)
    seats = loaded.check_seats(players)
    chosen = seed_bytes(seed) or (saved_seed(keep, LAB) if keep else None) or secrets.token_bytes(32)
    return Setup(
        game=loaded,
        options=read_options(loaded, seats, option),
        seats=seats,
        lineup=line_up(split_names(bots), seats),
        seed=chosen,
    )


def check_files(out: Path | None, keep: Path | None) -> Path | None:
    """CutpurseError if something can't be written; the file that keeps what is played."""
    from cutpurse.lab import outputs
    from cutpurse.terminal.files import check_room

    if out:
        outputs.check_name(out)
        keep = keep or out.with_suffix(".lab")
    for file in filter(None, (keep, *(outputs.beside(out).values() if out else ()))):
        check_room(file)
    return keep


def measure(game: "Game", runs: Sequence["Run"]) -> dict[str, float]:
    """The seconds that a game of each run takes on one core; a line says meanwhile what takes so long."""
    from cutpurse.lab.report import measure_costs
    from cutpurse.terminal.screen import progress_line

    with progress_line() as tell:
        tell(f"Measuring how long {game.title} takes")
        return measure_costs(runs)


def tell_costs(
    runs: Sequence["Run"],
    store: "Store",
    costs: Mapping[str, float],
    threads: int | None,
    *,
    at_most: bool = False,
) -> None:
    """How long it will take, on standard error; nothing where all is there already."""
    from rich.console import Console

    from cutpurse.arena.setup import count_threads
    from cutpurse.lab.listing import say_costs

    if told := say_costs(runs, store, costs, count_threads(threads), at_most=at_most):
        Console(stderr=True, highlight=False).print(told)


@lab.command()
def report(
    game: GameName,
    option: Options = None,
    players: Players = None,
    bots: Bots = "greedy",
    games: Annotated[int | None, typer.Option(metavar="N", min=2, help="How many games.  [default: 20000]")] = None,
    minutes: Annotated[
        float | None, typer.Option(metavar="M", min=0.01, help="Play for so many minutes, instead of --games.")
    ] = None,
    search: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Games with chances from playouts; half as many duplicate deals a duel; 0: none."
        ),
    ] = 100,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The page; JSON and Parquet beside it.  [default: GAME-report.html; with --json none]"
        ),
    ] = None,
    keep: Keep = None,
    seed: Seed = None,
    threads: Threads = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Study a game as it is: seats, length, choices, tension, ties, skill and luck, cards, points, events.

    It says first how long it will take. Ctrl-C ends it with a report on what was played, and the same command goes on
    from there; with --json that needs --out or --keep, for else nothing is kept. The seed decides all figures.

    \b
    Examples:
      cutpurse lab report lucre
      cutpurse lab report dirty_money --players 5 --games 100000 --search 0
      cutpurse lab report village --bots sharp@100 --minutes 10 --out village.html
      cutpurse lab report coin --option target=100 --cluster local --json
    """
    import json

    from rich.console import Console

    from cutpurse.core.errors import CutpurseError
    from cutpurse.games import load
    from cutpurse.lab import outputs
    from cutpurse.lab import report as reports
    from cutpurse.lab.listing import print_report
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.screen import progress_bar

    if games is not None and minutes is not None:
        raise CutpurseError("say how many games or how many minutes, not both")
    if out is None and not as_json:
        out = Path(f"{load(game).name}-report.html")
    keep = check_files(out, keep)
    setup = read_setup(game, players, option, bots, seed, keep)
    plan = reports.make_plan(setup, games=None if minutes is not None else games or 20_000, search=search)
    loaded = setup.game
    store = reports.open_store(plan, keep)
    try:
        compile_game(loaded, sorted({bot for run in plan.runs for bot in run.setup.lineup}))
        costs = measure(loaded, [run for run in plan.runs if store.missing(run)])
        if minutes is None:
            tell_costs(plan.runs, store, costs, threads)
        with progress_bar(loaded.title, only_time=True) as progress:
            made = reports.run_report(
                plan, store, minutes=minutes, threads=threads, cluster=cluster, costs=costs, progress=progress
            )
    finally:
        store.close()
    if as_json:
        print(json.dumps(made.to_json(), indent=1))
    else:
        print_report(made, Console(highlight=False))
    if out:
        from cutpurse.lab.page import page

        files = outputs.write(out, page(made), made.to_json(), [reports.row(figure) for figure in made.figures])
        notes = Console(stderr=True, highlight=False)
        notes.print(f"Written: {', '.join(map(str, files))}; {keep} keeps what was played.")
        if not made.complete:
            notes.print("The same command again goes on where this has stopped.")


@lab.command()
def compare(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="NAME=A,B,...",
            help="Values of an option to compare with it as it is; NAME=A|B where values have commas; may be repeated.",
        ),
    ],
    option: Options = None,
    players: Players = None,
    bots: Bots = "greedy",
    games: Annotated[int, typer.Option(metavar="N", min=2, help="How many games with each value.")] = 5_000,
    search: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help="Games of these with chances from playouts; half as many duplicate deals a duel; 0: none.",
        ),
    ] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="A page; JSON and Parquet beside it.")] = None,
    keep: Keep = None,
    seed: Seed = None,
    threads: Threads = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Compare option values on the same deals: every metric that needs no search, what changed most first.

    Each value is tried alone, beside all other options as they are. A value may be @FILE, such as a deck. With --search
    also what needs search is compared: chances, what a choice is worth, the skill ladder.

    \b
    Examples:
      cutpurse lab compare lucre --vary purse_bars=on --vary final_tie=seat,play_off
      cutpurse lab compare coin --vary target=50,100,150 --games 2000 --search 40 --out coin.html
      cutpurse lab compare dirty_money --vary "deck=@mine.txt|@yours.txt" --players 5
    """
    import json
    from itertools import chain

    from rich.console import Console

    from cutpurse.cli.arguments import read_value
    from cutpurse.lab import outputs
    from cutpurse.lab.compare import compare as run_comparison
    from cutpurse.lab.compare import runs_of
    from cutpurse.lab.compare_page import comparison_page, print_comparison
    from cutpurse.lab.study import Store
    from cutpurse.lab.variants import one_by_one, read_values
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.screen import progress_bar

    keep = check_files(out, keep)
    base = read_setup(game, players, option, bots, seed, keep)
    varied = [read_values(base.game, text, read_value) for text in vary]
    variants = one_by_one(base.game, base.options, varied, base.seats)
    rows = runs_of(base, variants, games, search)
    runs = list(chain(*rows))
    store = Store(base.game, base.seed, keep)
    try:
        compile_game(base.game, sorted({bot for run in rows[0] for bot in run.setup.lineup}))
        found = measure(base.game, rows[0]) if any(map(store.missing, runs)) else {}
        costs = {
            run.digest: found[like.digest] for row in rows for run, like in zip(row, rows[0], strict=True) if found
        }
        tell_costs([run for run in runs if store.missing(run)], store, costs, threads)
        with progress_bar(base.game.title, only_time=True) as progress:
            made = run_comparison(
                base, variants, games, store, search=search, threads=threads, cluster=cluster, costs=costs,
                progress=progress,
            )  # fmt: skip
    finally:
        store.close()
    if as_json:
        print(json.dumps(made.to_json(), indent=1))
    else:
        print_comparison(made, Console(highlight=False))
    if out:
        files = outputs.write(out, comparison_page(made), made.to_json(), made.rows())
        Console(stderr=True, highlight=False).print(f"Written: {', '.join(map(str, files))}")


@lab.command()
def tune(
    game: GameName,
    target: Annotated[
        list[str],
        typer.Option(metavar="METRIC=VALUE", help="What to come near to, such as length=25min; may be repeated."),
    ],
    over: Annotated[
        str, typer.Option(metavar="NAME,...", help="Options that may change; NAME=A|B for some values of one only.")
    ],
    option: Options = None,
    players: Players = None,
    bots: Bots = "greedy",
    trials: Annotated[int, typer.Option(metavar="N", min=1, help="How many settings to try at most.")] = 60,
    games: Annotated[int, typer.Option(metavar="N", min=100, help="How many games with each setting.")] = 2_000,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep what is played in a file, and go on from it.")
    ] = None,
    seed: Seed = None,
    threads: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="How many processes at once.  [default: all cores; 1 for random and greedy]"
        ),
    ] = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Search option values that bring a game near to targets, and show the best on fresh deals.

    Targets are length (minutes), decisions, choices, forced, options, seat_advantage, lead_changes, last_change,
    half_time, behind, margin, shared, level, nobody. Ctrl-C ends the search, and shows the best so far on fresh deals;
    another one shows it at once.

    \b
    Examples:
      cutpurse lab tune coin --target length=25min --over "target=30|45|round"
      cutpurse lab tune lucre --target shared=2% --target lead_changes=4 --over purse_bars,lead_card_down,final_tie
      cutpurse lab tune dirty_money --players 5 --target seat_advantage=0 --over rounds --trials 20 --json
    """
    import json

    from rich.console import Console

    from cutpurse.cli.arguments import read_value
    from cutpurse.lab import tune as tuning
    from cutpurse.lab.recording import is_simple
    from cutpurse.lab.study import Store
    from cutpurse.lab.targets import read_targets
    from cutpurse.lab.variants import read_space
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.screen import progress_bar

    keep = check_files(None, keep)
    targets = read_targets(target)
    base = read_setup(game, players, option, bots, seed, keep)
    space = read_space(base.game, over, read_value)
    store = Store(base.game, base.seed, keep)
    if threads is None and is_simple(base.lineup):
        threads = 1  # to start processes would take longer than to play
    try:
        compile_game(base.game, base.lineup)
        searched, fresh = tuning.bounds(base, space, trials, games)
        costs = measure(base.game, [searched])
        costs[fresh.digest] = costs[searched.digest]  # the same bots and options
        tell_costs([searched, fresh], store, costs, threads, at_most=True)
        with progress_bar(base.game.title) as progress:
            found = tuning.search(
                base, targets, space, trials=trials, games=games, store=store, cluster=cluster, threads=threads,
                progress=progress,
            )  # fmt: skip
        with progress_bar("Playing the best on fresh deals", only_time=True) as progress:
            made = tuning.settle(found, cluster=cluster, threads=threads, progress=progress)
    finally:
        store.close()
    if as_json:
        print(json.dumps(made.to_json(), indent=1))
    else:
        tuning.print_tuning(made, Console(highlight=False))
