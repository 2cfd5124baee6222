"""Where luck comes from.

Shuffles are drawn from a ChaCha20 stream (RFC 8439) keyed by the game's 256-bit seed: who sees many cards can't
predict the next. Playouts and redealt worlds use a fast generator of their own, `rng`, an array of one number.
All numbers stay below 2**63, so that compiled and interpreted code agree.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from cutpurse.core.bits import count, select
from cutpurse.core.compiling import rule

WORD = 0xFFFFFFFF
MOST_PER_WORD = 1 << 24  # one word of 32 bits chooses among at most so many outcomes; 1 word in 256 is rejected
CARRY_FACTOR = 698769069  # of the fast generator: CARRY_FACTOR * 2**32 - 1 is a safe prime
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"


@rule
def quarter(a, b, c, d):
    a = (a + b) & WORD
    d ^= a
    d = (d << 16 | d >> 16) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 12 | b >> 20) & WORD
    a = (a + b) & WORD
    d ^= a
    d = (d << 8 | d >> 24) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 7 | b >> 25) & WORD
    return a, b, c, d


@rule
def chacha20(key, counter, nonce0, nonce1, nonce2, out):
    """Block `counter` of the ChaCha20 key stream, as 16 words."""
    k0, k1, k2, k3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD  # from here on 64 bits wide
    k4, k5, k6, k7 = key[4] & WORD, key[5] & WORD, key[6] & WORD, key[7] & WORD
    x0, x1, x2, x3 = SIGMA
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = counter, nonce0, nonce1, nonce2
    for _ in range(10):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    out[0], out[1] = (x0 + SIGMA[0]) & WORD, (x1 + SIGMA[1]) & WORD
    out[2], out[3] = (x2 + SIGMA[2]) & WORD, (x3 + SIGMA[3]) & WORD
    out[4], out[5], out[6], out[7] = (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD
    out[8], out[9], out[10], out[11] = (x8 + k4) & WORD, (x9 + k5) & WORD, (x10 + k6) & WORD, (x11 + k7) & WORD
    out[12], out[13] = (x12 + counter) & WORD, (x13 + nonce0) & WORD
    out[14], out[15] = (x14 + nonce1) & WORD, (x15 + nonce2) & WORD


@rule
def next_word(s):
    """The next 32 bits of the state's own stream."""
    place = s.words & 15
    if place == 0:
        chacha20(s.seed, s.words >> 4, 0, 0, 0, s.block)
    s.words += 1
    return s.block[place] & WORD


@rule
def uniform_word(s, span):
    """32 bits whose high end, times `span`, is unbiased: Lemire's rejection."""
    word = next_word(s)
    while (word * span) & WORD < span and (word * span) & WORD < (WORD + 1) % span:
        word = next_word(s)
    return word


@rule
def uniform(s, span):
    """A number below `span`, each equally likely."""
    return uniform_word(s, span) * span >> 32


@rule
def shuffle(s, cards, start, end):
    """Fisher-Yates over the places from `start` to before `end`; one word serves several places while it can."""
    last = end - start - 1
    while last > 0:
        first, span = last, last + 1
        while first > 1 and span * first <= MOST_PER_WORD:
            span *= first
            first -= 1
        fraction = uniform_word(s, span)
        for place in range(last, first - 1, -1):
            fraction *= place + 1
            here, there = start + place, start + (fraction >> 32)
            fraction &= WORD
            cards[here], cards[there] = cards[there], cards[here]
        last = first - 1


@rule
def next_fast(rng):
    """32 fast bits: a multiply-with-carry generator whose halves are mixed."""
    rng[0] = CARRY_FACTOR * (rng[0] & WORD) + (rng[0] >> 32)
    return (rng[0] & WORD) ^ (rng[0] >> 32)


@rule
def below(rng, span):
    """A number below `span` (at most 2**31) from the fast generator, each equally likely."""
    product = next_fast(rng) * span
    while product & WORD < span and product & WORD < (WORD + 1) % span:
        product = next_fast(rng) * span
    return product >> 32


@rule
def pick(rng, bits):
    """One of the numbers in a set, each equally likely."""
    return select(bits, below(rng, count(bits)))


@rule
def fraction(rng):
    """A number from 0 to below 1, with 53 random bits."""
    return (next_fast(rng) << 21 | next_fast(rng) >> 11) / 9007199254740992


@rule
def power(base, exponent):
    """By multiplication: the library's powers differ in the last bit between compiled and interpreted code."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


@rule
def reseed(s, rng):
    """Give the state a new seed, so that nobody learns the old one from it."""
    for i in range(8):
        s.seed[i] = next_fast(rng)
    for i in range(16):
        s.block[i] = 0
    s.words = 0


def fast_rng(seed: int) -> npt.NDArray[np.int64]:
    """A fast generator; nearby seeds give unrelated streams."""
    mixed = (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1  # splitmix64
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    mixed ^= mixed >> 31
    return np.array([mixed % ((CARRY_FACTOR << 32) - 1) or 1], np.int64)  # 0 and the modulus would repeat for ever


def fast_rngs(seed: int, count: int) -> npt.NDArray[np.int64]:
    """The numbers of so many fast generators: those of `seed`, `seed + 1`, …"""
    mixed = np.arange(count, dtype=np.uint64) + np.uint64((seed + 1) & (1 << 64) - 1)
    mixed *= np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    rngs: npt.NDArray[np.int64] = np.maximum(mixed % np.uint64((CARRY_FACTOR << 32) - 1), 1).astype(np.int64)
    return rngs


def seed_words(seed: bytes) -> list[int]:
    """A 256-bit seed as the eight words of a ChaCha20 key."""
    return [int.from_bytes(seed[i : i + 4], "little") for i in range(0, 32, 4)]


def set_seed(states: Any, i: int, seed: bytes) -> None:
    states["seed"][i] = seed_words(seed)
    states["block"][i] = 0
    states["words"][i] = 0
