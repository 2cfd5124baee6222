"""Random and greedy games under random options keep every law."""

import random
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from cutpurse import games
from cutpurse.arena import laws
from cutpurse.arena.laws import LawBroken, keep_laws, play_batch, random_options
from cutpurse.core import compiling
from cutpurse.core.game import Game
from cutpurse.core.options import Choice, Number, Switch

NAMES = games.names()


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def test_games_under_random_options_keep_every_law(game: Game) -> None:
    report = keep_laws(game, 2_000, seed=1)
    assert (report.games, report.option_sets) == (2_000, 8)
    assert 0 < report.longest <= report.most
    assert report.decisions > 2_000


@pytest.mark.long
def test_a_hundred_thousand_games_keep_every_law(game: Game) -> None:
    assert keep_laws(game, 100_000, seed=2).games == 100_000


def test_the_script_checks_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    script = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "laws.py"))
    reports = script["main"](300, 5)
    assert [(report.game, report.games, report.option_sets) for report in reports] == [(name, 300, 2) for name in NAMES]
    Console(width=80).print(script["table"](reports))
    assert "No law was broken" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["lucre", "coin"])
def test_who_scores_more_ranks_higher(name: str) -> None:
    for seed in range(0, 5_000, 250):
        batch = play_batch(games.load(name), 250, seed)
        more = batch.points[:, :, None] > batch.points[:, None, :]
        higher = batch.standings[:, :, None] > batch.standings[:, None, :]
        assert np.all(higher[more])
        best = batch.standings == batch.standings.max(axis=1, keepdims=True)
        assert np.all(batch.points[best] == np.repeat(batch.points.max(axis=1), best.sum(axis=1)))  # who share the win


def test_options_of_every_kind_are_drawn(game: Game) -> None:
    """Each option takes each of its values; those with very many take some beside the default."""
    draw = random.Random(0)
    drawn = [random_options(game, draw) for _ in range(400)]
    for option in game.options:
        values = {options[option.name] for options in drawn}
        if isinstance(option, Switch):
            assert values == {True, False}
        elif isinstance(option, Choice):
            assert values == set(option.values)
        elif isinstance(option, Number) and option.high - option.low <= 20:
            assert values == {*range(option.low, option.high + 1), *option.named.values()}
        else:
            assert len(values) > 20
        assert all(option.read(option.write(value)) == value for value in values)


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The same checks interpreted, so that a rule can be broken on purpose."""
    monkeypatch.setattr(laws, "check_games", compiling.interpreted(laws.check_games))
    return monkeypatch


def broken(game: Game, function: str, body: Any, uncompiled: pytest.MonkeyPatch) -> str:
    """What is found when one function of the rules does something else."""
    uncompiled.setitem(game.layout.bodies, function, body)
    with pytest.raises(LawBroken) as caught:
        play_batch(game, 5, 3)
    return str(caught.value)


def test_a_lost_card_is_found(uncompiled: pytest.MonkeyPatch) -> None:
    lucre = games.load("lucre")
    advance = lucre.layout.bodies["advance"]

    def lose_a_card(s: Any) -> None:
        advance(s)
        s.up[0] &= s.up[0] - 1

    assert "cards are not all there once" in broken(lucre, "advance", lose_a_card, uncompiled)


def test_a_bot_that_cheats_is_found(uncompiled: pytest.MonkeyPatch) -> None:
    lucre = games.load("lucre")
    uncompiled.setattr(random.Random, "choices", lambda self, kinds, k: [kinds[1]] * k)
    assert "not permitted" in broken(lucre, "greedy", lambda s, rng: 60, uncompiled)


def test_a_game_without_end_is_found(uncompiled: pytest.MonkeyPatch) -> None:
    lucre = games.load("lucre")
    assert "more decisions than it may" in broken(lucre, "play", lambda s, action: None, uncompiled)


def test_a_fault_names_options_and_seed(uncompiled: pytest.MonkeyPatch) -> None:
    told = broken(games.load("coin"), "legal", lambda s: 0, uncompiled)
    assert "COIN, seed 3, game 0" in told
    assert "gray_tie=" in told
