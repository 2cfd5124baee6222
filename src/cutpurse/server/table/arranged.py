"""What may be done at tables that the server has arranged, where others play the same deal."""

from cutpurse.core.message import msg
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

DAILY = ("sit", "move")  # nobody else is there, and whoever leaves can come back
TOURNAMENT = (*DAILY, "rest", "leave", "say")


def check_arranged(table: Table, do: str, person: str, seat: int | None) -> None:
    """Refuse what would not be fair to those who play the same deal: taking back, another seat, another match."""
    if not table.agreed.arranged:
        return
    own = table.held.get(person)
    if own is None or seat not in (None, own):
        raise Refused("not_yours", msg("arranged-seats"))
    if do not in (DAILY if table.agreed.daily else TOURNAMENT):
        raise Refused("not_now", msg("arranged-only-play"))
