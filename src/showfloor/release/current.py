"""Reads the manifest of a release. Nothing else does."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.model.release import MANIFEST, MANIFEST_VERSION, Manifest, manifest_fault


class ReleaseOnDisk(NamedTuple):
    """A release with a manifest that can be used."""

    folder: Path
    manifest: Manifest
    content: bytes
    """Of the manifest's file."""


class _Version(msgspec.Struct, frozen=True):
    """The field that manifests of all versions have."""

    version: int


def read_current(dist: Path) -> ReleaseOnDisk:
    """Return the release that `dist/current` points to; raises `ReleaseError`."""
    try:
        # Not `current` itself, which may point elsewhere a moment later.
        folder = dist / current_target(dist)
        content = (folder / MANIFEST).read_bytes()
    except OSError as error:
        raise ReleaseError(
            f"There is no release in {dist}.",
            why=f"{error.filename} cannot be read: {error.strerror}.",
            fix="Build the site first: showfloor build.",
        ) from error
    return ReleaseOnDisk(folder, decode_manifest(folder, content), content)


def digest_of(release: Path) -> str:
    """Return the digest that the name of a release's folder begins with."""
    return release.name.partition("-")[0]


def decode_manifest(folder: Path, content: bytes) -> Manifest:
    """Return the manifest of the release in `folder`; raises `ReleaseError`."""
    try:
        # In another version, all other fields may differ.
        version = decode_json(content, _Version).version
        if version != MANIFEST_VERSION:
            raise unusable(folder, f"its manifest has version {version}, not {MANIFEST_VERSION}")
        manifest = decode_json(content, Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise unusable(folder, f"its manifest does not read as one: {error}") from error
    if fault := manifest_fault(manifest):
        raise unusable(folder, fault)
    return manifest


def unusable(folder: Path, why: str) -> ReleaseError:
    """Return the error of a release that nobody should be given."""
    return ReleaseError(
        f"The release {folder.name} cannot be used.",
        why=f"It is damaged or of another version of Showfloor: {why}.",
        fix="Build the site again: showfloor build.",
    )
