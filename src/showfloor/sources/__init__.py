"""The files of a site: found, read, watched."""

from showfloor.model.stamp import Stamp
from showfloor.sources.front_matter import FrontMatter
from showfloor.sources.named import augmented_types, code_names, messages_in
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
from showfloor.sources.scan import Scan, scan, stamp_of
from showfloor.sources.watch import watch

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
