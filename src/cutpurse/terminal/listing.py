"""What there is to play: the games with their options, and how each is played."""

from collections.abc import Sequence

from rich.markdown import Markdown
from rich.text import Text

from cutpurse.core.game import Game
from cutpurse.core.game_data import help_of, how_to_play
from cutpurse.core.options import Choice, Numbers, Option
from cutpurse.terminal.pen import ACCENT, FAINT, STRONG, UNICODE, Pen, ink
from cutpurse.terminal.screen import Screen


def list_games(games: Sequence[Game], screen: Screen) -> None:
    """The games with all their options."""
    for game in games:
        screen.show_game(game)
        screen.draw(game_lines(game, screen.pen))
    screen.say("Play with --option name=value, as often as you like; rules GAME tells how a game is played.", FAINT)


def game_lines(game: Game, pen: Pen) -> list[Text]:
    facts = pen.signs.dot.join(["", f"{game.players} players", f"about {game.minutes} minutes"])
    lines = [
        *pen.prose(f"{game.title}{facts}", STRONG, len(game.name) + 3, ink(game.name, f"{STRONG} {ACCENT}")),
        *(line for key in ("tagline", "credits") for line in pen.prose(f"{pen.words.find(key)}.", indent=2)),
        Text(),
    ]
    for option in game.options:
        lines += [*option_lines(option, pen), Text()]
    return lines


def option_lines(option: Option, pen: Pen) -> list[Text]:
    """An option: its name and default, the gap it settles, what it is for, and what may be chosen."""
    start = Text("  ").append(option.name, ACCENT).append(f" = {option.write(option.default)}")
    gap = Text(option.settles, FAINT)
    start.append(" " * max(3, pen.width - start.cell_len - gap.cell_len)).append_text(gap)
    lines = [start, *pen.prose(f"{help_of(pen.words, option)}.", indent=4)]
    meanings = values(option, pen)
    if not meanings:
        return [*lines, *pen.prose(pen.say(option.allowed), FAINT, indent=6)]
    indent = 6 + max(map(len, meanings)) + 3
    for value, meaning in meanings.items():
        lines += pen.prose(meaning, FAINT, indent, Text(f"      {value}"))
    return lines


def values(option: Option, pen: Pen) -> dict[str, str]:
    """The values that have a name, and what each means."""
    if isinstance(option, Choice):
        return {name: pen.words.find(f"option-{option.name}", name) or "" for name in option.names}
    if isinstance(option, Numbers):
        named = {name: " ".join(map(str, numbers)) for name, numbers in option.presets.items()}
        return named | {"or": f"{option.length} numbers from {option.low} to {option.high}, with commas between"}
    return {}


def show_rules(game: Game, screen: Screen) -> None:
    """How to play, the rulings with the options that change them, and whose design it is."""
    text = how_to_play(game)
    if screen.console.is_terminal and screen.signs is UNICODE:
        screen.console.print(Markdown(text), width=screen.pen.width)
    else:
        screen.draw(Text(line) for line in text.splitlines())
