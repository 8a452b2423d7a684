"""A site while it is being written: updated at every change, with the problems of its sources."""

from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.check.types import type_mistakes
from showfloor.checks import mistakes_of
from showfloor.dev.dev_state import DevState
from showfloor.dev.page_cache import PageCache
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.frontend.node_programs import DevProgram
from showfloor.outputs import BuildContext
from showfloor.workspace import Site, Workspace
from showfloor.workspace.inputs import dev_inputs


class LiveSite:
    """Holds the last good state of a site, and the problem of the newest one.

    Not for use by several threads at once, `update` and `preview_page` apart.
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
        self.problem: ShowfloorError | None = None
        """The mistakes in the sources as they are now."""
        self.state: DevState | None = None
        """The state that is shown; nothing until the sources were read without a mistake."""
        self.pages = PageCache(paths, program, say=say)
        self._cache = cache
        self._ending = ExitStack()
        self._workspace = Workspace.open(dev_inputs(paths, cache, self._ending))
        self._previewed: frozenset[str] = frozenset()
        """Files of the pages that were asked for while there is a preview."""

    @property
    def is_preview(self) -> bool:
        """Whether the site is shown before its packages are read."""
        return self.state is not None and self.state.is_preview

    def begin(self) -> None:
        """Take in the sources: all of them where that is quick, else what pages have in common.

        It is quick where an earlier process left what it knew. Where not, pages are read as they
        are asked for, until the site that `update` returns is shown.
        """
        if self._workspace.is_new:
            self.preview()
        if self.state is None:
            self.refresh()

    def preview(self) -> None:
        """Show the site as it is now before its packages are read; with a mistake, all stays."""
        self._preview(self._previewed)

    def preview_page(self, path: str) -> None:
        """Read the page of a file, too, during a preview; with a mistake, all stays."""
        if path not in self._previewed:
            self._preview(self._previewed | {path})

    def get_ready(self) -> None:
        """Wait until pages can be rendered."""
        try:
            if self.state is not None:
                self.pages.serve(self.state.site)
        except ShowfloorError as error:
            self.problem = error

    def refresh(self) -> None:
        """Take in the sources as they are now; a mistake is stored in `problem`."""
        updated = self.update(())
        self.show(updated)
        self.check(updated)

    def take_modules(self, changed: Iterable[Path]) -> bool:
        """Take in modules among the files that changed; return whether pages may differ by it.

        Open pages have them at once, long before the site is updated.
        """
        try:
            return self.pages.take_modules(changed)
        except ShowfloorError as error:
            self.problem = error
            return False

    def update(self, changed: Iterable[Path]) -> Site | ShowfloorError:
        """Return the site as its sources are now; it may be called while pages are asked for.

        `changed` are the files that were written, added or removed since the last time; without
        any, all files are looked at.
        """
        folder = self.paths.site.resolve()
        # A link counts as the file at its place, wherever it leads.
        places = [file.parent.resolve() / file.name for file in changed]
        paths = [
            place.relative_to(folder).as_posix()
            for place in places
            if place.is_relative_to(folder)  # a linked package is elsewhere
        ]
        try:
            return self._workspace.update(paths or None)
        except ShowfloorError as error:
            return error

    def show(self, updated: Site | ShowfloorError) -> None:
        """Show a site from now on; where there is only a mistake, the last state stays.

        Mistakes that only the whole site shows are found by `check`.
        """
        self.problem = updated if isinstance(updated, ShowfloorError) else None
        if isinstance(updated, Site):
            try:
                state = self._state_of(updated, is_preview=False)
                self.pages.serve(state.site)
                self.state = state
            except ShowfloorError as error:
                self.problem = error

    def check(self, updated: Site | ShowfloorError) -> None:
        """Check a site that is shown; it may be called while pages are asked for."""
        if isinstance(updated, Site) and self.problem is None:
            try:
                problems = mistakes_of(updated)
            except ShowfloorError as error:
                self.problem = error
            else:
                self.problem = SourcesError(problems) if problems else None

    def type_problem(self, site: Site) -> ShowfloorError | None:
        """Return the type errors of a site; it may be called while pages are asked for.

        It takes seconds where code has changed.
        """
        try:
            found = type_mistakes(self.paths, site.stamps, self._cache.kind("types"))
        except ShowfloorError as error:
            return error
        return SourcesError(found) if found else None

    def write_state(self) -> None:
        """Write the state of the workspace and the cache to disk."""
        self._workspace.write_state()
        self._cache.flush()  # the process may be killed before it ends by itself

    def close(self) -> None:
        """Write the state to disk and stop all programs."""
        self._ending.close()
        self.write_state()
        self.pages.close()

    def _preview(self, previewed: frozenset[str]) -> None:
        with suppress(ShowfloorError):  # `update` reports it with all others
            site = self._workspace.preview(previewed)
            self.state = self._state_of(site, is_preview=True)
            self._previewed = previewed

    def _state_of(self, site: Site, *, is_preview: bool) -> DevState:
        context = BuildContext(
            site=site.with_release_pages(()),  # nothing is bundled, so no works are listed
            paths=self.paths,
            cache=self._cache,
            ending=self._ending,
            frontend="",
            served_release=None,
            early=(),
        )
        return DevState(context, is_preview)
