"""Free text: what people write to each other at a table that allows it, and what is refused."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.server.table.commands import read_command
from cutpurse.server.table.events import Talked, decode, encode
from cutpurse.server.table.opening import NewTable, settings_of
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table
from cutpurse.server.table.talk import LONGEST_TEXT, REMEMBERED_TALK, check_text

from ..tables import ADA, BEN, happen, opened

GOOD = ["hi", "Gut gespielt!", "<script>alert(1)</script>", "1 < 2 & 3", "x" * LONGEST_TEXT, "你好", "می\u200cخواهم"]
GOOD += ["👩\u200d👩\u200d👧", "❤️", "{ $name }", "'; DROP TABLE events; --"]

REFUSED = {
    "nothing": "",
    "spaces": " \t\n\u00a0\u2003\u2028",
    "joiners alone": "\u200d \u200c",
    "too long": "x" * (LONGEST_TEXT + 1),
    "a NUL": "a\x00b",
    "from right to left": "abc\u202ecba",
    "zero width": "a\u200bb",
    "tags": "a\U000e0041",
    "half a letter": "a\ud800",
    "a heap of accents": "a" + "\u0310\u0311\u0312\u0313",
}


def talking() -> Table:
    """Ada sits at a table where people may write what they like."""
    table = opened(talk=True)
    happen(table, table.sit(ADA, "Ada", 0, 0.0))
    return table


@pytest.mark.parametrize("text", GOOD)
def test_what_can_be_read_is_kept_as_it_is(text: str) -> None:
    table = talking()
    (event,) = happen(table, table.talk_freely(ADA, text, 7.0))
    assert decode(encode(event)) == event == Talked(at=7.0, seat=0, text=text)
    assert (table.talk[-1].name, table.talk[-1].text) == ("Ada", text)


@pytest.mark.parametrize("kind", REFUSED)
def test_what_can_t_be_read_is_refused(kind: str) -> None:
    with pytest.raises(Refused) as refused:
        talking().talk_freely(ADA, REFUSED[kind], 1.0)
    assert refused.value.code == "bad_input"


def test_a_text_is_one_line() -> None:
    assert check_text("  one\n\r\ttwo\u2029three ") == "one two three"


@given(st.text(max_size=LONGEST_TEXT + 20))
def test_any_text_is_shown_as_one_line_or_refused(text: str) -> None:
    try:
        shown = check_text(text)
    except Refused:
        return
    assert check_text(shown) == shown
    assert 0 < len(shown) <= LONGEST_TEXT
    kinds = {unicodedata.category(letter) for letter in shown if letter not in "\u200c\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def test_only_who_sits_there_and_only_where_the_host_wants_it() -> None:
    with pytest.raises(Refused) as refused:
        talking().talk_freely(BEN, "let me in", 1.0)
    assert refused.value.code == "not_yours"
    quiet = opened()
    happen(quiet, quiet.sit(ADA, "Ada", 0, 0.0))
    with pytest.raises(Refused, match="phrases only") as refused:
        quiet.talk_freely(ADA, "hello", 1.0)
    assert refused.value.code == "not_now"


def test_a_listed_table_has_phrases_only() -> None:
    assert not settings_of(NewTable(game="lucre")).talk
    assert settings_of(NewTable(game="lucre", talk=True)).talk
    with pytest.raises(Refused, match="by link only"):
        settings_of(NewTable(game="lucre", talk=True, listed=True))


@pytest.mark.parametrize(
    "fields",
    [{}, {"text": ""}, {"text": None}, {"text": 7}, {"text": ["a"]}, {"text": "a", "seat": 1}, {"text": "x" * 201}],
)
def test_nonsense_is_no_command(fields: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        read_command({"do": "talk", **fields})
    assert refused.value.code == "bad_input"


def test_only_the_last_words_are_remembered() -> None:
    table = talking()
    for number in range(REMEMBERED_TALK + 3):
        happen(table, table.talk_freely(ADA, f"line {number}", 1.0))
    assert [spoken.text for spoken in table.talk][::49] == ["line 3", f"line {REMEMBERED_TALK + 2}"]
