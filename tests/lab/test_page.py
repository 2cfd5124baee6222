"""The report in a real browser, without the network: nothing is missing, nothing complains, everybody can read it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from playwright.sync_api import Browser, Page

from cutpurse.lab.metrics import METRICS, SECTIONS
from cutpurse.lab.outputs import write
from cutpurse.lab.page import page
from cutpurse.lab.report import Report, row
from tests.lab.studies import study
from tests.web.browsing import DESKTOP, PHONE, chromium

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def report() -> Report:
    return study(games=2_000, search=20, bots=("greedy", "random"), kind="luck", bias=20)


@pytest.fixture(scope="module")
def written(report: Report, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reports") / "tiny.html"
    write(path, page(report), report.to_json(), [row(figure) for figure in report.figures])
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def opened(browser: Browser, path: Path, size: tuple[int, int], scheme: Any, *, scripts: bool = False) -> Page:
    """The page, with all its tables open. Only a test adds scripts: the page itself forbids them."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, offline=True, bypass_csp=scripts
    )
    shown = context.new_page()
    complaints: list[str] = []
    shown.on("console", lambda message: complaints.append(message.text))
    shown.on("pageerror", lambda error: complaints.append(str(error)))
    shown.on(
        "request", lambda request: complaints.append(request.url) if request.url[:5] not in ("file:", "data:") else None
    )
    shown.goto(path.as_uri())
    shown.evaluate("document.querySelectorAll('details').forEach(element => element.open = true)")
    assert not complaints
    return shown


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_opens_without_the_network_and_axe_finds_nothing(
    browser: Browser, written: Path, size: tuple[int, int], scheme: str
) -> None:
    shown = opened(browser, written, size, scheme, scripts=True)
    assert shown.evaluate("document.documentElement.scrollWidth") <= size[0]
    shown.add_script_tag(path=AXE)
    found = shown.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert [(violation["id"], violation["nodes"][0]["html"]) for violation in found] == []
    shown.context.close()


def test_charts_are_seen_and_have_names_and_tables(browser: Browser, written: Path) -> None:
    shown = opened(browser, written, DESKTOP, "light")
    charts = shown.locator("figure .wide svg")
    assert charts.count() >= 10
    for number in range(charts.count()):
        box = charts.nth(number).bounding_box()
        assert box
        assert box["width"] > 300
        assert charts.nth(number).get_attribute("aria-label")
    assert shown.locator("figure + details").count() == shown.locator("figure").count()
    assert not shown.locator("figure .narrow").first.is_visible()
    shown.context.close()


def test_labels_are_not_cut_off(browser: Browser, written: Path) -> None:
    for size, which in ((DESKTOP, ".wide"), (PHONE, ".narrow")):
        shown = opened(browser, written, size, "light", scripts=True)
        outside = shown.evaluate(
            """which => [...document.querySelectorAll(`figure ${which} svg`)].flatMap(svg => {
                const edge = svg.getBoundingClientRect();
                return [...svg.querySelectorAll("text")]
                    .filter(text => text.getBoundingClientRect().left < edge.left - 1)
                    .map(text => text.textContent);
            })""",
            which,
        )
        assert outside == []
        shown.context.close()


def test_every_section_is_there(browser: Browser, written: Path, report: Report) -> None:
    shown = opened(browser, written, DESKTOP, "light")
    assert shown.locator("h1").inner_text() == "Tiny"
    for title in (*SECTIONS.values(), "The same with other bots", "What was played"):
        assert shown.get_by_role("heading", name=title, exact=True).is_visible()
    assert shown.get_by_text("greedy in 1, random in 3").first.is_visible()
    assert shown.get_by_text(report.seed).is_visible()
    shown.context.close()


def test_it_prints(browser: Browser, written: Path) -> None:
    shown = opened(browser, written, DESKTOP, "dark")
    shown.emulate_media(media="print")
    assert shown.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert not shown.locator("nav").is_visible()
    assert len(shown.pdf()) > 20_000
    shown.context.close()


def test_a_report_is_small(written: Path) -> None:
    assert written.stat().st_size < 1_000_000
    assert "http" not in re.sub(r'http-equiv|xmlns="http://www.w3.org/2000/svg"', "", written.read_text())


def test_json_and_parquet_have_the_same_figures(written: Path, report: Report) -> None:
    data = json.loads(written.with_suffix(".json").read_text())
    rows = pyarrow.parquet.read_table(written.with_suffix(".parquet")).to_pylist()
    assert data["format"] == "cutpurse-lab-report"
    assert data["figures"] == rows
    assert len(rows) == len(report.figures)
    assert {figure["metric"] for figure in rows} <= {metric.name for metric in METRICS}


def test_what_comes_from_outside_is_escaped(report: Report) -> None:
    from dataclasses import replace

    wild = replace(report, title="<script>alert(1)</script>", examples={"acts": "<b>bold</b>"})
    shown = page(wild)
    assert "<script" not in shown
    assert "<b>bold" not in shown
