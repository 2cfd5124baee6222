"""What is said at a table: the phrases that everybody has, and free text where the host has switched it on."""

from cutpurse.core.message import Plain, msg
from cutpurse.server.table import events
from cutpurse.server.table.names import on_one_line, readable
from cutpurse.server.table.refusals import Refused

LONGEST_TEXT = 200
REMEMBERED_TALK = 50  # of what was said, for those who come later
JOINERS = str.maketrans("", "", "\u200c\u200d")  # within words of some languages, and within emoji


class Spoken(Plain, frozen=True, kw_only=True):
    """Something that somebody has said: one of the phrases, or a text."""

    at: float
    seat: int
    name: str  # of who sat there then
    phrase: str = ""
    text: str = ""


def spoken(event: events.Said | events.Talked, name: str) -> Spoken:
    """What an event says, by somebody of that name."""
    phrase, text = (event.phrase, "") if isinstance(event, events.Said) else ("", event.text)
    return Spoken(at=event.at, seat=event.seat, name=name, phrase=phrase, text=text)


def check_text(text: str) -> str:
    """The text as it will be shown, on one line; refused if it is empty, too long, or holds what can't be seen."""
    text = on_one_line(text)
    seen = text.translate(JOINERS).strip()
    if not seen:
        raise Refused("bad_input", msg("text-empty"))
    if len(text) > LONGEST_TEXT:
        raise Refused("bad_input", msg("text-too-long", most=LONGEST_TEXT, length=len(text)))
    if not readable(seen):
        raise Refused("bad_input", msg("text-unreadable"))
    return text
