"""From a site's sources to a release that can be served."""

from showfloor.build.checking import check_site
from showfloor.build.pipeline import STEPS, Built, build
from showfloor.build.report import Progress, Report
from showfloor.build.workshop import Workshop

__all__ = ["STEPS", "Built", "Progress", "Report", "Workshop", "build", "check_site"]
