"""The real site, built and served for a benchmark."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.process import measure

__all__ = ["FAQ", "PAGES", "serve_site"]

ROOT = Path(__file__).parents[1]
WORK = ROOT / ".showfloor" / "bench"

FAQ = "/material-ui/getting-started/faq/"
PAGES = {
    "reading page": FAQ,
    "component page": "/material-ui/react-button/",
    "home page": "/",
}


@contextmanager
def serve_site() -> Iterator[str]:
    """Build the site if it has changed, serve it, and yield the address."""
    dist = WORK / "dist"
    command = [sys.executable, "-m", "showfloor", "build", str(ROOT / "site")]
    measure([*command, "--dist", str(dist), "--work", str(WORK / "work")])
    command = [sys.executable, "-m", "showfloor.server", str(dist), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield (server.stdout.readline() if server.stdout else "").strip()
        finally:
            server.terminate()
