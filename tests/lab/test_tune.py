"""The planted best setting is found, on deals that the search has not seen; targets that make no sense are refused."""

import signal
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cutpurse import games
from cutpurse.arena.setup import Setup
from cutpurse.core.errors import CutpurseError
from cutpurse.lab.metrics import say
from cutpurse.lab.study import Store
from cutpurse.lab.targets import read_target, read_targets
from cutpurse.lab.tune import Tuning, print_tuning, search, settle, verdict
from cutpurse.lab.variants import read_space
from tests.lab.studies import SEED, setup


def tuned(base: Setup, over: str, *targets: str, **more: Any) -> Tuning:
    settings: dict[str, Any] = {"trials": 200, "games": 500, "store": Store(base.game, SEED, None)} | more
    fresh = settings.pop("fresh", None)  # is told how far the fresh deals are
    space = read_space(base.game, over, lambda value: value)
    return settle(search(base, read_targets(targets), space, **settings), progress=fresh)


def printed(tuning: Tuning) -> str:
    text = StringIO()
    print_tuning(tuning, Console(width=200, file=text))
    return " ".join(text.getvalue().split())


def ctrl_c_after(share: float) -> Callable[[int, int], None]:
    """Told how far something is, it stops it when so much is done."""
    stopped: list[int] = []

    def progress(done: int, total: int) -> None:
        if done >= share * total and not stopped:
            stopped.append(done)
            signal.raise_signal(signal.SIGINT)

    return progress


def test_the_planted_setting_is_found_where_all_are_tried() -> None:
    found = tuned(setup(kind="luck"), "rounds", "decisions=48")
    assert found.trials == 30
    usual, best, *_ = found.settings
    assert usual.name == "as it is"
    assert (best.name, best.distance) == ("rounds=12", 0)
    assert best.reached[0].value == 48
    assert best.reached[0].holds


def test_the_planted_setting_is_found_among_thousands() -> None:
    found = tuned(setup(kind="luck"), "rounds,bias", "decisions=48", "seat_advantage=30%", games=1_000)
    best = found.settings[1]
    assert found.trials <= 200
    assert best.options["rounds"] == "12"
    assert 34 <= int(best.options["bias"]) <= 46  # 40 is planted: 0.4 and a quarter of the rest
    assert all(reached.holds for reached in best.reached)
    assert verdict(found).endswith("surely in decisions, seat_advantage.")


def test_some_values_of_an_option_may_be_named() -> None:
    found = tuned(setup(kind="luck"), "rounds=3|5|7", "decisions=21")
    assert {setting.name for setting in found.settings[1:]} == {"rounds=3", "rounds=5", "rounds=7"}
    assert found.settings[1].name == "rounds=5"


def test_it_is_said_where_nothing_is_better() -> None:
    found = tuned(setup(kind="luck", rounds=12), "rounds=11|13", "decisions=48")
    assert verdict(found) == "No setting comes nearer to the targets on fresh deals than the options as they are."


def test_ctrl_c_ends_the_search_and_shows_the_best_on_fresh_deals() -> None:
    found = tuned(setup(kind="luck"), "rounds=3|5|7|9|11", "decisions=48", progress=ctrl_c_after(0.5))
    assert not found.complete
    assert 0 < found.trials < 5
    assert found.fresh_games == 2_000
    assert "stopped early" in printed(found)


def test_ctrl_c_amid_the_fresh_deals_shows_those_that_were_played() -> None:
    """Every setting has a first thousand of them before any has more."""
    found = tuned(setup(kind="luck"), "rounds=3|5|7", "decisions=21", fresh=ctrl_c_after(0.6))
    assert (found.complete, found.fresh_games) == (False, 1_000)
    assert found.settings[1].name == "rounds=5"
    assert found.settings[1].reached[0].holds
    assert "this table is of 1,000 fresh deals each" in printed(found)


def test_ctrl_c_before_the_fresh_deals_shows_the_figures_of_the_search() -> None:
    found = tuned(setup(kind="luck"), "rounds=3|5|7", "decisions=21", fresh=ctrl_c_after(0.1))
    assert (found.complete, found.fresh_games) == (False, 0)
    assert {setting.name for setting in found.settings} == {"as it is", "rounds=3", "rounds=5", "rounds=7"}
    best = found.settings[1]
    assert (best.name, best.distance, best.reached[0].value) == ("rounds=5", best.searched, 20)
    assert not best.reached[0].holds
    assert verdict(found).startswith("rounds=5 comes nearest on the deals of the search.")
    assert "this table is of these games" in printed(found)


def test_the_search_and_the_fresh_deals_are_kept(tmp_path: Path) -> None:
    tunings, played = [], []
    for _ in range(2):
        store = Store(setup().game, SEED, tmp_path / "tiny.lab")
        before = len(store.parts)
        tunings.append(tuned(setup(kind="luck"), "rounds=3|5|7", "decisions=21", store=store))
        played.append(len(store.parts) - before)
        store.close()
    assert tunings[0] == tunings[1] == tuned(setup(kind="luck"), "rounds=3|5|7", "decisions=21")
    assert played == [4 * (1 + 2), 0]  # of the search one chunk each, of the fresh deals two


def test_it_is_said_which_target_is_out_of_reach_and_what_is_nearest() -> None:
    found = tuned(setup(kind="luck"), "rounds=3|5|7", "length=1000min", "decisions=20")
    assert [missed.nearest for missed in found.missed] == ["rounds=7"]
    told = printed(found)
    assert "No setting that was tried reaches length=1000min; the nearest is rounds=7, with 18.9 minutes." in told
    assert "reaches decisions" not in told


def test_a_metric_has_the_name_by_which_it_was_asked_for() -> None:
    found = tuned(setup(kind="luck"), "rounds=3|5|7", "length=12min")
    assert verdict(found).endswith("surely in length.")


def test_a_metric_has_one_target() -> None:
    with pytest.raises(CutpurseError, match="length=20min and minutes=25 are targets of the same metric; give it one"):
        read_targets(["length=20min", "forced=20%", "minutes=25"])


def test_what_is_counted_is_never_said_to_be_less_than_nothing() -> None:
    assert say("decisions", -3.67) == "0"
    assert say("decisions", -3.67, signed=True) == "-3.67"
    assert say("points", -3.67) == "-3.67"


def test_a_metric_that_was_mistyped_is_guessed() -> None:
    with pytest.raises(CutpurseError, match=r"there is no metric lenght to tune by; did you mean length\?"):
        read_target("lenght=25min")


def test_a_real_game_is_improved_on_fresh_deals() -> None:
    game = games.load("lucre")
    base = Setup(game=game, options=game.complete_options(None, 4), seats=4, lineup=["greedy"] * 4, seed=SEED)
    found = tuned(base, "final_tie,purse_bars", "shared=1%", games=400)
    usual, best = found.settings[:2]
    assert usual.reached[0].value > 0.08
    assert best.reached[0].value < 0.03
    assert best.reached[0].holds
    assert "surely in shared" in printed(found)
    assert "reaches" not in printed(found)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("beauty=5", "there is no metric beauty to tune by; there are behind, choices"),
        ("length", "is not a target; targets look like length=25min"),
        ("shared=200%", "shared is a share: its target is from 0 to 100%, not 200%"),
        ("length=-5min", "length can't be -5: it is never less than 0"),
        ("decisions=5min", "decisions is measured in decisions, not in min"),
        ("length=20%", "length is measured in minutes, not in %"),
        ("rounds=5", "there is no metric rounds to tune by"),
    ],
)
def test_targets_that_make_no_sense_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(CutpurseError, match=sentence):
        read_target(text)


def test_targets_are_read_with_their_units() -> None:
    assert read_target(" length = 25 min").value == 25
    assert read_target("forced=20%").value == 0.2
    assert read_target("seat_advantage=0").value == 0
