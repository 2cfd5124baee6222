"""Records: what is written."""

import json

import pytest

import cutpurse
from cutpurse.core.errors import CutpurseError
from cutpurse.core.fair import Proof, commitment
from cutpurse.core.record import Record
from tests.core.test_record_reader import SECRET, TEXT, finished


def test_a_record_without_a_proof_has_no_word_of_it() -> None:
    record = Record(match=finished())
    for text in (record.to_text(), json.dumps(record.to_json())):
        assert not [name for name in ("ommitment", "ecret", "ntropy") if name in text]
        assert cutpurse.read_record(text).proof is None


def test_a_proof_may_name_seats_of_the_match_only() -> None:
    with pytest.raises(CutpurseError, match="the proof names a seat that is not there; there are 0 to 3"):
        Record(match=finished(), proof=Proof(commitment=commitment(SECRET), secret=SECRET, entropy={4: bytes(16)}))


def test_only_changed_options_are_written_in_text_and_all_in_json() -> None:
    record = Record(match=cutpurse.new_match("coin", options={"target": "round", "exchange": "off"}, seed=bytes(32)))
    assert "\nOptions: target=round exchange=off\n" in record.to_text()
    assert set(record.to_json()["options"]) == {option.name for option in record.match.game.options}
    assert record.to_json()["result"] is None
    assert "Options" not in TEXT


@pytest.mark.parametrize("players", [("Ann",), ("a", "b", "c", ""), ("a", "b", "c", "d;e"), ("a", "b", "c", "d\n")])
def test_players_whose_names_would_not_survive_are_refused(players: tuple[str, ...]) -> None:
    with pytest.raises(CutpurseError):
        Record(match=finished(), players=players)
