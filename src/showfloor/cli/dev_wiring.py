"""Wires the development server: joins a live site, a watcher of its files and the server."""

import time
import uuid
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

import anyio
from anyio.to_thread import run_sync

from showfloor.dev.live_site import LiveSite
from showfloor.dev.site_content import SiteContent
from showfloor.errors import ShowfloorError
from showfloor.fingerprint import linked_packages
from showfloor.model.base_path import ROOT
from showfloor.model.policy import PolicyViolation
from showfloor.model.redirects import Target
from showfloor.model.release_redirects import ReleaseRedirects
from showfloor.outputs.headers import file_headers
from showfloor.release.media_types import media_type
from showfloor.server.dev_events import Broadcast, DevEvent, Problems, Reload, problems_of
from showfloor.server.dev_server import DevResponse
from showfloor.sources import watch
from showfloor.workspace import Site

if TYPE_CHECKING:
    from pathlib import Path

WHOLE: Final = "The whole site"
"""Printed as the subject of the first update."""
RELOAD_SECONDS: Final = 0.5
"""How long checks wait for an open page to load the new state. A page that a browser has suspended
never asks for it."""
WAITING: Final = (
    "Pages are shown as they are asked for, without their playgrounds and links to the API"
    " reference: that is read now."
)


class WatchedSite:
    """A live site that follows its files and reports changes to open pages."""

    def __init__(self, live: LiveSite, *, say: Callable[[str], None]) -> None:
        self._live = live
        self._content = SiteContent(live)
        self._say = say
        # One at a time: a page is never rendered while the site around it changes.
        self._state_lock = anyio.Lock()
        self._prepare_lock = anyio.Lock()
        self._server = uuid.uuid4().hex
        self._changes = 0
        self._module_changes = 0
        self._changed_files: set[Path] = set()
        """Sources that have changed since the last update."""
        self._has_changed = anyio.Event()
        self._untyped_site: Site | None = None
        """The site that is shown, if only its types have not been checked yet."""
        self._has_untyped_site = anyio.Event()
        self._has_reloaded = anyio.Event()
        self._violations: set[PolicyViolation] = set()
        """Violations that were printed since a file changed: each page reports them when loaded."""
        # Until all of the site was compiled once, some of its addresses are not known.
        self._is_compiled = anyio.Event()
        if not live.is_preview:
            self._is_compiled.set()
        self._broadcast = Broadcast(self._state_name)
        self._broadcast.send(problems_of(live.problem))

    @property
    def base(self) -> str:
        """The path below which the site is on its host; the root while its settings are wrong."""
        return self._live.state.settings.base if self._live.state else ROOT

    async def respond(self, path: str) -> DevResponse | None:
        """Return the page or file at a site path, or nothing; raises `ShowfloorError`."""
        async with self._prepare_lock:
            is_known = await run_sync(self._content.prepare, path)
        if not is_known:
            await self._is_compiled.wait()
        async with self._state_lock:
            return await run_sync(self._response, path)

    async def moved(self, path: str) -> Target | None:
        """Return where an old address leads, as the server of a release would."""
        async with self._state_lock:
            return await run_sync(self._target, path)

    async def explain(self, violation: PolicyViolation) -> Problems:
        """Return a violation as pages show it, and print it unless it was printed before."""
        async with self._state_lock:
            mistake = await run_sync(self._content.policy_mistake, violation)
        if violation not in self._violations:
            self._violations.add(violation)
            self._say(f"\n{mistake}\n")
        return problems_of(mistake)

    def events(self) -> AsyncIterator[DevEvent]:
        """Yield the events for one listener, for ever."""
        return self._broadcast.listen()

    async def watch(self) -> None:
        """Follow the sources, linked packages and the code of the frontend, until canceled."""
        paths = self._live.paths
        linked = linked_packages(paths.node_modules).values()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self._update_always)
            tasks.start_soon(self._check_types_always)
            async for changed in watch(paths.site, *paths.frontend_folders, *linked):
                # Never behind a compile that is under way: modules need none.
                async with self._state_lock:
                    self._module_changes += 1
                    self._violations.clear()
                    if await run_sync(self._live.take_modules, changed):
                        self._reload_pages()
                sources = {path for path in changed if not paths.is_frontend(path)}
                if sources:
                    await self._preview()
                    self._changed_files |= sources
                    self._has_changed.set()

    async def _preview(self) -> None:
        """Show pages as they are now, where pages are read as they are asked for."""
        async with self._prepare_lock, self._state_lock:
            if self._live.is_preview:
                await run_sync(self._live.preview)
                self._reload_pages()

    async def _update_always(self) -> None:
        """Compile the site whenever something has changed."""
        if not self._is_compiled.is_set():
            await self._compile_first()
        await run_sync(self._live.write_state)  # the process may be killed at any time
        while True:
            await self._has_changed.wait()
            start = time.perf_counter()
            self._has_changed = anyio.Event()
            changed, self._changed_files = self._changed_files, set()
            updated = await run_sync(self._live.update, changed)
            await self._show(updated, ", ".join(sorted(path.name for path in changed)[:3]), start)

    async def _compile_first(self) -> None:
        """Compile all of the site, once the pages are shown that were asked for meanwhile."""
        self._say(WAITING)
        async with self._state_lock:
            await run_sync(self._live.get_ready)
        async with self._state_lock:  # requests that waited for the lock were answered first
            start = time.perf_counter()
        updated = await run_sync(self._live.update, ())
        await self._show(updated, WHOLE, start)

    async def _show(self, updated: Site | ShowfloorError, subject: str, start: float) -> None:
        """Show a site, then check it: open pages show a change before its mistakes are known."""
        self._untyped_site = None
        async with self._state_lock:
            await run_sync(self._live.show, updated)
            self._name_new_state()
        self._is_compiled.set()
        seconds = time.perf_counter() - start
        if self._live.problem is None:
            await self._wait_for_reload()
        await run_sync(self._live.check, updated)
        problem = self._live.problem
        self._broadcast.send(problems_of(problem))
        if problem is None:
            self._say(f"  {subject}: {seconds * 1000:.0f} ms")
            if isinstance(updated, Site):
                self._untyped_site = updated
                self._has_untyped_site.set()
        else:
            self._say(f"\n{problem}\n")

    async def _check_types_always(self) -> None:
        """Check the types of each site that is shown, in seconds; saves go before it."""
        while True:
            await self._has_untyped_site.wait()
            self._has_untyped_site = anyio.Event()
            site = self._untyped_site
            if site is None:
                continue
            problem = await run_sync(self._live.type_problem, site, abandon_on_cancel=True)
            if problem is not None and site is self._untyped_site:
                self._live.problem = problem
                self._broadcast.send(problems_of(problem))
                self._say(f"\n{problem}\n")

    async def _wait_for_reload(self) -> None:
        """Have open pages load the new state, and wait until one has it.

        Other work at the same time would slow down rendering and sending it.
        """
        self._has_reloaded = anyio.Event()
        self._broadcast.send(Reload())
        if self._broadcast.is_heard:
            with anyio.move_on_after(RELOAD_SECONDS):
                await self._has_reloaded.wait()

    async def _note_reload(self) -> None:
        self._has_reloaded.set()

    def _reload_pages(self) -> None:
        self._name_new_state()
        self._broadcast.send(Reload())

    def _name_new_state(self) -> None:
        self._changes += 1
        self._broadcast.renew(self._state_name)

    @property
    def _state_name(self) -> str:
        """The name of the state of the site, by which a page knows that it has missed a change."""
        return f"{self._server}-{self._changes}"

    def _target(self, path: str) -> Target | None:
        # Rarely asked for, and the rows may change at any time: so they are read each time.
        state = self._live.state
        if state is None or state.is_preview:
            return None
        redirects = ReleaseRedirects(state.site.redirects, state.settings.languages.of_release)
        return redirects.follow(path, {*state.site.pages, *state.site.facts.files})

    def _response(self, path: str) -> DevResponse | None:
        page = self._content.page(path)
        if page is not None:
            return DevResponse(
                body=page.encode(),
                type="text/html; charset=utf-8",
                state=self._state_name,
                modules=self._module_changes,
                sent=self._note_reload,
            )
        file = self._content.file(path)
        if file is None:
            return None
        fonts_host = self._live.state.settings.fonts_host if self._live.state else None
        return DevResponse(body=file, type=media_type(path), headers=file_headers(path, fonts_host))
