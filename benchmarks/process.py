"""Runs a command and measures it whole: wall time, processor time, peak memory of its tree."""

import os
import resource
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

SAMPLE_SECONDS = 0.05
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class Measured(NamedTuple):
    """What a command took."""

    seconds: float
    cpu_seconds: float
    """Of all its processes together."""
    peak_bytes: int
    """Resident memory of all its processes together, sampled; shared pages count for each."""
    output: str


def measure(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Measured:
    """Run a command to its end; raises `RuntimeError` with its output when it fails.

    It keeps what Python has compiled, as a user's does, whatever options this process has.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **(environment or {})},
    )
    watch = MemoryWatch(process.pid)
    output, _ = process.communicate()
    seconds = time.perf_counter() - start
    peak = watch.stop()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if process.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed:\n{output}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Measured(seconds, cpu, peak, output)


class MemoryWatch:
    """Samples the memory of a process and its descendants in a thread."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._peak = 0
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> int:
        """End the sampling and return the peak in bytes."""
        self._done.set()
        self._thread.join()
        return self._peak

    def stop_after(self, seconds: float) -> int:
        """Sample for a while, and return the peak in bytes."""
        time.sleep(seconds)
        return self.stop()

    def _run(self) -> None:
        while not self._done.wait(SAMPLE_SECONDS):
            self._peak = max(self._peak, sum(map(_resident, _tree(self._pid))))


def _tree(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:  # it has ended meanwhile
        return [pid]
    return [pid, *(below for child in children for below in _tree(int(child)))]


def _resident(pid: int) -> int:
    try:
        pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return 0
    return int(pages) * PAGE_BYTES
