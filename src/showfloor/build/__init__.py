"""From a site's sources to a release that can be served."""

from showfloor.build.entry import SCAN, build
from showfloor.build_paths import BuildPaths
from showfloor.release.report import Built, Progress, Report

__all__ = [
    "SCAN",
    "BuildPaths",
    "Built",
    "Progress",
    "Report",
    "build",
]
