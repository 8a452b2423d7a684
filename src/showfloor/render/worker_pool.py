"""A pool of React workers that render pages on all cores."""

import os
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Self

import msgspec

from showfloor.model.navigation import NavTree
from showfloor.model.page import Page, RenderedPage, ShellModel
from showfloor.node import NodePrograms, RunningProgram
from showfloor.render.worker import WORKER, Worker


class Renderer:
    """Turns pages into HTML documents: a pool of React workers, each with its thread.

    Workers start when there are pages for them, and stay for the next call.
    """

    def __init__(
        self,
        node: str,
        work: Path,
        shell: ShellModel,
        trees: Sequence[NavTree],
        *,
        workers: int | None = None,
        timeout: float = WORKER.seconds,
    ) -> None:
        """`work` is the folder of the built frontend.

        A page may show anything of `shell`, but only its own tree: its key has no other.
        """
        self._programs = NodePrograms(node, work)
        self._program = replace(WORKER, seconds=timeout)
        self._assets = msgspec.Raw((work / "assets.json").read_bytes())
        self._shell = shell
        self._trees = trees
        self._limit = workers or os.cpu_count() or 1
        self._started: list[RunningProgram] = []
        self._idle: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def start(self, pages: int) -> None:
        """Start the workers for some pages: they read their modules while others prepare pages."""
        while len(self._started) < min(pages, self._limit):
            self._started.append(self._programs.start(self._program))

    def render(self, pages: Iterable[Page]) -> Generator[RenderedPage, None, None]:
        """Return each page as soon as it is rendered, in any order.

        Pages are taken one at a time, when a worker is free. Raises `SourceError` for a demo that
        throws, `ToolError` when a worker fails; pages that workers have are finished first, so that
        the pool can be used again.
        """
        waiting = _PageQueue(iter(pages))
        done: SimpleQueue[RenderedPage | None] = SimpleQueue()
        with ThreadPoolExecutor(self._limit, "render") as threads:
            running = [threads.submit(self._work, waiting, done) for _ in range(self._limit)]
            try:
                yield from _results(done, len(running))
            finally:
                waiting.stop()
        for thread in running:
            thread.result()

    def close(self) -> None:
        """End all workers."""
        while self._started:
            self._started.pop().close()
        while self._idle:
            self._idle.pop().close()

    def _work(self, waiting: "_PageQueue", done: "SimpleQueue[RenderedPage | None]") -> None:
        """Render pages until none is left; then put `None`."""
        worker: Worker | None = None
        try:
            while (page := waiting.take()) is not None:
                worker = worker or self._take_worker()
                done.put(worker.render(page))
        finally:
            waiting.stop()
            if worker is not None:
                self._put_back(worker)
            done.put(None)

    def _take_worker(self) -> Worker:
        try:
            return self._idle.pop()
        except IndexError:
            running = self._program_of_worker()
            return Worker(running, self._shell, self._trees, self._assets)

    def _program_of_worker(self) -> RunningProgram:
        try:
            return self._started.pop()
        except IndexError:
            return self._programs.start(self._program)

    def _put_back(self, worker: Worker) -> None:
        if worker.is_alive:
            self._idle.append(worker)
        else:
            worker.close()


class _PageQueue:
    """Pages for several threads."""

    def __init__(self, pages: Iterator[Page]) -> None:
        self._pages = pages
        self._lock = Lock()
        self._stopped = False

    def take(self) -> Page | None:
        with self._lock:
            return None if self._stopped else next(self._pages, None)

    def stop(self) -> None:
        self._stopped = True


def _results(done: "SimpleQueue[RenderedPage | None]", threads: int) -> Iterator[RenderedPage]:
    running = threads
    while running:
        result = done.get()
        if result is None:
            running -= 1
        else:
            yield result
