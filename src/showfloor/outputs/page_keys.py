"""Keys of rendered pages: a page is rendered again if its key changes."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from showfloor.fingerprint import engine_code, key_of
from showfloor.model.assets import Assets
from showfloor.workspace import PlaygroundFill, Site, SitePage

COMPONENTS = ("components/", "directives/", "slots/")


def _is_component(path: str) -> bool:
    """Return whether a file is part of components; rules of directives only give them props."""
    return path.startswith(COMPONENTS) and not path.endswith(".py")


def _is_around_demos(path: str) -> bool:
    """Return whether a file is code of providers, a part of which may run on the server alone."""
    return path.startswith("families/") and path.count("/") < 3 and path.endswith((".ts", ".tsx"))


class RenderContext(NamedTuple):
    """The site and the frontend that all pages of a build are rendered with."""

    site: Site
    assets: Assets
    frontend: str
    """Digest of the frontend's code."""


class PageKeys:
    """Keys of the pages of a build, from their content and all data that a renderer gets."""

    def __init__(self, context: RenderContext) -> None:
        site, assets = context.site, context.assets
        self._assets = assets
        self._components = key_of({p: s for p, s in site.stamps.items() if _is_component(p)})
        self._surroundings = key_of(
            {p: s for p, s in site.stamps.items() if _is_around_demos(p)},
            [family.settings.color_scheme for family in site.config.families.values()],
        )
        slots = [assets.components.get(f"slots/{name}") for name in site.shell.slots]
        self._shared = key_of(
            engine_code(),
            context.frontend,
            site.shell,
            msgspec.structs.replace(assets, demos={}, components={}, playgrounds={}),
            (slots, self._components) if slots else None,
            # The development server's assets do not name the files of providers.
            {id: family.provider for id, family in site.config.families.items()},
        )
        # A renderer gets one tree with each page.
        self._trees = {tree.id: key_of(tree) for tree in site.trees}

    def of(self, page: SitePage) -> str:
        """Return a key of all that the HTML of a page depends on."""
        tree = self._trees.get(page.frame.tree)
        return key_of(self._shared, tree, page.content_key, list(self._code(page)))

    def _code(self, page: SitePage) -> Iterator[object]:
        """Yield the bundled files of the demos, components and playgrounds of a page."""
        if page.facts.demos or page.fills:
            yield self._surroundings
        for demo in page.facts.demos:
            yield [self._assets.demos.get(variant.module) for variant in demo.source.variants]
        for name in page.body.components:
            yield self._components, self._assets.components.get(name)
        for fill in page.fills:
            if isinstance(fill, PlaygroundFill):
                yield self._assets.playgrounds.get(fill.playground.key)
