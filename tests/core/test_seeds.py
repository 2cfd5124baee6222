"""Seeds as people write them."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.seeds import read_seed


@given(st.binary(min_size=32, max_size=32))
def test_sixty_four_hexadecimal_digits_are_the_seed_itself(seed: bytes) -> None:
    assert read_seed(seed.hex()) == seed
    assert read_seed(seed.hex().upper()) == seed


@pytest.mark.parametrize("text", ["", "tuesday", "0" * 63, "0" * 65, "g" * 64, "٠" * 64, " " + "0" * 64])
def test_any_other_text_is_hashed(text: str) -> None:
    assert read_seed(text) == hashlib.sha256(text.encode()).digest()


def test_a_text_that_is_no_unicode_is_a_seed_like_any_other() -> None:
    assert read_seed("\udcff") == hashlib.sha256(b"\xff").digest()
