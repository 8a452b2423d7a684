"""Every project beside a page is run, and is what its page calls it."""

import json

import pytest

from support.site.guide_projects import GUIDES, PAGES, SIGN_INS

ALL = {**GUIDES, **SIGN_INS}
FILES = sorted(PAGES.glob("**/projects/*/package.json"))


def test_every_project_is_run() -> None:
    folders = {file.parent.relative_to(PAGES).as_posix() for file in FILES}
    assert folders == {guide.folder for guide in ALL.values()}


@pytest.mark.parametrize("name", ALL)
def test_a_project_has_the_name_of_its_folder(name: str) -> None:
    for file in ("package.json", "package-lock.json"):
        assert json.loads((ALL[name].path / file).read_text(encoding="utf-8"))["name"] == name


@pytest.mark.parametrize("name", ALL)
def test_a_page_shows_its_project_and_leads_to_it(name: str) -> None:
    page = (ALL[name].path.parents[1] / "index.md").read_text(encoding="utf-8")
    assert f"file=projects/{name}/" in page
    assert f"/{name}.zip)" in page
