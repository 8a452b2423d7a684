"""All that an author should know of one page."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NamedTuple

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache
from showfloor.checks import migration_mistakes, run_checks
from showfloor.demos import PREVIEW_LINES
from showfloor.errors import ConfigError, SourceError
from showfloor.model.demo import Demo
from showfloor.model.site_file import load
from showfloor.node import NodePrograms
from showfloor.outputs.search_index import SearchFiles, search_index
from showfloor.page_checks import (
    ALWAYS_MISTAKES,
    CheckContext,
    Finding,
    documented_mistakes,
    findings_of,
    is_strict,
)
from showfloor.search import FIRST_RESULTS, BrowserQuery, browser_finds, place_of
from showfloor.workspace import Coverage, Playgrounds, Site, SitePage, prop_coverage


class TermRank(NamedTuple):
    """A search that must find the page."""

    term: str
    rank: int | None
    """Its place among the results, from 1; nothing where it is far behind."""

    @property
    def is_first(self) -> bool:
        """Whether it is among the results that count."""
        return self.rank is not None and self.rank <= FIRST_RESULTS


class LongDemo(NamedTuple):
    """A demo whose first file is too long to be shown whole by itself."""

    file: str
    """Relative to the folder of the page."""
    lines: int
    shown: tuple[int, int] | None
    """The first and last line that show without a click; nothing where none does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageReport:
    """A page, seen as its author should see it."""

    page: SitePage
    is_held: bool
    """Whether its findings are mistakes."""
    mistakes: Sequence[SourceError]
    """What stops a build whatever the page is held to."""
    findings: Sequence[Finding]
    terms: Sequence[TermRank]
    coverage: Sequence[Coverage]
    playground: str | None
    """What the page has a playground of, or why it has none; nothing where none is expected."""
    demos: int
    long_demos: Sequence[LongDemo]

    @property
    def stopping(self) -> int:
        """How much of it stops a build, or the tests."""
        held = sum(self.is_held or one.kind in ALWAYS_MISTAKES for one in self.findings)
        return len(self.mistakes) + held + sum(not term.is_first for term in self.terms)


def report_page(site: Site, cache: DiskCache, programs: NodePrograms, route: str) -> PageReport:
    """Look at one page that somebody wrote.

    Raises `ConfigError` for a route without such a page, `ToolError` if the search cannot run.
    """
    page = written_page(site, route)
    demos = [site.demo(page, index) for index in range(len(page.facts.demos))]
    errors = (*run_checks(site.facts), *documented_mistakes(site), *migration_mistakes(site))
    folder = f"{page.facts.path.rpartition('/')[0]}/"
    return PageReport(
        page=page,
        is_held=is_strict(page),
        mistakes=[error for error in errors if error.path.as_posix().startswith(folder)],
        findings=findings_of(CheckContext(site), page),
        terms=list(_ranks(site, cache, programs, page)),
        coverage=[one for one in prop_coverage(site) if one.route == route],
        playground=playground_note(site, page),
        demos=len(demos),
        long_demos=list(_long(page, demos)),
    )


def playground_note(site: Site, page: SitePage) -> str | None:
    """Return what a page has a playground of, or why none; nothing where none is expected."""
    family, playgrounds = page.facts.family, site.made_by(Playgrounds).playground_map
    own = playgrounds.blocks.get(page.route)
    if own is not None:
        return f"of {own.name}"
    routes = {
        block.name: route for route, block in playgrounds.blocks.items() if block.family == family
    }
    for name in page.facts.front_matter.components:
        if reason := playgrounds.missing.get(f"{family}/{name}"):
            return f"none of {name}: {reason}"
        if name in routes:
            return f"none: {routes[name]} has that of {name}"
    return None


def written_page(site: Site, route: str) -> SitePage:
    """Return a page that somebody wrote; raises `ConfigError` for a route that has none."""
    pages = {one: page for one, page in site.pages.items() if not page.facts.generated}
    if route in pages:
        return pages[route]
    near = get_close_matches(route, pages, n=1)
    what = "is written by nobody" if route in site.pages else "is no page"
    raise ConfigError(
        f"{route} {what}.",
        why="only pages that somebody writes have a report and demos.",
        fix=f"did you mean {near[0]}?" if near else "name its route, such as /guides/start/.",
    )


def _ranks(
    site: Site, cache: DiskCache, programs: NodePrograms, page: SitePage
) -> Iterator[TermRank]:
    terms = page.facts.front_matter.terms
    if terms:
        queries = [BrowserQuery(term, page.frame.family) for term in terms]
        found = browser_finds(programs, _symbol_index(site, cache), queries)
        for term, addresses in zip(terms, found, strict=True):
            yield TermRank(term, place_of(page.frame.route, addresses))


def _symbol_index(site: Site, cache: DiskCache) -> dict[str, bytes]:
    """Return the files of the search for names, by site path."""
    file_cache = FileCache(cache, search_index.__name__, site.config.root)
    files = file_cache.files(SearchFiles(site, cache).files())
    contents = {file.path: load(file.content) for file in files}
    file_cache.remember()
    return contents


def _long(page: SitePage, demos: Iterable[Demo]) -> Iterator[LongDemo]:
    folder = page.facts.path.rpartition("/")[0]
    for demo, (facts, body) in zip(demos, page.demos, strict=True):
        file = demo.variants[0].ts[0]
        lines = file.source.count("\n")
        if lines > PREVIEW_LINES:
            path = facts.source.variants[0].files[0].path.removeprefix(f"{folder}/")
            code = body.code
            shown = {"preview": file.preview, "expanded": (1, lines), "hidden": None}[code]
            yield LongDemo(path, lines, shown)
