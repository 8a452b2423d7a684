"""From entries as they are written to the tree that the shell draws."""

from collections.abc import Mapping

import msgspec

from showfloor.model import NavFact, NavNode, NavTree, TreeFacts
from showfloor.navigation.entry import NavEntry, TreeSource, flatten

__all__ = ["resolve_titles", "tree_facts"]


def resolve_titles(tree: TreeSource, titles: Mapping[str, str]) -> NavTree:
    """Give each entry without a title that of its page; `titles` are those of pages by route."""
    return NavTree(id=tree.id, items=tuple(_node(entry, titles) for entry in tree.items))


def _node(entry: NavEntry, titles: Mapping[str, str]) -> NavNode:
    fields = msgspec.structs.asdict(entry)
    # An entry whose page is missing shows its path; a check reports it before anyone sees it.
    fields["title"] = entry.title or titles.get(entry.pathname, entry.pathname)
    del fields["reference"]
    fields["children"] = tuple(_node(child, titles) for child in entry.children)
    return NavNode(**fields)


def tree_facts(tree: TreeSource) -> TreeFacts:
    """Return what the checks need to know of a tree."""
    entries = tuple(
        NavFact(pathname=entry.pathname, line=tree.lines.get(entry.pathname, 1), kind=entry.kind)
        for entry in flatten(tree.items)
    )
    return TreeFacts(id=tree.id, path=tree.path, entries=entries)
