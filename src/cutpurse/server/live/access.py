"""Who may look at a table where others play the same deal: what one sees there must not help those who still play."""

from typing import TYPE_CHECKING, NamedTuple

from cutpurse.core.message import msg
from cutpurse.server.live.hub import LiveTable
from cutpurse.server.table.refusals import Refused
from cutpurse.server.table.table import Table

if TYPE_CHECKING:
    from cutpurse.server.live.worker import Worker


class Access(NamedTuple):
    """What somebody may see of a table, besides what its own rules hide."""

    look: bool = True  # anything at all
    hands: bool = True  # all hands, when a match is over
    deal: bool = True  # its seed: the record, and the same deal again


EVERYTHING = Access()
NOTHING = Access(look=False, hands=False, deal=False)


async def access(worker: "Worker", name: str, table: Table, person: str) -> Access:
    """What a person (or nobody in particular) may see of a table."""
    if table.agreed.daily:
        return await of_the_day(worker, table, person)
    if table.agreed.tournament:
        return await of_a_tournament(worker, name, table, person)
    return EVERYTHING


async def of_the_day(worker: "Worker", table: Table, person: str) -> Access:
    """A match that goes on is for the one who plays it only; one that is over for those who have played, too."""
    own = bool(person) and person == table.owner
    public = worker.daily.is_public(table)
    if own or (table.over and await worker.daily.may_compare(table, person)):
        return Access(deal=public)
    return NOTHING


async def of_a_tournament(worker: "Worker", name: str, table: Table, person: str) -> Access:
    """While any table of the round is played, each is for those who sit there only."""
    tournament = await worker.tournaments.state(table.agreed.tournament)
    found = tournament.round_of(name)
    if found is None or found.over:
        return EVERYTHING
    return Access(hands=False, deal=False) if person in table.held else NOTHING


async def check_look(worker: "Worker", live: LiveTable, person: str) -> None:
    """Refuse somebody who may see nothing there."""
    if not (await access(worker, live.id, live.table, person)).look:
        raise Refused("not_yours", msg("arranged-closed"))


async def check_deal(worker: "Worker", live: LiveTable, person: str) -> None:
    """Refuse the seed of a deal that others still play."""
    if not (await access(worker, live.id, live.table, person)).deal:
        raise Refused("not_now", msg("arranged-deal-later"))
