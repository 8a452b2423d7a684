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
    parser.add_argument(
        "--mcp", dest="assistants", action="store_true", help="answer assistants at /mcp"
    )
    parser.add_argument(
        "--mcp-host", dest="assistant_hosts", metavar="HOST", action="append", default=[]
    )
    options = vars(parser.parse_args())
    try:
        run(options.pop("dist"), ServerOptions(**options), announce=_announce)
    except ShowfloorError as error:
        sys.exit(str(error))


def _announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
