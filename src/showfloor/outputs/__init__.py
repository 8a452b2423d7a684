"""Everything that a site gives: one module and one line for each kind of file.

`Output` in `output.py` defines what an output is. A build makes three more kinds of files, each in
a way of its own (`showfloor.build.pipeline`): pages, the full text and the offline worker.
"""

from collections.abc import Iterator
from itertools import chain

from showfloor.model.site_file import SiteFile, load
from showfloor.outputs.api_files import api_files
from showfloor.outputs.changes_files import changes_files
from showfloor.outputs.copied_files import frontend_files, public_files
from showfloor.outputs.demo_files import demo_files
from showfloor.outputs.feeds import feeds
from showfloor.outputs.host_files import headers, jekyll_mark, redirects, robots, speculation
from showfloor.outputs.icon_files import icon_files
from showfloor.outputs.markdown_files import markdown_files
from showfloor.outputs.output import BuildContext, Output
from showfloor.outputs.picture_files import picture_files
from showfloor.outputs.projects import projects
from showfloor.outputs.script_data import anchors, error_messages, routes
from showfloor.outputs.search_index import search_index
from showfloor.outputs.sitemap import sitemap

__all__ = [
    "EARLY",
    "OUTPUTS",
    "WHILE_RENDERING",
    "BuildContext",
    "DevelopmentFiles",
    "Output",
    "files_of",
    "make_ahead",
]

OUTPUTS: tuple[Output, ...] = (
    frontend_files,
    public_files,
    projects,
    routes,
    anchors,
    error_messages,
    feeds,
    robots,
    headers,
    speculation,
    redirects,
    jekyll_mark,
    sitemap,
    api_files,
    picture_files,
    search_index,
    icon_files,
    changes_files,
)

WHILE_RENDERING: tuple[Output, ...] = (demo_files, markdown_files)
"""The outputs that need much Python for each page: a build waits for rendered pages meanwhile."""

EARLY: tuple[Output, ...] = (markdown_files, picture_files)
"""The outputs that need no frontend: a build begins with them while it is bundled."""

IN_RELEASES_ONLY = frozenset[Output](
    {
        # The development server reads them from their folders.
        *(frontend_files, public_files),
        # It does without what is for hosts, crawlers and readers.
        *(robots, headers, redirects, jekyll_mark, sitemap, picture_files),
        # A prepared page would be outdated.
        speculation,
    }
)
"""The outputs that the development server does without."""


def files_of(output: Output, context: BuildContext) -> Iterator[SiteFile]:
    """Yield the files of an output; those with a key are made only if it has changed."""
    return context.file_cache(output.__name__).files(output(context))


def make_ahead(context: BuildContext) -> Iterator[None]:
    """Make the changed files of early outputs, one at each step."""
    return chain.from_iterable(
        context.file_cache(output.__name__).make_ahead(output(context)) for output in EARLY
    )


class DevelopmentFiles:
    """The files that the development server makes from one state of the site when asked."""

    def __init__(self, context: BuildContext) -> None:
        self._context = context
        self._listed: dict[Output, dict[str, SiteFile]] = {}

    def content(self, path: str) -> bytes | None:
        """Return a file by its site path, or nothing if no output has it."""
        for output in (*WHILE_RENDERING, *OUTPUTS):
            if output in IN_RELEASES_ONLY:
                continue
            if output not in self._listed:
                self._listed[output] = {file.path: file for file in output(self._context)}
            if file := self._listed[output].get(path):
                return load(file.content)
        return None
