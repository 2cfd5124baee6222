"""Numba's long messages become one line of the game and one sentence."""

from pathlib import Path

import pytest

from cutpurse.check.compiler import compiler_fault, gist

MESSAGE = """\x1b[1mFailed in nopython mode pipeline (step: nopython frontend)
\x1b[1mNo implementation of function Function(<function advance at 0x7f>) found for signature:

 >>> advance(Record(seed[type=nestedarray(uint32, (8,));offset=0];152;True))

There are 2 candidate implementations:
  Rejected as the implementation raised a specific error:
    TypingError: Failed in nopython mode pipeline (step: nopython frontend)
  {why}

  File "{folder}/rules.py", line 3:
  def advance(s):
      <source elided>
      ^

  During: Pass nopython_type_inference
  raised from /numba/core/typeinfer.py:1494

During: resolving callee type: Function(<function advance at 0x7f>)
During: typing of call at /cutpurse/core/loop.py (48)

File "cutpurse/core/loop.py", line 48:
"""


@pytest.mark.parametrize(
    ("why", "what"),
    [
        ("Untyped global name 'helper': Cannot determine Numba type of <class 'function'>", "'helper' lacks `@rule`"),
        (
            "Untyped global name 'DECK': Cannot determine Numba type of <class 'cutpurse.kit.deck.Deck'>",
            "compiled code can't use 'DECK', an object of type Deck: put what you need of it into a constant",
        ),
        ("Unknown attribute 'bit_count' of type int32", "int32 has no 'bit_count' in compiled code"),
        (
            "Cannot unify Literal[int](0) and unicode_type for 'best.2', defined at rules.py (59)",
            "'best' is now Literal[int](0), now unicode_type: it needs one type",
        ),
        ("The use of yield in a closure is unsupported.", "compiled code has no generators: write a loop"),
        ("Something quite new.", "Numba says: Something quite new."),
    ],
)
def test_a_long_message_becomes_a_place_and_a_sentence(tmp_path: Path, why: str, what: str) -> None:
    error = TypeError(MESSAGE.replace("{why}", why).replace("{folder}", str(tmp_path)))
    place, told = compiler_fault(error, [tmp_path], [])
    assert str(place) == "rules.py, line 3"
    assert told == what


def test_an_unknown_field_is_looked_up_in_the_sources(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("def play(s):\n    t = s\n    t.taaken = 1\n")
    place, told = compiler_fault(KeyError("taaken"), [tmp_path], ["taken", "hand"])
    assert str(place) == "rules.py, line 3"
    assert told == "the state has no field 'taaken'. Did you mean 'taken'?"


def test_a_message_without_a_place_has_a_sentence_at_least() -> None:
    assert compiler_fault(ValueError("odd"), [], []) == (None, "Numba says: odd")
    assert gist("x" * 1000).endswith("...")
    assert len(gist("x" * 1000)) < 300
