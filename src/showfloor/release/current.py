"""The current release of a folder of releases, as it is read by those who do not serve it."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.model.release import MANIFEST_VERSION, Manifest, manifest_fault
from showfloor.release.manifest import MANIFEST


class CurrentRelease(NamedTuple):
    """The folder of the current release, and what its manifest says."""

    folder: Path
    manifest: Manifest


def read_current(dist: Path, purpose: str) -> CurrentRelease:
    """Return the current release; raises `ReleaseError` if there is none.

    `purpose` ends the sentence "There is no release that can be ...".
    """
    try:
        folder = dist / current_target(dist)
        manifest = decode_json((folder / MANIFEST).read_bytes(), Manifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _no_release(dist, purpose, str(error)) from error
    if manifest.version != MANIFEST_VERSION:
        raise _no_release(dist, purpose, f"Its manifest has version {manifest.version}")
    if fault := manifest_fault(manifest):
        raise _no_release(dist, purpose, fault)
    return CurrentRelease(folder, manifest)


def _no_release(dist: Path, purpose: str, reason: str) -> ReleaseError:
    return ReleaseError(
        f"There is no release in {dist} that can be {purpose}.",
        why=f"{reason}.",
        fix="Build the site first: showfloor build.",
    )
