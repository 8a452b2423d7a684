"""Runs the application: one process or several, on one port."""

import gc
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette

from showfloor.errors import ConfigError
from showfloor.server.app import create_app
from showfloor.server.release import open_release

if TYPE_CHECKING:
    from uvicorn import Config

__all__ = ["address_of", "listen", "run", "run_app", "server_config"]

BACKLOG: Final = 2048
SHUTDOWN_SECONDS: Final = 10


def run(
    dist: Path,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    assistants: bool = False,
    announce: Callable[[str], None],
) -> None:
    """Serve the releases of `dist` until the process is told to stop.

    With `assistants`, they are answered at `/mcp`. `announce` is given the address, once readers
    can come; port 0 is any free one. Raises `ReleaseError` when there is nothing to serve and
    `ConfigError` when the address is taken.
    """
    open_release(dist)  # what is wrong with it is said here, once, and not by every worker
    listener = listen(host, port)
    announce(address_of(listener))
    run_app(partial(_settled_app, dist, assistants), listener, workers)


def run_app(
    app: Callable[[], object],
    listener: socket.socket,
    workers: int = 1,
    *,
    before_shutdown: Callable[[], None] | None = None,
) -> None:
    """Run an application, made anew in each worker, until the process is told to stop.

    `before_shutdown` is called in a single process before it waits for open answers.
    """
    # Uvicorn takes a while to load, and only a process that serves needs it.
    from uvicorn.supervisors import Multiprocess

    from showfloor.server.runner import Runner

    config = server_config(app, workers)
    try:
        if workers == 1:
            Runner(config, before_shutdown).run(sockets=[listener])
        else:
            Multiprocess(config, sockets=[listener]).run()
    except KeyboardInterrupt:
        return  # stopped by hand, in good order


def _settled_app(dist: Path, assistants: bool) -> Starlette:
    """Return the application; what it knows from the start is not looked through for garbage."""
    app = create_app(dist, assistants=assistants)
    gc.collect()
    gc.freeze()
    if parent := multiprocessing.parent_process():
        Thread(target=_end_with, args=(parent,), daemon=True).start()
    return app


def _end_with(parent: BaseProcess) -> None:
    """End this worker when the process that started it is killed, and would not end it."""
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def server_config(app: Callable[[], object], workers: int = 1) -> "Config":
    """Return how Uvicorn runs the application that `app` makes."""
    from uvicorn import Config

    from showfloor.server.protocol import BoundedProtocol

    return Config(
        app,
        factory=True,
        workers=workers,
        http=BoundedProtocol,
        ws="none",
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


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
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        raise ConfigError(
            f"Cannot serve on {host}:{port}.",
            why=f"{error.strerror}.",
            fix="Choose another address: --host and --port, or HOST=... PORT=... make serve.",
        ) from error
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address that readers come by."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
