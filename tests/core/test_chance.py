"""Luck: the ChaCha20 stream, unbiased numbers, shuffles and the fast generator."""

from collections import Counter
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from cutpurse.core import chance
from cutpurse.core.chance import (
    CARRY_FACTOR,
    WORD,
    below,
    chacha20,
    fast_rng,
    next_fast,
    next_word,
    pick,
    reseed,
    seed_words,
    set_seed,
    shuffle,
    uniform,
    uniform_word,
)
from cutpurse.core.state import i8, layout

SURPRISING = 1e-6  # the luck is fixed, so a test that passes once passes always
Dealt = layout(cards=(i8, 13))

compiled_chacha20 = numba.njit(lambda *args: chacha20(*args))


@numba.njit
def compiled_shuffles(states, decks, start, end):  # type: ignore[no-untyped-def]
    for i in range(len(decks)):
        shuffle(states[0], decks[i], start, end)


@numba.njit
def compiled_numbers(states, span, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = uniform(states[0], span)


@numba.njit
def compiled_fast_words(rng, out):  # type: ignore[no-untyped-def]
    for i in range(len(out)):
        out[i] = next_fast(rng)


def seeded(seed: bytes) -> Any:
    states = Dealt.new()
    set_seed(states, 0, seed)
    return states


def plain(seed: bytes = bytes(32)) -> Any:
    """A stand-in with no more than a stream."""
    return SimpleNamespace(seed=seed_words(seed), block=[0] * 16, words=0)


# RFC 8439: key, nonce, block counter, key stream. Section 2.3.2 and the five vectors of appendix A.1.
VECTORS = [
    (
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "000000090000004a00000000",
        1,
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    (
        "00" * 32,
        "00" * 12,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "00" * 32,
        "00" * 12,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "00" * 31 + "01",
        "00" * 12,
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        "00ff" + "00" * 30,
        "00" * 12,
        2,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    (
        "00" * 32,
        "00" * 11 + "02",
        0,
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
]


@pytest.mark.parametrize(("key", "nonce", "counter", "stream"), VECTORS)
@pytest.mark.parametrize("cipher", [chacha20, compiled_chacha20], ids=["interpreted", "compiled"])
def test_chacha20_gives_the_key_streams_of_the_rfc(
    cipher: Any, key: str, nonce: str, counter: int, stream: str
) -> None:
    words = np.array(seed_words(bytes.fromhex(key)), np.uint32)
    nonces = [int.from_bytes(bytes.fromhex(nonce)[i : i + 4], "little") for i in (0, 4, 8)]
    out = np.zeros(16, np.uint32)
    cipher(words if cipher is compiled_chacha20 else words.tolist(), counter, *nonces, out)
    assert out.astype("<u4").tobytes().hex() == stream


def test_a_states_stream_is_block_after_block() -> None:
    s = plain(bytes(range(32)))
    words = [next_word(s) for _ in range(40)]
    expected: list[int] = []
    for counter in range(3):
        out = [0] * 16
        chacha20(s.seed, counter, 0, 0, 0, out)
        expected += out
    assert words == expected[:40]
    assert s.words == 40


@given(span=st.integers(1, chance.MOST_PER_WORD), share=st.floats(0, 1, exclude_max=True))
def test_equally_many_words_give_each_number(span: int, share: float) -> None:
    """The words of one outcome are neighbours; at most the first of them is refused, so that all have as many."""
    outcome = int(share * span)
    first, end = (-(-number * 2**32 // span) for number in (outcome, outcome + 1))
    refused = 0
    for word in (first, first + 1, end - 1):
        s = plain()
        s.words, s.block[1], s.block[2] = 1, word, WORD  # the last word of all is never refused
        taken = uniform_word(s, span)
        refused += s.words == 3 and word == first
        assert taken == (word if s.words == 2 else WORD)
        assert s.words == 2 or word == first
        assert word * span >> 32 == outcome
    assert end - first - refused == 2**32 // span


def test_numbers_are_uniform() -> None:
    for span in (2, 6, 13, 1000):
        out = np.zeros(100_000, np.int64)
        compiled_numbers(seeded(bytes(32)), span, out)
        assert chisquare(np.bincount(out, minlength=span)).pvalue > SURPRISING
    s = plain()
    assert [uniform(s, 1000) for _ in range(100)] == out[:100].tolist()


def decks(count: int, size: int) -> npt.NDArray[np.int8]:
    return np.tile(np.arange(size, dtype=np.int8), (count, 1))


def test_every_order_of_four_cards_is_equally_likely() -> None:
    dealt = decks(240_000, 4)
    compiled_shuffles(seeded(bytes(range(32))), dealt, 0, 4)
    orders = Counter(map(bytes, dealt))
    assert set(orders) == set(map(bytes, permutations(range(4))))
    assert chisquare(list(orders.values())).pvalue > SURPRISING


def test_every_card_of_thirteen_is_equally_often_in_every_place() -> None:
    """Thirteen cards take two words: the seam is tested, too. Pairs of places tell whether places are independent."""
    dealt = decks(200_000, 13)
    compiled_shuffles(seeded(b"thirteen cards, dealt many times"), dealt, 0, 13)
    assert (np.sort(dealt) == np.arange(13)).all()
    for place in range(13):
        assert chisquare(np.bincount(dealt[:, place], minlength=13)).pvalue > SURPRISING
    for one, other in ((0, 12), (5, 6), (6, 7), (11, 12)):
        pairs = np.bincount(dealt[:, one].astype(int) * 13 + dealt[:, other], minlength=169)
        assert chisquare(pairs[pairs > 0]).pvalue > SURPRISING
        assert np.count_nonzero(pairs) == 156


@given(seed=st.binary(min_size=32, max_size=32), start=st.integers(0, 13), size=st.integers(0, 13))
def test_a_shuffle_stays_within_its_places_and_is_the_same_interpreted(seed: bytes, start: int, size: int) -> None:
    end = min(13, start + size)
    dealt, by_hand, states, s = decks(3, 13), decks(3, 13).tolist(), seeded(seed), plain(seed)
    compiled_shuffles(states, dealt, start, end)
    for row in by_hand:
        shuffle(s, row, start, end)
        assert row[:start] + row[end:] == [*range(start), *range(end, 13)]
        assert sorted(row) == list(range(13))
    assert dealt.tolist() == by_hand
    assert s.words == states["words"][0]


def test_few_words_shuffle_a_deck() -> None:
    s = plain()
    shuffle(s, list(range(13)), 0, 13)
    assert s.words == 2


# The fast generator


@given(st.integers(0, 2**64 - 1) | st.integers())
def test_no_seed_gives_a_start_that_repeats_for_ever(seed: int) -> None:
    start = int(fast_rng(seed)[0])
    assert 0 < start < (CARRY_FACTOR << 32) - 1
    rng = fast_rng(seed)
    next_fast(rng)
    assert rng[0] != start


def test_streams_of_nearby_seeds_differ() -> None:
    firsts = [next_fast(fast_rng(seed)) for seed in range(20_000)]
    assert len(set(firsts)) > 19_990
    assert chisquare(np.bincount(np.array(firsts) >> 26, minlength=64)).pvalue > SURPRISING
    assert chisquare(np.bincount(np.array(firsts) & 63, minlength=64)).pvalue > SURPRISING


def test_the_fast_generator_has_no_short_cycle_and_no_lean() -> None:
    rng, out = fast_rng(3), np.zeros(1_000_000, np.int64)
    compiled_fast_words(rng, out)
    assert 0 <= out.min() <= out.max() <= WORD
    assert len(np.unique(out)) > 999_000  # by chance some 116 of a million words meet another
    for bits in (out >> 24, out >> 8 & 255, out & 255):
        assert chisquare(np.bincount(bits, minlength=256)).pvalue > SURPRISING
    neighbours = (out[:-1] >> 28) * 16 + (out[1:] >> 28)
    assert chisquare(np.bincount(neighbours, minlength=256)).pvalue > SURPRISING
    again = fast_rng(3)
    assert [next_fast(again) for _ in range(1000)] == out[:1000].tolist()


def rng_before(word: int) -> npt.NDArray[np.int64]:
    """A fast generator that gives this word next: a step is turned back by a division."""
    after = 12345 << 32 | (word ^ 12345)
    low, high = divmod(after, CARRY_FACTOR)
    return np.array([high << 32 | low], np.int64)


@given(span=st.integers(1, 2**31), share=st.floats(0, 1, exclude_max=True))
def test_below_refuses_exactly_the_words_too_many(span: int, share: float) -> None:
    outcome = int(share * span)
    first = -(-outcome * 2**32 // span)
    rng = rng_before(first)
    expected_next = rng_before(first)
    assert next_fast(expected_next) == first
    drawn = below(rng, span)
    too_many = first * span % 2**32 < 2**32 % span
    assert (rng[0] != expected_next[0]) == too_many
    assert drawn == outcome or too_many
    assert 0 <= drawn < span


def test_below_and_pick_are_uniform() -> None:
    rng, numbers = fast_rng(1), (0, 5, 31, 32, 62)
    bits = sum(1 << number for number in numbers)
    picked = Counter(pick(rng, bits) for _ in range(20_000))
    assert set(picked) == set(numbers)
    assert chisquare(list(picked.values())).pvalue > SURPRISING
    assert chisquare(np.bincount([below(rng, 7) for _ in range(20_000)], minlength=7)).pvalue > SURPRISING


def test_a_new_seed_leaves_nothing_of_the_old() -> None:
    s, t = plain(bytes(range(32))), plain(bytes(32))
    for _ in range(20):
        next_word(s)
    reseed(s, fast_rng(4))
    reseed(t, fast_rng(4))
    assert vars(s) == vars(t)
    assert s.words == 0
    assert len(set(s.seed)) == 8


def test_a_seed_is_eight_words_little_end_first() -> None:
    assert seed_words(bytes(range(32)))[0] == 0x03020100
    states = seeded(bytes(range(32)))
    assert states["seed"][0].tolist() == seed_words(bytes(range(32)))
    assert states["seed"][0].astype("<u4").tobytes() == bytes(range(32))
