"""The development server: serves each page of a site from its current sources.

It follows the files of the site, and sends open pages an event when they have to change.
"""

import secrets
import time
import uuid
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import anyio
import msgspec
from anyio.to_thread import run_sync
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from showfloor.decoding import decode_json
from showfloor.dev.events import Broadcast, EventStream, Reload, problems_of
from showfloor.dev.live_site import LiveSite
from showfloor.dev.overlay import Overlay, broken_page
from showfloor.errors import ShowfloorError
from showfloor.fingerprint import linked_packages
from showfloor.model.base_path import ROOT, with_base, without_base
from showfloor.model.encoded_address import quote_path
from showfloor.model.redirects import Target
from showfloor.model.release_redirects import with_query
from showfloor.model.sandbox_policy import SANDBOX, PolicyViolation, host_origin, with_origin
from showfloor.outputs.headers import file_headers
from showfloor.release.media_types import media_type
from showfloor.server.middleware.base_path import BasePath
from showfloor.server.middleware.hosts import LOCAL, Hosts
from showfloor.server.middleware.own_pages import GUARDED, OwnPages
from showfloor.server.process import address_of, listen, run_app
from showfloor.server.served_release import NOT_FOUND_PAGE
from showfloor.sources import watch
from showfloor.workspace import Site

EVENTS_PATH: Final = f"{GUARDED}events"
VIOLATIONS_PATH: Final = f"{GUARDED}violations"

WHOLE: Final = "The whole site"
"""Printed as the subject of the first update."""
WAITING: Final = (
    "Pages are shown as they are asked for, without their playgrounds and links to the API"
    " reference: that is read now."
)
RELOAD_SECONDS: Final = 0.5
"""How long checks wait for an open page to load the new state. A page that a browser has suspended
never asks for it."""

POLICY: Final = "Content-Security-Policy"
HTML: Final = "text/html; charset=utf-8"
JSON: Final = "application/json"
PERMANENT: Final = 308


def run_dev(
    live: LiveSite, *, host: str, port: int, hosts: Collection[str], say: Callable[[str], None]
) -> None:
    """Serve a live site until the process is stopped, for `hosts` and IP addresses.

    Raises `ConfigError` if the address is in use.
    """
    server = DevServer(live, say=say)
    listener = listen(host, port)
    say(f"Writing on {address_of(listener)} (Ctrl+C stops it)")
    run_app(lambda: server.app(hosts), listener)


class DevServer:
    """Answers requests from a live site, updates it, and reports changes to open pages."""

    def __init__(self, live: LiveSite, *, say: Callable[[str], None]) -> None:
        self._live = live
        self._say = say
        self._overlay = Overlay(live.address, secrets.token_urlsafe())
        settings = live.state.settings if live.state else None
        self._headers = {**self._overlay.headers(settings), "Cache-Control": "no-store"}
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

    def app(self, hosts: Collection[str] = LOCAL) -> Starlette:
        """Return the application that serves the site, for `hosts` and IP addresses."""

        @asynccontextmanager
        async def lifespan(_app: Starlette) -> AsyncIterator[None]:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._update_always)
                tasks.start_soon(self._check_types_always)
                tasks.start_soon(self._watch)
                yield
                tasks.cancel_scope.cancel()

        routes = [
            Route(EVENTS_PATH, EventStream(self._broadcast.listen, self._headers)),
            Route(VIOLATIONS_PATH, self._explain_violation, methods=["POST"]),
            Route("/{path:path}", self._answer),
        ]
        base = Middleware(BasePath, lambda: self._base)
        middleware = [Middleware(Hosts, hosts), base, Middleware(OwnPages)]
        return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)

    @property
    def _base(self) -> str:
        """The path below which the site is on its host; the root while its settings are wrong."""
        return self._live.state.settings.base if self._live.state else ROOT

    @property
    def _state_name(self) -> str:
        """The name of the state of the site, by which a page knows that it has missed a change."""
        return f"{self._server}-{self._changes}"

    async def _answer(self, request: Request) -> Response:
        """Answer with the page of an address, or the mistake that keeps it from being made."""
        path: str = request.scope["path"]
        try:
            if (found := await self._respond(path)) is not None:
                return _named(found, request) if path.startswith(SANDBOX) else found
            if (target := await self._target(path)) is not None:
                address = with_query(with_base(self._base, target.location), request.url.query)
                headers = {**self._headers, "Location": address}
                return Response(status_code=target.status, headers=headers)
            missing = await self._respond(NOT_FOUND_PAGE)
        except ShowfloorError as error:
            return Response(self._overlay.added_to(broken_page(error)), 500, self._headers, HTML)
        if missing is None:
            text = "There is no page at this address.\n"
            return Response(text, 404, headers=self._headers, media_type="text/plain")
        missing.status_code = 404
        return missing

    async def _respond(self, path: str) -> Response | None:
        """Return the page or file at a site path, or nothing; raises `ShowfloorError`."""
        async with self._prepare_lock:
            is_known = await run_sync(self._live.prepare, path)
        if not is_known:
            await self._is_compiled.wait()
        async with self._state_lock:
            return await run_sync(self._current, path)

    def _current(self, path: str) -> Response | None:
        if (page := self._live.page(path)) is not None:
            state, modules = self._state_name, self._module_changes
            body = self._overlay.added_to(page.encode(), state=state, modules=modules)
            return Response(body, 200, self._headers, HTML, BackgroundTask(self._note_reload))
        if (file := self._live.file(path)) is None:
            return None
        fonts_host = self._live.state.settings.fonts_host if self._live.state else None
        together = {**self._headers, **file_headers(path, fonts_host)}
        headers = {name: value for name, value in together.items() if value}
        kind = media_type(path)
        if isinstance(file, Path):
            return FileResponse(file, headers=headers, media_type=kind)
        body = self._overlay.added_to(file) if kind.startswith("text/html") else file
        return Response(body, headers=headers, media_type=kind)

    async def _target(self, path: str) -> Target | None:
        """Return where an old address leads, or one that lacks its slash or has `index.html`."""
        page = path.removesuffix("index.html") if path.endswith("/index.html") else f"{path}/"
        # Two slashes at the start of the new address would lead to another host.
        may_be = not path.endswith("/") and not path.startswith("//")
        if may_be and await self._respond(page) is not None:
            return Target(quote_path(page), PERMANENT)
        async with self._state_lock:
            return await run_sync(self._live.state.target, path) if self._live.state else None

    async def _explain_violation(self, request: Request) -> Response:
        """Answer a page that reports a violation of its policy with the problems to show.

        They are printed too, unless they were printed before.
        """
        if request.headers.get("content-type") != JSON:
            return Response(status_code=415, headers=self._headers)
        try:
            violation = decode_json(await request.body(), PolicyViolation)
        except msgspec.DecodeError:
            return Response(status_code=400, headers=self._headers)
        page = without_base(self._base, violation.page)
        violation = msgspec.structs.replace(violation, page=page)
        async with self._state_lock:
            mistake = await run_sync(self._live.policy_mistake, violation)
        if violation not in self._violations:
            self._violations.add(violation)
            self._say(f"\n{mistake}\n")
        problems = msgspec.json.encode(problems_of(mistake))
        return Response(problems, headers=self._headers, media_type=JSON)

    async def _watch(self) -> None:
        """Follow the sources, linked packages and the code of the frontend, until canceled."""
        paths = self._live.paths
        linked = linked_packages(paths.node_modules).values()
        async for changed in watch(paths.site, *paths.frontend_folders, *linked):
            # Never behind a compile that is under way: modules need none.
            async with self._state_lock:
                self._module_changes += 1
                self._violations.clear()
                if await run_sync(self._live.take_modules, changed):
                    self._reload_pages()
            sources = {path for path in changed if not paths.is_frontend(path)}
            if sources:
                # During a preview, pages are read as they are asked for.
                async with self._prepare_lock, self._state_lock:
                    if self._live.is_preview:
                        await run_sync(self._live.preview, None, sources)
                        self._reload_pages()
                self._changed_files |= sources
                self._has_changed.set()

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
            updated = await run_sync(self._live.update, changed, abandon_on_cancel=True)
            await self._show(updated, ", ".join(sorted(path.name for path in changed)[:3]), start)

    async def _compile_first(self) -> None:
        """Compile all of the site, once the pages are shown that were asked for meanwhile."""
        self._say(WAITING)
        async with self._state_lock:
            await run_sync(self._live.get_ready, abandon_on_cancel=True)
        async with self._state_lock:  # requests that waited for the lock were answered first
            start = time.perf_counter()
        updated = await run_sync(self._live.update, (), abandon_on_cancel=True)
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
        await run_sync(self._live.check, updated, abandon_on_cancel=True)
        self._broadcast.send(problems_of(self._live.problem))
        if self._live.problem is not None:
            self._say(f"\n{self._live.problem}\n")
            return
        self._say(f"  {subject}: {seconds * 1000:.0f} ms")
        if isinstance(updated, Site):
            self._untyped_site = updated
            self._has_untyped_site.set()

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


def _named(sandbox: Response, request: Request) -> Response:
    """Return a sandbox with a policy that names the requested host as an origin."""
    if policy := sandbox.headers.get(POLICY):
        origin = host_origin(request.headers.get("host", ""))
        sandbox.headers[POLICY] = with_origin(policy, origin)
    return sandbox
