"""Transcripts: all of a game as plain JSON, the whole table wherever cards were shuffled, changes elsewhere.

That they are enough to replay a game by hand is tested with the referees of each game (`tests/games`).
"""

import json
from typing import Any

import pytest

from cutpurse import games
from cutpurse.arena.transcript import changes, lay_open, transcript
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.record import result_of
from tests.contract.walks import every_game


def written(name: str, *bots: str, seed: int = 0, **options: object) -> dict[str, Any]:
    """A transcript as whoever reads it gets it."""
    told = transcript(games.load(name), bots=bots, seed=seed.to_bytes(32, "little"), options=options)
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


def filled(table: Any, changed: Any) -> Any:
    """A table after a change."""
    if not isinstance(table, dict) or not isinstance(changed, dict) or not changed.keys() <= table.keys():
        return changed
    return table | {key: filled(table[key], value) for key, value in changed.items()}


@every_game
def test_the_steps_lead_from_the_deal_to_the_end(game: Game) -> None:
    """The actions replay the match, and the changes give the whole table after every step."""
    told = json.loads(json.dumps(transcript(game, bots=["random", "greedy"], seed=bytes(32))))
    match = Match(game, seed=bytes(32))
    for step in told["steps"]:
        if "action" in step:
            match.play(step["action"], game.seat_number(step["by"]))
    table: Any = None
    for step, frame in zip(told["steps"], match.frames, strict=True):
        table = step["table"] if "table" in step else filled(table, step["changed"])
        assert table == json.loads(json.dumps(lay_open(game, frame.state)))
    assert told["reason"] == result_of(match)


def test_options_and_players_are_named() -> None:
    told = written("lucre", "greedy", "random", seed=1, coins="lean", mulligan=False)
    assert told["format"] == "cutpurse-transcript"
    assert (told["game"], told["rules"], told["seed"]) == ("lucre", games.load("lucre").version, "01" + "00" * 31)
    assert (told["options"]["coins"], told["options"]["mulligan"]) == ("lean", "off")
    assert [seat["player"] for seat in told["seats"]] == ["greedy", "random", "random", "random"]
    assert told["steps"][0]["table"]["coins_of_values"] == [1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1]


def test_every_shuffle_lays_the_table_open() -> None:
    told = written("coin", "random", seed=2, after_burying="shuffle", target="round")
    buried = [step for step in told["steps"] if step.get("action", "").startswith("bury")]
    assert buried
    assert all("table" in step for step in buried[:4])  # a deck of one card needs no shuffle


def test_a_play_off_keeps_the_first_game_in_sight() -> None:
    options = {"final_tie": "play_off"}
    tied = next(
        told for seed in range(400) if len((told := written("lucre", "random", seed=seed, **options))["steps"]) > 80
    )
    again = next(step for step in tied["steps"][1:] if "table" in step)
    first = again["table"]["first_game"]
    level = again["table"]["playing_off"]
    assert len(level) > 1
    assert len({(first[name]["coins"], first[name]["cards"]) for name in level}) == 1
    assert tied["scores"] == {name: first[name]["coins"] for name in first}
    assert set(tied["winners"]) <= set(level)


def test_changes_name_only_what_differs() -> None:
    before = {"a": 1, "seats": {"x": {"hand": [1], "deck": [2]}, "y": {}}}
    after = {"a": 1, "seats": {"x": {"hand": [], "deck": [2]}, "y": {}}, "new": None}
    assert changes(before, after) == {"seats": {"x": {"hand": []}}, "new": None}
    assert changes(before, {"a": {"b": 2}}) == {"a": {"b": 2}}


def test_bad_names_are_told() -> None:
    with pytest.raises(CutpurseError, match="there is no bot clever"):
        transcript(games.load("lucre"), bots=["clever"])
    with pytest.raises(CutpurseError, match="name one to 4 bots"):
        transcript(games.load("lucre"), bots=["random"] * 5)
