"""On phones and tablets every button, link, field and card can be hit by a finger: 44 px each way."""

import pytest

from tests.contract.walks import OWN
from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.scenes import SCENES

SIZES = {"phone": (390, 844), "phone held sideways": (844, 390), "tablet": (820, 1180)}
FINGER = 43  # pixels: 44, less the edge
SEEN = [
    "lobby",
    "me",
    "import",
    "waiting",
    "chosen",
    "settings",
    "hint",
    "ledger-scores",
    "ledger-tricks",
    "rules-table",
]
TOUCHED = [*SEEN, "result-lucre", "options-village", *(f"table-{game}" for game in OWN)]

# How far to each side of its middle a thing can be hit, and nothing that lies over it. A label belongs to its field.
# Cards in the hand lap: test_layout.py measures what shows of them. Links within a sentence are as high as its line.
SMALL = """(finger) => {
    const dialog = document.querySelector('dialog[open]');
    const all = [...(dialog ?? document).querySelectorAll('button, a[href], select, input, summary, [role=tab]')];
    const touched = all.filter(one => !one.disabled && !one.closest('.hand') && !one.matches('p a, article a')
        && one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 1);
    const found = [];
    for (const one of touched) {
        one.scrollIntoView({block: 'center', inline: 'center'});
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const hits = (x, y) => {
            const hit = document.elementFromPoint(x, y);
            return !!hit && (one.contains(hit) || [...(one.labels ?? [])].some(label => label.contains(hit)));
        };
        const reach = (x, y, dx, dy) => { let n = 0; while (hits(x + n * dx, y + n * dy)) n += .5; return n; };
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const wide = reach(x, y, 1, 0) + reach(x, y, -1, 0);
        const high = reach(x, y, 0, 1) + reach(x, y, 0, -1);
        if (Math.min(wide, high) < finger) found.push(`${wide} by ${high}: ${one.outerHTML.slice(0, 100)}`);
    }
    return found;
}"""


def small(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(SMALL, FINGER)
    return found


def test_what_is_small_is_found(invite: Invite) -> None:
    person = invite((390, 844))
    person.page.set_content(
        "<button style='width: 30px; height: 60px'>a</button><button style='padding: 30px'>b</button>"
    )
    assert [told[:2] for told in small(person)] == ["30"]


@pytest.mark.parametrize("scene", TOUCHED)
def test_a_finger_hits_it(invite: Invite, scene: str) -> None:
    person = invite((390, 844), tips=True)
    SCENES[scene](person)
    found = []
    for name, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{name}: {told}" for told in small(person)]
    assert not found, "\n".join(found)
