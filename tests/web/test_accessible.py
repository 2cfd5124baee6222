"""Every page in every state, for everybody: axe-core, no sideways scroll, large targets, zoom, high contrast."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.scenes import SCENES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (360, 768, 1280, 2560)
ZOOMED = (640, 400)  # 1280x800 at 200 per cent

# What is too small for a finger. Links within a text, and what is read by machines only, are not targets.
TOO_SMALL = """() => [...document.querySelectorAll('button, a, select, input, summary, [role=tab], label.tick, label.switch')]
    .filter(one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter(one => !one.closest('.sr, [inert]') && !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
    .map(one => one.matches('input[type=radio], input[type=checkbox]') ? one.closest('label') ?? one : one)
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([one, box]) => `${one.className || one.tagName} "${(one.ariaLabel || one.innerText || '').trim().slice(0, 30)}" ` +
        `${Math.round(box.width)}x${Math.round(box.height)}`)"""


def violations(person: Person) -> list[str]:
    """What axe-core finds, in a line each."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text())
    found: dict[str, Any] = person.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'].splitlines()[1].strip()}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


def set_theme(person: Person, theme: str) -> None:
    person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    person.page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)


@pytest.mark.parametrize("name", SCENES)
def test_a_page_is_for_everybody(invite: Invite, name: str) -> None:
    person = invite(DESKTOP)
    SCENES[name](person)
    for theme in ("dark", "light"):
        set_theme(person, theme)
        assert violations(person) == [], theme
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 800})
        assert person.sideways == 0, width
    person.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    assert person.sideways == 0, "at 200 per cent"


@pytest.mark.parametrize("name", SCENES)
def test_a_finger_finds_everything_on_a_phone(invite: Invite, name: str) -> None:
    person = invite(PHONE)
    SCENES[name](person)
    assert person.sideways == 0
    assert person.page.evaluate(TOO_SMALL) == []
    assert violations(person) == []


def test_axe_finds_what_is_wrong(invite: Invite) -> None:
    person = invite()
    SCENES["lobby"](person)
    person.page.evaluate("() => document.body.insertAdjacentHTML('beforeend', '<main><img src=/icon.svg></main>')")
    assert any(line.startswith("image-alt") for line in violations(person))


def test_with_zoom_everything_can_be_reached(invite: Invite) -> None:
    """At 200 per cent a turn can be played: prompt, hand and buttons are there, or can be scrolled to."""
    person = invite(ZOOMED)
    SCENES["chosen"](person)
    for part in (".prompt p", ".hand button.card", ".acts [data-action]:visible"):
        place = person.page.locator(part).first
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        assert 0 <= box["x"] < ZOOMED[0]
        assert 0 <= box["y"] < ZOOMED[1]
    person.page.locator(".acts [data-action]:visible").first.click()


@pytest.mark.parametrize("name", ["lobby", "chosen", "table-dirty_money", "result-lucre"])
def test_high_contrast_keeps_shapes(invite: Invite, name: str) -> None:
    """Where the system's own few colours are used, what was told apart by colour has a border."""
    person = invite()
    SCENES[name](person)
    person.page.emulate_media(forced_colors="active")
    plain = person.page.locator(".card:visible, .btn:visible, .slot:visible").evaluate_all(
        """all => all.filter(one => ![one, one.querySelector('.paper')].some(part => part &&
            (parseFloat(getComputedStyle(part).borderTopWidth) > 0 || parseFloat(getComputedStyle(part).outlineWidth) > 0
             && getComputedStyle(part).outlineStyle !== 'none'))).map(one => one.className)"""
    )
    assert plain == []
    assert person.sideways == 0
