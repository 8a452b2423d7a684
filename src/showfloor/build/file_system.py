"""What the build asks of a file system: its time, and an empty place."""

import os
import shutil
from pathlib import Path

__all__ = ["changed_at", "cleared", "present"]


def present(folder: Path) -> int:
    """Return the time of a file that is made now in `folder`, in nanoseconds.

    A file system may be that of another machine, with a clock of its own.
    """
    mark = folder / f".time.{os.getpid()}"
    mark.unlink(missing_ok=True)
    mark.touch()
    time = changed_at(mark.stat())
    mark.unlink()
    return time


def changed_at(found: os.stat_result) -> int:
    """Return when a file was changed last, its names and rights included."""
    return max(found.st_ctime_ns, found.st_mtime_ns)


def cleared(path: Path) -> Path:
    """Remove whatever stands at a path; return it."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    return path
