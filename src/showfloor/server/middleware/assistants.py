"""Answers assistants at `/mcp` on servers that are started with `--mcp`, within a rate."""

import math
import time
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.encoded_address import ASSISTANTS
from showfloor.server.file_response import headers_by_name
from showfloor.server.middleware.own_pages import is_own_origin
from showfloor.server.responses import send_text

PATHS: Final = frozenset({ASSISTANTS, f"{ASSISTANTS}/"})

PER_SECOND: Final = 10
AT_ONCE: Final = 400
"""More than wait in the queue for calls: behind a proxy, all assistants are one peer."""


class Assistants:
    """Passes requests for `/mcp` to `endpoint`, and all others on.

    No web page may make a browser call a server that only this browser can reach. Scripts of other
    sites are refused by their `Origin`; `Hosts` has refused names that an attacker made lead here.
    """

    def __init__(self, app: ASGIApp, endpoint: ASGIApp) -> None:
        self.app = app
        self.endpoint = endpoint
        self.rate_limit = RateLimit(per_second=PER_SECOND, at_once=AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an assistant; pass on any other request."""
        if scope["type"] != "http" or scope["path"] not in PATHS:
            await self.app(scope, receive, send)
            return
        headers = headers_by_name(scope["headers"])
        origin = headers.get(b"origin")
        if origin is not None and not is_own_origin(origin, headers):
            await send_text(send, 403, "Scripts of other sites are not answered here.\n")
        elif scope["method"] != "POST":
            await send_text(send, 405, "Assistants ask by POST.\n", [(b"allow", b"POST")])
        else:
            await self._call(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        seconds = self.rate_limit.wait(peer_of(client[0]) if client else "", time.monotonic())
        if seconds:
            later = [(b"retry-after", b"%d" % math.ceil(seconds)), (b"cache-control", b"no-store")]
            await send_text(send, 429, "That is too often. Try again in a moment.\n", later)
        else:
            await self.endpoint(scope, receive, send)


PEERS: Final = 1024
"""Limit for the number of peers that are remembered."""
NETWORK_BITS: Final = 64
"""Of an IPv6 address. One machine or household chooses the other bits freely."""


class RateLimit:
    """Allows each peer `at_once` calls, and then `per_second`.

    This is the generic cell rate algorithm. Each call moves the time at which the next one is due,
    and a call is refused if that time is too far ahead. Of too many peers, those that are due
    first are forgotten.
    """

    def __init__(self, *, per_second: float, at_once: int) -> None:
        self._interval = 1 / per_second
        self._tolerance = (at_once - 1) / per_second
        self._due: dict[str, float] = {}

    def wait(self, peer: str, now: float) -> float:
        """Count a call and return 0, or return the seconds to wait if it is not allowed."""
        due = max(self._due.pop(peer, now), now)
        self._due[peer] = due
        if due - now > self._tolerance:
            return due - now - self._tolerance
        self._due[peer] = due + self._interval
        if len(self._due) > PEERS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        latest = sorted((due, peer) for peer, due in self._due.items() if due > now)
        self._due = {peer: due for due, peer in latest[-PEERS // 2 :]}


def peer_of(address: str) -> str:
    """Return the peer of an address: an IPv4 address, or the network of an IPv6 address."""
    ip = ip_address(address)
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:  # as a dual-stack socket reports it
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), NETWORK_BITS), strict=False).network_address)
