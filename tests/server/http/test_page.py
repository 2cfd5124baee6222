"""The page's files over HTTP: what each address gives, for how long it may be kept, and nothing beside."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from cutpurse.server.browser import has_browser
from cutpurse.server.http.guard import HEADERS

from ..raw_http import http, is_refusal, request, send, serving, wait_until
from ..server_process import Running

INDEX = b"<!doctype html><title>Cutpurse</title>" + b"<p>a table</p>" * 100
SCRIPT = b"console.log('cards')\n" * 200
FILES = {
    "index.html": INDEX,
    "sw.js": SCRIPT,
    "manifest.webmanifest": b'{"name": "Cutpurse"}',
    "icon-192.png": bytes(range(256)) * 8,
    "assets/main-4f2a.js": SCRIPT,
    "assets/main-9c1d.css": b"body { margin: 0 }\n" * 100,
    "assets/cards-77aa.svg": b"<svg></svg>" * 100,
}
KINDS = {
    "/": "text/html; charset=utf-8",
    "/sw.js": "text/javascript; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon-192.png": "image/png",
    "/assets/main-4f2a.js": "text/javascript; charset=utf-8",
    "/assets/main-9c1d.css": "text/css; charset=utf-8",
    "/assets/cards-77aa.svg": "image/svg+xml",
}
ADDRESSES = [
    "/",
    "/t/kX3vY0b2Qw8mZr1T",
    "/t/kX3vY0b2Qw8mZr1T/m/2",
    "/r/kX3vY0b2Qw8mZr1T",
    "/rules/lucre",
    "/learn/lucre",
]
ADDRESSES += ["/join/brass-key-41", "/carry/x7Q0aLr2TzVb93KdWmYp1cNe", "/?game=lucre"]
FOR_EVER = "public, max-age=31536000, immutable"


def build(folder: Path) -> Path:
    """A page as it is built."""
    for name, data in FILES.items():
        file = folder / "page" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    (folder / "secret.txt").write_text("beside the page")
    return folder / "page"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("page")
    with serving(folder, "--no-limits", "--page", str(build(folder))) as running:
        yield running


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_page_gives_the_page(server: Running, path: str) -> None:
    with http(server) as client:
        answer = client.get(path)
        assert (answer.status_code, answer.content) == (200, INDEX)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value]


@pytest.mark.parametrize("path", KINDS)
def test_every_file_comes_whole_and_says_what_it_is(server: Running, path: str) -> None:
    data = FILES[path.removeprefix("/") or "index.html"]
    with http(server) as client:
        answer = client.get(path)
        assert (answer.status_code, answer.content) == (200, data)
        assert answer.headers["content-type"] == KINDS[path]
        assert answer.headers["cache-control"] == (FOR_EVER if path.startswith("/assets/") else "no-cache")


def test_what_gets_smaller_is_sent_small_to_who_understands_it(server: Running) -> None:
    def asked(accept: str, path: str = "/assets/main-4f2a.js") -> tuple[dict[str, str], bytes]:
        answer = send(server, request(server, f"GET {path} HTTP/1.1", f"Accept-Encoding: {accept}"))
        return answer.headers, answer.body

    headers, body = asked("deflate, gzip")
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(body) == SCRIPT
    headers, body = asked("identity")
    assert "content-encoding" not in headers
    assert (headers["vary"], body) == ("Accept-Encoding", SCRIPT)
    headers, body = asked("gzip", "/icon-192.png")
    assert "content-encoding" not in headers


def test_a_copy_that_is_still_good_is_not_sent_again(server: Running) -> None:
    with http(server) as client:
        tag = client.get("/").headers["etag"]
        answer = client.get("/", headers={"if-none-match": tag})
        assert (answer.status_code, answer.content, answer.headers["cache-control"]) == (304, b"", "no-cache")
        assert client.get("/sw.js", headers={"if-none-match": tag}).status_code == 200


def test_only_looking_is_possible(server: Running) -> None:
    with http(server) as client:
        for path in ("/", "/t/kX3vY0b2Qw8mZr1T", "/assets/main-4f2a.js"):
            head = client.head(path)
            assert (head.status_code, head.content) == (200, b"")
            for method in ("POST", "DELETE", "OPTIONS"):
                answer = client.request(method, path)
                assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


PATHS = [
    "/secret.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/main-4f2a.js%00",
    "/assets/..%5c..%5csecret.txt",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets",
    "/assets/gone-0000.js",
    "/t/a/b",
    "/nowhere.js",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_page(server: Running, path: str) -> None:
    answer = send(server, request(server, f"GET {path} HTTP/1.1"))
    assert answer.status == 404
    assert b"beside the page" not in answer.body
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/nowhere", "/t/a/b", "/rules"])
def test_who_follows_a_wrong_link_sees_the_page(server: Running, path: str) -> None:
    with http(server) as client:
        answer = client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (answer.status_code, answer.text) == (404, client.get("/").text)
        assert is_refusal(client.get(f"/api{path}", headers={"accept": "text/html"}), "not_found")


def test_the_log_names_no_table(server: Running) -> None:
    with http(server) as client:
        assert client.get("/t/sesame-open-1234").status_code == 200
        assert client.get("/carry/sesame-open-1234").status_code == 200
    assert "sesame" not in server.log.read_text()


def test_without_a_page_it_says_how_to_get_one(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with serving(tmp_path, "--page", str(empty)) as running, http(running) as client:
        for path in ("/", "/t/kX3vY0b2Qw8mZr1T"):
            answer = client.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
            assert "`make page` builds it" in answer.text
        assert client.get("/api/games").status_code == 200


def test_the_browser_is_opened_when_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real command, with a browser that writes down what it is shown."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path / "shown"}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with serving(tmp_path, "--open") as running:
        wait_until((tmp_path / "shown").exists)
        wait_until(lambda: bool((tmp_path / "shown").read_text()))
        assert (tmp_path / "shown").read_text() == f"{running.url}\n"


def test_a_text_terminal_has_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()
