"""Writes, replaces and removes files, and reads the time of a file system."""

import os
import shutil
import stat
from pathlib import Path


def file_system_time(folder: Path) -> int:
    """Return the time of a file that is made now in `folder`, in nanoseconds.

    The file system may be on another machine, with another clock.
    """
    probe = folder / f".time.{os.getpid()}"
    probe.unlink(missing_ok=True)
    probe.touch()
    time = changed_at(probe.stat())
    probe.unlink()
    return time


def changed_at(found: os.stat_result) -> int:
    """Return when a file was changed last, its names and rights included."""
    return max(found.st_ctime_ns, found.st_mtime_ns)


def remove_path(path: Path | str) -> None:
    """Remove the file, link or folder at a path, if there is one."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except (IsADirectoryError, PermissionError):  # systems differ in how they refuse a folder
        if not os.path.isdir(path):
            raise
        shutil.rmtree(path)


def replace_file(file: Path, content: bytes) -> None:
    """Write a file in one step, so that no process reads half of it."""
    unfinished = file.with_name(f"{file.name}.{os.getpid()}")
    unfinished.write_bytes(content)
    if file.is_dir():
        remove_path(file)
    unfinished.replace(file)


def write_file(file: Path, content: bytes) -> bool:
    """Write a file of the build; return whether anything else was removed from its path.

    That is a folder, a link (which would be written through) or a file that cannot be written.
    """
    is_in_the_way = os.path.lexists(file) and not (
        stat.S_ISREG(file.lstat().st_mode) and os.access(file, os.W_OK)
    )
    if is_in_the_way:
        remove_path(file)
    file.write_bytes(content)
    return is_in_the_way
