"""Draws the pictures of the documentation: `python docs/pictures.py`.

Each shows what a player sees in the middle of a real game, drawn by the terminal's own code.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cutpurse import bots, new_match
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.core.seeds import read_seed
from cutpurse.terminal.pen import ACCENT, STRONG, Pen
from cutpurse.terminal.table import choices, table

FOLDER = Path(__file__).parent / "pictures"
WIDTH = 84


def position(game: str, seed: str, seat: int, decisions: int, seats: int | None = None) -> Match:
    """A game of greedy bots, up to the seat's so-manieth decision."""
    match, rng = new_match(game, seed=read_seed(seed), seats=seats), fast_rng(0)
    while not match.over:
        if match.turn == seat:
            decisions -= 1
        if decisions < 0:
            break
        match.play(bots.choose("greedy", match, rng))
    return match


def draw(match: Match, seat: int, name: str) -> None:
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, force_terminal=True)
    pen, view = Pen(WIDTH, words=match.game.words(), viewer=seat), match.game.view(match.state, seat)
    heard = match.view(seat).log[-6:]
    lines = [Text(f"  {pen.say(message)}") for message in heard] + [Text(), *table(view, pen, match.game.title)]
    lines += [*pen.prose(pen.say(view.prompt), f"{STRONG} {ACCENT}"), Text(), *choices(view, pen)]
    for line in lines:
        console.print(line, soft_wrap=True)
    svg = console.export_svg(title=f"cutpurse play {match.game.name}", unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace")
    (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    draw(position("lucre", "a picture", 0, 6), 0, "lucre")
    draw(position("coin", "a picture", 1, 9), 1, "coin")
    draw(position("dirty_money", "a picture", 1, 4, 4), 1, "dirty_money")
    draw(position("village", "a picture", 0, 13), 0, "village")
    draw(position("cryptruck", "a picture", 2, 4, 4), 2, "cryptruck")
