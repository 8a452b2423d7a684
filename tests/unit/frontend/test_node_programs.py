"""Where the development server has scripts."""

import socket
from pathlib import Path

import pytest

from showfloor.build import BuildPaths
from showfloor.frontend.node_programs import start_dev_program


@pytest.fixture
def paths(tmp_path: Path) -> BuildPaths:
    (tmp_path / "site.toml").touch()
    return BuildPaths(site=tmp_path, dist=tmp_path, work=tmp_path)


SECRET = "a" * 43


def address(paths: BuildPaths) -> str:
    started = start_dev_program(paths)
    started.running.stop()
    started.running.close()
    return started.address


def test_scripts_stay_where_they_were(paths: BuildPaths) -> None:
    assert address(paths) == address(paths)


def test_scripts_are_below_a_path_that_nobody_can_guess(tmp_path: Path, paths: BuildPaths) -> None:
    (tmp_path / "other").mkdir()
    other = BuildPaths(site=tmp_path, dist=tmp_path, work=tmp_path / "other")
    secret, other_secret = (address(one).rpartition("/")[2] for one in (paths, other))
    assert len(secret) == len(SECRET)
    assert secret != other_secret


@pytest.mark.parametrize(
    "noted",
    [
        b"",
        b"worm",
        b"\xff",
        f"http://127.0.0.1:80/{SECRET}".encode(),
        f"http://127.0.0.1:1023/{SECRET}".encode(),
        f"http://127.0.0.1:65536/{SECRET}".encode(),
        f"http://127.0.0.1:{'9' * 5000}/{SECRET}".encode(),
        f"http://127.0.0.1.evil.example:5173/{SECRET}".encode(),
        b"http://127.0.0.1:5173/",
        b"http://127.0.0.1:5173/known",
    ],
)
def test_a_note_that_cannot_be_used_is_none(paths: BuildPaths, noted: bytes) -> None:
    (paths.work / "address").write_bytes(noted)
    made = address(paths)
    assert made.startswith("http://127.0.0.1:")
    assert made.encode() != noted
    assert (paths.work / "address").read_text() == made


def test_scripts_go_where_nobody_else_is(paths: BuildPaths) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        (paths.work / "address").write_text(f"http://127.0.0.1:{port}/{SECRET}")
        assert f":{port}/" not in address(paths)
