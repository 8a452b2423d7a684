"""Serves the current release of a folder: `python -m showfloor.server dist --port 8000`."""

import argparse
import sys
from pathlib import Path

from showfloor.errors import ShowfloorError
from showfloor.server.process import CONNECTIONS, ServerOptions, run


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m showfloor.server", description=__doc__)
    parser.add_argument("dist", type=Path, help="folder with the releases")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0 chooses a free one")
    parser.add_argument("--workers", type=int, default=1, help="processes that share the port")
    parser.add_argument(
        "--connections", type=int, default=CONNECTIONS, help="limit for each worker"
    )
    parser.add_argument("--mcp", action="store_true", help="answer assistants at /mcp")
    parser.add_argument("--mcp-host", action="append", default=[], help="name for assistants")
    options = parser.parse_args()
    try:
        run(options.dist, _server_options(options), announce=_announce)
    except ShowfloorError as error:
        sys.exit(str(error))


def _server_options(options: argparse.Namespace) -> ServerOptions:
    return ServerOptions(
        host=options.host,
        port=options.port,
        workers=options.workers,
        connections=options.connections,
        assistants=options.mcp,
        assistant_hosts=options.mcp_host,
    )


def _announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
