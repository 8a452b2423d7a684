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


def origin(paths: BuildPaths) -> str:
    started = start_dev_program(paths)
    started.running.stop()
    started.running.close()
    return started.origin


def test_scripts_stay_where_they_were(paths: BuildPaths) -> None:
    assert origin(paths) == origin(paths)


@pytest.mark.parametrize("noted", [b"", b"worm", b"\xff", b"80", b"-1", b"65536", b"9" * 5000])
def test_a_note_that_cannot_be_used_is_none(paths: BuildPaths, noted: bytes) -> None:
    (paths.work / "port").write_bytes(noted)
    assert origin(paths).startswith("http://127.0.0.1:")


def test_scripts_go_where_nobody_else_is(paths: BuildPaths) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        (paths.work / "port").write_text(str(port))
        assert not origin(paths).endswith(f":{port}")
