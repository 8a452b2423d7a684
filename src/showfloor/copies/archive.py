"""An offline copy as one ZIP, the same bytes for the same copy."""

import os
import zipfile
from pathlib import Path
from typing import Final

from showfloor.copies.copy import OfflineCopy

__all__ = ["write_archive"]

DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The first that a ZIP can name: an archive says nothing of when it was made."""


def write_archive(copy: OfflineCopy, folder: str, target: Path) -> int:
    """Write a copy below one folder in a ZIP; return the size of the file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(".part")
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for path, content in sorted(copy.files.items()):
            archive.writestr(_entry(f"{folder}/{path}"), content)
    os.replace(draft, target)
    return target.stat().st_size


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, DAY)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
