"""Joins sources, Markdown, demos and navigation into one site."""

from showfloor.compile.coverage import Coverage, prop_coverage
from showfloor.compile.demo_data import demo_data, demo_project_versions
from showfloor.compile.digest import key_of
from showfloor.compile.icons import family_icons
from showfloor.compile.inputs import Inputs
from showfloor.compile.memory import Memory, recall, remember
from showfloor.compile.not_found import NOT_FOUND, not_found_page
from showfloor.compile.notices_page import with_notices
from showfloor.compile.offline_page import OFFLINE, offline_page
from showfloor.compile.own_pages import own_pages
from showfloor.compile.pipeline import compile_site
from showfloor.compile.record import DemoRecord, PageRecord
from showfloor.compile.redirects import site_redirects, standing_redirects, waiting_notice
from showfloor.compile.search_page import SEARCH, search_page
from showfloor.compile.site import CompiledPage, Site

__all__ = [
    "NOT_FOUND",
    "OFFLINE",
    "SEARCH",
    "CompiledPage",
    "Coverage",
    "DemoRecord",
    "Inputs",
    "Memory",
    "PageRecord",
    "Site",
    "compile_site",
    "demo_data",
    "demo_project_versions",
    "family_icons",
    "key_of",
    "not_found_page",
    "offline_page",
    "own_pages",
    "prop_coverage",
    "recall",
    "remember",
    "search_page",
    "site_redirects",
    "standing_redirects",
    "waiting_notice",
    "with_notices",
]
