"""From a site's sources to a release that can be served."""

from showfloor.build.build_paths import BuildPaths
from showfloor.build.checking import PageChecks, check_page, check_site
from showfloor.build.page_report import PageReport
from showfloor.build.pipeline import STEPS, Built, build
from showfloor.build.report import Progress, Report

__all__ = [
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
