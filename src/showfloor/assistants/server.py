"""The tools as a server of the Model Context Protocol, over stdio or as a part of a site."""

import inspect
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from threading import Thread
from typing import Final

from mcp.server import MCPServer
from mcp.server.transport_security import RequestBodyLimitMiddleware, TransportSecuritySettings
from mcp.types import ToolAnnotations
from starlette.types import ASGIApp

from showfloor import __version__
from showfloor.assistants.full_text import check_full_text
from showfloor.assistants.library import PageStore
from showfloor.assistants.tools import Tools

INSTRUCTIONS: Final = """\
Documentation of React component libraries, read from one release of their site. Begin with search;
read_page gives guides and component pages with their demos, read_api the props, slots and classes
of one component or hook, read_demo code to start from. Paths in answers can be read as they are."""

READING: Final = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
INDEX_READER: Final = "index reader"
"""Name of a thread that ends when the search is ready."""
MOST_BYTES: Final = 64 * 1024
"""Of a request; the longest sensible one has a few hundred."""


def make_server(store: PageStore) -> MCPServer[object]:
    """Return a server whose tools answer from the release that is served.

    Raises `ToolError` where this Python cannot search it.
    """
    check_full_text()
    server: MCPServer[object] = MCPServer(
        "showfloor",
        version=__version__,
        instructions=INSTRUCTIONS,
        log_level="WARNING",  # which it sets for the whole process
    )
    tools = Tools(store)
    for tool in (
        tools.search,
        tools.read_page,
        tools.read_api,
        tools.list_demos,
        tools.read_demo,
    ):
        about = inspect.getdoc(tool)
        server.add_tool(tool, description=about, annotations=READING, structured_output=False)
    return server


class HttpEndpoint:
    """The server as an ASGI application, for one life of a site's application.

    It stores nothing between requests, so any worker can answer any of them. What is done for a
    request goes through `limits`, once its body is there.
    """

    def __init__(self, store: PageStore, limits: Callable[[ASGIApp], ASGIApp]) -> None:
        server = make_server(store)
        self._store = store
        server.streamable_http_app(
            stateless_http=True,
            json_response=True,
            max_request_body_size=MOST_BYTES,
            # The middleware in front of this looks at Host and Origin, before a body is read.
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )
        self._sessions = server.session_manager
        self.app = RequestBodyLimitMiddleware(limits(self._sessions.asgi_app), MOST_BYTES)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer requests inside the `with` block. Meanwhile the search gets ready."""
        async with self._sessions.run():
            Thread(target=self._store.full_text, name=INDEX_READER, daemon=True).start()
            yield
