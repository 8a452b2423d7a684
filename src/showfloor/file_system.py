"""What the build asks of a file system: its time, an empty place, a file that is written."""

import os
import shutil
import stat
from pathlib import Path

__all__ = ["changed_at", "cleared", "present", "put"]


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


def put(file: Path, content: bytes) -> bool:
    """Write one of the build's own files; return whether something else stood at its place.

    That is removed: a folder, a link (which would be written through) or a file that cannot be
    written.
    """
    is_in_the_way = os.path.lexists(file) and not _is_writable_file(file)
    if is_in_the_way:
        cleared(file)
    file.write_bytes(content)
    return is_in_the_way


def _is_writable_file(path: Path) -> bool:
    return stat.S_ISREG(path.lstat().st_mode) and os.access(path, os.W_OK)
