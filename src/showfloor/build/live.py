"""A site while it is being written: compiled at every change, drawn page by page on demand."""

import gc
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from showfloor.build.cache import DiskCache
from showfloor.build.collector import collector_resting
from showfloor.build.frontend import build_frontend, read_assets
from showfloor.build.inputs import compile_inputs
from showfloor.build.page_keys import PageKeys, Surroundings
from showfloor.build.workshop import Workshop
from showfloor.checks import run_checks
from showfloor.compile import (
    NOT_FOUND,
    CompiledPage,
    Memory,
    Site,
    compile_site,
    not_found_page,
    recall,
    remember,
)
from showfloor.config.node import find_node
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.model import RenderedPage
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
    renderer: NodeRenderer


class LiveSite:
    """Holds the last good state of a site, and what is wrong with the newest one.

    Not for use by several threads at once, `page` and `file` apart.
    """

    def __init__(self, workshop: Workshop, cache: DiskCache) -> None:
        """Open a site; raises `ToolError` where a tool is missing."""
        self.workshop = workshop
        self.problem: ShowfloorError | None = None
        """What is wrong with the sources as they are now."""
        self._cache = cache
        self._inputs = compile_inputs(workshop, cache, dev=True)
        self._memory: Memory = recall(self._inputs)
        self._shown: Shown | None = None
        self._drawn: dict[str, Drawn] = {}
        self._beside: dict[str, str] = {}

    def refresh(self) -> None:
        """Take in the sources as they are now.

        A mistake is kept in `problem`; what was shown before goes on being shown.
        """
        try:
            with collector_resting():
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
        return None if compiled is None else self._draw(self._shown, path, compiled).html

    def file(self, path: str) -> Path | str | None:
        """Return a public or built file by its site path: its place, or its text."""
        if path in self._beside:
            return self._beside[path]
        for folder in (self.workshop.work / "client", self.workshop.site / "public"):
            place = folder / path.lstrip("/")
            if place.is_file() and place.resolve().is_relative_to(folder.resolve()):
                return place
        return None

    def close(self) -> None:
        """Leave the memory for the next start, and end the workers."""
        remember(self._inputs, self._memory)
        if self._shown is not None:
            self._shown.renderer.close()

    def _show(self, site: Site) -> None:
        code = self.workshop.frontend_digest()
        built = build_frontend(self.workshop, site, code)
        around = Surroundings(site, read_assets(self.workshop), code)
        renderer = None if built or self._shown is None else self._shown.renderer
        if renderer is None or self._shown is None or self._shown.site.shell != site.shell:
            if self._shown is not None:
                self._shown.renderer.close()
            renderer = NodeRenderer(find_node(), self.workshop.work, site.shell, workers=1)
        self._shown = Shown(site, PageKeys(around), renderer)

    def _compiled(self, site: Site, path: str) -> CompiledPage | None:
        return not_found_page(site) if path == NOT_FOUND else site.pages.get(path)

    def _draw(self, shown: Shown, route: str, compiled: CompiledPage) -> RenderedPage:
        key = shown.keys.of(compiled)
        drawn = self._drawn.get(route)
        if drawn is None or drawn.key != key:
            page = next(iter(shown.renderer.render([shown.site.complete(compiled)])))
            self._beside |= page.files
            drawn = self._drawn[route] = Drawn(key, page)
        return drawn.page
