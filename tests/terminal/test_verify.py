"""Checking the deal of a match: what holds is said with what it proves, and whatever was changed is found."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cutpurse
from cutpurse import bots
from cutpurse.core.chance import fast_rng
from cutpurse.core.fair import Proof, commitment, seed_of
from cutpurse.core.record import Record
from cutpurse.terminal.verify import Remembered, examine
from tests.terminal.conftest import Run

SECRET = bytes(range(32))
ENTROPY = {0: bytes([7] * 16), 2: bytes([9] * 16)}
MINE = ENTROPY[2].hex()


def proven(entropy: dict[int, bytes] = ENTROPY) -> Record:
    """A whole match whose deal was fair."""
    match, rng = cutpurse.new_match("lucre", seed=seed_of(SECRET, entropy)), fast_rng(1)
    while match.turn is not None:
        match.play(bots.choose("greedy", match, rng))
    proof = Proof(commitment=commitment(SECRET), secret=SECRET, entropy=entropy)
    return Record(match=match, players=("Ada", "greedy", "Ben", "greedy"), proof=proof)


HONEST = proven()
TEXT = HONEST.to_text()
SHOWN = commitment(SECRET)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(TEXT)
    return path


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_fair_deal(run: Run, file: Path) -> None:
    result = run("verify", file, "--commitment", SHOWN.upper(), "--entropy", MINE)
    assert result.exit_code == 0
    assert flat(result.stdout) == flat(f"""
        Lucre, 4 seats.
        ok The seed gives the cards, and all {len(HONEST.match.actions)} moves can be played with them under the rules;
           they give the result: {HONEST.result}.
        ok The SHA-256 of the secret is the commitment: it can have fixed this secret, and no other.
        ok The seed follows from the secret and from what was added by Blue (Ada) and Red (Ben): none of these parts
           decides the cards alone.
        ok The commitment is the one that you have seen before the deal.
        ok What you have added is in it, as Red (Ben).
        The deal was fair: the server could have chosen these cards only together with one of those who have added.
    """)
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_what_only_you_can_tell_is_asked(run: Run, file: Path) -> None:
    told = flat(run("verify", file).stdout)
    assert "If the commitment was shown before the deal, then the deal was fair" in told
    assert f"Was this the commitment that you saw before the deal? With --commitment it is compared. {SHOWN}" in told
    assert told.endswith(f"With --entropy it is compared. {ENTROPY[0].hex()} Blue (Ada) {MINE} Red (Ben)")
    told = flat(run("verify", file, "--commitment", SHOWN).stdout)
    assert "Was this" not in told
    assert "Is what you have added among these?" in told


def test_from_a_pipe_and_as_json(run: Run) -> None:
    lines = json.dumps(HONEST.to_json(), indent=1).splitlines()
    result = run("verify", "-", "--json", "--entropy", MINE, typed=lines)
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert data["holds"] is True
    assert [(check["check"], check["holds"]) for check in data["checks"]] == [
        ("moves", True),
        ("commitment", True),
        ("seed", True),
        ("your entropy", True),
    ]
    assert data["commitment"] == SHOWN
    assert data["entropy"] == {"Blue": ENTROPY[0].hex(), "Red": MINE}
    assert data["result"] == HONEST.to_json()["result"]


def test_without_a_proof_it_is_said_so(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(Record(match=HONEST.match).to_text())
    result = run("verify", path)
    assert result.exit_code == 1
    assert "NO This record has no proof of a fair deal" in flat(result.stdout)
    assert "can't be told whether the deal was fair" in flat(result.stdout)
    data = json.loads(run("verify", path, "--json").stdout)
    assert (data["holds"], data["secret"]) == (False, None)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "Secret: 0",
            "Secret: 1",
            ["NO The SHA-256 of the secret is ", "NO From the secret and what was added follows"],
        ),
        ("Commitment: 6", "Commitment: 7", ["NO The SHA-256 of the secret is "]),
        ("Red=0", "Red=1", ["NO From the secret and what was added follows the seed "]),
        (f"Red={MINE}", f"Yellow={MINE}", ["NO From the secret and what was added follows the seed "]),
        ("Seed: a", "Seed: b", ["can't be played as it is written (line", "NO From the secret and what was added"]),
        ("Result: ", "Result: Red, no ", ["the record says “Red, no", "but its moves give"]),
        ("\nBlue: swap ", "\nBlue: keep\nBlue: swap ", ["NO With the cards that the seed gives, the record can't be"]),
    ],
)
def test_what_was_changed_is_named(run: Run, file: Path, old: str, new: str, told: list[str]) -> None:
    assert old in TEXT
    file.write_text(TEXT.replace(old, new, 1))
    result = run("verify", file)
    assert result.exit_code == 1
    assert not [text for text in told if text not in flat(result.stdout)]
    assert flat(result.stdout).endswith("Not all of this holds: don't trust this deal.")
    assert json.loads(run("verify", file, "--json").stdout)["holds"] is False


def test_another_commitment_or_entropy_than_you_remember(run: Run, file: Path) -> None:
    result = run("verify", file, "--commitment", "0" * 64, "--entropy", "0" * 32)
    assert result.exit_code == 1
    assert f"NO The commitment is {SHOWN}, not the one that you have seen before the deal." in flat(result.stdout)
    assert "NO What you have added is not in it." in flat(result.stdout)


def test_what_is_no_record_is_bad_input(run: Run, tmp_path: Path) -> None:
    (tmp_path / "half.txt").write_text(TEXT.replace("Secret: ", "Secret: x"))
    result = run("verify", tmp_path / "half.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "half.txt: line 8: a secret has 64 hexadecimal digits" in result.stderr
    result = run("verify", "-", typed=["nonsense"])
    assert result.exit_code == 2
    assert result.stderr.startswith("cutpurse: standard input: line 1: “nonsense” is neither")


DIGITS = (HONEST.match.seed.hex(), SHOWN, SECRET.hex(), *(added.hex() for added in ENTROPY.values()))
PLACES = [TEXT.index(digits) + at for digits in DIGITS for at in range(len(digits))]


@given(st.sampled_from(PLACES), st.sampled_from("0123456789abcdef"))
def test_every_digit_counts(place: int, digit: str) -> None:
    """Whatever digit of seed, commitment, secret or entropy is another: something does not hold."""
    found = examine(TEXT[:place] + digit + TEXT[place + 1 :], Remembered())
    assert found.holds == (digit == TEXT[place])


@given(
    st.binary(min_size=32, max_size=32),
    st.dictionaries(st.integers(0, 3), st.binary(min_size=16, max_size=16), min_size=1),
)
def test_every_fair_deal_holds(secret: bytes, entropy: dict[int, bytes]) -> None:
    match = cutpurse.new_match("lucre", seed=seed_of(secret, entropy))
    record = Record(match=match, proof=Proof(commitment=commitment(secret), secret=secret, entropy=entropy))
    for text in (record.to_text(), json.dumps(record.to_json())):
        for added in entropy.values():
            found = examine(text, Remembered(commitment=commitment(secret), entropy=added))
            assert [check.holds for check in found.checks] == [True] * 5
