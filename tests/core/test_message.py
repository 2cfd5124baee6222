"""Messages are plain data that can be compared and looked up."""

import msgspec

from cutpurse.core.message import Message, msg

TAKES = msg("takes", seat=2, card="Red 10", coins=3, others=(msg("nobody"), 1))


def test_a_message_is_a_key_and_arguments() -> None:
    assert msgspec.json.decode(msgspec.json.encode(TAKES)) == {
        "key": "takes",
        "args": {"seat": 2, "card": "Red 10", "coins": 3, "others": [{"key": "nobody"}, 1]},
    }
    assert msgspec.json.decode(msgspec.json.encode(TAKES), type=Message) == TAKES


def test_equal_messages_are_one_key_of_a_table() -> None:
    assert {TAKES: 1}[msg("takes", seat=2, card="Red 10", coins=3, others=(msg("nobody"), 1))] == 1
    assert msg("takes", seat=1, card="Red 10", coins=3, others=(msg("nobody"), 1)) != TAKES
