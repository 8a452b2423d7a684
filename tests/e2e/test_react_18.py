"""A site may have React 18: its demos, and the shell's own pages, are rendered with it."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner, Result
from playwright.sync_api import Browser, Page, expect

from showfloor.build import BuildPaths, build
from showfloor.cli import main
from support.browser.chromium import find_chromium
from support.browser.edited_demo import Edited
from support.places import PROJECT
from support.site.locked_packages import install_locked
from support.site.workplace import SilentReport

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("react-18")]

SOURCES = PROJECT / "tests" / "react-18"
COUNTER = "/oak/counter/"
EDITED = """\
import { useState } from 'react';

export default function Demo() {
  const [count, setCount] = useState(6);
  if (count > 7) throw new RangeError('too far');
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
"""


@pytest.fixture(scope="module")
def paths() -> Iterator[BuildPaths]:
    # Not below a folder of tests: packages of the tools would be found above.
    with TemporaryDirectory() as place:
        folder = Path(place)
        install_locked(SOURCES, folder)
        shutil.copytree(SOURCES / "site", folder / "site")
        paths = BuildPaths(site=folder / "site", dist=folder / "dist", work=folder / ".showfloor")
        build(paths, SilentReport())
        yield paths


@pytest.fixture
def page(browser: Browser, paths: BuildPaths, serve: Callable[[Path], str]) -> Page:
    page = browser.new_page(base_url=serve(paths.dist))
    page.goto(COUNTER)
    return page


def checked(paths: BuildPaths, *options: str) -> Result:
    command = ["check", str(paths.site), "--work", str(paths.work), "--dist", str(paths.dist)]
    return CliRunner().invoke(main, [*command, *options])


def test_code_and_demos_are_checked(paths: BuildPaths) -> None:
    found = checked(paths)
    assert (found.exit_code, found.stderr) == (0, "")


def test_demos_come_alive(paths: BuildPaths, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOWFLOOR_BROWSER", find_chromium() or "")
    found = checked(paths, "--demos")
    assert (found.exit_code, found.stdout) == (
        0,
        "1 demos were tried in a browser: no mistakes.\n",
    )


def test_a_demo_runs_with_the_react_of_the_site(page: Page) -> None:
    demo = page.locator("[data-demo=BasicCounter]")
    expect(demo.get_by_label("Presses with React 18.3.1")).to_have_text("0")
    demo.get_by_role("button", name="Press", exact=True).click()
    expect(demo.get_by_label("Presses with React 18.3.1")).to_have_text("1")


def test_pictures_of_a_catalog_are_inert(page: Page) -> None:
    expect(page.locator(".s-catalog-stage[inert]")).to_have_count(1)


def test_edited_code_runs_and_its_errors_are_reported(page: Page) -> None:
    edited = Edited(page, page.locator("[data-demo=BasicCounter]")).open()
    edited.write(EDITED)
    edited.result.get_by_role("button").click()
    expect(edited.result.get_by_role("button")).to_have_text("Pressed 7")
    edited.result.get_by_role("button").click()
    expect(edited.report).to_have_text("BasicCounter.tsx:5: RangeError: too far")


def test_a_new_site_has_the_react_that_its_package_asks_for(tmp_path: Path) -> None:
    library = tmp_path / "package"
    shutil.copytree(PROJECT / "tests" / "sites" / "pine" / "published", library)
    manifest = library / "package.json"
    manifest.write_text(manifest.read_text().replace('">=18"', '"^17.0.0 || ^18.0.0"'))
    archive = shutil.make_archive(str(tmp_path / "pine-ui"), "gztar", tmp_path, library.name)
    made = CliRunner().invoke(main, ["new", str(tmp_path / "docs"), "--package", archive])
    assert made.exit_code == 0, made.output
    packages = json.loads((tmp_path / "docs" / "package.json").read_text())
    names = [*packages["dependencies"].items(), *packages["devDependencies"].items()]
    assert [name for name, version in names if version.startswith("18.")] == [
        "react",
        "react-dom",
        "@types/react",
        "@types/react-dom",
    ]
