"""Room for the states of a match, one after another."""

import numpy as np

from cutpurse.core.state import States

ROOM = 8  # states, until another shelf is needed


class Shelf:
    """Copies of states of one game, side by side.

    NumPy makes and copies records field by field, which takes ten times as long as to copy their bytes.
    """

    __slots__ = ("_bytes", "_free", "_states")

    def __init__(self) -> None:
        self._free = 0

    def copy(self, states: States) -> States:
        """One more array of one, with the same state."""
        if not self._free:
            self._states = np.empty(ROOM, states.dtype)
            self._bytes = self._states.view(np.uint8).reshape(ROOM, -1)
            self._free = ROOM
        self._free -= 1
        self._bytes[self._free] = states.view(np.uint8)
        return self._states[self._free : self._free + 1]
