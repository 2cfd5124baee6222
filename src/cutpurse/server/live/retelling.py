"""What a viewer was told from the beginning: the whole log of a table, played once more."""

from collections.abc import Sequence
from typing import TypeAlias

from cutpurse.server.live.news import News
from cutpurse.server.live.stream import Stream
from cutpurse.server.table.events import decode
from cutpurse.server.table.matches import Viewer, fold

Retold: TypeAlias = tuple[Stream, list[bytes]]


def retell(viewer: Viewer, log: Sequence[bytes]) -> Retold:
    """A viewer's stream from the beginning of a log, and all its messages."""
    stream, messages = Stream(viewer), list[bytes]()
    for table, event in fold(map(decode, log)):
        messages += stream.take(News(table, event))
        table.forget_looks()
    return stream, messages
