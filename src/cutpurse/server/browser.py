"""The browser of the machine that the server runs on, where it has one."""

import os
import socket
import sys
import threading
import time
import webbrowser

from cutpurse.server.ports import address

PATIENCE = 120.0  # seconds until the server answers
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # to listen everywhere is to listen here, too


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
