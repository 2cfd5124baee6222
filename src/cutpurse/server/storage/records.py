"""Records that people have brought, to be watched here."""

import hashlib
import time
from base64 import urlsafe_b64encode

from sqlalchemy import Connection, insert, select

from cutpurse.core.message import msg
from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store
from cutpurse.server.table.refusals import Refused


class Records:
    """All of them, by an id that follows from the text: the same record is kept once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, text: str) -> str:
        """Keep a record; its id."""
        name = urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:15]).decode()

        def write(connection: Connection) -> None:
            if not connection.execute(select(schema.records.c.id).where(schema.records.c.id == name)).first():
                connection.execute(insert(schema.records), {"id": name, "text": text, "since": time.time()})

        await self._store.write(write)
        return name

    async def find(self, name: str) -> str:
        query = select(schema.records.c.text).where(schema.records.c.id == name)
        text = await self._store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if text is None:
            raise Refused("not_found", msg("no-such-record"))
        return str(text)
