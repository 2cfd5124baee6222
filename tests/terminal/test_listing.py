"""The games, their options, and how each is played."""

import json

import pytest

from cutpurse import games
from cutpurse.core.game import Game
from cutpurse.core.options import Choice
from cutpurse.terminal.listing import show_rules
from cutpurse.terminal.screen import Screen
from tests.terminal.conftest import Run

GAMES = [games.load(name) for name in games.names()]


def test_every_game_and_option_is_listed(run: Run) -> None:
    output = " ".join(run("games").stdout.split())
    for game in GAMES:
        words = game.words()
        head = f"{game.name} {game.title} · {game.players} players · about {game.minutes} minutes"
        assert f"{head} {words.find('tagline')}. {words.find('credits')}." in output
        for option in game.options:
            key = f"option-{option.name}"
            assert f"{option.name} = {option.write(option.default)} {option.settles} {words.find(key)}." in output
            if isinstance(option, Choice):
                assert all(f"{value} {words.find(key, value)}" in output for value in option.names)
        assert not words.gaps


@pytest.mark.parametrize("width", [50, 60, 80, 120])
def test_the_list_fits_the_window(run: Run, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert max(map(len, run("games").stdout.splitlines())) <= width


def test_one_game_alone(run: Run) -> None:
    output = run("games", "coin").stdout
    assert "COIN" in output
    assert "Lucre" not in output


def test_json_lists_the_same(run: Run) -> None:
    data = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in data] == [game.name for game in GAMES]
    for told, game in zip(data, GAMES, strict=True):
        assert told["players"] == list(game.seats)
        assert told["seats"] == list(game.seat_names)
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        for one, option in zip(told["options"], game.options, strict=True):
            assert option.read(one["default"]) == option.default
            for value in one.get("values", ()):
                option.read(value)
            assert one["settles"] == option.settles
    assert json.loads(run("games", "lucre", "--json").stdout) == [data[games.names().index("lucre")]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_tell_how_to_play_every_ruling_and_the_credits(run: Run, game: Game) -> None:
    output = run("rules", game.name).stdout
    assert output.startswith(f"# {game.title}")
    for option in game.options:
        assert option.name in output
        assert option.settles in output
    assert str(game.words().find("credits")) in output


def test_on_a_terminal_rules_are_drawn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    show_rules(games.load("lucre"), Screen())
    output = capsys.readouterr().out
    assert "\x1b[" in output
    assert "\n# " not in output


def test_a_game_without_a_text_still_has_options_and_credits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.load("lucre")
    monkeypatch.setattr(type(game), "how_to_play", lambda *_: "")
    show_rules(game, Screen())
    output = capsys.readouterr().out
    assert f"- **coins** (LUC-A01): {game.words().find('option-coins')}." in output
    assert output.endswith(f"{game.words().find('credits')}.\n")
