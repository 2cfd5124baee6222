"""Nicknames: anything that can be read, and that can't be taken for somebody else at the table."""

import unicodedata
from collections.abc import Iterable

from cutpurse.server.refusals import Refused

LONGEST = 24
LOOK_ALIKES = str.maketrans("0134578ıіоасерхуѕԁԛԝβορντκμ", "oieasťbiioacepxysdqwbopvtkm".replace("ť", "t"))
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")  # whose letters look alike: a name keeps to one of these


def check_name(name: str, others: Iterable[str]) -> str:
    """The name as it will be shown; refused if it is empty, too long, unreadable or too like another."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Refused("bad_input", "a name needs at least one letter")
    if len(name) > LONGEST:
        raise Refused("bad_input", f"a name has at most {LONGEST} letters, not {len(name)}")
    if not all(readable(letter) for letter in name) or unicodedata.combining(name[0]):
        raise Refused("bad_input", "a name has letters, digits, signs and spaces only")
    if sum(any(in_script(letter, script) for letter in name) for script in SCRIPTS) > 1:
        raise Refused("bad_input", "a name keeps to one alphabet")
    for other in others:
        if skeleton(name) == skeleton(other):
            raise Refused("taken", f"{other} sits here already; take a name that can't be mistaken for it")
    return name


def readable(letter: str) -> bool:
    """Whether something shows: no control signs, nothing that turns the direction of writing, nothing of no width."""
    return letter == " " or unicodedata.category(letter)[0] in "LNPS" or unicodedata.category(letter) == "Mn"


def in_script(letter: str, script: str) -> bool:
    return unicodedata.name(letter, "").startswith(f"{script} ")


def skeleton(name: str) -> str:
    """What is left of a name for a quick glance."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = (letter for letter in plain if unicodedata.category(letter)[0] in "LN")
    return "".join(letters).translate(LOOK_ALIKES).replace("l", "i").replace("rn", "m").replace("vv", "w")
