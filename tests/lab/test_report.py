"""Every metric on games with known figures: seat 0 always wins, pure luck, decided by the first move, a marked card."""

import re
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cutpurse.arena.kept import saved_seed
from cutpurse.core.errors import CutpurseError
from cutpurse.lab import study as lab_study
from cutpurse.lab.figures import Figure
from cutpurse.lab.report import Report, make_plan, open_store, run_report
from cutpurse.lab.sentences import sentences
from cutpurse.lab.study import LAB, Chunk
from tests.lab.studies import SEED, figures, setup, study
from tests.lab.tiny import GAME


@pytest.fixture(scope="module")
def first() -> Report:
    return study(games=1_000, search=16, kind="first")


@pytest.fixture(scope="module")
def luck() -> Report:
    return study(games=4_000, search=40, kind="luck")


@pytest.fixture(scope="module")
def early() -> Report:
    return study(games=1_000, search=16, kind="early")


@pytest.fixture(scope="module")
def marked() -> Report:
    return study(games=2_000, search=16, kind="marked")


@pytest.fixture(scope="module")
def skill() -> Report:
    return study(games=1_000, search=60, kind="skill")


def one(report: Report, metric: str, group: str = "") -> Figure:
    return next(figure for figure in report.of(metric) if figure.group == group)


def holds(report: Report, metric: str, truth: float, group: str = "") -> bool:
    """Whether the interval holds the known figure; widened by a half, as many are looked at."""
    figure = one(report, metric, group)
    assert figure.ci95
    low, high = figure.ci95
    reach = 0.75 * (high - low) + 1e-9
    return abs(figure.value - truth) <= reach


def test_seat_0_always_wins(first: Report) -> None:
    assert figures(first, "win_share") == {"Ann": 1, "Bob": 0, "Cay": 0, "Dan": 0}
    assert figures(first, "points") == {"Ann": 10, "Bob": 0, "Cay": 0, "Dan": 0}
    assert one(first, "seat_advantage").value == 0.75
    assert figures(first, "role_win_share") == {"Dealer": 0, "moves first": 1}
    assert one(first, "decided_at").value == 0  # everybody can reckon it from the start
    assert one(first, "tail").value == 16
    assert one(first, "choice_points").value == one(first, "blunder_wins").value == 0
    assert figures(first, "variance_points")["luck of the deal, greedy against random"] == 1  # it is the seat's


def test_length_and_choices_are_counted_exactly(first: Report) -> None:
    assert one(first, "decisions").value == 16
    assert one(first, "choices").value == 8  # every other round is forced
    assert one(first, "forced").value == 0.5
    assert one(first, "options").value == 2
    assert one(first, "rounds").value == 4
    assert figures(first, "legal") == {str(n): 0.5 * (n < 3) for n in range(1, 10)} | {"10 or more": 0}
    assert one(first, "minutes").value == pytest.approx(GAME.minutes)
    assert figures(first, "event_times") == {"acts": 16}
    assert figures(first, "event_games") == {"acts": 1}
    assert figures(first, "cause") == {"the prize": 2.5}  # ten points for one of four
    assert figures(first, "ending") == {"wins": 1}


def test_pure_luck_favours_nobody(luck: Report) -> None:
    for seat in luck.seats:
        assert holds(luck, "win_share", 0.25, seat)
        assert holds(luck, "points", 2.5, seat)
    assert one(luck, "seat_advantage").value < 0.03
    assert holds(luck, "role_win_share", 0.25, "Dealer")
    assert one(luck, "decided_at").value == 1
    assert holds(luck, "winner_chance", 0.25, "50%")
    assert one(luck, "choice_wins").value == one(luck, "blunder_points").value == 0
    assert one(luck, "shared").value == one(luck, "nobody").value == 0


def test_in_a_game_of_luck_all_is_the_deal(luck: Report) -> None:
    assert holds(luck, "ladder", 0.25, "greedy against random")
    shares = figures(luck, "variance_points")
    assert shares["luck of the deal, greedy against random"] == pytest.approx(1, abs=0.02)
    assert shares["skill, greedy against random"] < 0.01


def test_an_unfair_game_is_seen_to_be_unfair() -> None:
    report = study(games=4_000, kind="luck", bias=20)
    assert holds(report, "win_share", 0.4, "Ann")
    assert holds(report, "seat_advantage", 0.15)
    assert all(holds(report, "win_share", 0.2, seat) for seat in ("Bob", "Cay", "Dan"))


def test_a_game_that_the_first_move_decides(early: Report) -> None:
    assert one(early, "decided_at").value == 1 / 16
    assert one(early, "tail").value == 15
    assert one(early, "lead_changes").value == 0
    assert one(early, "half_time").value == 1
    first_choice = 1 / 8  # one of the eight choices is worth something
    assert holds(early, "choice_points", 7.5 * first_choice)
    assert one(early, "blunder_points").value == pytest.approx(10 * first_choice)
    assert one(early, "blunder_wins").value == pytest.approx(first_choice)


def test_a_marked_card_is_found(marked: Report) -> None:
    assert one(marked, "held_win_share", "Card 8").value == 1
    assert one(marked, "held_points", "Card 8").value == 10
    for card in range(1, 8):  # the other card of two is the marked one
        assert holds(marked, "held_win_share", 1 / 7, f"Card {card}")


def test_skill_is_told_from_luck(skill: Report) -> None:
    all_points = 1 / 16  # the chance that random acts as well as greedy, in four rounds
    assert holds(skill, "ladder", (1 - (1 - all_points) ** 4) / (4 * all_points), "greedy against random")
    assert figures(skill, "variance_points")["luck of the deal, greedy against random"] < 0.1
    # 4 points beside 2 of three others: a variance of 3/4; the others vary by 1, greedy by nothing: 3/4 on the mean.
    assert holds(skill, "variance_points", 0.5, "skill, greedy against random")
    assert one(skill, "choice_points").value == 0.5
    assert one(skill, "blunder_points").value == 1
    assert one(skill, "shared").value == 1  # greedy bots all do the same
    assert one(skill, "level").value == 1
    assert one(skill, "games_to_lead", "greedy against random").value <= 3


def test_the_same_seed_gives_the_same_figures() -> None:
    assert study(games=1_500, search=8).to_json() == study(games=1_500, search=8).to_json()


def test_bots_of_other_levels_are_told_apart(skill: Report) -> None:
    random = next(level for level in skill.levels if level.bots == "random")
    assert "shared" in random.changed


def test_several_bots_are_told_apart() -> None:
    report = study(games=1_000, bots=("greedy", "random"), kind="skill")
    shares = figures(report, "bot_win_share")
    assert shares["greedy"] > 0.8
    assert shares["greedy"] + 3 * shares["random"] == pytest.approx(1)


def at(number: int, act: Callable[[], None]) -> Callable[[int, int], None]:
    """Do something when told for this time."""
    told: list[int] = []

    def progress(done: int, total: int) -> None:
        told.append(done)
        if len(told) == number:
            act()

    return progress


def test_ctrl_c_keeps_what_is_done_and_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "tiny.lab"
    plan = make_plan(setup(), games=8_000, search=8)
    whole = run_report(plan, open_store(plan, None), threads=1)
    store = open_store(plan, keep)
    stopped = run_report(plan, store, threads=1, progress=at(25, lambda: signal.raise_signal(signal.SIGINT)))
    store.close()
    assert not stopped.complete
    assert 0 < stopped.games < 8_000
    keep.write_bytes(keep.read_bytes()[:-40])  # killed while it wrote
    told: list[int] = []
    store = open_store(plan, keep)
    again = run_report(plan, store, threads=1, progress=lambda done, total: told.append(done))
    store.close()
    assert again.to_json() == whole.to_json()
    assert told[0] > 0


def test_time_is_a_limit_too() -> None:
    plan = make_plan(setup(), games=None, search=0)
    report = run_report(plan, open_store(plan, None), minutes=0.02, threads=1)
    assert report.games >= 1_000
    assert report.complete


def test_time_as_a_limit_makes_no_more_of_the_study_than_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Chunk] = []

    def chunk(run: str, first: int, games: int) -> Chunk:
        made.append(Chunk(run, first, games))
        return made[-1]

    monkeypatch.setattr(lab_study, "Chunk", chunk)
    plan = make_plan(setup("sharp@1"), games=None, search=0)
    report = run_report(plan, open_store(plan, None), minutes=0.001, threads=1)
    assert report.games >= 4
    assert len(made) <= report.games + 5  # of four games each; the first ones are looked at twice


def test_no_card_is_named_that_does_not_stand_out_surely(luck: Report, marked: Report) -> None:
    assert sentences(luck)["cards"][0] == ("No card of 8 stands out surely from a fair share of the wins, 25.0%.")
    assert sentences(marked)["cards"][0].startswith("Whoever holds “Card 8” wins 100.0% (")
    best = max(luck.of("held_win_share"), key=lambda figure: figure.value)
    assert best.ci95
    near = replace(best, value=0.27, ci95=(0.255, 0.285))  # it excludes a fair share, but not as the best of eight
    rest = [figure for figure in luck.figures if figure != best]
    assert "No card of 8" in sentences(replace(luck, figures=(*rest, near)))["cards"][0]
    far = replace(best, value=0.30, ci95=(0.285, 0.315))
    assert (
        f"“{best.group}” wins 30.0% (28.5% to 31.5%), more"
        in sentences(replace(luck, figures=(*rest, far)))["cards"][0]
    )


def test_rare_events_are_counted_among_those_that_occurred() -> None:
    report = study(games=200, kind="luck")
    assert "of those that occurred, none comes up" in sentences(report)["events"][0]


def test_a_file_of_another_seed_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "tiny.lab"
    plan = make_plan(setup(), games=100, search=0)
    open_store(plan, keep).close()
    assert saved_seed(keep, LAB) == SEED
    other = make_plan(replace(setup(), seed=bytes(32)), games=100, search=0)
    with pytest.raises(
        CutpurseError, match=r"keeps what another study has played \(seed .*\); give --keep another file$"
    ):
        open_store(other, keep)


def test_a_file_that_another_process_writes_on_is_left_alone(tmp_path: Path) -> None:
    keep = tmp_path / "tiny.lab"
    plan = make_plan(setup(), games=100, search=0)
    store = open_store(plan, keep)
    with pytest.raises(CutpurseError, match="another process is writing to"):
        open_store(plan, keep)
    store.close()
    open_store(plan, keep).close()


def test_a_file_that_is_no_study_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "notes.txt"
    keep.write_text("milk, bread\n")
    plan = make_plan(setup(), games=100, search=0)
    with pytest.raises(CutpurseError, match="which is not the lab's"):
        open_store(plan, keep)
    assert keep.read_text() == "milk, bread\n"


def test_the_example_of_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    found = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    exec(found[1], {})
    assert float(capsys.readouterr().out.split()[0]) > 2
