"""Answers assistants at `/mcp`, on servers that are started with `--mcp`."""

import math
import re
import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.errors import ConfigError
from showfloor.model.encoded_address import ASSISTANTS
from showfloor.server.file_response import headers_by_name
from showfloor.server.rate_limit import RateLimit, peer_of
from showfloor.server.responses import send_text

__all__ = ["PATHS", "Assistants", "check_hosts"]

PATHS: Final = frozenset({ASSISTANTS, f"{ASSISTANTS}/"})
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
NAME: Final = re.compile(r"[0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\]")

PER_SECOND: Final = 10
AT_ONCE: Final = 40


class Assistants:
    """Passes requests for `/mcp` to `endpoint`, and all others on.

    No web page may make a browser call a server that only this browser can reach. Scripts of other
    sites are refused by their `Origin`. With DNS rebinding, an attacker's name leads here, and the
    `Origin` matches it: such a request is refused by its `Host`, which must be one of `hosts` or a
    name of this machine.
    """

    def __init__(self, app: ASGIApp, endpoint: ASGIApp, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.endpoint = endpoint
        self.hosts = LOOPBACK | {host.lower().strip("[]") for host in hosts}
        self.rate_limit = RateLimit(per_second=PER_SECOND, at_once=AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an assistant; pass on any other request."""
        if scope["type"] != "http" or scope["path"] not in PATHS:
            await self.app(scope, receive, send)
            return
        headers = headers_by_name(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").strip().lower()
        origin = headers.get(b"origin")
        if _name(f"//{host}") not in self.hosts:
            await send_text(send, 421, "Assistants are not answered under this host name.\n")
        elif origin is not None and not _is_of(origin.decode("latin-1"), host):
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


def check_hosts(assistants: bool, hosts: Collection[str], host: str, is_loopback: bool) -> None:
    """Raise `ConfigError` unless the options say which hosts assistants may use."""
    if hosts and not assistants:
        raise ConfigError(
            "--mcp-host is given without --mcp.",
            why="It says under which names assistants are answered, and none are.",
            fix="Add --mcp, or leave --mcp-host out.",
        )
    for name in hosts:
        if not NAME.fullmatch(name):
            raise ConfigError(
                f"{name!r} cannot be a host name.",
                why="--mcp-host takes a name without https://, port and path.",
                fix="Write it like --mcp-host docs.example.",
            )
    if assistants and not hosts and not is_loopback:
        raise ConfigError(
            f"Assistants cannot be answered on {host}.",
            why="Others than this machine can reach it, and no host name is allowed to them.",
            fix="Name the host that they use, --mcp-host docs.example, or serve on 127.0.0.1.",
        )


def _is_of(origin: str, host: str) -> bool:
    """Return whether a page of this origin comes from the host, by HTTP or HTTPS."""
    return origin.strip().lower() in {f"http://{host}", f"https://{host}"}


def _name(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:  # brackets without an IPv6 address
        return None
