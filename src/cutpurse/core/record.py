"""A match as text, to save, share and replay; and its JSON twin.

    Game: lucre
    Rules: 1
    Options: coins=lean
    Seed: 64 hexadecimal digits
    Result: Blue wins on cards, 13 to 12

    Blue: swap 7
    # Round 1: the Purse is Red 9
    Red: wealth 4

Header lines, an empty line, one action a line; a line that starts with # is a remark. Reading checks everything: a
record is read whole or not at all. A match from a table server has the proof of its deal (`core.fair`), too:

    Commitment: 64 hexadecimal digits
    Secret: 64 hexadecimal digits
    Entropy: Blue=32 hexadecimal digits; Red=32 hexadecimal digits

Whether that proof holds is another question, which `cutpurse verify` answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cutpurse.core.errors import CutpurseError
from cutpurse.core.fair import Proof
from cutpurse.core.match import Match
from cutpurse.core.message import msg

FORMAT = "cutpurse-record"


@dataclass(kw_only=True)
class Record:
    """A match, who played it, how often more was taken back than the undo law allows, and the proof of its deal."""

    match: Match
    players: tuple[str, ...] = ()
    takebacks: int = 0
    proof: Proof | None = None

    def __post_init__(self) -> None:
        check_players(self.players, self.match.seats)
        if self.proof and not all(0 <= seat < self.match.seats for seat in self.proof.entropy):
            raise CutpurseError(msg("proof-seat", last=self.match.seats - 1))

    def to_text(self) -> str:
        match, words = self.match, self.match.game.words()
        headers = [f"{name}: {value}" for name, value in self._headers().items() if value]
        lines = [*headers, ""]
        for number, frame in enumerate(match.frames[1:], 1):
            if frame.action is None:
                lines += [f"# {words.say(line.message)}" for line in match.told(number) if line.seats is None]
            else:
                assert frame.seat is not None
                action = match.game.notation(match.frames[number - 1].state, frame.action)
                lines.append(f"{match.game.seat_names[frame.seat]}: {action}")
        return "\n".join(lines) + "\n"

    def to_json(self) -> dict[str, Any]:
        match, game, proof = self.match, self.match.game, self.proof
        played = [(i, frame) for i, frame in enumerate(match.frames) if frame.action is not None]
        proven = (
            {"commitment": proof.commitment, "secret": proof.secret.hex(), "entropy": self._entropy()} if proof else {}
        )
        return {
            "format": FORMAT,
            "game": game.name,
            "rules": match.rules,
            "seats": match.seats,
            "options": game.write_options(match.options),
            "seed": match.seed.hex(),
            "players": list(self.players),
            "takebacks": self.takebacks,
            "result": self.result or None,
            **proven,
            "actions": [
                {
                    "seat": game.seat_names[frame.seat or 0],
                    "action": game.notation(match.frames[i - 1].state, frame.action or 0),
                }
                for i, frame in played
            ],
        }

    @property
    def result(self) -> str:
        """How the match ended, in English; nothing if it has not."""
        return result_of(self.match)

    def _headers(self) -> dict[str, str]:
        match, game = self.match, self.match.game
        defaults = {option.name: option.default for option in game.options}
        written = game.write_options(match.options).items()
        changed = [f"{name}={text}" for name, text in written if match.options[name] != defaults[name]]
        return {
            "Game": game.name,
            "Rules": str(match.rules),
            "Seats": str(match.seats),
            "Options": " ".join(changed),
            "Seed": match.seed.hex(),
            "Players": "; ".join(f"{game.seat_names[i]}={player}" for i, player in enumerate(self.players)),
            "Takebacks": str(self.takebacks or ""),
            "Result": self.result,
            "Commitment": self.proof.commitment if self.proof else "",
            "Secret": self.proof.secret.hex() if self.proof else "",
            "Entropy": "; ".join(f"{seat}={added}" for seat, added in self._entropy().items()),
        }

    def _entropy(self) -> dict[str, str]:
        """What each seat has added to the deal, by its name."""
        entropy = self.proof.entropy if self.proof else {}
        return {self.match.game.seat_names[seat]: entropy[seat].hex() for seat in sorted(entropy)}


def result_of(match: Match) -> str:
    """How a match ended, in the English words that records keep."""
    return match.game.words().say(match.outcome.reason) if match.outcome else ""


def check_players(players: Sequence[str], seats: int) -> None:
    """Names, if any, for all seats, that can be written in a line."""
    if players and len(players) != seats:
        raise CutpurseError(msg("players-wrong-number", players=len(players), n=seats))
    for player in players:
        if not player or player != player.strip() or not player.isprintable() or ";" in player:
            raise CutpurseError(msg("player-name-wrong", name=f"{player!r:.60}"))
