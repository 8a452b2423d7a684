"""The release of this repository's site, built beside other tests: those in a browser visit it."""

import json
from pathlib import Path

from showfloor.compile import Site
from work_folder import REAL_SITE

pytestmark = REAL_SITE


def test_every_page_and_project_file_of_the_site_is_in_its_release(site: Site, dist: Path) -> None:
    manifest = json.loads((dist / "current" / "manifest.json").read_text(encoding="utf-8"))
    assert {*site.pages} - {*manifest["routes"]} == set()
    assert {*site.facts.files} - {*manifest["files"]} == set()
