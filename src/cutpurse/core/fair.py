"""Fair dealing: nobody, the server included, can choose the cards, and everybody can check that afterwards.

A server draws a secret and shows its hash, the commitment, before anybody sits down. Every person adds some bytes of
their own. The seed of the match is the hash of all. When the match is over the secret is shown: its hash must be the
commitment from before, and the seed must follow. docs/fair-dealing.md tells what this proves and what it can't.
"""

import hashlib
import string
from collections.abc import Mapping
from dataclasses import dataclass

from cutpurse.core.errors import CutpurseError

SECRET_BYTES = 32
ENTROPY_BYTES = 16
COMMITMENT_BYTES = 32
LABEL = b"cutpurse deal 1"


def commitment(secret: bytes) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, entropy: Mapping[int, bytes]) -> bytes:
    """The seed of a match, from the server's secret and what the seats have added."""
    added = b"".join(bytes([seat]) + entropy[seat] for seat in sorted(entropy))
    return hashlib.sha256(LABEL + secret + added).digest()


@dataclass(frozen=True, kw_only=True)
class Proof:
    """What a finished match shows, so that its deal can be checked. It may be false: that is what checking is for."""

    commitment: str  # as it was shown before the deal, in hexadecimal digits
    secret: bytes
    entropy: Mapping[int, bytes]  # by seat

    def __post_init__(self) -> None:
        """Each part has its length: else one text could be read in two ways, and a hash would not tell them apart."""
        read_digits(self.commitment, COMMITMENT_BYTES, "a commitment")
        if len(self.secret) != SECRET_BYTES:
            raise CutpurseError(f"a secret has {SECRET_BYTES} bytes, not {len(self.secret)}")
        for added in self.entropy.values():
            if len(added) != ENTROPY_BYTES:
                raise CutpurseError(f"a seat adds {ENTROPY_BYTES} bytes, not {len(added)}")
        if not self.entropy:
            raise CutpurseError("nobody has added anything to the deal")

    @property
    def keeps_to_commitment(self) -> bool:
        return commitment(self.secret) == self.commitment.lower()

    @property
    def seed(self) -> bytes:
        """The seed that follows."""
        return seed_of(self.secret, self.entropy)


def read_digits(text: str, size: int, what: str) -> bytes:
    """So many bytes from their hexadecimal digits; CutpurseError if it is something else."""
    if len(text) != 2 * size or not all(digit in string.hexdigits for digit in text):
        raise CutpurseError(f"{what} has {2 * size} hexadecimal digits, not “{text:.70}”")
    return bytes.fromhex(text)
