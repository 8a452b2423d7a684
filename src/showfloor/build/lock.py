"""One build at a time: a lock on the folder of the releases."""

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from showfloor.errors import ReleaseError

__all__ = ["DistLock", "hold_dist"]


@dataclass(frozen=True, slots=True)
class DistLock:
    """Proof that this process alone may write in `dist`; `write_release` asks for it."""

    dist: Path


@contextmanager
def hold_dist(
    dist: Path, *, wait: bool = True, say: Callable[[str], None] | None = None
) -> Iterator[DistLock]:
    """Hold the lock of `dist` for the length of a `with` block.

    When another build holds it, `say` is told whose turn it is and this one waits, or raises
    `ReleaseError` if `wait` is false. The system frees the lock of a process that is killed.
    """
    dist.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(dist / ".lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        if not _taken(descriptor):
            _wait_for_turn(descriptor, dist, wait, say)
        _sign(descriptor)
        yield DistLock(dist)
    finally:
        os.close(descriptor)


def _taken(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _wait_for_turn(
    descriptor: int, dist: Path, wait: bool, say: Callable[[str], None] | None
) -> None:
    holder = _holder(descriptor)
    if not wait:
        raise ReleaseError(
            f"{dist.name}/ is being written by another build ({holder}).",
            why="Two builds at once would mix their files.",
            fix="Wait until it has finished, or build without --no-wait.",
        )
    if say is not None:
        say(f"Another build ({holder}) is writing {dist.name}/; waiting for it to finish.")
    fcntl.flock(descriptor, fcntl.LOCK_EX)


def _holder(descriptor: int) -> str:
    signature = os.pread(descriptor, 32, 0).decode("ascii", "replace").strip()
    return f"process {signature}" if signature else "just starting"


def _sign(descriptor: int) -> None:
    os.ftruncate(descriptor, 0)
    os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
