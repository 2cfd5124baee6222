"""What people can say aloud in place of a link: two words and a number, brass-key-41.

A code leads to a table until its match is over. It can be guessed more easily than a link, so few guesses are allowed.
"""

import re
import secrets
import time
from functools import partial

from sqlalchemy import Connection, delete, insert, select

from cutpurse.core.message import msg
from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Conflict, Store
from cutpurse.server.table.refusals import Refused

MOST_TRIES = 10  # for one that nobody has
KEPT = 30 * 86_400.0  # seconds; after that a code may lead to another table
LOWEST, HIGHEST = 10, 99
LONGEST = 40  # letters that may be typed


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


FIRST = words(
    """
    amber azure black blue brass bright broad bronze brown calm clear clever copper coral crimson crooked dark deep
    dusty eager early easy emerald fair famous fancy fast fine first frosty gentle giant glad golden grand gray green
    happy hasty heavy hidden hollow honest humble icy iron ivory jolly keen kind large late lazy light little lively
    lone long loud lucky marble merry mighty misty modest narrow neat new noble oaken odd old olive open orange
    patient pearly plain polite proud purple quick quiet rapid rare ready red rich rosy round royal ruby rusty sandy
    scarlet secret shady sharp shiny silent silver simple sleepy slow small smart smoky soft solid steady steel stone
    stormy sunny sweet swift tall thirsty tidy tiny velvet violet warm western white wide wild windy winter wise
    wooden yellow young
    """
)
SECOND = words(
    """
    acorn anchor apple apron arrow badger bakery barrel basket beacon beard bell bench bishop blanket boat bonnet
    bottle bowl box bridge bucket buckle button cabin candle cannon canyon captain carpet castle cat cellar chain
    chair chapel cherry chest chimney clock cloud coach coat coin corner cottage cradle crow crown cup curtain dagger
    diamond dragon drawer drum duke eagle engine falcon feather fence ferry fiddle field finger fish flag flute forest
    fountain fox garden garlic gate ghost giraffe glove goat goose grape guitar hammer harbour hat hawk hedge helmet
    hill honey hood horn horse hotel inn island jacket jar jewel judge jug key king kitchen kite ladder lake lamp
    lantern lemon letter lion lock magnet mansion map market mask meadow medal melon miller mirror monkey moon
    mountain museum needle nest oak office onion orchard otter oven owl palace panther paper parrot path peach pearl
    pencil pepper picture pigeon pillow pirate pocket poet pony potato prince pumpkin purse queen rabbit raven ribbon
    ring river robin rocket roof rope saddle sailor salmon sapphire school shadow shelf sheriff ship shoe shop singer
    smith sparrow spider spoon stable star statue stove street summer sword table tailor teapot temple theatre thimble
    ticket tiger tower town train treasure trumpet tunnel turtle valley vault village violin wagon wallet walnut watch
    water whale wheel whistle widow willow window wizard wolf
    """
)


class Codes:
    """The codes of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, table: str) -> str:
        """A code for a new table."""
        for _ in range(MOST_TRIES):
            code = new_code()
            try:
                await self._store.write(partial(write, code=code, table=table))
            except Conflict:
                continue
            return code
        raise Refused("busy", msg("no-free-code"))

    async def find(self, text: str) -> str:
        """The table that a code leads to, while its match is not over."""
        codes, tables = schema.codes.c, schema.tables.c
        query = (
            select(codes.table_id)
            .join(schema.tables, tables.id == codes.table_id)
            .where(codes.code == plain(text), ~tables.over)
        )
        found = await self._store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if found is None:
            raise Refused("not_found", msg("no-such-code"))
        return str(found)


def new_code() -> str:
    number = LOWEST + secrets.randbelow(HIGHEST - LOWEST + 1)
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{number}"


def plain(text: str) -> str:
    """A code as it is written down: in small letters, with hyphens."""
    return re.sub(r"[\W_]+", "-", text.strip().lower())


def write(connection: Connection, code: str, table: str) -> None:
    """Keep a code, or take it from a table of long ago; a conflict if another table has it."""
    column, now = schema.codes.c, time.time()
    connection.execute(delete(schema.codes).where(column.code == code, column.since < now - KEPT))
    connection.execute(insert(schema.codes), {"code": code, "table_id": table, "since": now})
