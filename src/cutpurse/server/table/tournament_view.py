"""A tournament as somebody sees it: who takes part, the tables of all rounds, and how everybody stands."""

import csv
import io

from cutpurse.core.message import Plain
from cutpurse.server.table.state import Proof
from cutpurse.server.table.tournament import Phase, Standing, Tournament
from cutpurse.server.table.tournament_events import Plan

COLUMNS = ("place", "name", "bot", "match_points", "game_points", "played", "won")
FORMULAS = ("=", "+", "-", "@")  # what a spreadsheet would work out


class TournamentPlayer(Plain, frozen=True, kw_only=True):
    """Who takes part. Bots have a level, and a number as their name."""

    name: str
    bot: str = ""
    left: bool = False  # a bot plays in their place


class TournamentTable(Plain, frozen=True, kw_only=True):
    """A table of a round. Its match 1 can be watched when the round is over."""

    table: str
    players: tuple[int, ...]  # by seat
    scores: tuple[int, ...] = ()  # when it is over
    ranks: tuple[int, ...] = ()


class TournamentPicture(Plain, frozen=True, kw_only=True):
    """All there is to see of a tournament. Players are known by their place in `players`."""

    id: str
    plan: Plan
    phase: Phase
    players: tuple[TournamentPlayer, ...]
    rounds: tuple[tuple[TournamentTable, ...], ...]
    standings: tuple[Standing, ...]  # the best first
    me: int | None = None  # which player one is
    left: bool = False  # whether one has left; one can join again while it is played
    host: bool = False  # whether one is the host
    table: str = ""  # where one plays in this round, unless one has left it
    next_at: float | None = None  # when the next round begins
    commitment: str  # the hash of the server's secret, from which all deals follow
    proof: Proof | None = None  # when it is over


class MyTournament(Plain, frozen=True, kw_only=True):
    """A row of "my tournaments"."""

    id: str
    game: str
    phase: Phase
    players: int
    round: int
    rounds: int
    table: str = ""  # where one plays in this round, unless one has left it


def picture(tournament: Tournament, person: str) -> TournamentPicture:
    """What somebody sees, or (an empty text) a stranger."""
    entrants = tournament.entrants
    own = tournament.entrant(person)
    proof = None
    if tournament.phase == "over":
        added = {str(at): entrant.entropy.hex() for at, entrant in enumerate(entrants) if entrant.entropy}
        proof = Proof(secret=tournament.secret.hex(), entropy=added)
    return TournamentPicture(
        id=tournament.id,
        plan=tournament.agreed,
        phase=tournament.phase,
        players=tuple(TournamentPlayer(name=one.name, bot=one.bot, left=one.left) for one in entrants),
        rounds=tuple(
            tuple(
                TournamentTable(table=match.table, players=match.players, scores=match.scores, ranks=match.ranks)
                for match in each.tables
            )
            for each in tournament.rounds
        ),
        standings=tuple(tournament.standings()),
        me=entrants.index(own) if own and not own.left else None,
        left=own is not None and own.left,
        host=bool(person) and person == tournament.host,
        table=tournament.own_table(person),
        next_at=tournament.due,
        commitment=tournament.commitment,
        proof=proof,
    )


def describe(tournament: Tournament, person: str) -> MyTournament:
    return MyTournament(
        id=tournament.id,
        game=tournament.agreed.game,
        phase=tournament.phase,
        players=len(tournament.entrants),
        round=len(tournament.rounds),
        rounds=tournament.agreed.rounds,
        table=tournament.own_table(person),
    )


class Row(Plain, frozen=True, kw_only=True):
    """A line of the file with the standings."""

    place: int
    name: str
    bot: str
    match_points: float
    game_points: int
    played: int
    won: int


def rows(tournament: Tournament) -> list[Row]:
    return [
        Row(
            place=standing.place,
            name=tournament.entrants[standing.player].name,
            bot=tournament.entrants[standing.player].bot,
            match_points=standing.points,
            game_points=standing.score,
            played=standing.played,
            won=standing.won,
        )
        for standing in tournament.standings()
    ]


def to_csv(tournament: Tournament) -> str:
    """For spreadsheets: a name never becomes a formula there."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for row in rows(tournament):
        name = f"'{row.name}" if row.name.startswith(FORMULAS) else row.name
        writer.writerow((row.place, name, row.bot, row.match_points, row.game_points, row.played, row.won))
    return out.getvalue()
