"""Joins sources, Markdown, demos and navigation into one site."""

from showfloor.compile.bundled import Bundled
from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.coverage import Coverage, prop_coverage
from showfloor.compile.demo_data import demo_data, demo_project_versions
from showfloor.compile.demos import fetch_demo
from showfloor.compile.edit import edit_site, edited_record
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory, recall, remember
from showfloor.compile.pipeline import compile_site, published_at
from showfloor.compile.producers import (
    ApiPages,
    Blog,
    Catalogs,
    ErrorPages,
    Icons,
    Playgrounds,
    Roots,
    SearchFields,
)
from showfloor.compile.producers.not_found import NOT_FOUND
from showfloor.compile.producers.offline import OFFLINE
from showfloor.compile.producers.playgrounds import with_playground
from showfloor.compile.producers.search import SEARCH
from showfloor.compile.record import DemoRecord, PageRecord
from showfloor.compile.records import kept_blocks
from showfloor.compile.redirects import site_redirects, standing_redirects, waiting_notice
from showfloor.compile.site import Site, complete_page
from showfloor.compile.sketch import Sketch

__all__ = [
    "NOT_FOUND",
    "OFFLINE",
    "SEARCH",
    "ApiPages",
    "Blog",
    "Bundled",
    "Catalogs",
    "CompiledPage",
    "Coverage",
    "DemoRecord",
    "ErrorPages",
    "Icons",
    "Inputs",
    "Memory",
    "PageRecord",
    "Playgrounds",
    "Roots",
    "SearchFields",
    "Site",
    "Sketch",
    "compile_site",
    "complete_page",
    "demo_data",
    "demo_project_versions",
    "edit_site",
    "edited_record",
    "fetch_demo",
    "kept_blocks",
    "prop_coverage",
    "published_at",
    "recall",
    "remember",
    "site_redirects",
    "standing_redirects",
    "waiting_notice",
    "with_playground",
]
