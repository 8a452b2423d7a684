"""The real site, built and served for a benchmark."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import showfloor
from benchmarks.process import measure
from benchmarks.scale import FULL, Scale

PROJECT: Final = Path(showfloor.__file__).parents[2]
"""The project whose engine is measured: of another commit where two are compared."""
WORK: Final = PROJECT / ".showfloor" / "bench"

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
def serve_site(scale: Scale = FULL) -> Iterator[str]:
    """Build the site if it has changed, serve it, and yield the address."""
    with serve(build_site(scale)) as url:
        yield url


def build_site(scale: Scale = FULL) -> Path:
    """Build the site if it has changed, and return the folder of its releases."""
    if scale.smoke_dist is not None:
        return scale.smoke_dist
    dist = WORK / "dist"
    command = [sys.executable, "-m", "showfloor", "build", str(PROJECT / "site")]
    measure([*command, "--dist", str(dist), "--work", str(WORK / "work")])
    return dist


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
