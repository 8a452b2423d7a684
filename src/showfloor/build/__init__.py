"""A build: all steps from sources to a release, unless the last release is up to date."""

import gc
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from showfloor.build.up_to_date import build_environment, last_build, up_to_date_build
from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.frontend.node_programs import start_bundler
from showfloor.release.lock import hold_dist
from showfloor.release.report import Built, Progress, Report
from showfloor.release.store import Store
from showfloor.sources.scan import scan

__all__ = ["SCAN", "BuildPaths", "Built", "Progress", "Report", "build"]


@contextmanager
def paused_gc() -> Iterator[None]:
    """Collect no garbage inside the `with` block; restore the collector afterward.

    A compiled site is hundreds of thousands of small values without cycles that live until the end
    of the build: collections would visit all of them and free nothing.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


SCAN: Final = "Look for changes"
"""Name of the step before all others; it is the only one where nothing has changed."""


def build(paths: BuildPaths, report: Report, *, wait: bool = True) -> Built:
    """Build a site into a new release and serve it from now on.

    Raises a `ShowfloorError` where the build fails; the last release is then unchanged. Waits for
    another build of the same site, or raises `ReleaseError` if `wait` is false.
    """
    paths.work.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        stack.enter_context(paused_gc())
        lock = stack.enter_context(hold_dist(paths.dist, wait=wait, say=report.say))
        store = Store(lock)  # before any work: it refuses a folder that no build could write to
        stack.callback(store.sweep)
        cache = stack.enter_context(DiskCache(paths.work / "cache.db", say=report.say))
        with report.step(SCAN):
            environment = build_environment(paths)
            last = last_build(paths, cache)
            files = scan(paths.site, last.stamps if last else None)
            unchanged = up_to_date_build(paths, cache, store, environment, last, files)
        if unchanged is not None:
            return unchanged
        programs = start_bundler(paths)
        stack.callback(programs.stop)
        # Most builds end above and need no compiler, which takes long to import.
        from showfloor.build.pipeline import BuildTools, run_steps

        tools = BuildTools(
            paths=paths,
            cache=cache,
            store=store,
            programs=programs,
            ending=stack,
            now=int(time.time()),
            environment=environment,
        )
        return run_steps(tools, files, report)
