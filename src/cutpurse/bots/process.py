"""A bot in another program, written in any language: it is asked and answers in lines of JSON."""

import os
import shlex
import shutil
from collections.abc import Sequence

from cutpurse.bots import protocol
from cutpurse.bots.child import Broken, Child
from cutpurse.bots.guard import Fault, Guarded
from cutpurse.bots.position import Position
from cutpurse.core.errors import CutpurseError
from cutpurse.core.game import Outcome

SECONDS = 5.0  # for an answer
TO_START = 10.0  # seconds more for the first answer of a process
ON_THE_WAY = 0.1  # seconds that a question and its answer may take to arrive
MOST_STARTS = 20


class ProcessBot(Guarded):
    """Runs a program and asks it. It starts with the first question, and again with the next one if it has ended.

    The program is told all in its first line, and in each question: it need not remember anything.
    """

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        super().__init__()
        self.command = command
        self.seconds = seconds
        self.questions = 0
        self.starts = 0
        self._child: Child | None = None
        self._hello: protocol.Data = {}

    def ask(self, position: Position) -> int | str:
        try:
            return self._ask(position)
        except Broken:
            self.close()
            raise

    def _ask(self, position: Position) -> int | str:
        child, is_new = self._running(position)
        self.questions += 1
        question = protocol.write(protocol.choose(position, self.questions, self.seconds))
        child.discard()
        child.send(question)
        for line in child.lines(self.seconds + ON_THE_WAY + is_new * TO_START):
            number, action = protocol.read_answer(line)
            if number == self.questions:
                return action
            if not 0 < number < self.questions:
                raise Fault(f"answered question {number!s:.20}, but was asked question {self.questions}")
        raise Fault(f"did not answer within {self.seconds:g} s")  # an answer that comes late has an old number

    def _running(self, position: Position) -> tuple[Child, bool]:
        """The program, and whether it was started just now: it is told once what table it is at."""
        hello = protocol.hello(position)
        if self._child is not None and hello == self._hello:
            return self._child, False
        self.close()
        if self.starts >= MOST_STARTS:
            raise Fault(f"has ended {MOST_STARTS} times and is not started again")
        self.starts += 1
        self._child, self._hello = Child(self.command, protocol.MOST_ANSWER), hello
        self._child.send(protocol.write(hello))
        return self._child, True

    def over(self, seat: int, outcome: Outcome) -> None:
        """Tell the program how the game has ended, if it listens."""
        if self._child is not None:
            try:
                self._child.send(protocol.write(protocol.over(seat, outcome)))
            except Fault:
                self.close()

    def close(self) -> None:
        """End the program; another question would start it again."""
        if self._child is not None:
            self._child.end()
            self._child = None


def read_command(text: str) -> list[str]:
    """A command with its arguments, as a shell would split it; it must be there to be run."""
    if os.name != "posix":
        raise CutpurseError("bots in other programs are run on Linux, macOS and the like only; write a Python class")
    try:
        command = shlex.split(text)
    except ValueError:
        raise CutpurseError(f"a quotation mark is not closed in the command “{text!s:.60}”") from None
    if not command:
        raise CutpurseError("name the command that is your bot, such as: run:python3 my_bot.py")
    if shutil.which(command[0]) is None:
        raise CutpurseError(
            f"there is no program {command[0]!s:.60} to run; a script in this folder is called ./my_bot,"
            " or python3 my_bot.py"
        )
    return command
