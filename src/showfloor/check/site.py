"""Checks a site without building it."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.check.demos import DemoCheck
from showfloor.check.live_demos import LiveDemos
from showfloor.check.page_report import PageReport, report_page, written_page
from showfloor.check.types import type_mistakes
from showfloor.checks import mistakes_of
from showfloor.errors import ReleaseError, ShowfloorError, SourceError, raise_all
from showfloor.frontend.node_programs import frontend_programs
from showfloor.frontend.third_party import imported_works, refusals
from showfloor.page_checks import CheckContext, Finding, findings_of, is_strict
from showfloor.release.lock import hold_dist
from showfloor.release.report import Report
from showfloor.release.store import Store
from showfloor.workspace import Site, Workspace
from showfloor.workspace.inputs import check_inputs

RENDERED: Final = "rendered-demos"


class PageChecks(NamedTuple):
    """The results of the page checks of a site without mistakes."""

    held: int
    """How many pages are held to the checks, and so have no findings."""
    findings: Mapping[str, Sequence[Finding]]
    """Findings on the other written pages, by route."""


class CheckedSite(NamedTuple):
    """A site without mistakes, with the findings on its pages."""

    site: Site
    pages: PageChecks


def check_site(paths: BuildPaths, report: Report, *, with_code: bool = True) -> CheckedSite:
    """Compile a site and run all checks; raises `SourcesError` with every mistake found.

    With `with_code` types are checked, and demos that changed are rendered.
    """
    with _open_cache(paths, report) as cache, DemoCheck(paths, cache.kind(RENDERED)) as demos:
        begin = demos.begin if with_code else None
        with report.step("Compile the sources"):
            workspace = Workspace.open(check_inputs(paths, cache))
            site, mistakes = workspace.leniently(lambda one: one.update(begin=begin))
            workspace.write_state()
        problems = [*mistakes, *mistakes_of(site)]
        if with_code:
            known = {one.path for one in mistakes}
            found = code_mistakes(paths, site, cache, report, demos)
            problems += (one for one in found if one.path not in known)
        raise_all(problems)
        return CheckedSite(site, _check_pages(site))


def code_mistakes(
    paths: BuildPaths, site: Site, cache: DiskCache, report: Report, demos: DemoCheck
) -> list[SourceError]:
    """Return the mistakes in the code of a site.

    These are type errors and demos that cannot be rendered.
    Raises `ToolError` where one of the checks cannot run.
    """
    with ThreadPoolExecutor(1, "types") as thread:
        types = thread.submit(type_mistakes, paths, site.stamps, cache.kind("types"))
        try:
            with report.step("Render demos that changed") as progress:
                failed = demos.mistakes(site, say=report.say, progress=progress)
        except ShowfloorError:
            types.result()  # type errors are raised before others
            raise
        with report.step("Check types"):
            found = types.result()
    # Code that does not compile often fails for the same reason when it is rendered.
    mistyped = {mistake.path for mistake in found}
    rendered = (mistake for mistake in failed if mistake.path not in mistyped)
    return [*found, *rendered, *_refused_licenses(paths, site)]


def _refused_licenses(paths: BuildPaths, site: Site) -> Iterator[SourceError]:
    """Yield a mistake for each package whose license stops a build, of those that demos import."""
    demos = (demo for page in site.pages.values() for demo in page.facts.demos)
    variants = (variant for demo in demos for variant in demo.source.variants)
    names = {name for variant in variants for name in variant.packages}
    works = imported_works(paths.node_modules, names)
    yield from refusals(works, site.config.notices, site.config.documented_packages)


def check_page(paths: BuildPaths, route: str, report: Report) -> PageReport:
    """Compile a site and return the report on a page; raises the errors of `report_page`."""
    with _open_cache(paths, report) as cache:
        site = _compile_site(paths, cache, report)
        return report_page(site, cache, frontend_programs(paths), route)


def check_live_demos(paths: BuildPaths, route: str | None, report: Report) -> int:
    """Try the demos of the served release in a browser, or those of one page.

    Returns how many were tried. Raises `SourcesError` with all faults, `ReleaseError` without a
    release, `ConfigError` for a route that no written page has, and the errors of
    `LiveDemos.mistakes`.
    """
    with hold_dist(paths.dist, say=report.say) as lock:
        release = Store(lock).served_release()  # it stays for the next two builds
    if release.manifest is None:
        raise ReleaseError(
            f"There is no release in {paths.dist}.",
            why="demos are tried as readers get them.",
            fix="build the site first, or name the folder of its releases with --dist.",
        )
    with _open_cache(paths, report) as cache:
        site, programs = _compile_site(paths, cache, report), frontend_programs(paths)
        if route is not None:
            written_page(site, route)
        demos = LiveDemos(site, programs, release.folder, release.manifest)
        documents = demos.documents(route)
        with report.step("Try demos in a browser") as progress:
            mistakes = demos.mistakes(documents, progress)
    raise_all(mistakes)
    return len(documents)


def _open_cache(paths: BuildPaths, report: Report) -> DiskCache:
    """Return the cache of the work folder, which is made if it is missing."""
    paths.work.mkdir(parents=True, exist_ok=True)
    return DiskCache(paths.work / "cache.db", say=report.say)


def _compile_site(paths: BuildPaths, cache: DiskCache, report: Report) -> Site:
    """Return the site as its sources are; raises `SourcesError`."""
    with report.step("Compile the sources"):
        workspace = Workspace.open(check_inputs(paths, cache))
        site = workspace.update()
        workspace.write_state()
    return site


def _check_pages(site: Site) -> PageChecks:
    context = CheckContext(site)
    written = [page for page in site.pages.values() if not page.facts.generated]
    others = [page for page in written if not is_strict(page)]
    return PageChecks(
        held=len(written) - len(others),
        findings={page.frame.route: findings_of(context, page) for page in others},
    )
