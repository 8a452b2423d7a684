"""An offline copy as one ZIP, the same bytes for the same copy."""

import os
from pathlib import Path

from showfloor.offline_copy.copy import OfflineCopy
from showfloor.outputs.zip_archive import write_zip

__all__ = ["write_archive"]


def write_archive(copy: OfflineCopy, folder: str, target: Path) -> int:
    """Write a copy below one folder in a ZIP; return the size of the file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(".part")
    write_zip(draft, folder, copy.files)
    os.replace(draft, target)
    return target.stat().st_size
