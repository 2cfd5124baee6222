"""The port: whoever had it may be about to end, and whoever keeps it is named."""

import socket
from urllib.parse import urlsplit

import pytest

from cutpurse.core.errors import CutpurseError
from cutpurse.server.ports import address_for_others, free_port, is_free, wait_until_free

from .raw_http import END
from .server_process import free_port as some_port

HERE = "127.0.0.1"


def test_a_server_that_listens_everywhere_tells_an_address_of_this_machine() -> None:
    told = urlsplit(address_for_others("0.0.0.0", 8000))
    with socket.create_server((told.hostname or "", 0)):  # else the system would refuse it
        assert told.port == 8000


@pytest.mark.parametrize("host", [HERE, "::1", "cards.example.org"])
def test_any_other_address_is_told_as_it_is(host: str) -> None:
    assert urlsplit(address_for_others(host, 8000)).hostname == host


def test_ports_that_are_taken_are_passed_over() -> None:
    first = some_port()
    with socket.create_server((HERE, first)):
        assert not is_free(HERE, first)
        found = free_port(HERE, first)
        assert first < found < first + 100
        assert is_free(HERE, found)


def test_a_port_that_is_given_up_is_waited_for() -> None:
    """It is given up as soon as it was said that somebody waits."""
    said = list[str]()
    with socket.create_server((HERE, some_port())) as other:

        def say(sentence: str) -> None:
            said.append(sentence)
            other.close()

        wait_until_free(HERE, other.getsockname()[1], END, say)
    assert len(said) == 1


def test_a_port_that_stays_taken() -> None:
    with (
        socket.create_server((HERE, some_port())) as other,
        pytest.raises(CutpurseError, match=r"port \d+ is taken: end what listens there, or name another --port"),
    ):
        wait_until_free(HERE, other.getsockname()[1], 0.0, print)


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(CutpurseError, match=r"can't listen at http://192\.0\.2\.1:8000: Cannot assign"):
        wait_until_free("192.0.2.1", 8000, END, print)
