"""What must never happen, whatever is sent: a 500, or a file from outside the release."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showfloor.model.redirects import Redirect
from showfloor.release.manifest import ReleaseSettings
from support.server.running_server import ask, exchange, publish, reply_of, serving

SECRET = b"a secret outside of the release"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("site")
    rules = [
        Redirect(source="/old/*", target="/:splat"),
        Redirect(source="/away/*", target="https://oak.example/:splat"),
    ]
    files = {"/index.html": b"home", "/a/index.html": b"a" * 2000, "/404.html": b"nothing"}
    release = publish(
        folder / "dist", files, ReleaseSettings(redirects=rules, beside={"secret.txt": SECRET})
    )
    for outside in (folder, folder / "dist", release.folder.parent):
        (outside / "secret.txt").write_bytes(SECRET)
    with serving(folder / "dist") as port:
        yield port


STEPS = [
    *("..", ".", "%2e%2e", "%2E%2E", ".%2e", "%252e%252e", "%c0%ae%c0%ae", "%e0%80%ae%e0%80%ae"),
    *("%f0%80%80%ae", "..%00", "..%5c", "..\\", "%uff0e%uff0e", "...."),
]
SLASHES = ["/", "%2f", "%252f", "\\", "%5c", "%c0%af", "//"]
STARTS = ["/", "/a/", "/old/"]


@settings(deadline=None, max_examples=150)
@given(
    st.sampled_from(STARTS),
    st.lists(st.sampled_from([a + b for a in STEPS for b in SLASHES]), min_size=1, max_size=5),
)
def test_no_mix_of_steps_leads_out_of_the_release(port: int, start: str, steps: list[str]) -> None:
    reply = ask(port, start + "".join(steps) + "secret.txt")
    assert reply.status in {301, 308, 400, 404}
    assert SECRET not in reply.body


@pytest.mark.sweep
@pytest.mark.parametrize("slash", SLASHES)
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("start", STARTS)
def test_no_way_leads_out_of_the_release(port: int, start: str, step: str, slash: str) -> None:
    for depth in range(1, 5):
        reply = ask(port, start + (step + slash) * depth + "secret.txt")
        assert reply.status in {301, 308, 400, 404}
        assert SECRET not in reply.body


@pytest.mark.parametrize("path", ["/manifest.json", "/../manifest.json", "/public/index.html"])
def test_what_is_beside_the_public_files_is_not_served(port: int, path: str) -> None:
    assert ask(port, path).status == 404


@pytest.mark.parametrize(
    "path", ["/%00", "/a/%00", "/index.html%00.png", "/%0d%0aX-Evil:%201", "/%ff%fe", "/%", "/%zz"]
)
def test_odd_bytes_in_an_address_are_nobodys_page(port: int, path: str) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.body) == (404, b"nothing")
    assert "x-evil" not in reply.headers


@pytest.mark.parametrize("end", ["%0d%0aX-Evil:%201", "/evil.example", "\\evil.example", "@evil"])
def test_a_redirect_stays_at_its_host_and_in_its_header(port: int, end: str) -> None:
    reply = ask(port, f"/away/{end}")
    assert reply.status in {301, 400}
    assert "x-evil" not in reply.headers
    assert reply.headers.get("location", "https://oak.example/").startswith("https://oak.example/")
    assert "location" not in ask(port, f"/old/{end}").headers


@pytest.mark.parametrize(
    "request_line",
    [
        *(b"", b"GET", b"GET / HTTP/9.9", b"FOO / HTTP/1.1", b"GET * HTTP/1.1"),
        *(b"OPTIONS * HTTP/1.1", b"GET http://[::1 HTTP/1.1", b"GET a HTTP/1.1"),
    ],
)
def test_a_broken_request_line_is_refused(port: int, request_line: bytes) -> None:
    received = exchange(port, request_line + b"\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert received == b"" or 400 <= reply_of(received).status < 500


@pytest.mark.parametrize("size", [8_193, 40_000, 300_000, 1_000_000])
def test_overlong_addresses_and_headers_are_refused(port: int, size: int) -> None:
    received = exchange(port, b"GET /" + b"a" * size + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert reply_of(received).status in {414, 431}
    field = b"X: " + b"a" * max(size, 33_000)
    received = exchange(port, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + field + b"\r\n\r\n")
    assert reply_of(received).status == 431


def test_long_addresses_and_headers_are_read(port: int) -> None:
    assert ask(port, "/" + "a" * 8_000).status == 404
    assert ask(port, "/", Cookie="a" * 16_000).status == 200


def test_a_refusal_has_words_and_ends_the_connection(port: int) -> None:
    reply = reply_of(exchange(port, b"nonsense\r\n\r\n"))
    assert (reply.status, reply.body) == (400, b"The request cannot be understood.\n")
    assert reply.headers["connection"] == "close"


NAMES = ["Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "Accept-Encoding"]
VISIBLE = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"))


@settings(deadline=None, max_examples=150)
@given(st.dictionaries(st.sampled_from(NAMES), VISIBLE, max_size=4), st.sampled_from(["/", "/a/"]))
def test_any_conditions_get_a_fitting_answer(port: int, headers: dict[str, str], path: str) -> None:
    reply = ask(port, path, **headers)
    assert reply.status in {200, 206, 304, 400, 412, 416}


@settings(deadline=None, max_examples=150)
@given(st.binary(max_size=60))
def test_any_path_gets_an_answer(port: int, path: bytes) -> None:
    received = exchange(
        port, b"GET /" + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    assert received == b"" or reply_of(received).status < 500
    assert SECRET not in received


@settings(deadline=None, max_examples=150)
@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer_or_none(port: int, sent: bytes) -> None:
    received = exchange(port, sent)
    assert received == b"" or reply_of(received).status < 500
