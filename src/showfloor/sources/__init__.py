"""The files of a site: scanned, read and watched."""

from showfloor.model.stamp import Stamp
from showfloor.sources.front_matter import FrontMatter
from showfloor.sources.page import (
    PAGE,
    PROJECTS,
    RawPage,
    archive_path,
    pages_in,
    projects_in,
    read_page,
)
from showfloor.sources.routes import family_route, place_in_site, repeated_routes
from showfloor.sources.scan import Scan, scan, stamp_of, watch
from showfloor.sources.search_words import augmented_types, code_names, frequent_words, messages_in

__all__ = [
    "PAGE",
    "PROJECTS",
    "FrontMatter",
    "RawPage",
    "Scan",
    "Stamp",
    "archive_path",
    "augmented_types",
    "code_names",
    "family_route",
    "frequent_words",
    "messages_in",
    "pages_in",
    "place_in_site",
    "projects_in",
    "read_page",
    "repeated_routes",
    "scan",
    "stamp_of",
    "watch",
]
