"""All outputs of a site: each makes one kind of file.

Files are written in the order of the list. The offline worker is last, since it lists other files.
"""

from showfloor.outputs.api_files import ApiFiles
from showfloor.outputs.copied_files import FrontendFiles, PublicFiles
from showfloor.outputs.demo_files import DemoFiles
from showfloor.outputs.feeds import FeedFiles
from showfloor.outputs.host_files import HeadersFile, RedirectsFile, RobotsFile, SpeculationRules
from showfloor.outputs.icon_files import IconFiles
from showfloor.outputs.markdown_files import AlternateFiles
from showfloor.outputs.offline_worker import OfflineWorker
from showfloor.outputs.output import BuildContext, Output, Outputs
from showfloor.outputs.pages import PageFiles
from showfloor.outputs.picture_files import PictureFiles
from showfloor.outputs.projects import ProjectFiles
from showfloor.outputs.script_data import AnchorsFile, ErrorMessages, RoutesFile
from showfloor.outputs.search_full_text import TextFiles
from showfloor.outputs.search_index import SearchFiles
from showfloor.outputs.sitemap import SitemapFiles

__all__ = [
    "OUTPUTS",
    "AlternateFiles",
    "BuildContext",
    "Output",
    "Outputs",
    "PageFiles",
    "SearchFiles",
    "TextFiles",
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
    SitemapFiles,
    DemoFiles,
    ApiFiles,
    AlternateFiles,
    PictureFiles,
    SearchFiles,
    IconFiles,
    PageFiles,
    TextFiles,  # after the pages: it is indexed beside the rendering
    OfflineWorker,
)


def open_early(context: BuildContext) -> Outputs:
    """Open the outputs that work beside the other steps of a build."""
    return Outputs(output.open(context) for output in OUTPUTS if output.early)


def open_outputs(context: BuildContext, *, development: bool = False) -> Outputs:
    """Open all outputs, in the order of the list; those that were opened before are taken."""
    wanted = [one for one in OUTPUTS if one.in_development or not development]
    opened = [context.opened.find(output) or output.open(context) for output in wanted]
    return Outputs(opened)
