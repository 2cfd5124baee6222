"""Nicknames: any that can be read, none that can be taken for another's at the table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.server.table.names import LONGEST, check_name
from cutpurse.server.table.refusals import Refused

GOOD = ["Ada", "Zoë", "O'Neill", "Jean-Luc", "Ada 2", "x" * LONGEST, "张伟", "さくら", "محمد", "שלום", "सीता", "Анна"]
GOOD += ["Ελένη", "🐟", "❤️", "Ada 🐟", "!?", "نور۲", "Nguyễn", "12", "María José"]

UNREADABLE = {
    "nothing": "",
    "spaces": " \t\n\u00a0\u2003 ",
    "too long": "x" * (LONGEST + 1),
    "a NUL": "A\x00da",
    "a C1 control": "Ada\x9b",
    "from right to left": "Ada\u202eadA",
    "zero width": "A\u200bda",
    "a soft hyphen": "A\u00adda",
    "tags": "Ada\U000e0041",
    "unassigned": "Ada\u0378",
    "half a letter": "Ada\ud800",
    "an accent on nothing": "\u0301Ada",
    "an accent on a space": "Ada \u0301",
    "a heap of accents": "A" + "\u0310\u0311\u0312\u0313\u0314",
    "a blank letter": "\u3164",
    "a variation selector": "Ada\ufe0f",
    "another selector": "Paul\U000e0100",
    "a selector of no use": "❤\ufe01",
    "Greek and Latin": "Αda",
    "Cyrillic and Latin": "Аda",
}

TWINS = [
    ("Ada", "ada"),
    ("Ada", "Аԁа"),
    ("ANNA", "ΑΝΝΑ"),
    ("AHHA", "Анна"),
    ("Bob", "B0b"),
    ("Bill", "BiII"),
    ("Max", "rnax"),
    ("Will", "VVill"),
    ("Ada", "Ａｄａ"),
    ("Ada", "Ad\u0101"),
    ("Ada", "A.d.a."),
    ("Paul", "Paᴜl"),
    ("Paul", "Pɑul"),
    ("Paul", "𝖯𝖺𝗎𝗅"),
    ("Paul", "Pɑʋǀ"),
    ("Rose", "Rᴏse"),
    ("modern", "rnodem"),
]
STRANGERS = [
    ("Ada", "Ben"),
    ("🐟", "🦊"),
    ("Ada", "Ada 🐟"),
    ("张伟", "张帆"),
    ("Анна", "Инна"),
]


@pytest.mark.parametrize("name", GOOD)
def test_good_names(name: str) -> None:
    assert check_name(name, ()) == name


def test_a_name_is_tidied() -> None:
    assert check_name("  Ada \n Lovelace ", ()) == "Ada Lovelace"
    assert check_name("Zoe\u0308", ()) == "Zoë"


@pytest.mark.parametrize("kind", UNREADABLE)
def test_names_that_can_t_be_read(kind: str) -> None:
    with pytest.raises(Refused) as refused:
        check_name(UNREADABLE[kind], ())
    assert refused.value.code == "bad_input"


@pytest.mark.parametrize(("name", "other"), TWINS)
def test_names_that_look_alike(name: str, other: str) -> None:
    for mine, theirs in ((name, other), (other, name)):
        with pytest.raises(Refused) as refused:
            check_name(mine, ["Zoë", theirs])
        assert refused.value.code == "taken"


@pytest.mark.parametrize(("name", "other"), STRANGERS)
def test_names_that_can_be_told_apart(name: str, other: str) -> None:
    assert check_name(name, [other]) == name


letters = st.characters() | st.sampled_from("Ada0O1lI| \u0301\u200b\u202e\ufe0f🐟")


@given(st.text(letters, max_size=30))
def test_any_text_is_a_good_name_or_refused(text: str) -> None:
    try:
        name = check_name(text, ())
    except Refused:
        return
    assert check_name(name, ()) == name  # once is enough
    assert 0 < len(name) <= LONGEST
    assert unicodedata.is_normalized("NFC", name)
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}
    with pytest.raises(Refused, match="can't be mistaken"):
        check_name(name, [name])
