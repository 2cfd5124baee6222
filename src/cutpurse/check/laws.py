"""All laws in the order of the design, and where each can be checked: of a game, of a position, of a match."""

from collections.abc import Callable
from typing import TypeAlias

from cutpurse.check import (
    conservation,
    guides,
    looks,
    outlooks,
    replays,
    rewinding,
    rotation,
    secrecy,
    together,
    undo,
    views,
    words,
    worlds,
)
from cutpurse.core.game import Game
from cutpurse.core.match import Match

OfGame: TypeAlias = Callable[[Game], None]
OfPosition: TypeAlias = Callable[[Match, int, int], None]
"""Of a match, the number of a step, and a number for luck."""
OfMatch: TypeAlias = Callable[[Match, int], None]

OF_GAMES: tuple[OfGame, ...] = (
    conservation.is_within_limits,
    words.introduction_has_words,
    looks.suits_can_be_drawn,
    looks.rules_can_be_drawn,
)
OF_GUIDES: tuple[OfGame, ...] = (guides.guides_lead_to_their_end,)
OF_GAMES_PLAYED: tuple[OfGame, ...] = (looks.tips_have_their_moment,)

OF_POSITIONS: tuple[OfPosition, ...] = (
    conservation.states_are_lawful,
    conservation.lost_cards_are_noticed,
    conservation.observations_are_complete,
    conservation.features_are_small,
    secrecy.features_tell_what_a_seat_knows,
    secrecy.programs_get_what_a_seat_knows,
    secrecy.people_see_what_a_seat_knows,
    secrecy.redeal_keeps_nothing_hidden,
    secrecy.supposed_worlds_are_possible,
    secrecy.what_is_told_is_known,
    views.actions_are_read_back,
    views.refusals_have_reasons,
    views.views_are_sound,
    views.targets_are_there,
    views.keys_stand_for_one_thing,
    words.games_are_told_without_a_gap,
    looks.all_that_is_drawn_has_a_look,
    looks.one_card_of_a_trick_wins,
    together.who_is_asked_is_no_secret,
    rotation.turned_tables_look_the_same,
    rotation.turned_tables_mean_the_same,
    rotation.turned_tables_go_on_alike,
    rewinding.rewound_worlds_are_the_same,
    outlooks.outlooks_are_chances,
)
BOTH_WAYS: tuple[OfPosition, ...] = (replays.both_ways_step_alike, replays.both_ways_answer_alike)

OF_MATCHES: tuple[OfMatch, ...] = (
    conservation.standing_agrees_with_scores,
    conservation.outcome_follows_from_standing,
    worlds.worlds_are_equally_likely,
    views.steps_are_told,
    views.illegal_actions_change_nothing,
    replays.records_give_the_same_states,
    undo.taken_back_leaves_no_trace,
    undo.undo_shows_nothing,
    undo.everything_can_be_taken_back,
    together.all_choose_independently,
)


def said(law: Callable[..., None]) -> str:
    """A law in words: the first paragraph of what its function says of itself."""
    return " ".join((law.__doc__ or "").split("\n\n")[0].split())
