"""Navigation trees: read from files, with titles, and the place of each page in them."""

from showfloor.navigation.page_places import places_of_tree
from showfloor.navigation.tree_file import (
    NavEntry,
    TreeSource,
    flatten,
    load_tree,
    load_trees,
    resolve_titles,
    tree_facts,
)

__all__ = [
    "NavEntry",
    "TreeSource",
    "flatten",
    "load_tree",
    "load_trees",
    "places_of_tree",
    "resolve_titles",
    "tree_facts",
]
