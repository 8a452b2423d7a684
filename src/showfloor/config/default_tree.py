"""The navigation of pages that belong to no family."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from showfloor.errors import SourceError

DEFAULT: Final = "default"


def navigation_files(root: Path) -> list[Path]:
    """Return the navigation files of a site, sorted."""
    return sorted((root / "navigation").glob("*.toml"))


def find_default_tree(
    chosen: str | None, names: Sequence[str], trees_of_families: Collection[str]
) -> str:
    """Return the id of the default tree.

    `chosen` is the setting of the site, and `names` are those of its navigation files. Raises
    `SourceError` if there are several of them and none is meant to be the default.
    """
    if chosen is not None:
        return chosen
    if DEFAULT in names:
        return DEFAULT
    if len(names) == 1:
        return names[0]
    if len(trees_of_families) == 1:
        return next(iter(trees_of_families))
    if names:
        raise SourceError(
            f"the site has {len(names)} navigations, and none is the default",
            path="site.toml",
            why="pages that belong to no family, such as the home page and the search, show the "
            "default navigation",
            fix=f"set default-tree to one of {', '.join(names)}, or write"
            f" navigation/{DEFAULT}.toml",
        )
    return DEFAULT
