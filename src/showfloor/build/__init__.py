"""From a site's sources to a release that can be served.

Names are imported when they are asked for: what a command waits for is often a part of this alone.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from showfloor.build.build_paths import BuildPaths
    from showfloor.build.checking import PageChecks, check_page, check_site
    from showfloor.build.entry import EDITING, LOOKING, build
    from showfloor.build.page_report import PageReport
    from showfloor.build.pipeline import STEPS
    from showfloor.build.report import Built, Progress, Report

__all__ = [
    "EDITING",
    "LOOKING",
    "STEPS",
    "BuildPaths",
    "Built",
    "PageChecks",
    "PageReport",
    "Progress",
    "Report",
    "build",
    "check_page",
    "check_site",
]

MODULES: Final = {
    "BuildPaths": "build_paths",
    "PageChecks": "checking",
    "check_page": "checking",
    "check_site": "checking",
    "PageReport": "page_report",
    "EDITING": "entry",
    "LOOKING": "entry",
    "STEPS": "pipeline",
    "Built": "report",
    "build": "entry",
    "Progress": "report",
    "Report": "report",
}


def __getattr__(name: str) -> object:
    """Return one of the names above from its module."""
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
    globals()[name] = found
    return found
