"""Bots in other programs: well-behaved ones play, and no other can spoil a match."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cutpurse import bots
from cutpurse.bots import process
from cutpurse.bots.child import end
from cutpurse.bots.position import Position
from cutpurse.bots.process import ProcessBot
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from tests.bots.conftest import LAST_ACTION, Program

EACH = "for question, actions in questions(): "
AGES = 120.0  # seconds: nobody waits that long unless something is wrong


def decide(bot: ProcessBot, match: Match) -> int:
    return bot.choose(Position.of(match, fast_rng(7)))


def greedy(match: Match) -> int:
    return bots.choose("greedy", match, fast_rng(7))


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_program_chooses(program: Program, match: Match) -> None:
    bot = ProcessBot(program(LAST_ACTION), AGES)
    while match.legal and len(match.actions) < 10:
        assert decide(bot, match) == match.legal[-1]
        match.play(match.legal[-1])
    assert bot.faults == []
    assert bot.starts == 1
    bot.close()


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("sys.exit('oh dear')", "ended with code 1, saying “oh dear”"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "ended with code -9"),
        ("os.close(0); os.close(1); time.sleep(1000)", "closed its input or output"),
        ("while True: print('spam spam spam')", "said “spam spam spam”, which is not a JSON object"),
        ("while True: sys.stdout.write('spam')", "said a line of more than 65,536 bytes"),
        (r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush(); time.sleep(1000)", "said “��”, which is not"),
        (EACH + "answer(question, 9999)", "answered action 9999, which is not permitted"),
        (EACH + "answer(question, 'fold')", "“fold” is not an action here"),
        (EACH + "answer(question, 'wealth 3')", "answered wealth 3, which is not permitted"),
        (EACH + "answer(99, actions[0])", "answered question 99, but was asked question"),
        (EACH + "answer(question, None)", "gave an answer without an action"),
        (EACH + "pass", "did not answer within"),
        ("while True: sys.stderr.write('spam spam')", "did not answer within"),
    ],
)
def test_whatever_a_program_does_the_greedy_rules_step_in(
    program: Program, match: Match, monkeypatch: pytest.MonkeyPatch, lines: str, fault: str
) -> None:
    monkeypatch.setattr(process, "TO_START", 0.5 if "did not answer" in fault else AGES)
    bot = ProcessBot(program(lines), 0.1)
    assert decide(bot, match) == greedy(match)
    assert bot.fault_count == 1
    assert bot.faults[0].startswith(f"{match.game.seat_names[match.turn or 0]}'s bot ")
    assert fault in bot.faults[0]
    assert bot.faults[0].endswith("; the greedy rules chose.")
    bot.close()


def test_a_late_answer_is_not_taken_for_the_next_question(program: Program, match: Match) -> None:
    late = """
asked = questions()
question, actions = next(asked)
answer(question, actions[0])
question, actions = next(asked)
following, _ = next(asked)
answer(question, actions[1])
answer(following, actions[2])
sys.stdin.read()
"""
    bot = ProcessBot(program(late), AGES)
    legal = match.legal
    assert len(legal) > 2
    assert decide(bot, match) == legal[0]
    bot.seconds = 0.1
    assert decide(bot, match) == greedy(match)
    assert "did not answer within 0.1 s" in bot.faults[0]
    bot.seconds = AGES
    assert decide(bot, match) == legal[2]
    assert bot.fault_count == 1
    bot.close()


def test_what_is_said_unasked_is_thrown_away(program: Program, match: Match) -> None:
    chatty = """
for question, actions in questions():
    sys.stdout.write(json.dumps({"question": question, "action": actions[0], "mood": "good"}) + "\\nwell played!\\n")
    sys.stdout.flush()
"""
    bot = ProcessBot(program(chatty), AGES)
    assert [decide(bot, match) for _ in range(5)] == [match.legal[0]] * 5
    assert bot.faults == []
    bot.close()


def test_a_program_that_dies_in_the_middle_is_started_again(program: Program, match: Match) -> None:
    short_lived = """
for question, actions in questions():
    if question == 2:
        sys.exit(5)
    answer(question, actions[-1])
"""
    bot = ProcessBot(program(short_lived), AGES)
    assert [decide(bot, match) for _ in range(4)] == [match.legal[-1], greedy(match), match.legal[-1], match.legal[-1]]
    assert bot.starts == 2
    assert len(bot.faults) == bot.fault_count == 1
    assert "ended with code 5" in bot.faults[0]
    bot.close()


def test_starts_are_counted_even_if_there_are_answers_between(
    program: Program, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "MOST_STARTS", 2)
    every_other = EACH + "question % 2 or sys.exit(1); answer(question, actions[0])"
    bot = ProcessBot(program(every_other), AGES)
    for _ in range(6):
        decide(bot, match)
    assert bot.starts == 2
    assert "has ended 2 times and is not started again" in bot.faults[-1]


def test_another_table_begins_with_another_hello(program: Program, match: Match) -> None:
    by_option = """
hello = json.loads(sys.stdin.readline())
for question, actions in questions(): answer(question, actions[0 if hello["options"]["mulligan"] == "off" else -1])
"""
    bot = ProcessBot(program(by_option), AGES)
    assert decide(bot, match) == match.legal[0]
    other = Match(match.game, seed=bytes(32))
    assert decide(bot, other) == other.legal[-1]
    assert bot.faults == []
    bot.close()


def test_the_end_of_a_game_is_told(program: Program, match: Match, tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    listening = f"""
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        answer(message["question"], message["view"]["actions"][0]["id"])
with open({str(heard)!r}, "w") as file:
    file.write(line)
"""
    bot = ProcessBot(program(listening), AGES)
    decide(bot, match)
    while not match.over:
        match.play(match.legal[0])
    assert match.outcome is not None
    bot.over(2, match.outcome)
    bot.close()
    assert match.outcome.reason.key in heard.read_text()


def test_closing_ends_a_program_that_does_not_want_to_end(program: Program, match: Match) -> None:
    stubborn = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for question, actions in questions():
    answer(question, os.getpid())
    time.sleep(1000)
"""
    bot = ProcessBot(program(stubborn), AGES)
    decide(bot, match)
    pid = bot.faults[0].split("action ")[1].split(",")[0]
    assert not is_gone(int(pid))
    bot.close()
    assert is_gone(int(pid))
    bot.close()  # and once more does no harm


def test_nothing_is_left_when_the_interpreter_ends(program: Program) -> None:
    lingering = program(EACH + "answer(question, os.getpid()); time.sleep(1000)")
    ours = f"""
from cutpurse import bots, games
from cutpurse.bots.process import ProcessBot
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
bot = ProcessBot({lingering!r}, 100)
bot.choose(bots.Position.of(Match(games.load("lucre"), seed=bytes(32)), fast_rng(1)))
print(bot.faults[0])
"""
    result = subprocess.run([sys.executable, "-c", ours], capture_output=True, text=True, check=True)
    assert result.stderr == ""
    assert is_gone(int(result.stdout.split("action ")[1].split(",")[0]))


def test_a_copy_of_us_leaves_the_program_alone(program: Program, match: Match) -> None:
    bot = ProcessBot(program(LAST_ACTION), AGES)
    decide(bot, match)
    assert bot._child is not None
    end(bot._child.process, owner=os.getpid() + 1)  # as after a fork
    assert decide(bot, match) == match.legal[-1]
    assert bot.starts == 1
    bot.close()
