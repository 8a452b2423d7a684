"""A site while it is being written: updated at every change, rendered page by page on demand."""

import os
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.check.types import type_mistakes
from showfloor.checks import mistakes_of
from showfloor.dev.late_signal import LateSignal
from showfloor.dev.page_cache import DevPages
from showfloor.dev.policy_violations import policy_mistake
from showfloor.errors import ShowfloorError, SourcesError
from showfloor.frontend.bundle import build_sandbox
from showfloor.frontend.dev_frontend import MANIFEST, DevFrontend, serve_site
from showfloor.frontend.dev_program import DevProgram
from showfloor.model import Redirect, RenderedPage, page_of_demo
from showfloor.model.policy_violation import PolicyViolation
from showfloor.model.release import Languages
from showfloor.outputs import BuildContext, Outputs, open_outputs
from showfloor.outputs.headers import SANDBOX
from showfloor.outputs.page_keys import PageKeys
from showfloor.outputs.pages import html_path
from showfloor.workspace import Joined, Site, SitePage, Workspace
from showfloor.workspace.site_inputs import live_inputs

__all__ = ["LiveSite"]


@dataclass
class DevState:
    """A state of the site that pages and files are made from."""

    context: BuildContext
    is_preview: bool
    """Whether packages were not read yet, and pages are read as they are asked for."""

    @property
    def site(self) -> Site:
        """The site, with the pages that come with a release."""
        return self.context.site

    @cached_property
    def keys(self) -> PageKeys:
        """The keys of its pages; known once the frontend serves the site."""
        return PageKeys(self.context.render)

    @cached_property
    def outputs(self) -> Outputs:
        """What makes the files beside its pages, opened when one is asked for."""
        return open_outputs(self.context, development=True)

    def page(self, route: str) -> SitePage | None:
        """Return a page, or one that no author wrote."""
        return self.site.pages.get(route) or self.site.own_pages.get(route)


class LiveSite:
    """Holds the last good state of a site, and what is wrong with the newest one.

    Not for use by several threads at once, `update` and `prepare` apart.
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
        self._measured = LateSignal()
        self._ending = ExitStack()
        inputs, self._sizer = live_inputs(paths, cache, self._ending, measured=self._measured.send)
        self._workspace = Workspace.open(inputs)
        self._state: DevState | None = None
        self._served: Joined | None = None
        """What the frontend serves: its manifest is the same while this is."""
        self._asked: frozenset[str] = frozenset()
        """Files of the pages that were asked for while there is a preview."""
        self._sandbox: tuple[bytes, str | None] | None = None
        """The manifest and the license key for which the libraries of edited demos were bundled."""
        self._frontend = DevFrontend(program)
        self._pages = DevPages(self._frontend, say=say)
        self._is_heard = False
        self._is_measuring = False

    @property
    def origin(self) -> str:
        """Where pages get their scripts and styles from."""
        return self._frontend.origin

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Have `listener` called, in a thread, when the imports of the site have been measured.

        That begins after the first page is rendered, which goes first; then `remeasure` and
        `update` bring the sizes into the site.
        """
        self._measured.listen(listener)
        self._is_heard = listener is not None

    def remeasure(self) -> None:
        """Have the next update take in what imports cost."""
        self._workspace.remeasure()

    @property
    def is_preview(self) -> bool:
        """Whether the site is shown before its packages are read."""
        return self._state is not None and self._state.is_preview

    def begin(self) -> None:
        """Take in the sources: all of them where that is quick, else what pages have in common.

        It is quick where an earlier process left what it knew. Where not, pages are read as they
        are asked for, until what `update` returns is shown.
        """
        if self._workspace.is_new:
            self.preview()
        if self._state is None:
            self.refresh()

    def preview(self) -> None:
        """Show the site as it is now before its packages are read; with a mistake, all stays."""
        self._preview(self._asked)

    def _preview(self, asked: frozenset[str]) -> None:
        with suppress(ShowfloorError):  # which `update` tells with all others
            self._state = self._state_of(self._workspace.preview(asked), is_preview=True)
            self._asked = asked

    def get_ready(self) -> None:
        """Wait until pages can be rendered."""
        try:
            if self._state is not None:
                self._serve(self._state.site)
        except ShowfloorError as error:
            self.problem = error

    def refresh(self) -> None:
        """Take in the sources as they are now; a mistake is kept in `problem`."""
        updated = self.update(())
        self.show(updated)
        self.check(updated)

    def take(self, changed: Iterable[Path]) -> bool:
        """Take in modules among the files that `changed`; return whether pages may differ by it.

        Open pages have them at once, long before the site is updated.
        """
        try:
            is_code = self._frontend.changed(list(changed))
        except ShowfloorError as error:
            self.problem = error
            return False
        if is_code:
            self._pages.forget()
        return is_code

    def update(self, changed: Iterable[Path]) -> Site | ShowfloorError:
        """Return the site as its sources are now; it may be called while pages are asked for.

        `changed` are the files that were written, added or removed since the last time; without
        any, all files are looked at.
        """
        folder = self.paths.site.resolve()
        # A link counts as what is at its place, wherever it leads.
        places = [file.parent.resolve() / file.name for file in changed]
        paths = [place.relative_to(folder).as_posix() for place in places]
        try:
            return self._workspace.update(paths or None)
        except ShowfloorError as error:
            return error

    def show(self, updated: Site | ShowfloorError) -> None:
        """Show a site from now on; where there is only a mistake, what was shown before stays.

        What its checks find is a problem once they have run: see `check`.
        """
        self.problem = updated if isinstance(updated, ShowfloorError) else None
        if isinstance(updated, Site):
            try:
                state = self._state_of(updated, is_preview=False)
                self._serve(state.site)
                self._state = state
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

    def prepare(self, path: str) -> bool:
        """Read a page, or bundle the sandbox, at its first request; other requests may go on.

        Edited demos run with whole libraries, which take long to bundle. Returns whether the path
        can be answered now: during a preview not all can. Raises `ToolError`.
        """
        state = self._state
        if state is not None and state.is_preview:
            return self._prepare_page(state, path) or self._beside_pages(path) is not None
        if path.startswith(SANDBOX) and state is not None:
            key = state.site.config.site.licence_key
            made_of = ((self.paths.work / MANIFEST).read_bytes(), key)
            if made_of != self._sandbox:
                build_sandbox(self.paths, state.site.bundled)
                self._sandbox = made_of
        return True

    def _prepare_page(self, state: DevState, path: str) -> bool:
        """Read the page at a site path, or that of a demo; return whether it can be shown yet."""
        # The data of a demo is made of the whole site, its document is rendered with its page.
        route = page_of_demo(path) if path.endswith("/") else None
        page = state.page(route or path)
        if page is None or page.facts.icons:
            return False
        if page.facts.path and page.facts.path not in self._asked:
            self._preview(self._asked | {page.facts.path})
        return not page.facts.path or self._is_read(page.route)

    def _is_read(self, route: str) -> bool:
        page = self._state.page(route) if self._state else None
        return page is not None and page.body.key != ""

    def page(self, path: str) -> str | None:
        """Return the HTML of a route, rendered now unless it is as before.

        A route without a page gives the page for those when it is `/404.html`, else nothing.
        Raises a `ShowfloorError` when the page cannot be rendered.
        """
        state = self._state
        if state is None:
            return None
        page = state.page(path)
        if page is None:
            return self._demo_alone(state, path)
        html = self._rendered(state, page).html
        self._begin_measuring()
        return html

    def _begin_measuring(self) -> None:
        if self._is_heard and not self.is_preview and not self._is_measuring:
            self._is_measuring = True
            self._sizer.begin()

    def file(self, path: str) -> Path | bytes | None:
        """Return a public or built file by its site path: its place, or its content."""
        if path.startswith("//") or path.endswith("/"):
            return None
        made = None if path in self._pages.beside else self._made(path)
        return self._beside_pages(path) if made is None else made

    def _beside_pages(self, path: str) -> Path | bytes | None:
        """Return a file that is there whatever the site says."""
        if path in self._pages.beside:
            return self._pages.beside[path].encode()
        for folder in (self.paths.work / "client", self.paths.site / "public"):
            place = folder / path.removeprefix("/")
            if os.path.isfile(place) and place.resolve().is_relative_to(folder.resolve()):
                return place
        return None

    def _made(self, path: str) -> bytes | None:
        """Return a file that is made from the site, if it is one."""
        if self._state is None or self._state.is_preview:
            return None
        made = (output.content(path) for output in self._state.outputs)
        return next((content for content in made if content is not None), None)

    @property
    def _whole(self) -> Site | None:
        """The site once all of it was read."""
        return None if self._state is None or self._state.is_preview else self._state.site

    @property
    def redirects(self) -> tuple[Redirect, ...]:
        """All that readers who come by an old address follow."""
        return self._whole.redirects if self._whole else ()

    @property
    def languages(self) -> Languages:
        """Languages that are taken off an address."""
        return self._whole.config.site.languages.of_release if self._whole else Languages()

    @property
    def places(self) -> frozenset[str]:
        """Site paths at which a redirect may end: pages, public files and projects."""
        site = self._whole
        return frozenset([*site.pages, *site.facts.files]) if site else frozenset()

    def policy_mistake(self, violation: PolicyViolation) -> ShowfloorError:
        """Return what a browser refused on a page as a mistake in the sources."""
        route = page_of_demo(violation.page) or violation.page
        page = self._state.page(route) if self._state else None
        return policy_mistake(violation, page, self.paths.site)

    @property
    def analytics_service(self) -> str | None:
        """Where pages send what they count, if the site counts."""
        analytics = self._state.site.config.site.analytics if self._state else None
        return analytics.endpoint if analytics else None

    @property
    def fonts_host(self) -> str | None:
        """Where pages find fonts of their own, if not on the site."""
        return self._state.site.config.site.fonts_host if self._state else None

    def write_state(self) -> None:
        """Write the state of the workspace and the cache to disk."""
        self._workspace.write_state()
        self._cache.flush()  # the process may be killed before it ends by itself

    def close(self) -> None:
        """Write the state to disk and stop all programs."""
        self._ending.close()
        self.write_state()
        self._frontend.close()

    def _state_of(self, site: Site, *, is_preview: bool) -> DevState:
        site = site.with_release_pages(())  # nothing is bundled, so no works are listed
        context = BuildContext(
            site=site,
            paths=self.paths,
            cache=self._cache,
            ending=self._ending,
            frontend="",
            published=None,
            early=(),
        )
        return DevState(context, is_preview)

    def _serve(self, site: Site) -> None:
        """Have the frontend serve a site; raises a `ShowfloorError` where it cannot."""
        if self._served is not site.joined:
            serve_site(self._frontend, self.paths, site, say=self._say)
            self._served = site.joined

    def _rendered(self, state: DevState, page: SitePage, *, demos: bool = False) -> RenderedPage:
        self._serve(state.site)
        return self._pages.render(state.site, state.keys, page, demos=demos)

    def _demo_alone(self, state: DevState, path: str) -> str | None:
        """Return the document of one demo, which comes with the page that shows it."""
        route = page_of_demo(path)
        page = state.site.pages.get(route) if route else None
        if page is None:
            return None
        return self._rendered(state, page, demos=True).files.get(html_path(path))
