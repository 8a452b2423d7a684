"""One React worker: a Node process that is given a page a line and answers in kind."""

import subprocess
from collections import deque
from collections.abc import Sequence
from threading import Thread, Timer
from typing import IO, Final

import msgspec

from showfloor.config.node import node_environment
from showfloor.errors import SourceError, ToolError
from showfloor.model import Page, RenderedPage, ShellModel

__all__ = ["Worker"]

KEPT_LINES: Final = 20
"""Of what a worker prints; the last ones usually say why it died."""


class _Ready(msgspec.Struct, tag="ready"):
    """The worker has what all pages share."""


class _Rendered(msgspec.Struct, tag="rendered"):
    """A page is done."""

    id: int
    page: RenderedPage


class _Failed(msgspec.Struct, tag="failed"):
    """A page could not be rendered."""

    id: int
    demo: str | None
    """Id of the demo that threw, or nothing when it was something else."""
    message: str
    stack: str


Answer = _Ready | _Rendered | _Failed
DECODER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class Worker:
    """A running worker. Not for use by two threads at once."""

    def __init__(
        self, command: Sequence[str], shell: ShellModel, assets: msgspec.Raw, *, timeout: float
    ) -> None:
        """Start the process; `timeout` is how many seconds one page may take."""
        self._timeout = timeout
        self._timed_out = False
        self._printed: deque[str] = deque(maxlen=KEPT_LINES)
        self._count = 0
        self._process = _start(command)
        self._input, self._output, errors = _pipes(self._process)
        self._drain = Thread(target=self._keep, args=(errors,), daemon=True)
        self._drain.start()
        answer = self._ask({"type": "init", "shell": shell, "assets": assets}, "start")
        if isinstance(answer, _Failed):
            self.close()
            raise _not_started(answer)

    def render(self, page: Page) -> RenderedPage:
        """Return a page rendered; raises `SourceError` for its demo, `ToolError` for the rest."""
        self._count += 1
        request = {"type": "render", "id": self._count, "page": page}
        answer = self._ask(request, f"render {page.route}")
        if isinstance(answer, _Rendered):
            return answer.page
        if isinstance(answer, _Failed):
            raise _failure(page, answer)
        raise self._died(f"render {page.route}")

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked again."""
        return self._process.poll() is None

    def close(self) -> None:
        """End the process."""
        self._input.close()
        try:
            self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._drain.join()
        self._output.close()

    def _ask(self, request: object, task: str) -> Answer:
        watch = Timer(self._timeout, self._give_up)
        watch.start()
        try:
            self._input.write(msgspec.json.encode(request) + b"\n")
            self._input.flush()
            return DECODER.decode(self._output.readline())
        except (OSError, ValueError):
            raise self._died(task) from None
        finally:
            watch.cancel()

    def _give_up(self) -> None:
        self._timed_out = True
        self._process.kill()

    def _keep(self, errors: IO[bytes]) -> None:
        with errors:
            for line in errors:
                self._printed.append(line.decode(errors="replace").rstrip())

    def _died(self, task: str) -> ToolError:
        self._process.kill()
        self._process.wait()
        self._drain.join()
        printed = "\n    ".join(line for line in self._printed if line)
        reason = (
            f"took more than {self._timeout:g} s" if self._timed_out else "ended without an answer"
        )
        return ToolError(
            f"A render worker {reason}, asked to {task}."
            + (f" It printed:\n    {printed}" if printed else ""),
            why="Pages are rendered by React in Node; without an answer there is no page.",
            fix="Run the build again; if it is always this page, look at its demos for loops.",
        )


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=node_environment(),
        )
    except OSError as error:
        raise ToolError(
            f"{command[0]} cannot be started: {error.strerror}.",
            why="Pages are rendered by React in Node.",
            fix="Install Node 20.19 or newer, or run `make serve`, which brings one.",
        ) from None


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise AssertionError("the worker was started without pipes")
    return process.stdin, process.stdout, process.stderr


def _not_started(failed: _Failed) -> ToolError:
    return ToolError(
        f"Pages cannot be drawn: {failed.message}",
        why="What all pages share (messages, navigation, files) is read before the first of them.",
        fix="Correct what the message names, then build again.",
    )


def _failure(page: Page, failed: _Failed) -> SourceError | ToolError:
    demo = page.demos.get(failed.demo) if failed.demo else None
    if demo is None:
        return ToolError(
            f"{page.source_path} cannot be rendered: {failed.message}\n    {_indent(failed.stack)}",
            why="The error is not in a demo, so it is one of the frontend or of a component.",
            fix="Follow the trace above.",
        )
    return SourceError(
        f"the demo {demo.name} throws while it is rendered: {failed.message}",
        path=demo.path,
        why=f"{page.source_path} shows it, and readers would see nothing in its place",
        fix=f'mend the demo, or write "::demo {demo.name} client" if it needs a browser',
    )


def _indent(stack: str) -> str:
    return "\n    ".join(line.strip() for line in stack.split("\n")[1:6])
