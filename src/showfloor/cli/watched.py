"""Joins the live state of a site with the server that shows it."""

import time
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import anyio
from anyio import from_thread
from anyio.lowlevel import current_token
from anyio.to_thread import run_sync

from showfloor.dev.live_site import LiveSite
from showfloor.errors import ShowfloorError
from showfloor.model.policy import PolicyViolation
from showfloor.model.redirects import Target
from showfloor.outputs.headers import file_headers
from showfloor.release.media_types import media_type
from showfloor.server.dev_events import Broadcast, DevEvent, Problems, Reload, problems_of
from showfloor.server.dev_server import DevResponse
from showfloor.server.release_redirects import ReleaseRedirects
from showfloor.sources import watch
from showfloor.workspace import Site

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["WHOLE", "WatchedSite"]

MEASURED: Final = "What imports cost"
"""What has come where no file has changed."""
WHOLE: Final = "The whole site"
"""What is compiled at the first start."""
TAKEN_SECONDS: Final = 0.5
"""How long mistakes are not looked for while open pages take in what is new; one that a browser has
put to sleep never asks."""
WAITING: Final = (
    "Pages are shown as they are asked for, without their playgrounds and links to the API"
    " reference: that is read now."
)


class WatchedSite:
    """A live site that follows its files and tells its listeners."""

    def __init__(self, live: LiveSite, *, say: Callable[[str], None]) -> None:
        self._live = live
        self._say = say
        # One at a time: a page is never drawn while the site around it changes.
        self._turn = anyio.Lock()
        self._preparing = anyio.Lock()
        self._server = uuid.uuid4().hex
        self._changes = 0
        self._modules = 0
        self._waiting: set[Path] = set()
        self._changed = anyio.Event()
        self._has_news = False
        self._without_types: Site | None = None
        """The site that is shown, if only its types have not been checked yet."""
        self._shown = anyio.Event()
        self._taken = anyio.Event()
        self._violations: set[PolicyViolation] = set()
        """Those that were said since a file changed: each page that is loaded reports its own."""
        # Until all of the site was compiled once, some of its addresses are not known.
        self._compiled = anyio.Event()
        if not live.is_preview:
            self._compiled.set()
        self._broadcast = Broadcast(self._state)
        self._broadcast.tell(problems_of(live.problem))

    async def respond(self, path: str) -> DevResponse | None:
        """Return what stands at a site path now, or nothing; raises `ShowfloorError`."""
        async with self._preparing:
            is_known = await run_sync(self._live.prepare, path)
        if not is_known:
            await self._compiled.wait()
        async with self._turn:
            return await run_sync(self._response, path)

    async def moved(self, path: str) -> Target | None:
        """Return where an old address leads, as the server of a release would."""
        async with self._turn:
            return await run_sync(self._target, path)

    async def explain(self, violation: PolicyViolation) -> Problems:
        """Return what a browser refused as pages show it, and say it unless it was said."""
        async with self._turn:
            mistake = await run_sync(self._live.policy_mistake, violation)
        if violation not in self._violations:
            self._violations.add(violation)
            self._say(f"\n{mistake}\n")
        return problems_of(mistake)

    def events(self) -> AsyncIterator[DevEvent]:
        """Yield what happens, for one listener, for ever."""
        return self._broadcast.listen()

    async def watch(self) -> None:
        """Follow the sources, and the frontend's own, until cancelled."""
        paths = self._live.paths
        async with anyio.create_task_group() as tasks, self._listening():
            tasks.start_soon(self._follow)
            tasks.start_soon(self._check_types)
            async for changed in watch(paths.site, *paths.frontend_folders):
                # Never behind a compile that is under way: modules need none.
                async with self._turn:
                    self._modules += 1
                    self._violations.clear()
                    if await run_sync(self._live.take, changed):
                        self._renew()
                        self._broadcast.tell(Reload())
                sources = {path for path in changed if not paths.is_frontend(path)}
                self._waiting |= sources
                if sources:
                    await self._preview()
                    self._changed.set()

    @asynccontextmanager
    async def _listening(self) -> AsyncIterator[None]:
        """Compile the site also when it is told to."""
        loop = current_token()

        def hear() -> None:
            from_thread.run_sync(self._wake, token=loop)

        try:
            await run_sync(self._live.listen, hear)
            yield
        finally:
            self._live.listen(None)

    def _wake(self) -> None:
        self._has_news = True
        self._changed.set()

    async def _preview(self) -> None:
        """Show pages as they are now, where those are shown that are asked for one by one."""
        async with self._preparing, self._turn:
            if self._live.is_preview:
                await run_sync(self._live.preview)
                self._renew()
                self._broadcast.tell(Reload())

    async def _follow(self) -> None:
        """Compile the site whenever something has changed."""
        if not self._compiled.is_set():
            await self._compile_first()
        await run_sync(self._live.write_state)  # whatever becomes of this process
        while True:
            await self._changed.wait()
            start = time.perf_counter()
            self._changed = anyio.Event()
            changed, self._waiting = self._waiting, set()
            if self._has_news:
                # Sizes may concern any page, and not only that of a file that was saved meanwhile.
                self._has_news, sources = False, set()
                self._live.remeasure()
            else:
                sources = changed
            updated = await run_sync(self._live.update, sources)
            names = ", ".join(sorted(path.name for path in changed)[:3])
            await self._show(updated, names or MEASURED, start)

    async def _compile_first(self) -> None:
        """Compile all of the site, once the pages are shown that were asked for meanwhile."""
        self._say(WAITING)
        async with self._turn:
            await run_sync(self._live.get_ready)
        async with self._turn:  # whoever waited for it has had theirs
            start = time.perf_counter()
        updated = await run_sync(self._live.update, ())
        await self._show(updated, WHOLE, start)

    def _renew(self) -> None:
        self._changes += 1
        self._broadcast.renew(self._state)

    async def _show(self, updated: Site | ShowfloorError, what: str, start: float) -> None:
        """Show a site, then check it: open pages have what is new before its mistakes are known."""
        self._without_types = None
        async with self._turn:
            await run_sync(self._live.show, updated)
            self._renew()
        self._compiled.set()
        seconds = time.perf_counter() - start
        if self._live.problem is None:
            await self._have_taken()
        await run_sync(self._live.check, updated)
        problem = self._live.problem
        self._broadcast.tell(problems_of(problem))
        if problem is None:
            self._say(f"  {what}: {seconds * 1000:.0f} ms")
            if isinstance(updated, Site):
                self._without_types = updated
                self._shown.set()
        else:
            self._say(f"\n{problem}\n")

    async def _check_types(self) -> None:
        """Check the types of what is shown, which takes seconds: saves go before it."""
        while True:
            await self._shown.wait()
            self._shown = anyio.Event()
            site = self._without_types
            if site is None:
                continue
            problem = await run_sync(self._live.type_problem, site, abandon_on_cancel=True)
            if problem is not None and site is self._without_types:
                self._live.problem = problem
                self._broadcast.tell(problems_of(problem))
                self._say(f"\n{problem}\n")

    async def _have_taken(self) -> None:
        """Tell open pages that something is new, and wait until one has it.

        What is done at the same time would take turns with drawing and sending it.
        """
        self._taken = anyio.Event()
        self._broadcast.tell(Reload())
        if self._broadcast.is_heard:
            with anyio.move_on_after(TAKEN_SECONDS):
                await self._taken.wait()

    async def _have_sent(self) -> None:
        self._taken.set()

    @property
    def _state(self) -> str:
        """Name the state of the site; a page tells by it that it has missed a change."""
        return f"{self._server}-{self._changes}"

    def _target(self, path: str) -> Target | None:
        # Asked for seldom, and the rows may change at any time: so they are read each time.
        redirects = ReleaseRedirects(self._live.redirects, self._live.languages)
        return redirects.follow(path, self._live.places)

    def _response(self, path: str) -> DevResponse | None:
        page = self._live.page(path)
        if page is not None:
            return DevResponse(
                body=page.encode(),
                type="text/html; charset=utf-8",
                state=self._state,
                modules=self._modules,
                sent=self._have_sent,
            )
        file = self._live.file(path)
        if file is None:
            return None
        headers = file_headers(path, self._live.fonts_host)
        return DevResponse(body=file, type=media_type(path), headers=headers)
