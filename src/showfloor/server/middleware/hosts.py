"""Refuses requests for hosts that the server was not started for.

With DNS rebinding, a foreign page has its own name lead to this machine. For the browser, the
server then is of that page's origin, and its scripts may read everything. `Host` has the name.
"""

import re
import socket
from collections.abc import Callable, Collection
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.errors import ConfigError
from showfloor.server.responses import send_text

ANY: Final = "*"
"""In place of a host: all of them."""
LOCAL: Final = frozenset({"localhost"})

NAME: Final = re.compile(r"[0-9A-Za-z._-]+|\*")
PORT: Final = re.compile(r":[0-9]*$")
REFUSED: Final = """\
This server does not answer for the host {host}: a foreign page could read it by that name.
To answer for it, start the server with --allow-host {host}
"""


class Hosts:
    """Passes on requests for `hosts`, for those that `of_site` returns, and for IP addresses.

    Nobody can make an IP address lead elsewhere, so a page whose origin is one was served there.
    Other requests get 421 (RFC 9110, 7.4).
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Collection[str],
        of_site: Callable[[], Collection[str]] = frozenset,
    ) -> None:
        self.app = app
        self.hosts = {None, *hosts}
        self.of_site = of_site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is for a known host."""
        name = _requested(scope) if scope["type"] == "http" else None
        if name in self.hosts or name in self.of_site() or ANY in self.hosts:
            await self.app(scope, receive, send)
        else:
            await send_text(send, 421, REFUSED.format(host=name))


def hosts_of(host: str, allowed: Collection[str]) -> frozenset[str]:
    """Return the hosts that a server answers for if it listens on `host`; raises `ConfigError`.

    They are this machine's names, `host` itself, and what `--allow-host` allows.
    """
    for name in allowed:
        if not NAME.fullmatch(name):
            raise ConfigError(
                f"{name!r} cannot be a host name.",
                why="--allow-host takes a name without https://, port and path. IP addresses need"
                " no option.",
                fix="Write it like --allow-host docs.example, or --allow-host '*' for all names.",
            )
    machine = socket.gethostname()
    short = machine.partition(".")[0]
    names = (machine, short, f"{short}.local", host, *allowed)
    return LOCAL | {name.lower().rstrip(".") for name in names}


def _requested(scope: Scope) -> str | None:
    """Return the requested name; nothing for an IP address, or without `Host`, as in HTTP/1.0."""
    for name, value in scope["headers"]:
        if name == b"host":
            return _name_in(value)
    return None


# Nearly all requests are for the same host.
@lru_cache(maxsize=256)
def _name_in(host: bytes) -> str | None:
    name = PORT.sub("", host.decode("latin-1").strip().lower())
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return name.rstrip(".")
    return None
