"""Whole games against bots, as a person types them."""

import copy
import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import Result

import cutpurse
from cutpurse.check.walks import redealt
from cutpurse.core.game import Game
from cutpurse.core.match import Frame, Match
from cutpurse.core.record import Record
from cutpurse.terminal import files
from cutpurse.terminal.compiling import Meanwhile
from cutpurse.terminal.screen import Screen
from cutpurse.terminal.session import Session
from tests.contract.walks import every_game, lucks, matches
from tests.terminal.conftest import Run, told

TABLE = ("--bots", "greedy", "--seed", "a table by the door")
LUCRE = ("play", "lucre", "--seat", "1", *TABLE)
COIN = ("play", "coin", "--seat", "Orange", "--option", "target=round", *TABLE)
ENOUGH = ["1"] * 60  # more choices than a player of either game makes


def saved(result: Result) -> Path:
    """The file that the last line of the output names."""
    assert result.exit_code == 0, result.output
    return Path(result.stdout.split()[-1].strip("'"))


def record_of(result: Result) -> Record:
    return cutpurse.read_record(saved(result).read_text())


def flat(result: Result) -> str:
    """The output on one line."""
    return " ".join(result.stdout.split())


@pytest.mark.parametrize("arguments", [LUCRE, COIN], ids=["lucre", "coin"])
def test_a_whole_game_by_numbers_and_by_notation_is_the_same_game(run: Run, arguments: tuple[str, ...]) -> None:
    by_number = run(*arguments, typed=ENOUGH)
    record = record_of(by_number)
    match = record.match
    assert match.outcome is not None
    you = record.players.index("you")
    texts = [
        match.game.notation(match.frames[i - 1].state, frame.action)
        for i, frame in enumerate(match.frames)
        if frame.seat == you and frame.action is not None
    ]
    by_notation = run(*arguments, typed=[text.upper() for text in texts])
    assert record_of(by_notation).to_text() == record.to_text()
    assert f"{record.result}." in flat(by_notation)
    for seat in range(match.seats):
        won = ", wins" if seat in match.outcome.winners else ""
        line = rf"{match.outcome.ranks[seat]} +{match.game.seat_names[seat]} +{match.outcome.scores[seat]} "
        assert re.search(f"{line}{match.game.unit} +{record.players[seat]}{won}$", by_notation.stdout, re.MULTILINE)


def test_seat_seed_bots_and_options_are_as_asked(run: Run) -> None:
    asked = ("play", "lucre", "--seat", "red", "--bots", "random,greedy", "-o", "mulligan=off", "-o", "coins=lean")
    record = record_of(run(*asked, "--seed", "F0" * 32, typed=["quit"]))
    assert record.players == ("random", "greedy", "you", "greedy")
    assert record.match.seed == bytes([0xF0]) * 32
    assert record.match.options["mulligan"] is False
    assert record.match.options["coins"] == (1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1)


def test_only_lines_for_this_seat_are_told(run: Run) -> None:
    result = run(*LUCRE, typed=ENOUGH)
    match = record_of(result).match
    secrets, output = told(match, 0, seen=False, you=0), flat(result)
    assert secrets
    assert not [text for text in secrets if text in output]
    assert all(text in output for text in told(match, 0, you=0))


def screen_text(match: Match) -> str:
    """What the player on turn is shown: the table, the choices, and why each other action is refused."""
    assert match.turn is not None
    play = Session(Record(match=match), match.turn, Screen(), Path("unused"), Meanwhile(match.game))
    described = (match.game.notation(match.state, action) for action in range(match.game.actions))
    legal = {action.text for action in play.view.actions}
    with redirect_stdout(io.StringIO()) as shown:
        play.draw_table()
        for typed in (text for text in described if text and text not in legal):
            assert not play.obey(typed)
    return shown.getvalue()


@every_game
@given(data=st.data(), luck=lucks)
def test_nothing_on_the_screen_depends_on_what_is_hidden(game: Game, data: st.DataObject, luck: int) -> None:
    match = data.draw(matches(game))
    if match.turn is None:
        match.take_back()
    assert match.turn is not None
    twin = copy.copy(match)
    last = match.frames[-1]
    twin.frames = [*match.frames[:-1], Frame(redealt(last.states, match.turn, luck), last.seat, last.action)]
    assert screen_text(twin) == screen_text(match)


def test_undo_takes_back_what_showed_nothing(run: Run) -> None:
    result = run(*LUCRE, typed=["1", "undo", "quit"])  # a card put beneath the deck, nothing drawn yet
    assert record_of(result).match.actions == []
    assert record_of(result).takebacks == 0


def test_undo_is_refused_by_the_law_and_says_what_goes_all_the_same(run: Run) -> None:
    result = run(*LUCRE, typed=["keep", "undo", "quit"])
    assert "This can't be taken back: somebody else has acted since; undo! goes back to your last decision" in flat(
        result
    )
    assert len(record_of(result).match.actions) > 1


def test_undo_with_an_exclamation_mark_goes_back_to_the_last_decision_and_counts(run: Run) -> None:
    result = run(*LUCRE, typed=["keep", "2", "undo!", "undo!", "undo!", "quit"])
    assert "You have not decided anything yet." in flat(result)
    record = record_of(result)
    assert record.match.actions == []
    assert record.takebacks == 2


@pytest.mark.parametrize("arguments", [LUCRE, (*COIN, "--bots", "random")], ids=["lucre", "coin"])
def test_a_game_that_was_left_and_resumed_is_the_same_game(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    whole = record_of(run(*arguments, typed=ENOUGH))
    place = tmp_path / "left.txt"
    for typed in (["1"], ["2", "undo!"], ["1"] * 5, ENOUGH):
        begin = ("play", "--from", place) if place.exists() else (*arguments, "--save", place)
        assert saved(run(*begin, typed=typed)) == place
    resumed = cutpurse.read_record(place.read_text())
    assert resumed.match.actions == whole.match.actions
    assert resumed.players == whole.players
    assert (resumed.takebacks, whole.takebacks) == (1, 0)


def test_a_finished_game_is_not_resumed(run: Run) -> None:
    finished = run(*LUCRE, typed=ENOUGH)
    again = run("play", "--from", saved(finished))
    assert again.exit_code == 0
    assert f"This game is finished: {record_of(finished).result}. See it again with: cutpurse replay" in flat(again)


def test_a_record_of_people_is_resumed_in_the_seat_that_is_asked_for(run: Run, tmp_path: Path) -> None:
    match = cutpurse.new_match("lucre", seed=bytes(32))
    path = tmp_path / "people.txt"
    files.save_record(Record(match=match, players=("Ann", "Bob", "random", "Eve")), path)
    refused = run("play", "--from", path)
    assert refused.exit_code == 2
    assert refused.stderr == f"cutpurse: {path} does not say which seat is yours: name it with --seat\n"
    assert record_of(run("play", "--from", path, "--seat", "2", typed=["quit"])).players == (
        "sharp",
        "you",
        "random",
        "sharp",
    )


def test_save_writes_a_copy_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    copy_of_it = tmp_path / "copy.txt"
    result = run(*LUCRE, typed=["keep", f"save {copy_of_it}", "1", "quit"])
    early = cutpurse.read_record(copy_of_it.read_text())
    assert f"Saved in {copy_of_it}." in flat(result)
    assert len(early.match.actions) < len(record_of(result).match.actions)
    assert saved(result) != copy_of_it


def test_a_game_that_cannot_be_saved_at_its_place_is_saved_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "here" / "game.txt"
    place.parent.mkdir()
    really = files.replace_file

    def full(path: Path, text: str) -> None:
        if path == place:
            raise OSError(28, "No space left on device")
        really(path, text)

    monkeypatch.setattr(files, "replace_file", full)
    result = run(*LUCRE, "--save", place, typed=["keep", "quit"])
    assert f"Can't save to {place}: no space left on device." in flat(result)
    assert record_of(result).match.actions


def test_a_game_that_cannot_be_saved_at_all_is_printed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "replace_file", full)
    result = run(*LUCRE, typed=["keep", "quit"])
    assert result.exit_code == 0
    printed = result.stdout.partition("to be kept by hand:\n")[2]
    monkeypatch.undo()
    assert cutpurse.read_record(printed).match.actions


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Choose a number from 1 to 4; help lists what else you can type."),
        ("0", "Choose a number from 1 to 4; help lists what else you can type."),
        ("5", "Choose a number from 1 to 4; help lists what else you can type."),
        ("1" * 3000, "Choose a number from 1 to 4; help lists what else you can type."),
        ("dance", "“dance” is not an action here; now you can type a number, or for example "),
        ("hint please", "“hint please” is not an action here;"),
        ("10 up", "“10 up” is not an action here;"),
        ("save", "Name a file: save FILE."),
        ("save /nowhere/x", "Can't save to /nowhere/x: there is no folder /nowhere."),
        ("save /dev/null", "Can't save to /dev/null: it is not an ordinary file."),
        ("save ~nobody-of-this-name/x", "there is no folder ~nobody-of-this-name."),
        ("undo", "This can't be taken back: nothing has been played yet;"),
        ("log", "Nothing has happened yet."),
        ("\x1b[A\x07", "“[A” is not an action here;"),
    ],
)
def test_what_is_not_understood_is_told_and_asked_again(run: Run, typed: str, answer: str) -> None:
    result = run(*LUCRE, typed=[typed, "keep", "quit"])
    assert answer in flat(result)
    assert record_of(result).match.actions
    assert "\x1b" not in result.stdout


def test_commands_help_and_table_and_rules_and_log(run: Run) -> None:
    result = run(*LUCRE, typed=["keep", "help", "table", "?", "LOG", "quit"])
    assert result.stdout.count("Lucre · Round 1 of 8 · you are Blue") == 2
    for word in ("a number", "an action", "hint", "undo", "undo!", "table", "log", "?", "save FILE", "quit"):
        assert re.search(rf"^  {re.escape(word)}  ", result.stdout, re.MULTILINE)
    assert result.stdout.count("Round 1: the Purse is") == 2
    assert "Small Box Games" in result.stdout


def test_words_for_a_screen_reader(run: Run) -> None:
    result = run(*LUCRE, "--words", typed=ENOUGH)
    assert record_of(result).match.over
    assert " with 1 coin" in result.stdout
    assert not set(result.stdout) & set("●▸·")
