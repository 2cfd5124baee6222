"""Check that the deal of a match was fair, and say what that proves."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from cutpurse.core.errors import RecordError
from cutpurse.core.fair import Proof, commitment
from cutpurse.core.record import Record, result_of
from cutpurse.core.record_reader import deal_record, play_out
from cutpurse.core.words import common
from cutpurse.terminal.compiling import load_for_one_match
from cutpurse.terminal.pen import ACCENT, STRONG, ink
from cutpurse.terminal.screen import Screen

INDENT = 6


@dataclass(frozen=True, kw_only=True)
class Check:
    """One thing that was looked at, and what came of it."""

    check: str
    holds: bool
    text: str


@dataclass(frozen=True, kw_only=True)
class Remembered:
    """What the person who asks remembers from before the deal, if anything."""

    commitment: str = ""
    entropy: bytes = b""


@dataclass(frozen=True, kw_only=True)
class Verification:
    """All checks of a record."""

    record: Record
    checks: list[Check]
    remembered: Remembered

    @property
    def holds(self) -> bool:
        return all(check.holds for check in self.checks)

    def data(self) -> dict[str, Any]:
        """The same for programs."""
        header = self.record.to_json()
        kept = ("game", "rules", "seed", "players", "result", "commitment", "secret", "entropy")
        return {
            "format": "cutpurse-verification",
            "holds": self.holds,
            "checks": [asdict(check) for check in self.checks],
            **{name: header.get(name) for name in kept},
        }


def examine(text: str, remembered: Remembered) -> Verification:
    """Check a record; RecordError if it is none, or can't be played here."""
    record, written = deal_record(text, load_for_one_match)
    try:
        play_out(record.match, written)
        broken = ""
    except RecordError as error:
        broken = str(error)
    checks = [check_moves(record, broken)]
    if record.proof is None:
        told = "This record has no proof of a fair deal: nothing says where its seed comes from."
        checks.append(Check(check="proof", holds=False, text=told))
    else:
        checks += [*check_deal(record, record.proof), *check_remembered(record, record.proof, remembered)]
    return Verification(record=record, checks=checks, remembered=remembered)


def check_moves(record: Record, broken: str) -> Check:
    match = record.match
    if broken:
        told = f"With the cards that the seed gives, the record can't be played as it is written ({broken})."
        return Check(check="moves", holds=False, text=told)
    moves = f"{len(match.actions)} move{'' if len(match.actions) == 1 else 's'}"
    ended = f"they give the result: {result_of(match)}." if match.outcome else "the match is not over yet."
    told = f"The seed gives the cards, and all {moves} can be played with them under the rules; {ended}"
    return Check(check="moves", holds=True, text=told)


def check_deal(record: Record, proof: Proof) -> Iterator[Check]:
    if proof.keeps_to_commitment:
        told = "The SHA-256 of the secret is the commitment: it can have fixed this secret, and no other."
    else:
        told = (
            f"The SHA-256 of the secret is {commitment(proof.secret)}, not the commitment {proof.commitment}: the"
            " server has shown another secret than it had fixed."
        )
    yield Check(check="commitment", holds=proof.keeps_to_commitment, text=told)
    follows = proof.seed == record.match.seed
    if follows:
        told = (
            f"The seed follows from the secret and from what was added by {list_seats(record, proof.entropy)}:"
            " none of these parts decides the cards alone."
        )
    else:
        told = (
            f"From the secret and what was added follows the seed {proof.seed.hex()}: the cards come from another one."
        )
    yield Check(check="seed", holds=follows, text=told)


def check_remembered(record: Record, proof: Proof, remembered: Remembered) -> Iterator[Check]:
    if remembered.commitment:
        same = remembered.commitment == proof.commitment
        told = "The commitment is the one that you have seen before the deal."
        wrong = f"The commitment is {proof.commitment}, not the one that you have seen before the deal."
        yield Check(check="your commitment", holds=same, text=told if same else wrong)
    if remembered.entropy:
        seats = [seat for seat, added in sorted(proof.entropy.items()) if added == remembered.entropy]
        told = f"What you have added is in it, as {list_seats(record, seats)}."
        wrong = "What you have added is not in it."
        yield Check(check="your entropy", holds=bool(seats), text=told if seats else wrong)


def list_seats(record: Record, seats: Iterable[int]) -> str:
    """Blue (Ada) and Red (Ben)."""
    return common().list([named(record, seat) for seat in sorted(seats)])


def named(record: Record, seat: int) -> str:
    """Blue (Ada)."""
    name = record.match.game.seat_names[seat]
    return f"{name} ({record.players[seat]})" if record.players else name


def show_verification(found: Verification, screen: Screen) -> None:
    record = found.record
    screen.say(f"{record.match.game.title}, {record.match.seats} seats.", STRONG)
    screen.say()
    for check in found.checks:
        mark = ink(f"  {'ok' if check.holds else 'NO'}", ACCENT if check.holds else STRONG)
        screen.draw(screen.pen.prose(check.text, indent=INDENT, start=mark))
    screen.say()
    screen.say(verdict(found), STRONG)
    if found.holds and record.proof:
        show_what_is_left(record, record.proof, found.remembered, screen)


def verdict(found: Verification) -> str:
    record = found.record
    if record.proof is None:
        return "It can't be told whether the deal was fair."
    if not found.holds:
        return "Not all of this holds: don't trust this deal."
    alone = len(record.proof.entropy) == 1
    others = list_seats(record, record.proof.entropy) if alone else "one of those who have added"
    told = f"the server could have chosen these cards only together with {others}."
    if found.remembered.commitment:
        return f"The deal was fair: {told}"
    return f"If the commitment was shown before the deal, then the deal was fair: {told}"


def show_what_is_left(record: Record, proof: Proof, remembered: Remembered, screen: Screen) -> None:
    """What only a person who was there can compare."""
    if not remembered.commitment:
        screen.say()
        screen.say("Was this the commitment that you saw before the deal? With --commitment it is compared.")
        screen.draw(screen.pen.prose(proof.commitment, indent=INDENT))
    if not remembered.entropy:
        screen.say()
        screen.say("Is what you have added among these? With --entropy it is compared.")
        for seat, added in sorted(proof.entropy.items()):
            screen.draw(screen.pen.prose(f"{added.hex()}  {named(record, seat)}", indent=INDENT))
