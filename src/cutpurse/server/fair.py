"""The server's part in fair dealing: its secret. What follows from it is in `core.fair`, for everybody to check."""

import secrets

from cutpurse.core.fair import ENTROPY_BYTES, SECRET_BYTES, commitment, seed_of

__all__ = ["ENTROPY_BYTES", "commitment", "new_secret", "seed_of"]


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)
