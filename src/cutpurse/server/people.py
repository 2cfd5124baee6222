"""Who people are: a secret that their browser keeps, and a name. Nothing more is asked.

Of a secret only its hash is stored. One person may hold several, one for each device or program.
"""

import hashlib
import secrets
import time
from collections import OrderedDict

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from cutpurse.server import schema
from cutpurse.server.names import check_name
from cutpurse.server.refusals import Refused
from cutpurse.server.store import Store

TOKEN_BYTES = 32
CARRY_SECONDS = 600  # a link to another device holds so long, and once
REMEMBERED = 20_000  # people, for
REMEMBERED_SECONDS = 30.0  # since another worker may have renamed them


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
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

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
        known = self._known.get(key)
        if known and time.monotonic() - known[0] < REMEMBERED_SECONDS:
            return known[1]
        people, keys = schema.people.c, schema.keys.c
        query = select(people.id, people.name, people.rated).join(schema.keys, keys.person == people.id)
        row = await self._store.read(
            lambda connection: connection.execute(query.where(keys.secret_hash == key)).one_or_none()
        )
        if row is None:
            self._known.pop(key, None)
            return None
        person = Person(id=row.id, name=row.name, rated=row.rated)
        self._known[key] = (time.monotonic(), person)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

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
            raise Refused("not_found", "this link has been used, or is too old; make another on your first device")
        return await self.add_key(person)
