"""The command `cutpurse`. Nothing heavy is imported before a command needs it."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cutpurse import __version__
from cutpurse.core.errors import CutpurseError
from cutpurse.server.command import serve

BAD_INPUT = 2
INTERRUPTED = 130


class Commands(TyperGroup):
    """Tells everything that was wrong with the input in one sentence, with exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except (CutpurseError, typer.TyperException) as error:
            fail(error.format_message() if isinstance(error, typer.TyperException) else str(error))
            code = BAD_INPUT
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:  # whoever read our output has heard enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 1
        except OSError as error:
            fail(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}")
            code = BAD_INPUT if error.filename else 1
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> None:
    """One sentence on standard error, without what a terminal might take for commands."""
    sentence = " ".join("".join(c if c.isprintable() else " " for c in message).split())
    encoding = sys.stderr.encoding or "ascii"
    with suppress(OSError):  # the terminal may be gone
        print(f"cutpurse: {sentence}".encode(encoding, "replace").decode(encoding), file=sys.stderr)


app = typer.Typer(cls=Commands, rich_markup_mode=None, add_completion=False, pretty_exceptions_enable=False)
app.command()(serve)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game, such as lucre; `games` lists them.")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Name of a game, such as lucre.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A table option, as `games` lists them; `NAME=@FILE` reads it from a file; may be repeated.",
    ),
]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="What the cards are dealt from: 64 hexadecimal digits, or any text.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play, where the game leaves a choice.")]
LEVELS = "novice, casual, sharp, expert (or sharp@20ms, or sharp@1000 iterations)"
BOTS = f"random, greedy, {LEVELS}, run:COMMAND, python:MODULE:CLASS"
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Words = Annotated[bool, typer.Option("--words", help="Write coins and marks as words, for a screen reader.")]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"cutpurse {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # its callback does it all
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Card games about money, with the rules enforced: play them, simulate them, study them.

    \b
    Begin with:
      cutpurse play lucre      play against bots in this terminal
      cutpurse rules lucre     learn how it is played
      cutpurse games           see all games and their options
    """
    help_if_alone(context)


def help_if_alone(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(game: MaybeGame = None, as_json: AsJson = False) -> None:
    """List the games: players, time, credits and every table option.

    \b
    Examples:
      cutpurse games
      cutpurse games lucre
      cutpurse games --json
    """
    from cutpurse.terminal.listing import list_games

    list_games(game, as_json)


@app.command()
def rules(game: GameName) -> None:
    """Tell how a game is played, with our rulings and the credits.

    \b
    Examples:
      cutpurse rules lucre
      cutpurse rules coin | less
    """
    from cutpurse import games
    from cutpurse.terminal.listing import show_rules
    from cutpurse.terminal.screen import Screen

    show_rules(games.load(game), Screen())


@app.command()
def play(
    game: MaybeGame = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Your seat, by name or counted from 1.  [default: by chance]")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    bots: Annotated[
        str,
        typer.Option(metavar="NAME,...", help=f"Who plays the other seats: {BOTS}; the last fills the rest."),
    ] = "sharp",
    players: Players = None,
    source: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Go on with a saved game that is not over.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the record goes.  [default: your data folder]")
    ] = None,
    words: Words = False,
) -> None:
    """Play against bots in this terminal, line by line.

    Type the number of a choice, or the action as it is written; `help` lists what else can be typed. However you
    leave, the record is saved.

    \b
    Examples:
      cutpurse play lucre
      cutpurse play lucre --seat Red --bots greedy,random
      cutpurse play lucre --bots "run:python3 my_bot.py"
      cutpurse play coin --seed tuesday --option target=round
      cutpurse play --from game.txt
    """
    from cutpurse.terminal.play import play as run

    code = run(
        game,
        seat=seat,
        seed=seed,
        options=option or [],
        opponents=bots,
        players=players,
        source=source,
        save=save,
        words=words,
    )
    raise typer.Exit(code)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")],
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT|all",
            help="Whose view: a seat, or all with everything open.  [default: all; your own seat if it is not over]",
        ),
    ] = None,
    as_json: AsJson = False,
    words: Words = False,
) -> None:
    """Step through a record: Enter goes on, b goes back. In a pipe all steps are printed.

    \b
    Examples:
      cutpurse replay game.txt
      cutpurse replay game.txt --seat Blue
      cutpurse replay game.txt --json
    """
    from cutpurse.terminal.replay import replay as run

    run(file, seat, as_json, words)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON; - reads standard input.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that you have seen before the deal, to compare.")
    ] = None,
    entropy: Annotated[
        str | None, typer.Option(metavar="HEX", help="What you have added to the deal, to compare.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a match from a table server: its moves, its result, and that nobody could choose the cards.

    Before the deal the server shows a commitment, the hash of its secret; everybody adds to it; afterwards the record
    has it all. The exit code is 0 if everything holds, else 1.

    \b
    Examples:
      cutpurse verify match.txt
      cutpurse verify match.txt --commitment 4a5f... --entropy 09c1...
      curl -s https://example.org/match.json | cutpurse verify - --json
    """
    from cutpurse.terminal.verify import verify as run

    raise typer.Exit(run(file, commitment, entropy, as_json))


@app.command()
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
    from cutpurse.arena.commands import simulate as run

    run(
        game,
        games=games,
        bots=bots,
        options=option or [],
        players=players,
        seed=seed,
        threads=threads,
        as_json=as_json,
    )


@app.command()
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
    from cutpurse.arena.commands import arena as run
    from cutpurse.arena.tournament import Terms

    run(
        game,
        bots,
        terms=Terms(deals=deals, until_significant=until_significant, threads=threads),
        options=option or [],
        players=players,
        seed=seed,
        save=save,
        plot=plot,
        as_json=as_json,
    )


@app.command()
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
    from cutpurse.arena.commands import transcript as run

    run(game, seed=seed, bots=bots, options=option or [], players=players)


@app.command(add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure how fast things are, and how strong the bots; in a checkout of the sources."""
    sources = Path(__file__).parents[2]
    if not (sources / "bench" / "cli.py").is_file():
        raise CutpurseError("benchmarks are not installed: they are run in a checkout of the sources")
    sys.path.insert(0, str(sources))
    import_module("bench.cli").app(context.args, prog_name=context.command_path, standalone_mode=False)


def main() -> None:
    """Run the command; a stream that is closed is as good as an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115  # it lives as long as the process
    app(prog_name="cutpurse")
