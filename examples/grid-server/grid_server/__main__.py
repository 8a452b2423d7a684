"""Serves the rows: `python -m grid_server`."""

import socket
from argparse import ArgumentParser
from pathlib import Path

import uvicorn

from grid_server.app import create_app
from grid_server.seed import seed


def main() -> None:
    """Serve until it is told to stop. A database that does not exist yet is filled."""
    options = ArgumentParser(prog="python -m grid_server", description=__doc__)
    options.add_argument("--port", type=int, default=8010, help="0 for any that is free")
    options.add_argument("--database", type=Path, default=Path("grid.sqlite"))
    options.add_argument("--origin", default="http://127.0.0.1:5173", help="whose pages may ask")
    given = options.parse_args()
    if not given.database.exists():
        seed(given.database)
    app = create_app(given.database, given.origin)
    with socket.create_server(("127.0.0.1", given.port)) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)  # noqa: T201
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])


if __name__ == "__main__":
    main()
