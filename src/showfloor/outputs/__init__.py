"""Everything that a site gives: one module and one line for each kind of file.

`Output` says what an output is. Files are written in the order of the list; an output that has to
see the files of all others is the last.
"""

from showfloor.outputs.api_files import ApiFiles
from showfloor.outputs.changes_files import ChangesFiles
from showfloor.outputs.copied_files import FrontendFiles, PublicFiles
from showfloor.outputs.demo_files import DemoFiles
from showfloor.outputs.feeds import FeedFiles
from showfloor.outputs.host_files import (
    HeadersFile,
    JekyllMark,
    RedirectsFile,
    RobotsFile,
    SpeculationRules,
)
from showfloor.outputs.icon_files import IconFiles
from showfloor.outputs.markdown_files import AlternateFiles
from showfloor.outputs.offline_worker import OfflineWorker
from showfloor.outputs.output import BuildContext, EarlyContext, EarlyOutput, Output
from showfloor.outputs.pages import PageFiles
from showfloor.outputs.picture_files import PictureFiles
from showfloor.outputs.projects import ProjectFiles
from showfloor.outputs.script_data import AnchorsFile, ErrorMessages, RoutesFile
from showfloor.outputs.search_full_text import TextFiles
from showfloor.outputs.search_index import SearchFiles
from showfloor.outputs.sitemap import SitemapFiles

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

OUTPUTS: tuple[type[Output], ...] = (
    FrontendFiles,
    PublicFiles,
    ProjectFiles,
    RoutesFile,
    AnchorsFile,
    ErrorMessages,
    FeedFiles,
    RobotsFile,
    HeadersFile,
    SpeculationRules,
    RedirectsFile,
    JekyllMark,
    SitemapFiles,
    DemoFiles,
    ApiFiles,
    AlternateFiles,
    PictureFiles,
    SearchFiles,
    IconFiles,
    ChangesFiles,
    PageFiles,
    TextFiles,  # after the pages: it is indexed beside the rendering
    OfflineWorker,
)


def open_early(context: EarlyContext) -> tuple[EarlyOutput, ...]:
    """Open the outputs that work beside the other steps of a build."""
    return tuple(output.open(context) for output in OUTPUTS if issubclass(output, EarlyOutput))


def open_outputs(context: BuildContext, *, development: bool = False) -> tuple[Output, ...]:
    """Open all outputs, in the order of the list; outputs that were opened early are completed."""
    early: dict[type[Output], Output] = {}
    for output in context.early:
        early[type(output)] = output.complete(context)
    wanted = (kind for kind in OUTPUTS if kind.in_development or not development)
    return tuple(early.get(kind) or kind.open(context) for kind in wanted)
