"""Families and navigation entries that lead to no page, and pages without an entry."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model.page_facts import CheckedPage, FamilyFacts, NavFact, SiteFacts, TreeFacts

HOME = "/"


def check_navigation(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each entry without a page, and each page that the tree should hold.

    The home page needs no entry: every page's header leads to it.
    """
    trees = {tree.id: tree for tree in facts.trees}
    entries = {
        tree.id: {_route(entry): entry for entry in reversed(tree.entries)} for tree in facts.trees
    }
    for tree in facts.trees:
        for entry in tree.entries:
            if entry.kind == "page" and _route(entry) not in routes.pages:
                nearest = routes.nearest(entry.pathname)
                yield SourceError(
                    f'the entry "{entry.pathname}" has no page',
                    path=tree.path,
                    line=entry.line,
                    why="a reader would be led to a page that does not exist",
                    fix=f'did you mean "{nearest}"?'
                    if nearest
                    else "write the page, or remove the entry until it is written",
                )
    for page in facts.pages:
        # A tree that does not exist is reported once, at its family.
        if page.tree in trees and page.route != HOME:
            yield from _entry_mismatch(page, trees[page.tree], entries[page.tree].get(page.route))


def _route(entry: NavFact) -> str:
    """Return the page of an entry, which may lead to a section of it."""
    return entry.pathname.partition("#")[0]


def _entry_mismatch(
    page: CheckedPage, tree: TreeFacts, entry: NavFact | None
) -> Iterator[SourceError]:
    if page.navigation and entry is None:
        yield SourceError(
            "the page is in no navigation",
            path=page.path,
            line=1,
            why=f"{tree.path} has no entry for {page.route}, so readers would not find it",
            fix='add an entry, or say "navigation: false" in the front matter',
        )
    if not page.navigation and entry is not None:
        yield SourceError(
            'the page says "navigation: false", but has an entry',
            path=page.path,
            line=1,
            why=f"its entry is at {tree.path}:{entry.line}",
            fix="remove the entry, or the field",
        )


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
