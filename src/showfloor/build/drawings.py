"""Pages as they were drawn last, by this development server and by the one before.

What pages are drawn with takes seconds to get ready, and most of them are as they were when the
last server ended. So it leaves what it drew, and what would come out the same is there at once.
"""

from collections.abc import Callable
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.dev_frontend import DevFrontend, Fault
from showfloor.build.frontend import live_code, live_tools
from showfloor.build.shown import Shown
from showfloor.compile import CompiledPage
from showfloor.errors import SourceError
from showfloor.fingerprint import code_of, key_of
from showfloor.model import Model, Page, RenderedPage
from showfloor.model.cache import recalled

__all__ = ["Drawings"]

KIND: Final = "drawn"
MOST_KEPT: Final = 200
"""Pages that are left to the next server, those that were drawn last."""


class KeptDrawing(Model, frozen=True, kw_only=True):
    """A page that another server drew."""

    key: str
    page: RenderedPage


class Drawn(NamedTuple):
    """A page as it was rendered last."""

    key: str
    page: RenderedPage
    demos: bool
    """Whether the documents of its single demos came with it."""
    recalled: bool = False
    """Whether another server rendered it."""


class Drawings:
    """Draws pages that are not as they were. Not for use by several threads at once."""

    def __init__(
        self,
        paths: BuildPaths,
        cache: DiskCache,
        frontend: DevFrontend,
        *,
        say: Callable[[str], None],
    ) -> None:
        """Have pages drawn by `frontend`; `say` is told what is wrong with their demos."""
        self._paths = paths
        self._cache = cache.kind(KIND)
        self._frontend = frontend
        self._say = say
        self._drawn: dict[str, Drawn] = {}
        self._faults: dict[str, list[Fault]] = {}
        self._code_changes = 0
        self._tools = ""
        """A fingerprint of what the frontend's program began with, taken with the first page."""
        self._surroundings: tuple[Shown, str] | None = None
        """That of all that pages are drawn with, of the state that it is known of."""
        self.beside: dict[str, str] = {}
        """Files that pages refer to and that came with them, by site path."""

    def forget(self) -> None:
        """Have all pages drawn anew: a module has changed that they are drawn with."""
        self._code_changes += 1

    @property
    def are_recalled(self) -> bool:
        """Whether one comes from another server: this one does not know what modules are in it."""
        return any(drawn.recalled for drawn in self._drawn.values()) and not self._code_changes

    def draw(
        self, shown: Shown, route: str, compiled: CompiledPage, *, demos: bool = False
    ) -> RenderedPage:
        """Return a page as it is now, with the documents of its single demos if `demos`.

        Raises a `ShowfloorError` where it cannot be drawn.
        """
        self._tools = self._tools or live_tools(self._paths, shown.site.bundled)
        key = f"{self._code_changes} {shown.keys.of(compiled)}"
        drawn = self._drawn.get(route)
        if drawn is None and not demos and not self._code_changes:
            drawn = self._recalled(shown, route, compiled, key)
        if drawn is None or drawn.key != key or drawn.demos < demos:
            drawn = Drawn(key, self._rendered(shown, compiled, demos=demos), demos)
        self._drawn.pop(route, None)  # the last one stands at the end
        self._drawn[route] = drawn
        return drawn.page

    def remember(self, shown: Shown) -> None:
        """Leave the pages that are as they were drawn to the next server.

        `shown` is what stands in all files. Pages with mistakes in their demos are not left, so
        that these are told again.
        """
        if self._tools != live_tools(self._paths, shown.site.bundled):
            return  # packages were installed meanwhile, and pages are drawn with those before
        surroundings = self._code_around(shown)
        for route, drawn in islice(reversed(self._drawn.items()), MOST_KEPT):
            compiled = shown.page(route)
            if compiled is None or self._faults.get(route):
                continue
            own = shown.keys.of(compiled)
            if drawn.key == f"{self._code_changes} {own}":
                kept = KeptDrawing(key=key_of(surroundings, own), page=drawn.page)
                self._cache.put(route, msgspec.msgpack.encode(kept))

    def _recalled(self, shown: Shown, route: str, compiled: CompiledPage, key: str) -> Drawn | None:
        """Return a page that another server drew, if it would come out the same."""
        kept = recalled(self._cache, route, KeptDrawing)
        if kept is None:
            return None
        if self._surroundings is None or self._surroundings[0] is not shown:
            self._surroundings = shown, self._code_around(shown)
        if kept.key != key_of(self._surroundings[1], shown.keys.of(compiled)):
            return None
        self.beside |= kept.page.files
        return Drawn(key, kept.page, demos=False, recalled=True)

    def _code_around(self, shown: Shown) -> str:
        code = live_code(self._paths, shown.site.bundled, shown.manifest)
        return key_of(code_of(__name__), self._tools, code)

    def _rendered(self, shown: Shown, compiled: CompiledPage, *, demos: bool) -> RenderedPage:
        page = shown.site.complete(compiled)
        rendered = self._frontend.render(page, demos=demos)
        self._tell_faults(page, rendered.faults)
        self.beside |= rendered.page.files
        return rendered.page

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
