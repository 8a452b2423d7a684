"""A new release is served without a restart, and no reader notices but by what they read."""

import http.client
import shutil
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from showfloor.release.write import WrittenRelease
from showfloor.server.app import create_app
from support.polling import until_true
from support.server.running_server import ask, publish, serving

BIG = bytes(range(256)) * 40_000


def site(number: int) -> dict[str, bytes]:
    """A site whose pages all say the same number."""
    mark = b"release %d " % number
    return {
        "/index.html": mark * 200,
        **{f"/p{page}/index.html": mark * 200 + b"%d" % page for page in range(20)},
        "/film.mp4": mark + BIG,
        "/404.html": mark,
    }


def put_in_service(release: WrittenRelease, dist: Path) -> None:
    """Have a release of another folder served by this one."""
    shutil.move(release.folder, dist / "releases" / release.digest)
    (dist / "next").symlink_to(f"releases/{release.digest}")
    (dist / "next").rename(dist / "current")


def body(port: int, path: str = "/") -> bytes:
    return ask(port, path).body


def test_a_new_release_is_taken_over(tmp_path: Path) -> None:
    publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        assert body(port) == site(1)["/index.html"]
        second = publish(tmp_path, {**site(2), "/new/index.html": b"new"})
        until_true(lambda: second.digest.encode() in body(port, "/healthz"), "the second is served")
        assert body(port) == site(2)["/index.html"]
        assert body(port, "/new/") == b"new"
        assert body(port, "/nothing") == site(2)["/404.html"]


def test_no_request_fails_while_releases_change(tmp_path: Path) -> None:
    publish(tmp_path, site(0))
    stop = threading.Event()
    seen: Counter[int] = Counter()
    failures: list[object] = []

    def read(port: int, offset: int) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        turn = offset
        while not stop.is_set():
            turn += 1
            try:
                connection.request("GET", f"/p{turn % 20}/", headers={"Accept-Encoding": "x"})
                response = connection.getresponse()
                text = response.read()
            except (OSError, http.client.HTTPException) as error:
                failures.append(error)
                return
            if response.status != 200 or not text.startswith(b"release "):
                failures.append((response.status, text[:80]))
            seen[int(text.split()[1])] += 1
        connection.close()

    with serving(tmp_path) as port:
        readers = [threading.Thread(target=read, args=(port, 5 * n)) for n in range(4)]
        for reader in readers:
            reader.start()
        for number in range(1, 13):
            publish(tmp_path, site(number))
            until_true(partial(seen.__contains__, number), f"a reader of release {number}")
        stop.set()
        for reader in readers:
            reader.join()
    assert failures == []
    assert set(seen) == set(range(13))


def test_a_file_that_is_being_read_may_vanish(tmp_path: Path) -> None:
    first = publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", "/film.mp4")
        response = connection.getresponse()
        start = response.read(1000)
        publish(tmp_path, site(2))
        shutil.rmtree(first.folder)
        assert start + response.read() == site(1)["/film.mp4"]
        connection.close()


def test_a_release_that_vanishes_under_a_request_is_answered_by_the_next(tmp_path: Path) -> None:
    first = publish(tmp_path, site(1))
    # A server that never looks for a new release by itself learns of it from the requests.
    app = partial(create_app, tmp_path, poll_seconds=1000)
    with serving(tmp_path, app=app) as port:
        publish(tmp_path, site(2))
        shutil.rmtree(first.folder)
        paths = [f"/p{number}/" for number in range(20)]
        with ThreadPoolExecutor(20) as pool:
            bodies = list(pool.map(partial(body, port), paths))
    assert bodies == [site(2)[f"{path}index.html"] for path in paths]


def test_a_release_that_is_fixed_under_the_same_name_is_served_again(tmp_path: Path) -> None:
    first = publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        (first.folder / "public" / "p1" / "index.html").unlink()
        assert ask(port, "/p1/").status == 503
        assert ask(port, "/p2/").status == 200
        assert publish(tmp_path, site(1)).digest == first.digest
        assert ask(port, "/p1/").status == 200


def test_a_site_that_is_gone_is_said_to_come_back(tmp_path: Path) -> None:
    publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        assert body(port) == site(1)["/index.html"]
        shutil.rmtree(tmp_path / "releases")
        assert body(port) == site(1)["/index.html"], "what is in memory is served on"
        reply = ask(port, "/p1/")
        assert (reply.status, reply.headers["retry-after"]) == (503, "1")
        assert reply.body == b"The site is being replaced. Try again in a moment.\n"
        publish(tmp_path, site(2))
        until_true(lambda: ask(port, "/p1/").status == 200, "the site is back")
        assert body(port, "/p1/") == site(2)["/p1/index.html"]


def test_a_damaged_release_is_reported_and_not_taken_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        second = publish(tmp_path / "elsewhere", site(2))
        (second.folder / "public" / "index.html").unlink()
        put_in_service(second, tmp_path)
        until_true(lambda: caplog.messages, "the fault is reported")
        assert body(port) == site(1)["/index.html"]
        publish(tmp_path, site(3))
        until_true(lambda: body(port) == site(3)["/index.html"], "the third is served")
    assert caplog.messages == [
        f"The release {second.digest} cannot be used.\n"
        "  why: It is damaged or of another version of Showfloor:"
        " public/index.html: No such file or directory.\n"
        "  fix: Build the site again: showfloor build.\n"
        "The last release is served on."
    ]


@pytest.mark.parametrize("damaged", [b"\xff", b"nonsense"])
def test_a_damaged_pointer_does_not_end_the_watch(tmp_path: Path, damaged: bytes) -> None:
    publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        (tmp_path / "next").write_bytes(damaged)
        (tmp_path / "next").rename(tmp_path / "current")
        assert body(port) == site(1)["/index.html"]
        publish(tmp_path, site(2))
        until_true(lambda: body(port) == site(2)["/index.html"], "the second is served")


def test_a_release_with_a_wrong_manifest_does_not_end_the_watch(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    publish(tmp_path, site(1))
    with serving(tmp_path) as port:
        second = publish(tmp_path / "elsewhere", site(2))
        manifest = (second.folder / "manifest.json").read_bytes()
        (second.folder / "manifest.json").unlink()
        (second.folder / "manifest.json").write_bytes(manifest.replace(b'"br"', b'"bz"'))
        put_in_service(second, tmp_path)
        until_true(lambda: caplog.messages, "the fault is reported")
        publish(tmp_path, site(3))
        until_true(lambda: body(port) == site(3)["/index.html"], "the third is served")
