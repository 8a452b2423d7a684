"""Pages as the development server rendered them last, kept while their keys stay the same."""

from collections.abc import Callable
from typing import NamedTuple

from showfloor.frontend.dev_frontend import DevFrontend, Fault
from showfloor.model import Page, RenderedPage
from showfloor.outputs.page_keys import PageKeys
from showfloor.render import failed_demo
from showfloor.workspace import Site, SitePage

__all__ = ["DevPages"]


class _Kept(NamedTuple):
    """A page as it was rendered last."""

    key: str
    page: RenderedPage
    demos: bool
    """Whether the documents of its single demos came with it."""


class DevPages:
    """Renders pages whose key has changed. Not for use by several threads at once."""

    def __init__(self, frontend: DevFrontend, *, say: Callable[[str], None]) -> None:
        """Have pages rendered by `frontend`; `say` is called with each fault of a demo."""
        self._frontend = frontend
        self._say = say
        self._kept: dict[str, _Kept] = {}
        self._faults: dict[str, list[Fault]] = {}
        self.beside: dict[str, str] = {}
        """Files that pages refer to and that came with them, by site path."""

    def forget(self) -> None:
        """Have all pages rendered again: a module has changed that they are rendered with."""
        self._kept.clear()

    def render(
        self, site: Site, keys: PageKeys, page: SitePage, *, demos: bool = False
    ) -> RenderedPage:
        """Return a page as it is now, with the documents of its single demos if `demos`.

        Raises a `ShowfloorError` where it cannot be rendered.
        """
        key = keys.of(page)
        kept = self._kept.get(page.route)
        if kept is None or kept.key != key or kept.demos < demos:
            kept = _Kept(key, self._rendered(site.complete(page), demos=demos), demos)
            self._kept[page.route] = kept
        return kept.page

    def _rendered(self, page: Page, *, demos: bool) -> RenderedPage:
        rendered = self._frontend.render(page, demos=demos)
        self._tell_faults(page, rendered.faults)
        self.beside |= rendered.page.files
        return rendered.page

    def _tell_faults(self, page: Page, faults: list[Fault]) -> None:
        """Report the faults of a page's demos unless they were reported already."""
        if faults != self._faults.get(page.route, []):
            for fault in faults:
                demo = page.demos[fault.demo]
                self._say(f"\n{failed_demo(page, demo, fault.message, fault.place)}\n")
        self._faults[page.route] = faults
