"""The browser of the machine that the server runs on, where it has one."""

import os
import socket
import sys
import threading
import time
import webbrowser

from cutpurse.core.errors import CutpurseError

MOST_PORTS = 100  # that are tried
PATIENCE = 120.0  # seconds until the server answers
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # to listen everywhere is to listen here, too


def address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def free_port(host: str, first: int) -> int:
    """The first port from there on where nobody listens."""
    for port in range(first, first + MOST_PORTS):
        if is_free(host, port):
            return port
    raise CutpurseError(f"all ports from {first} to {first + MOST_PORTS - 1} are taken; name a --port")


def is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere it would mean that two may listen at the same port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def show_when_open(host: str, port: int) -> None:
    """Open the page as soon as the server answers, in whatever browser there is; a text terminal is left alone."""
    if has_browser():
        threading.Thread(target=show, args=(ANYWHERE.get(host, host), port), name="browser", daemon=True).start()


def has_browser() -> bool:
    """Whether a window can be opened here."""
    shown = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in shown)


def show(host: str, port: int) -> None:
    end = time.monotonic() + PATIENCE
    while not answers(host, port):
        if time.monotonic() > end:
            return
        time.sleep(0.1)
    webbrowser.open(address(host, port))


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=1):
            return True
    except OSError:
        return False
