"""The real site, built and served for a benchmark."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.process import measure

ROOT = Path(__file__).parents[1]
WORK = ROOT / ".showfloor" / "bench"

FAQ = "/material-ui/getting-started/faq/"
ICONS = "/material-ui/material-icons/"
PAGES = {
    "reading page": FAQ,
    "component page": "/material-ui/react-button/",
    "API page": "/material-ui/api/button/",
    "home page": "/",
    "icons page": ICONS,
    "post": "/blog/how-pages-stay-small/",
    "list of posts": "/blog/",
    "search": "/search/?q=card",
    "versions": "/versions/",
    "error code": "/production-error/9/",
}


@contextmanager
def serve_site() -> Iterator[str]:
    """Build the site if it has changed, serve it, and yield the address."""
    dist = WORK / "dist"
    command = [sys.executable, "-m", "showfloor", "build", str(ROOT / "site")]
    measure([*command, "--dist", str(dist), "--work", str(WORK / "work")])
    with serve(dist) as url:
        yield url


@contextmanager
def serve(dist: Path) -> Iterator[str]:
    """Serve a folder of releases, and yield the address."""
    command = [sys.executable, "-m", "showfloor", "serve", "--dist", str(dist), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            printed = server.stdout.readline() if server.stdout else ""
            yield printed.removeprefix("Serving on ").partition(" ")[0]
        finally:
            server.terminate()
