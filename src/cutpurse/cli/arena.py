"""`cutpurse simulate`, `cutpurse arena` and `cutpurse transcript`: bots against bots."""

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import BOTS, AsJson, Cluster, GameName, Options, Players, Seed

GOES_ON = "  The same command again goes on where this has stopped."

SaveRecords = Annotated[
    Path | None, typer.Option("--save-records", metavar="FILE", help="Save the games as records, .jsonl, one a line.")
]


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to play.")] = 10_000,
    bots: Annotated[
        str, typer.Option(metavar="NAME,...", help="Who plays: random, greedy; the last fills the rest of the seats.")
    ] = "greedy",
    option: Options = None,
    players: Players = None,
    seed: Seed = None,
    threads: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many threads.  [default: all cores]")
    ] = None,
    cluster: Cluster = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save a row for each decision as .parquet, with observations.")
    ] = None,
    save_records: SaveRecords = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: win shares, scores and speed. The bots change seats from game to game.

    What is saved is kept in parts until it is complete: after Ctrl-C the same command goes on.

    \b
    Examples:
      cutpurse simulate lucre --games 100000 --bots greedy,random
      cutpurse simulate coin --option target=100 --json
      cutpurse simulate lucre --seed tuesday --threads 1
      cutpurse simulate cryptruck --players 4 --save games.parquet
    """
    import json

    from rich.console import Console

    from cutpurse.arena import simulate as simulation
    from cutpurse.arena.dataset import LINES, PARQUET
    from cutpurse.cli.arguments import read_bots, read_options, seed_bytes
    from cutpurse.games import load
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.screen import progress_bar

    loaded = load(game)
    seats = loaded.check_seats(players)
    lineup = simulation.simple_line_up(read_bots(bots, seats), seats)
    settled = read_options(loaded, seats, option)
    files = [path for path in (save, save_records) if path]
    for path, suffix in ((save, PARQUET), (save_records, LINES)):
        check_data_file(path, suffix)
    compile_game(loaded)
    with progress_bar(loaded.title) as progress:
        result = simulation.simulate(
            loaded,
            games=games,
            bots=lineup,
            options=settled,
            seats=seats,
            seed=seed_bytes(seed),
            threads=threads,
            cluster=cluster,
            progress=progress,
            save=files,
        )
    if as_json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        console = Console(highlight=False)
        simulation.print_simulation(result, console)
        if result.interrupted and files:
            console.print(GOES_ON)


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=f"Who plays: {BOTS}, and oracle, who sees all cards; the last fills the rest of the seats.",
        ),
    ],
    deals: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many deals; each is played once for every seat rotation.")
    ] = 500,
    until_significant: Annotated[
        bool, typer.Option("--until-significant", help="Stop as soon as the order of the bots is settled.")
    ] = False,
    option: Options = None,
    players: Players = None,
    seed: Seed = None,
    threads: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many games at once.  [default: all cores]")
    ] = None,
    cluster: Cluster = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Keep finished deals in a file, and go on where it ends; .parquet: a row for each decision.",
        ),
    ] = None,
    save_records: SaveRecords = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the result as .png or .svg.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure bots: each deal is played with the bots in every seat rotation.

    It tells win shares, the differences between the bots with 95% intervals, ratings and the time for a move. The seed
    decides everything if budgets are in iterations. Ctrl-C ends it with what has been played.

    \b
    Examples:
      cutpurse arena lucre sharp greedy random --deals 500
      cutpurse arena coin sharp@1000 greedy --until-significant --deals 5000
      cutpurse arena dirty_money expert sharp --players 5 --save match.jsonl
      cutpurse arena cryptruck sharp greedy --save decisions.parquet
      cutpurse arena lucre oracle sharp greedy --plot match.png --json
      cutpurse arena lucre "run:python3 my_bot.py" greedy --deals 50
    """
    import json

    from rich.console import Console

    from cutpurse.arena import plots, tournament
    from cutpurse.arena.dataset import LINES, PARQUET
    from cutpurse.arena.export import deal_file_for, export_deals
    from cutpurse.arena.report import print_result
    from cutpurse.bots import known_as
    from cutpurse.cli.arguments import read_options, seed_bytes
    from cutpurse.games import load
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.files import check_room
    from cutpurse.terminal.screen import progress_bar

    loaded = load(game)
    seats = loaded.check_seats(players)
    settings = tournament.ArenaSettings(
        deals=deals, until_significant=until_significant, threads=threads, cluster=cluster
    )
    if plot:
        plots.check_format(plot)
    for file in filter(None, (save, plot)):
        check_room(file)
    check_data_file(save_records, LINES)
    keep = deal_file_for(save, save_records)
    setup = tournament.make_setup(
        loaded,
        bots=[known_as(name) for name in bots],
        options=read_options(loaded, seats, option),
        seats=seats,
        seed=seed_bytes(seed),
        save=keep,
    )
    compile_game(loaded, setup.lineup)
    if keep:
        keep.parent.mkdir(exist_ok=True)
    with progress_bar(loaded.title) as progress:
        result = tournament.run_arena(setup, settings, save=keep, progress=progress)
    data = [path for path in (save, save_records) if path and path.suffix in (PARQUET, LINES) and path != keep]
    if keep and data and not result.interrupted:
        with progress_bar("Saving") as progress:
            export_deals(setup, keep, result.deals, data, progress)
    if as_json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        console = Console(highlight=False)
        print_result(result, console)
        if result.interrupted and keep:
            console.print(GOES_ON)
    if plot:
        plots.draw(result, plot)


def check_data_file(path: Path | None, suffix: str) -> None:
    """Say before anything is played that games can't be saved there."""
    from cutpurse.arena.dataset import check_path
    from cutpurse.core.errors import CutpurseError
    from cutpurse.terminal.files import check_room

    if path and path.suffix != suffix:
        raise CutpurseError(f"name a file that ends in {suffix}, not {path.name!s:.60}")
    if path:
        check_room(path)
        check_path(path)


def transcript(
    game: GameName,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME,...", help=f"Who plays: {BOTS}; the last fills the rest of the seats.")
    ] = "greedy",
    option: Options = None,
    players: Players = None,
    as_json: Annotated[  # so that scripts may say it everywhere
        bool, typer.Option("--json", help="Print JSON: it prints nothing else.")
    ] = True,
) -> None:
    """Print one whole game of bots as JSON, nothing hidden.

    It has every deck, hand, action, award and score: enough to check the game by hand, without our shuffles.

    \b
    Examples:
      cutpurse transcript lucre --seed tuesday
      cutpurse transcript coin --seed 7 --bots greedy,random --option target=round
    """
    import json

    from cutpurse.arena import transcript as transcripts
    from cutpurse.cli.arguments import read_bots, read_options, seed_bytes
    from cutpurse.games import load
    from cutpurse.terminal.compiling import compile_game

    loaded = load(game)
    seats = loaded.check_seats(players)
    lineup = read_bots(bots, seats)
    settled = read_options(loaded, seats, option)
    compile_game(loaded, lineup)
    played = transcripts.transcript(loaded, bots=lineup, seed=seed_bytes(seed), options=settled, seats=seats)
    print(json.dumps(played, indent=1))
