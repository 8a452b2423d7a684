"""The pages and files that the development server answers requests with."""

import os
from pathlib import Path

from showfloor.check.policy_violations import policy_mistake
from showfloor.dev.dev_state import DevState
from showfloor.dev.live_site import LiveSite
from showfloor.errors import ShowfloorError
from showfloor.frontend.bundle import build_sandbox
from showfloor.frontend.site_manifest import MANIFEST
from showfloor.model.policy import SANDBOX, PolicyViolation


class SiteContent:
    """Makes pages and files from the state of a live site when they are asked for.

    Not for use by several threads at once, `prepare` apart.
    """

    def __init__(self, live: LiveSite) -> None:
        self._live = live
        self._sandbox: tuple[bytes, str | None] | None = None
        """The manifest and the license key for which the libraries of edited demos were bundled."""

    def prepare(self, path: str) -> bool:
        """Read a page, or bundle the sandbox, at its first request; other requests may go on.

        Edited demos run with whole libraries, which take long to bundle. Returns whether the path
        can be answered now: during a preview not all can. Raises `ToolError`.
        """
        state = self._live.state
        if state is not None and state.is_preview:
            return self._prepare_page(state, path) or self._unmade_file(path) is not None
        if path.startswith(SANDBOX) and state is not None:
            self._prepare_sandbox(state)
        return True

    def page(self, path: str) -> str | None:
        """Return the HTML of a page or of a single demo, rendered now unless it is as before.

        Returns nothing where there is no page. Raises a `ShowfloorError` when the page cannot be
        rendered.
        """
        state, pages = self._live.state, self._live.pages
        if state is None:
            return None
        page = state.page(path)
        if page is None:
            shown_on = state.page_of_demo(path)
            return pages.demo_html(state, shown_on, path) if shown_on else None
        return pages.html(state, page)

    def file(self, path: str) -> Path | bytes | None:
        """Return a public, built or generated file by its site path: its place or its content."""
        if path.startswith("//") or path.endswith("/"):
            return None
        state = self._live.state
        came_with_page = path in self._live.pages.files
        made = None if came_with_page or state is None else state.file(path)
        return self._unmade_file(path) if made is None else made

    def policy_mistake(self, violation: PolicyViolation) -> ShowfloorError:
        """Return a browser's report about a page as a mistake in the sources."""
        state = self._live.state
        path = violation.page
        page = state.page_of_demo(path) or state.page(path) if state else None
        return policy_mistake(violation, page, self._live.paths.site)

    def _prepare_page(self, state: DevState, path: str) -> bool:
        """Read the page at a site path, or that of a demo; return whether it can be shown yet."""
        # The data of a demo is made of the whole site, its document is rendered with its page.
        shown_on = state.page_of_demo(path) if path.endswith("/") else None
        page = shown_on or state.page(path)
        if page is None or page.facts.icons:
            return False
        if page.facts.path:
            self._live.preview_page(page.facts.path)
        return not page.facts.path or self._is_read(page.route)

    def _is_read(self, route: str) -> bool:
        page = self._live.state.page(route) if self._live.state else None
        return page is not None and page.body.key != ""

    def _prepare_sandbox(self, state: DevState) -> None:
        paths, key = self._live.paths, state.site.config.site.license_key
        made_of = ((paths.work / MANIFEST).read_bytes(), key)
        if made_of != self._sandbox:
            build_sandbox(paths, state.site.frontend_sources)
            self._sandbox = made_of

    def _unmade_file(self, path: str) -> Path | bytes | None:
        """Return a file that is not made from the site: of a page, of the frontend, or public."""
        if path in self._live.pages.files:
            return self._live.pages.files[path].encode()
        for folder in (self._live.paths.work / "client", self._live.paths.site / "public"):
            place = folder / path.removeprefix("/")
            if os.path.isfile(place) and place.resolve().is_relative_to(folder.resolve()):
                return place
        return None
