"""Deployments to a real store, which are read back by HTTP."""

import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from showfloor.deploy import read_release
from showfloor.deploy.deployed_release import RECORD
from showfloor.deploy.object_store import CONNECTIONS
from showfloor.model.site_file import content_digest
from showfloor.release.manifest import ReleaseSettings, Retention
from support.server.held_store import held_store
from support.server.nginx import get
from support.server.object_store import BUCKET, store_at
from support.server.running_server import publish
from support.site.deployed_site import (
    DAY,
    deploy_site,
    files_of,
    options,
    publish_site,
    read_site,
)
from support.site.tiny_release import tiny_release

pytestmark = pytest.mark.xdist_group("object-store")


def test_a_site_is_read_from_the_store(store_port: int, prefix: str, tmp_path: Path) -> None:
    files = publish_site(tmp_path, "oak")
    deployed = deploy_site(tmp_path, store_port, prefix)
    assert deployed.plan.changes == deployed.files == len(files)
    assert read_site(store_port, prefix) == files


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/index.html", ("text/html; charset=utf-8", "no-cache", "gzip")),
        ("/guide/index.md", ("text/markdown; charset=utf-8", "no-cache", None)),
        ("/leaf.svg", ("image/svg+xml", "no-cache", None)),
        (
            "/_assets/oak.js",
            ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "gzip"),
        ),
        (RECORD, ("application/json", "no-cache", None)),
    ],
)
def test_the_store_sends_the_headers_that_it_can(
    store_port: int, tmp_path: Path, path: str, expected: tuple[str, str, str | None]
) -> None:
    publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, "headers")
    _, told, _ = get(store_port, f"/{BUCKET}/headers{path}")
    names = ("content-type", "cache-control", "content-encoding")
    assert tuple(told.get(name) for name in names) == expected


def test_only_what_differs_is_uploaded(store_port: int, prefix: str, tmp_path: Path) -> None:
    files = publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix)
    edited = files | {"/guide/index.html": b"edited"}
    publish(tmp_path, edited)
    with held_store(store_port) as seen:
        deploy_site(tmp_path, seen.port, prefix)
        place = f"/{BUCKET}/{prefix}"
        assert {path for path in seen.writes if not path.startswith(f"{place}/.showfloor")} == {
            f"{place}/guide/index.html"
        }
    assert read_site(store_port, prefix) == edited


def test_nothing_is_written_where_nothing_differs(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix)
    before = store_at(store_port, prefix).get(RECORD)
    assert deploy_site(tmp_path, store_port, prefix).plan.changes == 0
    after = store_at(store_port, prefix).get(RECORD)
    assert before is not None
    assert after is not None
    assert before.etag == after.etag


@pytest.mark.parametrize("damage", [None, b"another content"], ids=["removed", "overwritten"])
def test_what_others_did_in_the_store_is_mended(
    store_port: int, prefix: str, tmp_path: Path, damage: bytes | None
) -> None:
    files = publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix)
    store = store_at(store_port, prefix)
    if damage is None:
        store.remove("/index.html")
    else:
        store.put("/index.html", damage, {})
    assert deploy_site(tmp_path, store_port, prefix).plan.changes == 1
    assert read_site(store_port, prefix) == files


def test_what_others_have_put_there_stays(store_port: int, prefix: str, tmp_path: Path) -> None:
    store_at(store_port, prefix).put("/reports/1.txt", b"not of the site", {})
    publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix)
    files = publish_site(tmp_path, "elm")
    deploy_site(tmp_path, store_port, prefix, options(days=0))
    assert read_site(store_port, prefix) == files | {"/reports/1.txt": b"not of the site"}


def test_assets_stay_until_they_expire_and_all_else_goes(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    """The builds keep nothing of each other, as where each begins in an empty folder."""
    old = "/_assets/oak.js"
    publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix, options(now=0))
    files = publish_site(tmp_path, "elm")
    for day in (1, 7):
        deployed = deploy_site(tmp_path, store_port, prefix, options(now=day * DAY))
        assert deployed.plan.kept == 1
        assert read_site(store_port, prefix) == files | {old: files_of("oak")[old]}
    assert deploy_site(tmp_path, store_port, prefix, options(now=8 * DAY)).plan.removals == [old]
    assert read_site(store_port, prefix) == files


def test_assets_that_a_release_retains_are_deployed_with_their_age(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    old = "/_assets/oak.js"
    for day, name in enumerate(("oak", "elm", "ash")):
        retention = Retention(now=day * DAY, seconds=7 * DAY)
        publish(tmp_path, files_of(name), ReleaseSettings(retention=retention))
    deploy_site(tmp_path, store_port, prefix, options(now=2 * DAY))
    assert old in read_site(store_port, prefix)
    files = publish_site(tmp_path / "elsewhere", "fir")
    deploy_site(tmp_path / "elsewhere", store_port, prefix, options(now=8 * DAY))
    assert read_site(store_port, prefix).keys() == files.keys() | {
        "/_assets/ash.js",
        "/_assets/elm.js",
    }


def start_and_kill(dist: Path, port: int, prefix: str, held: str, passed: int = 0) -> None:
    """Kill a deployment on whose way to the store files with this ending are held.

    The first ones are let through.
    """
    address = f"s3://{BUCKET}/{prefix}"
    command = [sys.executable, "-m", "showfloor", "deploy", address, "--dist", str(dist)]
    with held_store(port) as between:
        seen: list[str] = []

        def holds(method: str, path: str) -> bool:
            if method == "PUT" and path.endswith(held):
                seen.append(path)
                return len(seen) > passed
            return False

        between.holds = holds
        endpoint = f"http://127.0.0.1:{between.port}"
        process = subprocess.Popen(
            [*command, "--endpoint", endpoint, "--keep-assets-days", "7"],
            stdout=subprocess.DEVNULL,
        )
        assert between.held.wait(30)
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        between.drops = True


@pytest.mark.parametrize("held", [".js", ".html"], ids=["at an asset", "at the pages"])
def test_a_killed_deployment_leaves_the_old_site_whole(
    store_port: int, prefix: str, tmp_path: Path, held: str
) -> None:
    old = publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix)
    new = publish_site(tmp_path, "elm")
    start_and_kill(tmp_path, store_port, prefix, held)
    found = read_site(store_port, prefix)
    pages_and_assets = {path for path in old if path.endswith((".html", ".js", ".xml", ".txt"))}
    assert {path: found[path] for path in pages_and_assets} == {
        path: old[path] for path in pages_and_assets
    }
    deploy_site(tmp_path, store_port, prefix, options(abandoned=0))
    assert read_site(store_port, prefix) == new | {"/_assets/oak.js": old["/_assets/oak.js"]}


def test_a_deployment_killed_between_pages_leaves_each_page_with_its_files(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    publish_site(tmp_path, "oak")
    deploy_site(tmp_path, store_port, prefix)
    new = publish_site(tmp_path, "elm")
    start_and_kill(tmp_path, store_port, prefix, ".html", passed=1)
    found = read_site(store_port, prefix)
    pages = {path: found[path].decode() for path in found if path.endswith("index.html")}
    assert len({re.sub(r".*/_assets/(\w+)\.js.*", r"\1", page) for page in pages.values()}) == 2
    for page in pages.values():
        assert set(re.findall(r'src="([^"]+)"', page)) <= found.keys()
    deploy_site(tmp_path, store_port, prefix, options(days=0, abandoned=0))
    assert read_site(store_port, prefix) == new


def test_a_continued_deployment_uploads_only_what_is_missing(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    publish_site(tmp_path, "oak")
    start_and_kill(tmp_path, store_port, prefix, ".html")
    deployed = deploy_site(tmp_path, store_port, prefix, options(abandoned=0))
    uploads = [one.path for objects in deployed.plan.uploads.values() for one in objects]
    assert uploads == ["/404.html", "/guide/index.html", "/index.html", "/sitemap.xml"]


def test_assets_of_a_killed_deployment_are_removed_in_the_end(
    store_port: int, prefix: str, tmp_path: Path
) -> None:
    publish_site(tmp_path, "oak")
    start_and_kill(tmp_path, store_port, prefix, ".html")
    files = publish_site(tmp_path, "elm")
    deploy_site(tmp_path, store_port, prefix, options(now=0, abandoned=0))
    assert "/_assets/oak.js" in read_site(store_port, prefix)
    deploy_site(tmp_path, store_port, prefix, options(now=7 * DAY))
    assert read_site(store_port, prefix) == files


def test_the_release_of_a_site_is_deployed_as_its_manifest_says(
    store_port: int, prefix: str
) -> None:
    dist = tiny_release()
    deploy_site(dist, store_port, prefix)
    found = read_site(store_port, prefix)
    objects = read_release(dist).objects("gzip")
    assert found.keys() == objects.keys()
    for path, one in objects.items():
        headers = get(store_port, f"/{BUCKET}/{prefix}{path}")[1]
        assert content_digest(found[path]) == one.entry.etag
        assert headers["content-type"] == one.entry.type
        assert headers["cache-control"] == one.entry.cache_control


def test_all_objects_are_listed(store_port: int, prefix: str) -> None:
    """A store lists a thousand at a time."""
    store = store_at(store_port, prefix)
    names = [f"/{number}" for number in range(1010)]
    with ThreadPoolExecutor(CONNECTIONS) as pool:
        list(pool.map(lambda name: store.put(name, b"1", {}), names))
    assert store.sizes() == dict.fromkeys(names, 1)
