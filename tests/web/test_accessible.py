"""Every page in every state, for everybody: axe-core, no sideways scroll, large targets, zoom, high contrast."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.scenes import SCENES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ZOOMED = (640, 400)  # 1280x800 at 200 per cent
SIZES = (PHONE, (768, 1024), DESKTOP, (2560, 1440), ZOOMED)

# What is too small for a finger, by its box or by what a touch beside it reaches. Links within a text are no targets.
TOO_SMALL = """() => {
    const sheet = document.querySelector('dialog[open]') ?? document;
    const targets = 'button, a, select, input, summary, textarea, [role=tab]';
    const inText = one => one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    const hits = (one, x, y) => one.contains(document.elementFromPoint(x, y));
    return [...sheet.querySelectorAll(targets)]
        .filter(one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
        .filter(one => !one.closest('.sr, [inert]') && !inText(one))
        .map(one => one.matches('[type=radio], [type=checkbox]') ? one.closest('label') ?? one : one)
        .filter(one => {
            one.scrollIntoView({block: 'center'});
            const box = one.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const wide = box.width >= 43.5 || (hits(one, x - 21, y) && hits(one, x + 21, y));
            const high = box.height >= 43.5 || (hits(one, x, y - 21) && hits(one, x, y + 21));
            return !(wide && high);
        })
        .map(one => `${one.tagName} ${one.className} "${(one.ariaLabel || one.innerText || one.id).slice(0, 30)}" ` +
            `${Math.round(one.getBoundingClientRect().width)}x${Math.round(one.getBoundingClientRect().height)}`);
}"""


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
    person.page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")


@pytest.mark.parametrize("name", SCENES)
def test_a_page_is_for_everybody(invite: Invite, name: str) -> None:
    person = invite(PHONE)
    SCENES[name](person)
    assert violations(person) == []
    assert person.page.evaluate(TOO_SMALL) == []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.sideways == 0, width
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    for theme in ("dark", "light"):
        set_theme(person, theme)
        assert violations(person) == [], theme


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
    plain = person.page.locator(".card:visible, .btn:not(.soft):visible, .slot:visible").evaluate_all(
        """all => {
            const edged = one => {
                const style = getComputedStyle(one);
                const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
                return outline || parseFloat(style.borderTopWidth) > 0;
            };
            const plain = all.filter(one => !edged(one) && !edged(one.querySelector(".paper") ?? one));
            return plain.map(one => one.className);
        }"""
    )
    assert plain == []
    assert person.sideways == 0
