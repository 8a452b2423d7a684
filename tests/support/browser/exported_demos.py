"""Demos in the project of a reader, looked at beside the same demos on the site."""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any, Final

import msgspec
from PIL import Image
from playwright.sync_api import BrowserContext

from showfloor.node import find_node, node_environment
from support.places import ENGINE_MODULES
from support.site.exported_demos import ExportedDemo, link_packages, write_exports

MEASURE: Final = Path(__file__).with_name("exported_demos.js")
VITE: Final = ENGINE_MODULES / "vite" / "bin" / "vite.js"
CONFIG: Final = """import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

export default {
  plugins: [tailwindcss(), react()],
  logLevel: 'error',
  build: {
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: %s },
  },
};
"""
"""All demos as the pages of one project: their packages are bundled once."""

LEAST_SIZE: Final = 0.8
"""Share of its width and height on the site that a part has at least."""
MARGIN: Final = 12
"""Pixels less that are the fonts of the machine."""
BLACK: Final = 24
"""A pixel with no channel above this is black."""
LIGHT: Final = 200
"""A pixel with every channel above this is light."""
MORE: Final = 0.1
"""Share of pixels that may be black or light beyond those on the site."""
LEAST_COLORS: Final = 0.25


@dataclass(slots=True)
class Drawing:
    """What a demo looks like, here or there."""

    width: float
    """Of the box that holds it, in pixels, as the lengths below."""
    parts: Sequence[tuple[str, float, float]]
    """The name of each part with its width and height, the whole first."""
    colors: int
    black: float
    """Share of the pixels, as of those that are light."""
    light: float
    messages: list[str] = field(default_factory=list)
    """Errors and warnings of the console."""


@contextmanager
def served_exports(folder: Path, demos: Sequence[ExportedDemo]) -> Iterator[str]:
    """Build demos as one project, with React's warnings, and serve them; yield the address."""
    link_packages(folder)
    write_exports(folder, demos)
    pages = [f"{demo.folder}/index.html" for demo in demos]
    (folder / "vite.config.js").write_text(CONFIG % msgspec.json.encode(pages).decode(), "utf-8")
    built = subprocess.run(
        [find_node(), VITE, "build", "--mode", "development"],
        cwd=folder,
        env=node_environment() | {"NODE_ENV": "development"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    handler = partial(QuietFiles, directory=str(folder / "dist"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class QuietFiles(SimpleHTTPRequestHandler):
    """Files of a folder, of which nothing is logged."""

    def log_message(self, format: str, *args: object) -> None:
        """Write nothing."""


def draw(reader: BrowserContext, address: str, stage: str, width: float | None = None) -> Drawing:
    """Open a document and look at what its `stage`, a selector, holds.

    Where a `width` in pixels is given, the stage gets it, unless it is 0: then it shows nothing but
    what is beside it. The window stays as it is, since what demos show depends on its width too.
    """
    messages: list[str] = []

    def note(kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            messages.append(text)

    with reader.new_page() as page:
        page.on("console", lambda message: note(message.type, message.text))
        page.on("pageerror", lambda error: note("error", str(error)))
        page.goto(address)
        if width:
            page.locator(stage).evaluate("(box, width) => (box.style.width = `${width}px`)", width)
        measured = page.evaluate("(stage) => measure(stage)", stage)
        return Drawing(**measured, **shades(page.screenshot()), messages=messages)


def shades(screenshot: bytes) -> dict[str, Any]:
    """Return how many colors a picture has, and the shares of black and of light pixels."""
    picture = Image.open(BytesIO(screenshot)).convert("RGB")
    counts = picture.getcolors(picture.width * picture.height) or []
    pixels = picture.width * picture.height
    colors = [(count, color) for count, color in counts if isinstance(color, tuple)]
    black = sum(count for count, color in colors if max(color) < BLACK)
    light = sum(count for count, color in colors if min(color) > LIGHT)
    return {"colors": len(counts), "black": black / pixels, "light": light / pixels}


def worse(export: Drawing, site: Drawing, scheme: str = "light") -> Iterator[str]:
    """Yield what is worse in an export than on the site, with what to do."""
    for text in dict.fromkeys(export.messages):
        if text not in site.messages:
            yield f"the console printed: {text[:300]}"
    if export.colors < LEAST_COLORS * site.colors:
        yield (
            f"{export.colors} colors, on the site {site.colors}: is it empty?"
            " It may need a height, or what only the site's theme has"
        )
    if scheme == "dark" and export.light > site.light + MORE:
        yield (
            f"{export.light:.0%} of it are light in a dark page, on the site {site.light:.0%}:"
            " a theme or a color does not follow the scheme without the site"
        )
    if scheme == "light" and export.black > site.black + MORE:
        yield (
            f"{export.black:.0%} of it are black, on the site {site.black:.0%}:"
            " a color is none without the site's theme, such as one from `var(...)`"
        )
    yield from smaller(export.parts, site.parts)


def smaller(
    export: Sequence[tuple[str, float, float]], site: Sequence[tuple[str, float, float]]
) -> Iterator[str]:
    """Yield the first part that is too small; parts are compared while they pair."""
    for (name, *here), (other, *there) in zip(export, site, strict=False):
        if name != other:
            return
        least = [LEAST_SIZE * size for size in there]
        if any(a < b and a < c - MARGIN for a, b, c in zip(here, least, there, strict=True)):
            yield (
                f"{name} is {here[0]:.0f} x {here[1]:.0f} px, on the site {there[0]:.0f} x"
                f" {there[1]:.0f}: give it a size in the demo"
            )
            return
