"""Draws a card's way to a screen, and a click's way back. `python docs/way.py` writes docs/pictures/way.svg.

Each step names the code that takes it; a test looks for it there.
"""

from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "way.svg"
WIDTH, HEIGHT, GAP, RISE, MARGIN, TOP = 360, 62, 60, 92, 20, 54
COLOURS = {"game": "#e4efdc", "server": "#f6e6c8", "page": "#e3ecf7"}


@dataclass(frozen=True)
class Step:
    """What happens, who does it, and where that is written."""

    what: str
    part: str  # of COLOURS
    home: str  # the file
    name: str  # in that file

    @property
    def place(self) -> str:
        return f"{self.home.removeprefix('src/cutpurse/')}: {self.name}"


CARD = (
    Step("Secret and entropy become the seed", "game", "src/cutpurse/core/fair.py", "seed_of"),
    Step("The rules shuffle each card into the state", "game", "src/cutpurse/core/contract.py", "deal"),
    Step("A view shows its face to whoever may see it", "game", "src/cutpurse/core/game.py", "public"),
    Step("What has changed for one viewer", "server", "src/cutpurse/server/live/messages.py", "change_for"),
    Step("A frame of JSON is sent to that viewer", "server", "src/cutpurse/server/live/socket.py", "tell"),
    Step("The page puts the change into its view", "page", "web/src/lib/complete.ts", "changed"),
    Step("The zone is drawn, with the card in it", "page", "web/src/table/ZoneView.svelte", "CardSpot"),
)
CLICK = (  # from below
    Step("A click sends the number of an action", "page", "web/src/live/table.svelte.ts", "act"),
    Step("The command is read, or refused", "server", "src/cutpurse/server/table/commands.py", "read_command"),
    Step("Is it your turn, and is it legal?", "server", "src/cutpurse/server/table/commands.py", "decide"),
    Step("Its event is on disk: acknowledged", "server", "src/cutpurse/server/storage/store.py", "write_events"),
    Step("The rules change the state", "game", "src/cutpurse/core/contract.py", "play"),
    Step("The news, worked out once for all", "server", "src/cutpurse/server/live/news.py", "Shared"),
)


def draw() -> str:
    """The picture, as SVG."""
    width, height = 2 * (MARGIN + WIDTH) + GAP, TOP + (len(CARD) - 1) * RISE + HEIGHT + MARGIN
    right = MARGIN + WIDTH + GAP
    down = [(MARGIN, TOP + i * RISE) for i in range(len(CARD))]
    up = [(right, TOP + (len(CARD) - 1 - i) * RISE) for i in range(len(CLICK))]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="15">',
        "<title>A card's way from the seed to a screen, and a click's way back</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#555"/></marker></defs>',
        f'<rect width="{width}" height="{height}" rx="8" fill="#fdfbf5"/>',
        heading(MARGIN, "A card's way"),
        heading(right, "A click's way back"),
        *(arrow(x + WIDTH // 2, y + HEIGHT, x + WIDTH // 2, y + RISE) for x, y in down[:-1]),
        *(arrow(x + WIDTH // 2, y, x + WIDTH // 2, y - RISE + HEIGHT) for x, y in up[:-1]),
        across(up[-1], down[3]),
        arrow(MARGIN + WIDTH, down[-1][1] + HEIGHT // 2, right, up[0][1] + HEIGHT // 2),
    ]
    for step, (x, y) in zip(CARD + CLICK, down + up, strict=True):
        out += box(step, x, y)
    return "\n".join([*out, "</svg>", ""])


def heading(x: int, text: str) -> str:
    return f'<text x="{x}" y="34" font-size="19" font-weight="bold" fill="#222">{text}</text>'


def arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    return f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="#555" marker-end="url(#tip)"/>'


def across(start: tuple[int, int], goal: tuple[int, int]) -> str:
    """From the last step of the click to the step of the card that follows from it."""
    x, y = start[0], start[1] + HEIGHT // 2
    to_x, to_y, middle = goal[0] + WIDTH, goal[1] + HEIGHT // 2, MARGIN + WIDTH + GAP // 2
    return f'<path d="M{x} {y}H{middle}V{to_y}H{to_x}" fill="none" stroke="#555" marker-end="url(#tip)"/>'


def box(step: Step, x: int, y: int) -> list[str]:
    """A step: what happens, and beneath it whose it is and where that is written."""
    fill = COLOURS[step.part]
    told = f'<tspan font-weight="bold">{step.part}</tspan> · {escape(step.place)}'
    return [
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{fill}" stroke="#555"/>',
        f'<text x="{x + 12}" y="{y + 26}" fill="#222">{escape(step.what)}</text>',
        f'<text x="{x + 12}" y="{y + 48}" font-size="12.5" fill="#444">{told}</text>',
    ]


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
