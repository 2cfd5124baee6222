"""Nicknames: anything that can be read, and that can't be taken for somebody else at the table."""

import unicodedata
from collections.abc import Iterable
from itertools import pairwise

from confusable_homoglyphs.confusables import confusables_data

from cutpurse.core.message import msg
from cutpurse.server.table.refusals import Refused

LONGEST = 24
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")  # that look alike: one for a name
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs by their kind, but they show nothing
SHOWN = ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "Sm", "Sc", "So")  # kinds that tell names apart
MARKS = ("Mn", "Mc")  # accents, and signs that stand with a letter
DIGITS = str.maketrans("34578$", "eastbs")  # that stand for letters, though Unicode does not call them alike
MARK = "\u200e"  # around letters that are written from right to left, in the data
SELECTOR = "\ufe0f"  # a sign before it is drawn as a picture; other selectors change nothing that is seen

# Unicode's own list of what looks alike (UTS #39): each letter with those that look like it.
ALIKE: dict[str, list[str]] = {
    letter.strip(MARK): [other["c"].strip(MARK) for other in others] for letter, others in confusables_data.items()
}


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
    if any(selects(letter) and not is_picture(before, letter) for before, letter in pairwise(f" {name}")):
        return False
    return "?" not in kinds and " m" not in kinds and "mmmm" not in kinds


def selects(letter: str) -> bool:
    return "VARIATION SELECTOR" in unicodedata.name(letter, "")


def is_picture(sign: str, selector: str) -> bool:
    return selector == SELECTOR and unicodedata.category(sign) == "So"


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
    plain = unicodedata.normalize("NFKD", name).translate(DIGITS)
    plain = prototypes(prototypes(plain).casefold())
    shown = "".join(letter for letter in plain if unicodedata.category(letter) in SHOWN)
    return shown.replace("l", "i").replace("vv", "w") or plain


def prototypes(text: str) -> str:
    """A text with each letter in place of which another could stand written as that one."""
    return "".join(prototype(letter) for letter in text)


def prototype(letter: str) -> str:
    """What a letter and all that look like it have in common: the one that has most of these."""
    alike: list[str] = [letter, *ALIKE.get(letter, ())]
    return max(alike, key=lambda other: (len(ALIKE.get(other, ())), other))
