"""A process that is fed questions in JSON, and given up when it takes too long to answer."""

import subprocess
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import IO, Final, Self

import msgspec

from showfloor.work_counts import count

LAST_LINES: Final = 200
"""How many of the lines that a program prints in addition to its answers are stored; the last ones
usually show why it died."""

PATIENCE_SECONDS: Final = 1
"""How long a program may take to end after it was asked to."""


class ProgramError(Exception):
    """A program gave no answer.

    `reason` goes on after its name ("took more than 60 s"), `printed` is what it had printed.
    """

    def __init__(self, reason: str, printed: Sequence[str], *, timed_out: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.printed = tuple(printed)
        self.timed_out = timed_out


class RunningProgram:
    """A program that was started. Not for use by two threads at once."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], *, seconds: float
    ) -> None:
        """Start it; an answer may take `seconds`. Raises `OSError` where it cannot be started."""
        self._seconds = seconds
        self._timed_out = False
        self._deadline: float | None = None
        """When the answer that is waited for comes too late."""
        self._ended = Event()
        self._printed: deque[str] = deque(maxlen=LAST_LINES)
        self._name = "/".join(Path(command[-1]).parts[-2:])
        count("processes started", self._name)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )
        self._input, self._output, errors = _pipes(self._process)
        self._drain = Thread(target=self._keep, args=(errors,), daemon=True)
        self._drain.start()
        self._patience = Thread(target=self._watch, daemon=True)
        self._patience.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """Number of its process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked again."""
        return self._process.poll() is None

    def ask(self, question: object) -> bytes:
        """Return the line that it answers to a question; raises `ProgramError` without one."""
        answer = b""
        with self._in_time(), suppress(OSError):  # it may have ended before it read the question
            self._feed(question)
            answer = self._output.readline()
        if not answer.endswith(b"\n"):
            raise self.failed("ended without an answer")
        return answer

    def ask_last(self, question: object) -> bytes:
        """Return all that it prints until it ends, after a question that no other follows.

        Raises `ProgramError` if it does not end well.
        """
        with self._in_time():
            with suppress(OSError):  # its status shows whether it had to read all of the question
                self._feed(question)
                self._input.close()
            answer = self._output.read()
            status = self._process.wait()
        if status != 0:
            raise self.failed(_end(status))
        return answer

    def failed(self, reason: str) -> ProgramError:
        """End the process, and return the error with the reason, first that it took too long."""
        self._process.kill()
        self._process.wait()
        self._drain.join()
        self._ended.set()
        if self._timed_out:
            reason = f"took more than {self._seconds:g} s"
        return ProgramError(reason, self._printed, timed_out=self._timed_out)

    def stop(self) -> None:
        """End the process at once, from any thread; nobody who waits for an answer gets one."""
        self._process.kill()

    def close(self) -> None:
        """End the process."""
        self._ended.set()
        with suppress(OSError):  # it may have ended without having read everything
            self._input.close()
        try:
            self._process.wait(timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._drain.join()
        self._patience.join()
        self._output.close()

    def _feed(self, question: object) -> None:
        count("questions asked", self._name)
        self._input.write(msgspec.json.encode(question) + b"\n")
        self._input.flush()

    @contextmanager
    def _in_time(self) -> Iterator[None]:
        self._deadline = monotonic() + self._seconds
        try:
            yield
        finally:
            self._deadline = None

    def _watch(self) -> None:
        """Give the program up when an answer comes too late.

        One thread for all answers: to start one for each takes longer than many an answer. While
        there is nothing to wait for it may sleep, since a deadline to come is no nearer than that.
        """
        sleep = self._seconds
        while not self._ended.wait(sleep):
            deadline = self._deadline
            sleep = self._seconds if deadline is None else deadline - monotonic()
            if sleep <= 0:
                self._timed_out = True
                self._process.kill()
                return

    def _keep(self, errors: IO[bytes]) -> None:
        with errors:
            for line in errors:
                self._printed.append(line.decode(errors="replace").rstrip())


def _end(status: int) -> str:
    """Return how a process ended; a signal is a negative number."""
    return f"ended with status {status}" if status > 0 else f"was stopped by signal {-status}"


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise AssertionError("the program was started without pipes")
    return process.stdin, process.stdout, process.stderr
