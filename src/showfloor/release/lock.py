"""One build at a time: a lock on the folder of the releases."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from showfloor.errors import ReleaseError
from showfloor.file_system import write_file

LOCK: Final = ".lock"
HOLDER: Final = ".lock-holder"
"""Holds the number of the process that builds. On Windows no other process could read it in the
locked file."""


@dataclass(frozen=True, slots=True)
class DistLock:
    """Proof that this process alone may write in `dist`; `write_release` asks for it."""

    dist: Path


@contextmanager
def hold_dist(
    dist: Path, *, wait: bool = True, say: Callable[[str], None] | None = None
) -> Iterator[DistLock]:
    """Hold the lock of `dist` for the length of a `with` block.

    While another build holds it, this one reports that with `say` and waits, or raises
    `ReleaseError` if `wait` is false. The system frees the lock of a process that is killed.
    Raises `ReleaseError` too where the path of the lock cannot be locked.
    """
    dist.mkdir(parents=True, exist_ok=True)
    # On a file system without locks, the soft lock of the library would outlive a killed process.
    lock = FileLock(dist / LOCK, fallback_to_soft=False, preserve_lock_file=True)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        _wait_for_turn(lock, dist, wait, say)
    except OSError as error:
        raise _not_lockable(dist / LOCK, error) from error
    try:
        if write_file(dist / HOLDER, f"{os.getpid()}\n".encode("ascii")) and say is not None:
            say(f"{dist / HOLDER} was not a file that can be written. It was made again.")
        yield DistLock(dist)
    finally:
        lock.release()


def _wait_for_turn(
    lock: FileLock, dist: Path, wait: bool, say: Callable[[str], None] | None
) -> None:
    holder = _holder(dist)
    if not wait:
        raise ReleaseError(
            f"{dist.name}/ is being written by another build ({holder}).",
            why="Two builds at once would mix their files.",
            fix="Wait until it has finished, or build without --no-wait.",
        )
    if say is not None:
        say(f"Another build ({holder}) is writing {dist.name}/; waiting for it to finish.")
    lock.acquire()


def _holder(dist: Path) -> str:
    try:
        process = (dist / HOLDER).read_bytes().decode("ascii", "replace").strip()
    except OSError:  # there is none yet, or it is no file: only the holder makes it
        process = ""
    return f"process {process}" if process else "starting"


def _not_lockable(lock: Path, error: OSError) -> ReleaseError:
    # It is not removed: a folder or a link of this name may be the lock of another program.
    return ReleaseError(
        f"{lock} cannot be locked: {error.strerror}.",
        why="Builds take turns by locking this file. Two at once would mix their files.",
        fix="Remove it if no other program needs it, or name another folder with --dist.",
    )
