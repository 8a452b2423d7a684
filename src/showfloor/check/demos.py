"""Finds demos that cannot be rendered, without building.

Pages are rendered as by the development server: nothing is bundled, so a demo that changed costs a
few seconds. A page is rendered again when its demos change, or code that they may share.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Self

from showfloor.build_paths import BuildPaths
from showfloor.errors import SourceError
from showfloor.fingerprint import engine_code, key_of
from showfloor.frontend.bundle import frontend_code
from showfloor.frontend.dev_frontend import DevFrontend, serve_site
from showfloor.frontend.node_programs import DevProgram, start_dev_program
from showfloor.model.cache import Cache
from showfloor.release.report import Progress
from showfloor.render import PartMistake, mistakes_of_parts
from showfloor.workspace import FrontendSources, Site, SitePage

FOLDER: Final = "check"
"""Folder in the work folder for the modules that demos are rendered with."""
CODE: Final = (".ts", ".tsx", ".js", ".jsx", ".json", ".css")
PAGES: Final = "pages/"
FAMILIES: Final = "families/"


class DemoCheck:
    """Renders the demos that changed. The program that it has started ends with the block."""

    def __init__(self, paths: BuildPaths, cache: Cache) -> None:
        """`cache` remembers the pages without mistakes."""
        self._paths = paths
        self._check_paths = replace(paths, work=paths.work / FOLDER)
        self._cache = cache
        self._started: DevProgram | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._started is not None:
            self._started.running.stop()  # no answer is wanted any more
            self._started.running.close()

    def begin(self, site: FrontendSources) -> None:
        """Start the program that renders if code has changed: it loads while a site is compiled.

        Raises `ToolError` where it cannot be started.
        """
        if self._cache.get(_code_key(self._paths, site)) is None:
            self._program()

    def mistakes(
        self, site: Site, *, say: Callable[[str], None], progress: Progress
    ) -> list[SourceError]:
        """Return a mistake for each demo that throws, or whose markup browsers would change.

        Raises `ToolError` where the fault is in no demo.
        """
        keys = DemoKeys(self._paths, site)
        pages = [page for page in site.pages.values() if page.facts.demos]
        waiting = [page for page in pages if self._cache.get(keys.of(page)) is None]
        found: list[PartMistake] = []
        if waiting:
            frontend = DevFrontend(self._program())
            serve_site(frontend, self._check_paths, site, say=say)
            for done, page in enumerate(waiting, 1):
                faults = frontend.render(site.complete(page), demos=False).faults
                found += faults
                if not faults:
                    self._cache.put(keys.of(page), b"")
                progress(done, len(waiting))
        if not found:
            self._cache.put(_code_key(self._paths, site.frontend_sources), b"")
        return mistakes_of_parts(found)

    def _program(self) -> DevProgram:
        if self._started is None:
            self._check_paths.work.mkdir(parents=True, exist_ok=True)
            self._started = start_dev_program(self._check_paths)
        return self._started


def _code_key(paths: BuildPaths, site: FrontendSources) -> str:
    """Return a key of all code, which is cached once no demo has a mistake with that code."""
    code = sorted(item for item in site.stamps.items() if item[0].endswith(CODE))
    return key_of(engine_code(), frontend_code(paths), code)


class DemoKeys:
    """Makes a key of everything that the demos of a page are rendered from."""

    def __init__(self, paths: BuildPaths, site: Site) -> None:
        code = {path: stamp for path, stamp in site.stamps.items() if path.endswith(CODE)}
        common = {path: stamp for path, stamp in code.items() if not path.startswith(PAGES)}
        self._shared = key_of(
            engine_code(),
            frontend_code(paths),
            sorted(item for item in common.items() if not item[0].startswith(FAMILIES)),
        )
        self._code = common

    def of(self, page: SitePage) -> str:
        """Return the key of a page."""
        folder = f"{FAMILIES}{page.facts.family}/"
        family = sorted(item for item in self._code.items() if item[0].startswith(folder))
        demos = [demo.key for demo in page.body.demos]
        return key_of(self._shared, family, page.facts.path, demos)
