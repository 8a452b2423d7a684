"""The development server: serves each page of a site from its current sources.

Pages listen to `/_dev/events`. The script that shows mistakes is only added here, so it cannot get
into a release.
"""

import dataclasses
import hashlib
import html
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

import anyio
import msgspec
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from showfloor.decoding import decode_json
from showfloor.errors import ShowfloorError
from showfloor.model.base_path import with_base, without_base
from showfloor.model.encoded_address import quote_path
from showfloor.model.policy import SANDBOX, PolicyViolation, host_origin, with_origin
from showfloor.model.redirects import Target
from showfloor.model.release_redirects import with_query
from showfloor.server.dev_events import DevEvent, EventStream, Problems
from showfloor.server.middleware.base_path import BasePath
from showfloor.server.middleware.hosts import LOCAL, Hosts
from showfloor.server.middleware.own_pages import GUARDED, OwnPages
from showfloor.server.process import address_of, listen, run_app
from showfloor.server.served_release import NOT_FOUND_PAGE

EVENTS_PATH: Final = f"{GUARDED}events"
VIOLATIONS_PATH: Final = f"{GUARDED}violations"

POLICY: Final = "Content-Security-Policy"
HTML: Final = "text/html; charset=utf-8"
PERMANENT: Final = 308
JSON: Final = "application/json"
OVERLAY: Final = (
    '<meta property="csp-nonce" nonce="{nonce}">'
    '<script type="module" src="{path}"'
    ' data-dev-state="{state}" data-dev-page="{page}" data-dev-modules="{modules}"></script>'
)

BROKEN: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page cannot be shown</title>
<h1>This page cannot be shown</h1>
<pre>{text}</pre>
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class DevResponse:
    """The current response for an address."""

    body: bytes | Path
    """The content, or a file with it."""
    type: str
    """Value of `Content-Type`."""
    state: str = ""
    """Names the state of the site that a page shows, like `Hello.server`."""
    modules: int = 0
    """Number of module updates so far; a page with another number may have old modules."""
    sent: Callable[[], Awaitable[None]] | None = None
    """Called after a page was sent."""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    """They replace common headers of the same names."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """The script that shows mistakes and changes in each page."""

    script: str
    """Address of the script."""
    nonce: str
    """On style elements that the frontend inserts; the policy refuses others."""


class ServedSite(Protocol):
    """A site that changes while it is served."""

    @property
    def base(self) -> str:
        """The path below which it is on its host."""

    async def respond(self, path: str) -> DevResponse | None:
        """Return the response for a site path, if there is one; raises `ShowfloorError`."""

    async def moved(self, path: str) -> Target | None:
        """Return the target of an old address, if it is one."""

    def events(self) -> AsyncIterator[DevEvent]:
        """Yield events for one listener, without end."""

    async def explain(self, violation: PolicyViolation) -> Problems:
        """Return the problems to show for a violation of the policy."""

    async def watch(self) -> None:
        """Follow the sources until canceled."""


class DevSite:
    """Answers requests from a live site."""

    def __init__(
        self, site: ServedSite, overlay: Overlay | None, headers: Mapping[str, str]
    ) -> None:
        self.site = site
        self.overlay = overlay
        self.headers = {**headers, "Cache-Control": "no-store"}

    @property
    def routes(self) -> list[Route]:
        """Routes of all responses."""
        events = EventStream(self.site.events, self.headers)
        return [
            Route(EVENTS_PATH, events),
            Route(VIOLATIONS_PATH, self.violation, methods=["POST"]),
            Route("/{path:path}", self.page),
        ]

    async def page(self, request: Request) -> Response:
        """Answer with the page of an address, or the mistake that keeps it from being made."""
        path = request.scope["path"]
        try:
            found = await self.site.respond(path)
            if found is not None:
                return self._response(_named(found, request) if path.startswith(SANDBOX) else found)
            target = await self._page_of(path) or await self.site.moved(path)
            return await self._missing() if target is None else self._redirect(target, request)
        except ShowfloorError as error:
            text = BROKEN.format(text=html.escape(str(error)))
            return self._response(DevResponse(status=500, body=text.encode(), type=HTML))

    async def violation(self, request: Request) -> Response:
        """Answer a page that reports a violation of its policy with the problems to show."""
        if request.headers.get("content-type") != JSON:
            return Response(status_code=415, headers=self.headers)
        try:
            violation = decode_json(await request.body(), PolicyViolation)
        except msgspec.DecodeError:
            return Response(status_code=400, headers=self.headers)
        page = without_base(self.site.base, violation.page)
        problems = await self.site.explain(msgspec.structs.replace(violation, page=page))
        return Response(msgspec.json.encode(problems), media_type=JSON, headers=self.headers)

    async def _page_of(self, path: str) -> Target | None:
        """Return the page of an address that lacks its slash, or ends with `index.html`."""
        page = path.removesuffix("index.html") if path.endswith("/index.html") else f"{path}/"
        # Two slashes at the start of the new address would lead to another host.
        may_be = not path.endswith("/") and not path.startswith("//")
        is_page = may_be and await self.site.respond(page) is not None
        return Target(quote_path(page), PERMANENT) if is_page else None

    def _redirect(self, target: Target, request: Request) -> Response:
        address = with_base(self.site.base, target.location)
        location = with_query(address, request.url.query)
        return Response(status_code=target.status, headers={**self.headers, "Location": location})

    async def _missing(self) -> Response:
        page = await self.site.respond(NOT_FOUND_PAGE)
        words = DevResponse(body=b"There is no page at this address.\n", type="text/plain")
        return self._response(dataclasses.replace(page or words, status=404))

    def _response(self, found: DevResponse) -> Response:
        body, status, kind = found.body, found.status, found.type
        together = {**self.headers, **found.headers}
        headers = {name: value for name, value in together.items() if value}
        if isinstance(body, Path):
            return FileResponse(body, status, headers=headers, media_type=kind)
        if self.overlay is not None and kind.startswith("text/html"):
            # Browsers accept it after the end of the document, so nothing has to be searched.
            state = html.escape(found.state)
            page = hashlib.blake2b(body, digest_size=8).hexdigest()
            marks = {"state": state, "page": page, "modules": found.modules}
            overlay = {"path": self.overlay.script, "nonce": self.overlay.nonce}
            body += OVERLAY.format(**overlay, **marks).encode()
        after = None if found.sent is None else BackgroundTask(found.sent)
        return Response(body, status, headers=headers, media_type=kind, background=after)


def _named(found: DevResponse, request: Request) -> DevResponse:
    """Return a sandbox with a policy that names the requested host as an origin."""
    origin = host_origin(request.headers.get("host", ""))
    headers = {
        name: with_origin(value, origin) if name == POLICY else value
        for name, value in found.headers.items()
    }
    return dataclasses.replace(found, headers=headers)


def create_dev_app(
    site: ServedSite,
    *,
    hosts: Collection[str] = LOCAL,
    overlay: Overlay | None = None,
    headers: Mapping[str, str] | None = None,
) -> Starlette:
    """Return the application that serves a live site to its author, for `hosts` and IP addresses.

    `headers` are added to every response.
    """
    dev = DevSite(site, overlay, headers or {})

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(site.watch)
            yield
            tasks.cancel_scope.cancel()

    base = Middleware(BasePath, lambda: site.base)
    middleware = [Middleware(Hosts, hosts), base, Middleware(OwnPages)]
    return Starlette(routes=dev.routes, middleware=middleware, lifespan=lifespan)


def run_dev(app: Starlette, *, host: str, port: int, announce: Callable[[str], None]) -> None:
    """Serve an application of `create_dev_app` until the process is stopped.

    `announce` gets the address. Raises `ConfigError` if it is in use.
    """
    listener = listen(host, port)
    announce(address_of(listener))
    run_app(lambda: app, listener)
