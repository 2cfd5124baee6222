"""What `bench strength` plays and how it judges it."""

from dataclasses import replace
from pathlib import Path

import pytest

from bench import pairings, strength
from bench.ours import four_seats
from bench.pairings import Pairing, StrengthSettings
from bench.results import Row
from cutpurse import games
from cutpurse.arena import tournament
from cutpurse.arena.tally import ArenaResult
from cutpurse.bots import levels
from cutpurse.bots.search.settings import Budget, Settings
from cutpurse.core.errors import CutpurseError

LUCRE = games.load("lucre")
SHARES = (0.4, 0.29, 0.25, 0.3, 0.35)  # 25% is fair, and 28.75% is wanted


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that hardly think, and steps that may be settled after four deals."""
    for name in levels.LEVELS:
        monkeypatch.setitem(levels.LEVELS, name, (Settings(depth=0), Budget(iterations=4)))
    monkeypatch.setattr(pairings, "SETS", 2)
    monkeypatch.setattr(levels, "SEEING_ALL", (Settings(sees_all=True, depth=0), Budget(iterations=4)))
    monkeypatch.setattr(tournament, "FIRST_CHECK", 4)


@pytest.mark.usefixtures("quick")
def test_everything_is_played_once_and_kept(tmp_path: Path) -> None:
    settings = StrengthSettings(deals=4, keep=tmp_path, threads=1)
    told: list[tuple[int, int]] = []
    results = strength.run([LUCRE], settings, lambda done, total: told.append((done, total)))
    names = [row.name for row in results.rows]
    assert names == [
        "Lucre: novice, 3 random",
        "Lucre: casual, 3 novice",
        "Lucre: sharp, 3 casual",
        "Lucre: expert, 3 sharp",
        "Lucre: quick, 3 casual",
        "Lucre: sharp, 3 quick",
        "Lucre: sharp, 3 greedy",
        "Lucre: expert, 3 greedy",
        "Lucre: oracle, 3 greedy",
        "Lucre",
        *(f"Lucre, {n} players" for n in LUCRE.seats),
        "Lucre: casual, 3 novice",
        "Lucre: sharp, 3 casual",
        "Lucre: expert, 3 sharp",
        "expert, 3 sharp: at least 1.15x its fair share",
        "expert covers at least 50% of the way to oracle",
    ]
    assert told[-1][0] == told[-1][1]
    assert sorted(done for done, _ in told) == [done for done, _ in told]
    assert len(list(tmp_path.iterdir())) == 9 + 2 * len(LUCRE.seats) - 1 + 3 * pairings.SETS

    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    again = strength.run([LUCRE], settings)
    assert again.rows == results.rows
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before  # nothing was played again


@pytest.mark.usefixtures("quick")
def test_what_has_been_kept_is_shown_and_nothing_is_played(tmp_path: Path) -> None:
    kept = pairing("novice", "random")
    setup = tournament.make_setup(LUCRE, bots=["novice", "random"], seed=pairings.SEED)
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
    with pytest.raises(CutpurseError, match="no part luck; there are steps, greedy, quick, options"):
        StrengthSettings(parts=["luck"])


@pytest.fixture(scope="module")
def greedy_wins() -> ArenaResult:
    setup = tournament.make_setup(LUCRE, bots=["greedy", "random"], seed=bytes(32))
    return tournament.run_arena(setup, tournament.ArenaSettings(deals=32, until_significant=True, threads=1))


def pairing(one: str, others: str) -> Pairing:
    return Pairing(game=LUCRE, one=one, others=others, deals=32, part=pairings.STEPS, seats=4)


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
    row = strength.part_row(strength.WAY, LUCRE.title, expert, oracle)
    doubt = (0.03**2 + (0.5 * 0.03) ** 2) ** 0.5 / 0.4
    assert row.figures == pytest.approx({"covers": 0.5, "95% from": 0.5 - doubt, "to": 0.5 + doubt})
    assert not row.note


def test_the_learned_policy_is_held_to_two_thirds_of_what_sharp_gains(greedy_wins: ArenaResult) -> None:
    sharp = changed(greedy_wins, win_share=0.55)
    rows = [strength.gain_row("Lucre", changed(greedy_wins, win_share=share), sharp) for share in (0.46, 0.44)]
    assert [row.limits[0].met for row in rows] == [True, False]
    assert [row.figures["covers"] for row in rows] == pytest.approx([0.7, 19 / 30])


def test_levels_are_level_under_random_options_unless_the_one_below_is_surely_better(
    greedy_wins: ArenaResult,
) -> None:
    def rows(*wins: float) -> list[Row]:
        played = [
            (replace(pairing("casual", "novice"), part=pairings.OPTIONS, set=number), told(greedy_wins, ahead))
            for number, ahead in enumerate(wins)
        ]
        return list(strength.option_rows([LUCRE], played))

    (even,), (worse,) = rows(0.1, -0.12, 0.0, -0.02), rows(-0.1, -0.12, -0.11, -0.09)
    assert even.limits[0].met
    assert even.figures["more wins a seat"] == pytest.approx(-0.01)
    assert even.beside == ("4 sets of options", "worst -12.0%")
    assert not worse.limits[0].met


def told(result: ArenaResult, ahead: float) -> ArenaResult:
    """The same with Casual ahead by so much, or behind."""
    better = "casual" if ahead > 0 else "novice"
    return replace(result, differences=(replace(result.differences[0], better=better, win_share=abs(ahead)),))


def test_limits_for_all_games_together_allow_one_to_miss(greedy_wins: ArenaResult) -> None:
    many = [games.load(name) for name in games.names()]
    four = [(game, changed(greedy_wins, win_share=share)) for game, share in zip(many, SHARES, strict=True)]
    found = {(game.name, "expert", "sharp", four_seats(game)): result for game, result in four}
    (row,) = strength.together(many, found, [])
    assert row.beside == ("4 of 5 games",)
    assert [str(limit) for limit in row.limits] == ["in 4 of 5 games: met"]
    del found[many[-1].name, "expert", "sharp", four_seats(many[-1])]
    (row,) = strength.together(many, found, [])
    assert row.beside == ("3 of 4 games",)
    assert not row.limits[0].met


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
