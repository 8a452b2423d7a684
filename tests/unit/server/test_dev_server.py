import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import anyio
import msgspec
import pytest
from starlette.types import Message

from showfloor.errors import SourceError
from showfloor.model.policy import PolicyViolation
from showfloor.model.redirects import Target
from showfloor.outputs.headers import sandbox_policy
from showfloor.server.dev_events import Broadcast, DevEvent, Problems, Reload, problems_of
from showfloor.server.dev_server import DevResponse, Overlay, create_dev_app
from support.server.running_server import Reply, ask, exchange, reply_of, serving

HTML = "text/html; charset=utf-8"
SCRIPT = "http://127.0.0.1:5173/overlay.ts"
OVERLAY = (
    '<meta property="csp-nonce" nonce="leaf">'
    f'<script type="module" src="{SCRIPT}" data-dev-state="" data-dev-page="'
).encode()
OWN = b"Sec-Fetch-Site: same-origin\r\n"
VIOLATION = PolicyViolation(
    page="/a/", demo=None, directive="img-src", refused="https://b.example/", source="", sample=""
)
MISTAKE = SourceError("no <title>", path="a.md", line=3, why="it is needed", fix="write one")


class Pages:
    """A live site of a few pages; anyone who asks for `/say` has all listeners reload."""

    base = "/"

    def __init__(self, folder: Path) -> None:
        self.broadcast = Broadcast("one")
        self.watched = False
        self.told: list[str] = []
        self.violations: list[PolicyViolation] = []
        self.pages: dict[str, DevResponse] = {
            "/": DevResponse(body=b"<p>home", type=HTML),
            "/a/": DevResponse(body=b"<p>a", type=HTML),
            "/new/": DevResponse(body=b"<p>new", type=HTML, modules=3),
            "/told/": DevResponse(body=b"<p>told", type=HTML, sent=self.have_sent),
            "//a/": DevResponse(body=b"<p>a", type=HTML),
            "/style.css": DevResponse(body=folder / "style.css", type="text/css"),
            "/own.txt": DevResponse(body=b"own", type="text/plain", headers={"X-A": "2"}),
            "/_sandbox/a.html": DevResponse(
                body=b"<p>a", type=HTML, headers={"Content-Security-Policy": sandbox_policy()}
            ),
            "/404.html": DevResponse(body=b"<p>nothing", type=HTML),
        }

    async def have_sent(self) -> None:
        self.told.append("sent")

    async def respond(self, path: str) -> DevResponse | None:
        if path == "/broken/":
            raise MISTAKE
        if path == "/say":
            self.broadcast.send(Reload())
        return self.pages.get(path)

    async def moved(self, path: str) -> Target | None:
        return Target("/a/#top", 302) if path == "/old/" else None

    async def explain(self, violation: PolicyViolation) -> Problems:
        self.violations.append(violation)
        return problems_of(MISTAKE)

    def events(self) -> AsyncIterator[DevEvent]:
        return self.broadcast.listen()

    async def watch(self) -> None:
        self.watched = True
        await anyio.sleep_forever()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "style.css").write_text("a {}")
    app = create_dev_app(Pages(folder), overlay=Overlay(SCRIPT, "leaf"), headers={"X-A": "1"})
    with serving(folder, app=lambda: app) as port:
        yield port


def test_a_page_knows_how_often_modules_were_taken_in(port: int) -> None:
    assert ask(port, "/a/").body.endswith(b' data-dev-modules="0"></script>')
    assert ask(port, "/new/").body.endswith(b' data-dev-modules="3"></script>')


def test_a_page_listens_for_changes(port: int) -> None:
    reply = ask(port, "/a/")
    assert reply.status == 200
    assert reply.body.startswith(b"<p>a" + OVERLAY)
    assert reply.headers["content-type"] == HTML


def test_a_site_hears_when_a_page_has_gone_out(tmp_path: Path) -> None:
    pages = Pages(tmp_path)

    async def send(message: Message) -> None:
        pages.told.append(message["type"])

    async def receive() -> Message:
        return {"type": "http.request"}

    scope = {"type": "http", "method": "GET", "path": "/told/", "query_string": b"", "headers": []}
    anyio.run(create_dev_app(pages), scope, receive, send)
    assert pages.told == ["http.response.start", "http.response.body", "sent"]


def test_a_file_comes_as_it_is(port: int) -> None:
    reply = ask(port, "/style.css")
    assert (reply.body, reply.headers["content-type"]) == (b"a {}", "text/css; charset=utf-8")


def test_a_file_may_have_headers_of_its_own(port: int) -> None:
    assert ask(port, "/own.txt").headers["x-a"] == "2"


@pytest.mark.parametrize(
    ("host", "origin"), [("127.0.0.1:8000", "http://127.0.0.1:8000"), ("[::1]:8000", None)]
)
def test_a_sandbox_names_where_it_is_asked_from(port: int, host: str, origin: str | None) -> None:
    headers = ask(port, "/_sandbox/a.html", Host=host).headers
    assert headers["content-security-policy"] == sandbox_policy(origin=origin)


@pytest.mark.parametrize("path", ["/a/", "/style.css", "/nothing/", "/a", "/broken/"])
def test_nothing_is_kept_by_the_browser_and_all_is_guarded(port: int, path: str) -> None:
    headers = ask(port, path).headers
    assert (headers["cache-control"], headers["x-a"]) == ("no-store", "1")


@pytest.mark.parametrize("path", ["/a?x=1", "/a/index.html?x=1"])
def test_an_incomplete_address_leads_to_the_page(port: int, path: str) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.headers["location"]) == (308, "/a/?x=1")


def test_two_slashes_at_the_start_lead_nowhere(port: int) -> None:
    assert [ask(port, path).status for path in ("//a", "//a/index.html")] == [404, 404]


def test_an_old_address_leads_to_its_page_with_the_query_of_the_reader(port: int) -> None:
    reply = ask(port, "/old/?x=1")
    assert (reply.status, reply.headers["location"]) == (302, "/a/?x=1#top")
    assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/nothing/", "/nothing", "//evil.example/a"])
def test_a_wrong_address_shows_the_page_for_it(port: int, path: str) -> None:
    reply = ask(port, path)
    assert reply.status == 404
    assert reply.body.startswith(b"<p>nothing" + OVERLAY)


def test_a_page_that_cannot_be_made_says_why_and_waits(port: int) -> None:
    reply = ask(port, "/broken/")
    assert reply.status == 500
    assert b"a.md:3: no &lt;title&gt;\n  why: it is needed\n  fix: write one" in reply.body
    assert OVERLAY in reply.body


def test_a_page_says_whether_it_is_the_same_as_another(port: int) -> None:
    same, other = ask(port, "/a/").body, ask(port, "/").body
    assert ask(port, "/a/").body == same
    assert same.rpartition(OVERLAY)[2] != other.rpartition(OVERLAY)[2]


def report(port: int, body: bytes, kind: str = "application/json") -> Reply:
    head = f"POST /_dev/violations HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
    head += f"Content-Type: {kind}\r\nOrigin: http://localhost\r\nConnection: close\r\n\r\n"
    return reply_of(exchange(port, head.encode() + body))


def test_a_page_that_reports_a_violation_is_told_what_to_show(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    with serving(tmp_path, app=lambda: create_dev_app(pages)) as port:
        reply = report(port, msgspec.json.encode(VIOLATION))
    assert (reply.status, reply.headers["content-type"]) == (200, "application/json")
    assert msgspec.json.decode(reply.body, type=Problems) == problems_of(MISTAKE)
    assert pages.violations == [VIOLATION]


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [(b"{}", "application/json", 400), (msgspec.json.encode(VIOLATION), "text/plain", 415)],
)
def test_what_no_page_of_the_site_sends_is_refused(
    tmp_path: Path, body: bytes, kind: str, status: int
) -> None:
    pages = Pages(tmp_path)
    with serving(tmp_path, app=lambda: create_dev_app(pages)) as port:
        assert report(port, body, kind).status == status
    assert pages.violations == []


def test_a_site_without_an_overlay_sends_pages_as_they_are(tmp_path: Path) -> None:
    with serving(tmp_path, app=lambda: create_dev_app(Pages(tmp_path))) as port:
        assert ask(port, "/a/").body == b"<p>a"


def listener(port: int) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=30)
    connection.sendall(b"GET /_dev/events HTTP/1.1\r\nHost: localhost\r\n" + OWN + b"\r\n")
    return connection


def read_until(connection: socket.socket, mark: bytes) -> bytes:
    received = b""
    while mark not in received:
        part = connection.recv(65536)
        assert part, received
        received += part
    return received


def test_listeners_are_told_what_happens(port: int) -> None:
    with listener(port) as one, listener(port) as two:
        for connection in (one, two):
            greeting = read_until(connection, b'"problems":[]')
            assert reply_of(greeting).headers["content-type"] == "text/event-stream; charset=utf-8"
            assert b'data: {"type":"hello","server":"one"}\n\n' in greeting
        ask(port, "/say")
        for connection in (one, two):
            assert b'data: {"type":"reload"}\n\n' in read_until(connection, b"reload")


def test_a_server_that_stops_ends_what_its_listeners_hear(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    with serving(tmp_path, app=lambda: create_dev_app(pages)) as port:
        connection = listener(port)
        read_until(connection, b'"problems":[]')
    with connection:
        assert connection.recv(1) == b""
    assert pages.watched


@pytest.mark.parametrize("path", ["/", "/_dev/events", "/_dev/violations"])
def test_another_host_is_refused_with_the_option_that_admits_it(port: int, path: str) -> None:
    reply = ask(port, path, Host="evil.example", Origin="http://evil.example")
    assert reply.status == 421
    assert b"start the server with --allow-host evil.example\n" in reply.body


def test_a_host_that_is_allowed_is_answered(tmp_path: Path) -> None:
    app = create_dev_app(Pages(tmp_path), hosts={"oak.example"})
    with serving(tmp_path, app=lambda: app) as port:
        assert ask(port, "/a/", Host="oak.example:8000").body == b"<p>a"


@pytest.mark.parametrize("base", ["/", "/docs/"])
def test_a_page_of_another_site_gets_nothing(tmp_path: Path, base: str) -> None:
    pages = Pages(tmp_path)
    pages.base = base
    with serving(tmp_path, app=lambda: create_dev_app(pages)) as port:
        for path in ("a/", "_dev/events", "_dev/violations", "style.css", "nowhere"):
            reply = ask(port, base + path, Origin="http://evil.example")
            assert reply.status == 403
            assert "access-control-allow-origin" not in reply.headers


def test_below_a_path_a_site_is_served_there_alone(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    pages.base = "/docs/"
    with serving(tmp_path, app=lambda: create_dev_app(pages)) as port:
        assert ask(port, "/docs/a/").body.startswith(b"<p>a")
        assert ask(port, "/a/").status == 404
        found = {path: ask(port, path).headers["location"] for path in ("/", "/docs/old/")}
    assert found == {"/": "/docs/", "/docs/old/": "/docs/a/#top"}
