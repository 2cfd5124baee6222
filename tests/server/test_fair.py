"""The server's part in fair dealing."""

from cutpurse.core import fair as core
from cutpurse.server import fair


def test_every_match_has_a_secret_of_its_own() -> None:
    drawn = {fair.new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(secret) for secret in drawn} == {core.SECRET_BYTES}


def test_the_server_deals_by_what_everybody_can_check() -> None:
    assert fair.seed_of is core.seed_of
    assert fair.commitment is core.commitment
