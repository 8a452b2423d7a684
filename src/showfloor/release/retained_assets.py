"""Files of earlier releases that a release still serves.

A page that is open still asks for the files of the release it came from: chunks of its demos,
the shards that its search index names. They are retained for some days, in the public folder of
each new release, so that every server and host has them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from showfloor.model.release import SUFFIXES, FileEntry, RetainedAsset
from showfloor.release.manifest import PUBLIC, Retention

SCRIPT_FOLDERS: Final = "/_"
"""Scripts ask for files whose path begins like this; people neither type nor link them."""

Assets = Iterable[tuple[str, RetainedAsset]]
"""Retained assets with their site paths."""


class RetainedAssets(NamedTuple):
    """The files of earlier releases that a release serves."""

    files: dict[str, RetainedAsset]
    """By site path."""
    dropped: int
    """How many were removed before their time, since there were too many."""


def retained_assets(
    files: Mapping[str, FileEntry],
    before: Mapping[str, FileEntry],
    retained_before: Mapping[str, RetainedAsset],
    retention: Retention,
) -> RetainedAssets:
    """Return the assets that a release of `files` retains.

    The release before it had the files `before` and retained `retained_before`.
    """
    gone = ((path, entry) for path, entry in before.items() if path not in files)
    leaving = {
        path: RetainedAsset(entry=entry, left=retention.now)
        for path, entry in gone
        if entry.immutable or path.startswith(SCRIPT_FOLDERS)
    }
    candidates = {p: file for p, file in retained_before.items() if p not in files} | leaving
    fitting = _without_conflicts(_young(candidates, retention), files)
    newest_first = sorted(fitting, key=lambda item: (-item[1].left, item[0]))
    within_limits = dict(_within_limits(newest_first, retention))
    return RetainedAssets(within_limits, len(fitting) - len(within_limits))


def _young(
    assets: Mapping[str, RetainedAsset], retention: Retention
) -> Iterator[tuple[str, RetainedAsset]]:
    for path, asset in assets.items():
        left = min(asset.left, retention.now)  # a clock may have been wrong
        if retention.now - left < retention.seconds:
            yield path, RetainedAsset(entry=asset.entry, left=left)


def _without_conflicts(
    assets: Assets, files: Mapping[str, FileEntry]
) -> list[tuple[str, RetainedAsset]]:
    """Return the assets whose paths the new release needs neither for a file nor for a folder."""
    found = list(assets)
    if not found:
        return []
    # Only folders of the release are listed: it may have a hundred times as many files.
    below = {entry.file.rpartition("/")[0] for entry in files.values()}
    folders = {parent for folder in below for parent in _parents(f"{folder}/")}

    def is_taken(name: str) -> bool:
        path = name.removeprefix(PUBLIC)
        whole = (path.removesuffix(suffix) for suffix in SUFFIXES.values() if path.endswith(suffix))
        entries = (files[one] for one in whole if one in files)
        return path in files or any(name in dict(entry.stored) for entry in entries)

    return [
        (path, asset)
        for path, asset in found
        if not any(name in folders or is_taken(name) for name, _ in asset.entry.stored)
        and not any(map(is_taken, _parents(asset.entry.file)))
    ]


def _parents(name: str) -> Iterator[str]:
    while name := name.rpartition("/")[0]:
        yield name


def _within_limits(assets: Assets, retention: Retention) -> Iterator[tuple[str, RetainedAsset]]:
    bytes_left = retention.max_bytes
    for count, (path, asset) in enumerate(assets):
        bytes_left -= sum(size for _, size in asset.entry.stored)
        if bytes_left < 0 or count >= retention.max_files:
            return
        yield path, asset
