"""Sizes that come late or not at all: who writes a site waits for no import to be measured."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from showfloor.api.sizes import FamilySizes, NodeSizer, SizeRequest

__all__ = ["KnownSizer", "LateSizer"]


class KnownSizer:
    """Says what is known of sizes and has nothing measured: no mistake in sources is a size."""

    def __init__(self, sizer: NodeSizer) -> None:
        self._sizer = sizer

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""
        return self._sizer.fingerprint

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes | None]:
        """Return the sizes of each request; nothing for those that nobody has measured."""
        return self._sizer.known(requests)


class LateSizer:
    """Says what is known of sizes, and has the rest measured in a thread: once it may begin."""

    def __init__(self, sizer: NodeSizer, *, done: Callable[[], None]) -> None:
        """`done` is called in the thread when there is more to say, or a failure to raise."""
        self._sizer = sizer
        self._done = done
        self._thread = ThreadPoolExecutor(1, "sizes")
        self._may_begin = False
        self._wanted: Sequence[SizeRequest] = ()
        self._asked: Sequence[SizeRequest] = ()
        self._job: Future[list[FamilySizes]] | None = None

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""
        return self._sizer.fingerprint

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes | None]:
        """Return the sizes of each request; nothing for those that are still being measured.

        Raises `ToolError` when the program failed to measure these alone.
        """
        known = self._sizer.known(requests)
        pairs = zip(requests, known, strict=True)
        self._wanted = [one for one, sizes in pairs if sizes is None]
        if self._may_begin:
            self._ask()
        return known

    def begin(self) -> None:
        """Measure what is not known, from now on."""
        self._may_begin = True
        self._ask()

    def close(self) -> None:
        """Measure nothing any more."""
        self._sizer.stop()
        self._thread.shutdown(cancel_futures=True)

    def _ask(self) -> None:
        if not self._wanted:
            return
        if self._job is not None and self._wanted == self._asked:
            if self._job.done():
                self._job.result()
            return
        self._asked = self._wanted
        self._job = self._thread.submit(self._sizer.measure, self._asked)
        self._job.add_done_callback(self._tell)

    def _tell(self, job: Future[list[FamilySizes]]) -> None:
        if not job.cancelled():
            self._done()
