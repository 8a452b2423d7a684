"""Pages that stop answering: the main thread of a browser may wait for its compositor for good."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer

__all__ = ["ended_after"]

RENDERER = b"--type=renderer"
PROCESSES = Path("/proc")


@contextmanager
def ended_after(seconds: float) -> Iterator[None]:
    """End the pages of this process's browsers where the block takes longer, as a crash would.

    A driver that asks a page which does not answer waits for it longer than for any timeout.
    """
    timer = Timer(seconds, _end_pages)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _end_pages() -> None:
    parents = dict(_processes())
    for pid in parents:
        with suppress(OSError):  # it has ended meanwhile
            if (
                _is_ours(pid, parents)
                and RENDERER in (PROCESSES / str(pid) / "cmdline").read_bytes()
            ):
                os.kill(pid, signal.SIGKILL)


def _processes() -> Iterator[tuple[int, int]]:
    """Yield each process with its parent; none where the system does not tell them as files."""
    for place in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):
            # The name between them is in brackets, and may hold anything.
            state = (place / "stat").read_text().rpartition(")")[2].split()
            yield int(place.name), int(state[1])


def _is_ours(pid: int, parents: dict[int, int]) -> bool:
    while pid in parents and pid != os.getpid():
        pid = parents[pid]
    return pid == os.getpid()
