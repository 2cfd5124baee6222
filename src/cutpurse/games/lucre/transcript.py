"""The whole table of Lucre with nothing hidden."""

from typing import Any

from cutpurse.core.bits import members
from cutpurse.core.state import StandIn
from cutpurse.games._twosided.rules import hoard_cards
from cutpurse.games._twosided.transcript import table
from cutpurse.games.lucre.names import GUILDS, VARIANT
from cutpurse.games.lucre.rules import cards_ranked, coins_ranked


def transcript(s: StandIn) -> dict[str, Any]:
    found = table(s, VARIANT, prize="purse", hoard="wealth")
    for seat, guild in enumerate(GUILDS):
        found["seats"][guild]["cards"] = hoard_cards(s, seat)
    if s.tied:
        found["first_game"] = {
            guild: {"coins": coins_ranked(rank), "cards": cards_ranked(rank)}
            for guild, rank in zip(GUILDS, s.first_game, strict=True)
        }
        found["playing_off"] = [GUILDS[seat] for seat in members(s.tied)]
    return found
