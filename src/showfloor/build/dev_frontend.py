"""The frontend of a site that is being written: scripts one by one, pages as they are asked for.

Nothing is bundled but packages. A Node program holds Vite's own development server, which gives
open pages what has changed, and renders pages with the same modules.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.dev_program import DevProgram
from showfloor.build.file_system import put
from showfloor.build.frontend import frontend_manifest
from showfloor.build.light_fonts import lighten_fonts
from showfloor.compile import Site
from showfloor.decoding import decode_json
from showfloor.model import Page, RenderedPage
from showfloor.node import ProgramError

__all__ = ["MANIFEST", "DevFrontend", "Fault", "Rendered", "serve_site"]

MANIFEST: Final = "demos.json"
"""In the work folder: which demos, providers and components there are."""
SHOWN_LINES: Final = 20
"""Of what the program printed; the last ones usually say why it died."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a demo."""

    demo: str
    """Its id."""
    message: str
    place: str | None
    """`path:line` from the site's folder, where there is one."""


class Rendered(msgspec.Struct, tag="rendered", frozen=True):
    """A page, with what is wrong with its demos."""

    page: RenderedPage
    faults: list[Fault]
    known: list[str] = []
    """Site paths of files beside it that were sent before and hold the same."""


class _Served(msgspec.Struct, tag="served"):
    """Pages can be rendered."""


class _Taken(msgspec.Struct, tag="taken"):
    """Changes are taken in."""

    known: bool


class _Failed(msgspec.Struct, tag="failed"):
    """A request could not be answered."""

    message: str
    stack: str


Answer = _Served | _Taken | Rendered | _Failed
Wanted = TypeVar("Wanted", _Served, _Taken, Rendered)


class DevFrontend:
    """The running program. Not for use by two threads at once."""

    def __init__(self, begun: DevProgram) -> None:
        """Take over a program that was started; it loads while the site is compiled."""
        self.origin = begun.origin
        """Where scripts are, once a site was served."""
        self._site: object = None
        self._files: dict[str, str] = {}
        """What was sent beside pages, by site path."""
        self._program = begun.program
        self._running = begun.running

    def serve(self, site: Site, manifest: bytes) -> None:
        """Take in a site; raises `ToolError` when its frontend cannot be made."""
        question = {
            "type": "site",
            "manifest": msgspec.Raw(msgspec.json.format(manifest, indent=-1)),
            "shell": site.shell,
            "trees": site.trees,
            "license": site.config.site.licence_key or "",
        }
        if question != self._site:
            self._ask(question, _Served)
            self._site = question

    def changed(self, files: Iterable[Path]) -> bool:
        """Let open pages have files that were written, added or removed.

        Return whether pages may be rendered otherwise because of it.
        """
        paths = sorted(str(file.resolve()) for file in files)
        return self._ask({"type": "changed", "paths": paths}, _Taken).known

    def render(self, page: Page, *, demos: bool) -> Rendered:
        """Return a page as its demos are now; raises `ToolError` for what is in no demo.

        With `demos` the documents of its single demos come with it.
        """
        told = msgspec.structs.replace(page, translations={})  # those of the shell: they are known
        rendered = self._ask({"type": "render", "page": told, "demos": demos}, Rendered)
        self._files |= rendered.page.files
        files = rendered.page.files | {path: self._files[path] for path in rendered.known}
        whole = msgspec.structs.replace(rendered.page, files=files)
        return msgspec.structs.replace(rendered, page=whole, known=[])

    def close(self) -> None:
        """End the program."""
        self._running.close()

    def _ask(self, question: object, wanted: type[Wanted]) -> Wanted:
        answer = self._answer(question)
        if isinstance(answer, wanted):
            return answer
        stack = answer.stack if isinstance(answer, _Failed) else type(answer).__name__
        raise self._program.failure("\n    ".join(line.strip() for line in stack.splitlines()))

    def _answer(self, question: object) -> Answer:
        try:
            answer: Answer = decode_json(self._running.ask(question), Answer)
        except ProgramError as error:
            raise self._program.failure(_ending(error)) from None
        return answer


def serve_site(
    frontend: DevFrontend, paths: BuildPaths, site: Site, *, say: Callable[[str], None]
) -> None:
    """Have a site served, with all that its pages are rendered from.

    Raises a `ShowfloorError` where that cannot be made.
    """
    lighten_fonts(paths)
    manifest = frontend_manifest(paths, site.bundled, say=say)
    put(paths.work / MANIFEST, manifest)
    frontend.serve(site, manifest)


def _ending(error: ProgramError) -> str:
    lines = (f"Its program {error.reason}.", *error.printed[-SHOWN_LINES:])
    return "\n    ".join(lines)
