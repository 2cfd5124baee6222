"""`cutpurse puzzles`: solve positions from games, and make new ones."""

from pathlib import Path
from typing import Annotated, Any

import typer

from cutpurse.cli.groups import Listed
from cutpurse.cli.parameters import AsJson, GameName, Threads, Words


class PlayIfNotSaid(Listed):
    """`cutpurse puzzles lucre` is `cutpurse puzzles play lucre`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["play", *args]
        return super().parse_args(ctx, args)


ABOUT = """Solve positions in which one choice is clearly best, or make new ones.

\b
Begin with:
  cutpurse puzzles lucre   one puzzle after another
"""
puzzles = typer.Typer(name="puzzles", cls=PlayIfNotSaid, help=ABOUT, rich_markup_mode=None)


@puzzles.command()
def play(
    game: GameName,
    stars: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=5, help="Only puzzles of so many stars, 1 to 5.")
    ] = None,
    puzzle: Annotated[str | None, typer.Option(metavar="ID", help="Begin with this one.")] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Decides the order.  [default: another each time]")
    ] = None,
    words: Words = False,
) -> int:
    """Solve puzzles in this terminal, one after another.

    You see what one seat knows. Type the number of a choice, or the action as it is written; `hint` leaves two choices,
    `help` lists what else can be typed.

    \b
    Examples:
      cutpurse puzzles lucre
      cutpurse puzzles play coin --stars 5
      cutpurse puzzles play village --seed tuesday
    """
    import secrets
    from random import Random

    from cutpurse.core.errors import CutpurseError
    from cutpurse.puzzles.puzzle import puzzles_of
    from cutpurse.puzzles.session import PuzzleSession
    from cutpurse.terminal.compiling import load_for_one_match
    from cutpurse.terminal.screen import Screen

    collection = puzzles_of(load_for_one_match(game))
    if collection is None or not collection.puzzles:
        raise CutpurseError(f"{game} comes without puzzles")
    wanted = [each for each in collection.puzzles.values() if stars in (None, each.stars)]
    if not wanted:
        raise CutpurseError(f"{game} has no puzzle of {stars} stars")
    Random(seed or secrets.token_hex(16)).shuffle(wanted)
    if puzzle is not None:
        if puzzle not in collection.puzzles:
            raise CutpurseError(f"{game} has no puzzle {puzzle:.60}")
        wanted = [collection.puzzles[puzzle], *(each for each in wanted if each.id != puzzle)]
    return PuzzleSession(collection, wanted, Screen(spoken=words)).run()


@puzzles.command()
def make(
    game: GameName,
    count: Annotated[
        int, typer.Option(metavar="N", min=1, max=10_000, help="How many puzzles the file shall have.")
    ] = 100,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where they are kept.  [default: GAME-puzzles.jsonl]")
    ] = None,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Decides all of them: 64 hexadecimal digits, or any text.")
    ] = "puzzles",
    long: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=10,
            help="Iterations of the searches that confirm an answer; the last ones have ten times as many.",
        ),
    ] = 10_000,
    threads: Threads = None,
    as_json: AsJson = False,
) -> None:
    """Make puzzles from the bots' own games.

    A puzzle is kept at once. Ctrl-C ends it, and the same command goes on from there; the seed decides what is found,
    however many processes there are.

    \b
    Examples:
      cutpurse puzzles make lucre
      cutpurse puzzles make coin --count 20 --seed tuesday --save coin.jsonl --threads 1
    """
    import json

    from cutpurse.core.seeds import read_seed
    from cutpurse.games import load
    from cutpurse.puzzles.keeping import make_file, summary
    from cutpurse.puzzles.making import LAST, SHORT, Settings
    from cutpurse.terminal.compiling import compile_game
    from cutpurse.terminal.files import check_room
    from cutpurse.terminal.screen import progress_bar

    loaded = load(game)
    path = save or Path(f"{loaded.name}-puzzles.jsonl")
    check_room(path)
    settings = Settings(long=long, last=LAST * long)
    compile_game(loaded, [SHORT])
    with progress_bar(f"{loaded.title}: puzzles") as progress:
        made = make_file(
            loaded,
            path,
            wanted=count,
            seed=read_seed(seed),
            settings=settings,
            threads=threads,
            progress=progress,
        )
    if as_json:
        print(json.dumps(summary(made, path), indent=1))
        return
    stars = ", ".join(f"{n} of {'*' * number}" for number, n in summary(made, path)["stars"].items())
    print(f"{len(made.puzzles)} puzzles in {path}, from {made.games} games: {stars or 'none'}.")
    if made.interrupted:
        print("  The same command again goes on where this has stopped.")
