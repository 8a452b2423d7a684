"""A site while it is being written: what is shown of it, and what is wrong with its sources."""

import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.check.policy_violations import policy_mistake
from showfloor.check.types import type_mistakes
from showfloor.checks import mistakes_of
from showfloor.dev.dev_state import DevState
from showfloor.errors import ShowfloorError, SourceError, SourcesError
from showfloor.frontend.bundle import build_sandbox
from showfloor.frontend.dev_frontend import DevFrontend, serve_site
from showfloor.frontend.node_programs import DevProgram
from showfloor.frontend.site_manifest import MANIFEST
from showfloor.model.page import RenderedPage
from showfloor.model.sandbox_policy import SANDBOX, PolicyViolation
from showfloor.outputs import BuildContext
from showfloor.outputs.pages import html_path
from showfloor.render import PartMistake, mistakes_of_parts
from showfloor.workspace import Joined, Site, SitePage, Workspace
from showfloor.workspace.inputs import dev_inputs


class _CachedPage(NamedTuple):
    """A page as it was rendered last."""

    key: str
    page: RenderedPage
    with_demos: bool
    """Whether the documents of its single demos came with it."""


class LiveSite:
    """The last good state of a site, its pages and files, and the problem of the newest sources.

    Not for use by several threads at once, apart from `update`, `check`, `type_problem` and
    `prepare`.
    """

    def __init__(
        self,
        paths: BuildPaths,
        cache: DiskCache,
        program: DevProgram,
        *,
        say: Callable[[str], None],
    ) -> None:
        """Open a site, and take over the program that renders; `say` gets the faults of demos.

        Raises `ToolError` where a tool is missing.
        """
        self.paths = paths
        self.problem: ShowfloorError | None = None
        """The mistakes in the sources as they are now."""
        self.state: DevState | None = None
        """What is shown; nothing until the sources were read without a mistake."""
        self._cache = cache
        self._say = say
        self._ending = ExitStack()
        self._workspace = Workspace.open(dev_inputs(paths, cache, self._ending))
        self._frontend = DevFrontend(program)
        self._previewed: frozenset[str] = frozenset()
        """Files of the pages that were asked for during a preview."""
        self._served: Joined | None = None
        """The site that the frontend serves: its manifest is the same while this is."""
        self._sandbox: tuple[bytes, str | None] | None = None
        """The manifest and the license key for which the libraries of edited demos were bundled."""
        self._pages: dict[str, _CachedPage] = {}
        self._files: dict[str, str] = {}
        """Files that pages refer to and that came with them, by site path."""
        self._faults: dict[str, list[PartMistake]] = {}
        self._mistakes: tuple[SourceError, ...] = ()  # in the code of demos

    @property
    def address(self) -> str:
        """The address below which pages find their scripts and styles."""
        return self._frontend.address

    @property
    def is_preview(self) -> bool:
        """Whether the site is shown before its packages are read."""
        return self.state is not None and self.state.is_preview

    def begin(self) -> None:
        """Read the sources: all of them where that is quick, else what pages have in common.

        It is quick where an earlier process has stored its state. Where not, pages are read as they
        are asked for, until the site that `update` returns is shown.
        """
        if self._workspace.is_new:
            self.preview()
        if self.state is None:
            updated = self.update(())
            self.show(updated)
            self.check(updated)

    def preview(self, page: str | None = None, changed: Iterable[Path] = ()) -> None:
        """Show the site as it is now before its packages are read; with a mistake, all stays.

        `page` is the file of a page that is asked for from now on; `changed` are as for `update`.
        """
        previewed = self._previewed | {page} if page else self._previewed
        with suppress(ShowfloorError):  # `update` reports it with all others
            site = self._workspace.preview(previewed, self._sources(changed) or None)
            self.state = self._state_of(site, is_preview=True)
            self._previewed = previewed

    def get_ready(self) -> None:
        """Wait until pages can be rendered."""
        try:
            if self.state is not None:
                self._serve(self.state.site)
        except ShowfloorError as error:
            self.problem = error

    def take_modules(self, changed: Iterable[Path]) -> bool:
        """Take in modules among the files that changed; return whether pages may differ by it.

        Open pages have them at once, long before the site is updated.
        """
        try:
            is_code = self._frontend.changed(changed)
        except ShowfloorError as error:
            self.problem = error
            return False
        if is_code:
            self._pages.clear()
        return is_code

    def update(self, changed: Iterable[Path]) -> Site | ShowfloorError:
        """Return the site as its sources are now; it may be called while pages are asked for.

        `changed` are the files that were written, added or removed since the last time; without
        any, all files are looked at. Mistakes in the code of demos are shown in their places.
        """
        sources = self._sources(changed) or None
        try:
            site, self._mistakes = self._workspace.leniently(lambda one: one.update(sources))
        except ShowfloorError as error:
            return error
        if self._mistakes:
            self._say(f"\n{SourcesError(self._mistakes)}\n")
        return site

    def show(self, updated: Site | ShowfloorError) -> None:
        """Show a site from now on; where there is only a mistake, the last state stays.

        Mistakes that only the whole site shows are found by `check`.
        """
        self.problem = updated if isinstance(updated, ShowfloorError) else None
        if isinstance(updated, Site):
            try:
                state = self._state_of(updated, is_preview=False)
                self._serve(state.site)
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

        It takes seconds where code has changed. Mistakes in demos are known without it.
        """
        try:
            found = type_mistakes(self.paths, site.stamps, self._cache.kind("types"))
        except ShowfloorError as error:
            return error
        return SourcesError(found) if found and not self._mistakes else None

    def write_state(self) -> None:
        """Write the state of the workspace and the cache to disk."""
        self._workspace.write_state()
        self._cache.flush()  # the process may be killed before it ends by itself

    def close(self) -> None:
        """Write the state to disk and stop all programs."""
        self._ending.close()
        self.write_state()
        self._frontend.close()

    def prepare(self, path: str) -> bool:
        """Read a page, or bundle the sandbox, at its first request; other requests may go on.

        Edited demos run with whole libraries, which take long to bundle. Returns whether the path
        can be answered now: during a preview not all can. Raises `ToolError`.
        """
        state = self.state
        if state is not None and state.is_preview:
            return self._prepare_page(state, path) or self._unmade_file(path) is not None
        if state is not None and path.startswith(SANDBOX):
            made_of = ((self.paths.work / MANIFEST).read_bytes(), state.settings.license_key)
            if made_of != self._sandbox:
                build_sandbox(self.paths, state.site.frontend_sources)
                self._sandbox = made_of
        return True

    def page(self, path: str) -> str | None:
        """Return the HTML of a page or of a single demo, rendered now unless its key is the same.

        Returns nothing where there is no page. Raises a `ShowfloorError` when the page cannot be
        rendered.
        """
        state = self.state
        if state is None:
            return None
        if page := state.page(path):
            return self._rendered(state, page).html
        if shown_on := state.page_of_demo(path):  # the document of a demo comes with its page
            return self._rendered(state, shown_on, with_demos=True).files.get(html_path(path))
        return None

    def file(self, path: str) -> Path | bytes | None:
        """Return a public, built or generated file by its site path: its place or its content."""
        if path.startswith("//") or path.endswith("/"):
            return None
        came_with_page = path in self._files
        made = None if came_with_page or self.state is None else self.state.file(path)
        return self._unmade_file(path) if made is None else made

    def policy_mistake(self, violation: PolicyViolation) -> ShowfloorError:
        """Return a browser's report about a page as a mistake in the sources."""
        state, path = self.state, violation.page
        page = state.page_of_demo(path) or state.page(path) if state else None
        return policy_mistake(violation, page, self.paths.site)

    def _sources(self, files: Iterable[Path]) -> list[str]:
        """Return the paths of files in the folder of the site; a linked package is elsewhere."""
        folder = self.paths.site.resolve()
        # A link counts as the file at its place, wherever it leads.
        places = [file.parent.resolve() / file.name for file in files]
        return [
            place.relative_to(folder).as_posix() for place in places if place.is_relative_to(folder)
        ]

    def _state_of(self, site: Site, *, is_preview: bool) -> DevState:
        context = BuildContext(
            site=site.with_release_pages(()),  # nothing is bundled, so no works are listed
            paths=self.paths,
            cache=self._cache,
            ending=self._ending,
        )
        return DevState(context, is_preview)

    def _serve(self, site: Site) -> None:
        """Have the frontend serve a site; raises a `ShowfloorError` where it cannot."""
        if self._served is not site.joined:
            serve_site(self._frontend, self.paths, site, say=self._say)
            self._served = site.joined

    def _prepare_page(self, state: DevState, path: str) -> bool:
        """Read the page at a site path, or that of a demo; return whether it can be shown yet."""
        # The data of a demo is made of the whole site, its document is rendered with its page.
        shown_on = state.page_of_demo(path) if path.endswith("/") else None
        page = shown_on or state.page(path)
        if page is None or page.facts.icons:
            return False
        if not page.facts.path:
            return True
        if page.facts.path not in self._previewed:
            self.preview(page.facts.path)
        read = self.state.page(page.route) if self.state else None
        return read is not None and read.body.key != ""

    def _unmade_file(self, path: str) -> Path | bytes | None:
        """Return a file that is not made from the site: of a page, of the frontend, or public."""
        if path in self._files:
            return self._files[path].encode()
        for folder in (self.paths.work / "client", self.paths.site / "public"):
            place = folder / path.removeprefix("/")
            if os.path.isfile(place) and place.resolve().is_relative_to(folder.resolve()):
                return place
        return None

    def _rendered(
        self, state: DevState, page: SitePage, *, with_demos: bool = False
    ) -> RenderedPage:
        """Return a page, rendered again if its key has changed, or its demos are missing."""
        self._serve(state.site)
        key = state.keys.of(page)
        cached = self._pages.get(page.route)
        if cached is None or cached.key != key or cached.with_demos < with_demos:
            whole = state.site.complete(page)
            rendered = self._frontend.render(whole, self._mistakes, demos=with_demos)
            if rendered.faults != self._faults.get(page.route, []):  # else they were printed
                for mistake in mistakes_of_parts(rendered.faults):
                    self._say(f"\n{mistake}\n")
            self._faults[page.route] = rendered.faults
            self._files |= rendered.page.files
            cached = _CachedPage(key, rendered.page, with_demos)
            self._pages[page.route] = cached
        return cached.page
