"""A build: the steps from a site's folder to a release."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import NamedTuple

from showfloor.build.cache import DiskCache
from showfloor.build.collector import collector_resting
from showfloor.build.frontend import build_frontend, read_assets
from showfloor.build.inputs import compile_inputs
from showfloor.build.lock import DistLock, hold_dist
from showfloor.build.page_keys import Surroundings
from showfloor.build.pages import PageWriter
from showfloor.build.publish import other_files, release_settings
from showfloor.build.release import WrittenRelease, write_release
from showfloor.build.report import Progress, Report
from showfloor.build.store import Store
from showfloor.build.workshop import Workshop
from showfloor.checks import run_checks
from showfloor.compile import (
    NOT_FOUND,
    Site,
    compile_site,
    not_found_page,
    recall,
    remember,
)
from showfloor.config.node import find_node
from showfloor.errors import SourcesError
from showfloor.model.files import SiteFile
from showfloor.render import NodeRenderer

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

    workshop: Workshop
    cache: DiskCache
    lock: DistLock
    site: Site = field(init=False)
    code: str = field(init=False)
    """Digest of the frontend's own code."""
    writer: PageWriter = field(init=False)
    release: WrittenRelease = field(init=False)


def compile_sources(build: Build, _progress: Progress) -> None:
    """Read what changed and join it into a site."""
    inputs = compile_inputs(build.workshop, build.cache)
    build.site, memory = compile_site(inputs, recall(inputs))
    remember(inputs, memory)


def check(build: Build, _progress: Progress) -> None:
    """Stop at mistakes that only the whole site shows."""
    if problems := run_checks(build.site.facts):
        raise SourcesError(problems)


def bundle(build: Build, _progress: Progress) -> None:
    """Build scripts, styles and the React worker."""
    build.code = build.workshop.frontend_digest()
    build_frontend(build.workshop, build.site, build.code)


def plan(build: Build, _progress: Progress) -> None:
    """Find the pages that have to be rendered."""
    around = Surroundings(build.site, read_assets(build.workshop), build.code)
    served = Store(build.lock).served()
    build.writer = PageWriter(
        around,
        {**build.site.pages, NOT_FOUND: not_found_page(build.site)},
        build.cache,
        served.files if served else {},
    )


def publish(build: Build, progress: Progress) -> None:
    """Render the pages, compress everything, and switch to the new release."""
    files = list(other_files(build.workshop, build.site))
    total = len(files) + len(build.site.pages) + 1
    with NodeRenderer(find_node(), build.workshop.work, build.site.shell) as renderer:
        build.release = write_release(
            build.lock,
            _all_files(build.writer, renderer, files),
            release_settings(build.site),
            cache=build.cache.kind("compressed"),
            progress=lambda done: progress(done, max(done, total)),
        )
    build.writer.remember()


class Step(NamedTuple):
    """A named part of a build."""

    name: str
    run: Callable[[Build, Progress], None]


STEPS = (
    Step("Compile the sources", compile_sources),
    Step("Check links, navigation and demos", check),
    Step("Bundle the frontend", bundle),
    Step("Find what changed", plan),
    Step("Render and publish", publish),
)


def build(workshop: Workshop, report: Report, *, wait: bool = True) -> Built:
    """Build a site into a new release and serve it from now on.

    Raises a `ShowfloorError` that says what is wrong; the last release is then untouched. Waits
    for another build of the same site, or raises `ReleaseError` if `wait` is false.
    """
    workshop.work.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        stack.enter_context(collector_resting())
        lock = stack.enter_context(hold_dist(workshop.dist, wait=wait, say=report.say))
        cache = stack.enter_context(DiskCache(workshop.work / "cache.db", say=report.say))
        state = Build(workshop, cache, lock)
        for step in STEPS:
            with report.step(step.name) as progress:
                step.run(state, progress)
        cache.finish_build(keep=KEEP_BUILDS)
    return Built(state.release, len(state.site.pages), len(state.writer.waiting))


def _all_files(
    writer: PageWriter, renderer: NodeRenderer, others: list[SiteFile]
) -> Iterator[SiteFile]:
    yield from others
    yield from writer.files(renderer)
