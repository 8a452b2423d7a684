"""The development server, over the tiny site and with the real program."""

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import pytest

from showfloor.dev import server as dev_server
from showfloor.dev.events import Problems, problems_of
from showfloor.dev.live_site import LiveSite
from showfloor.dev.server import DevServer
from showfloor.model.sandbox_policy import PolicyViolation
from showfloor.outputs.headers import sandbox_policy
from showfloor.server.middleware.hosts import LOCAL
from support.server.running_server import Reply, ask, exchange, reply_of, serving

pytestmark = pytest.mark.xdist_group("dev-frontend")

HTML = "text/html; charset=utf-8"
ABOUT = "pages/about/index.md"
FOOTER = "slots/Footer.tsx"
OVERLAY = re.compile(
    rb'<meta property="csp-nonce" nonce="[\w-]+">'
    rb'<script type="module" src="http://127\.0\.0\.1:\d+/[\w-]+/src/dev/overlay\.client\.ts"'
    rb' data-dev-state="(?P<state>[0-9a-f-]*)" data-dev-page="(?P<page>[0-9a-f]+)"'
    rb' data-dev-modules="(?P<modules>\d+)"></script>\Z'
)
OWN = b"Sec-Fetch-Site: same-origin\r\n"
RELOAD: Final = b'"type":"reload"'
NO_PROBLEMS: Final = b'"problems":[]'
VIOLATION = PolicyViolation(
    page="/about/",
    demo=None,
    directive="img-src",
    refused="https://b.example/",
    source="",
    sample="",
)

Save = Callable[[str, str, str], None]


@pytest.fixture(scope="module")
def port(live: LiveSite, printed: list[str]) -> Iterator[int]:
    app = DevServer(live, say=printed.append).app({*LOCAL, "oak.example"})
    with serving(live.paths.site, app=lambda: app) as port:
        yield port


class Listener:
    """Hears the events of the server as an open page does."""

    def __init__(self, port: int) -> None:
        self._connection = socket.create_connection(("127.0.0.1", port), timeout=30)
        self._connection.sendall(b"GET /_dev/events HTTP/1.1\r\nHost: localhost\r\n" + OWN)
        self._connection.sendall(b"\r\n")
        self._heard = b""
        self.greeting = self.until(NO_PROBLEMS)

    def until(self, mark: bytes) -> bytes:
        """Return what is heard up to a mark; what follows is heard next time."""
        while mark not in self._heard:
            part = self._connection.recv(65536)
            assert part, self._heard
            self._heard += part
        before, _, self._heard = self._heard.partition(mark)
        return before + mark

    def rest(self) -> bytes:
        """Return what is heard until the server ends the connection."""
        while part := self._connection.recv(65536):
            self._heard += part
        return self._heard

    def close(self) -> None:
        """Leave."""
        self._connection.close()


@pytest.fixture
def save(live: LiveSite, port: int) -> Iterator[Save]:
    """Replace text in a file of the site, once; at the end, all is shown as before."""
    before: dict[Path, str] = {}

    def write(file: Path, text: str) -> None:
        new = live.paths.work / "saved"
        new.write_text(text)
        new.replace(file)  # at once: the server never reads half a file, and updates once

    def replace(path: str, old: str, new: str) -> None:
        file = live.paths.site / path
        before[file] = file.read_text()
        write(file, before[file].replace(old, new))

    with closing(Listener(port)) as listener:
        yield replace
        listener.until(b'"problems":')
        for file, text in before.items():
            write(file, text)
        listener.until(NO_PROBLEMS)


def overlay_of(reply: Reply) -> re.Match[bytes]:
    overlay = OVERLAY.search(reply.body)
    assert overlay is not None
    return overlay


def test_a_page_listens_for_changes(port: int) -> None:
    reply = ask(port, "/about/")
    assert (reply.status, reply.headers["content-type"]) == (200, HTML)
    assert reply.body.startswith(b"<!doctype html>")
    assert overlay_of(reply)["state"]


def test_a_page_says_whether_it_is_the_same_as_another(port: int) -> None:
    page, same, other = (ask(port, path) for path in ("/about/", "/about/", "/acorn-kit/"))
    assert page.body == same.body
    assert overlay_of(page)["page"] != overlay_of(other)["page"]


def test_a_saved_page_is_shown_with_the_name_of_its_state(port: int, save: Save) -> None:
    before = overlay_of(ask(port, "/about/"))
    with closing(Listener(port)) as one, closing(Listener(port)) as two:
        save(ABOUT, "It offers", "It has")
        one.until(RELOAD)
        two.until(RELOAD)
    page = ask(port, "/about/")
    assert b"It has <a" in page.body
    after = overlay_of(page)
    assert after["state"] != before["state"]
    assert int(after["modules"]) == int(before["modules"]) + 1
    with closing(Listener(port)) as late:
        assert b'{"type":"hello","server":"%s"}' % after["state"] in late.greeting


def test_checks_wait_for_an_open_page_to_load_the_new_state(
    port: int, save: Save, printed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev_server, "RELOAD_SECONDS", 600)
    with closing(Listener(port)) as listener:
        save(ABOUT, "another site", "[nothing](/nowhere/) or another site")
        assert b"problems" not in listener.until(RELOAD)
        printed.clear()
        ask(port, "/about/")
        assert ABOUT.encode() in listener.until(b"/nowhere/")
    assert any("/nowhere/" in text for text in printed)


def test_a_page_that_cannot_be_rendered_says_why_and_listens(port: int, save: Save) -> None:
    with closing(Listener(port)) as listener:
        save(FOOTER, "return (", "throw new Error('<worm>');(")
        listener.until(RELOAD)
    reply = ask(port, "/about/")
    assert reply.status == 500
    assert b"&lt;worm&gt;" in reply.body
    assert overlay_of(reply)["state"] == b""
    assert reply.headers["cache-control"] == "no-store"


def test_a_file_comes_as_it_is(port: int, live: LiveSite) -> None:
    reply = ask(port, "/leaf.svg")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.body == (live.paths.site / "public/leaf.svg").read_bytes()


@pytest.mark.parametrize(
    ("host", "origin"), [("127.0.0.1:8000", "http://127.0.0.1:8000"), ("[::1]:8000", None)]
)
def test_a_sandbox_names_where_it_is_asked_from(port: int, host: str, origin: str | None) -> None:
    headers = ask(port, "/_sandbox/acorn-kit.html", Host=host).headers
    assert headers["content-security-policy"] == sandbox_policy(origin=origin)


@pytest.mark.parametrize("path", ["/about/", "/leaf.svg", "/nothing/", "/about"])
def test_nothing_is_kept_by_the_browser_and_all_is_guarded(port: int, path: str) -> None:
    headers = ask(port, path).headers
    assert headers["cache-control"] == "no-store"
    assert "script-src" in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/about?x=1", "/about/index.html?x=1"])
def test_an_incomplete_address_leads_to_the_page(port: int, path: str) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.headers["location"]) == (308, "/about/?x=1")


def test_two_slashes_at_the_start_lead_nowhere(port: int) -> None:
    assert [ask(port, path).status for path in ("//about", "//about/index.html")] == [404, 404]


def test_an_old_address_leads_to_its_page_with_the_query_of_the_reader(port: int) -> None:
    reply = ask(port, "/old-seed/?x=1")
    assert (reply.status, reply.headers["location"]) == (301, "/acorn-kit/part-seed/?x=1")
    assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/nothing/", "/nothing", "//evil.example/about"])
def test_a_wrong_address_shows_the_page_for_it(port: int, path: str) -> None:
    reply = ask(port, path)
    assert reply.status == 404
    assert b"data-nearest" in reply.body
    assert overlay_of(reply)["state"]


def report(port: int, body: bytes, kind: str = "application/json") -> Reply:
    head = f"POST /_dev/violations HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
    head += f"Content-Type: {kind}\r\nOrigin: http://localhost\r\nConnection: close\r\n\r\n"
    return reply_of(exchange(port, head.encode() + body))


def test_a_violation_is_explained_to_the_page_and_printed_once(
    port: int, live: LiveSite, printed: list[str]
) -> None:
    printed.clear()
    mistake = live.policy_mistake(VIOLATION)
    for _ in range(2):
        reply = report(port, msgspec.json.encode(VIOLATION))
        assert (reply.status, reply.headers["content-type"]) == (200, "application/json")
        assert msgspec.json.decode(reply.body, type=Problems) == problems_of(mistake)
    assert printed == [f"\n{mistake}\n"]


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [(b"{}", "application/json", 400), (msgspec.json.encode(VIOLATION), "text/plain", 415)],
)
def test_what_no_page_of_the_site_sends_is_refused(
    port: int, printed: list[str], body: bytes, kind: str, status: int
) -> None:
    printed.clear()
    assert report(port, body, kind).status == status
    assert printed == []


def test_a_server_that_stops_ends_what_its_listeners_hear(live: LiveSite) -> None:
    with serving(live.paths.site, app=DevServer(live, say=print).app) as port:
        listener = Listener(port)
        headers = reply_of(listener.greeting).headers
        assert headers["content-type"] == "text/event-stream; charset=utf-8"
    with closing(listener):
        assert RELOAD not in listener.rest()


@pytest.mark.parametrize("path", ["/", "/_dev/events", "/_dev/violations"])
def test_another_host_is_refused_with_the_option_that_admits_it(port: int, path: str) -> None:
    reply = ask(port, path, Host="evil.example", Origin="http://evil.example")
    assert reply.status == 421
    assert b"start the server with --allow-host evil.example\n" in reply.body


def test_a_host_that_is_allowed_is_answered(port: int) -> None:
    assert ask(port, "/about/", Host="oak.example:8000").status == 200


def assert_foreign_pages_get_nothing(port: int, base: str) -> None:
    for path in ("about/", "_dev/events", "_dev/violations", "leaf.svg", "nowhere"):
        reply = ask(port, base + path, Origin="http://evil.example")
        assert reply.status == 403
        assert "access-control-allow-origin" not in reply.headers


def test_a_page_of_another_site_gets_nothing(port: int) -> None:
    assert_foreign_pages_get_nothing(port, "/")


def test_below_a_path_a_site_is_served_there_alone(port: int, save: Save) -> None:
    with closing(Listener(port)) as listener:
        save("site.toml", "https://tiny.example", "https://tiny.example/docs/")
        listener.until(NO_PROBLEMS)
    assert ask(port, "/docs/about/").status == 200
    assert ask(port, "/about/").status == 404
    found = {path: ask(port, path).headers["location"] for path in ("/", "/docs/old-seed/")}
    assert found == {"/": "/docs/", "/docs/old-seed/": "/docs/acorn-kit/part-seed/"}
    assert_foreign_pages_get_nothing(port, "/docs/")
