"""Runs the server: one process or several, on one port."""

import gc
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette

from showfloor.errors import ConfigError
from showfloor.server.app import create_app
from showfloor.server.middleware.hosts import hosts_of
from showfloor.server.served_release import open_release

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from uvicorn import Config

BACKLOG: Final = 2048
CONNECTIONS: Final = 2048
"""Limit for a worker, unless `--connections` is given."""
FILES: Final = 256
"""Open files of a worker other than connections: modules, the listener, refused connections."""
SHUTDOWN_SECONDS: Final = 10
RECEIVE_BYTES: Final = 64 * 1024
"""Buffer of the system for requests of one connection, which are small."""
UNSENT_BYTES: Final = 128 * 1024
"""Buffer of the system for responses on one connection that its client does not read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerOptions:
    """Options of `showfloor serve`."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 chooses a free one."""
    workers: int = 1
    """Processes that share the port."""
    connections: int = CONNECTIONS
    """Limit for the connections of each worker."""
    allowed_hosts: Sequence[str] = ()
    """Host names to answer for, besides those of this machine and of the site."""
    assistants: bool = False
    """Whether assistants are answered at `/mcp`."""


def run(dist: Path, options: ServerOptions, *, announce: Callable[[str], None]) -> None:
    """Serve the releases of `dist` until the process is stopped.

    `announce` gets the address when the server can be reached. Raises `ReleaseError` if there is
    nothing to serve, and `ConfigError` if the address is in use, the system does not allow so many
    connections, or an allowed host cannot be one.
    """
    hosts = hosts_of(options.host, options.allowed_hosts)
    open_release(dist)  # reports a faulty release once, and not in every worker
    allow_connections(options.connections)
    app = partial(_worker_app, dist, hosts, options.assistants)
    with listen(options.host, options.port) as listener:
        announce(address_of(listener))
        run_app(app, listener, options.workers, connections=options.connections)


def run_app(
    app: Callable[[], object],
    listener: socket.socket,
    workers: int = 1,
    *,
    connections: int = CONNECTIONS,
) -> None:
    """Run an application, created in each worker, until the process is stopped."""
    # Uvicorn takes long to load, and only a process that serves needs it.
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    config = server_config(app, workers, connections)
    try:
        if workers == 1:
            Server(config).run(sockets=[listener])
        else:
            Multiprocess(config, sockets=[listener]).run()
    except KeyboardInterrupt:
        return  # Ctrl+C is the usual way to stop it


def _worker_app(dist: Path, hosts: frozenset[str], assistants: bool) -> Starlette:
    """Return the application of a worker; its garbage collections skip all that exists now."""
    app = create_app(dist, hosts=hosts, assistants=assistants)
    gc.collect()
    gc.freeze()
    if parent := multiprocessing.parent_process():
        Thread(target=_end_with, args=(parent,), daemon=True).start()
    return app


def _end_with(parent: BaseProcess) -> None:
    """End this worker when its parent process ends, even if that is killed."""
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def server_config(
    app: Callable[[], object], workers: int = 1, connections: int = CONNECTIONS
) -> "Config":
    """Return the settings of uvicorn for the application that `app` returns."""
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
    """Return a socket that accepts connections; raises `ConfigError`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if sys.platform == "win32":  # the other option would let two servers share one address
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
        if hasattr(socket, "TCP_NOTSENT_LOWAT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        raise ConfigError(
            f"Cannot serve on {host}:{port}.",
            why=f"{error.strerror}.",
            fix="Choose another address with --host and --port.",
        ) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address of the server."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
