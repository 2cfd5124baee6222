"""`cutpurse new-game`: a package to begin with, for somebody who writes a game."""

from pathlib import Path
from typing import Annotated

import typer


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called in Python and in commands: my_game.")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where its own folder goes.")] = Path(),
) -> None:
    """Write a small game that works, in a package of its own, to be changed into yours.

    \b
    Examples:
      cutpurse new-game my_game
      cutpurse new-game my_game --folder ~/games
    """
    from cutpurse.check.new_game import write_new_game

    home = write_new_game(name, folder)
    print(f"{name} is in {home}. To go on:\n")
    for command in (f"pip install -e {home}", f"cutpurse check {name} --quick", f"cutpurse play {name}"):
        print(f"  {command}")
