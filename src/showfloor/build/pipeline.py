"""The steps from a site's folder to a release."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from types import TracebackType
from typing import NamedTuple, Self

from showfloor.build.up_to_date import LastBuild, remember_build
from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.checks import mistakes_of
from showfloor.config.license_key import missing_key_notice
from showfloor.errors import SourcesError
from showfloor.frontend.bundle import build_frontend, frontend_code
from showfloor.frontend.third_party import third_party_works
from showfloor.model.site_file import SiteFile
from showfloor.model.stamp import Stamp
from showfloor.node import NodePrograms
from showfloor.outputs import (
    BuildContext,
    Output,
    Outputs,
    PageFiles,
    open_early,
    open_outputs,
)
from showfloor.outputs.release_settings import release_settings, retention_of, unnamed_site_notice
from showfloor.release.lock import DistLock
from showfloor.release.report import Built, Progress, Report
from showfloor.release.store import Store, damage_notice, dropped_notice
from showfloor.release.write import WrittenRelease, write_release
from showfloor.workspace import FrontendSources, Workspace
from showfloor.workspace.inputs import build_inputs

__all__ = ["STEPS", "Build", "Bundling", "take_steps"]


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

    def begin(self, site: FrontendSources) -> None:
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

    def _build(self, site: FrontendSources) -> Bundle:
        code = frontend_code(self._paths)
        is_new = build_frontend(self._paths, site, code, say=self._say, programs=self._programs)
        return Bundle(code, is_new)


KEEP_BUILDS = 5
"""Large builds after which a cache entry that none of them needed is dropped."""


@dataclass(slots=True)
class Build:
    """A build under way: what each step leaves for the next."""

    paths: BuildPaths
    cache: DiskCache
    lock: DistLock
    store: Store
    ending: ExitStack
    """What is to be ended with the build, however that ends."""
    programs: NodePrograms
    """Those of the frontend."""
    now: int
    """The time, in seconds since 1970."""
    bundling: Bundling = field(init=False)
    context: BuildContext = field(init=False)
    outputs: Outputs = field(init=False)
    stamps: Mapping[str, Stamp] = field(init=False)
    """Of the sources, as they were read."""
    notices: list[str] = field(default_factory=list)
    """What to tell the person who builds when it is done."""
    release: WrittenRelease = field(init=False)


def compile_sources(build: Build, _progress: Progress) -> None:
    """Read what changed and join it into a site; bundling begins as soon as that can."""
    inputs = build_inputs(build.paths, build.cache)
    bundling = Bundling(build.paths, build.programs, say=build.notices.append)
    build.bundling = build.ending.enter_context(bundling)
    workspace = Workspace.open(inputs)
    site = workspace.update(begin=build.bundling.begin)
    build.context = BuildContext(
        site=site, paths=build.paths, cache=build.cache, ending=build.ending
    )
    workspace.write_state()
    build.stamps = workspace.stamps
    for producer in site.producers:
        build.notices.extend(producer.notices())


def check(build: Build, _progress: Progress) -> None:
    """Stop at mistakes that only the whole site shows."""
    if problems := mistakes_of(build.context.site):
        raise SourcesError(problems)
    if notice := unnamed_site_notice(build.context.site.config):
        build.notices.append(notice)


def begin_early(build: Build, _progress: Progress) -> None:
    """Begin what is done beside the other work, such as indexing the text of pages."""
    build.context.opened = open_early(build.context)


def bundle(build: Build, _progress: Progress) -> None:
    """Wait for scripts, styles and the React worker; list what of them others made.

    Meanwhile what needs none of them is made.
    """
    context = build.context
    for _ in chain.from_iterable(output.ahead() for output in context.opened):
        if build.bundling.is_done:
            break
    context.frontend, is_new = build.bundling.result()
    if is_new and (notice := missing_key_notice(context.site.config)):
        build.notices.append(notice)
    works = third_party_works(build.paths, context.site.config.notices)
    context.site = context.site.with_release_pages(works)


def plan(build: Build, _progress: Progress) -> None:
    """Find what has to be made."""
    build.context.served_release = served_release = build.store.served_release()
    build.notices.extend(build.store.notices)
    if served_release.damaged:
        build.notices.append(damage_notice(served_release.damaged))
    build.outputs = open_outputs(build.context)


def publish(build: Build, progress: Progress) -> None:
    """Render the pages, compress everything, and switch to the new release."""
    context = build.context
    files = [file for output in build.outputs if not output.streams for file in output.files()]
    total = len(files) + len(context.site.pages) + 1
    build.release = write_release(
        build.lock,
        _noted(build, files),
        release_settings(
            context.site, context.render.assets, retention_of(context.site.config, build.now)
        ),
        cache=build.cache.kind("compressed"),
        served=context.served_release,
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


def take_steps(state: Build, report: Report, environment: str) -> Built:
    """Take all steps, and leave what came of them to the next build.

    `environment` is what `build_environment` returned before them.
    """
    for step in STEPS:
        with report.step(step.name) as progress:
            step.run(state, progress)
    built = Built(
        state.release, len(state.context.site.pages), len(state.outputs.of(PageFiles).waiting)
    )
    last = LastBuild(
        environment=environment,
        stamps=dict(state.stamps),
        release=built.release.digest,
        files=built.release.files,
        pages=built.pages,
    )
    remember_build(state.paths, state.cache, last)
    # A small build uses few entries: that it had no use for the others says nothing about them.
    if 2 * built.rendered >= built.pages:
        state.cache.finish_build(keep=KEEP_BUILDS)
    for notice in state.notices:
        report.say(notice)
    return built


def _noted(build: Build, files: list[SiteFile]) -> Iterator[SiteFile]:
    """Yield these files and those that come as a stream, noted on the way by who looks at all."""
    streams = [output for output in build.outputs if output.streams]
    in_turn = _by_turns([output.files() for output in streams if output.turns])
    others = chain.from_iterable(output.files() for output in streams if not output.turns)
    noting = [output for output in build.outputs if type(output).note is not Output.note]
    for file in chain(files, in_turn, others):
        for output in noting:
            output.note(file)
        yield file


def _by_turns(streams: Sequence[Iterable[SiteFile]]) -> Iterator[SiteFile]:
    """Yield a file of each, again and again."""
    for files in zip_longest(*streams):
        yield from (file for file in files if file is not None)
