"""A build: the steps from a site's folder to a release."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.frontend import build_frontend, frontend_code
from showfloor.build.inputs import compile_inputs
from showfloor.build.licence import missing_key_notice
from showfloor.build.lock import DistLock, hold_dist
from showfloor.build.outputs import (
    BuildContext,
    Output,
    Outputs,
    PageFiles,
    open_early,
    open_outputs,
)
from showfloor.build.paused_gc import paused_gc
from showfloor.build.publish import keeping_of, release_settings
from showfloor.build.release import WrittenRelease, write_release
from showfloor.build.release_notices import damage_notice, dropped_notice
from showfloor.build.report import Progress, Report
from showfloor.build.store import Store
from showfloor.build.third_party import third_party_works
from showfloor.checks import mistakes_of
from showfloor.compile import (
    compile_site,
    recall,
    remember,
    waiting_notice,
)
from showfloor.errors import SourcesError
from showfloor.model.files import SiteFile

__all__ = ["STEPS", "Built", "build"]

KEEP_BUILDS = 5
"""Builds after which a cache entry that none of them needed is dropped."""


class Built(NamedTuple):
    """What came of a build."""

    release: WrittenRelease
    pages: int
    rendered: int
    """How many of the pages had to be rendered."""


@dataclass(slots=True)
class Build:
    """A build under way: what each step leaves for the next."""

    paths: BuildPaths
    cache: DiskCache
    lock: DistLock
    store: Store
    ending: ExitStack
    """What is to be ended with the build, however that ends."""
    now: int
    """The time, in seconds since 1970."""
    context: BuildContext = field(init=False)
    outputs: Outputs = field(init=False)
    notices: list[str] = field(default_factory=list)
    """What to tell the person who builds when it is done."""
    release: WrittenRelease = field(init=False)


def compile_sources(build: Build, _progress: Progress) -> None:
    """Read what changed and join it into a site."""
    inputs = compile_inputs(build.paths, build.cache)
    site, memory = compile_site(inputs, recall(inputs))
    build.context = BuildContext(
        site=site, paths=build.paths, cache=build.cache, ending=build.ending
    )
    remember(inputs, memory)
    for product in site.products:
        build.notices.extend(product.news())


def check(build: Build, _progress: Progress) -> None:
    """Stop at mistakes that only the whole site shows."""
    if problems := mistakes_of(build.context.site):
        raise SourcesError(problems)
    if notice := waiting_notice(build.context.site.facts):
        build.notices.append(notice)


def begin_early(build: Build, _progress: Progress) -> None:
    """Begin what is done beside the other work, such as indexing the text of pages."""
    build.context.opened = open_early(build.context)


def bundle(build: Build, _progress: Progress) -> None:
    """Build scripts, styles and the React worker; list what of them others made."""
    context, say = build.context, build.notices.append
    context.frontend = frontend_code(build.paths)
    built = build_frontend(build.paths, context.site, context.frontend, say=say)
    if built and (notice := missing_key_notice(context.site)):
        say(notice)
    works = third_party_works(build.paths, context.site.config.notices)
    context.site = context.site.with_release_pages(works)


def plan(build: Build, _progress: Progress) -> None:
    """Find what has to be made."""
    build.context.published = published = build.store.published()
    build.notices.extend(build.store.notices)
    if published.damaged:
        build.notices.append(damage_notice(published.damaged))
    build.outputs = open_outputs(build.context)


def publish(build: Build, progress: Progress) -> None:
    """Render the pages, compress everything, and switch to the new release."""
    context = build.context
    files = [file for output in build.outputs if not output.streams for file in output.files()]
    total = len(files) + len(context.site.pages) + 1
    build.release = write_release(
        build.lock,
        _noted(build, files),
        release_settings(context.site, keeping_of(context.site, build.now)),
        cache=build.cache.kind("compressed"),
        published=context.published,
        progress=lambda done: progress(done, max(done, total)),
    )
    if dropped := build.release.dropped:
        build.notices.append(dropped_notice(dropped))
    for output in build.outputs:
        output.remember()


class Step(NamedTuple):
    """A named part of a build."""

    name: str
    run: Callable[[Build, Progress], None]


STEPS = (
    Step("Compile the sources", compile_sources),
    Step("Check links, navigation and demos", check),
    Step("Begin to index the text", begin_early),
    Step("Bundle the frontend", bundle),
    Step("Find what changed", plan),
    Step("Render and publish", publish),
)


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
        lock = stack.enter_context(hold_dist(paths.dist, wait=wait, say=report.say))
        store = Store(lock)  # before any work: it refuses what no build could write to
        cache = stack.enter_context(DiskCache(paths.work / "cache.db", say=report.say))
        state = Build(paths, cache, lock, store, stack, int(clock()))
        for step in STEPS:
            with report.step(step.name) as progress:
                step.run(state, progress)
        cache.finish_build(keep=KEEP_BUILDS)
        for notice in state.notices:
            report.say(notice)
    rendered = len(state.outputs.of(PageFiles).waiting)
    return Built(state.release, len(state.context.site.pages), rendered)


def _noted(build: Build, files: list[SiteFile]) -> Iterator[SiteFile]:
    """Yield these files and those that come as a stream, noted on the way by who looks at all."""
    streams = (output.files() for output in build.outputs if output.streams)
    noting = [output for output in build.outputs if type(output).note is not Output.note]
    for file in chain(files, chain.from_iterable(streams)):
        for output in noting:
            output.note(file)
        yield file
