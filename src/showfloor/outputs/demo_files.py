"""The `demo.json` of every demo: its code, packages and cost."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import ClassVar, NamedTuple, Self

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import GeneratedFile
from showfloor.demos import DemoSource
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.assets import Assets
from showfloor.model.cache import Cache
from showfloor.model.demo import DemoCode, DemoData, demo_route, page_of_demo
from showfloor.model.site_file import SiteFile, content_digest
from showfloor.outputs.output import BuildContext, CachedOutput
from showfloor.outputs.page_keys import RenderContext
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

    def scripts(self, module: str, family: str) -> tuple[str, ...]:
        """Return the site paths of the scripts that are a module's own cost."""
        island = self._assets.demos.get(module)
        if island is None or not island.script.startswith("/"):
            return ()  # the development server builds no scripts
        base = frozenset(self._assets.bases.get(family, ()))
        return tuple(path for path in (island.script, *island.imports) if path not in base)

    def measure(self, scripts: Iterable[str]) -> None:
        """Measure scripts on all cores."""
        new = sorted({*scripts} - self._sizes.keys())
        with ThreadPoolExecutor(thread_name_prefix="costs") as pool:
            self._sizes |= zip(new, pool.map(self._size, new), strict=True)

    def of(self, module: str, family: str) -> int | None:
        """Return the cost of a module in bytes, compressed with brotli; nothing if not built."""
        scripts = self.scripts(module, family)
        self.measure(scripts)
        return sum(self._sizes[path] for path in scripts) if scripts else None

    def _size(self, path: str) -> int:
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


class DemoFiles(CachedOutput):
    """Makes the files of a site's demos."""

    kind: ClassVar[str] = "demo-data"
    streams: ClassVar[bool] = True
    turns: ClassVar[bool] = True

    def __init__(self, context: RenderContext, paths: BuildPaths, cache: DiskCache) -> None:
        super().__init__(context.site, cache)
        self._assets = context.assets
        self._costs = Costs(context.assets, paths.work / "client", cache.kind("compressed"))
        self._versions = project_versions(context.site)
        self._context = key_of(
            engine_code(),
            self._versions,
            sorted(context.assets.bases.items()),
            context.site.config.site.tailwind_stylings,
        )

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build, or of the development server."""
        return cls(context.render, context.paths, context.cache)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file of every demo. Raises `ToolError` for a package that is missing."""
        pages = self._site.pages.values()
        wanted = [self._file(one) for page in pages for one in _demos_of(page)]
        yield from self._file_cache.files(self._after_measuring(wanted))

    def content(self, path: str) -> bytes | None:
        """Return one file by its site path, or nothing if it does not belong to a demo."""
        page = self._site.pages.get(page_of_demo(path) or "")
        shown = _demos_of(page) if page else ()
        return next((self._make(one) for one in shown if one.path == path), None)

    def _after_measuring(
        self, wanted: list[tuple[GeneratedFile, ShownDemo]]
    ) -> Iterator[GeneratedFile]:
        fresh = [one for file, one in wanted if self._file_cache.is_missing(file)]
        self._costs.measure(script for one in fresh for script in self._scripts(one))
        yield from (file for file, _ in wanted)

    def _file(self, one: ShownDemo) -> tuple[GeneratedFile, ShownDemo]:
        return GeneratedFile(one.path, self._key(one), partial(self._make, one)), one

    def _make(self, one: ShownDemo) -> bytes:
        data = demo_data(self._site, one.page, one.number, self._versions)
        variants = tuple(self._measured(variant, data) for variant in data.variants)
        return msgspec.json.encode(msgspec.structs.replace(data, variants=variants))

    def _measured(self, variant: DemoCode, data: DemoData) -> DemoCode:
        cost = self._costs.of(variant.module, data.family)
        return msgspec.structs.replace(variant, cost=cost)

    def _scripts(self, one: ShownDemo) -> Iterator[str]:
        source = one.source
        for variant in source.variants:
            yield from self._costs.scripts(variant.module, source.family)

    def _key(self, one: ShownDemo) -> str:
        source = one.source
        family = self._site.config.families[source.family]
        provider = self._site.made_by(ProjectRoots).by_family.get(source.family)
        islands = [self._assets.demos.get(variant.module) for variant in source.variants]
        return key_of(
            self._context,
            one.page.body.demos[one.number].key,
            one.path,
            islands,
            family.companions,
            provider,
            family.pins,
        )


def _demos_of(page: SitePage) -> Iterator[ShownDemo]:
    return (ShownDemo(page, number) for number in range(len(page.facts.demos)))
