"""What hints say of actions in Cryptruck."""

from ..steps import because
from .builder import lay_out


def test_what_beats_a_card_is_counted_among_what_was_not_seen() -> None:
    table = lay_out({"Ada": "Blue 5"}, seats=3)
    assert because(table.match, "reveal Blue 5")[0].endswith(("unseen card beats it", "unseen cards beat it"))
