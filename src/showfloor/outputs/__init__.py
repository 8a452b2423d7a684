"""Everything that a site gives: one module and one line for each kind of file.

`Output` defines what an output is. Files are written in the order of the list; an output that
has to see the files of all others is the last.
"""

from showfloor.outputs.api_files import ApiFiles
from showfloor.outputs.changes_files import ChangesFiles
from showfloor.outputs.copied_files import frontend_files, public_files
from showfloor.outputs.demo_files import DemoFiles
from showfloor.outputs.feeds import feeds
from showfloor.outputs.host_files import headers, jekyll_mark, redirects, robots, speculation
from showfloor.outputs.icon_files import IconFiles
from showfloor.outputs.markdown_files import AlternateFiles
from showfloor.outputs.offline_worker import OfflineWorker
from showfloor.outputs.output import (
    BuildContext,
    EarlyContext,
    EarlyOutput,
    FilesOf,
    FunctionOutput,
    Output,
)
from showfloor.outputs.pages import PageFiles
from showfloor.outputs.picture_files import PictureFiles
from showfloor.outputs.projects import ProjectFiles
from showfloor.outputs.script_data import anchors, error_messages, routes
from showfloor.outputs.search_full_text import TextFiles
from showfloor.outputs.search_index import SearchFiles
from showfloor.outputs.sitemap import sitemap

__all__ = [
    "OUTPUTS",
    "BuildContext",
    "EarlyContext",
    "EarlyOutput",
    "Output",
    "PageFiles",
    "open_early",
    "open_outputs",
]

OUTPUTS: tuple[FilesOf | type[Output], ...] = (
    frontend_files,
    public_files,
    ProjectFiles,
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
    DemoFiles,
    ApiFiles,
    AlternateFiles,
    PictureFiles,
    SearchFiles,
    IconFiles,
    ChangesFiles,
    PageFiles,
    TextFiles,  # after the pages: it is indexed during the rendering
    OfflineWorker,
)

IN_RELEASES_ONLY = frozenset[FilesOf | type[Output]](
    {
        # The development server reads them from their folders, and answers pages itself.
        *(frontend_files, public_files, PageFiles),
        # It does without what is for hosts, crawlers and readers.
        *(robots, headers, redirects, jekyll_mark, sitemap, PictureFiles, TextFiles, OfflineWorker),
        # A prepared page would be outdated.
        speculation,
    }
)
"""The outputs that the development server does without."""


def open_early(context: EarlyContext) -> tuple[EarlyOutput, ...]:
    """Open the outputs that work during the other steps of a build."""
    return tuple(
        output.open(context)
        for output in OUTPUTS
        if isinstance(output, type) and issubclass(output, EarlyOutput)
    )


def open_outputs(context: BuildContext, *, development: bool = False) -> tuple[Output, ...]:
    """Open all outputs, in the order of the list; outputs that were opened early are completed."""
    early: dict[FilesOf | type[Output], Output] = {}
    for output in context.early:
        early[type(output)] = output.complete(context)
    wanted = (one for one in OUTPUTS if not (development and one in IN_RELEASES_ONLY))
    return tuple(early.get(one) or _open(one, context) for one in wanted)


def _open(output: FilesOf | type[Output], context: BuildContext) -> Output:
    if not isinstance(output, type):
        return FunctionOutput(output, context)
    assert issubclass(output, Output)
    return output.open(context)
