"""The frontend's build beside the rest of a compile, from when it is known what to bundle."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import NamedTuple, Self

from showfloor.build.build_paths import BuildPaths
from showfloor.build.frontend import build_frontend, frontend_code
from showfloor.compile import Bundled
from showfloor.node import NodePrograms

__all__ = ["Bundle", "Bundling"]


class Bundle(NamedTuple):
    """The built frontend."""

    code: str
    """Digest of the frontend's own code."""
    is_new: bool
    """Whether it had to be built."""


class Bundling:
    """Builds the frontend in a thread of its own. What is not finished ends with the block."""

    def __init__(
        self, paths: BuildPaths, programs: NodePrograms, *, say: Callable[[str], None]
    ) -> None:
        """`programs` are those of the frontend; `say` is told what is worth a line."""
        self._paths = paths
        self._say = say
        self._programs = programs
        self._thread = ThreadPoolExecutor(1, "bundle")
        self._job: Future[Bundle] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._programs.stop()
        self._thread.shutdown(cancel_futures=True)

    def begin(self, site: Bundled) -> None:
        """Begin to build the frontend of a site."""
        self._job = self._thread.submit(self._build, site)

    @property
    def is_done(self) -> bool:
        """Whether nobody has to wait for it any more."""
        return self._job is not None and self._job.done()

    def result(self) -> Bundle:
        """Return what was built; waits for it, and raises `ToolError` when it cannot be."""
        if self._job is None:
            raise ValueError("nothing was begun")
        return self._job.result()

    def _build(self, site: Bundled) -> Bundle:
        code = frontend_code(self._paths)
        is_new = build_frontend(self._paths, site, code, say=self._say, programs=self._programs)
        return Bundle(code, is_new)
