"""Pages that stop answering: the main thread of a browser may wait for its compositor for good.

A page that hangs so uses no processor time, by which it is told from one that is slow.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

RENDERER: Final = b"--type=renderer"
PROCESSES: Final = Path("/proc")
STILL_SECONDS: Final = 10
LOOKS: Final = 10
"""How often processes are looked at in that time."""
LEAST_SECONDS: Final = 0.25
"""Processor time that is work in the ten seconds: pages that hang wake now and then, to find
nothing to do. A page that is slow, beside ten programs at work, has four times as much."""


@dataclass(slots=True)
class Standstill:
    """Tells for how long processes have done nothing, by what processor time each has used."""

    since: float = 0
    used: Mapping[int, float] | None = None

    def lasts(self, now: float, used: Mapping[int, float]) -> float:
        """Return the seconds since they last worked; `used` is in seconds, by process."""
        if self._is_work(used):
            self.since, self.used = now, used
        return now - self.since

    def _is_work(self, used: Mapping[int, float]) -> bool:
        if self.used is None or used.keys() != self.used.keys():
            return True
        return sum(used.values()) - sum(self.used.values()) >= LEAST_SECONDS


@contextmanager
def ended_when_hanging(most: float, still: float = STILL_SECONDS) -> Iterator[None]:
    """End the pages of this process's browsers, as a crash would, where they hang in the block.

    They hang when none has used processor time for `still` seconds, or when the block takes longer
    than `most` seconds. A driver that asks a page which does not answer waits for it longer than
    for any timeout. Where a system does not tell of its processes as files, no page is ended.
    """
    left = threading.Event()
    watcher = threading.Thread(target=_watch, args=(left, most, still), daemon=True)
    watcher.start()
    try:
        yield
    finally:
        left.set()
        watcher.join()


def _watch(left: threading.Event, most: float, still: float) -> None:
    """End pages that hang before the block is left."""
    begun, standstill = time.monotonic(), Standstill()
    while not left.wait(still / LOOKS):
        now = time.monotonic()
        pages = dict(_pages())
        if now - begun >= most or standstill.lasts(now, pages) >= still:
            _end(pages)
            return


def _end(pages: Mapping[int, float]) -> None:
    for pid in pages:
        with suppress(OSError):  # it has ended meanwhile
            os.kill(pid, signal.SIGKILL)


def _pages() -> Iterator[tuple[int, float]]:
    """Yield the processes that draw pages, each with the processor time that it has used."""
    ticks = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 1
    processes = {pid: (parent, used) for pid, parent, used in _processes()}
    for pid, (_, used) in processes.items():
        with suppress(OSError):
            if (
                _is_ours(pid, processes)
                and RENDERER in (PROCESSES / str(pid) / "cmdline").read_bytes()
            ):
                yield pid, used / ticks


def _processes() -> Iterator[tuple[int, int, int]]:
    """Yield each process with its parent and what time it has used; none where no file tells."""
    for place in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):
            # The name between them is in brackets, and may hold anything.
            state = (place / "stat").read_text().rpartition(")")[2].split()
            yield int(place.name), int(state[1]), int(state[11]) + int(state[12])


def _is_ours(pid: int, processes: Mapping[int, tuple[int, int]]) -> bool:
    while pid in processes and pid != os.getpid():
        pid = processes[pid][0]
    return pid == os.getpid()
