"""What `bench strength` plays and how it judges it."""

from dataclasses import replace
from pathlib import Path

import pytest

from bench import strength
from bench.strength import Pairing, Terms
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
    terms = Terms(deals=4, keep=tmp_path, threads=1)
    told: list[tuple[int, int]] = []
    results = strength.run([LUCRE], terms, lambda done, total: told.append((done, total)))
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
    again = strength.run([LUCRE], terms)
    assert again.rows == results.rows
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before  # nothing was played again


@pytest.mark.usefixtures("quick")
def test_what_has_been_kept_is_shown_and_nothing_is_played(tmp_path: Path) -> None:
    kept = pairing("greedy", "random")
    plan = tournament.make_plan(LUCRE, bots=["greedy", "random"], seed=strength.SEED)
    tournament.hold(plan, tournament.Terms(deals=3, threads=1), save=kept.file(tmp_path))
    before = kept.file(tmp_path).read_bytes()
    (row,) = strength.run([LUCRE], Terms(deals=4, keep=tmp_path, threads=1, only_kept=True)).rows
    assert "3 deals" in row.beside
    assert [limit.met for limit in row.limits] == [False]  # nobody looks before the fourth
    assert kept.file(tmp_path).read_bytes() == before
    kept.file(tmp_path).write_bytes(before.split(b"\n")[0] + b"\n")  # stopped before the first deal was played
    with pytest.raises(CutpurseError, match="no deal is kept"):
        strength.run([LUCRE], Terms(deals=4, keep=tmp_path, threads=1, only_kept=True))
    with pytest.raises(CutpurseError, match="--keep FOLDER"):
        Terms(only_kept=True)


@pytest.fixture(scope="module")
def greedy_wins() -> ArenaResult:
    plan = tournament.make_plan(LUCRE, bots=["greedy", "random"], seed=bytes(32))
    return tournament.hold(plan, tournament.Terms(deals=32, until_significant=True, threads=1))


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


@pytest.mark.parametrize(("share", "met"), [(0.38, True), (0.37, False)])
def test_sharp_is_held_to_half_as_much_again_as_its_fair_share(
    greedy_wins: ArenaResult, share: float, met: bool
) -> None:
    row = strength.measured_row(pairing("sharp", "greedy"), changed(greedy_wins, win_share=share))
    assert [limit.met for limit in row.limits if "1.5x" in limit.text] == [met]


def test_expert_plays_the_first_quarter_of_the_deals() -> None:
    """All that meet greedy bots start from one seed; steps may take all deals."""
    played = {(each.one, each.others): (each.deals, each.step) for each in strength.pairings([LUCRE], Terms(deals=64))}
    assert played["sharp", "greedy"] == played["oracle", "greedy"] == (64, False)
    assert played["expert", "greedy"] == (16, False)
    assert played["expert", "sharp"] == (64, True)


def test_the_village_and_other_bots_are_stated_only(greedy_wins: ArenaResult) -> None:
    village = Pairing(game=games.load("village"), one="sharp", others="greedy", deals=32, step=False)
    for each in (village, pairing("expert", "greedy")):
        assert [limit.text for limit in strength.measured_row(each, greedy_wins).limits] == ["better than greedy"]


def test_how_much_of_the_way_expert_covers(greedy_wins: ArenaResult) -> None:
    expert, oracle = changed(greedy_wins, win_share=0.45), changed(greedy_wins, win_share=0.65)
    row = strength.way_row(LUCRE, expert, oracle)
    doubt = (0.03**2 + (0.5 * 0.03) ** 2) ** 0.5 / 0.4
    assert row.figures == pytest.approx({"covers": 0.5, "95% from": 0.5 - doubt, "to": 0.5 + doubt})
    assert not row.note


def test_there_is_no_way_where_the_oracle_gains_nothing(greedy_wins: ArenaResult) -> None:
    row = strength.way_row(LUCRE, greedy_wins, changed(greedy_wins, win_share=0.25))
    assert set(row.figures.values()) == {None}
    assert "no more than its fair share" in row.note


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
        strength.run([LUCRE], Terms(deals=32, keep=keep, threads=1), press)


def test_too_few_deals_are_refused() -> None:
    with pytest.raises(CutpurseError, match="at least"):
        Terms(deals=31)
