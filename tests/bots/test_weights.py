"""Weights in a file: read as written, and refused where they don't fit."""

import logging
from dataclasses import replace
from importlib import resources
from importlib.resources import as_file
from io import BytesIO
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cutpurse.bots.policy.bot import QuickBot, policy_of
from cutpurse.bots.policy.weights import FILE, LARGEST, Policy, WrongPolicy
from cutpurse.bots.position import Position
from cutpurse.bots.simple import GreedyBot
from cutpurse.core.chance import fast_rng
from cutpurse.core.match import Match
from cutpurse.games import load
from tests.bots.test_network import random_policy
from tests.contract.walks import OWN


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    policy = random_policy(load("lucre"))
    policy.write(tmp_path / "policy.npz")
    again = Policy.read(policy.game, tmp_path / "policy.npz")
    assert (again.flat() == policy.flat()).all()
    assert (tmp_path / "policy.npz").stat().st_size < LARGEST


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 nor this"])
def test_what_is_no_policy_is_refused(content: bytes) -> None:
    with pytest.raises(WrongPolicy, match="can't be read"):
        Policy.read(load("lucre"), BytesIO(content))


def test_a_damaged_file_is_refused_wherever_the_damage_is(tmp_path: Path) -> None:
    """A broken stream, an unknown compression or encryption, a header that is no Python: each raises something else."""
    policy = random_policy(load("lucre"))
    policy.write(tmp_path / "policy.npz")
    whole = (tmp_path / "policy.npz").read_bytes()
    draw, refused = Random(1), 0
    for _ in range(400):
        damaged = bytearray(whole)
        at = draw.choice([draw.randrange(200), draw.randrange(len(whole)), -draw.randrange(1, 1000)])
        damaged[at] = draw.randrange(256)
        for content in (damaged, whole[:at]):
            try:
                Policy.read(policy.game, BytesIO(content))
            except WrongPolicy:
                refused += 1
    assert refused > 600  # a few bytes, such as a time, are not looked at


def test_a_policy_of_another_layout_is_refused(tmp_path: Path) -> None:
    lucre = load("lucre")
    random_policy(load("coin")).write(tmp_path / "policy.npz")
    with pytest.raises(WrongPolicy, match="other rules, observations or features"):
        Policy.read(lucre, tmp_path / "policy.npz")
    policy = random_policy(lucre)
    policy.write(tmp_path / "policy.npz")
    newer = replace(lucre, versions=(*lucre.versions, lucre.version + 1))
    with pytest.raises(WrongPolicy, match="other rules, observations or features"):
        Policy.read(newer, tmp_path / "policy.npz")
    replace(policy, parts=policy.parts | {"b1": np.zeros(3, np.float32)}).write(tmp_path / "policy.npz")
    with pytest.raises(WrongPolicy, match="another size"):
        Policy.read(lucre, tmp_path / "policy.npz")


@pytest.mark.parametrize("name", OWN)
def test_our_games_come_with_a_policy_that_fits_and_is_small(name: str) -> None:
    game = load(name)
    assert policy_of(game)
    with as_file(resources.files(game.package) / FILE) as file:
        assert file.stat().st_size < LARGEST


def test_without_a_policy_that_fits_the_greedy_rules_serve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    random_policy(load("coin")).write(tmp_path / "policy.npz")
    monkeypatch.setattr(resources, "files", lambda package: tmp_path)
    policy_of.cache_clear()
    match = Match(load("lucre"), seed=bytes(32))
    with caplog.at_level(logging.WARNING):
        for luck in range(3):
            position = Position.of(match, fast_rng(luck))
            position.rng = fast_rng(luck)
            chosen = QuickBot().choose(position)
            position.rng = fast_rng(luck)
            assert chosen == GreedyBot().choose(position)
    policy_of.cache_clear()
    assert len(caplog.records) == 1
    assert "greedy rules serve" in caplog.text
