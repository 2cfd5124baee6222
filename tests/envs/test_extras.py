import sys
from importlib import import_module

import pytest

from cutpurse.core.errors import CutpurseError
from cutpurse.envs.extras import MissingExtra, need


def test_a_missing_extra_says_how_to_get_it() -> None:
    sentence = r"no_such_library is not installed; pip install 'cutpurse\[gym\]'"
    with pytest.raises(CutpurseError, match=sentence):
        need("no_such_library", "gym")
    with pytest.raises(ImportError, match=sentence):
        need("no_such_library", "gym")


def test_one_that_is_there_is_given() -> None:
    assert need("json.decoder", "gym").__name__ == "json.decoder"


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo_parallel", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_interface_without_its_library_says_what_to_install(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    for name in [
        name for name in sys.modules if name.startswith(("cutpurse.envs.pettingzoo", "cutpurse.envs.openspiel"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(MissingExtra, match=rf"^{library} is not installed; pip install 'cutpurse\[{extra}\]'$"):
        import_module(f"cutpurse.envs.{module}")
