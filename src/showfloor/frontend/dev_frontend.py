"""The frontend of the development server: it renders pages and serves their scripts unbundled.

A Node program runs the development server of Vite, which bundles only packages and sends changes to
open pages. It renders pages with the same modules.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.decoding import decode_json
from showfloor.errors import SourceError
from showfloor.frontend.fonts import write_fonts
from showfloor.frontend.node_programs import DevProgram
from showfloor.frontend.site_manifest import write_site_manifest
from showfloor.model.page import Page, RenderedPage
from showfloor.node import ProgramError
from showfloor.render import PartMistake
from showfloor.workspace import Site

SHOWN_LINES: Final = 20
"""Of the output of the program; the last ones usually show why it died."""


class Rendered(msgspec.Struct, tag="rendered", frozen=True):
    """A page, with the mistakes in its live parts."""

    page: RenderedPage
    faults: list[PartMistake]
    known: list[str] = []
    """Site paths of files beside it that were sent before and have not changed."""


class _Served(msgspec.Struct, tag="served"):
    """Pages can be rendered."""


class _Noted(msgspec.Struct, tag="taken"):
    """The program knows of the changes."""

    known: bool


class _Failed(msgspec.Struct, tag="failed"):
    """A request could not be answered."""

    message: str
    stack: str


Answer = _Served | _Noted | Rendered | _Failed
Expected = TypeVar("Expected", _Served, _Noted, Rendered)


class DevFrontend:
    """The running program. Not for use by two threads at once."""

    def __init__(self, started: DevProgram) -> None:
        """Take over a started program, which loads while the site is compiled."""
        self.address = started.address
        """The address below which the scripts of a site are that was given to `serve`."""
        self._served: object = None
        self._sent: dict[str, str] = {}
        """Files that came with pages, by site path."""
        self._program = started.program
        self._running = started.running

    def serve(self, site: Site, manifest: bytes) -> None:
        """Give the program a site; raises `ToolError` if its frontend cannot be made."""
        question = {
            "type": "site",
            "manifest": msgspec.Raw(msgspec.json.format(manifest, indent=-1)),
            "shell": site.shell,
            "trees": site.trees,
            "license": site.config.site.license_key or "",
        }
        if question != self._served:
            self._ask(question, _Served)
            self._served = question

    def changed(self, files: Iterable[Path]) -> bool:
        """Send open pages the files that were written, added or removed.

        Return whether the HTML of pages may change.
        """
        paths = sorted(str(file.resolve()) for file in files)
        return self._ask({"type": "changed", "paths": paths}, _Noted).known

    def render(self, page: Page, known: Iterable[SourceError] = (), *, demos: bool) -> Rendered:
        """Return a rendered page; raises `ToolError` for a fault outside its demos.

        With `demos` the documents of its single demos come with it; demos show `known` mistakes.
        """
        mistakes = {one.path.as_posix(): (one.place, one.what, one.why, one.fix) for one in known}
        untranslated = msgspec.structs.replace(page, translations={})  # the shell has them
        question = {"type": "render", "page": untranslated, "demos": demos, "mistakes": mistakes}
        rendered = self._ask(question, Rendered)
        self._sent |= rendered.page.files
        files = rendered.page.files | {path: self._sent[path] for path in rendered.known}
        whole = msgspec.structs.replace(rendered.page, files=files)
        return msgspec.structs.replace(rendered, page=whole, known=[])

    def close(self) -> None:
        """End the program."""
        self._running.close()

    def _ask(self, question: object, expected: type[Expected]) -> Expected:
        try:
            answer: Answer = decode_json(self._running.ask(question), Answer)
        except ProgramError as error:
            lines = [f"Its program {error.reason}."]
            lines += error.printed[-SHOWN_LINES:]
            raise self._program.failure("\n    ".join(lines)) from None
        if isinstance(answer, expected):
            return answer
        stack = answer.stack if isinstance(answer, _Failed) else type(answer).__name__
        raise self._program.failure("\n    ".join(line.strip() for line in stack.splitlines()))


def serve_site(
    frontend: DevFrontend, paths: BuildPaths, site: Site, *, say: Callable[[str], None]
) -> None:
    """Give a site to the frontend, with its fonts and manifest; raises a `ShowfloorError`."""
    manifest = write_site_manifest(paths, site.frontend_sources, say=say)
    with ThreadPoolExecutor(1, "fonts") as thread:  # for seconds at a first start, as the program
        fonts = thread.submit(write_fonts, paths)
        frontend.serve(site, manifest)
        fonts.result()
