"""Runs Pagefind over some documents."""

import os
import subprocess
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from showfloor.errors import ToolError
from showfloor.fingerprint import python_package_version

__all__ = ["BEST_ALONE", "WORKER", "Indexing", "pagefind_version", "run_pagefind"]

WORKER: Final = "pagefind-worker.js"
PROGRAM: Final = "PAGEFIND_BINARY_PATH"
"""The variable with which Pagefind lets another program be named."""

NEEDED: Final = ("pagefind-entry.json", "*.pf_meta", "wasm.en.pagefind", "index/*", "fragment/*")
"""What a search loads; the rest is an interface that we do not use."""

BEST_ALONE: Final = b"""\
{
  const most = 30;
  const post = self.postMessage.bind(self);
  const forget = (id) => {
    const data = { method: "releaseData", args: [id] };
    self.dispatchEvent(new MessageEvent("message", { data }));
  };
  self.postMessage = (reply) => {
    if (reply.id === undefined) return;
    const rest = reply.result?.results?.splice(most) ?? [];
    post(reply);
    for (const { data } of rest) forget(data);
  };
}
"""
"""What the worker begins with. By itself it sends all pages that have a word, each with the places
where they have it: of ten thousand pages this keeps the reader's page busy for longer than a key
may take, and the worker keeps all of them. So it sends the best alone, and forgets the others."""


def pagefind_version() -> str:
    """Return the version of the program that is installed; its format goes with it."""
    return python_package_version("pagefind_bin")


class Indexing:
    """Pagefind at work on some documents; it ends with the block."""

    def __init__(self, documents: Iterable[tuple[str, str]], language: str, *, beside: int) -> None:
        """Start it; the arguments are those of `run_pagefind`, which raises the same."""
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="showfloor-text-"))
            pages, self._index = Path(folder, "pages"), Path(folder, "index")
            for route, html in documents:
                place = pages / route.strip("/") / "index.html"
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(html, encoding="utf-8", newline="\n")
            paths = ["--site", str(pages), "--output-path", str(self._index)]
            arguments = [*paths, "--force-language", language]
            self._process = stack.enter_context(_started(arguments, threads=_threads(beside)))
            self._ending = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()  # nothing, where it has ended
        self._ending.close()

    def files(self) -> dict[str, bytes]:
        """Return the files of the index by name, once they are there."""
        said, errors = self._process.communicate()
        if self._process.returncode != 0:
            raise ToolError(
                f"The text of pages cannot be indexed:\n{(errors or said).strip()}",
                why="Without the index the text of pages could not be searched.",
                fix="See to free space and rights in the folder for temporary files, then build"
                " again.",
            )
        names = [
            file for pattern in (WORKER, *NEEDED) for file in sorted(self._index.glob(pattern))
        ]
        files = {file.relative_to(self._index).as_posix(): file.read_bytes() for file in names}
        return files | {WORKER: BEST_ALONE + files[WORKER]}


def run_pagefind(
    documents: Iterable[tuple[str, str]], language: str, *, beside: int
) -> dict[str, bytes]:
    """Index documents, given as route and HTML; return the files of the index by name.

    `beside` is how much other work goes on meanwhile, each on a core of its own. The program has
    the other cores: with more threads than that it takes up to a fifth more processor time.
    The program is run itself: its Python interface waits a tenth of a second for every answer.
    Raises `ToolError` with what it said when it fails.
    """
    with Indexing(documents, language, beside=beside) as indexing:
        return indexing.files()


def _threads(beside: int) -> int:
    return max(1, (os.cpu_count() or 1) - beside)


def _started(arguments: list[str], *, threads: int) -> subprocess.Popen[str]:
    program = _program()
    if program is None:
        raise ToolError(
            "Pagefind is not installed.",
            why="The text of pages is indexed by it, so that it can be searched.",
            fix="Run make setup, which installs it with its program.",
        )
    return subprocess.Popen(
        [program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "RAYON_NUM_THREADS": str(threads)},
    )


def _program() -> Path | None:
    named = os.environ.get(PROGRAM)
    if named is not None:
        return Path(named)
    try:
        # Asked itself: `pagefind.service` says the same, and imports what runs event loops.
        from pagefind_bin import get_executable

        return Path(get_executable())
    except (ImportError, FileNotFoundError):
        return None
