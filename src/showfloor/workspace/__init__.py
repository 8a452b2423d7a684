"""A site as one incremental graph, made from sources, Markdown, demos and navigation."""

from showfloor.workspace.demo_coverage import Coverage, prop_coverage
from showfloor.workspace.demo_data import demo_data, project_versions
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.join import Joined
from showfloor.workspace.page_record import (
    DemoBody,
    DemoFacts,
    Fill,
    PageBody,
    PageFacts,
    PageRecord,
    SitePage,
)
from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.blog import Blog
from showfloor.workspace.producers.built_in_pages import NOT_FOUND, OFFLINE, SEARCH
from showfloor.workspace.producers.catalogs import Catalogs
from showfloor.workspace.producers.changes_pages import ChangesPages
from showfloor.workspace.producers.error_pages import ErrorPages
from showfloor.workspace.producers.icon_sets import Icons
from showfloor.workspace.producers.playgrounds import PlaygroundFill, Playgrounds
from showfloor.workspace.producers.project_roots import ProjectRoots
from showfloor.workspace.producers.search_fields import SearchFields
from showfloor.workspace.reference.entry_ids import ApiNames
from showfloor.workspace.site import FrontendSources, Site
from showfloor.workspace.workspace import Workspace

__all__ = [
    "NOT_FOUND",
    "OFFLINE",
    "SEARCH",
    "ApiNames",
    "ApiPages",
    "Blog",
    "Catalogs",
    "ChangesPages",
    "Coverage",
    "DemoBody",
    "DemoFacts",
    "ErrorPages",
    "Fill",
    "FrontendSources",
    "Icons",
    "Inputs",
    "Joined",
    "PageBody",
    "PageFacts",
    "PageRecord",
    "PlaygroundFill",
    "Playgrounds",
    "ProjectRoots",
    "SearchFields",
    "Site",
    "SitePage",
    "Workspace",
    "demo_data",
    "project_versions",
    "prop_coverage",
]
