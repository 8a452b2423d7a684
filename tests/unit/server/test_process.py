"""The server as a process of its own, as `showfloor serve` runs it."""

import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from showfloor.errors import ConfigError
from showfloor.server.process import allow_connections, listen
from support.server.running_server import ask, publish

SERVE = [sys.executable, "-m", "showfloor", "serve"]
PAGE = b"<p>a page</p>\n" * 200


@contextmanager
def running(dist: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the server; yields the process and the address that it says."""
    process = subprocess.Popen(
        [*SERVE, "--dist", dist, "--port", "0", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield process, address_in(process.stdout.readline())
    finally:
        process.terminate()
        process.communicate(timeout=30)


def address_in(line: str) -> str:
    return line.removeprefix("Serving on ").partition(" ")[0]


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_hosts_of_the_machine_and_allowed_ones_are_answered(
    tmp_path: Path, workers: str
) -> None:
    publish(tmp_path, {"/index.html": PAGE})
    with running(tmp_path, "--workers", workers, "--allow-host", "oak.example") as (_, address):
        assert address.startswith("http://127.0.0.1:")
        port = port_of(address)
        assert ask(port, "/").body == PAGE
        for host in ("oak.example", "localhost", f"127.0.0.1:{port}", socket.gethostname()):
            assert ask(port, "/", Host=host).status == 200
        assert ask(port, "/", Host="evil.example").status == 421


def test_a_host_that_cannot_be_one_is_explained(tmp_path: Path) -> None:
    publish(tmp_path, {"/index.html": PAGE})
    with running(tmp_path, "--allow-host", "https://oak.example") as (process, _):
        output, errors = process.communicate(timeout=30)
    assert (process.returncode, output) == (1, "")
    assert errors.startswith("\n'https://oak.example' cannot be a host name.\n  why: --allow-host")


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_that_is_told_to_stop_stops_in_order(
    tmp_path: Path, end: signal.Signals, workers: str
) -> None:
    publish(tmp_path, {"/index.html": PAGE})
    with (
        running(tmp_path, "--workers", workers) as (process, address),
        socket.create_connection(("127.0.0.1", port_of(address)), timeout=30) as idle,
    ):
        idle.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert idle.recv(12) == b"HTTP/1.1 200"
        process.send_signal(end)
        _, errors = process.communicate(timeout=30)
        assert process.returncode in {0, -end}
        assert errors == ""


def test_an_answer_that_is_under_way_is_finished_before_the_end(tmp_path: Path) -> None:
    publish(tmp_path, {"/film.mp4": bytes(30_000_000)})
    with running(tmp_path) as (process, address):
        with socket.create_connection(("127.0.0.1", port_of(address)), timeout=30) as reader:
            reader.sendall(
                b"GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )
            size = len(reader.recv(1000))
            process.terminate()
            while part := reader.recv(1_000_000):
                size += len(part)
        process.wait(timeout=30)
    assert size > 30_000_000


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    publish(tmp_path, {"/index.html": PAGE})
    with running(tmp_path, "--workers", "2") as (process, address):
        assert {ask(port_of(address), "/").status for _ in range(50)} == {200}
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if children.exists():
            assert len(children.read_text().split()) >= 2
        process.kill()
        # The workers hold the other end of the pipe: it ends when they do.
        process.communicate(timeout=30)
    with pytest.raises(ConnectionRefusedError):
        ask(port_of(address), "/")


def test_a_missing_release_is_explained_without_a_traceback(tmp_path: Path) -> None:
    with running(tmp_path) as (process, _):
        output, errors = process.communicate(timeout=30)
    assert (process.returncode, output) == (1, "")
    assert errors == (
        f"\nThere is no release in {tmp_path}.\n"
        f"  why: {tmp_path}/current cannot be read: No such file or directory.\n"
        "  fix: Build the site first: showfloor build.\n\n"
    )


def test_a_taken_port_is_explained() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ConfigError) as caught:
            listen("127.0.0.1", port)
    assert str(caught.value) == (
        f"Cannot serve on 127.0.0.1:{port}.\n"
        "  why: Address already in use.\n"
        "  fix: Choose another address with --host and --port."
    )


def test_an_unknown_host_is_explained() -> None:
    with pytest.raises(ConfigError) as caught:
        listen("no.such.host.invalid", 8000)
    assert str(caught.value).startswith("Cannot serve on no.such.host.invalid:8000.\n  why: ")


def test_more_connections_than_the_system_allows_are_a_mistake() -> None:
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with pytest.raises(ConfigError) as caught:
        allow_connections(10**12)
    assert str(caught.value) == (
        "Cannot hold 1000000000000 connections.\n"
        "  why: A worker needs 2000000000256 open files for them, "
        f"and the system allows {allowed}.\n"
        "  fix: Raise the limit (ulimit -Hn), or lower --connections."
    )


def test_the_server_loads_no_compiler() -> None:
    code = (
        "import sys, showfloor.server.process, showfloor.server.protocol\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}))"
    )
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env
    )
    heavy = {"markdown_it", "mdit_py_plugins", "tree_sitter", "yaml", "brotli"}
    assert heavy & set(answer.stdout.split()) == set()
