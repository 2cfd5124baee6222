"""What is written and read, whatever the terminal can do and whatever is typed."""

import io
import sys
from contextlib import redirect_stderr

import pytest
from rich.text import Text

from cutpurse.terminal.pen import ACCENT, ASCII, UNICODE, ink
from cutpurse.terminal.screen import MOST_TYPED, Screen, careful, printable, progress_line, read_line, shows_unicode


def give(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_control_characters_never_reach_the_terminal() -> None:
    assert printable("a\x1b[31mb\x07\u202ec\n", UNICODE) == "a [31mb  c "


def test_ascii_alone_where_nothing_else_can_be_shown() -> None:
    assert printable("“Red” 12 ●● … é", ASCII) == '"Red" 12 oo ... ?'


def test_styles_move_along_with_what_is_written_longer() -> None:
    line = careful(Text("…").append_text(ink("Lead", ACCENT)), ASCII)
    assert line.plain == "...Lead"
    assert [(span.start, span.end, span.style) for span in line.spans] == [(3, 7, ACCENT)]


def test_bytes_that_are_no_text_are_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, b"\xff\xfe\x00\n1\n")
    assert [read_line(), read_line()] == ["\ufffd\ufffd\x00\n", "1\n"]


def test_of_an_endless_line_the_beginning_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, b"x" * (3 * MOST_TYPED + 7) + b"\n1\n")
    assert read_line() == "x" * MOST_TYPED
    assert read_line() == "1\n"


def test_a_pipe_shows_what_was_typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    give(monkeypatch, b"  10 up \x1b[A\n")
    assert Screen().ask("> ") == "10 up  [A"
    assert capsys.readouterr().out == "> 10 up  [A\n"


@pytest.mark.parametrize(
    ("encoding", "locale", "expected"),
    [("utf-8", "en_US.UTF-8", True), ("utf-8", "C", False), ("utf-8", "POSIX", False), ("cp1252", "", False)],
)
def test_unicode_by_encoding_and_locale(
    monkeypatch: pytest.MonkeyPatch, encoding: str, locale: str, expected: bool
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding))
    monkeypatch.setenv("LC_ALL", locale)
    assert shows_unicode() is expected


def test_a_pipe_is_told_of_progress_once() -> None:
    with redirect_stderr(io.StringIO()) as told, progress_line() as tell:
        tell("Compiling: 1 of 2")
        tell("Compiling: 2 of 2")
    assert told.getvalue() == "Compiling: 1 of 2\n"


def test_a_terminal_sees_one_line_that_goes_away() -> None:
    with redirect_stderr(Terminal()) as told, progress_line() as tell:
        tell("12345")
        tell("6")
    assert told.getvalue() == "\r12345\r6    \r \r"
