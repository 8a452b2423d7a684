"""Serves the rows: `python -m grid_server`."""

from argparse import ArgumentParser
from pathlib import Path

import uvicorn

from grid_server.app import create_app
from grid_server.seed import seed

__all__ = ["main"]


def main() -> None:
    """Serve until it is told to stop. A database that does not exist yet is filled."""
    options = ArgumentParser(prog="python -m grid_server", description=__doc__)
    options.add_argument("--port", type=int, default=8010)
    options.add_argument("--database", type=Path, default=Path("grid.sqlite"))
    options.add_argument("--origin", default="http://127.0.0.1:5173", help="whose pages may ask")
    given = options.parse_args()
    if not given.database.exists():
        seed(given.database)
    app = create_app(given.database, given.origin)
    uvicorn.run(app, host="127.0.0.1", port=given.port)


if __name__ == "__main__":
    main()
