"""The navigation trees of pages, and those of a site that has no navigation file."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from showfloor.config import SiteConfig
from showfloor.navigation import NavEntry, TreeSource
from showfloor.workspace.page_record import PageFacts

HOME = "/"


def tree_of(page: PageFacts, config: SiteConfig) -> str:
    """Return the tree of a page: that of its family, if it has one, else the default tree."""
    family = config.families.get(page.family or "")
    return family.tree if family else config.default_tree


def trees_of_pages(config: SiteConfig, pages: Sequence[PageFacts]) -> dict[str, TreeSource]:
    """Return all trees of a site without navigation files.

    Each has the pages that belong to it, in groups that are named after their folders.
    """
    names = sorted({config.default_tree, *(one.tree for one in config.families.values())})
    return {
        name: TreeSource(
            id=name,
            path=f"navigation/{name}.toml",
            items=tuple(_items([page for page in pages if tree_of(page, config) == name], config)),
            lines={},
        )
        for name in names
    }


def _items(pages: Sequence[PageFacts], config: SiteConfig) -> Iterator[NavEntry]:
    """Yield pages without a group, and then groups; the page where a product starts comes first."""
    starts = {family.card.href for family in config.families.values()}
    listed = [page for page in pages if _is_listed(page)]
    others = [page for page in listed if not page.generated or page.family is None]
    first = {_group(page) for page in others if page.route in starts}

    def place(page: PageFacts) -> tuple[bool, bool, str, bool, str]:
        group = _group(page)
        return group != "", group not in first, group, page.route not in starts, page.route

    for name, group in groupby(sorted(others, key=place), _group):
        entries = tuple(NavEntry(pathname=page.route) for page in group)
        if name:
            yield NavEntry(
                pathname=name, title=name.replace("-", " ").capitalize(), children=entries
            )
        else:
            yield from entries
    if len(others) < len(listed):  # a producer fills the group
        yield NavEntry(pathname="api-reference", title=config.messages["api.index"], reference=True)


def _is_listed(page: PageFacts) -> bool:
    """Return whether a page is in the navigation; posts and the home page have other links."""
    matter = page.front_matter
    return matter.navigation and matter.date is None and page.route != HOME


def _group(page: PageFacts) -> str:
    """Return the folder that a page shares with others of its family, or an empty text."""
    names = page.folder.split("/")[1:]
    return names[0] if len(names) > 1 else ""
