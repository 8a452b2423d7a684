"""Keys of rendered pages: a page is rendered again when, and only when, its key changes."""

from typing import NamedTuple

import msgspec

from showfloor.compile import Catalogs, CompiledPage, Icons, Playgrounds, SearchFields, Site
from showfloor.fingerprint import code_of, key_of
from showfloor.model.assets import Assets
from showfloor.render import NodeRenderer

__all__ = ["PageKeys", "RenderContext"]

COMPONENTS = "components/"
COMPILED = ("showfloor.compile",)
"""What compiling made of a page is in its key: the code that made it need not be."""


class RenderContext(NamedTuple):
    """What all pages of a build are rendered with."""

    site: Site
    assets: Assets
    frontend: str
    """Digest of the frontend's code."""


class PageKeys:
    """The keys of one build's pages."""

    def __init__(self, context: RenderContext) -> None:
        site, assets = context.site, context.assets
        self._playgrounds = site.made_by(Playgrounds).blocks_by_route
        self._icon_sets = site.made_by(Icons).sets
        self._assets = assets
        self._shared = key_of(
            context.frontend,
            code_of(NodeRenderer, Site, without=COMPILED),
            site.shell,
            msgspec.structs.replace(assets, demos={}, components={}, playgrounds={}),
        )
        # Titles of one product's pages stand in its own navigation and in no other's.
        self._trees = {tree.id: key_of(tree) for tree in site.trees}
        self._catalog_groups = site.made_by(Catalogs).groups
        self._stamps = site.stamps
        self._counts = site.made_by(SearchFields).counts
        self._components = key_of(
            {path: d for path, d in site.stamps.items() if path.startswith(COMPONENTS)}
        )

    def of(self, page: CompiledPage) -> str:
        """Return a key of everything that a page's HTML depends on."""
        return key_of(
            self._shared,
            self._trees.get(page.frame.tree),
            page.frame,
            page.record.key,
            [demo.key for demo in page.record.demos],
            self._islands(page),
            self._playground(page),
            self._icons(page),
            self._catalogs(page),
            self._counts if page.record.document.searches else None,
        )

    def _islands(self, page: CompiledPage) -> list[object]:
        sources = [demo.source for demo in page.record.demos]
        modules = [variant.module for source in sources for variant in source.variants]
        names = [use.name for use in page.record.document.components]
        return [
            [self._assets.demos.get(module) for module in modules],
            [self._assets.components.get(name) for name in names],
            self._components if names else None,
        ]

    def _icons(self, page: CompiledPage) -> object:
        if not page.record.document.icons:
            return None
        return code_of(Icons, without=COMPILED), self._icon_sets[page.frame.family or ""]

    def _catalogs(self, page: CompiledPage) -> object:
        if not page.record.document.catalogs:
            return None
        family = page.frame.family or ""
        drawn_by = {
            path: digest
            for path, digest in self._stamps.items()
            if path.startswith(f"families/{family}/")
        }
        code = code_of(Catalogs, without=COMPILED)
        return code, self._catalog_groups[family], drawn_by

    def _playground(self, page: CompiledPage) -> object:
        block = self._playgrounds.get(page.frame.route)
        if block is None:
            return None
        code = code_of(Playgrounds, without=COMPILED)
        return code, block, self._assets.playgrounds.get(block.key)
