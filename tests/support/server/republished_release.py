"""A release that is published again and again, each time with other names for its files.

That is what readers meet when the frontend changes: pages that are open, and workers that keep
pages, ask for files by the names of the release before.
"""

import hashlib
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from showfloor.model.release import FileEntry, Manifest
from showfloor.model.site_file import SiteFile, content_digest, load
from showfloor.outputs.headers import WORKER
from showfloor.outputs.offline_worker import END, HEAD, PrecachedFile
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings, Retention
from showfloor.release.store import Store
from showfloor.release.write import write_release
from support.site.quick_compression import quick_compression

HASHED = re.compile(r"/([\w.-]+)[-.]([\w-]{8}|[0-9a-f]{10})\.(?:js|json|css|woff2)$")
NAME = re.compile(r"[\w.-]+\.(?:js|json|css|woff2)\b")
TEXT = (".html", ".js", ".css", ".json", ".md")
HOUR = 60 * 60


@dataclass
class Releases:
    """The releases of a site, published one after the other."""

    dist: Path
    url: str = ""
    hour: int = 0

    def publish(self, source: Path, salt: str = "", *, routes: Collection[str] = ()) -> set[str]:
        """Publish what was built in `source`, all chunks and shards renamed by a salt.

        Of a large site, `routes` are the pages that are published, with all that they and the
        worker need. Returns the paths of the hashed scripts, styles and shards.
        """
        release = (source / "current").resolve()
        text = (release / "manifest.json").read_bytes()
        manifest = msgspec.json.decode(text, type=Manifest)
        entries = _needed(release, manifest, routes) if routes else manifest.files
        renamed = _renamed(entries, salt)
        files = _with_revisions([_file(release, path, e, renamed) for path, e in entries.items()])
        self.hour += 1
        retention = Retention(now=self.hour * HOUR, seconds=7 * 24 * HOUR)
        settings = ReleaseSettings(headers=manifest.headers, retention=retention)
        with hold_dist(self.dist) as lock, quick_compression():
            write_release(Store(lock), files, settings)
        return {file.path for file in files if file.immutable and HASHED.search(file.path)}


def _needed(release: Path, manifest: Manifest, routes: Iterable[str]) -> Mapping[str, FileEntry]:
    """Return these pages, the worker and what it keeps, and all hashed files that they lead to."""
    hashed: dict[str, list[str]] = defaultdict(list)
    for path, entry in manifest.files.items():
        if entry.immutable:
            hashed[path.rpartition("/")[2]].append(path)

    def led_to(text: str) -> Iterable[str]:
        return (path for name in set(NAME.findall(text)) for path in hashed.get(name, ()))

    kept = [one.url for one in _kept((release / "public" / WORKER[1:]).read_bytes())]
    waiting = [manifest.routes.get(url, url) for url in (*routes, WORKER, *kept)]
    waiting += led_to(" ".join(manifest.headers.values()))
    found: dict[str, FileEntry] = {}
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = manifest.files[path]
            if path.endswith(TEXT):
                waiting += led_to((release / found[path].file).read_text("utf-8"))
    return found


def _kept(worker: bytes) -> list[PrecachedFile]:
    """Return what a worker keeps from the start; one that takes a former away keeps nothing."""
    if not worker.startswith(HEAD):
        return []
    return msgspec.json.decode(
        worker.removeprefix(HEAD).partition(END)[0], type=list[PrecachedFile]
    )


def _with_revisions(files: list[SiteFile]) -> list[SiteFile]:
    """Return the files, of which the worker is told the digests that they have now."""
    digests = {
        file.path.removesuffix("index.html"): content_digest(load(file.content)) for file in files
    }
    return [
        replace(file, content=_revised(load(file.content), digests))
        if file.path == WORKER
        else file
        for file in files
    ]


def _revised(worker: bytes, digests: Mapping[str, str]) -> bytes:
    kept = _kept(worker)
    rows = [
        msgspec.structs.replace(one, revision=one.revision and digests[one.url]) for one in kept
    ]
    return HEAD + msgspec.json.encode(rows) + END + worker.partition(END)[2] if kept else worker


def _renamed(entries: Mapping[str, FileEntry], salt: str) -> dict[bytes, bytes]:
    """Return another name of the same length for each file that is named after its content."""
    found = (HASHED.search(path) for path, entry in entries.items() if entry.immutable)
    names = {match[0][1:]: match[2] for match in found if match}
    return {
        name.encode(): name.replace(digest, _salted(digest, salt)).encode()
        for name, digest in names.items()
    }


def _salted(digest: str, salt: str) -> str:
    return hashlib.sha256(f"{digest}{salt}".encode()).hexdigest()[: len(digest)] if salt else digest


def _file(release: Path, path: str, entry: FileEntry, renamed: dict[bytes, bytes]) -> SiteFile:
    content = (release / entry.file).read_bytes()
    if path.endswith(TEXT):
        names = re.compile(b"|".join(map(re.escape, renamed)))
        content = names.sub(lambda match: renamed[match[0]], content)
    folder, _, name = path.rpartition("/")
    name = renamed.get(name.encode(), name.encode()).decode()
    return SiteFile(
        path=f"{folder}/{name}",
        content=content,
        type=entry.type,
        immutable=entry.immutable,
        quick=True,
        headers=entry.headers,
    )
