"""Checks a site without building it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.inputs import checked_inputs
from showfloor.build.page_report import PageReport, report_page
from showfloor.checks import Routes, mistakes_of
from showfloor.checks.pages import Finding, background_of, findings_of, is_held, read_topics
from showfloor.compile import Coverage, Site, Workspace, prop_coverage
from showfloor.errors import SourcesError

__all__ = ["Checked", "PageChecks", "check_page", "check_site"]


class PageChecks(NamedTuple):
    """What the checks of pages found in a site without mistakes."""

    held: int
    """How many pages are held to them, and so have no findings."""
    findings: Mapping[str, Sequence[Finding]]
    """Of the other pages that somebody wrote, by route."""
    waiting: int
    """How many topics are of pages that are not there yet."""


class Checked(NamedTuple):
    """A site without mistakes, and what else there is to say of its pages."""

    site: Site
    coverage: list[Coverage]
    """How much of the documented packages its demos show."""
    pages: PageChecks


def check_site(paths: BuildPaths, *, say: Callable[[str], None]) -> Checked:
    """Compile a site and run all checks; raises `SourcesError` with every mistake found."""
    with _compiled(paths, say) as (site, _):
        if problems := mistakes_of(site):
            raise SourcesError(problems)
        return Checked(site, prop_coverage(site), _check_pages(site))


def check_page(paths: BuildPaths, route: str, *, say: Callable[[str], None]) -> PageReport:
    """Compile a site and look at one of its pages; raises what `report_page` raises."""
    with _compiled(paths, say) as (site, cache):
        return report_page(site, cache, route)


@contextmanager
def _compiled(paths: BuildPaths, say: Callable[[str], None]) -> Iterator[tuple[Site, DiskCache]]:
    paths.work.mkdir(parents=True, exist_ok=True)
    with DiskCache(paths.work / "cache.db", say=say) as cache:
        workspace = Workspace.open(checked_inputs(paths, cache))
        site = workspace.update()
        workspace.write_state()
        yield site, cache


def _check_pages(site: Site) -> PageChecks:
    routes, topics, background = Routes(site.facts), read_topics(site), background_of(site)
    written = [page for page in site.pages.values() if not page.facts.generated]
    others = [page for page in written if not is_held(page)]
    return PageChecks(
        held=len(written) - len(others),
        findings={
            page.frame.route: findings_of(background, page, topics, routes) for page in others
        },
        waiting=sum(len(of_page) for route, of_page in topics.items() if route not in site.pages),
    )
