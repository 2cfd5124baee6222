"""Seeds as people write them."""

import hashlib
import string

SEED_DIGITS = 64


def is_seed(text: str) -> bool:
    """Whether a text is a seed itself: 64 hexadecimal digits."""
    return len(text) == SEED_DIGITS and all(digit in string.hexdigits for digit in text)


def read_seed(text: str) -> bytes:
    """The seed of 32 bytes that a text means: 64 hexadecimal digits as they are, any other text by its SHA-256."""
    if is_seed(text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()
