"""Families that refer to pages or trees which do not exist."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import FamilyFacts, SiteFacts


def check_families(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each tree, start page, version or popular page that is not there."""
    trees = {tree.id for tree in facts.trees}
    if facts.default_tree not in trees:
        yield _no_tree("site.toml", facts.default_tree)
    for family in facts.families:
        if family.tree not in trees:
            yield _no_tree(family.path, family.tree)
        yield from _missing_pages(family, routes)


def _no_tree(path: str, tree: str) -> SourceError:
    return SourceError(
        f'the navigation "{tree}" does not exist',
        path=path,
        why="it is shown beside the pages",
        fix=f"write navigation/{tree}.toml, or name another tree",
    )


def _missing_pages(family: FamilyFacts, routes: Routes) -> Iterator[SourceError]:
    if family.start not in routes.pages:
        yield SourceError(
            f"the product starts at {family.start}, which is no page",
            path=family.path,
            why="the product switcher and the home page lead there",
            fix='write the page, or correct "start"',
        )
    for href in family.versions:
        if not routes.is_elsewhere(href) and not routes.exists(href):
            yield SourceError(
                f"a version leads to {href}, which is no page",
                path=family.path,
                why="the version menu links to it from every page",
                fix='write the page, or correct the "href"',
            )
    design = family.design
    if design is not None and not routes.is_elsewhere(design) and not routes.exists(design):
        yield SourceError(
            f'"design" leads to {design}, which is no page',
            path=family.path,
            why="pages of components link to it",
            fix='write the page, or correct "design"',
        )
    why = "the search offers it to readers of the product before they type"
    for route in family.popular:
        page = routes.pages.get(route)
        if page is not None and not page.found:
            yield SourceError(
                f'"popular" names {route}, which is kept out of searches',
                path=family.path,
                why=why,
                fix=f'take "robots" from {page.path}, or name another page in "popular"',
            )
        elif page is None or page.family != family.id:
            yield SourceError(
                f'"popular" names {route}, which is no page of the product',
                path=family.path,
                why=why,
                fix='write the page, or correct "popular"',
            )
