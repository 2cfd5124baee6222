"""What `bench strength` plays and how it judges it."""

from dataclasses import replace
from pathlib import Path

import pytest

from bench import strength
from bench.strength import Pairing, StrengthSettings
from cutpurse import games
from cutpurse.arena import tournament
from cutpurse.arena.tally import ArenaResult
from cutpurse.bots import levels
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.core.errors import CutpurseError

LUCRE = games.load("lucre")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that hardly think, and steps that may be settled after four deals."""
    for name in levels.LEVELS:
        monkeypatch.setitem(levels.LEVELS, name, (Settings(depth=0), Budget(iterations=4)))
    monkeypatch.setattr(levels, "SEEING_ALL", (Settings(sees_all=True, depth=0), Budget(iterations=4)))
    monkeypatch.setattr(tournament, "FIRST_CHECK", 4)


@pytest.mark.usefixtures("quick")
def test_everything_is_played_once_and_kept(tmp_path: Path) -> None:
    settings = StrengthSettings(deals=4, keep=tmp_path, threads=1)
    told: list[tuple[int, int]] = []
    results = strength.run([LUCRE], settings, lambda done, total: told.append((done, total)))
    names = [row.name for row in results.rows]
    assert names == [
        "Lucre: greedy, 3 random",
        "Lucre: casual, 3 novice",
        "Lucre: sharp, 3 casual",
        "Lucre: expert, 3 sharp",
        "Lucre: sharp, 3 greedy",
        "Lucre: expert, 3 greedy",
        "Lucre: oracle, 3 greedy",
        "Lucre",
    ]
    assert told[-1][0] == told[-1][1]
    assert sorted(done for done, _ in told) == [done for done, _ in told]
    assert len(list(tmp_path.iterdir())) == 7

    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    again = strength.run([LUCRE], settings)
    assert again.rows == results.rows
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before  # nothing was played again


@pytest.mark.usefixtures("quick")
def test_what_has_been_kept_is_shown_and_nothing_is_played(tmp_path: Path) -> None:
    kept = pairing("greedy", "random")
    setup = tournament.make_setup(LUCRE, bots=["greedy", "random"], seed=strength.SEED)
    tournament.run_arena(setup, tournament.ArenaSettings(deals=3, threads=1), save=kept.file(tmp_path))
    before = kept.file(tmp_path).read_bytes()
    (row,) = strength.run([LUCRE], StrengthSettings(deals=4, keep=tmp_path, threads=1, only_kept=True)).rows
    assert "3 deals" in row.beside
    assert [limit.met for limit in row.limits] == [False]  # nobody looks before the fourth
    assert kept.file(tmp_path).read_bytes() == before
    kept.file(tmp_path).write_bytes(before.split(b"\n")[0] + b"\n")  # stopped before the first deal was played
    with pytest.raises(CutpurseError, match="no deal is kept"):
        strength.run([LUCRE], StrengthSettings(deals=4, keep=tmp_path, threads=1, only_kept=True))
    with pytest.raises(CutpurseError, match="--keep FOLDER"):
        StrengthSettings(only_kept=True)


@pytest.fixture(scope="module")
def greedy_wins() -> ArenaResult:
    setup = tournament.make_setup(LUCRE, bots=["greedy", "random"], seed=bytes(32))
    return tournament.run_arena(setup, tournament.ArenaSettings(deals=32, until_significant=True, threads=1))


def pairing(one: str, others: str) -> Pairing:
    return Pairing(game=LUCRE, one=one, others=others, deals=32, step=True)


def test_a_step_is_held_to_be_settled_and_the_right_way_round(greedy_wins: ArenaResult) -> None:
    row = strength.step_row(pairing("greedy", "random"), greedy_wins)
    assert [str(limit) for limit in row.limits] == ["better than random: met"]
    assert row.figures["wins"] == greedy_wins.bots[0].win_share > 0.5
    assert row.beside[0] == f"{row.ratio:.2f}x fair"
    assert row.beside[1].startswith("+")
    upside_down = strength.step_row(pairing("random", "greedy"), greedy_wins)
    assert not upside_down.limits[0].met
    assert upside_down.beside[1].startswith("-")
    assert not strength.step_row(pairing("greedy", "random"), changed(greedy_wins, settled=False)).limits[0].met


def changed(result: ArenaResult, *, win_share: float = 0.25, settled: bool = True) -> ArenaResult:
    """The same with another share of wins for the first."""
    one = replace(result.bots[0], win_share=win_share, ci95=(win_share - 0.03, win_share + 0.03))
    return replace(result, bots=(one, result.bots[1]), settled=settled)


def test_how_much_of_the_way_expert_covers(greedy_wins: ArenaResult) -> None:
    expert, oracle = changed(greedy_wins, win_share=0.45), changed(greedy_wins, win_share=0.65)
    row = strength.way_row(LUCRE, expert, oracle)
    doubt = (0.03**2 + (0.5 * 0.03) ** 2) ** 0.5 / 0.4
    assert row.figures == pytest.approx({"covers": 0.5, "95% from": 0.5 - doubt, "to": 0.5 + doubt})
    assert not row.note


@pytest.mark.parametrize(("keep", "said"), [(None, "--keep FOLDER"), (Path("deals"), "goes on from deals")])
def test_ctrl_c_ends_it_and_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, keep: Path | None, said: str
) -> None:
    """It comes amid the first match, after two deals."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deals").mkdir()

    def press(done: int, total: int) -> None:
        if done > 8 * pairing("greedy", "random").weight:
            raise KeyboardInterrupt

    with pytest.raises(CutpurseError, match=said):
        strength.run([LUCRE], StrengthSettings(deals=32, keep=keep, threads=1), press)
