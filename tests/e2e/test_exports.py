"""Projects that readers take home: each kind compiles and builds with nothing but itself."""

import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.places import ENGINE_MODULES, SITE_MODULES, installed_version
from support.site.installed_packages import link_packages

pytestmark = pytest.mark.browser

COMPILER = "typescript/bin/tsc"
"""The one that projects install: one project is enough to see that it takes what they set."""
FAST_COMPILER = "@typescript/native/bin/tsc"
"""Of the next version; says the same of such small projects in a tenth of the time."""

MATERIAL = ("/material-ui/react-button/", "ButtonVariants")
BASE = ("/base-ui/react-button/", "ButtonIntroduction")


@pytest.fixture
def project(page: Page, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A demo's project, downloaded and unpacked, with the packages of this one."""
    (route, demo), styling, ending = request.param
    page.goto(f"{route}#{styling}-{demo}.{ending}")
    frame = page.locator(f"#{demo}")
    frame.get_by_role("button", name="More options for this demo").click()
    with page.expect_download() as download:
        frame.get_by_role("menuitem", name="Download ZIP").click()
    zipfile.ZipFile(download.value.path()).extractall(tmp_path)
    [folder] = tmp_path.iterdir()
    link_packages(folder / "node_modules", SITE_MODULES, ENGINE_MODULES)
    return folder


def run(project: Path, tool: str, *arguments: str) -> None:
    command = ["node", f"node_modules/{tool}", *arguments]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def built(project: Path, ending: str) -> str:
    run(project, "vite/bin/vite.js", "build", "--logLevel", "warn")
    return "".join(file.read_text() for file in (project / "dist").rglob(f"*.{ending}"))


@pytest.mark.parametrize("project", [(MATERIAL, "system", "tsx")], indirect=True)
def test_a_project_in_typescript_compiles_and_builds(project: Path) -> None:
    run(project, FAST_COMPILER)
    assert "Send invoice" in built(project, "js")


@pytest.mark.sweep
@pytest.mark.parametrize("project", [(MATERIAL, "system", "js")], indirect=True)
def test_a_project_in_javascript_builds(project: Path) -> None:
    assert not [*project.rglob("src/**/*.ts*"), *project.glob("tsconfig.json")]
    assert "Send invoice" in built(project, "js")


@pytest.mark.parametrize("project", [(BASE, "css", "tsx")], indirect=True)
def test_a_project_with_a_style_sheet_compiles_and_builds(project: Path) -> None:
    run(project, COMPILER)
    sheets = [*(project / "src" / "demo").glob("*.css")]
    assert len(sheets) > 1
    whole = built(project, "css")
    for sheet in sheets:
        first_rule = re.search(r"^[.:][\w-]+", sheet.read_text(), re.MULTILINE)
        assert first_rule is not None
        assert first_rule[0] in whole


@pytest.mark.sweep
@pytest.mark.parametrize("project", [(BASE, "tailwind", "tsx")], indirect=True)
def test_a_project_with_tailwind_compiles_and_builds(project: Path) -> None:
    run(project, FAST_COMPILER)
    assert "@layer utilities" in built(project, "css")
    assert "tailwindcss" in json.loads((project / "package.json").read_text())["devDependencies"]


@pytest.mark.parametrize("project", [(BASE, "css", "tsx")], indirect=True)
def test_a_project_pins_what_it_was_built_with_and_holds_no_key(project: Path) -> None:
    manifest = json.loads((project / "package.json").read_text())
    for name, version in {**manifest["dependencies"], **manifest["devDependencies"]}.items():
        assert version == installed_version(name)
    texts = [file.read_text() for file in project.rglob("*") if file.suffix and file.is_file()]
    assert not any("licen" in text.lower() for text in texts)
