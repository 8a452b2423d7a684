"""The development server is told to end, as by a system or a program that started it."""

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.dev.server import WHOLE
from showfloor.workspace import Workspace
from showfloor.workspace.inputs import build_inputs
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import copy_tiny

pytestmark = [
    pytest.mark.xdist_group("dev-frontend"),
    pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be told to end there"),
]

SEED = "/acorn-kit/part-seed/"


def test_what_it_knows_is_left_to_the_next_one(tmp_path: Path) -> None:
    site, work = copy_tiny(tmp_path / "site"), tmp_path / "work"
    copy_tiny_work(work / "dev")
    command = [sys.executable, "-m", "showfloor", "dev", str(site)]
    options = ["--work", str(work), "--port", "0"]
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(line for line in server.stdout if "http://" in line).split()[2]
        assert any(WHOLE in line for line in server.stdout)
        with urlopen(address + SEED) as answer:
            answer.read()
        server.terminate()
        server.communicate()
    assert server.returncode == 0
    with DiskCache(work / "dev" / "cache.db", say=print) as cache:
        paths = BuildPaths(site=site, dist=work, work=work / "dev")
        assert not Workspace.open(build_inputs(paths, cache)).is_new
