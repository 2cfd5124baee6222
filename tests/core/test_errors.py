"""Errors: one family, so that a command can tell any of them in a sentence."""

import pytest

from cutpurse.core import errors
from cutpurse.core.errors import CutpurseError, RecordError
from cutpurse.core.message import msg

LINE_3 = msg("at-line", line=3)

FAMILY = [error for error in vars(errors).values() if isinstance(error, type) and error.__module__ == errors.__name__]


@pytest.mark.parametrize("error", FAMILY)
def test_every_error_is_of_the_family_and_explained(error: type[Exception]) -> None:
    assert issubclass(error, CutpurseError)
    assert issubclass(error, ValueError)
    assert error.__doc__


def test_a_record_error_knows_its_place() -> None:
    assert str(RecordError("too long")) == "too long"
    assert str(RecordError("no such seat", LINE_3)) == "line 3: no such seat"
    assert RecordError("no such seat", LINE_3).where == LINE_3


@pytest.mark.parametrize("odd", ["\ud800", "\n", "\x1b[2J"])
def test_whatever_is_quoted_is_printed_on_one_line(odd: str) -> None:
    for error in (CutpurseError(f"no “{odd}” here"), RecordError(f"no “{odd}” here", LINE_3)):
        assert str(error).isprintable()
