"""The server's words: every message it can send has them in every language, with just its arguments."""

from cutpurse.core.words import words_of
from cutpurse.server.table.phrases import PHRASES
from tests.catalogues import check_catalogues, keys_in_sources


def test_catalogues_fit_what_the_server_says() -> None:
    said = keys_in_sources("src/cutpurse/server")
    said |= {f"phrase-{phrase.replace('_', '-')}": {frozenset()} for phrase in PHRASES}
    check_catalogues("cutpurse.server", said)
    for language in ("en", "de"):
        words = words_of((), language)
        assert [key for key, given in said.items() if given and words.find(key) is None] == []
