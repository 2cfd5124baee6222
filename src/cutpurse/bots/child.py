"""Another program, spoken to in lines over its standard input and output, which may do anything at all."""

import os
import selectors
import signal
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from typing import IO

from cutpurse.bots.guard import Fault

GRACE = 1.0  # seconds to end in, before it is made to
CHUNK = 1 << 16  # bytes read or written at once
MOST_STALE = 16  # chunks of unasked output that are thrown away before a question
MOST_KEPT = 2000  # bytes of its standard error


class Broken(Fault):
    """The program has ended, or can't be talked to any more."""


class Child:
    """A running program. No call waits longer than it is told to, and nothing that it says piles up."""

    def __init__(self, command: Sequence[str], most: int) -> None:
        """Start it; `most` is the longest line it may say, in bytes."""
        try:
            self.process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        except (OSError, ValueError) as error:
            raise Broken(f"can't be started: {error}") from None
        self.most = most
        self.stdin, self.stdout, self.stderr = self._pipes()
        self.unsent = b""
        self.unread = b""  # the beginning of a line
        self.errors = b""  # the end of what it wrote to its standard error
        self.end = weakref.finalize(self, end, self.process, os.getpid())  # at the latest when we end ourselves

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for pipe in (process.stdin, process.stdout, process.stderr):
            os.set_blocking(pipe.fileno(), False)
        return process.stdin, process.stdout, process.stderr

    def send(self, line: bytes) -> None:
        """Say a line, as far as the program reads; the rest of it is said before the next."""
        self.unsent += line
        with suppress(BlockingIOError):
            try:
                while self.unsent:
                    self.unsent = self.unsent[os.write(self.stdin.fileno(), self.unsent[:CHUNK]) :]
            except BrokenPipeError:
                raise Broken(self._how_it_ended()) from None

    def discard(self) -> None:
        """Throw away what it has said so far, but not the beginning of a line: its end would be taken for a line."""
        for _ in range(MOST_STALE):
            if not any(True for _ in self._read_lines()):
                return

    def lines(self, seconds: float) -> Iterator[bytes]:
        """What it says within so many seconds, and what it was not yet told is told meanwhile."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as pipes:
            pipes.register(self.stdout, selectors.EVENT_READ)
            pipes.register(self.stderr, selectors.EVENT_READ)
            if self.unsent:
                pipes.register(self.stdin, selectors.EVENT_WRITE)
            while (left := deadline - time.monotonic()) > 0:
                for key, _ in pipes.select(left):
                    if key.fileobj is self.stdout:
                        yield from self._read_lines()
                    elif key.fileobj is self.stderr and not self._read_errors():
                        pipes.unregister(self.stderr)
                    elif key.fileobj is self.stdin:
                        self.send(b"")
                        if not self.unsent:
                            pipes.unregister(self.stdin)

    def _read_lines(self) -> Iterator[bytes]:
        """The lines that are there by now; Broken if there will be no more."""
        try:
            data = os.read(self.stdout.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not data:
            raise Broken(self._how_it_ended())
        *lines, self.unread = (self.unread + data).split(b"\n")
        if any(len(line) > self.most for line in (*lines, self.unread)):
            raise Broken(f"said a line of more than {self.most:,} bytes")
        yield from lines

    def _read_errors(self) -> bool:
        """Keep the end of its standard error; False if that is closed."""
        try:
            data = os.read(self.stderr.fileno(), CHUNK)
        except BlockingIOError:
            return True
        self.errors = (self.errors + data)[-MOST_KEPT:]
        return bool(data)

    def _how_it_ended(self) -> str:
        with suppress(TimeoutExpired):
            self.process.wait(GRACE)
        for _ in range(MOST_STALE):
            if not self._read_errors():
                break
        code = self.process.poll()
        how = "closed its input or output" if code is None else f"ended with code {code}"
        said = [line for line in self.errors.decode(errors="replace").splitlines() if line.strip()]
        return f"{how}, saying “{said[-1].strip():.100}”" if said else how


def end(process: Popen[bytes], owner: int) -> None:
    """See that a program ends: by itself when its pipes close, else by force."""
    if os.getpid() != owner:
        return  # a copy of us after a fork
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()
    for force in (None, signal.SIGTERM, signal.SIGKILL):
        with suppress(TimeoutExpired, ProcessLookupError):
            if force is not None:
                os.killpg(process.pid, force)  # and what it has started
            process.wait(GRACE)
            return
