"""The release of this repository's site, built beside other tests: those in a browser visit it."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from showfloor.model.release import NOTICES
from showfloor.workspace import Site
from support.places import ENGINE_MODULES, PROJECT
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

ABSENT: Final[Mapping[str, bytes]] = {
    "web-vitals": b"largest-contentful-paint",
    "parse5": b"eof-in-script-html-comment-like-text",
}
"""Dependencies of which readers of this site are sent nothing, each with a text of its code, which
no minifier changes. This site sets no analytics, and markup is parsed while it is built."""
TOOLS: Final = {
    "@prettier/plugin-oxc",
    "@tailwindcss/vite",
    "@typescript/native",
    "@vitejs/plugin-react",
    "jss-plugin-template",
    "jss-rtl",
    "postcss",
    "postcss-selector-parser",
    "prettier",
    "puppeteer-core",
    "ts-blank-space",
    "typescript",
}
"""Dependencies that build a site, or that its guides name: a release has no code of them."""


def test_every_page_and_project_file_of_the_site_is_in_its_release(site: Site, dist: Path) -> None:
    manifest = json.loads((dist / "current" / "manifest.json").read_text(encoding="utf-8"))
    assert {*site.pages} - {*manifest["routes"]} == set()
    assert {*site.facts.files} - {*manifest["files"]} == set()


def test_every_dependency_is_on_the_notices_page_or_known_to_be_absent(dist: Path) -> None:
    page = (dist / "current/public" / NOTICES.strip("/") / "index.html").read_text("utf-8")
    listed = {name for name, _ in re.findall(r"<bdi>(\S+) (\S+)</bdi>", page)}
    manifests = [PROJECT / part / "package.json" for part in ("web", "site")]
    dependencies = {
        name for file in manifests for name in json.loads(file.read_text("utf-8"))["dependencies"]
    }
    with_code = {name for name in dependencies if not name.startswith("@types/")}
    assert with_code - listed == {*ABSENT, *TOOLS}


def test_code_of_what_is_on_no_notice_is_in_no_file(dist: Path) -> None:
    scripts = [file.read_bytes() for file in (dist / "current/public").rglob("*.js")]
    for name, sign in ABSENT.items():
        assert any(
            sign in file.read_bytes() for file in (ENGINE_MODULES / name / "dist").rglob("*.js")
        )
        assert not any(sign in script for script in scripts), name
