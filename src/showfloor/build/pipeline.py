"""A build: the steps from a site's folder to a release."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from showfloor.build.alternate_files import AlternateFiles
from showfloor.build.api_files import ApiFiles
from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.demo_files import DemoFiles
from showfloor.build.frontend import build_frontend, read_assets
from showfloor.build.icon_files import IconFiles
from showfloor.build.inputs import compile_inputs
from showfloor.build.licence import missing_key_notice
from showfloor.build.lock import DistLock, hold_dist
from showfloor.build.offline import OfflineWorker
from showfloor.build.page_keys import RenderContext
from showfloor.build.pages import PageWriter
from showfloor.build.paused_gc import paused_gc
from showfloor.build.picture_files import PictureFiles
from showfloor.build.publish import keeping_of, other_files, release_settings
from showfloor.build.published import Published
from showfloor.build.release import WrittenRelease, write_release
from showfloor.build.release_notices import damage_notice, dropped_notice
from showfloor.build.report import Progress, Report
from showfloor.build.search_files import SearchFiles
from showfloor.build.store import Store
from showfloor.build.text_files import TextFiles
from showfloor.build.third_party import third_party_works
from showfloor.checks import run_checks
from showfloor.compile import (
    Site,
    compile_site,
    recall,
    remember,
    waiting_notice,
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

    paths: BuildPaths
    cache: DiskCache
    lock: DistLock
    store: Store
    ending: ExitStack
    """What is to be ended with the build, however that ends."""
    now: int
    """The time, in seconds since 1970."""
    site: Site = field(init=False)
    notices: list[str] = field(default_factory=list)
    """What to tell the person who builds when it is done."""
    code: str = field(init=False)
    """Digest of the frontend's own code."""
    published: Published = field(init=False)
    writer: PageWriter = field(init=False)
    demos: DemoFiles = field(init=False)
    api: ApiFiles = field(init=False)
    alternates: AlternateFiles = field(init=False)
    pictures: PictureFiles = field(init=False)
    search: SearchFiles = field(init=False)
    icons: IconFiles = field(init=False)
    texts: TextFiles = field(init=False)
    release: WrittenRelease = field(init=False)


def compile_sources(build: Build, _progress: Progress) -> None:
    """Read what changed and join it into a site."""
    inputs = compile_inputs(build.paths, build.cache)
    build.site, memory = compile_site(inputs, recall(inputs))
    remember(inputs, memory)
    for product in build.site.products:
        build.notices.extend(product.news())


def check(build: Build, _progress: Progress) -> None:
    """Stop at mistakes that only the whole site shows."""
    if problems := run_checks(build.site.facts):
        raise SourcesError(problems)
    if notice := waiting_notice(build.site.facts):
        build.notices.append(notice)


def index_texts(build: Build, _progress: Progress) -> None:
    """Begin to index the text of pages, beside the other work."""
    build.texts = TextFiles(build.site, build.cache)
    build.ending.callback(build.texts.close)
    build.texts.start()


def bundle(build: Build, _progress: Progress) -> None:
    """Build scripts, styles and the React worker; list what of them others made."""
    build.code = build.paths.frontend_digest()
    built = build_frontend(build.paths, build.site, build.code, say=build.notices.append)
    if built and (notice := missing_key_notice(build.site)):
        build.notices.append(notice)
    works = third_party_works(build.paths, build.site.config.notices)
    build.site = build.site.with_release_pages(works)


def plan(build: Build, _progress: Progress) -> None:
    """Find the pages that have to be rendered."""
    context = RenderContext(build.site, read_assets(build.paths), build.code)
    build.published = build.store.published()
    build.notices.extend(build.store.notices)
    if damaged := build.published.damaged:
        build.notices.append(damage_notice(damaged))
    build.writer = PageWriter(
        context,
        {**build.site.own_pages, **build.site.pages},
        build.cache,
        build.published,
    )
    build.demos = DemoFiles(context, build.paths, build.cache)
    build.api = ApiFiles(build.site, build.cache)
    build.alternates = AlternateFiles(build.site, build.cache)
    build.pictures = PictureFiles(build.site, build.paths, build.cache)
    build.icons = IconFiles(build.site, build.cache)
    build.search = SearchFiles(build.site, build.cache, build.texts.folders, build.texts.base)


def publish(build: Build, progress: Progress) -> None:
    """Render the pages, compress everything, and switch to the new release."""
    files = [
        *other_files(build.paths, build.site, build.cache.kind("history")),
        *build.demos.files(),
        *build.api.files(),
        *build.alternates.files(),
        *build.pictures.files(),
        *build.search.files(),
        *build.icons.files(),
    ]
    total = len(files) + len(build.site.pages) + 1
    with NodeRenderer(find_node(), build.paths.work, build.site.shell) as renderer:
        build.release = write_release(
            build.lock,
            _all_files(build, renderer, files),
            release_settings(build.site, keeping_of(build.site, build.now)),
            cache=build.cache.kind("compressed"),
            published=build.published,
            progress=lambda done: progress(done, max(done, total)),
        )
    if dropped := build.release.dropped:
        build.notices.append(dropped_notice(dropped))
    build.writer.remember()
    build.demos.remember()
    build.api.remember()
    build.alternates.remember()
    build.pictures.remember()
    build.search.remember()
    build.icons.remember()
    build.texts.remember()


class Step(NamedTuple):
    """A named part of a build."""

    name: str
    run: Callable[[Build, Progress], None]


STEPS = (
    Step("Compile the sources", compile_sources),
    Step("Check links, navigation and demos", check),
    Step("Begin to index the text", index_texts),
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
    return Built(state.release, len(state.site.pages), len(state.writer.waiting))


def _all_files(build: Build, renderer: NodeRenderer, others: list[SiteFile]) -> Iterator[SiteFile]:
    worker = OfflineWorker(build.paths, build.site, read_assets(build.paths))
    # The text comes last: it is indexed beside the rendering.
    for file in chain(others, build.writer.files(renderer), build.texts.files()):
        worker.note(file)
        yield file
    yield worker.file()
