"""The steps from a site's folder to a release. Each step takes values and returns values."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
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
from showfloor.outputs import (
    BuildContext,
    EarlyContext,
    EarlyOutput,
    Output,
    PageFiles,
    open_early,
    open_outputs,
)
from showfloor.outputs.release_settings import release_settings, remarks_on, retention_of
from showfloor.release.lock import DistLock
from showfloor.release.report import Built, Progress, Report
from showfloor.release.store import Store, damage_notice, dropped_notice
from showfloor.release.write import WrittenRelease, write_release
from showfloor.workspace import FrontendSources, Site, Workspace
from showfloor.workspace.inputs import build_inputs

KEEP_BUILDS: Final = 5
"""Large builds after which a cache entry that none of them needed is dropped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildTools:
    """The folders, stores and programs that all steps of a build work with."""

    paths: BuildPaths
    cache: DiskCache
    lock: DistLock
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


def run_steps(tools: BuildTools, report: Report) -> Built:
    """Make a release and serve it; notices are reported once it is served."""
    bundling = tools.ending.enter_context(bundling_beside(tools.paths, tools.programs))
    with report.step("Compile the sources"):
        compiled = compile_sources(tools, begin=bundling.wanted.set_result)
    with report.step("Check links, navigation and demos"):
        check(compiled.site)
    with report.step("Begin to index the text"):
        beside_bundler = EarlyContext(
            site=compiled.site, paths=tools.paths, cache=tools.cache, ending=tools.ending
        )
        early = open_early(beside_bundler)
    with report.step("Bundle the frontend"):
        bundle = wait_for_bundle(bundling, early)
        works = third_party_works(tools.paths, compiled.site.config.notices)
        site = compiled.site.with_release_pages(works)
    with report.step("Find what changed"):
        context = build_context(tools, site, bundle, early)
        outputs = open_outputs(context)
    with report.step("Render and publish") as progress:
        release = publish(tools, context, outputs, progress)
    rendered = sum(len(output.waiting) for output in outputs if isinstance(output, PageFiles))
    built = Built(release, len(site.pages), rendered)
    remember(tools, compiled, built)
    for notice in notices_of(tools, context, bundle, release):
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


def compile_sources(tools: BuildTools, *, begin: Callable[[FrontendSources], None]) -> CompiledSite:
    """Read the files that changed and join all into a site.

    `begin` is given what to bundle as soon as that is known.
    """
    workspace = Workspace.open(build_inputs(tools.paths, tools.cache))
    site = workspace.update(begin=begin)
    workspace.write_state()
    return CompiledSite(site, workspace.stamps)


def check(site: Site) -> None:
    """Raise the mistakes that only the whole site shows."""
    if problems := mistakes_of(site):
        raise SourcesError(problems)


def wait_for_bundle(bundling: Bundling, early: Sequence[EarlyOutput]) -> Bundle:
    """Return the built frontend; files that need none of it are made meanwhile.

    Raises `ToolError` when it cannot be built.
    """
    for _ in chain.from_iterable(output.ahead() for output in early):
        if bundling.bundle.done():
            break
    return bundling.bundle.result()


def build_context(
    tools: BuildTools, site: Site, bundle: Bundle, early: Sequence[EarlyOutput]
) -> BuildContext:
    """Return the values that all outputs are made from, with the release that is served now."""
    return BuildContext(
        site=site,
        paths=tools.paths,
        cache=tools.cache,
        ending=tools.ending,
        frontend=bundle.code,
        served_release=tools.store.served_release(),
        early=early,
    )


def publish(
    tools: BuildTools, context: BuildContext, outputs: Sequence[Output], progress: Progress
) -> WrittenRelease:
    """Render the pages, compress everything, switch to the new release."""
    site = context.site
    files = [file for output in outputs if not output.streams for file in output.files()]
    total = len(files) + len(site.pages) + 1
    release = write_release(
        tools.lock,
        noted(outputs, chain(files, streamed_files(outputs))),
        release_settings(site, context.render.assets, retention_of(site.config, tools.now)),
        cache=tools.cache.kind("compressed"),
        served=context.served_release,
        progress=lambda done: progress(done, max(done, total)),
    )
    for output in outputs:
        output.remember()
    return release


def noted(outputs: Sequence[Output], files: Iterable[SiteFile]) -> Iterator[SiteFile]:
    """Yield the files of all outputs; each output takes note of every file on its way."""
    for file in files:
        for output in outputs:
            output.note(file)
        yield file


def streamed_files(outputs: Sequence[Output]) -> Iterator[SiteFile]:
    """Yield the files that are made while others are written, some of them by turns."""
    streams = [output for output in outputs if output.streams]
    for files in zip_longest(*(output.files() for output in streams if output.turns)):
        yield from (file for file in files if file is not None)
    yield from chain.from_iterable(output.files() for output in streams if not output.turns)


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
    tools: BuildTools, context: BuildContext, bundle: Bundle, release: WrittenRelease
) -> Iterator[str]:
    """Yield the lines to print for the person who builds."""
    published = context.served_release
    yield from bundle.notices
    yield from tools.store.notices
    if published is not None and published.damaged:
        yield damage_notice(sorted(published.damaged))
    if release.dropped:
        yield dropped_notice(release.dropped)
    if count := sum(1 for _ in remarks_on(context.site)):
        remarks = "1 remark" if count == 1 else f"{count} remarks"
        yield f"{remarks} on the site: see `showfloor check --verbose`."
