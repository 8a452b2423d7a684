"""The steps from a site's folder to a release. Each step takes values and returns values."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from typing import Final, NamedTuple

from showfloor.build.up_to_date import LastBuild, read_files_of, remember_build
from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.checks import mistakes_of
from showfloor.errors import SourcesError
from showfloor.frontend.bundle import build_frontend, frontend_code
from showfloor.frontend.third_party import third_party_works
from showfloor.model.site_file import SiteFile
from showfloor.model.stamp import Stamp
from showfloor.node import NodePrograms
from showfloor.outputs import OUTPUTS, WHILE_RENDERING, BuildContext, files_of, make_ahead
from showfloor.outputs.offline_worker import OfflineWorker
from showfloor.outputs.pages import PageFiles
from showfloor.outputs.release_settings import release_settings, remarks_on, retention_of
from showfloor.outputs.search_full_text import TextFiles
from showfloor.release.report import Built, Progress, Report
from showfloor.release.served_release import ServedRelease
from showfloor.release.store import Store, damage_notice, dropped_notice
from showfloor.release.write import WrittenRelease, release_errors, write_release
from showfloor.sources import Scan
from showfloor.workspace import FrontendSources, Site, Workspace
from showfloor.workspace.inputs import build_inputs

KEEP_BUILDS: Final = 5
"""Large builds after which a cache entry that none of them needed is dropped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildTools:
    """The folders, stores and programs that all steps of a build work with."""

    paths: BuildPaths
    cache: DiskCache
    store: Store
    programs: NodePrograms
    """The programs of the frontend."""
    ending: ExitStack
    """Closes what steps have started, whether the build succeeds or fails."""
    now: int
    """The time, in seconds since 1970."""
    environment: str
    """Key of everything that a build depends on besides the site's folder."""


class CompiledSite(NamedTuple):
    """A site before the pages about a release are added."""

    site: Site
    stamps: Mapping[str, Stamp]
    """The sources, as they were read."""


class Bundle(NamedTuple):
    """The built frontend."""

    code: str
    """Digest of the frontend's own code."""
    is_new: bool
    """Whether it had to be built."""
    notices: Sequence[str]


class Bundling(NamedTuple):
    """A frontend that a thread builds as soon as it is known what to bundle."""

    wanted: Future[FrontendSources]
    """Has to be given what to bundle."""
    bundle: Future[Bundle]
    """Has the frontend once it is built, or the error that it cannot be built."""


def run_steps(tools: BuildTools, files: Scan, report: Report) -> Built:
    """Make a release of a site's files and serve it; notices are reported once it is served."""
    bundling = tools.ending.enter_context(bundling_beside(tools.paths, tools.programs))
    releases = tools.ending.enter_context(ThreadPoolExecutor(1, "releases"))
    found = releases.submit(tools.store.served_release)
    # To remove thousands of files takes as long as to compile a change.
    removing = releases.submit(lambda: tools.store.remove_expired(found.result().folder))
    with report.step("Compile the sources"):
        compiled = compile_sources(tools, files, begin=bundling.wanted.set_result)
    with report.step("Check links, navigation and demos"):
        check(compiled.site)
    with report.step("Begin to index the text"):
        texts = TextFiles(compiled.site, tools.cache)
        tools.ending.callback(texts.close)
        texts.start()
    context = BuildContext(
        site=compiled.site,
        paths=tools.paths,
        cache=tools.cache,
        ending=tools.ending,
        texts=texts.folders,
    )
    with report.step("Bundle the frontend"):
        bundle = wait_for_bundle(bundling, context)
        config = compiled.site.config
        works = third_party_works(tools.paths, config.notices, config.documented_packages)
        site = compiled.site.with_release_pages(works)
        context = replace(context, site=site, frontend=bundle.code)
    with report.step("Find what changed"):
        served = found.result()
        pages = PageFiles(context, served)
    with report.step("Render and publish") as progress:
        with release_errors(tools.paths.dist):
            removing.result()
        release = publish(tools, context, pages, texts, served, progress)
    built = Built(release, len(site.pages), len(pages.waiting))
    remember(tools, compiled, built)
    for notice in notices_of(tools, site, bundle, served, release):
        report.say(notice)
    return built


@contextmanager
def bundling_beside(paths: BuildPaths, programs: NodePrograms) -> Iterator[Bundling]:
    """Yield a frontend that is built during other work; it is given up where the block ends."""
    wanted: Future[FrontendSources] = Future()

    def build() -> Bundle:
        site, notices = wanted.result(), list[str]()
        code = frontend_code(paths)
        is_new = build_frontend(paths, site, code, say=notices.append, programs=programs)
        return Bundle(code, is_new, notices)

    with ThreadPoolExecutor(1, "bundle") as thread:
        try:
            yield Bundling(wanted, thread.submit(build))
        finally:
            wanted.cancel()
            programs.stop()


def compile_sources(
    tools: BuildTools, files: Scan, *, begin: Callable[[FrontendSources], None]
) -> CompiledSite:
    """Read the files that changed and join all into a site.

    `begin` is given what to bundle as soon as that is known.
    """
    workspace = Workspace.open(build_inputs(tools.paths, tools.cache))
    site = workspace.update(files=files, begin=begin)
    workspace.write_state()
    return CompiledSite(site, workspace.stamps)


def check(site: Site) -> None:
    """Raise the mistakes that only the whole site shows."""
    if problems := mistakes_of(site):
        raise SourcesError(problems)


def wait_for_bundle(bundling: Bundling, context: BuildContext) -> Bundle:
    """Return the built frontend; files that need none of it are made meanwhile.

    Raises `ToolError` when it cannot be built.
    """
    for _ in make_ahead(context):
        if bundling.bundle.done():
            break
    return bundling.bundle.result()


def publish(
    tools: BuildTools,
    context: BuildContext,
    pages: PageFiles,
    texts: TextFiles,
    served: ServedRelease,
    progress: Progress,
) -> WrittenRelease:
    """Render the pages, compress everything, switch to the new release."""
    site = context.site
    context.renderer.start(len(pages.waiting))
    files = [file for output in OUTPUTS for file in files_of(output, context)]
    total = len(files) + len(site.pages) + 1
    streamed = chain(files, by_turns(context, pages), texts.files())
    release = write_release(
        tools.store,
        with_worker(context, streamed),
        release_settings(site, context.render.assets, retention_of(site.config, tools.now)),
        cache=tools.cache.kind("compressed"),
        served=served,
        progress=lambda done: progress(done, max(done, total)),
    )
    pages.remember()
    texts.remember()
    for file_cache in context.file_caches.values():
        file_cache.remember()
    return release


def by_turns(context: BuildContext, pages: PageFiles) -> Iterator[SiteFile]:
    """Yield the files that Python makes while pages are waited for, and the pages."""
    outputs = (files_of(output, context) for output in WHILE_RENDERING)
    for files in zip_longest(*outputs, pages.files()):
        yield from (file for file in files if file is not None)


def with_worker(context: BuildContext, files: Iterable[SiteFile]) -> Iterator[SiteFile]:
    """Yield the files, then the offline worker, which lists some of them."""
    worker = OfflineWorker(context.paths, context.site, context.render.assets)
    for file in files:
        worker.note(file)
        yield file
    yield worker.file()


def remember(tools: BuildTools, compiled: CompiledSite, built: Built) -> None:
    """Save the build for the next one, and drop cache entries that nothing needs any more."""
    last = LastBuild(
        environment=tools.environment,
        packages=read_files_of(tools.paths, tools.cache).state(),
        stamps=dict(compiled.stamps),
        release=built.release.digest,
        files=built.release.files,
        pages=built.pages,
    )
    remember_build(tools.paths, tools.cache, last)
    # A small build uses few entries: that it did not use the others proves nothing about them.
    if 2 * built.rendered >= built.pages:
        tools.cache.finish_build(keep=KEEP_BUILDS)


def notices_of(
    tools: BuildTools, site: Site, bundle: Bundle, served: ServedRelease, release: WrittenRelease
) -> Iterator[str]:
    """Yield the lines to print for the person who builds."""
    yield from bundle.notices
    yield from tools.store.notices
    if served.damaged:
        yield damage_notice(sorted(served.damaged))
    if release.dropped:
        yield dropped_notice(release.dropped)
    if count := sum(1 for _ in remarks_on(site)):
        remarks = "1 remark" if count == 1 else f"{count} remarks"
        yield f"{remarks} on the site: see `showfloor check --verbose`."
