"""Where a command writes and what it is told: a terminal, a pipe or a file."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import accumulate

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Span, Text

from cutpurse.core.game import Game
from cutpurse.core.words import common
from cutpurse.terminal.pen import ASCII, FOLDED, UNICODE, WORDS, Pen, Signs

MOST_TYPED = 4_000  # characters of one line; what follows on it is not looked at
WIDEST = 100  # columns; longer lines are hard to read
PERIOD = 300.0  # seconds that the time left is judged by: one game of strong bots may take a minute


class Screen:
    """Standard output, as wide and as rich as it is; standard input, line by line."""

    def __init__(self, *, spoken: bool = False) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.signs = WORDS if spoken else UNICODE if shows_unicode() else ASCII
        self.words = common()
        self.viewer: int | None = None
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` its line editing

    @property
    def pen(self) -> Pen:
        return Pen(min(self.console.width, WIDEST), self.signs, self.words, self.viewer)

    def show_game(self, game: Game, viewer: int | None = None) -> None:
        """From now on messages are those of this game, for somebody in this seat."""
        self.words, self.viewer = game.words(), viewer

    def draw(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(careful(line, self.signs), soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph."""
        self.draw(self.pen.prose(text, style) if text else [Text()])

    def ask(self, prompt: str) -> str:
        """The next line that is typed; EOFError when there is none."""
        if self.interactive:
            return printable(input(prompt)[:MOST_TYPED], UNICODE).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = read_line()
        if not sys.stdin.isatty():  # a pipe does not show what was typed
            self.console.print(Text(printable(line, self.signs).strip()), soft_wrap=True)
        return printable(line, UNICODE).strip()


def read_line() -> str:
    """A line of standard input, whatever is in it; of an endless one its beginning."""
    data = sys.stdin.buffer.readline(MOST_TYPED)
    if not data:
        raise EOFError
    rest = data
    while rest and not rest.endswith(b"\n"):
        rest = sys.stdin.buffer.readline(MOST_TYPED)
    return data.decode(errors="replace")


def printable(text: str, signs: Signs) -> str:
    """The text without control characters, in characters that can be shown."""
    clean = "".join(character if character.isprintable() else " " for character in text)
    if signs is not ASCII:
        return clean
    return clean.translate(FOLDED).encode("ascii", "replace").decode()


def careful(line: Text, signs: Signs) -> Text:
    """The same line in characters that can be shown; what is longer then pushes its style along."""
    if line.plain.isascii() and line.plain.isprintable():
        return line
    written = [printable(character, signs) for character in line.plain]
    at = list(accumulate(map(len, written), initial=0))
    spans = [Span(at[span.start], at[min(span.end, len(written))], span.style) for span in line.spans]
    return Text("".join(written), style=line.style, spans=spans)


def shows_unicode() -> bool:
    """Whether standard output can show more than ASCII: by its encoding, and not in the plain C locale.

    Python speaks UTF-8 also there, but the terminal may not.
    """
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    return encoding.startswith("utf8") and next(filter(None, names), "") not in ("C", "POSIX")


@contextmanager
def progress_bar(
    title: str, amount: ProgressColumn | None = None, *, only_time: bool = False
) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error that goes away when it is done; none where nobody looks."""
    console = Console(stderr=True)
    amounts = () if only_time else (amount or MofNCompleteColumn(),)
    columns = (TextColumn("{task.description}"), BarColumn(), *amounts, TimeRemainingColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet, speed_estimate_period=PERIOD) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def progress_line() -> Iterator[Callable[[str], None]]:
    """Tells how far something is, on one line of standard error; a pipe is told once."""
    told = ""

    def tell(text: str) -> None:
        nonlocal told
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{text.ljust(len(told))}")
        elif not told:
            sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
        told = text

    yield tell
    if told and sys.stderr.isatty():
        sys.stderr.write(f"\r{' ' * len(told)}\r")
        sys.stderr.flush()
