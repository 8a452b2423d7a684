"""Writes a report: `index.html` for people, `report.json` for programs."""

from pathlib import Path
from typing import Final

import msgspec

from showfloor.build_paths import BuildPaths, check_folder
from showfloor.check.site import compile_site, open_cache
from showfloor.errors import SourceError
from showfloor.file_system import replace_file
from showfloor.release.current import read_current
from showfloor.release.report import Report
from showfloor.report.budgets import compared, load_budgets, over_budget
from showfloor.report.html_page import html_page
from showfloor.report.site_report import SiteReport, report_site

HTML: Final = "index.html"
JSON: Final = "report.json"


def write_report(
    paths: BuildPaths, out: Path, progress: Report
) -> tuple[SiteReport, list[SourceError]]:
    """Write the report on a site and its current release; return it and the exceeded budgets.

    Raises `ReleaseError` without a release, `SourcesError` and `SourceError` for mistakes of the
    site or its budgets, and `ToolError` if the search cannot be asked.
    """
    check_folder(out, why="the report is written there.", instead="name another one with --out.")
    release = read_current(paths.dist, "reported on")
    with open_cache(paths, progress) as cache:
        site = compile_site(paths, cache, progress)
        budgets = load_budgets(paths.site, site.config.families)
        with progress.step("Count and weigh"):
            report = report_site(site, release, cache, paths)
    figures = compared(report, budgets)
    out.mkdir(parents=True, exist_ok=True)
    replace_file(out / HTML, html_page(report, figures).encode())
    replace_file(out / JSON, msgspec.json.format(msgspec.json.encode(report)))
    return report, over_budget(report, figures)
