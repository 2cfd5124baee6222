"""Who people are: a secret that their browser keeps, and a name. Nothing more is asked.

Of a secret only its hash is stored. One person may hold several, one for each device or program.
"""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from cutpurse.core.message import msg
from cutpurse.server.storage import schema
from cutpurse.server.storage.store import Store
from cutpurse.server.table.names import check_name
from cutpurse.server.table.refusals import Refused

TOKEN_BYTES = 32
CARRY_SECONDS = 600  # a link to another device holds so long, and once
REMEMBERED = 20_000  # people
TOGETHER = 500  # whom one question to the database is about


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has been here before."""

    id: str
    name: str
    rated: bool = False  # wants results and ratings to be kept


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """An id that can't be guessed: who has the link of a table may look at it."""
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


class People:
    """Everybody who has ever come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the secret by which they are known again."""
        person = Person(id=new_id(), name=check_name(name, ()))
        token = new_token()

        def write(connection: Connection) -> None:
            now = time.time()
            row = {"id": person.id, "name": person.name, "rated": person.rated, "since": now}
            connection.execute(insert(schema.people), row)
            connection.execute(insert(schema.keys), {"secret_hash": hash_of(token), "person": person.id, "since": now})

        await self._store.write(write)
        return person, token

    async def find(self, token: str) -> Person | None:
        """Whose secret that is."""
        key = hash_of(token)
        if key not in self._known:
            self._known.update(await self._read([key]))
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known.get(key)

    def known(self, key: str) -> Person | None:
        """Whose secret has that hash, if it was asked for lately."""
        return self._known.get(key)

    async def look_again(self, tokens: Iterable[str]) -> set[str]:
        """Read anew who is known here, for another worker may have renamed them; which of these are nobody's now."""
        held = {hash_of(token): token for token in tokens}
        asked = list({*self._known, *held})
        found: dict[str, Person] = {}
        for start in range(0, len(asked), TOGETHER):
            found |= await self._read(asked[start : start + TOGETHER])
        for key in asked:
            if key not in found:
                self._known.pop(key, None)
            elif key in self._known:
                self._known[key] = found[key]
        return {token for key, token in held.items() if key not in found}

    async def _read(self, hashes: Sequence[str]) -> dict[str, Person]:
        people, keys = schema.people.c, schema.keys.c
        query = (
            select(keys.secret_hash, people.id, people.name, people.rated)
            .join(schema.keys, keys.person == people.id)
            .where(keys.secret_hash.in_(hashes))
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.secret_hash: Person(id=row.id, name=row.name, rated=row.rated) for row in rows}

    async def change(self, person: Person, *, name: str | None = None, rated: bool | None = None) -> Person:
        """Another name from now on, or whether results are kept."""
        changed = Person(
            id=person.id,
            name=person.name if name is None else check_name(name, ()),
            rated=person.rated if rated is None else rated,
        )
        row = (
            update(schema.people).where(schema.people.c.id == person.id).values(name=changed.name, rated=changed.rated)
        )
        await self._store.write(lambda connection: connection.execute(row) and None)
        self._known.clear()
        return changed

    async def add_key(self, person: str) -> str:
        """One more secret for the same person: for a program, or another device."""
        token = new_token()
        row = {"secret_hash": hash_of(token), "person": person, "since": time.time()}
        await self._store.write(lambda connection: connection.execute(insert(schema.keys), row) and None)
        return token

    async def forget_other_keys(self, person: str, token: str) -> None:
        """From now on only this secret counts: what was carried elsewhere, or stolen, is worth nothing."""
        keys = schema.keys.c
        others = delete(schema.keys).where(keys.person == person, keys.secret_hash != hash_of(token))
        await self._store.write(lambda connection: connection.execute(others) and None)
        self._known.clear()

    async def carry(self, person: str) -> str:
        """A code that lets another device be the same person: once, and soon."""
        code = secrets.token_urlsafe(18)
        row = {"code_hash": hash_of(code), "person": person, "until": time.time() + CARRY_SECONDS}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.carries).where(schema.carries.c.until < time.time()))
            connection.execute(insert(schema.carries), row)

        await self._store.write(write)
        return code

    async def arrive(self, code: str) -> str:
        """A new secret for whoever brings such a code."""
        column = schema.carries.c
        valid = select(column.person).where(column.code_hash == hash_of(code), column.until >= time.time())

        def take(connection: Connection) -> str | None:
            person = connection.execute(valid).scalar_one_or_none()
            taken = connection.execute(delete(schema.carries).where(column.code_hash == hash_of(code)))
            return person if taken.rowcount else None

        person = await self._store.write(take)
        if person is None:
            raise Refused("not_found", msg("link-used"))
        return await self.add_key(person)
