"""`cutpurse compile`: games compiled before somebody plays them."""

from typing import Annotated

import typer


def compile_games(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Names of games; all, if none is named.")
    ] = None,
    part: Annotated[
        list[str] | None,
        typer.Option(metavar="PART", help="Only this part: rules, redeal, worlds, policy or search; may be repeated."),
    ] = None,
    while_asked: Annotated[bool, typer.Option("--while-asked", hidden=True)] = False,
) -> None:
    """Compile games and what their bots need, so that nothing is left to be compiled when they are played.

    It is never needed: what was not compiled is played interpreted, and compiled meanwhile.

    \b
    Examples:
      cutpurse compile
      cutpurse compile lucre coin
    """
    from cutpurse.bots.warm import PARTS
    from cutpurse.core.errors import CutpurseError
    from cutpurse.games import load, names
    from cutpurse.terminal.compiling import compile_parts

    if while_asked:
        end_with_standard_input()
    parts = part or list(PARTS)
    if unknown := [name for name in parts if name not in PARTS]:
        raise CutpurseError(f"a game has no part {unknown[0]!s:.40}; it has {', '.join(PARTS)}")
    for game in [load(name) for name in games or names()]:
        compile_parts(game, parts)


def end_with_standard_input() -> None:
    """End at once when whoever has started us is gone: what was compiled so far is kept."""
    import os
    import sys
    import threading

    def wait() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
