"""Talking to another program, whatever it reads and whatever it says."""

import signal

from cutpurse.bots.child import MOST_KEPT, Child
from tests.bots.conftest import Program

AGES = 120.0


def test_a_long_line_to_a_program_that_does_not_read_waits(program: Program) -> None:
    length = 1_000_000
    command = program("sys.stdin.readline(); print(len(sys.stdin.readline()), flush=True); sys.stdin.read()")
    child = Child(command, most=100)
    child.process.send_signal(signal.SIGSTOP)  # stopped: it reads nothing
    child.send(b"a line\n")
    child.send(b"x" * length + b"\n")
    assert list(child.lines(0.1)) == []
    assert 0 < len(child.unsent) < length
    child.process.send_signal(signal.SIGCONT)
    assert next(child.lines(AGES)) == str(length + 1).encode()
    assert child.unsent == b""
    child.end()


def test_the_beginning_of_a_line_is_not_forgotten(program: Program) -> None:
    halves = """
print("stale\\nfir", end="", flush=True)
sys.stdin.readline()
print("st\\nsecond", flush=True)
sys.stdin.read()
"""
    child = Child(program(halves), most=100)
    assert next(child.lines(AGES)) == b"stale"
    child.discard()
    child.send(b"go on\n")
    lines = child.lines(AGES)
    assert [next(lines), next(lines)] == [b"first", b"second"]
    child.end()


def test_the_end_of_its_errors_is_kept(program: Program) -> None:
    child = Child(program("sys.stderr.write('spam' * 100000 + 'enough'); sys.stderr.flush(); print('done')"), most=100)
    assert next(child.lines(AGES)) == b"done"
    child._read_errors()
    assert len(child.errors) == MOST_KEPT
    assert child.errors.endswith(b"enough")
    child.end()
