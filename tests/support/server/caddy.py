"""A release served by Caddy itself, where there is one."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from support.polling import until_true
from support.server.nginx import free_port, listens

CADDY: Final = shutil.which("caddy")
GLOBAL: Final = "{\n    admin off\n    auto_https off\n}\n\n"
SITE: Final = """\
http://:{port} {{
    bind 127.0.0.1
    root * {release}/public
    import {release}/Caddyfile
}}
"""


@contextmanager
def served_by_caddy(release: Path, work: Path) -> Iterator[int]:
    """Have Caddy serve a release; what it writes goes to `work`."""
    port = free_port()
    with running_caddy(SITE.format(port=port, release=release), port, work):
        yield port


@contextmanager
def running_caddy(site: str, port: int, work: Path) -> Iterator[None]:
    """Run Caddy with a site block that listens on a port."""
    if CADDY is None:
        pytest.skip("Caddy is not installed")
    config = work / "Caddyfile.test"
    config.write_text(GLOBAL + site)
    places = {"XDG_DATA_HOME": str(work), "XDG_CONFIG_HOME": str(work), "HOME": str(work)}
    command = [CADDY, "run", "--adapter", "caddyfile", "--config", str(config)]
    with (work / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=os.environ | places, stdout=log, stderr=log)
        try:
            until_true(lambda: listens(port) or process.poll() is not None, "Caddy listens")
            assert process.poll() is None, (work / "caddy.log").read_text()
            yield
        finally:
            process.terminate()
            process.wait(timeout=30)
