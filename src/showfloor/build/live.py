"""A site while it is being written: compiled at every change, drawn page by page on demand."""

import gc
import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.dev_frontend import DevFrontend
from showfloor.build.dev_program import DevProgram
from showfloor.build.drawings import Drawings
from showfloor.build.file_system import put
from showfloor.build.first_pages import FirstPages
from showfloor.build.frontend import build_sandbox, frontend_manifest, is_code_file
from showfloor.build.inputs import live_inputs
from showfloor.build.light_fonts import lighten_fonts
from showfloor.build.news import News
from showfloor.build.outputs import BuildContext, open_outputs
from showfloor.build.outputs.pages import html_path
from showfloor.build.page_keys import PageKeys
from showfloor.build.paused_gc import paused_gc
from showfloor.build.shown import Shown
from showfloor.checks import mistakes_of
from showfloor.checks.pages import background_of, text_mistakes
from showfloor.compile import (
    CompiledPage,
    Memory,
    Site,
    compile_site,
    edit_site,
    recall,
    remember,
    site_redirects,
)
from showfloor.errors import ShowfloorError, SourceError, SourcesError
from showfloor.model import Redirect, page_of_demo
from showfloor.model.release import Languages
from showfloor.outputs.headers import SANDBOX
from showfloor.sources import scan

__all__ = ["Compiled", "LiveSite"]

MANIFEST: Final = "demos.json"


class Compiled(NamedTuple):
    """A site, with what checks it: that takes a moment, and nobody waits for it to see a page."""

    site: Site
    check: Callable[[], list[SourceError]]
    is_edited: bool = False
    """Whether only the text of pages is other than in what is shown."""


class LiveSite:
    """Holds the last good state of a site, and what is wrong with the newest one.

    Not for use by several threads at once, `compile` apart.
    """

    def __init__(
        self,
        paths: BuildPaths,
        cache: DiskCache,
        program: DevProgram,
        *,
        say: Callable[[str], None],
    ) -> None:
        """Open a site, and take over the program of its frontend.

        Raises `ToolError` where a tool is missing.
        """
        paths.work.mkdir(parents=True, exist_ok=True)
        self.paths = paths
        self._say = say
        self.problem: ShowfloorError | None = None
        """What is wrong with the sources as they are now."""
        self._cache = cache
        self._news = News()
        self._ending = ExitStack()
        measured = self._news.come
        self._inputs, self._sizer = live_inputs(paths, cache, self._ending, measured=measured)
        self._memory: Memory = recall(self._inputs)
        self._shown: Shown | None = None
        self._sandbox: bytes | None = None
        """What the site was when that was built which edited demos run with."""
        self._frontend = DevFrontend(program)
        self._drawings = Drawings(paths, cache, self._frontend, say=say)
        self._first = FirstPages(self._inputs, self._served)
        self._is_heard = False
        self._is_measuring = False

    @property
    def origin(self) -> str:
        """Where pages get their scripts and styles from."""
        return self._frontend.origin

    def listen(self, hear: Callable[[], None] | None) -> None:
        """Have `hear` called, in a thread, when the site is another than its files tell.

        So it is when its imports have been measured, which begins with the first page that is
        drawn: that goes first.
        """
        self._news.listen(hear)
        self._is_heard = hear is not None

    @property
    def is_sketched(self) -> bool:
        """Whether pages are shown one by one, since the whole site was never compiled."""
        return self._shown is None and self._first.are_shown

    def begin(self) -> None:
        """Take in the sources: all of them where that is quick, else what pages have in common.

        It is quick where the last server left what it knew. Where not, pages are shown as they are
        asked for until what `compile` returns is shown.
        """
        if not self._memory.records:
            self.sketch()
        if not self._first.are_shown:
            self.refresh()

    def sketch(self) -> None:
        """Take in what pages have in common, as it is now; with a mistake in it, all stays."""
        self._first.sketch()

    def get_ready(self) -> None:
        """Wait until pages can be rendered."""
        try:
            self._first.shown()
        except ShowfloorError as error:
            self.problem = error

    def refresh(self) -> None:
        """Take in the sources as they are now; a mistake is kept in `problem`."""
        compiled = self.compile(())
        self.show(compiled)
        self.check(compiled)

    def take(self, changed: Iterable[Path]) -> bool:
        """Take in modules among the files that `changed`; return whether pages may differ by it.

        Open pages have them at once, long before the site is compiled.
        """
        files = list(changed)
        try:
            is_code = self._frontend.changed(files)
        except ShowfloorError as error:
            self.problem = error
            return False
        if not is_code and self._drawings.are_recalled:
            is_code = any(is_code_file(file) and not self._is_shell_style(file) for file in files)
        if is_code:
            self._drawings.forget()
        return is_code

    def _is_shell_style(self, file: Path) -> bool:
        """Tell whether browsers alone have a file, however a page was drawn."""
        return file.suffix == ".css" and self.paths.is_frontend(file)

    def compile(self, changed: Iterable[Path]) -> Compiled | ShowfloorError:
        """Return the site as its sources are now; it may be called while pages are asked for.

        `changed` are the files that were written, added or removed since the last time.
        """
        try:
            with paused_gc():
                return self._edited(changed) or self._compiled_anew()
        except ShowfloorError as error:
            return error
        finally:
            gc.freeze()  # what is alive now will live on; later collections need not walk it

    def _edited(self, changed: Iterable[Path]) -> Compiled | None:
        """Return what is shown with the edited text of pages, where no more has changed."""
        if self._shown is None or self.problem is not None:
            return None
        folder = self.paths.site.resolve()
        # A link counts as what stands there, wherever it leads.
        places = [file.parent.resolve() / file.name for file in changed]
        paths = [place.relative_to(folder).as_posix() for place in places]
        edited = edit_site(self._shown.site, self._memory, paths) if paths else None
        if edited is None:
            return None
        self._memory = edited.memory
        site, pages = edited.site, edited.pages
        check = partial(_text_mistakes, site, pages)
        return Compiled(site, check, is_edited=True)

    def _compiled_anew(self) -> Compiled:
        site, self._memory = compile_site(self._inputs, self._memory)
        return Compiled(site, partial(mistakes_of, site))

    def show(self, compiled: Compiled | ShowfloorError) -> None:
        """Show a site from now on; where there is only a mistake, what was shown before stays.

        What its checks find is a problem once they have run: see `check`.
        """
        self.problem = compiled if isinstance(compiled, ShowfloorError) else None
        if isinstance(compiled, Compiled):
            try:
                self._show(compiled)
            except ShowfloorError as error:
                self.problem = error

    def check(self, compiled: Compiled | ShowfloorError) -> None:
        """Check a site that is shown; it may be called while pages are asked for."""
        if isinstance(compiled, Compiled) and self.problem is None:
            try:
                problems = compiled.check()
            except ShowfloorError as error:
                self.problem = error
            else:
                self.problem = SourcesError(problems) if problems else None

    def prepare(self, path: str) -> bool:
        """Make what is made when it is first asked for; it may be called while pages are asked for.

        Edited demos run with whole libraries, which take long to bundle. Returns whether what
        stands there is known, though the whole site may not be. Raises `ToolError`.
        """
        if self._shown is None:
            return self._first.add(path) or self._beside_pages(path) is not None
        if path.startswith(SANDBOX) and self._shown is not None:
            manifest = (self.paths.work / MANIFEST).read_bytes()
            if manifest != self._sandbox:
                build_sandbox(self.paths, self._shown.site.bundled)
                self._sandbox = manifest
        return True

    def page(self, path: str) -> str | None:
        """Return the HTML of a route, rendered now unless it is as before.

        A route without a page gives the page for those when it is `/404.html`, else nothing.
        Raises a `ShowfloorError` when the page cannot be rendered.
        """
        shown = self._shown or self._first.shown()
        if shown is None:
            return None
        compiled = shown.page(path)
        if compiled is None:
            return self._demo_alone(shown, path)
        html = self._drawings.draw(shown, path, compiled).html
        self._begin_measuring()
        return html

    def _begin_measuring(self) -> None:
        if self._is_heard and self._shown is not None and not self._is_measuring:
            self._is_measuring = True
            self._sizer.begin()

    def file(self, path: str) -> Path | bytes | None:
        """Return a public or built file by its site path: its place, or its content."""
        if path.startswith("//") or path.endswith("/"):
            return None
        made = None if path in self._drawings.beside else self._made(path)
        return self._beside_pages(path) if made is None else made

    def _beside_pages(self, path: str) -> Path | bytes | None:
        """Return a file that stands there whatever the site says."""
        if path in self._drawings.beside:
            return self._drawings.beside[path].encode()
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
        """Site paths at which a redirect may end: pages, public files and projects."""
        if self._shown is None:
            return frozenset()
        return frozenset([*self._shown.site.pages, *self._shown.site.facts.files])

    @property
    def fonts_host(self) -> str | None:
        """Where pages find fonts of their own, if not on the site."""
        shown = self._shown
        return shown.site.config.site.fonts_host if shown else self._first.fonts_host

    def remember(self) -> None:
        """Leave the memory for the next start, where there is one."""
        if self._memory.records:
            remember(self._inputs, self._memory)
            self._cache.flush()  # whoever stops this process may not let it come to an end

    def close(self) -> None:
        """Leave the memory and the pages for the next start, and end all programs."""
        self._ending.close()
        self.remember()
        if self._shown is not None and self._is_as_written(self._shown.site):
            self._drawings.remember(self._shown)
        self._frontend.close()

    def _is_as_written(self, site: Site) -> bool:
        """Tell whether a site is what stands in its files: a change of one may not be taken in."""
        files = scan(self.paths.site, self._memory.stamps)
        return {path: stamp.digest for path, stamp in files.stamps.items()} == site.stamps

    def _show(self, compiled: Compiled) -> None:
        if self._shown is not None and compiled.is_edited:
            self._shown = self._shown.edited(compiled.site)
            return
        shown = self._served(compiled.site)
        shown.outputs = open_outputs(shown.context, development=True)
        self._shown = shown
        self._first.end()

    def _served(self, site: Site) -> Shown:
        """Have the frontend serve a site."""
        lighten_fonts(self.paths)
        manifest = frontend_manifest(self.paths, site.bundled, say=self._say)
        put(self.paths.work / MANIFEST, manifest)
        self._frontend.serve(site, manifest)
        site = site.with_release_pages(())  # nothing is bundled, so no works are listed
        context = BuildContext(site=site, paths=self.paths, cache=self._cache)
        return Shown(context, PageKeys(context.render), manifest)

    def _demo_alone(self, shown: Shown, path: str) -> str | None:
        """Return the document of one demo, which comes with the page that shows it."""
        route = page_of_demo(path)
        compiled = shown.site.pages.get(route) if route else None
        if route is None or compiled is None:
            return None
        drawn = self._drawings.draw(shown, route, compiled, demos=True)
        return drawn.files.get(html_path(path))


def _text_mistakes(site: Site, pages: Iterable[CompiledPage]) -> list[SourceError]:
    background = background_of(site)
    return [error for page in pages for error in text_mistakes(background, page)]
