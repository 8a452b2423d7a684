"""Files as one ZIP, the same bytes for the same files."""

import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final

__all__ = ["write_zip"]

DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The first that a ZIP can name: an archive says nothing of when it was made."""


def write_zip(target: Path | IO[bytes], folder: str, files: Mapping[str, bytes]) -> None:
    """Write files below one folder in a ZIP."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for path, content in sorted(files.items()):
            archive.writestr(_entry(f"{folder}/{path}"), content)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, DAY)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry
