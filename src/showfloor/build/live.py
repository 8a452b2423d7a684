"""A site while it is being written: compiled at every change, drawn page by page on demand."""

import gc
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.dev_frontend import DevFrontend, Fault
from showfloor.build.file_system import put
from showfloor.build.frontend import build_sandbox, frontend_manifest, lighten_fonts
from showfloor.build.inputs import compile_inputs
from showfloor.build.outputs import BuildContext, Outputs, open_outputs
from showfloor.build.outputs.pages import html_path
from showfloor.build.page_keys import PageKeys
from showfloor.build.paused_gc import paused_gc
from showfloor.checks import mistakes_of
from showfloor.compile import (
    CompiledPage,
    Memory,
    Site,
    compile_site,
    recall,
    remember,
    site_redirects,
)
from showfloor.errors import ShowfloorError, SourceError, SourcesError
from showfloor.model import Page, Redirect, RenderedPage, page_of_demo
from showfloor.model.release import Languages
from showfloor.outputs.headers import SANDBOX

__all__ = ["LiveSite"]

MANIFEST: Final = "demos.json"


class Compiled(NamedTuple):
    """A site, with what its checks found."""

    site: Site
    problems: list[SourceError]


class Drawn(NamedTuple):
    """A page as it was rendered last."""

    key: str
    page: RenderedPage


@dataclass(slots=True)
class Shown:
    """The last state of the site that could be compiled."""

    site: Site
    keys: PageKeys
    outputs: Outputs


class LiveSite:
    """Holds the last good state of a site, and what is wrong with the newest one.

    Not for use by several threads at once, `compile` apart.
    """

    def __init__(self, paths: BuildPaths, cache: DiskCache, *, say: Callable[[str], None]) -> None:
        """Open a site; raises `ToolError` where a tool is missing."""
        paths.work.mkdir(parents=True, exist_ok=True)
        self.paths = paths
        self._say = say
        self.problem: ShowfloorError | None = None
        """What is wrong with the sources as they are now."""
        self._cache = cache
        self._inputs = compile_inputs(paths, cache, dev=True)
        self._memory: Memory = recall(self._inputs)
        self._shown: Shown | None = None
        self._drawn: dict[str, Drawn] = {}
        self._faults: dict[str, list[Fault]] = {}
        self._beside: dict[str, str] = {}
        self._sandbox: bytes | None = None
        """What the site was when that was built which edited demos run with."""
        self._code_changes = 0
        """How often a module has changed that pages are rendered with."""
        self._frontend = DevFrontend(paths)

    @property
    def origin(self) -> str:
        """Where pages get their scripts and styles from."""
        return self._frontend.origin

    def refresh(self) -> None:
        """Take in the sources as they are now; a mistake is kept in `problem`."""
        self.show(self.compile())

    def take(self, changed: Iterable[Path]) -> bool:
        """Take in modules among the files that `changed`; return whether pages may differ by it.

        Open pages have them at once, long before the site is compiled.
        """
        try:
            is_code = self._frontend.changed(changed)
        except ShowfloorError as error:
            self.problem = error
            return False
        self._code_changes += is_code
        return is_code

    def compile(self) -> Compiled | ShowfloorError:
        """Return the site as its sources are now; it may be called while pages are asked for."""
        try:
            with paused_gc():
                site, self._memory = compile_site(self._inputs, self._memory)
                return Compiled(site, mistakes_of(site))
        except ShowfloorError as error:
            return error
        finally:
            gc.freeze()  # what is alive now will live on; later collections need not walk it

    def show(self, compiled: Compiled | ShowfloorError) -> None:
        """Show a site from now on; where there is only a mistake, what was shown before stays."""
        try:
            if isinstance(compiled, ShowfloorError):
                raise compiled
            self._show(compiled.site)
            self.problem = SourcesError(compiled.problems) if compiled.problems else None
        except ShowfloorError as error:
            self.problem = error

    def prepare(self, path: str) -> None:
        """Make what is made when it is first asked for; it may be called while pages are asked for.

        Edited demos run with whole libraries, which take long to bundle. Raises `ToolError`.
        """
        if path.startswith(SANDBOX) and self._shown is not None:
            manifest = (self.paths.work / MANIFEST).read_bytes()
            if manifest != self._sandbox:
                build_sandbox(self.paths, self._shown.site)
                self._sandbox = manifest

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

    def remember(self) -> None:
        """Leave the memory for the next start."""
        remember(self._inputs, self._memory)

    def close(self) -> None:
        """Leave the memory for the next start, and end the frontend's program."""
        self.remember()
        self._frontend.close()

    def _show(self, site: Site) -> None:
        lighten_fonts(self.paths)
        manifest = frontend_manifest(self.paths, site, say=self._say)
        put(self.paths.work / MANIFEST, manifest)
        self._frontend.serve(site, manifest)
        site = site.with_release_pages(())  # nothing is bundled, so no works are listed
        context = BuildContext(site=site, paths=self.paths, cache=self._cache)
        outputs = open_outputs(context, development=True)
        self._shown = Shown(site, PageKeys(context.render), outputs)

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
        key = f"{self._code_changes} {shown.keys.of(compiled)}"
        drawn = self._drawn.get(route)
        if drawn is None or drawn.key != key:
            page = shown.site.complete(compiled)
            rendered = self._frontend.render(page)
            self._tell_faults(page, rendered.faults)
            self._beside |= rendered.page.files
            drawn = self._drawn[route] = Drawn(key, rendered.page)
        return drawn.page

    def _tell_faults(self, page: Page, faults: list[Fault]) -> None:
        """Say what is wrong with a page's demos, once."""
        if faults != self._faults.get(page.route, []):
            for fault in faults:
                self._say(f"\n{_mistake(page, fault)}\n")
        self._faults[page.route] = faults


def _mistake(page: Page, fault: Fault) -> SourceError:
    demo = page.demos[fault.demo]
    path, _, line = (fault.place or demo.path).rpartition(":")
    return SourceError(
        f"the demo {demo.name} cannot be rendered: {fault.message}",
        path=path or demo.path,
        line=int(line) if path else None,
        why=f"{page.source_path} shows it, and a release could not be built",
        fix="mend the demo; open pages show it as soon as it is saved",
    )
