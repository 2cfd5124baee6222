"""Records: what is wrong with one is told exactly, with the line; and nothing else ever comes of a bad one."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutpurse
from cutpurse import games
from cutpurse.core.chance import fast_rng, pick
from cutpurse.core.errors import RecordError
from cutpurse.core.fair import Proof, commitment
from cutpurse.core.match import Match
from cutpurse.core.message import msg
from cutpurse.core.record import Record
from cutpurse.core.record_reader import MOST_CHARACTERS
from cutpurse.core.words import common

SEED = "00" * 32
HEAD = f"Game: lucre\nRules: 1\nSeed: {SEED}\n"


def finished(game: str = "lucre", **options: object) -> Match:
    match, rng = cutpurse.new_match(game, options=options, seed=bytes(32)), fast_rng(1)
    while match.turn is not None:
        match.play(pick(rng, sum(1 << action for action in match.legal)))
    return match


SECRET, ADDED = bytes(range(32)), {0: bytes([7] * 16), 2: bytes([9] * 16)}
PROOF = Proof(commitment=commitment(SECRET), secret=SECRET, entropy=ADDED)
FINISHED = Record(match=finished(), players=("Ann", "Bo=b", "Cy", "Dée"), takebacks=2, proof=PROOF)
TEXT = FINISHED.to_text()
TWIN = FINISHED.to_json()
LAST = TEXT.count("\n")  # the number of its last line
PROVEN = HEAD + f"Commitment: {'0' * 64}\nSecret: {'0' * 64}\nEntropy: Blue={'0' * 32}; red={'1' * 32}\n"
AFTER_MOVES = HEAD + "\nBlue: keep\nGreen: keep\nRed: keep\nYellow: keep\nRed: wealth 2\nRed: 4 up\n"

WRONG_TEXTS = {
    "unknown game": (
        HEAD.replace("lucre", "lucra"),
        "line 1: there is no game lucra; did you mean lucre?",
    ),
    "missing header": ("Game: lucre\nRules: 1\n", "line 1: the line “Seed: …” is missing from the header"),
    "nothing at all": ("", "line 1: the line “Game: …” is missing from the header"),
    "unknown header": (
        HEAD + "Colour: red\n",
        "line 4: there is no header Colour; there are Game, Rules, Seats, Options, Seed, Players, Takebacks, Result, "
        "Commitment, Secret, Entropy",
    ),
    "header twice": (HEAD + "Rules: 1\n", "line 4: Rules is given twice"),
    "no header at all": ("Blue plays\n", "line 1: “Blue plays” is neither “Name: value” nor “Seat: action”"),
    "newer rules": (
        HEAD.replace("Rules: 1", "Rules: 7"),
        "line 2: this record follows rules version 7 of Lucre, but this Cutpurse knows up to version 1: "
        "install a newer one",
    ),
    "older rules": (
        HEAD.replace("Rules: 1", "Rules: 0"),
        "line 2: this record follows rules version 0 of Lucre, which is no longer played here",
    ),
    "rules in words": (
        HEAD.replace("Rules: 1", "Rules: one"),
        "line 2: the rules version is a number, not “one”",
    ),
    "bad seed": (
        HEAD.replace(SEED, "12ab"),
        "line 3: a seed has 64 hexadecimal digits, not “12ab”",
    ),
    "seats in words": (HEAD + "Seats: four\n", "line 4: the number of seats is not “four”"),
    "wrong number of seats": (HEAD + "Seats: 5\n", "line 4: Lucre is played by 4, not by 5"),
    "unknown option": (
        HEAD + "Options: wealth=on\n",
        "line 4: there is no option wealth; there are coins, mulligan, buried_order, swap_order, lead_card_bars, "
        "purse_bars, unclaimed, lone_card, lead_card_down, strict_memory, final_tie",
    ),
    "option out of range": (
        HEAD.replace("lucre", "coin") + "Options: target=7000\n",
        "line 4: option target can't be 7000; it takes a whole number from",
    ),
    "option without a value": (
        HEAD + "Options: mulligan\n",
        "line 4: an option is given as name=value, not as mulligan",
    ),
    "option twice": (
        HEAD + "Options: mulligan=on mulligan=off\n",
        "line 4: option mulligan is given twice",
    ),
    "takebacks in words": (HEAD + "Takebacks: many\n", "line 4: the number of takebacks is not “many”"),
    "too few players": (HEAD + "Players: Blue=Ann\n", "line 4: 1 players are named for 4 seats"),
    "half a proof": (
        HEAD + f"Secret: {'0' * 64}\n",
        "line 4: a proof of the deal has Commitment, Secret and Entropy, or none of them",
    ),
    "bad commitment": (
        PROVEN.replace("Commitment: 0", "Commitment: x"),
        "line 4: a commitment has 64 hexadecimal digits, not “x000",
    ),
    "short secret": (PROVEN.replace("Secret: 0", "Secret: "), "line 5: a secret has 64 hexadecimal digits, not “000"),
    "long entropy": (
        PROVEN.replace("Blue=", "Blue=0"),
        "line 6: what a seat adds has 32 hexadecimal digits, not “000",
    ),
    "entropy of nobody": (
        PROVEN.replace("Blue=", "Purple="),
        "line 6: there is no seat Purple; there are Blue, Green, Red, Yellow",
    ),
    "entropy twice": (PROVEN.replace("red=", "BLUE="), "line 6: what Blue has added is given twice"),
    "no entropy": (
        PROVEN.partition("Blue=")[0] + "\n",
        "line 6: nobody has added anything to the deal",
    ),
    "unknown seat": (
        HEAD + "\nPurple: keep\n",
        "line 5: there is no seat Purple; there are Blue, Green, Red, Yellow",
    ),
    "wrong turn": (HEAD + "\n# a remark\nBlue: keep\nRed: keep\n", "line 7: it is Green's turn, not Red's"),
    "no action": (
        HEAD + "\nBlue: pass\n",
        "line 5: “pass” is not an action here; actions look like swap 1, swap 5, swap 9",
    ),
    "illegal action": (
        AFTER_MOVES + "Yellow: 4 up\n",
        "line 11: 4 up is not permitted: Red has played 4, and no value may be played twice; it may go face down",
    ),
    "a card that is not there": (
        AFTER_MOVES + "Yellow: 1 down\n",
        "line 11: 1 down is not permitted: Yellow does not hold the 1",
    ),
    "an action of another phase": (
        AFTER_MOVES + "Yellow: wealth 2\n",
        "line 11: “wealth 2” is not an action here; actions look like 1 up, 9 up, 4 down",
    ),
    "a move too many": (
        TEXT + "Blue: keep\n",
        f"line {LAST + 1}: the game is over before this move; 1 move too many",
    ),
    "moves too many": (
        TEXT + "Blue: keep\n\nRed: keep\n",
        f"line {LAST + 1}: the game is over before this move; 2 moves too many",
    ),
    "result too early": (
        HEAD + "Result: Blue wins\n",
        "line 4: the record names a result, but after its moves the game is not over",
    ),
    "another result": (
        TEXT.replace("Result: ", "Result: Purple, not "),
        "line 7: the record says “Purple, not ",
    ),
}


@pytest.mark.parametrize("case", WRONG_TEXTS)
def test_what_is_wrong_is_told_with_its_line(case: str) -> None:
    text, message = WRONG_TEXTS[case]
    with pytest.raises(RecordError) as refusal:
        cutpurse.read_record(text)
    assert str(refusal.value).startswith(message)
    assert refusal.value.where is not None
    assert common().say(refusal.value.where) == message.partition(":")[0]


def changed(**fields: object) -> str:
    return json.dumps(TWIN | fields)


def with_action(number: int, **fields: object) -> str:
    actions = [dict(action) for action in TWIN["actions"]]
    actions[number] |= fields
    return changed(actions=actions)


WRONG_TWINS = {
    "unknown game": (changed(game="whist"), f"game: there is no game whist; there are {', '.join(games.names())}"),
    "newer rules": (changed(rules=2), "rules: this record follows rules version 2 of Lucre"),
    "no seats": (changed(seats=0), "seats: Lucre is played by 4, not by 0"),
    "unknown option": (changed(options={"wealth": 1}), "options: there is no option wealth; there are coins"),
    "option out of range": (changed(options={"coins": [1] * 12}), "options: option coins can't be [1, 1, 1"),
    "bad seed": (changed(seed="x" * 64), "seed: a seed has 64 hexadecimal digits"),
    "too few players": (changed(players=["Ann"]), "players: 1 players are named for 4 seats"),
    "takebacks below 0": (changed(takebacks=-1), "takebacks: the number of takebacks is not “-1”"),
    "wrong turn": (with_action(0, seat="Red"), "actions[0]: it is Blue's turn, not Red's"),
    "no action": (with_action(1, action="sing"), "actions[1]: “sing” is not an action here"),
    "a move too many": (
        changed(actions=[*TWIN["actions"], {"seat": "Blue", "action": "keep"}]),
        f"actions[{len(TWIN['actions'])}]: the game is over before this move; 1 move too many",
    ),
    "another result": (changed(result="Nobody wins"), "result: the record says “Nobody wins”, but its moves give “"),
    "bad entropy": (
        changed(entropy={"Blue": "7"}),
        "entropy: what a seat adds has 32 hexadecimal digits, not “7”",
    ),
    "no entropy": (changed(entropy={}), "entropy: nobody has added anything to the deal"),
    "no secret": (changed(secret=None), "commitment: a proof of the deal has Commitment, Secret and Entropy"),
    "another format": (changed(format="chess"), "format: the format is not cutpurse-record"),
}


NO_TWINS = [
    '{"game": lucre}',
    '{"rules": ' + "9" * 5000 + "}",
    '{"rules": ' + "[" * 100_000,
    changed(options=[]),
    changed(players="Ann"),
    changed(players=[1, 2, 3, 4]),
    changed(actions={}),
    changed(actions=["keep"]),
    changed(entropy="00"),
    changed(entropy={"Blue": 7}),
    changed(secret=7),
    changed(moves=[]),
]


@pytest.mark.parametrize("text", NO_TWINS, ids=lambda text: text[:20])
def test_what_is_not_a_record_in_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="this is not a record in JSON: "):
        cutpurse.read_record(text)


@pytest.mark.parametrize("case", WRONG_TWINS)
def test_what_is_wrong_in_json_is_told_with_its_place(case: str) -> None:
    text, message = WRONG_TWINS[case]
    with pytest.raises(RecordError) as refusal:
        cutpurse.read_record(text)
    assert str(refusal.value).startswith(message)
    assert refusal.value.where is not None
    assert common().say(refusal.value.where) == message.partition(":")[0]


def test_a_text_too_long_is_not_read() -> None:
    with pytest.raises(RecordError, match="this is too long for a record: 2000001 characters of at most 2000000"):
        cutpurse.read_record("x" * (MOST_CHARACTERS + 1))


def test_a_record_survives_as_text_and_as_json() -> None:
    for text in (TEXT, json.dumps(TWIN), json.dumps(TWIN, indent=2), "\ufeff" + TEXT, "\ufeff" + json.dumps(TWIN)):
        again = cutpurse.read_record(text)
        assert again.to_text() == TEXT
        assert again.to_json() == TWIN
        assert again.match.outcome == FINISHED.match.outcome


def test_the_proof_of_a_deal_is_read_as_it_was_written() -> None:
    assert f"Entropy: Blue={'07' * 16}; Red={'09' * 16}\n" in TEXT
    for text in (TEXT, json.dumps(TWIN)):
        assert cutpurse.read_record(text).proof == PROOF


@given(
    st.binary(min_size=32, max_size=32),
    st.binary(min_size=32, max_size=32),
    st.dictionaries(st.integers(0, 3), st.binary(min_size=16, max_size=16), min_size=1),
)
def test_any_proof_survives_true_or_not(shown: bytes, secret: bytes, entropy: dict[int, bytes]) -> None:
    proof = Proof(commitment=shown.hex(), secret=secret, entropy=entropy)
    record = Record(match=cutpurse.new_match("lucre", seed=bytes(32)), proof=proof)
    assert cutpurse.read_record(record.to_text()).proof == proof
    assert cutpurse.read_record(json.dumps(record.to_json())).proof == proof


def test_a_text_may_be_written_by_hand() -> None:
    header, moves = TEXT.split("\n\n", maxsplit=1)
    loose = [
        f"  {line.upper().replace(' ', '   ').replace(':', ' :')} " for line in moves.splitlines() if line[0] != "#"
    ]
    by_hand = "\r\n".join(["", "# mine", *header.splitlines(), "", "", *loose])
    assert cutpurse.read_record(by_hand).match.actions == FINISHED.match.actions


@pytest.mark.parametrize(
    "line",
    ["Players: Green=a; Blue=b; Red=c; Yellow=d", "Players: a; b; c; d", "Players: Blue=a; Green=b; Red=c; Yellow="],
)
def test_players_are_named_with_their_seats(line: str) -> None:
    with pytest.raises(RecordError) as refusal:
        cutpurse.read_record(HEAD + line)
    assert refusal.value.where == msg("at-line", line=4)


# Whatever is thrown at it: a record or a RecordError.


def read_or_refuse(text: str) -> None:
    """A record that is read is a whole one: written, it reads as the same. Else it is refused in one printable line."""
    try:
        record = cutpurse.read_record(text)
    except RecordError as error:
        refusal = str(error)
    else:
        assert cutpurse.read_record(record.to_text()).match.actions == record.match.actions
        assert cutpurse.read_record(json.dumps(record.to_json())).to_json() == record.to_json()
        return
    assert refusal.isprintable()
    assert len(refusal) < 400


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=5 * settings().max_examples)
@given(st.text() | st.text(alphabet='GameRulSd: \n#=;{}[]",0123') | st.text().map(lambda rest: HEAD + rest))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=5 * settings().max_examples)
@given(st.data())
def test_a_spoiled_text_is_read_or_refused(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        spoil = data.draw(st.sampled_from(["drop", "double", "swap", "letter", "line"]))
        if spoil == "drop":
            del lines[place]
        elif spoil == "double":
            lines.insert(place, lines[place])
        elif spoil == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[place], lines[other] = lines[other], lines[place]
        elif spoil == "letter":
            at = data.draw(st.integers(0, len(lines[place])))
            lines[place] = lines[place][:at] + data.draw(st.characters()) + lines[place][at + 1 :]
        else:
            lines[place] = data.draw(st.text())
    read_or_refuse("\n".join(lines))


@settings(max_examples=5 * settings().max_examples)
@given(st.data())
def test_a_spoiled_twin_is_read_or_refused(data: st.DataObject) -> None:
    spoiled: dict[str, Any] = json.loads(json.dumps(TWIN))
    name = data.draw(st.sampled_from(sorted(spoiled)) | st.text())
    if name in ("options", "actions", "players", "entropy") and data.draw(st.booleans()):
        inner = spoiled[name]
        place = data.draw(st.sampled_from(sorted(inner) if isinstance(inner, dict) else range(len(inner))))
        inner[place] = data.draw(anything)
    elif data.draw(st.booleans()):
        spoiled[name] = data.draw(anything)
    else:
        spoiled.pop(name, None)
    text = json.dumps(spoiled)
    end = data.draw(st.integers(len(text) // 2, len(text)))
    read_or_refuse(text if data.draw(st.booleans()) else text[:end])
