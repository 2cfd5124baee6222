"""No rule without a test that names it, and no test that names a rule we do not know."""

import pytest

from .rule_ids import all_rules, ids_in, modules_of_tests, named_by_tests

NAMED = {
    (path.stem, test): ids
    for path in modules_of_tests()
    for test, ids in named_by_tests(path.read_text(encoding="utf-8")).items()
}


def test_every_rule_is_named_by_a_test() -> None:
    assert all_rules() - set().union(*NAMED.values()) == set()


def test_every_id_that_a_test_names_is_a_rule() -> None:
    unknown = {test: ids - all_rules() for test, ids in NAMED.items() if ids - all_rules()}
    assert unknown == {}


@pytest.mark.parametrize(("kind", "last"), [("", 42), ("A", 13), ("T", 5), ("E", 6)])
def test_the_list_of_lucre_is_whole(kind: str, last: int) -> None:
    assert ids_in(f"LUC-{kind}01..{last:02}") <= all_rules()


@pytest.mark.parametrize(("kind", "last"), [("", 40), ("A", 10), ("T", 5), ("E", 6)])
def test_the_list_of_coin_is_whole(kind: str, last: int) -> None:
    assert ids_in(f"COI-{kind}01..{last:02}") <= all_rules()


@pytest.mark.parametrize(("kind", "last"), [("", 26), ("A", 14), ("T", 7), ("E", 6)])
def test_the_list_of_cryptruck_is_whole(kind: str, last: int) -> None:
    assert ids_in(f"CRY-{kind}01..{last:02}") <= all_rules()


def test_an_id_counts_only_in_a_test_function() -> None:
    source = "\n".join(
        [
            "# an id in the air",
            "RULES = ['XXX-01']",
            "def helper():  # XXX-02",
            "    pass",
            "def test_something():  # XXX-03..04",
            "    '''And XXX-A05.'''",
            "    text = 'XXX-06'",
        ]
    ).replace("XXX", "LUC")
    assert named_by_tests(source) == {"test_something": {"LUC-03", "LUC-04", "LUC-A05"}}
