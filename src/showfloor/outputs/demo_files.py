"""The `demo.json` of every demo: its code, packages and cost."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from showfloor.demos import DemoSource
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.assets import Assets
from showfloor.model.cache import Cache
from showfloor.model.demo import DemoCode, demo_route
from showfloor.model.site_file import SiteFile, content_digest
from showfloor.outputs.output import BuildContext
from showfloor.release.precompress import precompress
from showfloor.workspace import (
    ProjectRoots,
    SitePage,
    demo_data,
    project_versions,
)


class Costs:
    """Measures demos by the scripts that a build made for them.

    Scripts that all demos of a family share (React, its provider) count as loaded before. `client`
    is the folder that holds the scripts, `compressed` the cache that the release reads as well.
    """

    def __init__(self, assets: Assets, client: Path, compressed: Cache) -> None:
        self._assets = assets
        self._client = client
        self._compressed = compressed
        self._sizes: dict[str, int] = {}

    def of(self, module: str, family: str) -> int | None:
        """Return the cost of a module in bytes, compressed with brotli; nothing if not built."""
        scripts = self.scripts(module, family)
        return sum(map(self._size, scripts)) if scripts else None

    def scripts(self, module: str, family: str) -> tuple[str, ...]:
        """Return the site paths of the scripts that are a module's own cost."""
        island = self._assets.demos.get(module)
        if island is None or not island.script.startswith("/"):
            return ()  # the development server builds no scripts
        base = frozenset(self._assets.bases.get(family, ()))
        return tuple(path for path in (island.script, *island.imports) if path not in base)

    def _size(self, path: str) -> int:
        if path not in self._sizes:
            self._sizes[path] = self._measure(path)
        return self._sizes[path]

    def _measure(self, path: str) -> int:
        content = (self._client / path.lstrip("/")).read_bytes()
        digest = content_digest(content)
        encodings = precompress(content, digest=digest, effort="careful", cache=self._compressed)
        return len(encodings.get("br", content))


class ShownDemo(NamedTuple):
    """A demo with the page that shows it."""

    page: SitePage
    number: int
    """Its place among the demos of the page."""

    @property
    def source(self) -> DemoSource:
        """The demo as its author wrote it, without its text."""
        return self.page.facts.demos[self.number].source

    @property
    def path(self) -> str:
        """Site path of the file."""
        return f"{demo_route(self.page.route, self.source.name)}demo.json"


def demo_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the file of every demo. Raises `ToolError` for a package that is missing."""
    making = _Making(context)
    for page in context.site.pages.values():
        for number in range(len(page.facts.demos)):
            one = ShownDemo(page, number)
            yield SiteFile(
                path=one.path, key=partial(making.key, one), content=partial(making.content, one)
            )


class _Making:
    """The values that the files of all demos are made from."""

    def __init__(self, context: BuildContext) -> None:
        self._site = context.site
        self._assets = context.render.assets
        compressed = context.cache.kind("compressed")
        self._costs = Costs(self._assets, context.paths.work / "client", compressed)
        self._versions = project_versions(context.site)
        self._shared = key_of(
            engine_code(),
            self._versions,
            sorted(self._assets.bases.items()),
            context.site.config.site.tailwind_stylings,
        )

    def key(self, one: ShownDemo) -> str:
        source = one.source
        family = self._site.config.families[source.family]
        provider = self._site.made_by(ProjectRoots).by_family.get(source.family)
        islands = [self._assets.demos.get(variant.module) for variant in source.variants]
        return key_of(
            self._shared,
            one.page.body.demos[one.number].key,
            one.path,
            islands,
            family.settings.companions,
            family.settings.providers,
            provider,
            family.pins,
        )

    def content(self, one: ShownDemo) -> bytes:
        data = demo_data(self._site, one.page, one.number, self._versions)
        variants = tuple(self._measured(variant, data.family) for variant in data.variants)
        return msgspec.json.encode(msgspec.structs.replace(data, variants=variants))

    def _measured(self, variant: DemoCode, family: str) -> DemoCode:
        return msgspec.structs.replace(variant, cost=self._costs.of(variant.module, family))
