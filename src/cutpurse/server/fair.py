"""Fair dealing: nobody, the server included, can choose the cards, and everybody can check that afterwards.

The server draws a secret and shows its hash before anybody sits down. Every person adds some bytes of their own. The
seed of the match is the hash of all. When the match is over the secret is shown: its hash must be the one from before,
and the seed must follow. docs/fair-dealing.md tells what this proves and what it can't.
"""

import hashlib
import secrets
from collections.abc import Mapping

SECRET_BYTES = 32
ENTROPY_BYTES = 16
LABEL = b"cutpurse deal 1"


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, entropy: Mapping[int, bytes]) -> bytes:
    """The seed of a match, from the server's secret and what the seats have added."""
    added = b"".join(bytes([seat]) + entropy[seat] for seat in sorted(entropy))
    return hashlib.sha256(LABEL + secret + added).digest()
