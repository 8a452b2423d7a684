"""Joins sources, Markdown, demos and navigation into one site."""

from showfloor.compile.bundled import Bundled
from showfloor.compile.coverage import Coverage, prop_coverage
from showfloor.compile.demo_files import demo_data, demo_project_versions
from showfloor.compile.demos import fetch_demo
from showfloor.compile.inputs import Inputs
from showfloor.compile.join import Joined
from showfloor.compile.page_record import DemoBody, DemoFacts, PageBody, PageFacts, PageRecord
from showfloor.compile.producers.api_reference import ApiPages
from showfloor.compile.producers.blog import Blog
from showfloor.compile.producers.catalogs import Catalogs
from showfloor.compile.producers.error_codes import ErrorPages
from showfloor.compile.producers.icons import Icons
from showfloor.compile.producers.not_found import NOT_FOUND
from showfloor.compile.producers.offline import OFFLINE
from showfloor.compile.producers.playgrounds import PlaygroundFill, Playgrounds
from showfloor.compile.producers.roots import Roots
from showfloor.compile.producers.search import SEARCH
from showfloor.compile.producers.search_fields import SearchFields
from showfloor.compile.site import Site
from showfloor.compile.site_page import Fill, SitePage
from showfloor.compile.workspace import Workspace

__all__ = [
    "NOT_FOUND",
    "OFFLINE",
    "SEARCH",
    "ApiPages",
    "Blog",
    "Bundled",
    "Catalogs",
    "Coverage",
    "DemoBody",
    "DemoFacts",
    "ErrorPages",
    "Fill",
    "Icons",
    "Inputs",
    "Joined",
    "PageBody",
    "PageFacts",
    "PageRecord",
    "PlaygroundFill",
    "Playgrounds",
    "Roots",
    "SearchFields",
    "Site",
    "SitePage",
    "Workspace",
    "demo_data",
    "demo_project_versions",
    "fetch_demo",
    "prop_coverage",
]
