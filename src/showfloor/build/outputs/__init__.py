"""Everything that a site gives: a file for each kind, a line each.

`Output` says what an output is. Their order is that in which files are written; what has to see all
others stands last.
"""

from showfloor.build.outputs.alternates import AlternateFiles
from showfloor.build.outputs.anchors import AnchorsFile
from showfloor.build.outputs.api import ApiFiles
from showfloor.build.outputs.demos import DemoFiles
from showfloor.build.outputs.error_messages import ErrorMessages
from showfloor.build.outputs.feeds import FeedFiles
from showfloor.build.outputs.frontend import FrontendFiles
from showfloor.build.outputs.headers import HeadersFile
from showfloor.build.outputs.icons import IconFiles
from showfloor.build.outputs.offline_worker import OfflineWorker
from showfloor.build.outputs.output import BuildContext, Output, Outputs
from showfloor.build.outputs.pages import PageFiles
from showfloor.build.outputs.pictures import PictureFiles
from showfloor.build.outputs.projects import ProjectFiles
from showfloor.build.outputs.public import PublicFiles
from showfloor.build.outputs.redirects import RedirectsFile
from showfloor.build.outputs.robots import RobotsFile
from showfloor.build.outputs.routes import RoutesFile
from showfloor.build.outputs.search import SearchFiles
from showfloor.build.outputs.sitemap import SitemapFiles
from showfloor.build.outputs.speculation import SpeculationRules
from showfloor.build.outputs.texts import TextFiles

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
