"""Nicknames: anything that can be read, and that can't be taken for somebody else at the table."""

import unicodedata
from collections.abc import Iterable

from cutpurse.core.message import msg
from cutpurse.server.table.refusals import Refused

LONGEST = 24
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # that look alike: one for a name
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs by their kind, but they show nothing
SHOWN = ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "Sm", "Sc", "So")  # kinds that tell names apart
MARKS = ("Mn", "Mc")  # accents, and signs that stand with a letter
LOOK_ALIKES = str.maketrans(
    "0134578|$" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "АВЕЅІЈКМНОРСТУХҮԌԚԜ" "ıαβικνορτυχ" "асеһіјорѕухԁԛԝ",
    "oieastbis" "abezhikmnoptyx" "abesijkmhopctyxygqw" "iabikvoptux" "acehijopsyxdqw",
)  # fmt: skip


def check_name(name: str, others: Iterable[str]) -> str:
    """The name as it will be shown; refused if it is empty, too long, unreadable or too like another."""
    name = on_one_line(name)
    if not name:
        raise Refused("bad_input", msg("name-empty"))
    if len(name) > LONGEST:
        raise Refused("bad_input", msg("name-too-long", most=LONGEST, length=len(name)))
    if not readable(name):
        raise Refused("bad_input", msg("name-unreadable"))
    if sum(any(in_script(letter, script) for letter in name) for script in SCRIPTS) > 1:
        raise Refused("bad_input", msg("name-mixed"))
    for other in others:
        if alike(name, other):
            raise Refused("taken", msg("name-alike", name=other))
    return name


def on_one_line(text: str) -> str:
    """A text with its letters composed, and single spaces between its words."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def readable(name: str) -> bool:
    """Whether all of it shows: no control signs, nothing that turns the direction of writing, nothing of no width;
    and every accent sits on something, not on a heap of others."""
    kinds = "".join(kind(letter) for letter in f" {name}")
    return "?" not in kinds and " m" not in kinds and "mmmm" not in kinds


def kind(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in MARKS and letter not in BLANK:
        return "m"
    return " " if letter == " " else "x" if category[0] in "LNPS" and letter not in BLANK else "?"


def in_script(letter: str, script: str) -> bool:
    return unicodedata.name(letter, "").startswith(f"{script} ")


def alike(name: str, other: str) -> bool:
    """Whether two names look the same at a quick glance, in capitals or in small letters."""
    return any(skeleton(case(name)) == skeleton(case(other)) for case in (str.upper, str.casefold))


def skeleton(name: str) -> str:
    """What is left of a name for a quick glance."""
    plain = unicodedata.normalize("NFKD", name).translate(LOOK_ALIKES).casefold()
    shown = "".join(letter for letter in plain if unicodedata.category(letter) in SHOWN)
    return shown.replace("l", "i").replace("rn", "m").replace("vv", "w") or plain
