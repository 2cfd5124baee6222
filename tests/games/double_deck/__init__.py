"""High Card with two decks of 52 cards, each card an action of its own: a game whose actions don't fit one word."""

from cutpurse.core.game import Game
from tests.contract.walks import EXAMPLE
from tests.games.double_deck import rules, view

GAME = Game(
    name="double_deck",
    title="Double Deck",
    seats=EXAMPLE.seats,
    seat_names=EXAMPLE.seat_names,
    actions=rules.CARDS,
    observation=tuple((name, length * rules.CARDS // EXAMPLE.actions) for name, length in EXAMPLE.observation),
    most_decisions=EXAMPLE.most_decisions,
    minutes=2,
    options=EXAMPLE.options,
    layout=rules.State,
    rules=(rules,),
    shown=(view, *EXAMPLE.shown),
    catalogues=(EXAMPLE.package,),
    broken_laws=EXAMPLE.broken_laws,
    meanings=EXAMPLE.meanings,
    look=EXAMPLE.look,
)
