"""The offline worker as it is published (specification, sections 1 and 7)."""

import json
from pathlib import Path

from showfloor.build import BuildPaths
from showfloor.frontend.site_manifest import offline_hosts
from showfloor.model.assets import Assets, IslandAssets
from showfloor.model.site_file import SiteFile
from showfloor.outputs.offline_worker import SEARCH_LIMIT, OfflineWorker
from showfloor.workspace import OFFLINE, Site
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

ASSETS = Assets(
    pre_paint="/_assets/pre.js",
    script="/_assets/shell.js",
    alone="/_assets/alone.js",
    stylesheets=("/_assets/styles.css",),
    preloads=("/_assets/text.woff2",),
    themes={},
    demos={},
    bases={},
    components={},
    offline=("/_assets/dialog.js",),
    special={"search": IslandAssets(script="/_assets/search.js", imports=(), stylesheets=())},
)
SETTINGS = 'offline-hosts = ["127.0.0.1"]\n'


def site_with(root: Path, settings: str = SETTINGS, *, url: str = "") -> Site:
    toml = copy_tiny(root) / "site.toml"
    toml.write_text(settings + toml.read_text().replace('url = "https://tiny.example"\n', url))
    return compile_at(root)


def published(tmp_path: Path, site: Site, *files: SiteFile) -> SiteFile:
    offline = tmp_path / "work" / "offline"
    offline.mkdir(parents=True)
    (offline / "worker.js").write_text("work();")
    (offline / "retire.js").write_text("retire();")
    paths = BuildPaths(site=site.inputs.root, dist=tmp_path / "dist", work=tmp_path / "work")
    worker = OfflineWorker(paths, site, ASSETS)
    for file in files:
        worker.note(file)
    return worker.file()


def kept(file: SiteFile) -> dict[str, str | None]:
    assert isinstance(file.content, bytes)
    head, code = file.content.decode().split(";\n")
    assert code == "work();"
    rows = json.loads(head.removeprefix("self.precached = "))
    return {row["url"]: row["revision"] for row in rows}


def test_below_a_path_the_worker_keeps_and_serves_what_is_below_it(tmp_path: Path) -> None:
    site = site_with(tmp_path / "a", url='url = "https://a.example/docs"\n')
    assert offline_hosts(site.config) == ["127.0.0.1", "a.example"]
    script = SiteFile(path="/_assets/shell.js", content=b"1", immutable=True)
    page = SiteFile(path="/search/index.html", content=b"2")
    worker = published(tmp_path, site, script, page)
    assert set(kept(worker)) == {"/docs/_assets/shell.js", "/docs/search/"}
    assert worker.headers == {"Service-Worker-Allowed": "/docs/"}


def test_the_shell_and_the_page_without_a_network_are_kept_from_the_start(tmp_path: Path) -> None:
    shell = [
        *(ASSETS.script, *ASSETS.stylesheets, *ASSETS.preloads),
        *("/_assets/dialog.js", "/_assets/search.js"),
    ]
    file = published(
        tmp_path,
        site_with(tmp_path / "site"),
        *(SiteFile(path=path, content=b"", immutable=True) for path in shell),
        SiteFile(path=OFFLINE, content=b"x", digest="d1"),
        SiteFile(path="/index.html", content=b"x"),
        SiteFile(path="/search/index.html", content=b"x", digest="d2"),
        SiteFile(path="/_assets/other.js", content=b"x", immutable=True),
    )
    assert kept(file) == {**dict.fromkeys(shell), OFFLINE: "d1", "/search/": "d2"}
    assert (file.path, file.immutable) == ("/sw.js", False)
    assert file.headers == {"Service-Worker-Allowed": "/"}


def test_the_search_is_kept_as_far_as_there_is_space(tmp_path: Path) -> None:
    file = published(
        tmp_path,
        site_with(tmp_path / "site"),
        SiteFile(path="/_search/index.json", content=b"{}"),
        SiteFile(path="/_search/large.json", content=lambda: b"x" * SEARCH_LIMIT, immutable=True),
        SiteFile(path="/_search/oak.json", content=lambda: b"{}", immutable=True),
        SiteFile(path="/_search/text/oak/a.wasm", content=b"x"),
        SiteFile(path="/_search/words/oak/1.json", content=b"{}", immutable=True),
        SiteFile(path="/_search/whole/oak.1.json", content=b"{}", immutable=True),
    )
    found = kept(file)
    assert set(found) == {"/_search/index.json", "/_search/oak.json"}
    assert found["/_search/oak.json"] is None
    assert found["/_search/index.json"] is not None


def test_a_site_without_hosts_takes_a_former_worker_away(tmp_path: Path) -> None:
    site = site_with(tmp_path / "site", "", url="")
    assert offline_hosts(site.config) == []
    assert published(tmp_path, site).content == b"retire();"
