"""What holds in every game of Lucre: the rules over whole games, what follows by counting, facts for the engine."""

from itertools import permutations

import pytest

from cutpurse.core.match import Match
from cutpurse.games._twosided.rules import prize_owner
from cutpurse.games.lucre.rules import MIDDLE, RESOLVE, REVEAL, SWAP, WEALTH

from .._twosided.builder import LUCRE, deck_sizes, hand_sizes, lucre_end, lucre_table
from ..builder import as_seed, legal_words, random_game, steps


@pytest.fixture(scope="module")
def random_games() -> list[Match]:
    return [random_game(LUCRE, number) for number in range(25)]


def test_some_action_is_always_legal(random_games: list[Match]) -> None:  # LUC-22
    for match in random_games:
        for frame in match.frames:
            s = frame.state
            if s.phase == MIDDLE:
                down = [action for action in legal_words(LUCRE, frame) if action.endswith("down")]
                assert len(down) == s.hand[s.actor].bit_count() > 0


def test_highest_and_lowest_are_never_tied(random_games: list[Match]) -> None:  # LUC-27
    for match in random_games:
        for s in (frame.state for frame in match.frames if frame.state.phase == RESOLVE):
            up = [s.middle[seat] for seat in range(4) if s.faces >> seat & 1]
            assert len(set(up)) == len(up)


# Counting facts


def test_each_guild_leads_twice(random_games: list[Match]) -> None:  # LUC-37
    for match in random_games:
        leads = [before.state.actor for before, _ in steps(match) if before.state.phase == WEALTH]
        assert sorted(leads) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_every_order_of_leads_is_dealt() -> None:  # LUC-37
    options = LUCRE.complete_options()
    deals = (LUCRE.deal(options, 4, as_seed(number))["prize"][0] >> 4 for number in range(40_000))
    assert {tuple(owners) for owners in deals} == set(permutations((0, 0, 1, 1, 2, 2, 3, 3)))
    assert len(set(permutations((0, 0, 1, 1, 2, 2, 3, 3)))) == 2520


def test_hands_shrink_with_every_lead_and_decks_with_every_round(random_games: list[Match]) -> None:  # LUC-38, LUC-39
    for match in random_games:
        led = [0, 0, 0, 0]
        for before, after in steps(match):
            if before.state.phase == REVEAL:
                assert hand_sizes(before.state) == [3 - leads for leads in led]
                assert hand_sizes(after.state) == [4 - leads for leads in led]
                assert deck_sizes(after.state) == [8 - after.state.trick] * 4
                led[prize_owner(after.state)] += 1
        before_scoring = match.frames[-2].state
        assert hand_sizes(before_scoring) == [1, 1, 1, 1]
        assert deck_sizes(before_scoring) == [0, 0, 0, 0]


def test_the_final_wealth_is_eleven_own_cards_and_the_purses_won(random_games: list[Match]) -> None:  # LUC-40, LUC-41
    for match in random_games:
        s, zones = match.state, {zone.id: zone for zone in match.view(None).zones}
        won = [s.taker.count(seat) for seat in range(4)]
        assert [zones[f"hoard.{seat}"].count for seat in range(4)] == [11 + purses for purses in won]
        unclaimed = zones["unclaimed"].count if "unclaimed" in zones else 0
        assert sum(won) == 8 - unclaimed


@pytest.mark.parametrize("purse_bars", ["off", "on"])
def test_the_lead_is_never_barred(purse_bars: str) -> None:  # LUC-42
    for number in range(8):
        for frame in random_game(LUCRE, number, purse_bars=purse_bars).frames:
            s = frame.state
            if s.phase == MIDDLE and s.played == 0:
                assert s.hand[s.actor] & s.barred == 0
                assert s.actor == prize_owner(s)


# For the engine


def test_a_player_decides_eleven_times() -> None:  # LUC-E01, LUC-E02
    match = lucre_table().play_until("The end", choose="keep").match
    decisions = [frame.seat for frame in match.frames if frame.action is not None]
    assert [decisions.count(seat) for seat in range(4)] == [11] * 4


def test_a_game_ends_after_forty_plays(random_games: list[Match]) -> None:  # LUC-E02
    for match in random_games:
        plays = [before for before, after in steps(match) if after.action is not None and before.state.phase != SWAP]
        assert len(plays) == 8 * 5
        assert len(match.actions) <= 2 * 4 + 40 <= LUCRE.most_decisions


def test_forty_actions_of_which_at_most_eight_are_legal(random_games: list[Match]) -> None:  # LUC-E03
    assert LUCRE.actions == 40
    legal = [
        len(legal_words(LUCRE, frame))
        for match in random_games
        for frame in match.frames
        if frame.state.phase <= MIDDLE
    ]
    assert max(legal) == 8
    assert min(legal) >= 2


def test_nothing_is_left_to_chance_after_the_deal(random_games: list[Match]) -> None:  # LUC-E04
    for match in random_games:
        assert len({frame.state.words for frame in match.frames}) == 1


def test_scores_lie_between_eleven_and_forty(random_games: list[Match]) -> None:  # LUC-E06
    assert all(11 <= score < 40 for match in random_games for score in match.scores)


def test_the_highest_possible_score_is_38() -> None:  # LUC-E06
    others = [f"{guild} {value}" for guild in ("Green", "Red", "Yellow") for value in (2, 12)]
    own = [2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    table = lucre_end(wealth={"Blue": own}, last={"Blue": 9}, won={"Blue": ["Blue 1", "Blue 13", *others]}).step()
    assert table.scores["Blue"] == 20 + 6 * 3
