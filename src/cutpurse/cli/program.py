"""All commands together, and how errors and interruptions end them."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from cutpurse import __version__
from cutpurse.cli.arena import arena, simulate, transcript
from cutpurse.cli.bench import bench
from cutpurse.cli.check import check
from cutpurse.cli.compile import compile_games
from cutpurse.cli.doctor import doctor
from cutpurse.cli.exploit import exploit
from cutpurse.cli.games import games, rules
from cutpurse.cli.groups import Listed, usage_hint
from cutpurse.cli.lab import lab
from cutpurse.cli.new_game import new_game
from cutpurse.cli.play import play
from cutpurse.cli.puzzles import puzzles
from cutpurse.cli.records import replay, verify
from cutpurse.cli.serve import serve
from cutpurse.cli.storage import backup, compact, restore
from cutpurse.cli.think import think
from cutpurse.cli.train import train
from cutpurse.core.errors import CutpurseError

BAD_INPUT = 2
INTERRUPTED = 130
HEADINGS = {
    "Commands to play and learn": ("play", "puzzles", "rules", "games", "replay", "verify"),
    "Commands to study games": ("simulate", "arena", "transcript", "lab", "train", "exploit"),
    "Commands for a server": ("serve", "think", "doctor", "backup", "restore", "compact"),
    "Commands for authors": ("new-game", "check", "compile", "bench"),
}


class Commands(Listed):
    """Prints any error in the input as one sentence, with exit code 2. A command may return its exit code."""

    headings = HEADINGS

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
            fail(usage_hint(error) if isinstance(error, typer.TyperException) else str(error))
            code = BAD_INPUT
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:  # the reader of our output has closed it
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 1
        except OSError as error:
            fail(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}")
            code = BAD_INPUT if error.filename else 1
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> None:
    """Print one sentence on standard error, without control characters."""
    sentence = " ".join("".join(c if c.isprintable() else " " for c in message).split())
    encoding = sys.stderr.encoding or "ascii"
    with suppress(OSError):  # the terminal may be gone
        print(f"cutpurse: {sentence}".encode(encoding, "replace").decode(encoding), file=sys.stderr)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"cutpurse {__version__}")
        raise typer.Exit


def start(
    version: Annotated[  # its callback does it all
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Card games about money, with the rules enforced: play them, simulate them, study them.

    \b
    Begin with:
      cutpurse serve --open    play in your browser
      cutpurse play lucre      play against bots in this terminal
      cutpurse rules lucre     learn how it is played
      cutpurse games           see all games and their options
    """


app = typer.Typer(cls=Commands, rich_markup_mode=None, add_completion=False, pretty_exceptions_enable=False)
app.callback()(start)
COMMANDS: tuple[Callable[..., int | None], ...] = (
    *(serve, think, games, rules, play, replay, verify, simulate, arena, transcript, check, new_game),
    *(backup, restore, compact, doctor, train, exploit),
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(lab)
app.add_typer(puzzles)
app.command("compile")(compile_games)
app.command(add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(bench)


def main() -> None:
    """Run the command; a stream that is closed counts as an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115  # it lives as long as the process
    app(prog_name="cutpurse")
