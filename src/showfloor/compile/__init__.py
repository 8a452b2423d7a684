"""Joins sources, Markdown, demos and navigation into one site.

Names are imported when they are asked for: an edit of a page needs little of this and waits for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from showfloor.compile.bundled import Bundled
    from showfloor.compile.compiled_page import CompiledPage
    from showfloor.compile.coverage import Coverage, prop_coverage
    from showfloor.compile.demo_files import demo_data, demo_project_versions
    from showfloor.compile.demos import fetch_demo
    from showfloor.compile.edit import edit_site
    from showfloor.compile.edited_page import edited_record
    from showfloor.compile.inputs import Inputs
    from showfloor.compile.memory import Memory, recall, remember
    from showfloor.compile.pipeline import compile_site
    from showfloor.compile.producers.api_reference import ApiPages
    from showfloor.compile.producers.blog import Blog
    from showfloor.compile.producers.catalogs import Catalogs
    from showfloor.compile.producers.error_codes import ErrorPages
    from showfloor.compile.producers.icons import Icons
    from showfloor.compile.producers.not_found import NOT_FOUND
    from showfloor.compile.producers.offline import OFFLINE
    from showfloor.compile.producers.playgrounds import Playgrounds
    from showfloor.compile.producers.roots import Roots
    from showfloor.compile.producers.search import SEARCH
    from showfloor.compile.producers.search_fields import SearchFields
    from showfloor.compile.published import published_at
    from showfloor.compile.record import DemoRecord, PageRecord
    from showfloor.compile.records import kept_blocks
    from showfloor.compile.redirects import site_redirects, standing_redirects, waiting_notice
    from showfloor.compile.site import Site
    from showfloor.compile.sketch import Sketch
    from showfloor.compile.whole_page import complete_page, with_playground

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

MODULES: Final = {
    "Bundled": "bundled",
    "CompiledPage": "compiled_page",
    "Coverage": "coverage",
    "prop_coverage": "coverage",
    "demo_data": "demo_files",
    "demo_project_versions": "demo_files",
    "fetch_demo": "demos",
    "edit_site": "edit",
    "edited_record": "edited_page",
    "Inputs": "inputs",
    "Memory": "memory",
    "recall": "memory",
    "remember": "memory",
    "compile_site": "pipeline",
    "ApiPages": "producers.api_reference",
    "Blog": "producers.blog",
    "Catalogs": "producers.catalogs",
    "ErrorPages": "producers.error_codes",
    "Icons": "producers.icons",
    "NOT_FOUND": "producers.not_found",
    "OFFLINE": "producers.offline",
    "Playgrounds": "producers.playgrounds",
    "Roots": "producers.roots",
    "SEARCH": "producers.search",
    "SearchFields": "producers.search_fields",
    "published_at": "published",
    "DemoRecord": "record",
    "PageRecord": "record",
    "kept_blocks": "records",
    "site_redirects": "redirects",
    "standing_redirects": "redirects",
    "waiting_notice": "redirects",
    "Site": "site",
    "Sketch": "sketch",
    "complete_page": "whole_page",
    "with_playground": "whole_page",
}


def __getattr__(name: str) -> object:
    """Return one of the names above from its module."""
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
    globals()[name] = found
    return found
