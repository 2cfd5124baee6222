"""Options on the same deals: what changes is told, with its size; what does not change is not."""

from pathlib import Path
from typing import Any

from cutpurse.arena.setup import Setup
from cutpurse.lab.compare import Change, Comparison, changes_of, compare, runs_of
from cutpurse.lab.compare_page import comparison_page, headline
from cutpurse.lab.outputs import write
from cutpurse.lab.study import Store, play_chunk
from cutpurse.lab.variants import Variant, one_by_one, read_values
from tests.lab.studies import SEED, setup


def variants_of(base: Setup, *vary: str) -> list[Variant]:
    varied = [read_values(base.game, text, lambda value: value) for text in vary]
    return one_by_one(base.game, base.options, varied, 4)


def compared(*vary: str, games: int = 2_000, search: int = 0, **options: Any) -> Comparison:
    base = setup(**options)
    store = Store(base.game, SEED, None)
    return compare(base, variants_of(base, *vary), games, store, search=search, threads=1)


def change(comparison: Comparison, metric: str, group: str = "", variant: int = 0) -> Change:
    return next(c for c in comparison.variants[variant].changes if (c.metric, c.group) == (metric, group))


def test_differences_are_those_that_were_planted() -> None:
    found = compared("bias=40", "rounds=8", kind="luck")
    assert [variant.name for variant in found.variants] == ["bias=40", "rounds=8"]
    more = change(found, "win_share", "Ann")
    assert more.sure
    assert abs(more.difference - 0.3) < 0.03
    longer = change(found, "decisions", variant=1)
    assert (longer.base, longer.value, longer.difference, longer.ci95) == (16, 32, 16, (16, 16))
    assert longer.sure


def test_the_same_deals_have_the_same_winners() -> None:
    """Twice as many rounds change nothing about who wins: on the same deals there is no difference at all."""
    found = compared("rounds=8", kind="luck")
    same = change(found, "win_share", "Ann")
    assert (same.difference, same.ci95, same.size) == (0, (0, 0), 0)
    assert not same.sure


def test_what_has_changed_most_comes_first() -> None:
    found = compared("kind=first", kind="luck", rounds=4)
    changes = found.variants[0].changes
    assert [c.size for c in changes] == sorted((c.size for c in changes), reverse=True)
    assert changes[0].metric in ("win_share", "points", "seat_advantage", "role_win_share", "role_points")
    assert "figures have changed; the most: " in headline(found, found.variants[0])


def test_what_needs_search_is_compared_too_where_it_is_asked_for() -> None:
    found = compared("kind=early", kind="first", games=100, search=24)
    assert change(found, "decided_at").base == 0  # seat 0 always wins
    assert change(found, "decided_at").value == 1 / 16  # the first action names the winner
    assert change(found, "blunder_wins").sure
    assert change(found, "ladder", "greedy against random").games == 12
    without = compared("kind=early", kind="first", games=100)
    assert {c.metric for c in without.variants[0].changes}.isdisjoint({"decided_at", "blunder_wins", "ladder"})


def test_where_it_was_stopped_only_games_that_both_have_played_are_compared() -> None:
    """Processes end their chunks in any order: the base lacks the second one, the variant the first."""
    base = setup(kind="luck")
    variants = variants_of(base, "rounds=8")
    store = Store(base.game, SEED, None)
    (usual,), (other,) = runs_of(base, variants, 3_000)
    for run, missing in ((usual, 1_000), (other, 0)):
        for chunk in run.chunks():
            if chunk.first != missing:
                store.add(chunk, play_chunk(run, chunk))
    first, second = store.of(usual), store.of(other)
    assert first
    assert second
    changes = list(changes_of(first, second, base))
    same = next(c for c in changes if (c.metric, c.group) == ("win_share", "Ann"))
    assert (same.difference, same.ci95, same.games) == (0, (0, 0), 1_000)


def test_a_comparison_is_written_in_three_forms(tmp_path: Path) -> None:
    import pyarrow.parquet

    found = compared("bias=40", kind="luck", games=500)
    page = comparison_page(found)
    html, data, table = write(tmp_path / "c.html", page, found.to_json(), found.rows())
    assert "bias=40" in html.read_text()
    assert '"format": "cutpurse-lab-comparison"' in data.read_text()
    rows = pyarrow.parquet.read_table(table).to_pylist()
    assert len(rows) == len(found.variants[0].changes)
    assert rows[0]["variant"] == "bias=40"
