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
from cutpurse.core.message import Message, msg

SECRET_BYTES = 32
ENTROPY_BYTES = 16
COMMITMENT_BYTES = 32
LABEL = b"cutpurse deal 1"

A_COMMITMENT, A_SECRET, WHAT_A_SEAT_ADDS = msg("a-commitment"), msg("a-secret"), msg("what-a-seat-adds")


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
        read_digits(self.commitment, COMMITMENT_BYTES, A_COMMITMENT)
        check_length(self.secret, SECRET_BYTES, A_SECRET)
        for added in self.entropy.values():
            check_length(added, ENTROPY_BYTES, WHAT_A_SEAT_ADDS)
        if not self.entropy:
            raise CutpurseError(msg("proof-empty"))

    @property
    def keeps_to_commitment(self) -> bool:
        return commitment(self.secret) == self.commitment.lower()

    @property
    def seed(self) -> bytes:
        """The seed that follows."""
        return seed_of(self.secret, self.entropy)


def check_length(given: bytes, size: int, what: Message) -> None:
    if len(given) != size:
        raise CutpurseError(msg("bytes-wrong", what=what, bytes=size, given=len(given)))


def read_digits(text: str, size: int, what: Message) -> bytes:
    """So many bytes from their hexadecimal digits; CutpurseError if it is something else."""
    if len(text) != 2 * size or not all(digit in string.hexdigits for digit in text):
        raise CutpurseError(msg("digits-wrong", what=what, digits=2 * size, text=f"{text:.70}"))
    return bytes.fromhex(text)
