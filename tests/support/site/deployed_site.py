"""A small site that is deployed: a page that names its script, in releases that differ."""

import gzip
from pathlib import Path
from typing import Final

from showfloor.deploy import Deployed, DeployOptions, deploy, read_release
from showfloor.deploy.deploy_lock import LockTimes
from showfloor.deploy.deployed_release import RECORD
from support.server.nginx import get
from support.server.object_store import BUCKET, store_at
from support.server.running_server import publish
from support.site.workplace import SilentReport

DAY: Final = 24 * 60 * 60
TEXT: Final = "oak and elm and ash " * 50


def files_of(name: str) -> dict[str, bytes]:
    """Return the files of a release; `name` is in all of them but those that never change."""
    return {
        f"/_assets/{name}.js": f"{name} {TEXT}".encode(),
        "/index.html": f'{name} <script src="/_assets/{name}.js"> {TEXT}'.encode(),
        "/guide/index.html": f'guide {name} <script src="/_assets/{name}.js">'.encode(),
        "/guide/index.md": f"guide {name}".encode(),
        "/leaf.svg": b"<svg/>",
        "/404.html": b"nothing here",
        "/sitemap.xml": f"{name}".encode(),
        f"/{name}.txt": b"only here",
    }


def publish_site(dist: Path, name: str) -> dict[str, bytes]:
    """Write a release of these files, in which no earlier file is kept."""
    files = files_of(name)
    publish(dist, files)
    return files


def options(
    days: int = 7,
    now: int = 0,
    *,
    wait: bool = True,
    abandoned: float = 60,
) -> DeployOptions:
    """Return options for a test; with `abandoned=0` no lock is waited for."""
    times = LockTimes(beat=0.05, abandoned=abandoned)
    return DeployOptions(keep_seconds=days * DAY, now=now, wait=wait, times=times)


def deploy_site(dist: Path, port: int, prefix: str, how: DeployOptions | None = None) -> Deployed:
    """Deploy the current release."""
    return deploy(store_at(port, prefix), read_release(dist), how or options(), SilentReport())


def read_site(port: int, prefix: str) -> dict[str, bytes]:
    """Return all files of a site as a browser gets them, by path; the record is left out."""
    paths = store_at(port, prefix).sizes().keys() - {RECORD}
    answers = {path: get(port, f"/{BUCKET}/{prefix}{path}") for path in sorted(paths)}
    assert {status for status, _, _ in answers.values()} <= {200}
    return {
        path: gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body
        for path, (_, headers, body) in answers.items()
    }
