"""Fair dealing: the seed follows from its parts, each part counts, and any change shows."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.errors import CutpurseError
from cutpurse.core.fair import (
    A_COMMITMENT,
    COMMITMENT_BYTES,
    ENTROPY_BYTES,
    SECRET_BYTES,
    Proof,
    commitment,
    read_digits,
    seed_of,
)

SECRET = bytes(range(32))
ENTROPY = {0: bytes([7] * 16), 2: bytes([9] * 16)}
HONEST = Proof(commitment=commitment(SECRET), secret=SECRET, entropy=ENTROPY)

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
entropies = st.dictionaries(
    st.integers(0, 5), st.binary(min_size=ENTROPY_BYTES, max_size=ENTROPY_BYTES), min_size=1, max_size=6
)
proofs = st.builds(
    lambda secret, entropy: Proof(commitment=commitment(secret), secret=secret, entropy=entropy), secrets, entropies
)


def with_nibble_changed(data: bytes, place: int, by: int) -> bytes:
    """One hexadecimal digit becomes another."""
    changed = bytearray(data)
    changed[place // 2 % len(data)] ^= by << 4 * (place % 2)
    return bytes(changed)


nibbles = st.tuples(st.integers(0, 63), st.integers(1, 15))


def test_old_matches_can_be_checked_for_ever() -> None:
    """These numbers are in records that people keep: they never change."""
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert seed_of(SECRET, ENTROPY).hex() == "a8797a0f6981ba9b19fb33f2de348312abdb255d38818b61eeaa3b4617d676c2"


def test_anybody_can_compute_it_with_a_hash_alone() -> None:
    added = b"\x00" + ENTROPY[0] + b"\x02" + ENTROPY[2]
    assert HONEST.seed == hashlib.sha256(b"cutpurse deal 1" + SECRET + added).digest()
    assert HONEST.commitment == hashlib.sha256(SECRET).hexdigest()


@given(secrets, entropies)
def test_the_order_in_which_seats_have_added_does_not_count(secret: bytes, entropy: dict[int, bytes]) -> None:
    assert seed_of(secret, entropy) == seed_of(secret, dict(reversed(entropy.items())))


@given(proofs, nibbles)
def test_any_other_secret_breaks_the_commitment_and_the_seed(proof: Proof, nibble: tuple[int, int]) -> None:
    other = Proof(commitment=proof.commitment, secret=with_nibble_changed(proof.secret, *nibble), entropy=proof.entropy)
    assert proof.keeps_to_commitment
    assert not other.keeps_to_commitment
    assert other.seed != proof.seed


@given(proofs, nibbles, st.data())
def test_what_every_seat_adds_counts(proof: Proof, nibble: tuple[int, int], data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(sorted(proof.entropy)))
    entropy = {**proof.entropy, seat: with_nibble_changed(proof.entropy[seat], *nibble)}
    assert seed_of(proof.secret, entropy) != proof.seed


@given(proofs, st.data())
def test_it_counts_who_has_added_it(proof: Proof, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(sorted(proof.entropy)))
    other = data.draw(st.sampled_from([number for number in range(7) if number not in proof.entropy]))
    moved = {other if number == seat else number: added for number, added in proof.entropy.items()}
    left_out = {number: added for number, added in proof.entropy.items() if number != seat}
    assert len({seed_of(proof.secret, entropy) for entropy in (proof.entropy, moved, left_out)}) == 3


@given(proofs, nibbles)
def test_any_other_commitment_is_noticed(proof: Proof, nibble: tuple[int, int]) -> None:
    other = with_nibble_changed(bytes.fromhex(proof.commitment), *nibble).hex()
    assert not Proof(commitment=other, secret=proof.secret, entropy=proof.entropy).keeps_to_commitment


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"secret": SECRET + b"\x00" + ENTROPY[0]}, "a secret has 32 bytes, not 49"),
        ({"entropy": {0: bytes(15)}}, "what a seat adds has 16 bytes, not 15"),
        ({"entropy": {}}, "nobody has added anything to the deal"),
        ({"commitment": "abc"}, "a commitment has 64 hexadecimal digits, not “abc”"),
    ],
)
def test_parts_of_another_length_are_refused(fields: dict[str, object], told: str) -> None:
    """Else a long secret could hold what somebody is said to have added."""
    parts: dict[str, object] = {"commitment": HONEST.commitment, "secret": SECRET, "entropy": ENTROPY}
    with pytest.raises(CutpurseError, match=told):
        Proof(**parts | fields)  # type: ignore[arg-type]


def test_large_digits_are_as_good_as_small_ones() -> None:
    assert Proof(commitment=HONEST.commitment.upper(), secret=SECRET, entropy=ENTROPY).keeps_to_commitment


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, " " * 64, "0x" + "0" * 62, "٣" * 64])
def test_only_hexadecimal_digits_are_read(text: str) -> None:
    with pytest.raises(CutpurseError, match="a commitment has 64 hexadecimal digits"):
        read_digits(text, COMMITMENT_BYTES, A_COMMITMENT)
