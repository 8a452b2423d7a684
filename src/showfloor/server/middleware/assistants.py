"""Answers assistants at an address of their own, where that is switched on."""

import math
import re
import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.errors import ConfigError
from showfloor.model.address import ASSISTANTS
from showfloor.server.answers import asked_headers
from showfloor.server.rate import Rate, peer_of
from showfloor.server.responses import send_text

__all__ = ["PATHS", "Assistants", "check_hosts"]

PATHS: Final = frozenset({ASSISTANTS, f"{ASSISTANTS}/"})
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
NAME: Final = re.compile(r"[0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\]")

PER_SECOND: Final = 10
AT_ONCE: Final = 40


class Assistants:
    """Passes requests for the protocol's address to `endpoint`, and all others on.

    A page somewhere must not make a reader's browser ask a server that only that reader can reach.
    Scripts of other sites are turned away by `Origin`; a site whose name is made to lead here (DNS
    rebinding) has an origin that fits, and is turned away by `Host`, which must be one of `hosts`
    or a name of this machine.
    """

    def __init__(self, app: ASGIApp, endpoint: ASGIApp, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.endpoint = endpoint
        self.hosts = LOOPBACK | {host.lower().strip("[]") for host in hosts}
        self.rate = Rate(per_second=PER_SECOND, at_once=AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an assistant; pass any other request on."""
        if scope["type"] != "http" or scope["path"] not in PATHS:
            await self.app(scope, receive, send)
            return
        asked = asked_headers(scope["headers"])
        host = asked.get(b"host", b"").decode("latin-1").strip().lower()
        origin = asked.get(b"origin")
        if _name(f"//{host}") not in self.hosts:
            await send_text(send, 421, "Assistants are not answered under this host name.\n")
        elif origin is not None and not _is_of(origin.decode("latin-1"), host):
            await send_text(send, 403, "Scripts of other sites are not answered here.\n")
        elif scope["method"] != "POST":
            await send_text(send, 405, "Assistants ask by POST.\n", [(b"allow", b"POST")])
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        seconds = self.rate.wait(peer_of(client[0]) if client else "", time.monotonic())
        if seconds:
            later = [(b"retry-after", b"%d" % math.ceil(seconds)), (b"cache-control", b"no-store")]
            await send_text(send, 429, "That is too often. Try again in a moment.\n", later)
        else:
            await self.endpoint(scope, receive, send)


def check_hosts(assistants: bool, hosts: Collection[str], host: str, is_loopback: bool) -> None:
    """Raise `ConfigError` unless it is said who may ask a server that listens on `host`."""
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
    """Say whether a page of this origin comes from the host, by whichever protocol."""
    return origin.strip().lower() in {f"http://{host}", f"https://{host}"}


def _name(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:  # brackets that are none of an IPv6 address
        return None
