"""What imports cost: measured by a Node program with the site's bundler, once for each version."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.decoding import decode_json
from showfloor.fingerprint import key_of, package_versions
from showfloor.model import ApiEntry, ApiSize, Model
from showfloor.model.cache import Cache, recalled
from showfloor.node import NodeProgram, NodePrograms, kept_answers

KEPT_BYTES: Final = str(2**30)
"""As much memory as the program may hold for what it compresses next."""

PROGRAM: Final = NodeProgram(
    name="sizes",
    # A compressor takes and leaves 40 MB for each import: half of the program's time went into
    # getting them from the system again and again. Other systems than Linux do not read these.
    environment={
        "MALLOC_ARENA_MAX": "1",
        "MALLOC_MMAP_THRESHOLD_": KEPT_BYTES,
        "MALLOC_TRIM_THRESHOLD_": KEPT_BYTES,
    },
    seconds=600,
    failed="The program that measures imports failed: {reason}",
    why="Pages of the API reference say what an import costs.",
    fix="Run `npm ci` in {engine}; if it fails again, fix the cause that the message names.",
)
IMPORT: Final = re.compile(r"import (?P<what>\{.*?\}|\w+) from")

FamilySizes = Mapping[str, ApiSize]
"""Sizes by the slug of an entry."""


class SizeRequest(Model, frozen=True, kw_only=True):
    """What is measured of a family."""

    id: str
    provider: str | None
    """The file that all its demos load anyway."""
    surroundings: str
    """Digest of what the provider is made of."""
    packages: tuple[str, ...]
    entries: dict[str, str]
    """Slug to the statement that exports the entry."""


class Sizer(Protocol):
    """Measures imports."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def measure(self, requests: Sequence[SizeRequest]) -> Sequence[FamilySizes | None]:
        """Return the sizes of each request; nothing for what will be known later."""


class _Sizes(msgspec.Struct):
    sizes: dict[str, dict[str, ApiSize]]


def size_request(
    family: str, entries: Iterable[ApiEntry], provider: Path | None, surroundings: str
) -> SizeRequest:
    """Return the request for a family's components and hooks."""
    measured = [one for one in entries if one.kind != "interface" and one.imports]
    return SizeRequest(
        id=family,
        provider=str(provider) if provider else None,
        surroundings=surroundings,
        packages=tuple(sorted({one.package for one in measured})),
        entries={one.slug: _as_export(one.imports[0].code) for one in measured},
    )


def with_sizes(entries: Iterable[ApiEntry], sizes: FamilySizes) -> list[ApiEntry]:
    """Return entries with their sizes, as far as these are known."""
    return [msgspec.structs.replace(one, size=sizes.get(one.slug)) for one in entries]


class NodeSizer:
    """Runs the program on the packages of a project."""

    def __init__(self, programs: NodePrograms, project: Path, cache: Cache) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._programs = programs
        self._project = project
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return self._programs.version(PROGRAM)

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes]:
        """Return the sizes of each request, those of a known version from the cache.

        Raises `ToolError` when the program fails.
        """
        keys = [self._key(one) for one in requests]
        questions = dict(zip(keys, requests, strict=True))
        sizes = kept_answers(self._cache, dict[str, ApiSize], questions, self._run)
        return [sizes[key] for key in keys]

    def known(self, requests: Sequence[SizeRequest]) -> list[FamilySizes | None]:
        """Return the sizes of those requests that were measured before."""
        keys = map(self._key, requests)
        return [recalled(self._cache, key, dict[str, ApiSize], decode_json) for key in keys]

    def stop(self) -> None:
        """End what is being measured in another thread."""
        self._programs.stop()

    def _key(self, request: SizeRequest) -> str:
        versions = package_versions(self._project / "node_modules", request.packages)
        # The provider's path differs from clone to clone, what it is made of does not.
        told = msgspec.structs.replace(request, provider=None if request.provider is None else "")
        return key_of(self.fingerprint, told, versions)

    def _run(self, requests: Sequence[SizeRequest]) -> list[dict[str, ApiSize]]:
        question = {"project": str(self._project), "families": requests}
        sizes = self._programs.ask(PROGRAM, question, _Sizes).sizes
        return [sizes[one.id] for one in requests]


def _as_export(code: str) -> str:
    """Return an import statement as one that exports the same."""
    return IMPORT.sub(_exporting, code, count=1)


def _exporting(match: re.Match[str]) -> str:
    what = match["what"]
    return f"export {what if what.startswith('{') else '{ default }'} from"


class KnownSizer:
    """Returns sizes from the cache and measures none: no check of a site needs them."""

    def __init__(self, sizer: NodeSizer) -> None:
        self._sizer = sizer

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""
        return self._sizer.fingerprint

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes | None]:
        """Return the sizes of each request; `None` for those that are not in the cache."""
        return self._sizer.known(requests)


class LateSizer:
    """Returns sizes from the cache, and measures the others in a thread after `begin`."""

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
        """Start to measure sizes that are not in the cache."""
        self._may_begin = True
        self._ask()

    def close(self) -> None:
        """Stop measuring."""
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
