"""Demos that cannot be rendered, found without building.

Pages are rendered as they are while a site is written: nothing is bundled, so a demo that changed
costs a few seconds. A page is rendered again when its demos change, or code that they may share.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Final

from showfloor.build.build_paths import BuildPaths
from showfloor.build.dev_frontend import DevFrontend, serve_site
from showfloor.build.dev_program import start_dev_program
from showfloor.build.frontend import frontend_code
from showfloor.build.report import Progress
from showfloor.compile import Site, SitePage
from showfloor.errors import SourceError
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.cache import Cache
from showfloor.render import failed_demo

__all__ = ["demo_mistakes"]

FOLDER: Final = "check"
"""In the work folder: for the modules that were rendered with."""
CODE: Final = (".ts", ".tsx", ".js", ".jsx", ".json", ".css")
PAGES: Final = "pages/"
FAMILIES: Final = "families/"


def demo_mistakes(
    paths: BuildPaths,
    site: Site,
    cache: Cache,
    *,
    say: Callable[[str], None],
    progress: Progress,
) -> list[SourceError]:
    """Return a mistake for each demo that throws, or whose markup browsers would change.

    `cache` remembers the pages without mistakes. Raises `ToolError` where the fault is in no demo.
    """
    keys = _PageKeys(paths, site)
    pages = [page for page in site.pages.values() if page.facts.demos]
    waiting = [page for page in pages if cache.get(keys.of(page)) is None]
    found: list[SourceError] = []
    if not waiting:
        return found
    for done, (page, mistakes) in enumerate(_rendered(paths, site, waiting, say), 1):
        found += mistakes
        if not mistakes:
            cache.put(keys.of(page), b"")
        progress(done, len(waiting))
    return found


class _PageKeys:
    """Keys of all that the demos of a page are rendered from."""

    def __init__(self, paths: BuildPaths, site: Site) -> None:
        code = {path: stamp for path, stamp in site.stamps.items() if path.endswith(CODE)}
        apart = {path: stamp for path, stamp in code.items() if not path.startswith(PAGES)}
        self._shared = key_of(
            engine_code(),
            frontend_code(paths),
            sorted(item for item in apart.items() if not item[0].startswith(FAMILIES)),
        )
        self._code = apart

    def of(self, page: SitePage) -> str:
        folder = f"{FAMILIES}{page.facts.family}/"
        family = sorted(item for item in self._code.items() if item[0].startswith(folder))
        demos = [demo.key for demo in page.body.demos]
        return key_of(self._shared, family, page.facts.path, demos)


def _rendered(
    paths: BuildPaths, site: Site, pages: Sequence[SitePage], say: Callable[[str], None]
) -> Iterator[tuple[SitePage, list[SourceError]]]:
    own = replace(paths, work=paths.work / FOLDER)
    own.work.mkdir(parents=True, exist_ok=True)
    with closing(DevFrontend(start_dev_program(own))) as frontend:
        serve_site(frontend, own, site, say=say)
        for page in pages:
            whole = site.complete(page)
            faults = frontend.render(whole, demos=False).faults
            yield (
                page,
                [
                    failed_demo(whole, whole.demos[fault.demo], fault.message, fault.place)
                    for fault in faults
                ],
            )
