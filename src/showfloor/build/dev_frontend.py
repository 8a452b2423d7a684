"""The frontend of a site that is being written: scripts one by one, pages as they are asked for.

Nothing is bundled but packages. A Node program holds Vite's own development server, which gives
open pages what has changed, and renders pages with the same modules.
"""

import socket
import subprocess
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from typing import IO, Final, TypeVar

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.licence import VARIABLE, licence_key
from showfloor.compile import Site
from showfloor.config.node import find_node, node_environment
from showfloor.errors import ToolError
from showfloor.model import Page, RenderedPage

__all__ = ["DevFrontend", "Fault", "Rendered", "build_sandbox"]

SCRIPT: Final = "programs/dev/main.mjs"
SANDBOX_SCRIPT: Final = "programs/dev/sandbox.mjs"
HOST: Final = "127.0.0.1"
KEPT_LINES: Final = 20
"""Of what the program prints; the last ones usually say why it died."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a demo."""

    demo: str
    """Its id."""
    message: str
    place: str | None
    """`path:line` from the site's folder, where there is one."""


class Rendered(msgspec.Struct, tag="rendered", frozen=True):
    """A page, with what is wrong with its demos."""

    page: RenderedPage
    faults: list[Fault]


class _Served(msgspec.Struct, tag="served"):
    """Pages can be rendered."""


class _Taken(msgspec.Struct, tag="taken"):
    """Changes are taken in."""

    known: bool


class _Failed(msgspec.Struct, tag="failed"):
    """A request could not be answered."""

    message: str
    stack: str


Answer = _Served | _Taken | Rendered | _Failed
Wanted = TypeVar("Wanted", _Served, _Taken, Rendered)
DECODER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class DevFrontend:
    """The running program. Not for use by two threads at once."""

    def __init__(self, paths: BuildPaths) -> None:
        """Start it: it loads while the site is compiled."""
        port = _free_port()
        self.origin = f"http://{HOST}:{port}"
        """Where scripts are, once a site was served."""
        self._paths = paths
        self._site: bytes | None = None
        self._printed: deque[str] = deque(maxlen=KEPT_LINES)
        self._process = subprocess.Popen(
            [find_node(), str(paths.web / SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=_environment(
                paths,
                SHOWFLOOR_SITE=str(paths.site.resolve()),
                SHOWFLOOR_PORT=str(port),
                NODE_ENV="development",  # Fast Refresh is in the builds for development alone
            ),
        )
        self._input, self._output, errors = _pipes(self._process)
        self._drain = Thread(target=self._keep, args=(errors,), daemon=True)
        self._drain.start()

    def serve(self, site: Site, manifest: bytes) -> None:
        """Take in a site; raises `ToolError` when its frontend cannot be made."""
        request = msgspec.json.encode(
            {
                "type": "site",
                "manifest": msgspec.Raw(manifest),
                "shell": site.shell,
                "licence": licence_key(site),
            }
        )
        if request != self._site:
            self._ask(request, _Served)
            self._site = request

    def changed(self, files: Iterable[Path]) -> bool:
        """Let open pages have files that were written, added or removed.

        Return whether pages may be rendered otherwise because of it.
        """
        paths = sorted(str(file.resolve()) for file in files)
        return self._ask(msgspec.json.encode({"type": "changed", "paths": paths}), _Taken).known

    def render(self, page: Page) -> Rendered:
        """Return a page as its demos are now; raises `ToolError` for what is in no demo."""
        return self._ask(msgspec.json.encode({"type": "render", "page": page}), Rendered)

    def close(self) -> None:
        """End the program."""
        self._input.close()
        try:
            self._process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._drain.join()
        self._output.close()

    def _ask(self, request: bytes, wanted: type[Wanted]) -> Wanted:
        try:
            # A message of its own may end a line: `demos.json` is written for reading.
            self._input.write(request.replace(b"\n", b" ") + b"\n")
            self._input.flush()
            answer = DECODER.decode(self._output.readline())
        except (OSError, msgspec.DecodeError):
            raise self._ended() from None
        if isinstance(answer, wanted):
            return answer
        reason = answer.stack if isinstance(answer, _Failed) else type(answer).__name__
        raise _failure(reason)

    def _keep(self, errors: IO[bytes]) -> None:
        with errors:
            for line in errors:
                self._printed.append(line.decode(errors="replace").rstrip())

    def _ended(self) -> ToolError:
        self._process.kill()
        self._process.wait()
        self._drain.join()
        return _failure("\n".join(line for line in self._printed if line) or "It ended silently.")


def build_sandbox(paths: BuildPaths) -> None:
    """Build what edited demos run with, unless it is current; raises `ToolError`."""
    done = subprocess.run(
        [find_node(), str(paths.web / SANDBOX_SCRIPT)],
        capture_output=True,
        encoding="utf-8",
        env=_environment(paths),
        check=False,
    )
    if done.returncode != 0:
        raise _failure((done.stderr or done.stdout).strip())


def _environment(paths: BuildPaths, **further: str) -> dict[str, str]:
    work = str(paths.work.resolve())
    return node_environment(SHOWFLOOR_WORK=work, **{VARIABLE: ""}, **further)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise AssertionError("the frontend's program was started without pipes")
    return process.stdin, process.stdout, process.stderr


def _failure(reason: str) -> ToolError:
    indented = "\n    ".join(line.strip() for line in reason.splitlines())
    return ToolError(
        f"The frontend cannot be served:\n    {indented}",
        why="Pages are rendered by it, and get their scripts and styles from it.",
        fix="Mend the file that the message names; where it names none, start again.",
    )
