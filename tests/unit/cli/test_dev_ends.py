"""The development server is told to end, as by a system or a program that started it."""

import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from urllib.request import urlopen

import pytest

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.dev.server import WHOLE
from showfloor.workspace import Workspace
from showfloor.workspace.inputs import build_inputs
from support.polling import until_true
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import copy_tiny

pytestmark = [
    pytest.mark.xdist_group("dev-frontend"),
    pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be told to end there"),
]

SEED = "/acorn-kit/part-seed/"


def start(site: Path, work: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "showfloor", "dev", str(site)]
    options = ["--work", str(work), "--port", "0"]
    return subprocess.Popen([*command, *options], stdout=PIPE, stderr=PIPE, text=True)


def test_a_compile_that_is_under_way_does_not_delay_the_end(tmp_path: Path) -> None:
    site, begun = copy_tiny(tmp_path / "site"), tmp_path / "begun"
    endless = f"import pathlib, threading\npathlib.Path({str(begun)!r}).touch()\n"
    (site / "directives/pull-quote.py").write_text(endless + "threading.Event().wait()\n")
    with start(site, tmp_path / "work") as server:
        try:
            until_true(begun.exists, "the site is compiled")
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=30)
        finally:
            server.kill()
    assert server.returncode == 0


def test_it_goes_on_when_nobody_reads_what_it_prints(tmp_path: Path) -> None:
    site, work = copy_tiny(tmp_path / "site"), tmp_path / "work"
    copy_tiny_work(work / "dev")
    with start(site, work) as server:
        assert server.stdout is not None
        assert "Preparing" in server.stdout.readline()
        server.stdout.close()
        server.stdout = None
        until_true((work / "dev" / "last-site.json").exists, "pages can be shown")
        server.terminate()
        _, printed = server.communicate()
    assert (server.returncode, printed) == (0, "")


def test_what_it_knows_is_left_to_the_next_one(tmp_path: Path) -> None:
    site, work = copy_tiny(tmp_path / "site"), tmp_path / "work"
    copy_tiny_work(work / "dev")
    with start(site, work) as server:
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
