"""Refuses what pages of other sites request from the development server.

Any web page can make a browser send requests to this machine. Browsers report who sends them, in
`Sec-Fetch-Site` (Fetch Metadata). To a host that has no TLS and is not local, they report it in
`Origin` at most.
"""

from collections.abc import Mapping
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.server.file_response import headers_by_name
from showfloor.server.middleware.files import METHODS
from showfloor.server.responses import send_text

GUARDED: Final = "/_dev/"
"""Folder of addresses that only pages of this site may request."""
NO_ORIGIN: Final = b"null"
"""Origin of a sandbox."""
REFUSED: Final = "Pages of other sites may link to pages here, and request nothing else.\n"

Headers = Mapping[bytes, bytes]


class OwnPages:
    """Passes on requests of the author and of pages of this site, and links of others to pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on unless a page of another site has sent it."""
        if scope["type"] != "http" or _is_allowed(scope):
            await self.app(scope, receive, send)
        else:
            await send_text(send, 403, REFUSED)


def is_own_origin(origin: bytes, headers: Headers) -> bool:
    """Return whether an origin is that of the requested host, by HTTP or HTTPS."""
    host = headers.get(b"host", b"").strip().lower()
    return origin.strip().lower() in {b"http://" + host, b"https://" + host}


def _is_allowed(scope: Scope) -> bool:
    headers = headers_by_name(scope["headers"])
    is_own = _is_of_own_page(headers)
    if scope["path"].startswith(GUARDED):
        return is_own is True
    if is_own is not False:
        return True
    if scope["method"] not in METHODS:
        return False
    is_file = not scope["path"].endswith("/")
    # No page of another site can read a response that a whole tab shows.
    is_link = headers.get(b"sec-fetch-mode") == b"navigate"
    is_in_tab = is_link and headers.get(b"sec-fetch-dest") == b"document"
    return is_in_tab or (is_file and _is_of_sandbox(headers))


def _is_of_own_page(headers: Headers) -> bool | None:
    """Return whether a page of this site sent a request, or nothing if it names no page."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return None if site == b"none" else site == b"same-origin"
    origin = headers.get(b"origin")
    return None if origin is None else is_own_origin(origin, headers)


def _is_of_sandbox(headers: Headers) -> bool:
    """Return whether it may be a sandbox that loads a file: it is a page without an origin.

    Its requests for pictures and style sheets are like those of any other site.
    """
    origin, kind = headers.get(b"origin"), headers.get(b"sec-fetch-dest")
    if origin is None:
        return kind in {b"image", b"style"}
    return origin == NO_ORIGIN and kind in {b"font", b"image", b"script", b"style"}
