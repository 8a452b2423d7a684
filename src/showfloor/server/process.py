"""Runs the application: one process or several, on one port."""

import gc
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_address
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette

from showfloor.errors import ConfigError
from showfloor.server.app import create_app
from showfloor.server.middleware.assistants import check_hosts
from showfloor.server.release import open_release

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from uvicorn import Config

__all__ = [
    "CONNECTIONS",
    "address_of",
    "allow_connections",
    "listen",
    "run",
    "run_app",
    "server_config",
]

BACKLOG: Final = 2048
CONNECTIONS: Final = 2048
"""Of a worker at once, unless it is told otherwise."""
FILES: Final = 256
"""That a worker has open besides: its modules, its listener, and who was just turned away."""
SHUTDOWN_SECONDS: Final = 10
RECEIVE_BYTES: Final = 64 * 1024
"""What waits in the system for a worker that does not read; requests are small."""
UNSENT_BYTES: Final = 128 * 1024
"""What waits in the system for a reader who does not read."""


def run(
    dist: Path,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    connections: int = CONNECTIONS,
    assistants: bool = False,
    assistant_hosts: Sequence[str] = (),
    announce: Callable[[str], None],
) -> None:
    """Serve the releases of `dist` until the process is told to stop.

    With `assistants`, they are answered at `/mcp`, under `assistant_hosts` too. `announce` is given
    the address, once readers can come; port 0 is any free one. Each worker holds at most
    `connections` at once. Raises `ReleaseError` when there is nothing to serve and `ConfigError`
    when the address is taken, the system does not allow so many connections, or it is not said who
    may ask as an assistant.
    """
    open_release(dist)  # what is wrong with it is said here, once, and not by every worker
    allow_connections(connections)
    app = partial(_settled_app, dist, assistants, assistant_hosts)
    with listen(host, port) as listener:
        check_hosts(assistants, assistant_hosts, host, _is_loopback(listener))
        announce(address_of(listener))
        run_app(app, listener, workers, connections=connections)


def run_app(
    app: Callable[[], object],
    listener: socket.socket,
    workers: int = 1,
    *,
    connections: int = CONNECTIONS,
) -> None:
    """Run an application, created in each worker, until the process is told to stop."""
    # Uvicorn takes a while to load, and only a process that serves needs it.
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    config = server_config(app, workers, connections)
    try:
        if workers == 1:
            Server(config).run(sockets=[listener])
        else:
            Multiprocess(config, sockets=[listener]).run()
    except KeyboardInterrupt:
        return  # stopped by hand, in good order


def _settled_app(dist: Path, assistants: bool, assistant_hosts: Sequence[str]) -> Starlette:
    """Return the application; what it knows from the start is not looked through for garbage."""
    app = create_app(dist, assistants=assistants, assistant_hosts=assistant_hosts)
    gc.collect()
    gc.freeze()
    if parent := multiprocessing.parent_process():
        Thread(target=_end_with, args=(parent,), daemon=True).start()
    return app


def _end_with(parent: BaseProcess) -> None:
    """End this worker when the process that started it is killed, and would not end it."""
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def server_config(
    app: Callable[[], object], workers: int = 1, connections: int = CONNECTIONS
) -> "Config":
    """Return how Uvicorn runs the application that `app` makes."""
    from uvicorn import Config

    from showfloor.server.protocol import LimitedProtocol

    return Config(
        app,
        factory=True,
        workers=workers,
        http=LimitedProtocol,
        ws="none",
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        limit_concurrency=connections,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def allow_connections(connections: int) -> None:
    """Let this process and its workers open a file for each connection; raises `ConfigError`."""
    needed = 2 * connections + FILES  # a socket and a large file for each
    if sys.platform != "win32":  # sockets are no files there
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most != resource.RLIM_INFINITY and most < needed:
            raise ConfigError(
                f"Cannot hold {connections} connections.",
                why=f"A worker needs {needed} open files for them, and the system allows {most}.",
                fix="Raise the limit (ulimit -Hn), or lower --connections.",
            )
        if allowed != resource.RLIM_INFINITY and allowed < needed:
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket on which readers may knock at once; raises `ConfigError`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if sys.platform == "win32":  # there, the other option lets two servers have one address
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _limit_buffers(listener)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        raise ConfigError(
            f"Cannot serve on {host}:{port}.",
            why=f"{error.strerror}.",
            fix="Choose another address: --host and --port, or HOST=... PORT=... make serve.",
        ) from error
    return listener


def _is_loopback(listener: socket.socket) -> bool:
    return ip_address(listener.getsockname()[0].partition("%")[0]).is_loopback


def _limit_buffers(listener: socket.socket) -> None:
    """Bound what the system keeps for each reader; what is on its way is not limited."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)


def address_of(listener: socket.socket) -> str:
    """Return the address that readers come by."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
