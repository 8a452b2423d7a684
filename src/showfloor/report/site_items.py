"""What is counted in a site: props, topics, terms and headings, pages, demos and API entries."""

from collections.abc import Iterable, Iterator, Mapping

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.check.page_report import symbol_index
from showfloor.checks import Routes
from showfloor.checks.page_facts import unshown_demos
from showfloor.checks.pages import read_topics
from showfloor.checks.pages.topics import topic_findings
from showfloor.fingerprint import key_of
from showfloor.frontend.bundle import frontend_code
from showfloor.frontend.node_programs import frontend_programs
from showfloor.model import PlaygroundBlock
from showfloor.model.encoded_address import path_of
from showfloor.node import kept_answer
from showfloor.report.measures import Item
from showfloor.search import FIRST_RESULTS, BrowserQuery, browser_finds, place_of
from showfloor.workspace import ApiPages, Catalogs, Playgrounds, Site, SitePage, prop_coverage

Items = Mapping[str, Iterable[Item]]
"""By the field of their measure."""


def site_items(site: Site, cache: DiskCache, paths: BuildPaths) -> dict[str, Items]:
    """Return the items of a site.

    Raises `SourcesError` for wrong files of topics, and `ToolError` if the search cannot be asked.
    """
    pages = [page for page in site.pages.values() if _is_guide(page)]
    return {
        "coverage": {
            **prop_items(site),
            "topics": _topics(site),
            "terms": [_item(one, one.route, not one.facts.front_matter.terms) for one in pages],
            **_searches(site, cache, paths, pages),
        },
        "dead-ends": {
            "pages": _unlinked(site, pages),
            "ends": [_item(one, one.route, not _targets(one)) for one in pages],
            "demos": _demos(site),
            "entries": entry_items(site),
        },
    }


def _item(page: SitePage, name: str, is_missing: bool) -> Item:
    return Item(page.frame.family, name, is_missing)


def _is_guide(page: SitePage) -> bool:
    """Tell whether an author wrote a page to be found; posts are left out, which age."""
    matter = page.facts.front_matter
    is_listed = matter.navigation and matter.date is None
    return not page.facts.generated and page.facts.is_found and is_listed


def prop_items(site: Site) -> Items:
    """Return the props of documented components, and the parameters of hooks."""
    blocks = {one.key: one for one in site.made_by(Playgrounds).playground_map.blocks.values()}
    described, shown = list[Item](), list[Item]()
    for one in prop_coverage(site):
        given = _given(blocks.get(f"{one.family}/{one.component}"))
        for prop in one.props:
            name = f"{one.route} {one.component}.{prop}"
            described.append(Item(one.family, name, prop in one.undescribed))
            shown.append(Item(one.family, name, prop in one.missing and prop not in given))
    return {"descriptions": described, "props": shown}


def _given(block: PlaygroundBlock | None) -> set[str]:
    """Return the props that a playground gives to its component, or lets readers give."""
    if block is None:
        return set()
    controlled = {one.prop for one in block.controls if one.part is None}
    return {*controlled, *block.props, *block.values, *block.elements, *block.renders}


def _topics(site: Site) -> Iterator[Item]:
    routes = Routes(site.facts)
    for route, topics in read_topics(site).items():
        page = site.pages.get(route)
        if page is None:
            continue  # topics may wait for their page
        for topic in topics:
            is_open = any(topic_findings([topic], routes.pages[route], routes))
            yield _item(page, f"{route} {topic.topic}", is_open)


def _searches(site: Site, cache: DiskCache, paths: BuildPaths, pages: Iterable[SitePage]) -> Items:
    terms = [(page, term) for page in pages for term in page.facts.front_matter.terms]
    headings = [(page, one.text) for page in pages for one in page.facts.headings]
    places = _places(site, cache, paths, [*terms, *headings])
    behind = [not 0 < place <= FIRST_RESULTS for place in places]
    return {
        "found": [
            _item(page, f"{page.route} {text}", is_behind)
            for (page, text), is_behind in zip(terms, behind, strict=False)
        ],
        "headings": [
            _item(page, f"{page.route} {text}", not place)
            for (page, text), place in zip(headings, places[len(terms) :], strict=True)
        ],
    }


def _places(
    site: Site, cache: DiskCache, paths: BuildPaths, searches: list[tuple[SitePage, str]]
) -> list[int]:
    """Return the place of each page among the results for its text, from 1; 0 for none."""
    index = symbol_index(site, cache)
    wanted = [(BrowserQuery(text, page.frame.family), page.route) for page, text in searches]
    queries = list(dict.fromkeys(query for query, _ in wanted))

    def ask() -> list[int]:
        found = dict(
            zip(queries, browser_finds(frontend_programs(paths), index, queries), strict=True)
        )
        return [place_of(route, found[query]) or 0 for query, route in wanted]

    key = key_of(frontend_code(paths), index, wanted)
    return kept_answer(cache.kind("found-pages"), list[int], key, ask)


def _targets(page: SitePage) -> set[str]:
    """Return the paths of other pages, of this site or another, that a page links to."""
    paths = {path_of(href) for href in page.facts.links}
    return paths - {"", page.route}


def _unlinked(site: Site, pages: Iterable[SitePage]) -> Iterator[Item]:
    """Yield the pages; what the header, navigation and API reference link to does not count."""
    written = (page for page in site.pages.values() if not page.facts.generated)
    linked = {path for page in written for path in _targets(page)}
    cards = site.made_by(Catalogs).links.values()
    linked.update(path_of(link.href) for links in cards for link in links)
    starts = {"/", *(path_of(family.card.href) for family in site.config.families.values())}
    for page in pages:
        if page.route not in starts:
            yield _item(page, page.route, page.route not in linked)


def _demos(site: Site) -> Iterator[Item]:
    for page in site.facts.pages:
        for file in unshown_demos(page):
            yield Item(page.family, f"{page.path.rpartition('/')[0]}/{file}", True)
        yield from (Item(page.family, demo, False) for demo in page.demos)


def entry_items(site: Site) -> Iterator[Item]:
    """Yield the entries of the API; a page mentions those that it lists or links to."""
    api = site.made_by(ApiPages)
    pages = (page.facts for page in site.pages.values() if not page.facts.generated)
    linked = {href for page in pages for href in page.links}
    for place in api.reference.places:
        is_mentioned = place.href in api.guides or place.href in linked
        yield Item(place.family, f"{place.name} {place.href}", not is_mentioned)
