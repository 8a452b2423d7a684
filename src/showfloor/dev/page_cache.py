"""Pages as the development server rendered them last, cached while their keys stay the same."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from showfloor.build_paths import BuildPaths
from showfloor.dev.dev_state import DevState
from showfloor.frontend.dev_frontend import DemoFault, DevFrontend, serve_site
from showfloor.frontend.node_programs import DevProgram
from showfloor.model.page import Page, RenderedPage
from showfloor.outputs.pages import html_path
from showfloor.render import failed_demo
from showfloor.workspace import Joined, Site, SitePage


class CachedPage(NamedTuple):
    """A page as it was rendered last."""

    key: str
    page: RenderedPage
    with_demos: bool
    """Whether the documents of its single demos came with it."""


class PageCache:
    """Renders the pages whose key has changed. Not for use by several threads at once."""

    def __init__(
        self, paths: BuildPaths, program: DevProgram, *, say: Callable[[str], None]
    ) -> None:
        """Take over the program that renders; `say` is called with each fault of a demo."""
        self._paths = paths
        self._frontend = DevFrontend(program)
        self._say = say
        self._served: Joined | None = None
        """The site that the frontend serves: its manifest is the same while this is."""
        self._pages: dict[str, CachedPage] = {}
        self._faults: dict[str, list[DemoFault]] = {}
        self.files: dict[str, str] = {}
        """Files that pages refer to and that came with them, by site path."""

    @property
    def address(self) -> str:
        """The address below which pages find their scripts and styles."""
        return self._frontend.address

    def serve(self, site: Site) -> None:
        """Have the frontend serve a site; raises a `ShowfloorError` where it cannot."""
        if self._served is not site.joined:
            serve_site(self._frontend, self._paths, site, say=self._say)
            self._served = site.joined

    def take_modules(self, changed: Iterable[Path]) -> bool:
        """Take in modules among the files that changed; return whether pages may differ by it.

        Raises `ToolError` where the frontend cannot take them in.
        """
        is_code = self._frontend.changed(list(changed))
        if is_code:
            self._pages.clear()
        return is_code

    def html(self, state: DevState, page: SitePage) -> str:
        """Return the document of a page; raises a `ShowfloorError` where it cannot be rendered."""
        return self._rendered(state, page).page.html

    def demo_html(self, state: DevState, page: SitePage, path: str) -> str | None:
        """Return the document of a demo, which comes with the page that shows it."""
        return self._rendered(state, page, with_demos=True).page.files.get(html_path(path))

    def close(self) -> None:
        """End the program."""
        self._frontend.close()

    def _rendered(self, state: DevState, page: SitePage, *, with_demos: bool = False) -> CachedPage:
        self.serve(state.site)
        key = state.keys.of(page)
        cached = self._pages.get(page.route)
        if cached is None or cached.key != key or cached.with_demos < with_demos:
            whole = state.site.complete(page)
            cached = CachedPage(key, self._render(whole, with_demos=with_demos), with_demos)
            self._pages[page.route] = cached
        return cached

    def _render(self, page: Page, *, with_demos: bool) -> RenderedPage:
        rendered = self._frontend.render(page, demos=with_demos)
        self._report_faults(page, rendered.faults)
        self.files |= rendered.page.files
        return rendered.page

    def _report_faults(self, page: Page, faults: list[DemoFault]) -> None:
        """Report the faults of a page's demos unless they were reported already."""
        if faults != self._faults.get(page.route, []):
            for fault in faults:
                demo = page.demos[fault.demo]
                self._say(f"\n{failed_demo(page, demo, fault.message, fault.place)}\n")
        self._faults[page.route] = faults
