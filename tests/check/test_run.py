"""A game with a mistake is told what is wrong with it, and where: one deliberate mistake a test."""

import re
from pathlib import Path

import pytest

from cutpurse.check.run import STAGES, Report, Settings, check_game, patience
from tests.check.mistakes import Edit, check_with, line_of, told
from tests.contract.walks import EXAMPLE

FEW = Settings(games=3, quick=True)


def at(report: Report, file: str, text: str, function: str = "") -> str:
    """How a place in the checked game is written."""
    return f"{file}, line {line_of(report, file, text)}" + (f", in {function}" if function else "")


def rules(old: str, new: str) -> Edit:
    return "rules.py", old, new


def view(old: str, new: str) -> Edit:
    return "view.py", old, new


def test_nothing_is_wrong_with_the_example() -> None:
    report = check_game(EXAMPLE, FEW, lambda text: None)
    assert not report.faults
    assert report.stages == list(STAGES[:3])
    assert report.games == {"interpreted": 3}


# Faults that are seen before a game is played.


def test_a_function_that_is_missing(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("def broken_law(s)", "def broken(s)"), settings=FEW)
    assert "lack the function broken_law" in told(report)
    assert told(report).startswith("__init__.py, line 9: ")


def test_a_line_that_is_no_python(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("def legal(s):", "def legal(s)"), settings=FEW)
    assert told(report).startswith("rules.py, line 43: SyntaxError: expected ':'")


BEFORE_PLAY: dict[str, tuple[Edit, str]] = {
    "an option without a field": (
        ("options.py", 'name="worth"', 'name="wort"'),
        "the option 'wort' has no field: the state has no field 'wort'. Did you mean 'worth'?",
    ),
    "a symbol that is not there": (
        ("look.py", 'symbol="star"', 'symbol="stars"'),
        "look: the symbol of suit Card is 's-stars', which the page does not have; it has ",
    ),
    "a word that is missing before the game": (
        ("words/en.ftl", "tagline = ", "tag-line = "),
        "words/en.ftl has no entry tagline",
    ),
    "a word that can't be read": (
        ("words/en.ftl", "tagline = ", "tagline "),
        'en.ftl, line 1: SyntaxError: Expected token: "="',
    ),
    "a meaning of no field": (
        ("__init__.py", 'seat=("actor",)', 'seat=("acter",)'),
        "`meanings` of GAME: the state has no field 'acter'. Did you mean 'actor'?",
    ),
    "a seat without a name": (
        ("view.py", '("North", "East", "South", "West")', '("North", "East", "South")'),
        "GAME: 4 can play, but there are 3 seat_names",
    ),
}


@pytest.mark.parametrize("mistake", BEFORE_PLAY)
def test_what_game_says_is_compared(tmp_path: Path, mistake: str) -> None:
    edit, what = BEFORE_PLAY[mistake]
    report = check_with(tmp_path, edit, settings=FEW)
    assert report.stages == ["loading"]
    assert what in told(report)


def test_a_function_with_other_parameters(tmp_path: Path) -> None:
    report = check_with(tmp_path, view("def why_not(s: StandIn,", "def why_not(s: StandIn, seat: int,"), settings=FEW)
    place = at(report, "view.py", "def why_not", "why_not")
    assert told(report) == f"{place}: why_not takes 3 arguments (s, seat, action), but is given 2"


def test_a_field_that_does_not_exist(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("s.gone |= cards", "s.gonne |= cards"), settings=FEW)
    place = at(report, "rules.py", "gonne", "advance")
    assert told(report) == f"{place}: the state has no field 'gonne'. Did you mean 'gone'?"


def test_a_constant_that_is_defined_nowhere(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("s.rounds == ROUNDS", "s.rounds == ROUND"), settings=FEW)
    place = at(report, "rules.py", "s.rounds == ROUND:", "turn")
    assert told(report) == f"{place}: the name 'ROUND' is not defined. Did you mean 'ROUNDS'?"


def test_a_path_without_a_return(tmp_path: Path) -> None:
    edit = rules("    return TABLE if s.waiting else int(s.actor)", "    if s.waiting:\n        return TABLE")
    report = check_with(tmp_path, edit, settings=FEW)
    assert told(report).startswith(f"{at(report, 'rules.py', 'def turn', 'turn')}: it returns a value on some paths")


# Faults that show when it is played, at a place in the sources.


def test_a_field_that_does_not_exist_in_a_view(tmp_path: Path) -> None:
    report = check_with(tmp_path, view("value=s.points[i]", "value=s.point[i]"), settings=FEW)
    place = at(report, "view.py", "s.point[i]", "public")
    assert told(report) == f"{place}: the state has no field 'point'. Did you mean 'points'?"


def test_no_return_at_all(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("return highest(s.hand[s.actor])", "highest(s.hand[s.actor])"), settings=FEW)
    place = at(report, "rules.py", "def greedy", "greedy")
    assert told(report) == f"{place}: it returns None instead of a number"


def test_an_answer_of_the_wrong_type(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("return s.hand[s.actor]", "return [s.hand[s.actor]]"), settings=FEW)
    assert told(report).startswith(f"{at(report, 'rules.py', 'def legal', 'legal')}: it returns [")


def test_a_view_of_the_wrong_type(tmp_path: Path) -> None:
    edit = view('return msg("play-card", rank=action + 1)', 'return "play-card"')
    report = check_with(tmp_path, edit, settings=FEW)
    place = at(report, "view.py", "def action_name", "action_name")
    assert told(report) == f"{place}: it returns 'play-card' instead of a Message"


def test_a_question_that_changes_the_state(tmp_path: Path) -> None:
    report = check_with(
        tmp_path, rules("return s.hand[s.actor]", "s.rounds += 1\n    return s.hand[s.actor]"), settings=FEW
    )
    place = at(report, "rules.py", "def legal", "legal")
    assert told(report).startswith(f"{place}: it changes rounds, but only deal, play, advance, redeal")


def test_a_number_that_does_not_fit(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("+= s.worth", "+= 100 * s.worth"), settings=FEW)
    place = at(report, "rules.py", "100 * s.worth", "advance")
    assert told(report).startswith(f"{place}: the field 'points' becomes ")
    assert told(report).endswith(", but int8 holds -128 to 127")


def test_a_number_that_is_not_whole(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("+= s.worth", "+= s.worth / 2"), settings=FEW)
    place = at(report, "rules.py", "s.worth / 2", "advance")
    assert told(report).startswith(f"{place}: the field 'points' becomes ")
    assert told(report).endswith(", which is no whole number")


def test_an_exception_in_the_rules(tmp_path: Path) -> None:
    report = check_with(tmp_path, rules("deck = list(range(CARDS))", "deck = list(range(CARDS - 9))"), settings=FEW)
    assert told(report).startswith(at(report, "rules.py", "shuffle(s, deck", "deal"))
    assert "IndexError" in told(report)


def test_a_table_that_never_stops(tmp_path: Path) -> None:
    edit = rules('    """The highest takes the round\'s points."""\n', "    if s.rounds == 1:\n        return\n")
    report = check_with(tmp_path, edit, settings=FEW)
    assert told(report).startswith(at(report, "rules.py", "def advance", "advance"))
    assert "an endless game" in told(report)


# Faults in the laws: what is wrong, and the match and the step that show it.


def outlook(chance: str) -> Edit:
    """An outlook of these chances."""
    lines = (
        "def outlook(s, chances, points):",
        "    for seat in range(s.seats):",
        f"        chances[seat], points[seat] = {chance}, s.points[seat]",
        "    return True",
    )
    return rules("def standing(s, out):", "\n".join([*lines, "", "", "@rule", "def standing(s, out):"]))


BROKEN: dict[str, tuple[Edit, str]] = {
    "an outlook of too much": (outlook("0.5"), "are no chances"),
    "an outlook upside down": (
        outlook("(1 - s.points[seat] / s.rounds) / (s.seats - 1) if s.rounds else 1 / s.seats"),
        "points and seat ",
    ),
    "an outlook that looks into hands": (
        outlook("1.0 * (s.hand[seat] == max(s.hand)) if max(s.hand) else 1 / s.seats"),
        "outlook: ",
    ),
    "a leak in the view": (
        view("tuple(cards if own else backs)", "tuple(cards if own or seat == 0 else backs)"),
        "seat 1 is shown what it can't know, or redeal changes what it knows: view.zones[1].cards[",
    ),
    "an id that tells a face": (
        view("for i in range(len(held))]", "for i in held]"),
        "is shown what it can't know, or redeal changes what it knows: view.zones[",
    ),
    "a redeal that is not even": (
        rules("card = pick(rng, unseen)", "card = min(pick(rng, unseen), pick(rng, unseen))"),
        "redeal: worlds are not equally likely, of ",
    ),
    "a redeal that never gives the truth": (
        rules("card = pick(rng, unseen)", "card = highest(unseen)"),
        "redeal: the true state is not among the 1 worlds of seat ",
    ),
    "a redeal that forgets a field": (
        rules("            s.hand[other] = 0\n", "            s.hand[other] = 0\n            s.points[other] = 0\n"),
        "or redeal changes what it knows: scores[",
    ),
    "a redeal that keeps the seed": (
        rules("    reseed(s, rng)\n    unseen", "    unseen"),
        "redeal: for seat 0 hidden things stay as they are, in seed, block, words (call `reseed(s, rng)`)",
    ),
    "an observation of hidden cards": (
        rules("= s.gone >> card & 1", "= s.hand[(seat + 1) % s.seats] >> card & 1"),
        "('cards of earlier rounds', 0) of seat 0 changes with what it can't know",
    ),
    "an observation that is no number": (
        rules("out[CARDS + card] = s.gone >> card & 1", "out[CARDS + card] = float('inf')"),
        "observe: number 12 ('cards of earlier rounds', 0) is no number",
    ),
    "an observation that is too long": (
        rules("        out[card] = s.hand", "        out[(2 + SEATS) * CARDS] = 1\n        out[card] = s.hand"),
        "observe: it writes more numbers than `observation` in GAME has",
    ),
    "a log that tells a hidden card": (
        ("log.py", "rank=action + 1", "rank=action + 1 + after.hand[after.actor]"),
        "redeal takes for the same what seat ",
    ),
    "a card that is lost": (
        rules("s.gone |= cards", "s.gone |= cards & cards - 1"),
        "broken_law: after advance: a card is missing or there twice",
    ),
    "a law that notices nothing": (
        rules("return 0 if size == count(cards) == ROUNDS * s.seats else 1", "return 0"),
        "and broken_law says 0, which is not in GAME's broken_laws",
    ),
    "a game without an end": (
        rules(
            "    s.rounds += 1\n",
            "    s.rounds += 1\n    if s.rounds == ROUNDS:\n        s.rounds = s.gone = 0\n        deal(s)\n",
        ),
        "the game goes on after 12 decisions, which is `most_decisions` of GAME",
    ),
    "standing upside down": (
        rules("    scores(s, out)\n", "    for seat in range(s.seats):\n        out[seat] = 100 - s.points[seat]\n"),
        "standing: seat ",
    ),
    "a reason that names the wrong seat": (("log.py", "best = max(", "best = min("), "reason: '"),
    "greedy plays what is not permitted": (
        rules("return highest(s.hand[s.actor])", "return CARDS - 1"),
        "greedy: action 11",
    ),
    "nothing is permitted": (
        rules("return s.hand[s.actor]", "return s.hand[s.actor] & 0b111"),
        "is to act, but nothing is permitted",
    ),
    "a notation that is not unique": (
        view('f"play {action + 1}"', 'f"play {action // 2 + 1}"'),
        "notation: ",
    ),
    "no reason why not": (
        view("s.hand[s.actor] >> action & 1 else", "s.hand[s.actor] >> action & 1 or action == 3 else"),
        "why_not: action 3 is not permitted, but has no reason",
    ),
    "an action without a key": (
        view('target=f"hand.{seat}.{a}"', 'target=""'),
        "is on no card: it needs a key or a number",
    ),
    "a word that is missing": (
        ("words/en.ftl", "middle = Middle\n", ""),
        "view: the label of zone middle: words/en.ftl has no words for middle",
    ),
    "a suit without a look": (view('suit="Card"', 'suit="Cart"'), "look: there is no suit cart, which the view shows"),
    "a tip that is never shown": (
        ("look.py", "log:takes-round", "log:takes-rounds"),
        "tips: in 20 games it was never time for log:takes-rounds",
    ),
    "a field that names seats, undeclared": (
        ("__init__.py", 'seat=("actor",), ', ""),
        "if a field names seats, GAME says so in `meanings`",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_broken_law_is_found(tmp_path: Path, mistake: str) -> None:
    edit, what = BROKEN[mistake]
    report = check_with(tmp_path, edit, settings=FEW)
    assert report.stages == list(STAGES[:3])
    fault = next((fault for fault in report.faults if what in fault.what), None)
    assert fault, told(report)
    if not what.startswith("tips"):
        assert fault.seed is not None
        assert fault.match is not None
        assert fault.step is None or fault.step < len(fault.match.frames)


def test_a_redeal_that_ignores_voids_is_found(tmp_path: Path) -> None:
    edit = "worlds.py", "known, s.barred, rng)", "known, np.zeros(SEATS, np.int64), rng)"
    report = check_with(tmp_path, edit, settings=FEW, example="eight_tricks")
    assert re.search(r"redeal: a world of seat \d breaks law 3 \(a hand has a card that its seat has", told(report))


def test_the_same_seed_alone_shows_the_same_fault(tmp_path: Path) -> None:
    edit = view("s.hand[s.actor] >> action & 1 else", "s.hand[s.actor] >> action & 1 or s.rounds else")
    fault = check_with(tmp_path / "1", edit, settings=Settings(games=4, seed=5, quick=True)).faults[0]
    assert fault.seed is not None
    alone = Settings(games=1, seed=fault.seed, quick=True)
    again = check_with(tmp_path / "2", edit, settings=alone).faults[0]
    assert (again.what, again.step) == (fault.what, fault.step)


def forever() -> None:
    while True:
        pass


def test_what_never_ends_is_interrupted() -> None:
    with pytest.raises(TimeoutError, match="is there a loop that never ends"), patience(0.05):
        forever()
