"""Seeds as people write them."""

import hashlib

from cutpurse.core.seeds import is_seed, read_seed


def test_64_hexadecimal_digits_are_the_seed_itself() -> None:
    assert read_seed("0aF" * 21 + "1") == bytes.fromhex("0aF" * 21 + "1")
    assert is_seed("00" * 32)
    assert not is_seed("00" * 31)
    assert not is_seed("0g" * 32)
    assert not is_seed("０" * 64)  # digits, but not of ours


def test_any_other_text_is_hashed() -> None:
    assert read_seed("kitchen table") == hashlib.sha256(b"kitchen table").digest()
    assert read_seed("") == hashlib.sha256(b"").digest()
    assert len(read_seed("\udcff")) == 32
