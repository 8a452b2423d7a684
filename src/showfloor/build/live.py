"""A site while it is being written: compiled at every change, drawn page by page on demand."""

import gc
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.frontend import build_frontend, frontend_code
from showfloor.build.inputs import compile_inputs
from showfloor.build.outputs import BuildContext, Outputs, open_outputs
from showfloor.build.outputs.pages import html_path
from showfloor.build.page_keys import PageKeys
from showfloor.build.paused_gc import paused_gc
from showfloor.build.third_party import third_party_works
from showfloor.checks import run_checks
from showfloor.compile import (
    CompiledPage,
    Memory,
    Site,
    compile_site,
    recall,
    remember,
    site_redirects,
)
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.model import Redirect, RenderedPage, page_of_demo
from showfloor.model.release import Languages
from showfloor.node import find_node
from showfloor.render import NodeRenderer

__all__ = ["LiveSite"]


class Drawn(NamedTuple):
    """A page as it was rendered last."""

    key: str
    page: RenderedPage


@dataclass(slots=True)
class Shown:
    """The last state of the site that could be compiled and bundled."""

    site: Site
    keys: PageKeys
    outputs: Outputs
    renderer: NodeRenderer


class LiveSite:
    """Holds the last good state of a site, and what is wrong with the newest one.

    Not for use by several threads at once, `page` and `file` apart.
    """

    def __init__(self, paths: BuildPaths, cache: DiskCache, *, say: Callable[[str], None]) -> None:
        """Open a site; raises `ToolError` where a tool is missing."""
        self.paths = paths
        self._say = say
        self.problem: ShowfloorError | None = None
        """What is wrong with the sources as they are now."""
        self._cache = cache
        self._inputs = compile_inputs(paths, cache, dev=True)
        self._memory: Memory = recall(self._inputs)
        self._shown: Shown | None = None
        self._drawn: dict[str, Drawn] = {}
        self._beside: dict[str, str] = {}
        self._code: str | None = None
        """Digest of the frontend's own code, while nothing of it has changed."""

    def refresh(self, changed: Iterable[Path] = ()) -> None:
        """Take in the sources as they are now, and the frontend's own code if it has `changed`.

        A mistake is kept in `problem`; what was shown before goes on being shown.
        """
        if any(self.paths.is_frontend(path) for path in changed):
            self._code = None
        try:
            with paused_gc():
                site, self._memory = compile_site(self._inputs, self._memory)
                problems = run_checks(site.facts)
                self._show(site)
            self.problem = SourcesError(problems) if problems else None
        except ShowfloorError as error:
            self.problem = error
        gc.freeze()  # what is alive now will live on; later collections need not walk it

    def page(self, path: str) -> str | None:
        """Return the HTML of a route, rendered now unless it is as before.

        A route without a page gives the page for those when it is `/404.html`, else nothing.
        Raises a `ShowfloorError` when the page cannot be rendered.
        """
        if self._shown is None:
            return None
        compiled = self._compiled(self._shown.site, path)
        if compiled is not None:
            return self._draw(self._shown, path, compiled).html
        return self._demo_alone(self._shown, path)

    def file(self, path: str) -> Path | str | None:
        """Return a public or built file by its site path: its place, or its text."""
        if path.startswith("//") or path.endswith("/"):
            return None
        if path in self._beside:
            return self._beside[path]
        made = self._made(path)
        if made is not None:
            return made.decode()
        for folder in (self.paths.work / "client", self.paths.site / "public"):
            place = folder / path.removeprefix("/")
            if os.path.isfile(place) and place.resolve().is_relative_to(folder.resolve()):
                return place
        return None

    def _made(self, path: str) -> bytes | None:
        """Return a file that is made from the site, if it is one."""
        if self._shown is None:
            return None
        made = (output.content(path) for output in self._shown.outputs)
        return next((content for content in made if content is not None), None)

    @property
    def redirects(self) -> tuple[Redirect, ...]:
        """All that readers who come by an old address follow."""
        if self._shown is None:
            return ()
        return site_redirects(self._shown.site.facts)

    @property
    def languages(self) -> Languages:
        """Languages that are taken off an address."""
        if self._shown is None:
            return Languages()
        return self._shown.site.config.site.languages.of_release

    @property
    def places(self) -> frozenset[str]:
        """Site paths at which a redirect may end: pages and public files."""
        if self._shown is None:
            return frozenset()
        return frozenset([*self._shown.site.pages, *self._shown.site.facts.public])

    @property
    def fonts_host(self) -> str | None:
        """Where pages find fonts of their own, if not on the site."""
        return self._shown.site.config.site.fonts_host if self._shown else None

    def close(self) -> None:
        """Leave the memory for the next start, and end the workers."""
        remember(self._inputs, self._memory)
        if self._shown is not None:
            self._shown.renderer.close()

    def _show(self, site: Site) -> None:
        code = self._code = self._code or frontend_code(self.paths)
        built = build_frontend(self.paths, site, code, say=self._say)
        site = site.with_release_pages(third_party_works(self.paths, site.config.notices))
        context = BuildContext(site=site, paths=self.paths, cache=self._cache, frontend=code)
        outputs = open_outputs(context, development=True)
        renderer = None if built or self._shown is None else self._shown.renderer
        if renderer is None or self._shown is None or self._shown.site.shell != site.shell:
            if self._shown is not None:
                self._shown.renderer.close()
            renderer = NodeRenderer(find_node(), self.paths.work, site.shell, workers=1)
        self._shown = Shown(site, PageKeys(context.render), outputs, renderer)

    def _demo_alone(self, shown: Shown, path: str) -> str | None:
        """Return the document of one demo, which comes with the page that shows it."""
        route = page_of_demo(path)
        compiled = shown.site.pages.get(route) if route else None
        if route is None or compiled is None:
            return None
        return self._draw(shown, route, compiled).files.get(html_path(path))

    def _compiled(self, site: Site, path: str) -> CompiledPage | None:
        return site.pages.get(path) or site.own_pages.get(path)

    def _draw(self, shown: Shown, route: str, compiled: CompiledPage) -> RenderedPage:
        key = shown.keys.of(compiled)
        drawn = self._drawn.get(route)
        if drawn is None or drawn.key != key:
            page = next(iter(shown.renderer.render([shown.site.complete(compiled)])))
            self._beside |= page.files
            drawn = self._drawn[route] = Drawn(key, page)
        return drawn.page
