"""The reference of a game's fields is what the code says."""

import re

from docs.reference import PAGE, reference


def test_the_reference_is_made_from_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run python docs/reference.py"


def test_every_field_and_function_has_a_meaning() -> None:
    rows = [re.split(r"(?<!\\)\|", row) for row in reference().splitlines() if row.startswith("| `")]
    assert len(rows) > 100
    assert not [row[1].strip() for row in rows if not row[-2].strip()]
