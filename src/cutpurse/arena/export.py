"""The games of an arena as data, made from its finished deals."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from cutpurse.arena.dataset import PARQUET, Notebook, Parts, Played, check_path, parts_folder
from cutpurse.arena.deal_file import DealFile
from cutpurse.arena.duplicate import GameResult, seating
from cutpurse.arena.setup import Progress, Setup
from cutpurse.core.errors import CutpurseError

DEALS = "deals.jsonl"
DEALS_PER_PART = 50


def deal_file_for(save: Path | None, records: Path | None) -> Path | None:
    """Where finished deals are kept: in the file itself, or beside the data that will be made of them."""
    for path in filter(None, (save if save and save.suffix == PARQUET else None, records)):
        check_path(path)
    if save and save.suffix != PARQUET:
        return save
    made = save or records
    return parts_folder(made) / DEALS if made else None


def export_deals(setup: Setup, kept: Path, deals: int, paths: Sequence[Path], progress: Progress) -> None:
    """Make data of the first deals of a file; game number `deal * seats + rotation` is one rotation of a deal."""
    with closing(DealFile(kept, setup)) as file:
        games = [game for number in range(deals) for game in file.deals[number]]
    keep, notebook = [Parts(path, setup) for path in paths], Notebook(setup)
    size = DEALS_PER_PART * setup.seats
    for first in range(0, len(games), size):
        played = [replayed(notebook, game) for game in games[first : first + size]]
        for parts in keep:
            parts.add(first // size, played)
        progress(first + len(played), len(games))
    for parts in keep:
        parts.finish(range(-(-len(games) // size)))


def replayed(notebook: Notebook, game: GameResult) -> Played:
    """A game of an arena, replayed."""
    setup = notebook.setup
    if not game.actions:
        raise CutpurseError(f"deal {game.deal + 1} was kept by an older version, without its actions; play it anew")
    places = seating(setup, game.deal, game.rotation)
    players = [setup.lineup[place] for place in places]
    number = game.deal * setup.seats + game.rotation
    return notebook.replay(number, setup.stream("deal", game.deal), players, game.actions)
