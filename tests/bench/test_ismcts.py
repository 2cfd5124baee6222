"""What `bench ismcts` plays: Sharp against OpenSpiel's own search."""

from pathlib import Path

import pytest

from bench import ismcts
from bench.pairings import StrengthSettings
from cutpurse import games
from cutpurse.bots.position import Position
from cutpurse.core.chance import fast_rng
from cutpurse.core.errors import CutpurseError
from cutpurse.core.match import Match

LUCRE = games.load("lucre")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that hardly think."""
    monkeypatch.setattr(ismcts, "SECONDS", 0.001)
    monkeypatch.setattr(ismcts, "SIMULATIONS", 3)
    monkeypatch.setattr(ismcts.Numbered, "simulations", 3)
    monkeypatch.setattr("bench.ismcts.OURS", ("sharp@3", "sharp@3"))


@pytest.mark.usefixtures("quick")
def test_both_matches_are_played_and_kept(tmp_path: Path) -> None:
    settings = StrengthSettings(deals=2, keep=tmp_path, threads=1, steps=False)
    results = ismcts.run([LUCRE], settings)
    assert [(row.part, row.name) for row in results.rows] == [
        (ismcts.TIME, "Lucre: sharp@3, 3 IS-MCTS"),
        (ismcts.NUMBER, "Lucre: sharp@3, 3 IS-MCTS"),
    ]
    assert [len(row.limits) for row in results.rows] == [1, 0]
    again = ismcts.run([LUCRE], StrengthSettings(deals=2, keep=tmp_path, threads=1, steps=False, only_kept=True))
    assert again.rows == results.rows
    with pytest.raises(CutpurseError, match=r"^no deal is kept in "):
        ismcts.run([games.load("cryptruck")], StrengthSettings(deals=2, keep=tmp_path, steps=False, only_kept=True))


@pytest.mark.usefixtures("quick")
def test_the_clock_stops_a_search_that_would_go_on_for_ever() -> None:
    match = Match(LUCRE, seed=bytes(32))
    position = Position.of(match, fast_rng(1))
    assert ismcts.Timed().choose(position) in match.legal
