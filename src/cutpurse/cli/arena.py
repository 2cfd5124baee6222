"""`cutpurse simulate`, `cutpurse arena` and `cutpurse transcript`: bots against bots."""

from pathlib import Path
from typing import Annotated

import typer

from cutpurse.cli.parameters import BOTS, AsJson, GameName, Options, Players, Seed


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
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: win shares, scores and speed. The bots change seats from game to game.

    \b
    Examples:
      cutpurse simulate lucre --games 100000 --bots greedy,random
      cutpurse simulate coin --option target=100 --json
      cutpurse simulate lucre --seed tuesday --threads 1
    """
    import json

    from rich.console import Console

    from cutpurse.arena import simulate as simulation
    from cutpurse.cli.arguments import read_bots, read_options, seed_bytes
    from cutpurse.games import load
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.screen import progress_bar

    loaded = load(game)
    seats = loaded.check_seats(players)
    lineup = simulation.simple_line_up(read_bots(bots, seats), seats)
    settled = read_options(loaded, seats, option)
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
            progress=progress,
        )
    if as_json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        simulation.print_simulation(result, Console(highlight=False))


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
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep finished deals in a file, and go on where it ends.")
    ] = None,
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
      cutpurse arena lucre oracle sharp greedy --plot match.png --json
      cutpurse arena lucre "run:python3 my_bot.py" greedy --deals 50
    """
    import json

    from rich.console import Console

    from cutpurse.arena import plots, tournament
    from cutpurse.arena.report import print_result
    from cutpurse.bots import known_as
    from cutpurse.cli.arguments import read_options, seed_bytes
    from cutpurse.games import load
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.files import check_room
    from cutpurse.terminal.screen import progress_bar

    loaded = load(game)
    seats = loaded.check_seats(players)
    settings = tournament.ArenaSettings(deals=deals, until_significant=until_significant, threads=threads)
    if plot:
        plots.check_format(plot)
    for file in filter(None, (save, plot)):
        check_room(file)
    setup = tournament.make_setup(
        loaded,
        bots=[known_as(name) for name in bots],
        options=read_options(loaded, seats, option),
        seats=seats,
        seed=seed_bytes(seed),
        save=save,
    )
    compile_game(loaded, setup.lineup)
    with progress_bar(loaded.title) as progress:
        result = tournament.run_arena(setup, settings, save=save, progress=progress)
    if as_json:
        print(json.dumps(result.to_json(), indent=1))
    else:
        console = Console(highlight=False)
        print_result(result, console)
        if result.interrupted and save:
            console.print("  The same command again goes on where this has stopped.")
    if plot:
        plots.draw(result, plot)


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
