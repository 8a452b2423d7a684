"""A build: the last one where it still stands, or all steps from a site's folder to a release."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

from showfloor.build.build_paths import BuildPaths
from showfloor.build.bundler import begin_bundler
from showfloor.build.cache import DiskCache
from showfloor.build.lock import hold_dist
from showfloor.build.mirror import Mirror
from showfloor.build.paused_gc import paused_gc
from showfloor.build.release import KEEP, WrittenRelease
from showfloor.build.report import Built, Report
from showfloor.build.short_turns import short_turns
from showfloor.build.standing import (
    LastBuild,
    StandingBuild,
    last_build,
    still_stands,
    surroundings,
)
from showfloor.build.store import Store
from showfloor.node import find_node

__all__ = ["EDITING", "LOOKING", "build"]

LOOKING: Final = "Look for changes"
"""What goes before the steps, and is all that is done where there is none."""

EDITING: Final = "Take in the edit"
"""What is done instead of them where only what pages say was edited."""

PAGE: Final = "/index.md"
MOST_EDITED: Final = 20
"""Pages; more are read and rendered as fast by all steps."""

MOST_IN_A_ROW: Final = 50
"""Edits, after which all steps are taken: they drop from the cache what is not needed any more."""


def build(
    paths: BuildPaths,
    report: Report,
    *,
    wait: bool = True,
    clock: Callable[[], float] = time.time,
) -> Built:
    """Build a site into a new release and serve it from now on.

    Raises a `ShowfloorError` that says what is wrong; the last release is then untouched. Waits
    for another build of the same site, or raises `ReleaseError` if `wait` is false.
    """
    paths.work.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        stack.enter_context(paused_gc())
        stack.enter_context(short_turns())
        lock = stack.enter_context(hold_dist(paths.dist, wait=wait, say=report.say))
        store = Store(lock)  # before any work: it refuses what no build could write to
        cache = stack.enter_context(DiskCache(paths.work / "cache.db", say=report.say))
        with report.step(LOOKING):
            around = surroundings(paths)
            last = last_build(paths, cache, around)
            stands = last is not None and still_stands(paths, cache, store, last)
        if last is not None and stands:
            store.sweep()
            return _told(last.built, _kept(last.built, store), 0, report)
        if last is not None and _may_be_edit(last):
            with Mirror(store, last.built.release, KEEP) as mirror:
                built = _edited(paths, cache, store, mirror, last, report, int(clock()))
            if built is not None:
                return built
        programs = begin_bundler(paths)
        stack.callback(programs.stop)
        # Most builds of a site that is not being written end above: the compiler, which takes
        # a third of a second to import, is none of their business.
        from showfloor.build.pipeline import Build, take_steps

        state = Build(paths, cache, lock, store, stack, programs, int(clock()))
        return take_steps(state, report, around)


def _may_be_edit(last: LastBuild) -> bool:
    built, seen = last
    are_pages = all(path.endswith(PAGE) for path in seen.edited)
    return 0 < len(seen.edited) <= MOST_EDITED and are_pages and built.edits < MOST_IN_A_ROW


def _edited(
    paths: BuildPaths,
    cache: DiskCache,
    store: Store,
    mirror: Mirror,
    last: LastBuild,
    report: Report,
    now: int,
) -> Built | None:
    """Take in an edit of pages, if it is no more."""
    from showfloor.render import begin_worker

    with begin_worker(find_node(), paths.work) as worker:
        # Imported while the mirror looks at the release, and the worker gets ready.
        from showfloor.build.edited import begin_edit

        edit = begin_edit(paths, cache, store, last.built, last.seen, worker)
        if edit is None:
            return None
        with report.step(EDITING):
            published = edit.publish(mirror, report, now)
        if published is None:
            return None
    edit.remember(last.built, last.seen, published)
    return _told(last.built, published.release, len(edit.edit.edited), report)


def _told(built: StandingBuild, release: WrittenRelease, rendered: int, report: Report) -> Built:
    for notice in built.notices:
        report.say(notice)
    return Built(release, built.pages, rendered)


def _kept(last: StandingBuild, store: Store) -> WrittenRelease:
    folder = store.release(last.release)
    return WrittenRelease(digest=last.release, folder=folder, files=last.files, written=0)
