"""From a site's sources to a release that can be served."""

from showfloor.build.build_paths import BuildPaths
from showfloor.build.checking import check_site
from showfloor.build.pipeline import LOOKING, STEPS, Built, build
from showfloor.build.report import Progress, Report

__all__ = ["LOOKING", "STEPS", "BuildPaths", "Built", "Progress", "Report", "build", "check_site"]
