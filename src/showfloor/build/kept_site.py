"""What the pages of a site share, as a build leaves it to the next edit of one."""

from typing import Final

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.found_guides import FoundGuides
from showfloor.build.kept import kept_name
from showfloor.checks.pages import ApiNames
from showfloor.model import Model, NavTree, ShellModel
from showfloor.model.cache import recalled

__all__ = ["KeptList", "KeptSite", "keep_guides", "keep_site", "kept_guides", "kept_site"]

SITE: Final = "edit-site"
GUIDES: Final = "edit-guides"


class KeptList(Model, frozen=True, kw_only=True):
    """A file that holds the text of pages: an `llms-full.txt`."""

    path: str
    title: str
    summary: str
    entries: tuple[tuple[str, str, str], ...]
    """Of its pages: title, address, description."""
    texts: tuple[str, ...]
    """Site paths of their Markdown."""


class KeptSite(Model, frozen=True, kw_only=True):
    """What the pages of a site share; no edit of their text changes it."""

    shell: ShellModel
    trees: tuple[NavTree, ...]
    lists: tuple[KeptList, ...]
    api: ApiNames
    """What the text of pages is held against."""


def kept_site(paths: BuildPaths, cache: DiskCache) -> KeptSite | None:
    """Return what the last build left, or nothing where there is none."""
    return recalled(cache.kind(SITE), kept_name(paths), KeptSite)


def keep_site(paths: BuildPaths, cache: DiskCache, site: KeptSite) -> None:
    """Keep what the pages of a site share."""
    cache.put(SITE, kept_name(paths), msgspec.msgpack.encode(site))


def kept_guides(paths: BuildPaths, cache: DiskCache, product: str) -> FoundGuides | None:
    """Return the pages that a product's shard of the search has, or nothing where none is kept."""
    return recalled(cache.kind(GUIDES), f"{kept_name(paths)} {product}", FoundGuides)


def keep_guides(paths: BuildPaths, cache: DiskCache, guides: FoundGuides) -> None:
    """Keep the pages of a product's shard."""
    cache.put(GUIDES, f"{kept_name(paths)} {guides.product}", msgspec.msgpack.encode(guides))
