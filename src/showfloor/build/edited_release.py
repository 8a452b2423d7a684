"""The release after an edit: what it says of itself, and how it comes to be served."""

from pathlib import Path
from typing import NamedTuple

from showfloor.build.draft import Draft
from showfloor.build.former import former_files
from showfloor.build.manifest import (
    MANIFEST,
    PUBLIC,
    Keeping,
    ReleaseSettings,
    encode_manifest,
    make_manifest,
    stored_files,
)
from showfloor.build.release import KEEP, CompressedFile
from showfloor.build.store import Store
from showfloor.model.release import Manifest

__all__ = ["Changed", "Next", "next_release", "release"]


class Changed(NamedTuple):
    """What an edit changes in a release."""

    new: list[CompressedFile]
    gone: frozenset[str]
    """Site paths of files that are no more."""


class Next(NamedTuple):
    """The release after an edit."""

    manifest: Manifest
    beside: dict[str, bytes]
    """What stands beside the public files, the manifest among it, by name."""
    left: set[str]
    """What the last release has on disk and this one has not, by path below its folder."""
    dropped: int
    """Files of earlier releases that had to go before their time."""


def next_release(before: Manifest, changed: Changed, keeping: Keeping, folder: Path) -> Next:
    """Return the release after an edit; `folder` is that of the one `before`."""
    files = {path: entry for path, entry in before.files.items() if path not in changed.gone}
    files |= {one.entry.file.removeprefix(PUBLIC): one.entry for one in changed.new}
    former = former_files(files, before.files, before.former, keeping)
    beside = {name: (folder / name).read_bytes() for name in before.beside}
    settings = ReleaseSettings(
        redirects=before.redirects,
        languages=before.languages,
        headers=before.headers,
        beside=beside,
    )
    manifest = make_manifest(files.values(), settings, former.files)
    contents = {**beside, MANIFEST: encode_manifest(manifest)}
    return Next(manifest, contents, _names_left(before, manifest), former.dropped)


def release(store: Store, draft: Draft, changed: Changed, next_one: Next) -> None:
    """Put what is new into a draft that is the same as the last release, and serve it."""
    for one in changed.new:
        for name, content in one.stored.items():
            draft.write(name, content)
    draft.drop(next_one.left)
    for name, content in next_one.beside.items():
        draft.write(name, content)
    digest = next_one.manifest.digest
    store.publish(draft, digest, KEEP)
    store.sweep()
    store.verified(digest)


def _names_left(before: Manifest, after: Manifest) -> set[str]:
    """Return what a release has on disk and the next one has not, by path below its folder."""
    own = {**{path: f.entry for path, f in after.former.items()}, **after.files}
    once = {**{path: f.entry for path, f in before.former.items()}, **before.files}
    other = [(entry, own.get(path)) for path, entry in once.items() if own.get(path) is not entry]
    names = {name for entry, _ in other for name, _ in stored_files(entry)}
    return names - {name for _, entry in other if entry for name, _ in stored_files(entry)}
