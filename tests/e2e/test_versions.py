"""Two versions of a product, each a site of its own, side by side on one host."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from showfloor.build import BuildPaths
from support.site.tiny_release import build_like_tiny, tiny_release
from support.site.tiny_site import copy_tiny

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("versions")]

HOST = "https://tiny.example"
SEED = "acorn-kit/part-seed/"
NEW = f"""versions = [
  {{ text = "v2", href = "/acorn-kit/", current = true, status = "stable" }},
  {{ text = "v1", href = "{HOST}/1/", status = "superseded" }},
]
"""
OLD = f"""versions = [
  {{ text = "v2", href = "{HOST}/2/", status = "stable" }},
  {{ text = "v1", href = "/acorn-kit/", current = true, status = "superseded" }},
]
"""


PAGE = """\
---
title: {name}
navigation: false
description: "{name} is in this version only, and in no other one of the kit."
---

It grows.
"""


class VersionSite:
    """The site of a version, which has a page of its own."""

    def __init__(self, folder: Path, version: str, versions: str, only: str) -> None:
        self.public = folder / version / "current/public"
        site = copy_tiny(folder / f"site-{version}")
        settings = site / "site.toml"
        settings.write_text(settings.read_text().replace(HOST, f"{HOST}/{version}/"))
        self.family = site / "families/acorn-kit"
        file = self.family / "family.toml"
        before, _, after = file.read_text().partition("versions = [")
        file.write_text(before + versions + after.partition("]\n")[2])
        (self.family / "versions.csv").unlink()
        (self.family / "versions/v1.json").unlink()
        page = site / "pages/acorn-kit/components" / only.lower() / "index.md"
        page.parent.mkdir()
        page.write_text(PAGE.format(name=only))
        self.paths = BuildPaths(site=site, dist=folder / version, work=folder / f"work-{version}")

    def build(self) -> None:
        build_like_tiny(self.paths)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Folders of files by the first segment of an address."""
    folder = tmp_path_factory.mktemp("versions")
    old = VersionSite(folder, "1", OLD, "Lichen")
    new = VersionSite(folder, "2", NEW, "Moss")
    routes = json.loads((tiny_release() / "current/public/routes.json").read_bytes())
    routes.append(["/acorn-kit/part-lichen/", "Lichen"])  # as the old version will have them
    (new.family / "versions/v1.json").write_text(json.dumps(routes))
    new.build()
    shutil.copy(new.public / "routes.json", old.family / "versions/v2.json")
    old.build()
    assert json.loads((old.public / "routes.json").read_bytes()) == sorted(routes)
    return {"1": old.public, "2": new.public}


@pytest.fixture
def page(browser: Browser, host: dict[str, Path]) -> Iterator[Page]:
    def answer(route: Route) -> None:
        _, version, *names = urlsplit(route.request.url).path.split("/")
        file = host[version].joinpath(*names)
        file = file / "index.html" if file.is_dir() else file
        route.fulfill(path=file) if file.is_file() else route.fulfill(status=404)

    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        context.route(f"{HOST}/**", answer)
        yield context.new_page()


def choose(page: Page, version: str) -> None:
    page.locator("[data-menu=versions] summary").click()
    page.get_by_role("navigation", name="Versions").get_by_role("link", name=version).click()


def test_another_version_opens_at_the_same_page(page: Page) -> None:
    page.goto(f"{HOST}/2/{SEED}")
    choose(page, "v1")
    expect(page).to_have_url(f"{HOST}/1/{SEED}")
    choose(page, "v2")
    expect(page).to_have_url(f"{HOST}/2/{SEED}")


def test_a_page_that_another_version_lacks_leads_to_its_start(page: Page) -> None:
    page.goto(f"{HOST}/2/acorn-kit/part-moss/")
    choose(page, "v1")
    expect(page).to_have_url(f"{HOST}/1/")


def test_pages_of_the_older_version_say_so_and_lead_to_the_newer_one(page: Page) -> None:
    page.goto(f"{HOST}/1/{SEED}")
    note = page.get_by_role("note").filter(has_text="You are reading about an older version.")
    note.get_by_role("link", name="Go to v2").click()
    expect(page).to_have_url(f"{HOST}/2/{SEED}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(note).to_have_count(0)


def test_the_search_of_a_version_finds_its_own_pages(page: Page) -> None:
    for version, found, missing in (("1", "Lichen", "Moss"), ("2", "Moss", "Lichen")):
        page.goto(f"{HOST}/{version}/")
        page.keyboard.press("Control+k")
        box = page.get_by_role("combobox")
        box.fill(found)
        expect(page.get_by_role("option", name=found).first).to_be_visible()
        box.fill(missing)
        expect(page.get_by_role("option", name=missing)).to_have_count(0)
