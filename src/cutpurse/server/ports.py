"""The port that a server listens at: whether it is free, which one is, and waiting until it is."""

import errno
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress

from cutpurse.core.errors import CutpurseError

MOST_PORTS = 100  # that are tried
INTERVAL = 0.1  # seconds between two tries
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # nobody's; nothing is sent there (RFC 5737)


def address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def address_for_others(host: str, port: int) -> str:
    """By which others in this network reach a server that listens there."""
    if host in EVERYWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):  # there may be no network
            probe.connect(ELSEWHERE)
            host = probe.getsockname()[0]
    return address(host, port)


def free_port(host: str, first: int) -> int:
    """The first port from there on where nobody listens."""
    for port in range(first, first + MOST_PORTS):
        if is_free(host, port):
            return port
    raise CutpurseError(f"all ports from {first} to {first + MOST_PORTS - 1} are taken; name a --port")


def is_free(host: str, port: int) -> bool:
    try:
        try_to_bind(host, port)
    except OSError:
        return False
    return True


def wait_until_free(host: str, port: int, seconds: float, say: Callable[[str], None]) -> None:
    """Until a server can listen there, but no longer than that: whoever had the port may be about to end."""
    end, waiting = time.monotonic() + seconds, False
    while True:
        try:
            return try_to_bind(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CutpurseError(f"can't listen at {address(host, port)}: {error.strerror}") from None
            if time.monotonic() > end:
                raise CutpurseError(f"port {port} is taken: end what listens there, or name another --port") from None
        if not waiting:
            say(f"Port {port} is taken; waiting for {seconds:.0f} seconds whether it is given up")
        waiting = True
        time.sleep(INTERVAL)


def try_to_bind(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere it would mean that two may listen at the same port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
