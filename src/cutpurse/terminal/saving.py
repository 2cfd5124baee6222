"""The record of a game in progress, kept safe: saved before each decision and, whatever happens, in the end."""

import secrets
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from cutpurse.core.errors import CutpurseError
from cutpurse.core.record import Record
from cutpurse.terminal.files import new_place, save_record


class Saving:
    """Where a record goes."""

    def __init__(self, record: Record, home: Path) -> None:
        self.record = record
        self.home = home  # where the record goes in the end
        self._made = False  # whether the file in `home` is only a backup, made by `backup`
        self._by_hand: tuple[Path, str] | None = None  # the last file the player saved, and its text

    def backup(self) -> None:
        """Save the game so far, in case the machine stops; if that can't be done, `save_at_end` will say so."""
        is_new = not self.home.exists()
        with suppress(CutpurseError):
            save_record(self.record, self.home)
            self._made = self._made or is_new

    def save(self, path: Path) -> None:
        """Save the game so far where the player wants it."""
        save_record(self.record, path)
        self._by_hand = path, self.record.to_text()

    def save_at_end(self, tell: Callable[[CutpurseError], None]) -> Path | None:
        """Where the record is: where the player has just saved it, else at home, in the data folder, or temporary.

        None if it can be saved nowhere. Each failure is told.
        """
        if self._by_hand and self._by_hand[1] == self.record.to_text():
            if self._made and self._by_hand[0].resolve() != self.home.resolve():
                self.home.unlink(missing_ok=True)
            return self._by_hand[0]
        game = self.record.match.game.name
        last = Path(tempfile.gettempdir()) / f"cutpurse-{game}-{secrets.token_hex(4)}.txt"
        for place in dict.fromkeys((self.home, new_place(game), last)):
            try:
                save_record(self.record, place)
                return place
            except CutpurseError as error:
                tell(error)
        return None
