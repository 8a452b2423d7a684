"""Keys of rendered pages: a page is rendered again when, and only when, its key changes."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from showfloor.fingerprint import engine_code, key_of
from showfloor.model.assets import Assets
from showfloor.workspace import PlaygroundFill, Site, SitePage

__all__ = ["PageKeys", "RenderContext"]

COMPONENTS = "components/"


class RenderContext(NamedTuple):
    """What all pages of a build are rendered with."""

    site: Site
    assets: Assets
    frontend: str
    """Digest of the frontend's code."""


class PageKeys:
    """The keys of one build's pages: the content of a page, and all that a renderer is given."""

    def __init__(self, context: RenderContext) -> None:
        site, assets = context.site, context.assets
        self._assets = assets
        self._shared = key_of(
            engine_code(),
            context.frontend,
            site.shell,
            msgspec.structs.replace(assets, demos={}, components={}, playgrounds={}),
        )
        # A renderer is given one tree with each page.
        self._trees = {tree.id: key_of(tree) for tree in site.trees}
        stamps = site.stamps.items()
        self._components = key_of({p: digest for p, digest in stamps if p.startswith(COMPONENTS)})

    def of(self, page: SitePage) -> str:
        """Return a key of everything that a page's HTML depends on."""
        tree = self._trees.get(page.frame.tree)
        return key_of(self._shared, tree, page.content_key, list(self._code(page)))

    def _code(self, page: SitePage) -> Iterator[object]:
        """Yield what the bundler made of the code that the page shows."""
        for demo in page.facts.demos:
            yield [self._assets.demos.get(variant.module) for variant in demo.source.variants]
        for name in page.body.components:
            yield self._components, self._assets.components.get(name)
        for fill in page.fills:
            if isinstance(fill, PlaygroundFill):
                yield self._assets.playgrounds.get(fill.playground.key)
