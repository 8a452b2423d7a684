"""Navigation entries without a page, and pages without an entry."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes
from showfloor.errors import SourceError
from showfloor.model import CheckedPage, NavFact, SiteFacts, TreeFacts

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
        yield from _without_page(tree, routes)
    for page in facts.pages:
        # A tree that does not exist is reported once, at its family.
        if page.tree in trees and page.route != HOME:
            entry = entries[page.tree].get(page.route)
            yield from _entry_mismatch(page, trees[page.tree], entry)


def _route(entry: NavFact) -> str:
    """Return the page of an entry, which may lead to a section of it."""
    return entry.pathname.partition("#")[0]


def _without_page(tree: TreeFacts, routes: Routes) -> Iterator[SourceError]:
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
